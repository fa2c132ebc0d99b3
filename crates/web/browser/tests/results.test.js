// Best results from files: what can be true is taken, what cannot is refused and told, and nothing is lost.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Bench, waitForText } from "../browser.js";

/** @typedef {import("playwright-core").Page} Page */

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

/** A win that can be: the board is four slides from its goal. */
const SOUND = {
  start: "2 8 3/1 0 4/7 6 5",
  goal: "1 2 3/8 0 4/7 6 5",
  size: "3x3",
  moves: 6,
  distance: 4,
  milliseconds: 3210,
  date: "2026-03-01T12:00:00.000Z",
};

/** One that was kept before: it must still be there. */
const BEFORE = { ...SOUND, moves: 4, milliseconds: 1500, date: "2026-02-01T12:00:00.000Z" };

/** Opens the page with a result kept. */
async function openWithResult() {
  const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail");
  await page.evaluate((result) => localStorage.setItem("jiugong.results", JSON.stringify([result])), BEFORE);
  await page.click("#results > summary");
  return page;
}

/** Loads a file, and what is said of it. @param {Page} page @param {string} text @param {string} [name] */
async function load(page, text, name = "results.json") {
  await page.evaluate(() => document.getElementById("import-report")?.replaceChildren());
  await page.setInputFiles("#results-file", { name, mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForSelector("#import-report > *, #trouble:not([hidden])");
  assert.equal(await page.isVisible("#trouble"), false, (await page.textContent("#trouble")) ?? "");
  return (await page.innerText("#import-report")).replace(/\s+/g, " ");
}

/** @param {unknown[]} results */
const fileOf = (...results) => JSON.stringify({ schema: 1, results });

/** What is kept, with what distinguishes it here. @param {Page} page */
const kept = (page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("jiugong.results") ?? "[]").map(
      (/** @type {any} */ { moves, milliseconds }) => `${moves} in ${milliseconds}`,
    ),
  );

test("files that are none are refused as a whole, with what to do", async () => {
  const page = await openWithResult();
  /** @type {[string, RegExp][]} */
  const spoilt = [
    ["", /^The file results\.json cannot be read.*Choose a file that was saved here/],
    ['{"schema": 1, "results": [', /cannot be read: it is not whole, or not JSON/],
    ["null", /holds no list results/],
    ["[]", /holds no list results/],
    ['{"schema": 1, "results": {}}', /holds no list results/],
    [JSON.stringify({ schema: 7, results: [SOUND] }), /has schema “7”, but only 1 can be read/],
    [JSON.stringify({ results: [SOUND] }), /has schema “nothing”/],
    [fileOf(...Array(5001).fill(SOUND)), /holds 5,001 results, at most 5,000.*Divide it/],
    [`${" ".repeat(5 * 1024 * 1024)}{}`, /too large: 5,121 KiB, at most 5,120\. Divide it/],
  ];
  for (const [text, said] of spoilt) {
    assert.match(await load(page, text), said);
    assert.deepEqual(await kept(page), ["4 in 1500"]);
  }
  await bench.close(page);
});

test("each entry that cannot be true is refused by its number, field and value; the good ones are kept", async () => {
  const page = await openWithResult();
  /** @type {[unknown, RegExp][]} */
  const spoilt = [
    [null, /is “null”, not a result/],
    ["4 slides", /is “4 slides”, not a result/],
    [[4], /is “\[4\]”, not a result/],
    [{}, /: start is “nothing”, not a board/],
    [{ ...SOUND, start: 283 }, /: start is “283”, not a board of 2x2 to 10x10\. Write its rows/],
    [{ ...SOUND, start: "2 8 3/1 0 4/7 6 6" }, /: start is “2 8 3\/1 0 4\/7 6 6”, not a board/],
    [{ ...SOUND, goal: "1 2 3" }, /: goal is “1 2 3”, not a board/],
    [{ ...SOUND, size: "4x4" }, /: size is “4x4”, but start has size 3x3/],
    [{ ...SOUND, size: "11x11" }, /: size is “11x11”/],
    [{ ...SOUND, goal: "1 2/3 0" }, /: goal is “1 2\/3 0”, but start has size 3x3/],
    [{ ...SOUND, goal: "2 1 3/8 0 4/7 6 5" }, /: the goal “2 1 3\/8 0 4\/7 6 5” cannot be reached/],
    [{ ...SOUND, moves: -3 }, /: moves is “-3”\. It has to be a whole number from 4 to/],
    [{ ...SOUND, moves: 2 }, /: moves is “2”\. It has to be a whole number from 4 to/],
    [{ ...SOUND, moves: 4.5 }, /: moves is “4\.5”/],
    [{ ...SOUND, moves: "6" }, /: moves is “6”/],
    [{ ...SOUND, moves: 7 }, /: moves is “7”\. From this start to this goal it has to be an even number/],
    [{ ...SOUND, distance: 5 }, /: distance is “5”\. .* an even number/],
    [{ ...SOUND, distance: 6 }, /: distance is “6”\. The shortest path has 4 slides: write that/],
    [{ ...SOUND, distance: 8 }, /: distance is “8”\. It has to be a whole number from 4 to 6/],
    [{ ...SOUND, milliseconds: -1 }, /: milliseconds is “-1”\. .* from 1 to/],
    [{ ...SOUND, milliseconds: 0 }, /: milliseconds is “0”\. .* from 1 to/],
    [{ ...SOUND, milliseconds: 1e15 }, /: milliseconds is “1000000000000000”/],
    [{ ...SOUND, milliseconds: null }, /: milliseconds is “null”/],
    [{ ...SOUND, date: "yesterday" }, /: date is “yesterday”\. Write a date that has been/],
    [{ ...SOUND, date: "2999-01-01T00:00:00Z" }, /: date is “2999-01-01T00:00:00Z”/],
    [{ ...SOUND, start: `<img src=x onerror=alert(1)>${"9".repeat(500)}` }, /: start is “<img.{1,60}…”/],
  ];
  for (const [entry, said] of spoilt) {
    const told = await load(page, fileOf(entry));
    assert.match(told, /^Nothing new in it 1 entry was refused; .* Entry 1/);
    assert.match(told, said);
    assert.deepEqual(await kept(page), ["4 in 1500"]);
  }
  // What no number of JSON is, but what a reader makes infinite.
  assert.match(await load(page, fileOf(SOUND).replace("3210", "1e999")), /: milliseconds is “Infinity”/);
  const mixed = await load(page, fileOf({ ...SOUND, moves: -3 }, SOUND, 5, { ...SOUND, distance: null }, BEFORE));
  assert.match(mixed, /^2 results added 2 entries were refused; .* Entry 1: moves is “-3”.* Entry 3 is “5”/);
  assert.deepEqual(await kept(page), ["4 in 1500", "6 in 3210", "6 in 3210"]);
  await waitForText(page, "#results-table tbody", /4.*6.*6/s);
  await bench.close(page);
});

test("a shortest path that no board of the size allows is found out on small boards; on large ones by their estimate", async () => {
  const page = await openWithResult();
  const hardest = { ...SOUND, start: "8 6 7/2 5 4/3 0 1", goal: "1 2 3/4 5 6/7 8 0", distance: null };
  assert.match(await load(page, fileOf({ ...hardest, moves: 29 })), /: moves is “29”\. .* from 31 to/);
  const wide = {
    ...SOUND,
    size: "4x4",
    start: "0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1",
    goal: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
    distance: null,
  };
  assert.match(await load(page, fileOf({ ...wide, moves: 10 })), /: moves is “10”\. .* from \d\d to/);
  assert.match(await load(page, fileOf({ ...wide, moves: 101 })), /: moves is “101”\. .* an even number/);
  assert.match(await load(page, fileOf({ ...wide, moves: 100 }, { ...hardest, moves: 31 })), /^2 results added$/);
  await bench.close(page);
});

test("what was exported is nothing new; elsewhere it is added; many refusals are summed up, in Chinese, too", async () => {
  const page = await openWithResult();
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#export")]);
  const stream = await download.createReadStream();
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  assert.match(await load(page, text), /^Nothing new in it$/);
  await page.evaluate(() => localStorage.removeItem("jiugong.results"));
  assert.match(await load(page, text), /^1 result added$/);
  assert.deepEqual(await kept(page), ["4 in 1500"]);
  await page.click("#language");
  const told = await load(page, fileOf(SOUND, ...Array(30).fill({ ...SOUND, moves: -1 })));
  assert.match(told, /^添加了 1 个成绩 有 30 个成绩未被接受.*第 2 个：moves 是“-1”，应为 4 到.*另有 18 个/);
  await bench.close(page);
});

test("where the server does not answer, nothing is added and nothing lost", async () => {
  const page = await openWithResult();
  await page.route("**/api/v1/hint", (route) => route.abort());
  await page.setInputFiles("#results-file", {
    name: "results.json",
    mimeType: "application/json",
    buffer: Buffer.from(fileOf(SOUND)),
  });
  await waitForText(page, "#trouble", /The server does not answer/);
  assert.deepEqual(await kept(page), ["4 in 1500"]);
  await bench.close(page, /ERR_FAILED/);
});

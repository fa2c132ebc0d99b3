// Comparing: a table that fills in, charts, files, the landscape.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Bench, waitForText } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

test("two heuristics on random boards: figures, a chart, and files of them", async () => {
  const page = await bench.open(
    "#compare?algorithms=a-star,breadth-first&heuristics=misplaced,manhattan&depths=4..12/4&each=2&seed=5",
  );
  await page.click("#run-compare");
  await waitForText(page, "#compare-state", /^18 runs$/);
  const rows = await page.$$eval("#totals tbody tr", (all) => all.map((row) => row.textContent));
  assert.equal(rows.length, 3);
  assert.ok(
    rows.every((row) => row?.includes("6 / 6")),
    rows.join(),
  );
  assert.deepEqual(await page.$$eval("#by-distance tbody th", (heads) => heads.map((head) => head.textContent)), [
    "4",
    "8",
    "12",
  ]);
  await page.waitForSelector("#chart canvas");
  await page.selectOption("#measure", "branching_factor");
  const beginnings = { csv: "algorithm,heuristic,board", svg: "<", png: "\x89PNG" };
  for (const [format, beginning] of Object.entries(beginnings)) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(`#compare-${format}`)]);
    const text = (await readFile(await download.path())).toString("latin1");
    assert.ok(text.startsWith(beginning), `${format}: ${text.slice(0, 40)}`);
  }
  assert.match(await page.evaluate(() => location.hash), /seed=5/);
  await bench.close(page);
});

test("own boards; a running comparison can be stopped", async () => {
  const page = await bench.open("#compare");
  await page.selectOption("#boards-from", "given");
  await page.selectOption("#compare-goal", "snail");
  await page.click("#run-compare");
  await waitForText(page, "#compare-state", /^6 runs$/);
  await page.selectOption("#boards-from", "random");
  await page.fill("#depths", "26..30/2");
  await page.fill("#each", "40");
  await page.click('#algorithms input[value="iterative-deepening"]');
  await page.click("#run-compare");
  await waitForText(page, "#compare-state", /^[1-9][0-9]* of /);
  await page.click("#stop-compare");
  assert.equal(await page.isDisabled("#stop-compare"), true);
  await waitForText(page, "#compare-state", /^Stopped after [0-9]+ of [0-9]+ runs$/);
  await bench.close(page);
});

test("swatches have the colours of the theme; what was wrong with a field is no longer said once it is mended", async () => {
  const page = await bench.open("#compare?algorithms=a-star&heuristics=manhattan&depths=4&each=1&seed=1", {
    theme: "light",
  });
  await page.fill("#depths", "4..x");
  await page.click("#run-compare");
  await page.waitForSelector("#trouble:not([hidden])");
  await page.fill("#depths", "4");
  await page.waitForSelector("#trouble[hidden]", { state: "attached" });
  await page.click("#run-compare");
  await waitForText(page, "#compare-state", /^1 run/);
  const colour = () => page.$eval("#totals .swatch", (swatch) => getComputedStyle(swatch).backgroundColor);
  const before = await colour();
  await page.click("#theme");
  assert.notEqual(await colour(), before);
  await bench.close(page, /422/);
});

test("the landscape of all 181,440 boards", async () => {
  const page = await bench.open("#compare");
  await waitForText(page, "#landscape-says", /181,440 boards.*31 slides.*2 of them/);
  await page.waitForSelector("#landscape canvas");
  assert.equal(await page.$$eval("#landscape-table tbody tr", (rows) => rows.length), 32);
  await bench.close(page);
});

test("searches with parameters, the largest of several heuristics, an own goal; all of it in the link", async () => {
  const page = await bench.open(
    "#compare?algorithms=a-star,weighted-a-star(weight=3)&heuristics=manhattan&size=3x3&depths=4&each=1&seed=1&goal=8_7_6/5_4_3/2_1_0",
  );
  await page.click("#heuristics + .adding > summary");
  await page.click("#add-to-heuristics");
  await page.click("#run-compare");
  await waitForText(page, "#compare-state", /^4 runs$/);
  const names = await page.$$eval("#totals tbody th small", (heads) => heads.map((head) => head.textContent));
  assert.deepEqual(names, [
    "a-star manhattan",
    "a-star max(manhattan,walking-distance)",
    "weighted-a-star(weight=3) manhattan",
    "weighted-a-star(weight=3) max(manhattan,walking-distance)",
  ]);
  const hash = await page.evaluate(() => location.hash);
  assert.match(hash, /goal=8_7_6\/5_4_3\/2_1_0/);
  await bench.close(page);
  const again = await bench.open(hash);
  assert.equal(await again.inputValue("#own-goal"), "8 7 6/5 4 3/2 1 0");
  await again.click("#run-compare");
  await waitForText(again, "#compare-state", /^4 runs$/);
  await bench.close(again);
});

test("a link holds the boards that were typed in", async () => {
  const page = await bench.open("#compare?algorithms=a-star&heuristics=manhattan&goal=snail");
  await page.selectOption("#boards-from", "given");
  await page.fill("#boards", "[[2,8,3],[1,0,4],[7,6,5]]\n8 _ 3/2 1 4/7 6 5\n3x3:1,3,4,8,0,2,7,6,5");
  await page.click("#run-compare");
  await waitForText(page, "#compare-state", /^3 runs$/);
  const hash = await page.evaluate(() => location.hash);
  await bench.close(page);
  const again = await bench.open(hash);
  assert.equal(await again.isVisible("#boards"), true);
  await again.click("#run-compare");
  await waitForText(again, "#compare-state", /^3 runs$/);
  await bench.close(again);
});

test("boards of a link are checked when it is opened: which is none is told beside the field, and why", async () => {
  const boards = ["2 8 3/1 0 4/7 6 5", "2 8 3/1 0 4/7 6 6", "8 0 3/2 1 4/7 6 5", "hello"]
    .join("\n")
    .replaceAll(" ", "_");
  const page = await bench.open(
    `#compare?algorithms=a-star&heuristics=manhattan&goal=snail&boards=${encodeURIComponent(boards)}`,
  );
  await waitForText(page, "#boards-wrong", /Board 2 \(“2.8.3\/1.0.4\/7.6.6”\): .*tile 6 is there twice.*replace/);
  await waitForText(page, "#boards-wrong", /Board 4 \(“hello”\): /);
  assert.equal(await page.$$eval("#boards-wrong p", (all) => all.length), 2);
  assert.equal(await page.getAttribute("#boards", "aria-invalid"), "true");
  await page.fill(
    "#boards",
    "2 8 3/1 0 4/7 6 5\n1 2 3 4 5 6/7 8 9 10 11 12/13 14 15 16 17 18/19 20 21 22 23 24/25 26 27 28 29 0",
  );
  await page.press("#boards", "Tab");
  await waitForText(page, "#boards-wrong", /^Board 2 .*has size 6x5, and searches take boards of at most 25 cells/);
  await page.fill("#boards", "2 8 3/1 0 4/7 6 5");
  await page.press("#boards", "Tab");
  await page.waitForSelector('#boards[aria-invalid="false"]');
  assert.equal(await page.textContent("#boards-wrong"), "");
  await bench.close(page, /422/);
});

test("a board that does not go with the goal is told, too", async () => {
  const page = await bench.open(
    "#compare?algorithms=a-star&heuristics=manhattan&goal=1_2/3_0&boards=2_8_3/1_0_4/7_6_5",
  );
  await waitForText(page, "#boards-wrong", /^Board 1 .*has size 3x3, the goal 2x2; give boards of the goal's size/);
  await bench.close(page);
});

test("algorithms and heuristics are called in words, with their names beside", async () => {
  for (const [language, algorithm, heuristic] of /** @type {const} */ ([
    ["en", "Breadth-first search", "Manhattan distance"],
    ["zh", "广度优先搜索", "曼哈顿距离"],
  ])) {
    const page = await bench.open(
      "#compare?algorithms=breadth-first,a-star&heuristics=manhattan&depths=4&each=1&seed=1",
      {
        language,
      },
    );
    const called = (/** @type {string} */ list, /** @type {string} */ name) =>
      page.textContent(`#${list} .tick:has([value="${name}"])`);
    assert.equal(await called("algorithms", "breadth-first"), `${algorithm} breadth-first`);
    assert.equal(await called("heuristics", "manhattan"), `${heuristic} manhattan`);
    await page.click("#run-compare");
    await waitForText(page, "#totals tbody", new RegExp(`${algorithm}.*${heuristic}`, "s"));
    assert.match((await page.textContent("#by-distance thead")) ?? "", /breadth-first.*a-star manhattan/s);
    await page.click("#go-explain");
    const brackets = language === "zh" ? ["（", "）"] : [" (", ")"];
    const option = (/** @type {string} */ list, /** @type {string} */ name) =>
      page.textContent(`#${list} option[value="${name}"]`);
    assert.equal(await option("algorithm", "breadth-first"), `${algorithm}${brackets.join("breadth-first")}`);
    assert.equal(await option("heuristic", "manhattan"), `${heuristic}${brackets.join("manhattan")}`);
    await page.click("#language");
    await waitForText(page, "#algorithm", language === "zh" ? /Breadth-first search \(/ : /广度优先搜索（/);
    const names = await page.$$eval("#algorithm option", (all) => all.map((one) => one.textContent ?? ""));
    assert.ok(names.length > 10 && names.every((name) => /[^()（）]+[(（][a-z-]+[)）]$/.test(name)), names.join());
    await bench.close(page);
  }
});

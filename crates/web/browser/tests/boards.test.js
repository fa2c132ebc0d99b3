// Other boards: pasted, out of reach, random, edited, shared.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Bench, boardOf, waitForText } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

test("a pasted board that cannot be solved is told with its reason, and a click takes a goal that can be reached", async () => {
  const page = await bench.open("#play?start=1_2_3/4_5_6/7_8_0&goal=standard");
  await page.click("#given > summary");
  await page.fill("#paste", "1 2 3 4 5 6 8 7 0");
  await page.click("#take");
  await waitForText(page, "#unreachable", /cannot be reached.*inversions.*odd/s);
  await page.click("#swap-goal");
  await page.waitForSelector("#unreachable[hidden]", { state: "attached" });
  await waitForText(page, "#left", /slides? left|At the goal/);
  await bench.close(page);
});

test("boards in every format are read; what is wrong is said with its place, and the board stays", async () => {
  const page = await bench.open("#play?start=1_2_3/4_5_6/7_8_0&goal=standard");
  await page.click("#given > summary");
  for (const text of [
    "[[2,8,3],[1,0,4],[7,6,5]]",
    "2831x4765",
    "2  8  3  1  x  4  7  6  5",
    "3x3:2,8,3,1,0,4,7,6,5",
    "# comment\n3\n2 8 3\n1 0 4\n7 6 5",
  ]) {
    await page.fill("#paste", text);
    await page.click("#take");
    await page.waitForFunction(() => location.hash.includes("2_8_3/1_0_4/7_6_5"));
    await page.fill("#paste", "1 2 3 4 5 6 7 8 0");
    await page.click("#take");
    await page.waitForFunction(() => location.hash.includes("1_2_3/4_5_6/7_8_0"));
  }
  await page.fill("#paste", "1 2 3 4 5 6 7 7 0");
  await page.click("#take");
  await waitForText(page, "#trouble", /7/);
  assert.equal(await boardOf(page), "1 2 3 4 5 6 7 8 0");
  await bench.close(page, /422/);
});

test("the same seed gives the same board; an exact difficulty is what it says; other sizes", async () => {
  const page = await bench.open("#play");
  await page.click("#setup > summary");
  await page.fill("#seed", "7");
  await page.click("#make");
  await waitForText(page, "#setup-note", /7/);
  const first = await boardOf(page);
  await page.click("#random");
  await page.waitForFunction(
    (before) => !location.hash.includes(before),
    first.replace(/(\d \d \d) (\d \d \d) (\d \d \d)/, "$1/$2/$3").replaceAll(" ", "_"),
  );
  await page.click("#make");
  await waitForText(page, "#setup-note", /: 7$/);
  assert.equal(await boardOf(page), first);
  await page.selectOption("#difficulty", "exact");
  await page.fill("#slides", "12");
  await page.click("#make");
  await waitForText(page, "#left", /^12 slides/);
  const exact = page.locator('#difficulty option[value="exact"]');
  assert.equal(await exact.isDisabled(), false);
  await page.selectOption("#columns", "10");
  await page.waitForFunction(() => document.querySelectorAll("#board .tile").length === 30);
  assert.equal(await exact.isDisabled(), true);
  assert.notEqual(await page.inputValue("#difficulty"), "exact");
  await page.selectOption("#rows", "10");
  await page.waitForFunction(() => document.querySelectorAll("#board .tile").length === 100);
  await bench.close(page);
});

test("start and goal are edited by keyboard and by drag", async () => {
  const page = await bench.open("#play?start=1_2_3/4_5_6/7_8_0&goal=standard");
  await page.click("#given > summary");
  await page.click("#edit-board");
  await page.focus('.tile[data-tile="1"]');
  await page.keyboard.press("8");
  assert.equal(await boardOf(page), "8 2 3 4 5 6 7 1 0");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("1");
  assert.equal(await boardOf(page), "8 1 3 4 5 6 7 2 0");
  await page.dragAndDrop('.tile[data-tile="3"]', '.tile[data-tile="4"]');
  assert.equal(await boardOf(page), "8 1 4 3 5 6 7 2 0");
  // What was dragged lies where it belongs, in sight.
  await page.waitForTimeout(300);
  const [dragged, beside] = [
    await page.locator('.tile[data-tile="3"]').boundingBox(),
    await page.locator('.tile[data-tile="8"]').boundingBox(),
  ];
  assert.ok(dragged && beside && Math.abs(dragged.x - beside.x) < 2, JSON.stringify([dragged, beside]));
  assert.ok(Math.abs(dragged.y - beside.y - beside.height) < 2, JSON.stringify([dragged, beside]));
  await page.click("#edit-done");
  await page.waitForFunction(() => location.hash.includes("start=8_1_4/3_5_6/7_2_0"));
  await page.click("#edit-goal");
  await page.click('.tile[data-tile="1"]');
  await page.click('.tile[data-tile="2"]');
  await page.click("#edit-done");
  await page.waitForFunction(() => location.hash.includes("goal=2_1_3/4_5_6/7_8_0"));
  await bench.close(page);
});

test("a link opened afresh shows the same board, goal and moves; a replay link is written and read", async () => {
  const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail&moves=ul");
  assert.equal(await boardOf(page), "0 2 3 1 8 4 7 6 5");
  assert.equal(await page.textContent("#moves-net"), "2");
  await page.click("#share > summary");
  const link = await page.inputValue("#link");
  assert.match(link, /moves=ul$/);
  await page.waitForFunction(() => /** @type {HTMLImageElement} */ (document.getElementById("code")).naturalWidth > 0);
  await page.click("#replay");
  await page.waitForFunction(() =>
    /** @type {HTMLInputElement} */ (document.getElementById("replay-link")).value.startsWith(
      "https://slidysim.github.io/replay?r=",
    ),
  );
  const replay = await page.inputValue("#replay-link");
  await bench.close(page);

  const other = await bench.open(new URL(link).hash);
  assert.equal(await boardOf(other), "0 2 3 1 8 4 7 6 5");
  await other.click("#random");
  await other.waitForFunction(() => !location.hash.includes("moves"));
  await other.click("#given > summary");
  await other.fill("#paste", replay);
  await other.click("#take");
  await other.waitForFunction(
    () => location.hash.includes("start=2_8_3/1_0_4/7_6_5") && location.hash.endsWith("moves=ul"),
  );
  await bench.close(other);
});

test("results are saved as a file and loaded from it", async () => {
  const page = await bench.open("#play?start=1_2_3/8_4_0/7_6_5&goal=snail");
  await page.click('.tile[data-tile="4"]');
  await page.waitForSelector("#win:not([hidden])");
  await page.click("#results > summary");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#export")]);
  const file = await download.path();
  await page.click("#forget");
  assert.equal(await page.$$eval("#results-table tbody tr", (rows) => rows.length), 0);
  await page.setInputFiles("#results-file", file);
  await page.waitForSelector("#results-table tbody tr");
  await bench.close(page);
});

test("a wrong number is told by the name of its field and its range, and no board is made", async () => {
  const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail");
  await page.click("#setup > summary");
  await page.selectOption("#difficulty", "exact");
  for (const [field, value] of [
    ["slides", "-1"],
    ["slides", "1.5"],
    ["slides", ""],
    ["slides", "99999999999"],
    ["seed", "abc"],
    ["seed", "-5"],
  ]) {
    await page.fill("#slides", "3");
    await page.fill("#seed", "");
    await page.fill(`#${field}`, value ?? "");
    await page.click("#make");
    await waitForText(
      page,
      "#trouble",
      field === "seed" ? /^Seed has to be .* from 0 to 9/ : /^Slides has .* 0 to 200/,
    );
    assert.equal(await boardOf(page), "2 8 3 1 0 4 7 6 5");
    await page.evaluate(() => document.getElementById("trouble")?.replaceChildren());
  }
  await bench.close(page);
});

test("columns and rows chosen and a board made at once: the last choice holds, whatever answer comes last", async () => {
  const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail");
  let late = 600;
  await page.route("**/api/v1/scramble", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, (late -= 200)));
    await route.continue();
  });
  await page.click("#setup > summary");
  await page.selectOption("#columns", "5");
  await page.selectOption("#rows", "4");
  await page.click("#make");
  await page.waitForFunction(() => document.querySelectorAll("#board .tile").length === 20);
  await page.waitForTimeout(800);
  assert.equal((await boardOf(page)).split(" ").length, 20);
  assert.deepEqual([await page.inputValue("#columns"), await page.inputValue("#rows")], ["5", "4"]);
  await bench.close(page);
});

test("a replay link that is written for another goal than the standard one, or read on one, says so", async () => {
  const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail&moves=ul");
  await page.click("#share > summary");
  await page.click("#replay");
  await page.waitForSelector("#replay-goal:visible");
  const replay = await page.inputValue("#replay-link");
  await page.click("#given > summary");
  await page.fill("#paste", replay);
  await page.click("#take");
  await waitForText(page, "#live", /carries no goal/);
  await page.click("#replay");
  await page.waitForSelector("#replay-goal[hidden]", { state: "attached" });
  await bench.close(page);
});

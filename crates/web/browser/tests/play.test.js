// Playing: by clicks, keys and touch, to a win; taken back; with help.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Bench, boardOf, waitForText } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

const START = "2 8 3 1 0 4 7 6 5";
const NEAR = "#play?start=2_8_3/1_0_4/7_6_5&goal=snail";

test("a win moves nothing: the buttons stay where they were", async () => {
  const page = await bench.open("#play?start=1_2_3/8_4_0/7_6_5&goal=snail", { width: 1280, height: 860 });
  const place = () => page.locator("#undo").boundingBox();
  const before = await place();
  await page.click('.tile[data-tile="4"]');
  await page.waitForSelector("#win:not([hidden])");
  assert.deepEqual(await place(), before);
  assert.ok(before && before.y + before.height <= 860);
  await bench.close(page);
});

test("clicks play to a win, which is compared with the optimum and kept", async () => {
  const page = await bench.open(NEAR);
  assert.equal(await boardOf(page), START);
  await waitForText(page, "#left", /^4 slides/);
  for (const tile of [8, 2, 1, 8]) await page.click(`.tile[data-tile="${tile}"]`);
  assert.equal(await boardOf(page), "1 2 3 8 0 4 7 6 5");
  await waitForText(page, "#win", /Solved: 4 slides.*No path is shorter/);
  assert.equal(await page.textContent("#moves-made"), "4");
  assert.match(await page.evaluate(() => location.hash), /moves=uldr$/);
  await page.click("#results > summary");
  await waitForText(page, "#results-table tbody", /4.*4.*2 8 3\/1 0 4\/7 6 5/);
  await bench.close(page);
});

test("a longer way to the goal is told by how much", async () => {
  const page = await bench.open(NEAR);
  await waitForText(page, "#left", /^4 slides/);
  for (const tile of [4, 4, 8, 2, 1, 8]) await page.click(`.tile[data-tile="${tile}"]`);
  await waitForText(page, "#win", /Solved: 6 slides.*has 4 slides, 2 fewer/);
  await page.click("#moves-panel > summary");
  await waitForText(page, "#moves", /4 ← ✗ farther, 5 left.*nearer, 0 left/);
  await bench.close(page);
});

test("arrow keys and WASD move the tile, or the gap if that is preferred", async () => {
  const page = await bench.open(NEAR);
  await page.keyboard.press("ArrowDown");
  assert.equal(await boardOf(page), "2 0 3 1 8 4 7 6 5");
  await page.keyboard.press("w");
  assert.equal(await boardOf(page), START);
  await page.click("#preferences > summary");
  await page.selectOption("#arrows", "gap");
  await page.click("#board", { position: { x: 2, y: 2 } });
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  const before = await boardOf(page);
  await page.keyboard.press("ArrowDown");
  assert.notEqual(await boardOf(page), before);
  await bench.close(page);
});

test("at the edge an arrow does nothing", async () => {
  const page = await bench.open("#play?start=1_2_3/4_5_6/7_8_0&goal=snail");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await boardOf(page), "1 2 3 4 5 6 7 8 0");
  assert.equal(await page.textContent("#moves-made"), "0");
  await bench.close(page);
});

test("a click on a tile farther off slides the whole run; undo takes it back, redo makes it again", async () => {
  const page = await bench.open("#play?start=1_2_3_4/5_6_7_8/9_10_11_12/0_13_14_15&goal=standard");
  await page.click('.tile[data-tile="15"]');
  assert.equal(await boardOf(page), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0");
  assert.equal(await page.textContent("#moves-net"), "3");
  await page.click("#undo");
  assert.equal(await boardOf(page), "1 2 3 4 5 6 7 8 9 10 11 12 0 13 14 15");
  assert.equal(await page.textContent("#moves-made"), "3");
  assert.equal(await page.textContent("#moves-net"), "0");
  await page.click("#redo");
  assert.equal(await page.textContent("#moves-net"), "3");
  await page.click("#restart");
  assert.equal(await page.textContent("#moves-made"), "0");
  await bench.close(page);
});

test("taps and swipes on a touch screen", async () => {
  const page = await bench.open(NEAR, { hasTouch: true, width: 360, height: 780 });
  await page.tap('.tile[data-tile="8"]');
  assert.equal(await boardOf(page), "2 0 3 1 8 4 7 6 5");
  const box = await (await page.$('.tile[data-tile="2"]'))?.boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number} */ right) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + right, y }] });
  await touch("touchStart", 0);
  await touch("touchMove", 30);
  await touch("touchMove", 60);
  await touch("touchEnd", 60);
  assert.equal(await boardOf(page), "0 2 3 1 8 4 7 6 5");
  await bench.close(page);
});

test("a hint names a best tile, and no win with it is kept", async () => {
  const page = await bench.open(NEAR);
  await page.click("#hint");
  await page.waitForSelector('.tile.hinted[data-tile="8"]');
  await waitForText(page, "#live", /8/);
  for (const tile of [8, 2, 1, 8]) await page.click(`.tile[data-tile="${tile}"]`);
  await waitForText(page, "#win", /with help/);
  await page.click("#results > summary");
  assert.equal(await page.$$eval("#results-table tbody tr", (rows) => rows.length), 0);
  await bench.close(page);
});

test("all best moves are marked as the board changes; each tile says how far it is from home", async () => {
  const page = await bench.open(NEAR);
  await page.click("#best");
  await page.waitForSelector('.tile.best[data-tile="8"]');
  await page.click('.tile[data-tile="8"]');
  await page.waitForSelector('.tile.best[data-tile="2"]');
  await page.click("#overlay");
  assert.equal(await page.getAttribute('.tile[data-tile="2"] .distance', "data-distance"), "1");
  assert.match((await page.getAttribute('.tile[data-tile="2"]', "aria-label")) ?? "", /1 from home/);
  await bench.close(page);
});

test("the demonstration plays, pauses, steps forward and back, and is no win", async () => {
  const page = await bench.open(NEAR);
  await page.click("#demonstrate");
  await page.waitForSelector("#demonstration:not([hidden])");
  await page.click("#demonstration-play");
  for (let step = 0; step < 4; step++)
    if (await page.isEnabled("#demonstration-forward")) await page.click("#demonstration-forward");
  await waitForText(page, "#demonstration-at", /slide 4 of 4/);
  assert.equal(await boardOf(page), "1 2 3 8 0 4 7 6 5");
  await page.click("#demonstration-back");
  assert.equal(await boardOf(page), "1 2 3 0 8 4 7 6 5");
  assert.equal(await page.isHidden("#win"), true);
  assert.equal(await page.evaluate(() => localStorage.getItem("jiugong.results")), null);
  await page.click("#demonstration-leave");
  await page.click('.tile[data-tile="8"]');
  await waitForText(page, "#win", /with help/);
  await bench.close(page);
});

test("a game is won once: what is played on after it changes neither its time nor the results", async () => {
  const page = await bench.open(NEAR);
  for (const tile of [8, 2, 1, 8]) await page.click(`.tile[data-tile="${tile}"]`);
  await page.waitForSelector("#win:not([hidden])");
  const time = await page.textContent("#time");
  await page.waitForTimeout(400);
  await page.click("#undo");
  await page.click("#redo");
  await page.click('.tile[data-tile="8"]');
  await page.click('.tile[data-tile="8"]');
  await page.waitForSelector("#win:not([hidden])");
  assert.equal(await page.textContent("#time"), time);
  await page.click("#results > summary");
  assert.equal(await page.$$eval("#results-table tbody tr", (rows) => rows.length), 1);
  await bench.close(page);
});

test("the overlay says nothing of the blank, which is no tile", async () => {
  const page = await bench.open("#play?start=2_8_3/1_4_0/7_6_5&goal=snail");
  await page.click("#overlay");
  assert.equal(await page.getAttribute('.tile[data-tile="4"] .distance', "data-distance"), "1");
  assert.equal(await page.getAttribute(".tile.blank .distance", "data-distance"), "");
  await bench.close(page);
});

const FAR_5X5 = "#play?start=4_13_12_18_9/3_1_8_23_15/2_17_20_7_19/10_5_14_11_16/6_22_0_21_24&goal=standard";

test("where no distance can be proven in time, an estimate is called one, and a hint begins a known way", async () => {
  const page = await bench.open(FAR_5X5);
  await waitForText(page, "#left", /estimate: \d+ to \d+ slides left/);
  await page.click("#hint");
  await waitForText(page, "#live", /so begins a way that is known/);
  await bench.close(page);
});

test("a demonstration that is searched for can be stopped, and a move stops it, too", async () => {
  const page = await bench.open(FAR_5X5);
  await page.click("#demonstrate");
  await waitForText(page, "#demonstration-at", /boards expanded; a shortest path has at least \d+ slides/);
  await page.click("#demonstration-stop");
  await page.waitForSelector("#demonstration[hidden]", { state: "attached" });
  await page.click("#demonstrate");
  await page.waitForSelector("#demonstration-stop:visible");
  await page.keyboard.press("ArrowLeft");
  await page.waitForSelector("#demonstration[hidden]", { state: "attached" });
  assert.equal(await page.textContent("#moves-made"), "1");
  await bench.close(page);
});

test("a board that is too far for a proof is demonstrated by a way that may be longer", async () => {
  const page = await bench.open(FAR_5X5);
  await page.click("#demonstrate");
  await page.waitForSelector("#demonstration-controls:visible");
  await waitForText(page, "#live", /A path of \d+ slides; it is not proven that none is shorter/);
  await bench.close(page);
});

test("moves that came with a link are judged, too", async () => {
  const page = await bench.open(`${NEAR}&moves=udul`);
  await page.click("#moves-panel > summary");
  await waitForText(page, "#moves", /nearer, 3 left.*farther, 4 left.*nearer, 3 left.*nearer, 2 left/s);
  assert.doesNotMatch((await page.textContent("#moves")) ?? "", /not judged/);
  await bench.close(page);
});

test("undo keeps the focus when nothing is left to take back", async () => {
  const page = await bench.open(NEAR);
  await page.click('.tile[data-tile="8"]');
  await page.focus("#undo");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  assert.equal(await boardOf(page), START);
  assert.equal(await page.getAttribute("#undo", "aria-disabled"), "true");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "undo");
  await bench.close(page);
});

test("above 25 cells help is switched off, and the reason is said once", async () => {
  const rows = Array.from({ length: 6 }, (_, row) => Array.from({ length: 6 }, (_, at) => (row * 6 + at + 1) % 36));
  rows[5]?.splice(4, 2, 0, 35);
  const page = await bench.open(`#play?start=${rows.map((row) => row.join("_")).join("/")}&goal=standard`);
  for (const id of ["hint", "best", "demonstrate"]) assert.equal(await page.isDisabled(`#${id}`), true);
  await waitForText(page, "#left", /at most 25 cells/);
  assert.equal((await page.innerText("body")).match(/25 cells/g)?.length, 1);
  await page.click('.tile[data-tile="35"]');
  await page.waitForSelector("#win:not([hidden])");
  assert.equal(await page.isVisible("#trouble"), false);
  await bench.close(page);
});

test("what is said of a win covers no tile", async () => {
  for (const width of [1280, 360]) {
    const page = await bench.open("#play?start=1_2_3/8_4_0/7_6_5&goal=snail", { width, height: 780 });
    await page.click('.tile[data-tile="4"]');
    await page.waitForSelector("#win:not([hidden])");
    const [board, win] = await Promise.all(["#board", "#win"].map((place) => page.locator(place).boundingBox()));
    assert.ok(board && win);
    assert.ok(win.y >= board.y + board.height || win.x >= board.x + board.width, JSON.stringify({ board, win }));
    await bench.close(page);
  }
});

test("what a search has proven narrows the estimate", async () => {
  const page = await bench.open("#play?start=0_15_14_13/12_11_10_9/8_7_6_5/4_3_2_1&goal=standard");
  await page.route("**/api/v1/hint", (route) =>
    route.fulfill({
      json: { distance: null, at_least: 70, at_most: 80, best: [15], exact: false, moves: [], reason: "late" },
    }),
  );
  await page.route("**/api/v1/solve", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: 'event: progress\ndata: {"bound": 78, "expanded": 5}\n\nevent: result\ndata: {"reachable": false}\n\n',
    }),
  );
  await page.reload();
  await waitForText(page, "#left", /^estimate: 70 to 80 slides left/);
  await page.click("#demonstrate");
  await waitForText(page, "#left", /^estimate: 78 to 80 slides left/);
  await bench.close(page);
});

test("while a shortest path is demonstrated, what is left is that of the board that is shown", async () => {
  const page = await bench.open("#play?start=8_0_3/2_1_4/7_6_5&goal=snail");
  await waitForText(page, "#left", /^5 /);
  await page.click("#demonstrate");
  await waitForText(page, "#demonstration-at", /5 of 5/);
  await waitForText(page, "#left", /At the goal/);
  await page.click("#demonstration-back");
  await waitForText(page, "#left", /^1 slide left/);
  await page.click("#restart");
  await waitForText(page, "#left", /^5 /);
  await bench.close(page);
});

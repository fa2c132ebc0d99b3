// Watching a search: to the end and back, its tree, its lists, a node, files, examples.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Bench, waitForText } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

/** Milliseconds that a step may take, on a machine that is busy with other things as well; an idle one takes a tenth. */
const SLOWEST_STEP = 500;

const SOURCE = "#explain?start=2_8_3/1_0_4/7_6_5&goal=snail&algorithm=a-star&heuristic=misplaced";

test("one step, ten, to the end, and back to the beginning", async () => {
  const page = await bench.open(SOURCE);
  await waitForText(page, "#happening", /start is made/);
  assert.equal(await page.textContent("#count-expanded"), "0");
  await page.click("#one");
  await waitForText(page, "#happening", /Expansion 1: .*g = 0.*4 successors/);
  await waitForText(page, "#reason", /Next: .*(the smallest f|have the smallest f), 4/);
  assert.equal(await page.textContent("#count-open"), "4");
  assert.equal(await page.textContent("#count-closed"), "1");
  await page.click("#ten");
  await page.click("#back");
  await page.click("#to-end");
  await waitForText(page, "#happening", /goal is reached after 5 expansions: a path of 4 slides, and none is shorter/);
  await waitForText(page, "#reason", /stops now that the goal is taken out of open, and not when it was made/);
  assert.doesNotMatch((await page.textContent("#open-table")) ?? "", /1 2 3\/8 0 4\/7 6 5/);
  assert.doesNotMatch((await page.textContent("#closed-table")) ?? "", /just expanded/);
  const atEnd = await page.textContent("#open-table");
  await page.click("#to-begin");
  await waitForText(page, "#happening", /start is made/);
  assert.equal(await page.textContent("#count-open"), "1");
  await page.click("#to-end");
  assert.equal(await page.textContent("#open-table"), atEnd);
  await bench.close(page);
});

test("it runs by itself, and pauses", async () => {
  const page = await bench.open("#explain?start=8_6_7/2_5_4/3_0_1&goal=standard&algorithm=a-star&heuristic=manhattan");
  await page.click("#run");
  await page.waitForFunction(
    () =>
      Number(document.getElementById("step")?.getAttribute("max")) > 0 &&
      Number(/** @type {HTMLInputElement} */ (document.getElementById("step")).value) >= 2,
  );
  await page.click("#run");
  const at = await page.inputValue("#step");
  await page.waitForTimeout(700);
  assert.equal(await page.inputValue("#step"), at);
  assert.match(await page.evaluate(() => location.hash), new RegExp(`step=${at}$`));
  await bench.close(page);
});

test("every algorithm can be stepped to its end", async () => {
  const page = await bench.open(SOURCE);
  const names = await page.$$eval("#algorithm option", (options) =>
    options.map((option) => /** @type {HTMLOptionElement} */ (option).value),
  );
  assert.ok(names.length >= 10);
  for (const name of names) {
    await page.selectOption("#algorithm", name);
    await page.waitForFunction(
      (wanted) =>
        location.hash.includes(`algorithm=${wanted}`) && document.getElementById("tree")?.dataset["step"] === "0",
      name,
    );
    await page.click("#to-end");
    await waitForText(page, "#happening", /goal is reached/);
  }
  await bench.close(page);
});

test("IDA* shows its bound and its stack", async () => {
  const page = await bench.open("#explain?start=8_0_3/2_1_4/7_6_5&goal=snail&algorithm=ida-star&heuristic=misplaced");
  await page.click("#ten");
  await waitForText(page, "#closed-heading", /Stack/);
  assert.equal(await page.isVisible("#count-bound"), true);
  assert.ok(Number(await page.textContent("#count-bound")) >= 3);
  await waitForText(page, "#happening", /goes down to the node.*puts it on the stack/);
  await waitForText(page, "#closed-word", /^on the stack$/);
  assert.doesNotMatch((await page.textContent(".happening")) ?? "", /leaves open|taken out of open/);
  await bench.close(page);
});

test("a node chosen in the list or by keys tells how its h was made up; folding hides what is below", async () => {
  const page = await bench.open(SOURCE.replace("misplaced", "manhattan"));
  await page.click("#to-end");
  await page.click("#closed-table tbody tr:last-child .board-text");
  await waitForText(page, "#node-how", /h = 4 by Manhattan distance \(manhattan\).*Manhattan/s);
  const nodes = Number(await page.getAttribute("#tree", "data-nodes"));
  await page.focus("#tree");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.getElementById("tree")?.dataset["nodes"] === "1");
  await page.keyboard.press("Enter");
  await page.waitForFunction((count) => document.getElementById("tree")?.dataset["nodes"] === String(count), nodes);
  await page.keyboard.press("ArrowDown");
  await waitForText(page, "#node-shown", /1 \+ /);
  await bench.close(page);
});

test("lists can be sorted by every column", async () => {
  const page = await bench.open(SOURCE);
  await page.click("#to-end");
  await page.click('#open-table [data-sort="h"]');
  const column = () =>
    page.$$eval("#open-table tbody tr td:nth-child(3)", (cells) => cells.map((cell) => Number(cell.textContent)));
  const up = await column();
  assert.deepEqual(
    up,
    [...up].sort((one, other) => one - other),
  );
  await page.click('#open-table [data-sort="h"]');
  assert.deepEqual(await column(), [...up].reverse());
  await bench.close(page);
});

test("thousands of nodes: only what is in sight is drawn, and a step does not stutter", async () => {
  const page = await bench.open(
    "#explain?start=8_6_7/2_5_4/3_0_1&goal=standard&algorithm=a-star&heuristic=manhattan&record=2000",
  );
  await page.click("#to-end");
  await page.waitForFunction(() => Number(document.getElementById("tree")?.dataset["nodes"]) > 3000);
  assert.ok(Number(await page.getAttribute("#tree", "data-drawn")) < 400);
  const took = await page.evaluate(async () => {
    const times = [];
    for (let step = 0; step < 10; step++) {
      const began = performance.now();
      document.getElementById("back")?.click();
      times.push(performance.now() - began);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return times.sort((one, other) => one - other)[5] ?? Infinity;
  });
  console.log(`a step back among thousands of nodes: ${took.toFixed(1)} ms`);
  assert.ok(took < SLOWEST_STEP, `${took} ms`);
  await bench.close(page);
});

test("the run is saved as JSON, JSON Lines, CSV, DOT, SVG and PNG; name, label and contents agree", async () => {
  const page = await bench.open(SOURCE);
  const beginnings = {
    json: '{"schema":1',
    jsonl: '{"event":"begin"',
    csv: "number,board",
    dot: "digraph",
    svg: "<",
    png: "\x89PNG",
  };
  for (const [format, beginning] of Object.entries(beginnings)) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(`#file-${format}`)]);
    assert.equal(download.suggestedFilename(), `jiugong-trace.${format}`);
    const text = (await readFile(await download.path())).toString("latin1");
    assert.ok(text.startsWith(beginning), `${format}: ${text.slice(0, 40)}`);
    const label = (await page.textContent(`#file-${format}`)) ?? "";
    assert.equal(label.toLowerCase().replace("json lines", "jsonl"), format);
    const parses = (/** @type {string} */ part) => typeof JSON.parse(part) === "object";
    if (format === "json") assert.ok(parses(text));
    if (format === "jsonl") assert.ok(text.trim().split("\n").every(parses));
  }
  await bench.close(page);
});

test("examples are one click; a classic mistake shows what goes wrong", async () => {
  const page = await bench.open("#explain");
  await page.click('[data-example="page-example-ida"]');
  await page.waitForFunction(() => location.hash.includes("8_0_3/2_1_4/7_6_5") && location.hash.includes("ida-star"));
  await page.click("#all-mistakes > summary");
  await page.click('#mistakes [data-name="by-h-alone"]');
  await waitForText(page, "#mistake", /expands 20 boards here, A\* 21.*17.*11/s);
  await page.click('[data-watch="greedy-manhattan"]');
  await page.waitForFunction(() => /algorithm=greedy/.test(location.hash));
  await waitForText(page, "#reason", /the only node there is/);
  await page.click("#one");
  await waitForText(page, "#reason", /smallest h/);
  await page.click('#mistakes [data-name="visited-when-made"]');
  await waitForText(page, "#mistake", /the mistake.*as it should be/s);
  assert.equal(await page.locator("#mistake [data-watch]").count(), 2);
  await page.click("#articles > summary");
  await waitForText(page, "#article", /greedy.*Idea.*manhattan.*Idea/s);
  await bench.close(page);
});

test("the largest of several heuristics: chosen by ticks, told part by part, and in the link", async () => {
  const page = await bench.open(SOURCE.replace("misplaced", "max(manhattan,gaschnig)"));
  await waitForText(page, "#happening", /start is made/);
  assert.deepEqual(
    await page.$$eval("#explain .parts input:checked", (ticks) =>
      ticks.map((tick) => /** @type {HTMLInputElement} */ (tick).value),
    ),
    ["manhattan", "gaschnig"],
  );
  await page.click('#explain .parts input[value="walking-distance"]');
  await page.click('#explain .parts input[value="gaschnig"]');
  await page.waitForFunction(() => location.hash.includes("heuristic=max(manhattan,walking-distance)"));
  await page.click("#to-end");
  await page.click("#closed-table tbody tr:last-child .board-text");
  await waitForText(page, "#node-how", /Manhattan distance: h = 4.*Walking distance: h = 4/s);
  await page.click("#articles > summary");
  await waitForText(page, "#article", /a-star.*Idea.*manhattan.*Idea.*walking-distance.*Idea/s);
  await page.selectOption("#heuristic", "misplaced");
  await page.waitForFunction(() => location.hash.includes("heuristic=misplaced"));
  await bench.close(page);
});

test("all columns of the lists are in sight on a narrow screen, and the place of the step is beside its slider", async () => {
  for (const language of /** @type {const} */ (["en", "zh"])) {
    const page = await bench.open(SOURCE.replace("misplaced", "manhattan&step=3"), {
      width: 360,
      height: 760,
      language,
    });
    for (const list of ["open", "closed"]) {
      const cut = await page.$eval(`#${list}-table`, (table) => {
        const place = /** @type {HTMLElement} */ (table.parentElement);
        return place.scrollWidth - place.clientWidth;
      });
      assert.ok(cut <= 1, `${list} in ${language}: ${cut} px are cut`);
    }
    await bench.close(page);
  }
  const page = await bench.open("#explain?start=8_6_7/2_5_4/3_0_1&goal=standard&record=10000", { width: 1440 });
  await page.click("#to-end");
  const [word, slider] = await Promise.all(["#step-at", "#step"].map((id) => page.locator(id).boundingBox()));
  assert.ok(word && slider && word.x + word.width <= slider.x, JSON.stringify({ word, slider }));
  const isCut = await page.$eval("#step-at", (place) => place.scrollWidth > place.clientWidth);
  assert.equal(isCut, false);
  await bench.close(page);
});

test("a server that is busy is asked again when it says so", async () => {
  const page = await bench.open(SOURCE);
  let refused = 0;
  await page.route("**/api/v1/trace", async (route) => {
    refused += 1;
    if (refused > 2) return route.continue();
    const body = JSON.stringify({ type: "urn:jiugong:problem:busy", title: "busy", status: 503, detail: "busy" });
    return route.fulfill({
      status: 503,
      headers: { "Retry-After": "1" },
      contentType: "application/problem+json",
      body,
    });
  });
  await page.selectOption("#algorithm", "greedy");
  await page.waitForFunction(() => location.hash.includes("algorithm=greedy"));
  await page.click("#one");
  await waitForText(page, "#reason", /smallest h/);
  assert.equal(refused, 3);
  assert.equal(await page.isVisible("#trouble"), false);
  await bench.close(page, /503/);
});

test("what an algorithm can be told is named in Chinese, too", async () => {
  const page = await bench.open(SOURCE, { language: "zh" });
  await waitForText(page, "#explain .parameters", /f 相同时.*先放入的先取出.*g 较大的先取出/s);
  await waitForText(page, "#reason", /下一个/);
  await bench.close(page);
});

test("what an algorithm can be told has a field of its kind", async () => {
  const page = await bench.open(SOURCE);
  const ties = page.locator("#explain .parameters select").first();
  assert.ok((await ties.locator("option").count()) > 1);
  await ties.selectOption({ index: 1 });
  await waitForText(page, "#explain .parameters", /Among equal f.*larger g goes first/s);
  await page.waitForFunction(() => location.hash.includes("algorithm=a-star(ties"));
  await page.selectOption("#algorithm", "weighted-a-star");
  await waitForText(page, "#explain .parameters", /Weight on h/);
  await page.fill("#explain .parameters input[type=number]", "3");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => location.hash.includes("algorithm=weighted-a-star(weight"));
  await bench.close(page);
});

test("g, h and f are told beside the counters; a step goes from open into closed", async () => {
  const page = await bench.open(SOURCE);
  await waitForText(page, "#letters", /g.*from the start.*h.*estimates.*f.*g \+ h/s);
  await page.click("#one");
  await waitForText(page, "#happening", /taken out of open and put into closed/);
  await bench.close(page);
});

test("a button that is switched off under the hand keeps the focus, and does nothing", async () => {
  const page = await bench.open(SOURCE);
  await page.focus("#one");
  for (let step = 0; step < 12; step++) await page.keyboard.press("Enter");
  await waitForText(page, "#happening", /goal is reached/);
  assert.equal(await page.getAttribute("#one", "aria-disabled"), "true");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "one");
  await bench.close(page);
});

test("an example begins anew when it is chosen again, and reaches its goal", async () => {
  const page = await bench.open("#explain");
  const example = '[data-example="page-example-modern"]';
  await page.click(example);
  await page.waitForFunction(() => location.hash.includes("7_2_4/5_0_6/8_3_1"));
  await page.click("#to-end");
  await waitForText(page, "#happening", /goal is reached after 3,977 expansions: a path of 26 slides/);
  await page.click(example);
  await waitForText(page, "#step-at", /^Step 0 of/);
  await bench.close(page);
});

test("what is pointed at in a list stays under the pointer, and its h is taken apart", async () => {
  const page = await bench.open(`${SOURCE.replace("misplaced", "manhattan")}&step=4`, { height: 900 });
  await page.click("#closed-table .board-text >> nth=2");
  await waitForText(page, "#node-how", /Manhattan distance: 3/);
  const row = page.locator("#closed-table .board-text").nth(1);
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  assert.ok(before);
  await page.mouse.move(before.x + 20, before.y + 10);
  await waitForText(page, "#node-how", /Manhattan distance: 2/);
  for (let look = 0; look < 20; look++) {
    const now = await row.boundingBox();
    assert.ok(now && Math.abs(now.y - before.y) < 4, `${JSON.stringify(before)} ${JSON.stringify(now)}`);
    assert.match((await page.textContent("#node-shown")) ?? "", /2 \+ 2 = 4/);
    await page.waitForTimeout(30);
  }
  await bench.close(page);
});

test("the panel of a node speaks the language that was chosen", async () => {
  const page = await bench.open(SOURCE);
  await waitForText(page, "#node-shown", /Point at a node/);
  await page.click("#language");
  await waitForText(page, "#node-shown", /指向一个节点/);
  await page.click("#open-table .board-text");
  await waitForText(page, "#node-how", /不在位/);
  await page.click("#language");
  await waitForText(page, "#node-how", /misplaced/i);
  await bench.close(page);
});

test("one expansion is one", async () => {
  const page = await bench.open("#explain?start=1_2_3/8_4_0/7_6_5&goal=snail&algorithm=a-star&heuristic=manhattan");
  await page.click("#to-end");
  await waitForText(page, "#happening", /after 1 expansion: a path of 1 slide,/);
  await bench.close(page);
});

test("what is told of a node is in sight while the lists are read, on a wide screen", async () => {
  const page = await bench.open(SOURCE, { width: 1920, height: 1080 });
  await page.click("#to-end");
  await waitForText(page, "#happening", /goal is reached/);
  const row = page.locator("#closed-table tbody tr").first();
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector(".lists")?.scrollIntoView());
  await row.hover();
  await page.waitForSelector("#node-how table");
  const box = await page.locator("#node-shown").boundingBox();
  assert.ok(box && box.y >= 0 && box.y + Math.min(box.height, 200) <= 1080, JSON.stringify(box));
  await bench.close(page);
});

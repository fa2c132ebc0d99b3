// The runs of demonstrations, step by step: wrong on purpose, and as they should be.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Bench, waitForText } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

/** @param {import("playwright-core").Page} page @param {string} demonstration @param {string} attempt */
async function watch(page, demonstration, attempt) {
  if (!(await page.locator("#mistakes").isVisible())) await page.click("#all-mistakes > summary");
  await page.click(`#mistakes [data-name="${demonstration}"]`);
  await page.click(`#mistake [data-watch="${attempt}"]`);
  await page.waitForSelector("#staged:not([hidden])");
}

test("a wrong run is stepped to its wrong end and back, and the right one is one click away", async () => {
  const page = await bench.open("#explain");
  await watch(page, "visited-when-made", "a-star-visited-when-made");
  await waitForText(page, "#staged", /DELIBERATELY WRONG: A\*, visited when made.*shortest path has 11 slides/s);
  await waitForText(page, "#happening", /start is made/);
  assert.equal(await page.locator("#fault").isVisible(), false);
  await page.click("#to-fault");
  await waitForText(
    page,
    "#fault",
    /Here it goes wrong: a way of \d+ slides to a board is thrown away, and one of \d+ is kept/,
  );
  const [thrown, kept] = /(\d+) slides.*one of (\d+)/.exec((await page.textContent("#fault")) ?? "")?.slice(1) ?? [];
  assert.ok(Number(thrown) < Number(kept));
  assert.doesNotMatch((await page.textContent("#happening")) ?? "", /no cheaper/);
  await waitForText(page, "#legend", /dropped/);
  const at = Number(await page.inputValue("#step"));
  await page.click("#back");
  assert.equal(await page.inputValue("#step"), String(at - 1));
  await page.click("#one");
  await waitForText(page, "#fault", /thrown away/);
  await page.click("#to-end");
  await waitForText(page, "#fault", /wrong end: a path of 13 slides, and 11 slides are enough/);
  await waitForText(page, "#happening", /path of 13 slides/);
  await page.click("#to-begin");
  await waitForText(page, "#happening", /start is made/);
  assert.equal(await page.locator("#fault").isVisible(), false);
  await page.click('#staged [data-run="a-star-manhattan"]');
  await waitForText(page, "#staged", /as it should be: A\*, Manhattan/);
  await page.click("#to-end");
  await waitForText(page, "#happening", /path of 11 slides.*none is shorter/);
  assert.equal(await page.locator("#fault").isVisible(), false);
  assert.equal(await page.locator("#to-fault").count(), 0);
  await page.click('#staged [data-run="a-star-visited-when-made"]');
  await waitForText(page, "#staged", /DELIBERATELY WRONG/);
  // Who chooses something else searches with what the catalogue has.
  await page.selectOption("#heuristic", "misplaced");
  await page.waitForSelector("#staged", { state: "hidden" });
  await page.waitForFunction(() => !location.hash.includes("attempt"));
  await page.click("#to-end");
  await waitForText(page, "#happening", /path of 11 slides/);
  await bench.close(page);
});

test("a link opens a wrong run at its step, in both languages; one that names none says so", async () => {
  const page = await bench.open("#explain");
  await watch(page, "not-reopened", "a-star-not-reopened");
  await page.click("#to-fault");
  await waitForText(page, "#fault", /closed already and is not opened again/);
  const said = await page.textContent("#fault");
  await page.waitForFunction(() => /attempt=a-star-not-reopened/.test(location.hash) && /step=\d/.test(location.hash));
  await page.reload();
  await page.waitForSelector("#staged:not([hidden])");
  await page.waitForFunction(
    (/** @type {string | null} */ said) => document.getElementById("fault")?.textContent === said,
    said,
  );
  // Its h is in no catalogue.
  await page.click("#closed-table tbody tr:last-child .board-text");
  await waitForText(page, "#node-how", /in no catalogue/);
  await page.click("#language");
  await waitForText(page, "#staged", /故意写错/);
  await waitForText(page, "#fault", /错在这里/);
  await bench.close(page);
  const wrong = await bench.open(
    "#explain?start=8_0_2/3_4_1/7_6_5&goal=snail&demonstration=not-reopened&attempt=nothing",
  );
  await waitForText(wrong, "body", /not-reopened nothing/);
  assert.equal(await wrong.locator("#staged").isVisible(), false);
  await bench.close(wrong);
});

test("each other mistake says at its step what goes wrong", async () => {
  const page = await bench.open("#explain");
  for (const [demonstration, attempt, fault] of /** @type {[string, string, RegExp][]} */ ([
    ["blank-counted", "misplaced-with-blank", /h of the start is 2, and 1 slide is enough/],
    ["two-a-pair", "two-a-pair", /h of the start is 29, and 27 slides are enough/],
    ["parity-not-asked", "a-star-without-parity", /out of reach.*181,440/],
    ["unbounded-depth", "depth-first-unbounded", /2 slides deep, and the goal only 1/],
  ])) {
    await watch(page, demonstration, attempt);
    await waitForText(page, "#staged", /DELIBERATELY WRONG/);
    await page.click("#to-fault");
    await waitForText(page, "#fault", fault);
  }
  await watch(page, "inversions", "a-star-inversions");
  await page.click("#to-end");
  await waitForText(page, "#fault", /a path of 20 slides, and 18 slides are enough/);
  await bench.close(page);
});

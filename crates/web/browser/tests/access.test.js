// Everybody can use it: no serious finding of axe in any view, in both themes and languages; and all by keyboard.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { Bench, waitForText } from "../browser.js";

/** @typedef {import("playwright-core").Page} Page */

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The findings of a page that are as grave as one of these. @param {Page} page @param {string[]} [graves] @returns {Promise<string[]>} */
async function findings(page, graves = ["serious", "critical"]) {
  await page.evaluate(AXE);
  return page.evaluate(async (graves) => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter((/** @type {any} */ { impact }) => graves.includes(impact))
      .map(
        (/** @type {any} */ found) =>
          `${found.id}: ${found.nodes.map((/** @type {any} */ node) => node.target.join(" ")).join(", ")}`,
      );
  }, graves);
}

/** What is shown of each view when it is looked at. @type {Record<string, (page: Page) => Promise<unknown>>} */
const VIEWS = {
  "#play?start=1_2_3/4_5_6/8_7_0&goal=standard": async (page) => {
    for (const summary of await page.$$("details > summary")) await summary.click();
    await page.click("#overlay");
  },
  "#play?start=2_8_3/1_0_4/7_6_5&goal=snail": async (page) => {
    await page.click("#demonstrate");
    await page.click("#demonstration-play");
  },
  "#explain?start=8_0_3/2_1_4/7_6_5&goal=snail&algorithm=a-star&heuristic=max(manhattan,gaschnig)&step=4": async (
    page,
  ) => {
    await page.click("#closed-table .board-text");
    await page.waitForSelector("#node-how table");
    for (const summary of await page.$$("#explain details > summary")) await summary.click();
    await page.click('#mistakes [data-name="by-h-alone"]');
    await page.waitForSelector("#mistake table");
  },
  "#explain?start=1_2_3/8_6_7/4_0_5&demonstration=visited-when-made&attempt=a-star-visited-when-made": async (page) => {
    await page.click("#to-fault");
    await page.waitForSelector("#fault:not([hidden])");
  },
  "#compare?algorithms=a-star&heuristics=manhattan&depths=4,8&each=1&seed=1": async (page) => {
    for (const summary of await page.$$("#compare details > summary")) await summary.click();
    await page.selectOption("#compare-goal", "own");
    await page.click("#run-compare");
    await page.waitForFunction(() => document.querySelectorAll("#by-distance tbody tr").length === 2);
    await page.waitForSelector("#chart canvas");
  },
};

for (const [hash, prepare] of Object.entries(VIEWS)) {
  for (const theme of /** @type {const} */ (["light", "dark"])) {
    for (const language of /** @type {const} */ (["en", "zh"])) {
      test(`${hash.slice(1, 16)} in ${theme}, ${language}: nothing serious`, async () => {
        const page = await bench.open(hash, { theme, language });
        await prepare(page);
        await page.waitForTimeout(300); // until colours have faded to what they stay
        assert.deepEqual(await findings(page), []);
        await bench.close(page);
      });
    }
  }
}

test("the page to try the API: nothing serious", async () => {
  for (const theme of /** @type {const} */ (["light", "dark"])) {
    for (const language of /** @type {const} */ (["en", "zh"])) {
      const page = await bench.open("#play", { language });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${bench.base}/api/v1/?lang=${language}`);
      await page.waitForSelector("main details summary");
      for (const summary of await page.$$("main details > summary")) await summary.click();
      await page.waitForSelector("main button:visible");
      assert.deepEqual(await findings(page, ["moderate", "serious", "critical"]), []);
      const summary = (await page.textContent("main details summary")) ?? "";
      assert.equal(/[\u4e00-\u9fff]/.test(summary), language === "zh", summary);
      await bench.close(page);
    }
  }
});

test("a page that is broken on purpose is found to be", async () => {
  const page = await bench.open("#play");
  await page.evaluate(() => {
    document.documentElement.removeAttribute("lang");
    document.getElementById("theme")?.removeAttribute("aria-label");
    document.getElementById("theme")?.removeAttribute("title");
    const pale = document.getElementById("goal-name");
    if (pale) pale.style.color = "#f0f0f0";
  });
  const found = await findings(page);
  for (const rule of ["html-has-lang", "button-name", "color-contrast"])
    assert.ok(
      found.some((finding) => finding.startsWith(rule)),
      `${rule} not among ${found.join("; ")}`,
    );
  await bench.close(page);
});

test("a game is won, a search watched and a comparison run without a mouse", async () => {
  const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "skip");
  await page.keyboard.press("Enter");
  for (let press = 0; press < 40; press++) {
    if (await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset["tile"] === "8")) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await waitForText(page, "#win", /Solved: 4 slides/);
  await page.focus("#go-explain");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#explain:not([hidden])");
  await page.focus("#one");
  await bench.close(page);
});

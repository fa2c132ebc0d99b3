// What all views share: language, theme, size of the first load, what others wrote.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { Bench, waitForText } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

/** Bytes that the first view may take. */
const FIRST_LOAD = 300_000;

test("the language changes in place, is remembered, and is that of the document", async () => {
  const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail");
  assert.equal(await page.textContent("#restart"), "Start");
  await page.click('.tile[data-tile="8"]');
  await page.click("#language");
  await waitForText(page, "#restart", /^开始$/);
  assert.equal(await page.getAttribute("html", "lang"), "zh-CN");
  assert.equal(await page.textContent("#moves-made"), "1");
  await page.reload();
  await waitForText(page, "#demonstrate", /^自动演示$/);
  await page.click("#go-explain");
  await waitForText(page, "#one", /^一步$/);
  await bench.close(page);
});

test("a language whose texts cannot be had is not spoken, and later it is", async () => {
  const page = await bench.open("#play");
  await page.route("**/api/v1/messages*", (route) => route.abort());
  await page.click("#language");
  await page.waitForSelector("#trouble:not([hidden])");
  await page.click("#go-explain");
  await waitForText(page, "#one", /^One step$/);
  assert.equal(await page.getAttribute("html", "lang"), "en");
  assert.doesNotMatch(await page.innerText("body"), /‹/);
  await page.unroute("**/api/v1/messages*");
  await page.click("#language");
  await waitForText(page, "#one", /^一步$/);
  await bench.close(page, /ERR_FAILED/);
});

test("a browser that speaks Chinese is answered in Chinese", async () => {
  const page = await bench.open("#play", { language: "zh" });
  await waitForText(page, "#random", /^随机盘面$/);
  await bench.close(page);
});

test("no text is missing in any view", async () => {
  for (const language of /** @type {const} */ (["en", "zh"])) {
    const page = await bench.open("#play", { language });
    for (const view of ["play", "explain", "compare"]) {
      await page.click(`#go-${view}`);
      await page.waitForSelector(`#${view}:not([hidden])`);
      await page.waitForLoadState("networkidle");
      const gaps = await page.evaluate(() => document.documentElement.outerHTML.match(/‹[^›]*›|\{\s*\$[^}]*\}/g) ?? []);
      assert.deepEqual(gaps, []);
    }
    await bench.close(page);
  }
});

test("the theme follows the system, can be changed, and is remembered", async () => {
  const page = await bench.open("#play", { theme: "dark" });
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  await page.click("#theme");
  assert.equal(await page.getAttribute("html", "data-theme"), "light");
  await page.reload();
  await page.waitForSelector("body[data-ready=yes]");
  assert.equal(await page.getAttribute("html", "data-theme"), "light");
  await bench.close(page);
});

test("the first load is small and soon usable", async () => {
  const page = await bench.open("#play");
  const { bytes, milliseconds } = await page.evaluate(() => {
    const entries = /** @type {PerformanceResourceTiming[]} */ ([
      ...performance.getEntriesByType("resource"),
      ...performance.getEntriesByType("navigation"),
    ]);
    return {
      bytes: entries.reduce((sum, entry) => sum + entry.transferSize, 0),
      milliseconds: Math.max(...entries.map((entry) => entry.responseEnd)),
    };
  });
  console.log(`first load: ${bytes} bytes, the last of them after ${Math.round(milliseconds)} ms`);
  assert.ok(bytes < FIRST_LOAD, `${bytes} bytes`);
  await bench.close(page);
});

test("nothing is wider than the narrowest screen", async () => {
  for (const hash of [
    "#play",
    "#play?start=1_2_3_4/5_6_7_8/9_10_11_12/13_15_14_0&goal=standard",
    "#explain",
    "#compare",
  ]) {
    const page = await bench.open(hash, { width: 360, height: 780 });
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, hash);
    await bench.close(page);
  }
});

test("without movement where it is unwelcome", async () => {
  const page = await bench.open("#play");
  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.match(await page.$eval(".tile", (tile) => getComputedStyle(tile).transitionDuration), /^0s/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const seconds = Number.parseFloat(await page.$eval(".tile", (tile) => getComputedStyle(tile).transitionDuration));
  assert.ok(seconds > 0 && seconds < 0.2);
  await bench.close(page);
});

test("what others wrote is as they published it", async () => {
  const pairs = [
    ...["index", "bundle", "builtins", "memoizer", "resolver", "resource", "scope", "types"].flatMap((name) =>
      [`.js`, `.d.ts`].map((ending) => [`fluent/${name}${ending}`, `@fluent/bundle/esm/${name}${ending}`]),
    ),
    ["uplot/uPlot.iife.min.js", "uplot/dist/uPlot.iife.min.js"],
    ["uplot/uPlot.min.css", "uplot/dist/uPlot.min.css"],
    ["uplot/LICENSE", "uplot/LICENSE"],
  ];
  for (const [here, there] of pairs) {
    const [ours, theirs] = await Promise.all([
      readFile(new URL(`../../page/vendor/${here}`, import.meta.url)),
      readFile(new URL(`../node_modules/${there}`, import.meta.url)),
    ]);
    assert.ok(ours.equals(theirs), here);
  }
});

test("a link that is wrong says so and leaves a board to play with", async () => {
  const page = await bench.open("#play?start=1_2_3/4_5_6/7_7_0&goal=standard");
  await waitForText(page, "#trouble", /7/);
  assert.equal(await page.isVisible("#trouble"), true);
  await page.click('.tile[data-tile="8"]');
  assert.equal(await page.textContent("#moves-made"), "1");
  await bench.close(page, /422/);
});

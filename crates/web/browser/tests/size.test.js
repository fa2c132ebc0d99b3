// Screens of all sizes: the board takes what the window has; what is touched is as large as a finger.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Bench } from "../browser.js";

/** @typedef {import("playwright-core").Page} Page */

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

/** Pixels that a finger needs (WCAG 2.5.5). */
const FINGER = 44;

/** Pixels that anything has at least, in width (WCAG 2.5.8). */
const LEAST = 24;

test("the board grows with the window, in height as in width, and stays whole in it", async () => {
  /** @type {[number, number, string, number][]} */
  const cases = [
    [1280, 720, "1_2_3/8_4_0/7_6_5", 0.8],
    [1920, 1080, "1_2_3/8_4_0/7_6_5", 0.85],
    [2560, 1440, "1_2_3/8_4_0/7_6_5", 0.85],
    [1366, 768, "1_2/3_4/5_0/7_6", 0.8],
    [768, 1024, "1_2_3/8_4_0/7_6_5", 0.55],
  ];
  for (const [width, height, start, share] of cases) {
    const page = await bench.open(`#play?start=${start}`, { width, height });
    const tray = await page.locator("#tray").boundingBox();
    assert.ok(tray);
    const what = `${width}x${height}: ${JSON.stringify(tray)}`;
    assert.ok(tray.height >= share * height, what);
    assert.ok(tray.y + tray.height <= height && tray.x >= 0 && tray.x + tray.width <= width, what);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, what);
    const goal = await page.locator("#goal-board").boundingBox();
    assert.ok(goal && goal.height < height / 3, `${what}, goal ${JSON.stringify(goal)}`);
    await bench.close(page);
  }
  const wide = await bench.open("#play?start=1_2_3_4/5_6_0_7", {
    width: 1280,
    height: 720,
  });
  const tray = await wide.locator("#tray").boundingBox();
  assert.ok(tray && tray.width > 700, JSON.stringify(tray));
  await bench.close(wide);
});

test("the buttons below the board cover nothing and do not overlap, in both languages", async () => {
  for (const language of /** @type {const} */ (["en", "zh"]))
    for (const [width, height] of /** @type {const} */ ([
      [360, 640],
      [1024, 768],
      [1280, 720],
      [1920, 1080],
    ])) {
      const page = await bench.open("#play?start=2_8_3/1_0_4/7_6_5&goal=snail", { width, height, language });
      const boxes = await page.$$eval("#tray, .actions button, .counters, .goal-panel", (all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      boxes.forEach((one, at) => {
        assert.ok(one.left >= 0 && one.right <= width, `${width} ${language}: ${JSON.stringify(one)}`);
        for (const other of boxes.slice(at + 1))
          assert.ok(
            one.right <= other.left + 1 ||
              other.right <= one.left + 1 ||
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1,
            `${width} ${language}: ${JSON.stringify([one, other])}`,
          );
      });
      await bench.close(page);
    }
});

/** What can be touched and is too small; the label counts where a field stands in one. @param {Page} page */
async function tooSmall(page) {
  return page.evaluate(
    ([finger = 0, least = 0]) => {
      const fields = [...document.querySelectorAll("a, button:not(.tile), select, input, textarea, summary")];
      const shown = fields.filter((field) => field.checkVisibility() && !field.closest(".unseen, .skip"));
      if (shown.length < 10) throw new Error(`only ${shown.length} things to touch`);
      return shown
        .map((field) => {
          const isTick = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
          const { width, height } = ((isTick && field.closest("label")) || field).getBoundingClientRect();
          return { what: field.id || field.textContent || field.outerHTML.slice(0, 80), width, height };
        })
        .filter(({ width, height }) => height < finger - 0.5 || width < least)
        .map(({ what, width, height }) => `${what}: ${Math.round(width)} x ${Math.round(height)}`);
    },
    [FINGER, LEAST],
  );
}

test("on a phone everything is as large as a finger", async () => {
  const hashes = [
    "#play?start=2_8_3/1_0_4/7_6_5&goal=snail",
    "#explain?start=8_0_3/2_1_4/7_6_5&goal=snail&algorithm=a-star&heuristic=max(manhattan,gaschnig)&step=4",
    "#compare?algorithms=a-star&heuristics=manhattan&depths=4&each=1&seed=1",
  ];
  for (const language of /** @type {const} */ (["en", "zh"]))
    for (const hash of hashes) {
      const page = await bench.open(hash, { width: 360, height: 640, hasTouch: true, language });
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      assert.deepEqual(await tooSmall(page), [], `${hash} ${language}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, hash);
      await bench.close(page);
    }
});

test("what is too small is found to be", async () => {
  const page = await bench.open("#play", { width: 360, height: 640, hasTouch: true });
  await page.$eval("#undo", (button) => {
    if (button instanceof HTMLElement) Object.assign(button.style, { minHeight: "20px", height: "20px", padding: "0" });
  });
  assert.deepEqual(
    (await tooSmall(page)).map((found) => found.split(":")[0]),
    ["undo"],
  );
  await bench.close(page);
});

test("on a phone the controls of Explain and the sentences of the step are read at once", async () => {
  for (const language of /** @type {const} */ (["en", "zh"]))
    for (const step of [0, 3, 6]) {
      const page = await bench.open(
        `#explain?start=8_0_3/2_1_4/7_6_5&goal=snail&algorithm=a-star&heuristic=manhattan&step=${step}`,
        { width: 360, height: 640, hasTouch: true, language },
      );
      for (const place of [".happening", ".tree-area"]) {
        await page.evaluate((where) => document.querySelector(where)?.scrollIntoView({ block: "start" }), place);
        const seen = await page.evaluate(() => {
          /** Whether all of an element is in the window and nothing lies over it. @param {Element} element */
          const isFree = (element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ x: (left + right) / 2, y }));
            return (
              top >= -1 &&
              bottom <= innerHeight + 1 &&
              points.every(({ x, y }) => element.contains(document.elementFromPoint(x, y)))
            );
          };
          const all = (/** @type {string} */ what) => [...document.querySelectorAll(what)].every(isFree);
          return {
            sentences: all("#happening, #reason:not(:empty)"),
            controls: all(".stepping button, .stepping input"),
          };
        });
        assert.equal(seen.controls, true, `${place}, step ${step}, ${language}`);
        if (place === ".happening") assert.equal(seen.sentences, true, `${place}, step ${step}, ${language}`);
      }
      await bench.close(page);
    }
});

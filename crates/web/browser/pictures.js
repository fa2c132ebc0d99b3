// Pictures of each view in both languages for the README: `npm run pictures` writes them into docs/pictures.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Bench } from "./browser.js";

/** @typedef {import("playwright-core").Page} Page */

const FOLDER = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));

/** @type {{ name: string, hash: string, wish: import("./browser.js").Wish, prepare: (page: Page) => Promise<unknown> }[]} */
const PICTURES = [
  {
    name: "play",
    hash: "#play?start=2_8_3/1_0_4/7_6_5&goal=snail&moves=r",
    wish: { width: 1180, height: 800 },
    prepare: async (page) => {
      await page.click("#moves-panel > summary");
      await page.click('.tile[data-tile="4"]');
      await page.click("#overlay");
      await page.waitForFunction(() => /4/.test(document.getElementById("left")?.textContent ?? ""));
    },
  },
  {
    name: "explain",
    hash: "#explain?start=8_0_3/2_1_4/7_6_5&goal=snail&algorithm=a-star&heuristic=manhattan&step=6",
    wish: { width: 1280, height: 980 },
    prepare: async (page) => {
      await page.click("#closed-table tr:nth-child(3) .board-text");
      await page.waitForSelector("#node-how table");
      await page.evaluate(() => document.querySelector(".tree-panel")?.scrollIntoView());
    },
  },
  {
    name: "compare",
    hash: "#compare?algorithms=a-star&heuristics=misplaced,manhattan,linear-conflict&depths=2..22/2&each=5&seed=1",
    wish: { width: 1180, height: 820 },
    prepare: async (page) => {
      await page.click("#run-compare");
      await page.waitForFunction(
        () =>
          document.querySelectorAll("#by-distance tbody tr").length === 11 &&
          document.getElementById("compare-state")?.dataset["running"] === "no",
      );
      await page.waitForSelector("#chart canvas");
      await page.evaluate(() => document.getElementById("compare-results")?.scrollIntoView());
    },
  },
  {
    name: "narrow",
    hash: "#play?start=8_0_3/2_1_4/7_6_5&goal=snail",
    wish: { width: 360, height: 760, theme: "dark", hasTouch: true },
    prepare: async (page) => page.waitForFunction(() => /\d/.test(document.getElementById("left")?.textContent ?? "")),
  },
];

await mkdir(FOLDER, { recursive: true });
const bench = new Bench();
await bench.start();
try {
  for (const { name, hash, wish, prepare } of PICTURES) {
    for (const language of /** @type {const} */ (["en", "zh"])) {
      const page = await bench.open(hash, { ...wish, language });
      await prepare(page);
      await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
      await page.mouse.move(2, 2);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${FOLDER}${name}-${language}.png` });
      await bench.close(page);
      console.log(`docs/pictures/${name}-${language}.png`);
    }
  }
} finally {
  await bench.stop();
}

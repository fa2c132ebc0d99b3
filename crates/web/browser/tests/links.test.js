// Links: what is wrong in one is told, with what was taken instead; the game outlives another view.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Bench, boardOf, waitForText } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

/** @type {[hash: string, told: RegExp, then: RegExp][]} */
const WRONG = [
  [
    "#play?start=2_8_3/1_0_4/7_6_5&goal=foo",
    /goal cannot be “foo”.*taken instead: in rows/,
    /start=2_8_3\/1_0_4\/7_6_5&goal=standard/,
  ],
  ["#play?start=2_8_3/1_0_4/7_6_5&goal=snail&moves=uux", /moves cannot be “uux”; taken instead: none/, /goal=snail$/],
  [
    "#play?start=1_2_3/4_5_6/7_7_0",
    /start cannot be “1 2 3\/4 5 6\/7 7 0”.*instead: 2 8 3\/1 0 4\/7 6 5/,
    /start=2_8_3/,
  ],
  [
    "#play?start=2_8_3/1_0_4/7_6_5&goal=snail&colour=red",
    /“colour”, which is not read here; what is read: start, goal, moves/,
    /goal=snail$/,
  ],
  ["#plya?start=2_8_3/1_0_4/7_6_5", /# cannot be “plya”; taken instead: Play/, /^#play/],
  [
    "#explain?algorithm=b-star",
    /algorithm cannot be “b-star” \(there are: breadth-first.*instead: a-star/,
    /algorithm=a-star/,
  ],
  ["#explain?algorithm=a-star(tie=larger-g)", /a-star has no tie/, /algorithm=a-star&/],
  ["#explain?algorithm=weighted-a-star(weight=0.5)", /weight has to be/, /algorithm=a-star&/],
  ["#explain?heuristic=max(manhattan,taxi)", /heuristic cannot be “taxi”.*instead: manhattan/, /heuristic=manhattan/],
  [
    "#explain?record=7&step=900",
    /record cannot be “7” \(300, 2000, 10000\).*step cannot be “900”; taken instead: \d+\./,
    /step=\d/,
  ],
  ["#compare?algorithms=a-star,c-star&heuristics=manhattan", /algorithms cannot be “c-star”/, /algorithms=a-star&/],
  [
    "#compare?depths=2-20&each=0&seed=x&size=big",
    /depths cannot be “2-20”.*each cannot be “0”.*seed cannot be “x”; taken instead: any.*size cannot be “big”; taken instead: 3x3/,
    /depths=2\.\.20\/2&each=5/,
  ],
  ["#compare?goal=nowhere", /goal cannot be “nowhere”.*instead: standard/, /goal=standard/],
];

for (const [hash, told, then] of WRONG)
  test(`what is wrong in ${hash}`, async () => {
    const page = await bench.open(hash);
    await waitForText(page, "#trouble:not([hidden])", new RegExp(told.source, "s"));
    await page.waitForFunction((source) => new RegExp(source).test(location.hash), then.source);
    await bench.close(page, /422/);
  });

test("a link that is right says nothing", async () => {
  const hashes = [
    "#play?start=2_8_3/1_0_4/7_6_5&goal=snail&moves=ul",
    "#explain?start=2_8_3/1_0_4/7_6_5&goal=snail&algorithm=a-star(ties=larger-g)&heuristic=max(manhattan,gaschnig)&record=2000&step=2",
    "#compare?algorithms=a-star,weighted-a-star(weight=3)&heuristics=manhattan&size=3x3&depths=2,4..8/2&each=1&seed=1&goal=8_7_6/5_4_3/2_1_0",
  ];
  for (const hash of hashes) {
    const page = await bench.open(hash);
    assert.equal(await page.isVisible("#trouble"), false, (await page.textContent("#trouble")) ?? "");
    await bench.close(page);
  }
});

test("a pasted link with wrong moves is told", async () => {
  const page = await bench.open("#play");
  await page.click("#given > summary");
  await page.fill("#paste", "http://127.0.0.1/#play?start=1_2_3/4_5_6/7_0_8&goal=standard&moves=rd");
  await page.click("#take");
  await waitForText(page, "#trouble:not([hidden])", /moves cannot be “rd”; taken instead: r\./);
  assert.equal(await boardOf(page), "1 2 3 4 5 6 7 8 0");
  await bench.close(page);
});

test("the game is there again when another view is loaded anew", async () => {
  const page = await bench.open("#play?start=8_0_3/2_1_4/7_6_5&goal=snail");
  await page.click('.tile[data-tile="1"]');
  await page.click("#go-compare");
  await page.waitForSelector("#compare:not([hidden])");
  await page.reload();
  await page.waitForSelector("body[data-ready=yes]");
  await page.click("#go-play");
  await page.waitForSelector("#play:not([hidden])");
  assert.equal(await boardOf(page), "8 1 3 2 0 4 7 6 5");
  assert.match(await page.evaluate(() => location.hash), /moves=d$/);
  await bench.close(page);
});

test("of a value that is wrong and long only the beginning is repeated", async () => {
  const page = await bench.open(`#play?start=${"1_".repeat(3000)}`);
  const said = (await page.textContent("#trouble")) ?? "";
  assert.match(said, /start cannot be “1 1 1 [1 ]*…”/);
  assert.ok(said.length < 600, said);
  await bench.close(page, /status of 422/);
});

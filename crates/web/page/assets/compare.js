// The third view: algorithms and heuristics side by side.

import { addressOf } from "./address.js";
import { calledBoth, catalogue, readChoice, splitList, titleOf } from "./catalogue.js";
import { Chart, styleOf } from "./chart.js";
import { checkBoards, whyNotBoard, wishedBoards } from "./compare-boards.js";
import { fillTicks, showWishes, ticks, wishedGoal, wishes, wishesPanel } from "./compare-wishes.js";
import { button, choice, find, labelled, make, offerFile, switchOff } from "./dom.js";
import { distancesOf, LOGARITHMIC, mean, MEASURES, meanOf, nameOf, writeCsv } from "./figures.js";
import { landscapePanel, showLandscape } from "./landscape.js";
import { faulty, isChoice } from "./link.js";
import { number, say, translate } from "./messages.js";
import { announce, report, reportBeside } from "./notice.js";
import { askForFile, listen, Problem } from "./server.js";

/** @typedef {import("./figures.js").Trial} Trial */
/** @typedef {import("./figures.js").Contestant} Contestant */
/** @typedef {import("./figures.js").Measure} Measure */

/** The fields of a link, where they are shown, and what they look like. */
const FIELDS = /** @type {const} */ ([
  ["depths", "depths", /^\d+(\.\.\d+(\/[1-9]\d*)?)?(,\d+(\.\.\d+(\/[1-9]\d*)?)?)*$/],
  ["each", "each", /^([1-9]\d?|100)$/],
  ["seed", "compare-seed", /^\d{1,15}$/],
  ["size", "compare-size", /^\d{1,2}x\d{1,2}$/],
]);

/** @type {Trial[]} */
let trials = [];
/** @type {Contestant[]} */
let contestants = [];
/** What the trials on the table were asked for with. @type {Record<string, any> | null} */
let asked = null;
/** @type {AbortController | null} */
let asking = null;
/** @type {Chart | null} */
let chart = null;
/** The trials that there will be. */
let total = 0;
let isDue = false;

/** Builds the view, once. */
export function buildCompare() {
  find("compare", HTMLElement).append(
    make("h1", { class: "unseen", id: "compare-heading", say: "page-compare" }),
    wishesPanel(() => void report(compare), stop),
    make(
      "div",
      { class: "panel results", id: "compare-results", set: { hidden: true } },
      make("h2", { say: "page-compare-table" }),
      make(
        "div",
        { class: "scroll", set: { tabindex: 0, role: "region" }, label: "page-compare-table" },
        make("table", { id: "totals" }),
      ),
      make(
        "div",
        { class: "row chart-head" },
        labelled(
          "page-measure",
          choice(
            "measure",
            MEASURES.map((measure) => [measure, `page-measure-${measure}`]),
            showFigures,
          ),
        ),
      ),
      make("div", { class: "chart", id: "chart" }),
      make(
        "div",
        { class: "scroll", set: { tabindex: 0, role: "region" }, label: "page-by-distance" },
        make("table", { id: "by-distance" }),
      ),
      make(
        "div",
        { class: "buttons" },
        button(
          "page-file-csv",
          () => offerFile("jiugong-comparison.csv", new Blob([writeCsv(contestants, trials)], { type: "text/csv" })),
          { id: "compare-csv" },
        ),
        button("page-file-svg", () => void report(svg), { id: "compare-svg" }),
        button(
          "page-file-png",
          () =>
            void report(async () => {
              const made = await chart?.picturePng();
              if (made) offerFile("jiugong-comparison.png", made);
            }),
          { id: "compare-png" },
        ),
      ),
    ),
    landscapePanel(),
  );
  chart = new Chart(find("chart", HTMLElement));
  document.addEventListener("theme", () => {
    if (contestants.length) showFigures();
  });
  return { open, show, address };
}

/** @param {URLSearchParams} values */
async function open(values) {
  const { algorithms, heuristics } = await catalogue();
  const chosen = (/** @type {string} */ name, /** @type {string[]} */ usual) =>
    wished(name, values.get(name), { algorithms, heuristics }) ?? (ticks(name).length ? ticks(name) : usual);
  fillTicks("algorithms", algorithms, chosen("algorithms", ["a-star"]));
  fillTicks("heuristics", heuristics, chosen("heuristics", ["misplaced", "manhattan", "linear-conflict"]));
  for (const [name, id, form] of FIELDS) {
    const value = values.get(name);
    if (!value) continue;
    const field = find(id, HTMLInputElement);
    if (form.test(value)) field.value = value;
    else faulty(name, value, field.value || say("page-link-any"));
  }
  const goal = values.get("goal");
  if (goal) {
    const isName = ["standard", "snail", "zero"].includes(goal);
    const text = goal.replaceAll("_", " ");
    const why = isName ? "" : await whyNotBoard(text);
    if (why) faulty("goal", text, wishedGoal(), why);
    else find("compare-goal", HTMLSelectElement).value = isName ? goal : "own";
    if (!isName && !why) find("own-goal", HTMLInputElement).value = text;
  }
  const boards = values.get("boards");
  if (boards) {
    find("boards", HTMLTextAreaElement).value = boards;
    find("boards-from", HTMLSelectElement).value = "given";
  }
  showWishes();
  if (boards) await checkBoards(wishedGoal());
  await showLandscape();
}

/** The items of a list of a link that there are; nothing where none of them is. @param {string} name @param {string | null} text @param {Record<string, import("./link.js").Entry[]>} entries */
function wished(name, text, entries) {
  if (text === null) return undefined;
  const right = splitList(text).filter((item) => isChoice(name, item, entries[name] ?? [], say("page-link-others")));
  return right.length || !text ? right : undefined;
}

async function compare() {
  stop();
  const wanted = wishes();
  const { algorithms } = await catalogue();
  asked = wanted;
  trials = [];
  total = 0;
  contestants = wanted.algorithms.flatMap(
    (algorithm) =>
      /** @type {Contestant[]} */ (
        algorithms.find(({ name }) => name === readChoice(algorithm).name)?.uses_heuristic === false
          ? [{ algorithm, heuristic: null }]
          : wanted.heuristics.map((heuristic) => ({ algorithm, heuristic }))
      ),
  );
  if (!contestants.length) return announce(say("page-compare-nothing"), true);
  const mine = (asking = new AbortController());
  setRunning(true);
  find("compare-results", HTMLElement).hidden = false;
  chart?.clear();
  showFigures();
  try {
    await listen("compare", wanted, hear, mine.signal);
    if (mine !== asking) return;
    setRunning(false);
    showFigures();
    announce(say("page-compare-done", { count: trials.length, total }));
    document.dispatchEvent(new Event("address"));
  } finally {
    if (mine === asking) setRunning(false);
  }
}

/** @param {string} event @param {any} data */
function hear(event, data) {
  if (event === "problem") throw new Problem(data);
  if (event === "trial") trials.push(data);
  if (event === "progress") total = data.trials ?? 0;
  if (event === "result") {
    contestants = data.contestants;
    trials = data.trials;
  }
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    showFigures();
  }, 150);
}

function stop() {
  asking?.abort();
  asking = null;
  setRunning(false);
}

/** @param {boolean} isRunning */
function setRunning(isRunning) {
  switchOff("stop-compare", !isRunning);
  find("compare-state", HTMLElement).dataset.running = isRunning ? "yes" : "no";
  showState();
}

function showState() {
  const state = find("compare-state", HTMLElement);
  const isRunning = state.dataset.running === "yes";
  state.textContent =
    trials.length || isRunning
      ? say(isRunning ? "page-compare-running" : trials.length < total ? "page-compare-stopped" : "page-compare-done", {
          count: trials.length,
          total: Math.max(total, trials.length),
        })
      : "";
}

/** Shows the figures as far as they have come. */
function showFigures() {
  showState();
  const measure = /** @type {Measure} */ (find("measure", HTMLSelectElement).value);
  const heads = ["page-contestant", "page-solved", "page-optimal", ...MEASURES.map((name) => `page-measure-${name}`)];
  const rows = contestants.map((contestant, at) => {
    const mine = trials.filter((trial) => trial.contestant === at);
    const refused = mine.find((trial) => trial.error !== null);
    const name = make(
      "th",
      { class: "words", set: { scope: "row", ...(refused?.error ? { title: refused.error } : {}) } },
      make("span", { class: "swatch", set: { "aria-hidden": "true" } }),
      calledBoth(wordsOf(contestant), nameOf(contestant)),
    );
    name.style.setProperty("--colour", styleOf(at).colour);
    return make(
      "tr",
      {},
      name,
      make("td", { text: `${mine.filter((trial) => trial.status === "solved").length} / ${mine.length}` }),
      make("td", { text: String(mine.filter((trial) => trial.optimal).length) }),
      ...MEASURES.map((of) =>
        make("td", {
          text: written(mean(mine.filter((trial) => trial.error === null).map((trial) => trial[of] ?? null)), of),
        }),
      ),
    );
  });
  fillTable(
    "totals",
    heads.map((head) => say(head)),
    rows,
  );
  const distances = distancesOf(trials);
  fillTable(
    "by-distance",
    [say("page-distance"), ...contestants.map(nameOf)],
    distances.map((distance) =>
      make(
        "tr",
        {},
        make("th", { text: String(distance), set: { scope: "row" } }),
        ...contestants.map((_, at) => make("td", { text: written(meanOf(trials, at, measure, distance), measure) })),
      ),
    ),
  );
  if (distances.length < 1 || !chart) return;
  const lines = contestants.map((contestant, at) => ({
    name: nameOf(contestant),
    values: distances.map((distance) => {
      const value = meanOf(trials, at, measure, distance);
      return LOGARITHMIC.has(measure) && value !== null && value <= 0 ? null : value;
    }),
  }));
  void reportBeside(() =>
    /** @type {Chart} */ (chart).draw({
      across: distances,
      lines,
      acrossName: say("page-distance"),
      upName: say(`page-measure-${measure}`),
      isLogarithmic: LOGARITHMIC.has(measure),
    }),
  );
}

/** A contestant in words. @param {Contestant} contestant */
function wordsOf({ algorithm, heuristic }) {
  return heuristic ? `${titleOf(algorithm)} · ${titleOf(heuristic)}` : titleOf(algorithm);
}

/** @param {number | null} value @param {Measure} measure */
function written(value, measure) {
  if (value === null) return "–";
  if (measure === "seconds") return number(value, 5);
  if (measure === "held_bytes") return number(value / 1024, 0);
  return number(value, measure === "branching_factor" ? 3 : 1);
}

/** @param {string} id @param {string[]} heads @param {HTMLTableRowElement[]} rows */
function fillTable(id, heads, rows) {
  find(id, HTMLTableElement).replaceChildren(
    make(
      "thead",
      {},
      make("tr", {}, ...heads.map((text, at) => make("th", { text, set: { scope: "col" }, class: at ? "" : "words" }))),
    ),
    make("tbody", {}, ...rows),
  );
}

/** The chart as the program draws it, of the same boards. */
async function svg() {
  const measure = find("measure", HTMLSelectElement).value;
  if (asked)
    offerFile(
      "jiugong-comparison.svg",
      await askForFile("compare", { ...asked, measures: [measure === "held_bytes" ? "held" : measure], format: "svg" }),
    );
}

function show() {
  translate(find("compare", HTMLElement));
  showFigures();
  void reportBeside(async () => {
    const { algorithms, heuristics } = await catalogue();
    fillTicks("algorithms", algorithms, ticks("algorithms"));
    fillTicks("heuristics", heuristics, ticks("heuristics"));
    await showLandscape();
  });
}

function address() {
  if (find("boards-from", HTMLSelectElement).value === "given")
    return addressOf("compare", {
      algorithms: ticks("algorithms").join(","),
      heuristics: ticks("heuristics").join(","),
      goal: wishedGoal(),
      boards: wishedBoards().join("\n"),
    });
  const value = (/** @type {string} */ id) => find(id, HTMLInputElement).value.trim();
  return addressOf("compare", {
    algorithms: ticks("algorithms").join(","),
    heuristics: ticks("heuristics").join(","),
    size: value("compare-size"),
    depths: value("depths"),
    each: value("each"),
    seed: asked?.["seed"] ?? value("compare-seed"),
    goal: wishedGoal(),
  });
}

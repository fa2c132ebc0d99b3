// The second view: watch a search think.

import { addressOf } from "./address.js";

import { smallBoard } from "./board-view.js";
import { articleOf, catalogue } from "./catalogue.js";
import { Chooser } from "./choose.js";
import { button, choice, find, labelled, make, switchOff } from "./dom.js";
import { examplesPanel, showExamples } from "./explain-examples.js";
import { filesPanel } from "./explain-files.js";
import { nodePanel, showNode } from "./explain-node.js";
import { showTables, tablesPanel } from "./explain-tables.js";
import { countersPanel, happening, legend, reason, showCounters, showLegend } from "./explain-step.js";
import { faulty, isChoice } from "./link.js";
import { say } from "./messages.js";
import { announce, report, reportBeside } from "./notice.js";
import { ask, isAborted } from "./server.js";
import { session } from "./session.js";
import { Trace } from "./trace.js";
import { TreeView } from "./tree-view.js";

/** Steps a second at each speed. */
const SPEEDS = [1, 3, 10, 40, 200];

/** @type {Trace | null} */
let trace = null;
/** @type {AbortController | null} */
let asking = null;
/** @type {number | undefined} */
let timer;
let speed = 1;
/** Milliseconds between two pictures of the lists while a search runs: to make their rows takes longer than all else. */
const LISTS_PERIOD = 200;
let listedAt = -Infinity;
/** What was asked for, to ask once. */
let asked = "";

const algorithm = new Chooser("algorithm", "page-algorithm", () => void report(search));
const heuristic = new Chooser("heuristic", "page-heuristic", () => void report(search));
const tree = new TreeView((node, isChosen) => look(node, isChosen));

/** What a search is asked for with. */
export function wanted() {
  return {
    board: session.boardText,
    goal: session.goalRows,
    algorithm: algorithm.value,
    ...(usesHeuristic() ? { heuristic: heuristic.value } : {}),
    to: Number(find("record", HTMLSelectElement).value),
  };
}

function usesHeuristic() {
  const entry = algorithm.entry;
  return !(entry && "uses_heuristic" in entry && entry.uses_heuristic === false);
}

/** Builds the view, once. */
export function buildExplain() {
  const record = choice(
    "record",
    [
      ["300", "300"],
      ["2000", "2,000"],
      ["10000", "10,000"],
    ],
    () => void report(search),
  );
  const pace = make("input", {
    id: "explain-speed",
    label: "page-speed",
    set: { type: "range", min: 0, max: SPEEDS.length - 1, value: speed },
    on: {
      input: (event) => {
        speed = Number(event.target.value);
        if (timer !== undefined) run();
      },
    },
  });
  const field = make("input", {
    id: "explain-text",
    set: { spellcheck: "false", autocomplete: "off" },
    on: {
      change: () => void report(takeBoard),
      keydown: (event) => {
        if (event.key === "Enter") void report(takeBoard);
      },
    },
  });
  find("explain", HTMLElement).append(
    make("h1", { class: "unseen", id: "explain-heading", say: "page-explain" }),
    make(
      "div",
      { class: "panel asked" },
      make(
        "div",
        { class: "from-to" },
        make("div", { id: "explain-start" }),
        make("span", { class: "to", text: "→", set: { "aria-hidden": "true" } }),
        make("div", { id: "explain-goal" }),
      ),
      make(
        "div",
        { class: "fields" },
        labelled("page-explain-board", field),
        make(
          "div",
          { class: "row" },
          labelled(
            "page-goal",
            choice(
              "explain-goal-name",
              [
                ["standard", "page-goal-standard"],
                ["snail", "page-goal-snail"],
                ["zero", "page-goal-zero"],
                ["own", "page-goal-own"],
              ],
              (name) => void report(() => chooseGoal(name)),
            ),
          ),
          labelled("page-record", record),
        ),
      ),
      make("div", { class: "fields" }, algorithm.root, heuristic.root),
    ),
    examplesPanel((board, goal, search) => report(() => example(board, goal, search))),
    make(
      "div",
      { class: "panel stepping" },
      make(
        "div",
        { class: "buttons", set: { role: "group" }, label: "page-stepping" },
        button("page-to-begin", () => go(0), { id: "to-begin" }),
        button("page-step-back", () => go(step() - 1), { id: "back" }),
        button("page-step-one", () => go(step() + 1), { id: "one", class: "main" }),
        button("page-step-ten", () => go(step() + 10), { id: "ten" }),
        button("page-run", toggleRun, { id: "run", class: "main" }),
        button("page-to-end", () => go(Infinity), { id: "to-end" }),
      ),
      make("label", { class: "speed" }, make("span", { say: "page-speed" }), pace),
      make(
        "label",
        { class: "speed place" },
        make("span", { id: "step-at" }),
        make("input", {
          id: "step",
          label: "page-step",
          set: { type: "range", min: 0, value: 0 },
          on: { input: (event) => go(Number(event.target.value)) },
        }),
      ),
    ),
    make("div", { class: "happening" }, make("p", { id: "happening" }), make("p", { id: "reason" })),
    make(
      "div",
      { class: "tree-area" },
      make(
        "div",
        { class: "panel tree-panel" },
        make(
          "div",
          { class: "tree-tools" },
          legend(),
          make(
            "div",
            { class: "buttons" },
            button("page-zoom-in", () => tree.zoom(1.25), { id: "zoom-in" }),
            button("page-zoom-out", () => tree.zoom(0.8), { id: "zoom-out" }),
            button("page-fit", () => tree.fit(), { id: "fit" }),
            button("page-follow", () => tree.follow(), { id: "follow" }),
          ),
        ),
        tree.canvas,
        make("p", { class: "note", say: "page-tree-help" }),
      ),
      make("div", { class: "beside-tree" }, countersPanel(), nodePanel()),
    ),
    tablesPanel(
      (node) => {
        tree.choose(node);
        tree.reveal(node);
      },
      (node) => look(node, false),
    ),
    filesPanel(wanted),
    make(
      "details",
      { class: "panel", id: "articles" },
      make("summary", { say: "page-articles" }),
      make("div", { class: "articles", id: "article" }),
    ),
  );
  session.onChange((change) => {
    if (change === "board") showBoards();
  });
  return { open, show: showExplain, address };
}

/** @param {URLSearchParams} values */
async function open(values) {
  const { algorithms, heuristics } = await catalogue();
  const wished = (
    /** @type {string} */ name,
    /** @type {import("./link.js").Entry[]} */ entries,
    /** @type {string} */ usual,
  ) => {
    const text = values.get(name);
    return text && isChoice(name, text, entries, usual) ? text : usual;
  };
  algorithm.fill(algorithms, wished("algorithm", algorithms, algorithm.value || "a-star"));
  heuristic.fill(heuristics, wished("heuristic", heuristics, heuristic.value || "manhattan"), "largest");
  const [limit, record] = [values.get("record"), find("record", HTMLSelectElement)];
  const limits = [...record.options].map(({ value }) => value);
  if (limit && limits.includes(limit)) record.value = limit;
  else if (limit) faulty("record", limit, record.value, limits.join(", "));
  await search();
  const at = values.get("step");
  if (!at) return;
  if (/^\d+$/.test(at)) go(Number(at));
  if (String(step()) !== at) faulty("step", at, String(step()));
}

/** Asks for the recording of the search that is wanted, if it is another. */
async function search() {
  find("explain-text", HTMLInputElement).value = session.boardText;
  heuristic.root.classList.toggle("unused", !usesHeuristic());
  heuristic.select.disabled = !usesHeuristic();
  const question = wanted();
  const text = JSON.stringify(question);
  if (text === asked) return;
  stop();
  asking?.abort();
  asking = new AbortController();
  asked = "";
  find("happening", HTMLElement).textContent = say("page-searching-trace");
  find("reason", HTMLElement).textContent = "";
  const { events, summary } = await ask("trace", question, asking.signal).catch((error) => {
    if (!isAborted(error)) find("happening", HTMLElement).textContent = error.message;
    throw error;
  });
  asked = text;
  trace = new Trace(events);
  trace.report ??= summary ?? null;
  const board = session.game.board;
  tree.begin(trace, board.width, board.height);
  showExplain();
  look(null, true);
}

/** Shows an example from its beginning, also where it is the one that is shown. @param {string} board @param {string} goal @param {import("./explain-examples.js").Pair} [pair] */
async function example(board, goal, pair) {
  await session.open(board, { goal });
  const record = find("record", HTMLSelectElement);
  if (pair?.record && Number(record.value) < Number(pair.record)) record.value = pair.record;
  if (pair) {
    algorithm.set(pair.algorithm);
    heuristic.set(pair.heuristic);
  }
  const before = asked;
  await search();
  if (asked === before) go(0);
}

async function takeBoard() {
  const text = find("explain-text", HTMLInputElement).value;
  if (text.trim() === session.boardText) return;
  await session.open(text, { goal: session.goalText.includes(" ") ? "standard" : session.goalText });
  await search();
}

/** @param {string} name */
async function chooseGoal(name) {
  if (name !== "own") await session.open(session.boardText, { goal: name });
  await search();
}

const step = () => trace?.step ?? 0;

/** @param {number} to */
function go(to) {
  if (!trace) return;
  stop();
  trace.goTo(to);
  tree.update();
  showStep();
  announce(["happening", "reason"].map((id) => find(id, HTMLElement).textContent ?? "").join(" "));
}

function toggleRun() {
  if (timer === undefined) return run();
  stop();
  showStep();
}

/** Runs on by itself; a fast run makes several steps a picture. */
function run() {
  if (!trace) return;
  stop();
  if (step() >= trace.lastStep) trace.goTo(0);
  const pace = SPEEDS[speed] ?? 1;
  const pictures = Math.min(pace, 20);
  timer = window.setInterval(() => {
    if (!trace) return;
    trace.goTo(step() + Math.round(pace / pictures));
    tree.update(pace <= 3);
    if (step() >= trace.lastStep) stop();
    showStep();
  }, 1000 / pictures);
  showRunning();
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  showRunning();
}

function showRunning() {
  const run = find("run", HTMLButtonElement);
  run.dataset.say = timer === undefined ? "page-run" : "page-pause";
  run.textContent = say(run.dataset.say);
}

function showBoards() {
  const { game, goalText } = session;
  find("explain-start", HTMLElement).replaceChildren(smallBoard(game.board, say("page-start-board")));
  find("explain-goal", HTMLElement).replaceChildren(smallBoard(game.goal, say("page-goal")));
  find("explain-goal-name", HTMLSelectElement).value = goalText.includes(" ") ? "own" : goalText;
}

/** Says and draws everything anew. */
function showExplain() {
  showBoards();
  if (trace) showLegend(trace);
  showStep();
  showRunning();
  tree.draw();
  tree.canvas.setAttribute("aria-label", say("page-tree"));
  void reportBeside(async () => {
    await showExamples();
    const { algorithms, heuristics } = await catalogue();
    const used = usesHeuristic() ? heuristic.chosen : [];
    const entries = [
      ...algorithms.filter(({ name }) => name === algorithm.entry?.name),
      ...heuristics.filter(({ name }) => used.some((entry) => entry.name === name)),
    ];
    find("article", HTMLElement).replaceChildren(...entries.map((entry) => articleOf(entry)));
  });
}

/** Shows the present step. */
function showStep() {
  if (!trace) return;
  const at = step();
  const slider = find("step", HTMLInputElement);
  slider.max = String(trace.lastStep);
  slider.value = String(at);
  find("step-at", HTMLElement).textContent = say("page-step-at", { at, last: trace.lastStep });
  for (const id of ["to-begin", "back"]) switchOff(id, at === 0);
  for (const id of ["one", "ten", "to-end"]) switchOff(id, at >= trace.lastStep);
  const open = trace.inState("open");
  find("happening", HTMLElement).textContent = happening(trace);
  find("reason", HTMLElement).textContent = reason(trace, open);
  const closed = trace.inState("closed");
  showCounters(trace, open.length, closed.length);
  if (timer === undefined || performance.now() - listedAt >= LISTS_PERIOD) {
    showTables(trace, open, closed);
    listedAt = performance.now();
  }
  tree.canvas.dataset.step = String(at);
  document.dispatchEvent(new Event("address"));
}

/** Shows a node: while the mouse is over it, or because it was chosen. @param {import("./trace.js").TraceNode | null} node @param {boolean} isChosen */
function look(node, isChosen) {
  const shown = node ?? tree.chosen;
  if (!trace) return;
  void showNode(shown, {
    trace,
    isChosen: isChosen || shown === tree.chosen,
    heuristic: heuristic.value,
    goal: session.goalRows,
  });
  if (isChosen && node)
    announce(say("page-node-is", { board: node.board.replaceAll("/", ", "), g: node.g, h: node.h, f: node.f }));
}

function address() {
  return addressOf("explain", {
    start: session.boardText,
    goal: session.goalText,
    algorithm: algorithm.value,
    heuristic: usesHeuristic() ? heuristic.value : undefined,
    record: find("record", HTMLSelectElement).value === "300" ? undefined : find("record", HTMLSelectElement).value,
    step: step() || undefined,
  });
}

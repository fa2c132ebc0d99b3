// The second view: watch a search think.

import { addressOf } from "./address.js";

import { smallBoard } from "./board-view.js";
import { articleOf, catalogue } from "./catalogue.js";
import { Chooser } from "./choose.js";
import { button, choice, find, make, switchOff } from "./dom.js";
import { askedPanel } from "./explain-asked.js";
import { examplesPanel, showExamples } from "./explain-examples.js";
import { filesPanel } from "./explain-files.js";
import { nodePanel, showNode } from "./explain-node.js";
import { showTables, tablesPanel } from "./explain-tables.js";
import { FASTEST, Runner } from "./explain-run.js";
import { beginStaged, runNow, showFault, showStaged, stage, stageByLink, stagedPanel } from "./explain-staged.js";
import { stagedOf } from "./explain-faults.js";
import { countersPanel, happening, legend, reason, showCounters, showLegend } from "./explain-step.js";
import { faulty, isChoice } from "./link.js";
import { say } from "./messages.js";
import { announce, report, reportBeside } from "./notice.js";
import { ask, isAborted } from "./server.js";
import { session } from "./session.js";
import { Trace } from "./trace.js";
import { TreeView } from "./tree-view.js";

/** @type {Trace | null} */
let trace = null;
/** @type {AbortController | null} */
let asking = null;
/** Milliseconds between two pictures of the lists while a search runs: to make their rows takes longer than all else. */
const LISTS_PERIOD = 200;
let listedAt = -Infinity;
/** What was asked for, to ask once. */
let asked = "";

const algorithm = new Chooser("algorithm", "page-algorithm", () => void report(searchAnew));
const heuristic = new Chooser("heuristic", "page-heuristic", () => void report(searchAnew));
const tree = new TreeView((node, isChosen) => look(node, isChosen));
const runner = new Runner(
  () => trace,
  (isSlow) => {
    tree.update(isSlow);
    showStep();
  },
);

/** What a search is asked for with. */
export function wanted() {
  const run = runNow();
  if (run) return { ...run, to: Number(find("record", HTMLSelectElement).value) };
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
    set: { type: "range", min: 0, max: FASTEST, value: runner.speed },
    on: { input: (event) => runner.setSpeed(Number(event.target.value)) },
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
    askedPanel({
      field,
      record,
      choosers: [algorithm.root, heuristic.root],
      chooseGoal: (name) => void report(() => chooseGoal(name)),
    }),
    examplesPanel((board, goal, pair) => report(() => example(board, goal, pair)), watch),
    stagedPanel(),
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
        button("page-run", () => (runner.isOn ? (runner.stop(), showStep()) : runner.start()), {
          id: "run",
          class: "main",
        }),
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
    make(
      "div",
      { class: "happening" },
      make("p", { id: "happening" }),
      make("p", { id: "fault", set: { hidden: "" } }),
      make("p", { id: "reason" }),
    ),
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
  await stageByLink(values);
  await search();
  const at = values.get("step");
  if (!at) return;
  if (/^\d+$/.test(at)) go(Number(at));
  if (String(step()) !== at) faulty("step", at, String(step()));
}

/** Searches as it was chosen: no longer as in a demonstration. */
async function searchAnew() {
  stage(null);
  await search();
}

/** Shows what is wanted. */
function showWanted() {
  find("explain-text", HTMLInputElement).value = session.boardText;
  heuristic.root.classList.toggle("unused", !usesHeuristic());
  heuristic.select.disabled = !usesHeuristic();
}

/** Asks for the recording of the search that is wanted, if it is another. */
async function search() {
  showWanted();
  const question = wanted();
  const text = JSON.stringify(question);
  if (text === asked) return;
  runner.stop();
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
  beginStaged(trace);
  await takeStaged();
  const board = session.game.board;
  tree.begin(trace, board.width, board.height);
  showExplain();
}

/** Shows what a demonstration searches, and with what, where that is in the catalogue. */
async function takeStaged() {
  const begin = /** @type {any} */ (trace?.begin);
  if (!stagedOf(trace)) return;
  if (session.boardText !== begin.board || session.goalRows !== begin.goal)
    await session.open(begin.board, { goal: begin.goal });
  algorithm.set(begin.algorithm);
  if (begin.heuristic) heuristic.set(begin.heuristic);
  showWanted();
}

/** Shows an example from its beginning. @param {string} board @param {string} goal @param {import("./explain-examples.js").Pair} pair */
async function example(board, goal, pair) {
  await session.open(board, { goal });
  algorithm.set(pair.algorithm);
  heuristic.set(pair.heuristic);
  stage(null);
  await fromBeginning(Number(pair.record ?? 0));
}

/** Shows a run of a demonstration from its beginning. @param {import("./explain-examples.js").Run} run @param {number} expanded */
function watch(run, expanded) {
  stage(run);
  void report(async () => {
    await fromBeginning(expanded);
    find("staged", HTMLElement).scrollIntoView({ block: "nearest" });
  });
}

/** Searches, and goes to the first step also where this is the search that is shown; so many expansions are recorded if that can be chosen. @param {number} expanded */
async function fromBeginning(expanded) {
  const record = find("record", HTMLSelectElement);
  const enough = [...record.options].find(({ value }) => Number(value) >= expanded);
  if (enough && Number(record.value) < expanded) record.value = enough.value;
  const before = asked;
  await search();
  if (asked === before) go(0);
}

async function takeBoard() {
  const text = find("explain-text", HTMLInputElement).value;
  if (text.trim() === session.boardText) return;
  await session.open(text, { goal: session.goalText.includes(" ") ? "standard" : session.goalText });
  await searchAnew();
}

/** @param {string} name */
async function chooseGoal(name) {
  if (name !== "own") await session.open(session.boardText, { goal: name });
  await searchAnew();
}

const step = () => trace?.step ?? 0;

/** @param {number} to */
function go(to) {
  if (!trace) return;
  runner.stop();
  trace.goTo(to);
  tree.update();
  showStep();
  announce(["happening", "fault", "reason"].map((id) => find(id, HTMLElement).textContent ?? "").join(" "));
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
  runner.show();
  tree.draw();
  tree.canvas.setAttribute("aria-label", say("page-tree"));
  look(null, true);
  void reportBeside(async () => {
    if (trace) await showStaged(trace, watch, go);
    await showExamples();
    const { algorithms, heuristics } = await catalogue();
    algorithm.speak(algorithms);
    heuristic.speak(heuristics);
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
  showFault(at);
  const closed = trace.inState("closed");
  showCounters(trace, open.length, closed.length);
  if (!runner.isOn || performance.now() - listedAt >= LISTS_PERIOD) {
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
    isChosen: shown === tree.chosen,
    isPointed: !isChosen,
    // What is in no catalogue cannot be taken apart.
    heuristic:
      stagedOf(trace) && usesHeuristic() ? (/** @type {any} */ (trace.begin).heuristic ?? "") : heuristic.value,
    goal: session.goalRows,
  });
  if (isChosen && node)
    announce(say("page-node-is", { board: node.board.replaceAll("/", ", "), g: node.g, h: node.h, f: node.f }));
}

function address() {
  return addressOf("explain", {
    ...runNow(),
    start: session.boardText,
    goal: session.goalText,
    algorithm: algorithm.value,
    heuristic: usesHeuristic() ? heuristic.value : undefined,
    record: find("record", HTMLSelectElement).value === "300" ? undefined : find("record", HTMLSelectElement).value,
    step: step() || undefined,
  });
}

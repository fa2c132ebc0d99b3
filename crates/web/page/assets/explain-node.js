// A node looked at: its board, its path, and how its h was made up.

import { smallBoard } from "./board-view.js";
import { fullNameOf } from "./catalogue.js";
import { find, make } from "./dom.js";
import { howLines } from "./how.js";
import { say } from "./messages.js";
import { pathTo } from "./trace.js";
import { hasNumber, isSum, roleOf, sumOf } from "./tree-node.js";
import { ask, isAborted, Problem } from "./server.js";

/** @typedef {import("./trace.js").TraceNode} TraceNode */

/** The weight on h. @param {import("./trace.js").Trace} trace */
const weightOf = (trace) => (trace.weight ? trace.weight / 1000 : trace.manner.weight || 1);

/** Milliseconds that a node is pointed at until its h is asked for: whoever only passes over it asks nothing. */
const RESTING = 200;

/** The node that was looked at last: an answer on another one comes too late. @type {object | null} */
let latest = null;

/** @type {Map<string, Promise<Record<string, any>>>} */
const explained = new Map();

const ARROWS = /** @type {Record<string, string>} */ ({ u: "↑", d: "↓", l: "←", r: "→" });

export function nodePanel() {
  return make(
    "div",
    { class: "panel node-panel", id: "node" },
    make("h2", { say: "page-node" }),
    make("div", { id: "node-shown" }),
    make("div", { id: "node-how" }),
  );
}

/**
 * @param {TraceNode | null} node
 * @param {{ trace: import("./trace.js").Trace, isChosen: boolean, isPointed: boolean, heuristic: string, goal: string }} of
 */
export async function showNode(node, { trace, isChosen, isPointed, heuristic, goal }) {
  const mine = (latest = {});
  const panel = find("node", HTMLElement);
  // What is pointed at stays under the pointer: meanwhile the panel does not shrink, which would move all below it.
  panel.style.minHeight = `${panel.offsetHeight}px`;
  const settle = () => {
    if (!isPointed && mine === latest) panel.style.minHeight = "";
  };
  const shown = find("node-shown", HTMLElement);
  const how = find("node-how", HTMLElement);
  if (!node) {
    shown.replaceChildren(make("p", { class: "note", text: say("page-node-none") }));
    how.replaceChildren();
    return settle();
  }
  const path = pathTo(node);
  const marks = {
    current: trace.current,
    next: trace.next,
    solution: trace.solution,
    path: new Set(pathTo(trace.solution)),
    isStack: trace.manner.isStack,
  };
  const row = Math.max(1, Math.round(Math.sqrt(node.cells.length)));
  const width = node.board.split("/")[0]?.split(" ").length ?? row;
  const ways = path.flatMap((step) => (step.way ? [ARROWS[step.way] ?? step.way] : [])).join(" ");
  shown.replaceChildren(
    make(
      "div",
      { class: "node-facts" },
      smallBoard({ width, height: node.cells.length / width, cells: node.cells }, say("page-node")),
      make(
        "div",
        {},
        make("p", { class: "sum", text: sumOf(node, true) }),
        isSum(node)
          ? null
          : make("p", { class: "note", text: say(`page-f-${trace.manner.kind}`, { weight: weightOf(trace) }) }),
        make("p", {
          text: `${hasNumber(node, roleOf(node, marks)) ? `#${node.number} · ` : ""}${say(`page-state-${roleOf(node, marks)}`)}${node.side === "goal" ? ` · ${say("page-side-goal")}` : ""}`,
        }),
      ),
    ),
    make("p", {}, make("strong", { text: say("page-node-path", { length: path.length - 1 }) }), ` ${ways || "–"}`),
  );
  how.replaceChildren();
  if (!isChosen) await new Promise((resolve) => setTimeout(resolve, RESTING));
  if (mine !== latest) return;
  const made = await howMade(node, trace, heuristic, goal);
  if (mine !== latest) return;
  how.replaceChildren(...made);
  settle();
}

/**
 * How the h of a node was made up, or why that cannot be said.
 * @param {TraceNode} node @param {import("./trace.js").Trace} trace @param {string} heuristic @param {string} goal
 */
async function howMade(node, trace, heuristic, goal) {
  if (!heuristic) return [make("p", { class: "note", text: say("page-how-uncatalogued") })];
  const target = node.side === "goal" ? (trace.begin?.board ?? goal) : goal;
  const key = `${heuristic}|${node.board}|${target}|${document.documentElement.lang}`;
  const answer = explained.get(key) ?? ask("explain", { board: node.board, goal: target, heuristic });
  explained.set(key, answer);
  try {
    const { h, how } = await answer;
    return [make("h3", { text: say("page-how", { heuristic: fullNameOf(heuristic), h }) }), ...howLines(how, h)];
  } catch (error) {
    explained.delete(key);
    if (isAborted(error)) return [];
    return [make("p", { class: "note", text: error instanceof Problem ? error.message : say("page-no-server") })];
  }
}

// Open and closed side by side, as tables that can be sorted.

import { find, make } from "./dom.js";
import { byTurn } from "./explain-order.js";
import { number, say } from "./messages.js";

/** @typedef {import("./trace.js").TraceNode} TraceNode */
/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {"number" | "board" | "g" | "h" | "f" | "made"} Column */

/** Rows that are shown of each list. */
const SHOWN = 100;

/** @type {Record<string, { by: Column, isDown: boolean }>} */
const order = { open: { by: "f", isDown: false }, closed: { by: "number", isDown: true } };

/** @type {{ trace: Trace, open: TraceNode[], closed: TraceNode[] } | null} */
let shown = null;

/** @type {(node: TraceNode) => void} */
let choose = () => undefined;

/** @type {(node: TraceNode | null) => void} */
let point = () => undefined;

/** @param {(node: TraceNode) => void} act @param {(node: TraceNode | null) => void} hover */
export function tablesPanel(act, hover) {
  choose = act;
  point = hover;
  const one = (/** @type {string} */ list) =>
    make(
      "div",
      { class: "panel list" },
      make("h2", { id: `${list}-heading` }),
      make(
        "div",
        { class: "scroll", set: { tabindex: 0, role: "region", "aria-labelledby": `${list}-heading` } },
        make("table", { id: `${list}-table` }),
      ),
      make("p", { class: "note", id: `${list}-more` }),
    );
  return make("div", { class: "lists" }, one("open"), one("closed"));
}

/** @param {Trace} trace @param {TraceNode[]} open @param {TraceNode[]} closed */
export function showTables(trace, open, closed) {
  shown = { trace, open, closed };
  find("open-heading", HTMLElement).textContent = say("page-list-open", { count: open.length });
  find("closed-heading", HTMLElement).textContent = say(trace.manner.isStack ? "page-list-stack" : "page-list-closed", {
    count: closed.length,
  });
  const { next, current, solution, manner } = trace;
  const words = new Map([
    [next, "page-state-next"],
    [current, "page-state-current"],
    [solution, "page-state-goal"],
  ]);
  fill("open", open, words, (one, other) => byTurn(manner, one, other));
  fill("closed", closed, words, (one, other) => one.number - other.number);
}

/** @param {TraceNode} node @param {Column} column */
function valueOf(node, column) {
  return column === "made" ? node.put : node[column];
}

/** @param {"open" | "closed"} list @param {TraceNode[]} nodes @param {Map<TraceNode | null, string>} words those that have a word @param {(one: TraceNode, other: TraceNode) => number} among the order among equals */
function fill(list, nodes, words, among) {
  const { by, isDown } = order[list] ?? { by: "f", isDown: false };
  const sorted = [...nodes].sort((one, other) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    return (a < b ? -1 : a > b ? 1 : among(one, other)) * (isDown ? -1 : 1);
  });
  /** @type {Column[]} */
  const columns = list === "open" ? ["board", "g", "h", "f", "made"] : ["board", "number", "g", "h", "f"];
  const heads = columns.map((column) =>
    make(
      "th",
      { set: { scope: "col", "aria-sort": by === column ? (isDown ? "descending" : "ascending") : "none" } },
      make("button", {
        text: say(`page-column-${column}`) + (by === column ? (isDown ? " ▼" : " ▲") : ""),
        set: { type: "button", "data-sort": column },
        on: { click: () => sortBy(list, column) },
      }),
    ),
  );
  const rows = sorted.slice(0, SHOWN).map((node) =>
    make(
      "tr",
      {
        class: words.has(node) ? "marked" : "",
        set: { "data-node": node.index },
        on: { mouseenter: () => point(node), mouseleave: () => point(null) },
      },
      ...columns.map((column) =>
        column === "board"
          ? make(
              "td",
              {},
              make("button", {
                class: "quiet board-text",
                text: node.board,
                set: { type: "button" },
                on: { click: () => choose(node) },
              }),
              words.has(node) ? make("span", { class: "mark", text: say(words.get(node) ?? "") }) : "",
            )
          : make("td", { text: number(Number(valueOf(node, column))) }),
      ),
    ),
  );
  const table = find(`${list}-table`, HTMLTableElement);
  table.replaceChildren(make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
  find(`${list}-more`, HTMLElement).textContent =
    sorted.length > SHOWN ? say("page-more-rows", { count: sorted.length - SHOWN }) : "";
}

/** @param {"open" | "closed"} list @param {Column} column */
function sortBy(list, column) {
  const was = order[list];
  order[list] = { by: column, isDown: was?.by === column ? !was.isDown : false };
  if (shown) showTables(shown.trace, shown.open, shown.closed);
  const again = find(`${list}-table`, HTMLTableElement).querySelector(`[data-sort="${column}"]`);
  if (again instanceof HTMLElement) again.focus();
}

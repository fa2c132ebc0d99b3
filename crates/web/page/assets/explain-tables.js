// Open and closed side by side, as tables that can be sorted.

import { find, make } from "./dom.js";
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
  find("closed-heading", HTMLElement).textContent = say(trace.isBacktracking ? "page-list-stack" : "page-list-closed", {
    count: closed.length,
  });
  fill("open", open, trace.next);
  fill("closed", closed, trace.current);
}

/** @param {TraceNode} node @param {Column} column */
function valueOf(node, column) {
  return column === "made" ? node.madeAt : node[column];
}

/** @param {"open" | "closed"} list @param {TraceNode[]} nodes @param {TraceNode | null} marked */
function fill(list, nodes, marked) {
  const { by, isDown } = order[list] ?? { by: "f", isDown: false };
  const sorted = [...nodes].sort((one, other) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    return (a < b ? -1 : a > b ? 1 : one.madeAt - other.madeAt) * (isDown ? -1 : 1);
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
        class: node === marked ? "marked" : "",
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
              node === marked ? ` ${say(list === "open" ? "page-state-next" : "page-state-current")}` : "",
            )
          : make("td", { text: number(column === "made" ? node.index + 1 : Number(valueOf(node, column))) }),
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

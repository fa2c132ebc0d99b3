// Which node is the next to be expanded, by the rule of each algorithm, and why.

/** @typedef {import("./trace.js").TraceNode} TraceNode */
/** @typedef {import("./trace.js").Trace} Trace */

/**
 * How an algorithm goes about its nodes.
 * @typedef {Object} Manner
 * @property {"best" | "rounds" | "queue" | "sides" | "ends" | "stack" | "bounded" | "recursive" | "layers" | "climb" | "chance" | "table"} kind
 * @property {"f" | "g" | "h"} sign what open is ordered by
 * @property {boolean} takesGoal whether the goal is recognised when it has its turn, not when it is made
 * @property {boolean} isStack whether what was expanded is a stack that the search goes back over
 * @property {boolean} prefersLargerG
 * @property {string} weight of h, as it was asked for
 */

/** @type {Record<string, Manner["kind"]>} */
const KINDS = {
  "a-star": "best",
  "weighted-a-star": "best",
  "uniform-cost": "best",
  greedy: "best",
  "ara-star": "rounds",
  "breadth-first": "queue",
  "bidirectional-breadth-first": "sides",
  mm: "ends",
  "depth-first": "stack",
  "iterative-deepening": "stack",
  "ida-star": "bounded",
  rbfs: "recursive",
  beam: "layers",
  "hill-climbing": "climb",
  "simulated-annealing": "chance",
  table: "table",
};

/** @param {string} algorithm as in `a-star(ties=larger-g)` @returns {Manner} */
export function mannerOf(algorithm) {
  const [name = ""] = algorithm.split("(");
  const kind = KINDS[name] ?? "best";
  return {
    kind,
    sign:
      name === "uniform-cost"
        ? "g"
        : ["greedy", "layers", "climb", "chance"].includes(kind === "best" ? name : kind)
          ? "h"
          : "f",
    takesGoal: ["best", "bounded", "recursive"].includes(kind),
    isStack: ["stack", "bounded", "recursive"].includes(kind),
    prefersLargerG: algorithm.includes("ties=larger-g"),
    weight: /weight=([\d.]+)/.exec(algorithm)?.[1] ?? (name === "weighted-a-star" ? "1.5" : ""),
  };
}

/** The places of two nodes of open in the order of expansion, as far as the rule is one of open. @param {Manner} manner @param {TraceNode} one @param {TraceNode} other */
export function byTurn({ kind, prefersLargerG }, one, other) {
  /** @type {(node: TraceNode) => number[]} */
  const place =
    kind === "queue" || kind === "sides"
      ? ({ madeAt }) => [madeAt]
      : kind === "ends"
        ? ({ f, side, g, madeAt }) => [f, side === "goal" ? 1 : 0, g, madeAt]
        : kind === "layers"
          ? ({ g, f, madeAt }) => [g, f, madeAt]
          : ({ f, h, madeAt }) => [f, prefersLargerG ? h : 0, madeAt];
  const [a, b] = [place(one), place(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * The nodes of open among which the next is chosen.
 * @param {Trace} trace
 * @param {TraceNode[]} open
 */
export function rivalsOf(trace, open) {
  const { next, solution, manner } = trace;
  if (!next) return [];
  if (manner.kind === "sides") return open.filter(({ side }) => side === next.side);
  if (manner.kind === "recursive") return open.filter(({ parent }) => parent === next.parent);
  if (manner.kind === "rounds" && solution) return open.filter(({ g, h }) => g + h < solution.g);
  return open;
}

/**
 * Why the next node is the next, as a key of the texts and its values; null where nothing comes next.
 * @param {Trace} trace
 * @param {TraceNode[]} open
 * @returns {{ key: string, values: Record<string, string | number> } | null}
 */
export function whyNext(trace, open) {
  const { next, manner, current } = trace;
  if (!next) return null;
  const { kind, sign } = manner;
  const parent = next.parent?.number ?? 0;
  const hasGoneBack = next.parent !== null && next.parent !== current;
  const values = { f: next.f, g: next.g, h: next.h, parent, side: next.side, sign };
  const because = (/** @type {string} */ name, more = {}) => ({
    key: `page-next-${name}`,
    values: { ...values, ...more },
  });
  if (!next.parent && open.length === 1) return because("start");
  if (kind === "best" || kind === "rounds") {
    const rivals = rivalsOf(trace, open);
    const equal = rivals.filter(({ f }) => f === next.f);
    const same = equal.filter(({ h }) => h === next.h);
    const more = { least: next.f, count: equal.length, same: same.length };
    if (open.length === 1) return because("only", more);
    if (kind === "rounds" && trace.solution) return because("better", more);
    if (equal.length === 1) return because("smallest", more);
    if (kind === "rounds") return because("in-line", more);
    if (!manner.prefersLargerG) return because("first-made", more);
    return because(same.length === 1 ? "larger-g" : "larger-g-first-made", more);
  }
  if (kind === "ends") return because("ends", { count: open.filter(({ f }) => f === next.f).length });
  if (kind === "stack" || kind === "bounded")
    return because(hasGoneBack ? `${kind}-back` : kind, { bound: trace.last("bound")?.event.value ?? next.f });
  if (kind === "recursive") {
    const count = rivalsOf(trace, open).filter(({ f }) => f === next.f).length;
    return because(hasGoneBack ? "recursive-back" : "recursive", { count });
  }
  if (kind === "climb" && current && next.h >= current.h) return because("walk");
  if (kind === "chance" && current) return because(next.h > current.h ? "chance-worse" : "chance");
  return because(kind);
}

// Where a run that is wrong on purpose goes wrong, in words.

/** @typedef {import("./trace.js").Trace} Trace */

/**
 * What goes wrong at a step: the message that says so.
 * @typedef {{ key: string, values: Record<string, number | string> }} Fault
 */

/**
 * Which attempt of which demonstration a run is, as the first event of its trace says.
 * @typedef {{ name: string, attempt: string, right: "right" | "wrong" | "legitimate", distance: number | null }} Staged
 */

/** @param {Trace | null} trace @returns {Staged | null} */
export function stagedOf(trace) {
  return /** @type {any} */ (trace?.begin)?.demonstration ?? null;
}

/** What goes wrong, by the step after which it is seen; nothing in a run that is not wrong on purpose. @param {Trace} trace */
export function faultsOf(trace) {
  /** @type {Map<number, Fault>} */
  const faults = new Map();
  const staged = stagedOf(trace);
  if (staged?.right !== "wrong") return faults;
  const { distance } = staged;
  let step = 0;
  const note = (/** @type {string} */ key, /** @type {Fault["values"]} */ values) => {
    if (!faults.has(step)) faults.set(step, { key: `page-fault-${key}`, values });
  };
  const root = trace.nodes[0];
  if (distance === null) note("out-of-reach", {});
  else if (root && root.h > distance) note("too-large", { h: root.h, distance });
  /** @type {Map<string, number>} the length of the way that is kept to each board */
  const kept = new Map();
  const closed = new Set();
  let isTooDeep = false;
  trace.done.forEach(({ event, node }, place) => {
    while (place >= (trace.ends[step] ?? Infinity)) step += 1;
    if (!node) return;
    const before = kept.get(node.board);
    if (event.event === "drop" && before !== undefined && node.g < before) {
      node.isThrownAway = true;
      note("thrown-away", { g: node.g, kept: before, state: closed.has(node.board) ? "closed" : "open" });
    } else if (event.event !== "drop" && event.event !== "expand") kept.set(node.board, node.g);
    if (event.event === "expand") closed.add(node.board);
    if (distance === null || node.g <= distance) return;
    if (event.event === "solution") note("too-long", { length: node.g, distance });
    else if (event.event === "expand" && !isTooDeep) {
      isTooDeep = true;
      note("too-deep", { g: node.g, distance });
    }
  });
  return faults;
}

/** The step at which the mistake does its harm: where a shorter way is thrown away, else the first at which anything is wrong. @param {Map<number, Fault>} faults */
export function worstOf(faults) {
  const all = [...faults];
  return (all.find(([, { key }]) => key === "page-fault-thrown-away") ?? all[0])?.[0] ?? null;
}

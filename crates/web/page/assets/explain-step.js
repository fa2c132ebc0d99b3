// What a step did, in the words of its algorithm, and why the next node is next; counters; the signs of the tree.

import { find, make } from "./dom.js";
import { whyNext } from "./explain-order.js";
import { language, number, say } from "./messages.js";

/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./trace.js").TraceEvent} TraceEvent */

/** The happenings of a step beside its expansion, each counted: what is told of them by algorithms of each kind. */
const TOLD = /** @type {Record<string, Record<string, string>>} */ ({
  best: { improve: "improved", reopen: "reopened", drop: "known" },
  rounds: { improve: "cheaper", reopen: "reopened", drop: "known" },
  queue: { drop: "known" },
  sides: { drop: "known" },
  ends: { improve: "improved", reopen: "reopened", drop: "known" },
  stack: { drop: "deep", leave: "left" },
  bounded: { drop: "over", leave: "left" },
  recursive: { leave: "backed" },
  layers: { drop: "not-kept", forget: "not-kept" },
  climb: {},
  chance: { drop: "refused" },
  table: {},
});

/** What happened at this step. @param {Trace} trace */
export function happening(trace) {
  if (trace.isAtSolution) return solutionOf(trace);
  const { kind } = trace.manner;
  const first = trace.step ? (trace.ends[trace.step - 1] ?? 0) : 0;
  const done = trace.done.slice(first, trace.at);
  const heading = done.find(({ event }) => ["bound", "weight", "layer", "restart"].includes(event.event));
  const expanded = done.find(({ event }) => event.event === "expand");
  const said = [];
  if (expanded?.node) {
    const { number, g, h, f } = expanded.node;
    said.push(say(`page-did-${kind}`, { number, g, h, f, made: made(done).length }), ...besides(trace, done));
  } else if (heading) {
    const value = heading.event.value ?? 0;
    const name = heading.event.event === "bound" && kind === "stack" ? "depth" : heading.event.event;
    said.push(say(`page-happening-${name}`, { value: name === "weight" ? value / 1000 : value }));
  } else if (trace.at > 0) {
    said.push(say(trace.manner.isStack ? "page-happening-begin-stack" : "page-happening-begin"));
  }
  if (trace.step >= trace.lastStep && (trace.report || trace.isCut))
    said.push(say("page-happening-end", { status: trace.report?.status ?? "", expanded: trace.expanded }));
  return joined(said);
}

/** Why the next node is next, or why the search stops. @param {Trace} trace @param {import("./trace.js").TraceNode[]} open */
export function reason(trace, open) {
  const { kind, sign, takesGoal } = trace.manner;
  const { next } = trace;
  if (trace.isAtSolution && trace.at === trace.done.length) {
    if (kind === "best") return say(sign === "h" ? "page-stops-greedy" : "page-stops-taken", { sign });
    return say(`page-stops-${kind}`);
  }
  const coming = trace.done[trace.at]?.event.event;
  if (trace.step > 0 && (coming === "bound" || coming === "weight" || coming === "restart"))
    return say(`page-next-round-${kind}`);
  const why = whyNext(trace, open);
  if (!why) {
    if (takesGoal || coming !== "solution") return "";
    return say(kind === "sides" || kind === "ends" ? "page-next-met" : "page-next-solution");
  }
  const isGoal =
    takesGoal &&
    next?.board === goalOf(trace) &&
    trace.done.some(({ event, node }) => event.event === "solution" && node === next);
  return joined([say(why.key, why.values), isGoal ? say("page-next-goal") : ""]);
}

/** @param {Trace} trace */
function solutionOf(trace) {
  const { report, solution, manner } = trace;
  const isEnd = trace.at === trace.done.length;
  const reached = isEnd
    ? say("page-happening-solution", {
        length: report?.length ?? solution?.g ?? 0,
        optimal: report?.optimal ? "yes" : "no",
        expanded: trace.expanded,
      })
    : say("page-happening-better", { length: solution?.g ?? 0, expanded: trace.expanded });
  const taken =
    manner.kind === "best"
      ? say("page-did-take-goal", { number: solution?.put ?? 0, f: solution?.f ?? 0, sign: manner.sign })
      : "";
  return joined([taken, reached]);
}

/** What else a step did. @param {Trace} trace @param {Trace["done"]} done */
function besides(trace, done) {
  const { kind, takesGoal } = trace.manner;
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { event, node } of done) {
    if (node?.isThrownAway) continue; // that is told apart, as what goes wrong
    const name = TOLD[kind]?.[event.event];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const goal = goalOf(trace);
  const makesGoal = takesGoal && kind === "best" && made(done).some(({ event }) => event.board === goal);
  return [
    ...[...counts].map(([name, count]) => say(`page-also-${name}`, { count })),
    makesGoal ? say("page-also-goal") : "",
  ];
}

/** @param {Trace["done"]} done */
function made(done) {
  return done.filter(({ event }) => ["make", "improve", "reopen"].includes(event.event));
}

/** @param {Trace} trace */
function goalOf(trace) {
  return /** @type {any} */ (trace.begin)?.goal;
}

/** @param {string[]} sentences */
function joined(sentences) {
  return sentences.filter(Boolean).join(language() === "zh" ? "" : " ");
}

export function countersPanel() {
  const one = (/** @type {string} */ name) =>
    make(
      "div",
      {},
      make(
        "dt",
        {},
        make("span", { id: `${name}-word`, say: `page-count-${name}` }),
        make("small", { id: `${name}-means`, say: `page-count-${name}-means` }),
      ),
      make("dd", { id: `count-${name}` }),
    );
  return make(
    "div",
    { class: "panel" },
    make("h2", { say: "page-counts" }),
    make(
      "dl",
      { class: "counts" },
      ...["expanded", "generated", "open", "closed", "depth", "bound", "weight", "layer"].map(one),
    ),
    make(
      "dl",
      { class: "letters", id: "letters" },
      ...["g", "h", "f"].flatMap((letter) => [
        make("dt", { text: letter }),
        make("dd", { say: `page-letters-${letter}` }),
      ]),
    ),
  );
}

/** The signs of the tree, filled in for each search. */
export function legend() {
  return make("ul", { class: "legend", id: "legend", label: "page-legend" });
}

/** Shows the signs that this search needs. @param {Trace} trace */
export function showLegend(trace) {
  const { states, manner } = trace;
  const roles = [
    "current",
    "next",
    "open",
    manner.isStack ? "stacked" : "closed",
    ...["waiting", "left", "replaced", "dropped", "forgotten"].filter((state) =>
      states.has(/** @type {any} */ (state)),
    ),
    "path",
    "goal",
  ];
  find("legend", HTMLElement).replaceChildren(
    ...roles.map((role) =>
      make(
        "li",
        { class: `role-${role}` },
        make("span", { class: "sample", set: { "aria-hidden": "true" } }),
        make("span", { text: say(`page-state-${role}`) }),
      ),
    ),
    make(
      "li",
      { class: "role-blank" },
      make("span", { class: "sample", set: { "aria-hidden": "true" } }),
      make("span", { text: say("page-blank") }),
    ),
  );
}

/** @param {Trace} trace @param {number} open @param {number} closed */
export function showCounters(trace, open, closed) {
  const [bound, weight, layer] = ["bound", "weight", "layer"].map((kind) => trace.last(kind)?.event.value);
  const figures = {
    expanded: trace.expanded,
    generated: trace.generated,
    open,
    closed,
    depth: (trace.isAtSolution ? trace.solution : trace.current)?.g,
    bound,
    weight: weight === undefined ? undefined : weight / 1000,
    layer,
  };
  for (const [name, value] of Object.entries(figures)) {
    const row = find(`count-${name}`, HTMLElement);
    row.textContent = value === undefined ? "–" : number(value, 3);
    if (row.parentElement) row.parentElement.hidden = value === undefined && name !== "depth";
  }
  const word = trace.manner.isStack ? "stack" : "closed";
  for (const [id, key] of [
    ["closed-word", `page-count-${word}`],
    ["closed-means", `page-count-${word}-means`],
  ]) {
    const place = find(id ?? "", HTMLElement);
    place.dataset.say = key;
    place.textContent = say(key ?? "");
  }
}

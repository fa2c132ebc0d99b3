// What a step did, in a sentence and in counters; the signs of the tree.

import { find, make } from "./dom.js";
import { number, say } from "./messages.js";

/** @typedef {import("./trace.js").Trace} Trace */

/** What happens at this step, as a sentence. @param {Trace} trace */
export function happening(trace) {
  const last = trace.done[trace.at - 1];
  if (trace.solution) {
    const report = trace.report;
    return say("page-happening-solution", {
      length: report?.length ?? trace.solution.g,
      optimal: report?.optimal ? "yes" : "no",
      expanded: trace.expanded,
    });
  }
  if (trace.step >= trace.lastStep && (trace.report || trace.isCut))
    return say("page-happening-end", { status: trace.report?.status ?? "", expanded: trace.expanded });
  for (let place = trace.at - 1; place >= (trace.ends[trace.step - 1] ?? 0); place--) {
    const done = trace.done[place];
    if (!done) break;
    if (done.event.event === "expand" && done.node)
      return say("page-happening-expand", {
        number: done.node.number,
        g: done.node.g,
        h: done.node.h,
        f: done.node.f,
        made: trace.done
          .slice(place, trace.at)
          .filter(
            (later) =>
              later.event.event === "make" || later.event.event === "improve" || later.event.event === "reopen",
          ).length,
      });
    if (["bound", "weight", "layer", "restart"].includes(done.event.event))
      return say(`page-happening-${done.event.event}`, {
        value: done.event.event === "weight" ? (done.event.value ?? 0) / 1000 : (done.event.value ?? 0),
      });
  }
  return last ? say("page-happening-begin") : "";
}

export function countersPanel() {
  const one = (/** @type {string} */ name) =>
    make(
      "div",
      {},
      make("dt", {}, make("span", { say: `page-count-${name}` }), make("small", { say: `page-count-${name}-means` })),
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
  );
}

export function legend() {
  const one = (/** @type {string} */ role) =>
    make(
      "li",
      { class: `role-${role}` },
      make("span", { class: "sample", set: { "aria-hidden": "true" } }),
      make("span", { say: `page-state-${role}` }),
    );
  return make(
    "ul",
    { class: "legend", label: "page-legend" },
    ...["current", "next", "open", "closed", "path", "goal", "left", "replaced", "dropped"].map(one),
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
    depth: trace.current?.g,
    bound,
    weight: weight === undefined ? undefined : weight / 1000,
    layer,
  };
  for (const [name, value] of Object.entries(figures)) {
    const row = find(`count-${name}`, HTMLElement);
    row.textContent = value === undefined ? "–" : number(value, 3);
    if (row.parentElement) row.parentElement.hidden = value === undefined && name !== "depth";
  }
}

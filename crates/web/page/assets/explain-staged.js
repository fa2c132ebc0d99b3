// A run of a demonstration: said loudly where it is wrong on purpose, with the other runs beside it, one click each.

import { find, make } from "./dom.js";
import { demonstrationNamed } from "./explain-examples.js";
import { faultsOf, stagedOf, worstOf } from "./explain-faults.js";
import { faulty } from "./link.js";
import { say } from "./messages.js";

/** @typedef {import("./explain-examples.js").Run} Run */
/** @typedef {import("./trace.js").Trace} Trace */

/** The run that is asked for; none for a search of one's own. @type {Run | null} */
let staged = null;

/** @type {Map<number, import("./explain-faults.js").Fault>} */
let faults = new Map();

export const runNow = () => staged;

/** @param {Run | null} run */
export function stage(run) {
  staged = run;
}

/** Takes the run that a link asks for. @param {URLSearchParams} values */
export async function stageByLink(values) {
  staged = null;
  const [demonstration, attempt] = [values.get("demonstration"), values.get("attempt")];
  if (!demonstration && !attempt) return;
  const shown = await demonstrationNamed(demonstration ?? "").catch(() => null);
  const isKnown = shown?.attempts.some((/** @type {{ name: string }} */ { name }) => name === attempt);
  if (demonstration && attempt && isKnown) staged = { demonstration, attempt };
  else faulty("demonstration", [demonstration, attempt].filter(Boolean).join(" "), say("page-link-none"));
}

/** What is said in an attempt's name. @param {string} attempt */
const wordsOf = (attempt) => say(`demonstration-attempt-${attempt.replaceAll(".", "-")}`);

export function stagedPanel() {
  return make("div", { class: "panel staged", id: "staged", set: { hidden: "" } });
}

/** Notes what goes wrong in a run. @param {Trace} trace */
export function beginStaged(trace) {
  faults = faultsOf(trace);
}

/**
 * Shows which run this is and the others beside it.
 * @param {Trace} trace
 * @param {(run: Run, expanded: number) => void} watch
 * @param {(step: number) => void} go
 */
export async function showStaged(trace, watch, go) {
  const place = find("staged", HTMLElement);
  const run = stagedOf(trace);
  place.hidden = run === null;
  if (!run) return;
  const shown = await demonstrationNamed(run.name);
  if (stagedOf(trace)?.attempt !== run.attempt) return;
  place.className = `panel staged staged-${run.right}`;
  const worst = worstOf(faults);
  const one = (/** @type {Record<string, any>} */ { name, right, expanded }) =>
    make("button", {
      text: `${wordsOf(name)} · ${say(`page-verdict-${right}`)}`,
      class: `verdict-of-${right}`,
      set: { type: "button", "data-run": name, "aria-pressed": String(name === run.attempt) },
      on: { click: () => watch({ demonstration: run.name, attempt: name }, expanded) },
    });
  place.replaceChildren(
    make("h2", { text: say(`page-staged-${run.right}`, { attempt: wordsOf(run.attempt) }) }),
    make("p", { text: say("page-staged-of", { title: shown.title, distance: run.distance ?? "none" }) }),
    make(
      "div",
      { class: "buttons", set: { role: "group" }, label: "page-staged-runs" },
      ...shown.attempts.map(one),
      ...(worst === null
        ? []
        : [
            make("button", {
              text: say("page-staged-go"),
              class: "main",
              set: { type: "button", id: "to-fault" },
              on: { click: () => go(worst) },
            }),
          ]),
    ),
  );
}

/** Says what goes wrong at a step, if anything does. @param {number} step */
export function showFault(step) {
  const fault = faults.get(step);
  const place = find("fault", HTMLElement);
  place.hidden = !fault;
  place.textContent = fault ? say(fault.key, fault.values) : "";
}

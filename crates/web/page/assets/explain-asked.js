// What is to be searched: board, goal, algorithm, heuristic.

import { choice, labelled, make } from "./dom.js";

/**
 * @param {{ field: HTMLElement, record: HTMLElement, choosers: HTMLElement[], chooseGoal: (name: string) => void }} parts
 */
export function askedPanel({ field, record, choosers, chooseGoal }) {
  return make(
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
            chooseGoal,
          ),
        ),
        labelled("page-record", record),
      ),
    ),
    make("div", { class: "fields" }, ...choosers),
  );
}

// What is to be compared: algorithms, heuristics, boards.

import { calledBoth, titleOf } from "./catalogue.js";
import { Chooser } from "./choose.js";
import { boardsField, wishedBoards } from "./compare-boards.js";
import { button, choice, find, labelled, make } from "./dom.js";
import { session } from "./session.js";

/** What is chosen with parameters, to be added to the lists. */
const adding = {
  algorithms: new Chooser("add-algorithm", "page-algorithm", () => undefined),
  heuristics: new Chooser("add-heuristic", "page-heuristic", () => undefined),
};

/** A list to tick, and what else can be put on it. @param {"algorithms" | "heuristics"} id @param {string} title */
function list(id, title) {
  return make(
    "fieldset",
    {},
    make("legend", { say: title }),
    make("div", { class: "ticks", id }),
    make(
      "details",
      { class: "adding" },
      make("summary", { say: `page-more-${id}` }),
      adding[id].root,
      button("page-add", () => tick(id, adding[id].value), { id: `add-to-${id}` }),
    ),
  );
}

/** @param {() => void} run @param {() => void} stop */
export function wishesPanel(run, stop) {
  return make(
    "form",
    {
      class: "panel wishes",
      id: "wishes",
      on: {
        submit: (event) => {
          event.preventDefault();
          run();
        },
      },
    },
    list("algorithms", "page-algorithms"),
    list("heuristics", "page-heuristics"),
    make(
      "fieldset",
      { class: "fields" },
      make("legend", { say: "page-boards" }),
      labelled(
        "page-boards-from",
        choice(
          "boards-from",
          [
            ["random", "page-boards-random"],
            ["given", "page-boards-given"],
          ],
          showWishes,
        ),
      ),
      make(
        "div",
        { class: "row", id: "random-wishes" },
        labelled("page-size", make("input", { id: "compare-size", set: { value: "3x3", autocomplete: "off" } })),
        labelled("page-depths", make("input", { id: "depths", set: { value: "2..20/2", autocomplete: "off" } })),
        labelled("page-each", make("input", { id: "each", set: { type: "number", min: 1, max: 100, value: 5 } })),
        labelled(
          "page-seed",
          make("input", { id: "compare-seed", set: { inputmode: "numeric", autocomplete: "off" } }),
        ),
      ),
      boardsField(wishedGoal),
      labelled(
        "page-goal",
        choice(
          "compare-goal",
          [
            ["standard", "page-goal-standard"],
            ["snail", "page-goal-snail"],
            ["zero", "page-goal-zero"],
            ["own", "page-goal-own"],
          ],
          showWishes,
        ),
      ),
      make(
        "div",
        { id: "own-goal-wish", set: { hidden: true } },
        labelled(
          "page-own-goal",
          make("input", { id: "own-goal", set: { value: session.goalRows, spellcheck: "false", autocomplete: "off" } }),
        ),
      ),
    ),
    make(
      "div",
      { class: "row" },
      make("button", { id: "run-compare", class: "main", say: "page-compare-run", set: { type: "submit" } }),
      button("page-compare-stop", stop, { id: "stop-compare", set: { "aria-disabled": "true" } }),
      make("p", { class: "note", id: "compare-state" }),
    ),
  );
}

/** @param {"algorithms" | "heuristics"} id @param {import("./choose.js").Entry[]} entries @param {string[]} chosen */
export function fillTicks(id, entries, chosen) {
  const names = entries.map(({ name }) => name);
  const before = [...find(id, HTMLElement).querySelectorAll("input")].map(({ value }) => value);
  const added = [...new Set([...before, ...chosen])].filter((text) => !names.includes(text));
  find(id, HTMLElement).replaceChildren(
    ...entries.map(({ name, summary }) => tickOf(name, chosen.includes(name), summary)),
    ...added.map((text) => tickOf(text, chosen.includes(text), text)),
  );
  adding[id].fill(
    entries,
    adding[id].value || (id === "algorithms" ? "weighted-a-star" : "max"),
    id === "algorithms" ? "one" : "largest",
  );
}

/** @param {string} value @param {boolean} checked @param {string} title */
function tickOf(value, checked, title) {
  return make(
    "label",
    { class: "tick", set: { title } },
    make("input", { set: { type: "checkbox", value, checked } }),
    calledBoth(titleOf(value), value),
  );
}

/** Ticks an entry, and puts it on the list if it is not there. @param {string} id @param {string} value */
function tick(id, value) {
  const list = find(id, HTMLElement);
  const known = [...list.querySelectorAll("input")].find((field) => field.value === value);
  if (known) known.checked = true;
  else list.append(tickOf(value, true, value));
}

/** @param {string} id */
export function ticks(id) {
  return [...find(id, HTMLElement).querySelectorAll("input")].filter((tick) => tick.checked).map((tick) => tick.value);
}

/** Shows the fields that belong to what is chosen. */
export function showWishes() {
  const isRandom = find("boards-from", HTMLSelectElement).value === "random";
  find("random-wishes", HTMLElement).hidden = !isRandom;
  find("given-wishes", HTMLElement).hidden = isRandom;
  find("own-goal-wish", HTMLElement).hidden = find("compare-goal", HTMLSelectElement).value !== "own";
}

/** The goal that is asked for: a name, or a board. */
export function wishedGoal() {
  const name = find("compare-goal", HTMLSelectElement).value;
  return name === "own" ? find("own-goal", HTMLInputElement).value.trim() : name;
}

/** What is asked for. */
export function wishes() {
  const seed = find("compare-seed", HTMLInputElement).value.trim();
  const both = { algorithms: ticks("algorithms"), heuristics: ticks("heuristics"), goal: wishedGoal() };
  if (find("boards-from", HTMLSelectElement).value === "given") return { ...both, boards: wishedBoards() };
  const depths = find("depths", HTMLInputElement).value.trim();
  return {
    ...both,
    size: find("compare-size", HTMLInputElement).value.trim(),
    random: Number(find("each", HTMLInputElement).value),
    ...(depths ? { depths } : {}),
    seed: seed ? Number(seed) : Math.floor(Math.random() * 2 ** 32),
  };
}

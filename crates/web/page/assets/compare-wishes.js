// What is to be compared: algorithms, heuristics, boards.

import { button, choice, find, labelled, make } from "./dom.js";

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
    make("fieldset", {}, make("legend", { say: "page-algorithms" }), make("div", { class: "ticks", id: "algorithms" })),
    make("fieldset", {}, make("legend", { say: "page-heuristics" }), make("div", { class: "ticks", id: "heuristics" })),
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
      make(
        "div",
        { id: "given-wishes", set: { hidden: true } },
        labelled(
          "page-boards-list",
          make("textarea", {
            id: "boards",
            set: { rows: 5, spellcheck: "false" },
            text: "2 8 3/1 0 4/7 6 5\n8 0 3/2 1 4/7 6 5",
          }),
        ),
      ),
      labelled(
        "page-goal",
        choice(
          "compare-goal",
          [
            ["standard", "page-goal-standard"],
            ["snail", "page-goal-snail"],
            ["zero", "page-goal-zero"],
          ],
          () => undefined,
        ),
      ),
    ),
    make(
      "div",
      { class: "row" },
      make("button", { id: "run-compare", class: "main", say: "page-compare-run", set: { type: "submit" } }),
      button("page-compare-stop", stop, { id: "stop-compare", set: { disabled: true } }),
      make("p", { class: "note", id: "compare-state" }),
    ),
  );
}

/** @param {string} id @param {{ name: string, summary: string }[]} entries @param {string[]} chosen */
export function fillTicks(id, entries, chosen) {
  find(id, HTMLElement).replaceChildren(
    ...entries.map(({ name, summary }) => {
      const tick = make(
        "label",
        { class: "tick" },
        make("input", { set: { type: "checkbox", value: name, checked: chosen.includes(name) } }),
        make("span", { text: name }),
      );
      tick.title = summary;
      return tick;
    }),
  );
}

/** @param {string} id */
export function ticks(id) {
  return [...find(id, HTMLElement).querySelectorAll("input")].filter((tick) => tick.checked).map((tick) => tick.value);
}

function showWishes() {
  const isRandom = find("boards-from", HTMLSelectElement).value === "random";
  find("random-wishes", HTMLElement).hidden = !isRandom;
  find("given-wishes", HTMLElement).hidden = isRandom;
}

/** What is asked for. */
export function wishes() {
  const goal = find("compare-goal", HTMLSelectElement).value;
  const seed = find("compare-seed", HTMLInputElement).value.trim();
  const both = { algorithms: ticks("algorithms"), heuristics: ticks("heuristics"), goal };
  if (find("boards-from", HTMLSelectElement).value === "given")
    return {
      ...both,
      boards: find("boards", HTMLTextAreaElement)
        .value.split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    };
  const depths = find("depths", HTMLInputElement).value.trim();
  return {
    ...both,
    size: find("compare-size", HTMLInputElement).value.trim(),
    random: Number(find("each", HTMLInputElement).value),
    ...(depths ? { depths } : {}),
    seed: seed ? Number(seed) : Math.floor(Math.random() * 2 ** 32),
  };
}

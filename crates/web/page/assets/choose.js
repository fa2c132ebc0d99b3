// Choosing an algorithm or a heuristic with its parameters.

import { readChoice, withParameters } from "./catalogue.js";
import { fillChoice, labelled, make } from "./dom.js";

/** @typedef {import("./catalogue.js").Parameter} Parameter */
/** @typedef {{ name: string, summary: string, parameters: Parameter[] }} Entry */

export class Chooser {
  /** @param {string} id @param {string} say @param {() => void} changed */
  constructor(id, say, changed) {
    this.changed = changed;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Map<string, string>} */
    this.values = new Map();
    this.select = make("select", {
      id,
      on: {
        change: () => {
          this.values.clear();
          this.showParameters();
          changed();
        },
      },
    });
    this.parameters = make("div", { class: "parameters" });
    this.root = make("div", { class: "chooser" }, labelled(say, this.select), this.parameters);
  }

  /** @param {Entry[]} entries @param {string} chosen */
  fill(entries, chosen) {
    this.entries = entries;
    fillChoice(
      this.select,
      entries.map(({ name }) => [name, name]),
    );
    this.set(chosen);
  }

  /** @param {string} text */
  set(text) {
    const { name, values } = readChoice(text);
    if (!this.entries.some((entry) => entry.name === name)) return;
    this.select.value = name;
    this.values = values;
    this.showParameters();
  }

  get entry() {
    return this.entries.find((entry) => entry.name === this.select.value);
  }

  /** What the server is told. */
  get value() {
    return this.entry ? withParameters(this.entry.name, this.entry.parameters, this.values) : this.select.value;
  }

  showParameters() {
    this.parameters.replaceChildren(
      ...(this.entry?.parameters ?? []).map(({ name, allowed, default: usual }) => {
        const field = make("input", {
          set: { value: this.values.get(name) ?? usual, title: allowed, spellcheck: "false", autocomplete: "off" },
          on: {
            change: (event) => {
              this.values.set(name, event.target.value.trim());
              this.changed();
            },
          },
        });
        return make("label", { class: "field" }, make("span", { text: name }), field);
      }),
    );
  }
}

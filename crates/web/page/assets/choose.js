// Choosing an algorithm or a heuristic with its parameters, or the largest of several heuristics.

import { calledBoth, fullNameOf, readChoice, splitList, titleOf, withParameters } from "./catalogue.js";
import { fillChoice, labelled, make } from "./dom.js";
import { knows, language, translate } from "./messages.js";

/** @typedef {import("./catalogue.js").Parameter} Parameter */
/** @typedef {{ name: string, summary: string, parameters: Parameter[] }} Entry */

/** The name of a maximum; what is in its parentheses are heuristics. */
const MAXIMUM = "max";

/** The most heuristics of a maximum. */
const MOST_PARTS = 4;

/** What a maximum begins with. */
const FIRST_PARTS = ["manhattan", "walking-distance"];

/** @param {string} word */
const isWord = (word) => knows(`page-word-${word}`);

/** What a parameter is called: in words, with its name. @param {string} name */
function nameOf(name) {
  const key = `page-parameter-${name}`;
  return knows(key) ? { say: key } : { text: name };
}

export class Chooser {
  /** @param {string} id @param {string} say @param {() => void} changed */
  constructor(id, say, changed) {
    this.changed = changed;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Map<string, string>} */
    this.values = new Map();
    /** The heuristics of a maximum. @type {string[]} */
    this.parts = [];
    /** @type {"one" | "largest"} */
    this.kind = "one";
    /** The language of what is shown. */
    this.spoken = language();
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

  /** @param {Entry[]} entries @param {string} chosen @param {"one" | "largest"} [kind] whether the largest of several can be taken, too */
  fill(entries, chosen, kind = "one") {
    this.entries = entries;
    /** @type {[string, string][]} */
    const shown = entries.map(({ name }) => [name, fullNameOf(name)]);
    if (kind === "largest") shown.push([MAXIMUM, fullNameOf(MAXIMUM)]);
    fillChoice(this.select, shown);
    this.kind = kind;
    this.spoken = language();
    this.set(chosen);
  }

  /** Says all anew if the language is another than that of these entries. @param {Entry[]} entries */
  speak(entries) {
    if (this.spoken !== language()) this.fill(entries, this.value, this.kind);
  }

  /** @param {string} text */
  set(text) {
    const { name, values, inside } = readChoice(text);
    if (![...this.select.options].some(({ value }) => value === name)) return;
    this.select.value = name;
    this.values = name === MAXIMUM ? new Map() : values;
    this.parts = name === MAXIMUM ? splitList(inside) : [];
    this.showParameters();
  }

  get entry() {
    return this.entries.find((entry) => entry.name === this.select.value);
  }

  /** The entries that are chosen: one, or those of a maximum. */
  get chosen() {
    const names = this.select.value === MAXIMUM ? this.parts.map((part) => readChoice(part).name) : [this.select.value];
    return names.flatMap((name) => this.entries.filter((entry) => entry.name === name));
  }

  /** What the server is told. */
  get value() {
    if (this.select.value === MAXIMUM) return `${MAXIMUM}(${this.parts.join(",")})`;
    return this.entry ? withParameters(this.entry.name, this.entry.parameters, this.values) : this.select.value;
  }

  showParameters() {
    const isMaximum = this.select.value === MAXIMUM;
    if (isMaximum && !this.parts.length) this.parts = [...FIRST_PARTS];
    this.parameters.classList.toggle("parts", isMaximum);
    this.parameters.replaceChildren(
      ...(isMaximum
        ? this.entries.map((entry) => this.partOf(entry))
        : (this.entry?.parameters ?? []).map((parameter) =>
            make("label", { class: "field" }, make("span", nameOf(parameter.name)), this.fieldOf(parameter)),
          )),
    );
    translate(this.parameters);
  }

  /** A heuristic that can be part of the maximum. @param {Entry} entry */
  partOf({ name, summary }) {
    const isIn = this.parts.some((part) => readChoice(part).name === name);
    const field = make("input", {
      set: { type: "checkbox", value: name, checked: isIn, disabled: !isIn && this.parts.length >= MOST_PARTS },
      on: {
        change: () => {
          const others = this.parts.filter((part) => readChoice(part).name !== name);
          this.parts = field.checked ? [...others, name] : others;
          if (this.parts.length < 2) {
            this.parts = [...others, name];
            field.checked = true;
            return;
          }
          this.showParameters();
          const again = this.parameters.querySelector(`[value="${name}"]`);
          if (again instanceof HTMLElement) again.focus();
          this.changed();
        },
      },
    });
    return make("label", { class: "tick", set: { title: summary } }, field, calledBoth(titleOf(name), name));
  }

  /** @param {Parameter} parameter */
  fieldOf({ name, allowed, default: usual, words, least, most, kind }) {
    const value = this.values.get(name) ?? usual;
    const on = {
      change: (/** @type {Event} */ event) => {
        const field = event.target;
        if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
        this.values.set(name, field.value.trim());
        this.changed();
      },
    };
    if (words) {
      const field = make("select", { set: { title: `${name}: ${allowed}` }, on });
      fillChoice(
        field,
        words.map((word) => [word, isWord(word) ? `page-word-${word}` : word]),
      );
      field.value = value;
      return field;
    }
    const isNumber = kind === "whole" || kind === "decimal";
    return make("input", {
      set: {
        value,
        title: `${name}: ${allowed}`,
        spellcheck: "false",
        autocomplete: "off",
        ...(isNumber ? { type: "number", min: least, max: most, step: kind === "whole" ? 1 : "any" } : {}),
      },
      on,
    });
  }
}

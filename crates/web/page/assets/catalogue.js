// The catalogue of algorithms and heuristics, as the server tells it, in each language once.

import { make, withCode } from "./dom.js";
import { knows, language, say } from "./messages.js";
import { fetchJson } from "./server.js";

/** @typedef {{ name: string, kind: string, allowed: string, default: string, least?: number, most?: number, words?: string[] }} Parameter */
/** @typedef {{ idea: string, pseudo_code: string, guarantee: string, cost: string, when: string, fails: string, source: string }} Texts */
/** @typedef {{ name: string, summary: string, complete: string, optimal: string, memory: string, uses_heuristic: boolean, parameters: Parameter[], source: string, texts: Texts }} Algorithm */
/** @typedef {{ name: string, summary: string, admissible: boolean, consistent: boolean, parameters: Parameter[], source: string, texts: Texts }} Heuristic */
/** What the server allows. @typedef {{ boards: number, cells: number }} Bounds */
/** @typedef {{ algorithms: Algorithm[], heuristics: Heuristic[], bounds: Bounds }} Catalogue */

/** @type {Map<string, Promise<Catalogue>>} */
const asked = new Map();

/** @returns {Promise<Catalogue>} */
export function catalogue() {
  const known = asked.get(language());
  if (known) return known;
  const answer = fetchJson("catalogue");
  asked.set(language(), answer);
  answer.catch(() => asked.delete(language()));
  return answer;
}

/** A name as the server takes it: `weighted-a-star(weight=2)`, without what is left at its default. @param {string} name @param {Parameter[]} parameters @param {Map<string, string>} values */
export function withParameters(name, parameters, values) {
  const set = parameters
    .map(({ name: key, default: usual }) => [key, values.get(key) ?? usual, usual])
    .filter(([, value, usual]) => value !== usual && value !== "");
  return set.length ? `${name}(${set.map(([key, value]) => `${key}=${value}`).join(",")})` : name;
}

/** The items of a list with commas between them, not those inside parentheses. @param {string} text */
export function splitList(text) {
  return (text.match(/[^,()]+(?:\([^)]*\))?/g) ?? []).map((item) => item.trim()).filter(Boolean);
}

/** The name and the parameters of such a text. @param {string} text @returns {{ name: string, values: Map<string, string>, inside: string }} */
export function readChoice(text) {
  const [, name = text, inside = ""] = /^([^(]+)\((.*)\)$/.exec(text.trim()) ?? [];
  const pairs = inside.split(/,(?=\w+=)/).map((pair) => pair.split("="));
  return {
    name,
    inside,
    values: new Map(pairs.flatMap(([key, value]) => (key && value !== undefined ? [[key, value]] : []))),
  };
}

/** What an algorithm or a heuristic is called in words, its parameters left out. @param {string} text */
export function titleOf(text) {
  const { name } = readChoice(text);
  const key = `page-name-${name}`;
  return knows(key) ? say(key) : name;
}

/** The same with what the program calls it, parameters included: “A* (a-star)”. @param {string} text */
export function fullNameOf(text) {
  return say("page-named", { title: titleOf(text), name: text });
}

/** Both where there is room: the words, and below them what the program calls it. @param {string} title @param {string} name */
export function calledBoth(title, name) {
  return make("span", { class: "called" }, title, " ", make("small", { text: name }));
}

/** All that the catalogue says of an algorithm or a heuristic. @param {Algorithm | Heuristic} entry */
export function articleOf(entry) {
  const facts =
    "optimal" in entry
      ? [entry.complete, entry.optimal, say("page-memory", { memory: entry.memory })]
      : [
          say(entry.admissible ? "page-admissible" : "page-not-admissible"),
          say(entry.consistent ? "page-consistent" : "page-not-consistent"),
        ];
  const parts = /** @type {const} */ (["idea", "guarantee", "cost", "when", "fails", "source"]).flatMap((key) => [
    make("h3", { text: say(`page-text-${key}`) }),
    make("p", {}, ...withCode(entry.texts[key].replace(/\s*\n\s*/g, language() === "zh" ? "" : " "))),
  ]);
  parts.splice(
    2,
    0,
    make("h3", { text: say("page-text-pseudo-code") }),
    make("div", {
      class: "pre",
      text: entry.texts.pseudo_code,
      set: { tabindex: 0, role: "region", "aria-label": say("page-text-pseudo-code") },
    }),
  );
  return make(
    "article",
    { class: "article" },
    make("h2", {}, calledBoth(titleOf(entry.name), entry.name)),
    make("p", {}, ...withCode(entry.summary)),
    make("p", { class: "note" }, ...withCode(facts.join(" · "))),
    ...parts,
  );
}

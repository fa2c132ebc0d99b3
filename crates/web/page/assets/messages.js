// The texts of the page, from the same Fluent files as those of the program.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { fetchText } from "./server.js";
import { recall, remember } from "./memory.js";

/** @typedef {"en" | "zh"} Language */
/** @typedef {Record<string, string | number>} Values */

/** What the keys that the page needs begin with. */
const BEGINNINGS = "page-,explain-,reachability-,demonstration-attempt-";

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();

/** @type {Language} */
let current = wanted();

/** @returns {Language} */
function wanted() {
  const kept = recall("language");
  if (kept === "en" || kept === "zh") return kept;
  for (const tag of navigator.languages) {
    if (tag.startsWith("zh")) return "zh";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

/** The language in which the page speaks. */
export function language() {
  return current;
}

/** The tag of a language, that in which the page speaks, for the document. */
export function languageTag(language = current) {
  return language === "zh" ? "zh-CN" : "en";
}

/** Reads the texts of a language, the present one, once.
 * @returns {Promise<void>}
 */
export async function loadMessages(language = current) {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(languageTag(language), { useIsolating: false });
  bundle.addResource(new FluentResource(await fetchText(`messages?lang=${language}&keys=${BEGINNINGS}`)), {
    allowOverrides: true,
  });
  bundles.set(language, bundle);
}

/** Speaks another language from now on; where its texts cannot be had, the present one stays.
 * @param {Language} language
 */
export async function speak(language) {
  await loadMessages(language);
  current = language;
  remember("language", language);
}

/** The text of this key with these values in it; a key that is missing shows as `‹key›`.
 * @param {string} key
 * @param {Values} [values]
 * @returns {string}
 */
export function say(key, values) {
  const bundle = bundles.get(current);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return `‹${key}›`;
  /** @type {Error[]} */
  const gaps = [];
  const said = bundle.formatPattern(message.value, values, gaps);
  for (const gap of gaps) console.error(`${key}: ${gap.message}`);
  return said;
}

/** Whether there is such a text.
 * @param {string} key
 */
export function knows(key) {
  return bundles.get(current)?.hasMessage(key) ?? false;
}

/** Says everything below an element anew, in the present language.
 * @param {ParentNode} root
 */
export function translate(root) {
  for (const element of root.querySelectorAll("[data-say], [data-say-label], [data-say-title], [data-say-hint]")) {
    if (!(element instanceof HTMLElement)) continue;
    const { say: text, sayLabel, sayTitle, sayHint } = element.dataset;
    if (text) element.textContent = say(text);
    if (sayLabel) element.setAttribute("aria-label", say(sayLabel));
    if (sayTitle) element.title = say(sayTitle);
    if (sayHint) element.setAttribute("placeholder", say(sayHint));
  }
}

/** Formats of numbers; to make one takes far longer than to use it. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** A number as people of the language write it.
 * @param {number} value
 * @param {number} [digits] after the point, at most
 */
export function number(value, digits = 0) {
  const key = `${current}${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(languageTag(), { maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(value);
}

// Best results, kept in the browser; exported and imported as a file.

import { recall, remember } from "./memory.js";

/**
 * @typedef {Object} Result a win
 * @property {string} start
 * @property {string} goal
 * @property {string} size
 * @property {number} moves
 * @property {number | null} distance of the shortest path
 * @property {number} milliseconds
 * @property {string} date
 */

const KEPT = 200;

/** @returns {Result[]} */
export function results() {
  try {
    const read = JSON.parse(recall("results") ?? "[]");
    return Array.isArray(read) ? read.filter(isResult) : [];
  } catch {
    return []; // damaged by hand
  }
}

/** @param {any} value @returns {value is Result} */
function isResult(value) {
  return (
    value !== null &&
    typeof value === "object" &&
    typeof value.start === "string" &&
    typeof value.goal === "string" &&
    typeof value.size === "string" &&
    Number.isFinite(value.moves) &&
    Number.isFinite(value.milliseconds) &&
    typeof value.date === "string" &&
    (value.distance === null || Number.isFinite(value.distance))
  );
}

/** @param {Result[]} list */
function keep(list) {
  const sorted = [...list].sort((one, other) => one.milliseconds - other.milliseconds);
  remember("results", JSON.stringify(sorted.slice(0, KEPT)));
}

/** @param {Result} result */
export function addResult(result) {
  keep([...results(), result]);
}

/** The file with all of them. */
export function resultsFile() {
  return new Blob([JSON.stringify({ schema: 1, results: results() }, null, 1)], { type: "application/json" });
}

/** Takes in the results of a file; how many are new; -1 if it holds none. @param {string} text */
export function importResults(text) {
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return -1;
  }
  if (!Array.isArray(read?.results) || !read.results.every(isResult)) return -1;
  const had = results();
  const texts = new Set(had.map((result) => JSON.stringify(result)));
  const added = read.results.filter((/** @type {Result} */ result) => !texts.has(JSON.stringify(result)));
  keep([...had, ...added]);
  return added.length;
}

export function forgetResults() {
  remember("results", "[]");
}

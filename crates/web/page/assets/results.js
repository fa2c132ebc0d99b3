// Best results, kept in the browser; exported as a file.

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

/** The form of a file of results. */
export const SCHEMA = 1;

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

/** Keeps these, the fastest first; false where the browser does not. @param {Result[]} list */
function keep(list) {
  const text = JSON.stringify([...list].sort((one, other) => one.milliseconds - other.milliseconds));
  remember("results", text);
  return recall("results") === text;
}

/** @param {Result} result */
export function addResult(result) {
  keep([...results(), result]);
}

/** What two results have in common that are the same. @param {Result} result */
function textOf({ start, goal, moves, distance, milliseconds, date }) {
  return JSON.stringify([start, goal, moves, distance, milliseconds, date]);
}

/** Those of a list that are not kept yet, each once. @param {Result[]} list */
export function newResults(list) {
  const known = new Set(results().map(textOf));
  return list.filter((result) => !known.has(textOf(result)) && known.add(textOf(result)));
}

/** Adds results to those that there are; false where the browser does not keep them. @param {Result[]} added */
export function addResults(added) {
  return !added.length || keep([...results(), ...added]);
}

/** The file with all of them. */
export function resultsFile() {
  return new Blob([JSON.stringify({ schema: SCHEMA, results: results() }, null, 1)], { type: "application/json" });
}

export function forgetResults() {
  remember("results", "[]");
}

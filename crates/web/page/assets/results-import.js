// Results from a file: taken where they can be true; what cannot be is refused, entry by entry.

import { awayFromHome, readBoard, sizeOf, writeBoard } from "./board.js";
import { make, withCode } from "./dom.js";
import { number, say } from "./messages.js";
import { addResults, newResults, SCHEMA } from "./results.js";
import { ask } from "./server.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./results.js").Result} Result */
/** What is wrong, as a sentence. @typedef {string} Fault */
/** What the server says of a start and a goal. @typedef {{ isReachable: boolean, distance: number | null }} Judgement */

/** The largest file, in KiB: browsers keep no more. */
const MOST_KIB = 5 * 1024;

/** The most results of a file: the server is asked about each of their boards. */
const MOST_ENTRIES = 5000;

/** The most slides of a win, and the most milliseconds: a year. */
const MOST_MOVES = 1_000_000;
const MOST_MILLISECONDS = 366 * 24 * 3600 * 1000;

/** Cells up to which every distance is known at once. */
const EXACT_CELLS = 9;

/** Refused entries that are told one by one. */
const TOLD = 12;

/** Characters of a value that are shown. */
const SHOWN = 60;

/** A value as it stands in the file. @param {unknown} value */
function written(value) {
  const text =
    value === undefined
      ? say("page-import-nothing")
      : typeof value === "string" || typeof value === "number"
        ? String(value)
        : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The entries of a file, or what is wrong with it as a whole. @param {string} text @param {string} file @returns {{ entries: unknown[] } | { fault: Fault }} */
function readFile(text, file) {
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    return { fault: say("page-import-no-json", { file }) };
  }
  if (!Array.isArray(read?.results)) return { fault: say("page-import-no-list", { file }) };
  const { schema, results } = read;
  if (schema !== SCHEMA) return { fault: say("page-import-schema", { file, value: written(schema) }) };
  if (results.length > MOST_ENTRIES)
    return {
      fault: say("page-import-too-many", { file, value: number(results.length), most: number(MOST_ENTRIES) }),
    };
  return { entries: results };
}

/** Slides that any path has at least: one brings one tile one cell nearer. @param {Board} start @param {Board} goal */
function leastSlides(start, goal) {
  return start.cells.reduce((sum, tile) => sum + (tile ? awayFromHome(start, goal, tile).distance : 0), 0);
}

/** @param {unknown} value @param {number} least @param {number} most */
function isWhole(value, least, most) {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

/** A result with its boards. @typedef {{ entry: number, result: Result, start: Board, goal: Board }} Read */

/** What an entry says, as far as that can be judged without the server. @param {any} value @param {number} entry its number in the file @returns {Read | Fault} */
function readEntry(value, entry) {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return say("page-result-wrong-entry", { entry, value: written(value) });
  const wrong = (
    /** @type {string} */ kind,
    /** @type {string} */ field,
    /** @type {Record<string, any>} */ more = {},
  ) => say(`page-result-wrong-${kind}`, { entry, field, value: written(value[field]), ...more });
  const [start, goal] = [value.start, value.goal].map((text) => (typeof text === "string" ? readBoard(text) : null));
  if (!start) return wrong("board", "start");
  if (!goal) return wrong("board", "goal");
  const size = sizeOf(start);
  if (value.size !== size) return wrong("size", "size", { right: size });
  if (sizeOf(goal) !== size) return wrong("size", "goal", { right: size });
  const range = (/** @type {string} */ field, /** @type {number} */ least, /** @type {number} */ most) =>
    isWhole(value[field], least, most) ? "" : wrong("number", field, { least: String(least), most: String(most) });
  const least = leastSlides(start, goal);
  // More slides than one row or column has are more than one gesture, and that takes time.
  const isLong = value.moves >= Math.max(start.width, start.height);
  const fault =
    range("moves", Math.max(least, 1), MOST_MOVES) ||
    (value.distance === null ? "" : range("distance", least, value.moves)) ||
    range("milliseconds", isLong ? 1 : 0, MOST_MILLISECONDS);
  if (fault) return fault;
  const date = typeof value.date === "string" ? Date.parse(value.date) : NaN;
  if (!(date <= Date.now())) return wrong("date", "date");
  const { moves, distance, milliseconds } = value;
  const result = {
    start: writeBoard(start),
    goal: writeBoard(goal),
    size,
    moves,
    distance,
    milliseconds,
    date: value.date,
  };
  return { entry, result, start, goal };
}

/** What is wrong with a result as the server knows its boards; empty if nothing is. @param {Read} read @param {Judgement} judgement @returns {Fault} */
function faultOf({ entry, result, start, goal }, { isReachable, distance }) {
  const wrong = (
    /** @type {string} */ kind,
    /** @type {keyof Result} */ field,
    /** @type {Record<string, any>} */ more = {},
  ) => say(`page-result-wrong-${kind}`, { entry, field, value: written(result[field]), ...more });
  if (!isReachable) return wrong("unreachable", "goal");
  // Each slide changes the colour of the blank's cell, as on a chessboard.
  const parity = awayFromHome(start, goal, 0).distance % 2;
  for (const field of /** @type {const} */ (["moves", "distance"])) {
    const value = result[field];
    if (value !== null && value % 2 !== parity) return wrong("parity", field, { parity: parity ? "odd" : "even" });
  }
  if (distance === null) return "";
  if (result.moves < distance) return wrong("number", "moves", { least: String(distance), most: String(MOST_MOVES) });
  return result.distance === null || result.distance === distance
    ? ""
    : wrong("distance", "distance", { right: distance });
}

/** @param {Result} result @param {number} cells @returns {Promise<Judgement>} */
async function askOf({ start, goal }, cells) {
  const { reachable, distance, exact } = await ask(cells > EXACT_CELLS ? "check" : "hint", { board: start, goal });
  return { isReachable: reachable, distance: exact ? distance : null };
}

/** What is wrong with those that nothing was wrong with so far; each pair of boards is asked about once. @param {Read[]} list @returns {Promise<Map<Read, Fault>>} */
async function judge(list) {
  /** @type {Map<string, Judgement>} */
  const known = new Map();
  /** @type {Map<Read, Fault>} */
  const faults = new Map();
  for (const read of list) {
    const key = `${read.result.start}>${read.result.goal}`;
    const judgement = known.get(key) ?? (await askOf(read.result, read.start.cells.length));
    known.set(key, judgement);
    const fault = faultOf(read, judgement);
    if (fault) faults.set(read, fault);
  }
  return faults;
}

/** @param {Read | Fault} read @returns {read is Read} */
const isRead = (read) => typeof read !== "string";

/**
 * Takes in what a file holds; what was kept before stays in any case.
 * @param {File} file
 * @returns {Promise<{ said: string, faults: Fault[] }>} what is to be told: of the whole, and of each entry that was refused
 */
export async function importResults(file) {
  const kib = Math.ceil(file.size / 1024);
  if (kib > MOST_KIB)
    return {
      said: say("page-import-too-large", { file: file.name, value: number(kib), most: number(MOST_KIB) }),
      faults: [],
    };
  const whole = readFile(await file.text(), file.name);
  if ("fault" in whole) return { said: whole.fault, faults: [] };
  const read = whole.entries.map((value, at) => readEntry(value, at + 1));
  const sound = read.filter(isRead);
  const fresh = new Set(newResults(sound.map(({ result }) => result)));
  const offered = sound.filter(({ result }) => fresh.has(result));
  const wrong = await judge(offered);
  const added = offered.filter((one) => !wrong.has(one)).map(({ result }) => result);
  const faults = read.map((one) => (isRead(one) ? wrong.get(one) : one)).filter((fault) => fault !== undefined);
  const isKept = addResults(added);
  return { said: say(isKept ? "page-imported" : "page-import-unkept", { count: added.length }), faults };
}

/** What came of a file, to be shown. @param {{ said: string, faults: Fault[] }} told */
export function importReport({ said, faults }) {
  if (!faults.length) return [make("p", {}, ...withCode(said))];
  return [
    make("p", {}, ...withCode(said)),
    make("p", { class: "bad", text: say("page-import-refused", { count: faults.length }) }),
    make("ul", {}, ...faults.slice(0, TOLD).map((text) => make("li", {}, ...withCode(text)))),
    ...(faults.length > TOLD ? [make("p", { text: say("page-import-more", { count: faults.length - TOLD }) })] : []),
  ];
}

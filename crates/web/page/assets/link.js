// What a link asks for: taken as far as it is right; what is wrong is told, with what was taken instead.

import { addressOf, readAddress } from "./address.js";
import { writeBoard } from "./board.js";
import { readChoice, splitList } from "./catalogue.js";
import { say } from "./messages.js";
import { warn } from "./notice.js";
import { Problem } from "./server.js";
import { session } from "./session.js";

/** @typedef {import("./catalogue.js").Parameter} Parameter */
/** @typedef {{ name: string, parameters: Parameter[] }} Entry */

/** The board at the beginning: one of the source texts', four slides from its goal. */
const FIRST = { board: "2 8 3/1 0 4/7 6 5", goal: "snail" };

/** Where the game of this tab is kept, so that it is there again when another view is loaded anew. */
const KEPT = "jiugong.game";

/** What each view reads of a link. */
const KNOWN = /** @type {Record<import("./address.js").View, string[]>} */ ({
  play: ["start", "goal", "moves"],
  explain: ["start", "goal", "moves", "algorithm", "heuristic", "record", "step", "demonstration", "attempt"],
  compare: ["start", "goal", "moves", "algorithms", "heuristics", "boards", "size", "depths", "each", "seed"],
});

/** @type {string[]} */
let faults = [];

/** Tells what was wrong in the link, if anything was. */
export function showFaults() {
  if (faults.length) warn([...new Set(faults)].join(" "));
  faults = [];
}

/** Characters of a value that are repeated where it is wrong. */
const REPEATED = 80;

/** Notes what is wrong. @param {string} name @param {string} given @param {string} used @param {string} [why] */
export function faulty(name, given, used, why) {
  const value = given.length > REPEATED ? `${given.slice(0, REPEATED)}…` : given;
  faults.push(
    why ? say("page-link-wrong-because", { name, value, why, used }) : say("page-link-wrong", { name, value, used }),
  );
}

/** Looks for what the view does not read at all. */
export function checkNames() {
  const { view, values } = readAddress();
  const asked = location.hash.slice(1).split("?")[0] ?? "";
  if (asked && asked !== view && asked !== "main") faulty("#", asked, say(`page-${view}`));
  for (const name of new Set(values.keys()))
    if (!KNOWN[view].includes(name)) faults.push(say("page-link-unknown", { name, known: KNOWN[view].join(", ") }));
}

/** Puts the board of a link on the table, or that which was there before. @param {URLSearchParams} values @param {boolean} hasOwnGoal whether the goal of the link is another than the game's */
export async function openGame(values, hasOwnGoal = false) {
  const text = (/** @type {string} */ name) => values.get(name)?.replaceAll("_", " ").trim() || undefined;
  const [start, goal, moves] = [text("start"), hasOwnGoal ? undefined : text("goal"), values.get("moves") ?? ""];
  if (!start && !session.checked) await openKept();
  if (!start && !goal) return;
  await openOr(start, goal, moves);
  if (!moves) return;
  const made = session.game.ways.join("");
  if (made !== moves) faulty("moves", moves, made || say("page-link-none"));
}

/** @param {string | undefined} start @param {string | undefined} goal @param {string} moves */
async function openOr(start, goal, moves) {
  const board = start ?? writeBoard(session.game.start);
  try {
    await session.open(board, { goal: goal ?? (start ? undefined : session.goalText), moves });
  } catch (error) {
    if (!(error instanceof Problem || error instanceof RangeError)) throw error;
    const why = error instanceof Problem ? error.message : say("page-too-large", { size: error.message });
    if (goal && error instanceof Problem && error.field === "goal") {
      faulty("goal", goal, say("page-goal-standard"), why);
      return openOr(start, start ? "standard" : session.goalText, moves);
    }
    if (!session.checked) await openKept();
    faulty("start", board, writeBoard(session.game.start), why);
  }
}

/** The game of this tab as it was left, or the first board. */
async function openKept() {
  const values = new URLSearchParams(kept().split("?")[1] ?? "");
  const start = values.get("start")?.replaceAll("_", " ");
  const goal = values.get("goal")?.replaceAll("_", " ");
  try {
    if (start) return await session.open(start, { goal, moves: values.get("moves") ?? undefined });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  await session.open(FIRST.board, { goal: FIRST.goal });
}

function kept() {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // storage is switched off in this browser
  }
}

/** Keeps the game for this tab. */
export function keepGame() {
  const { game, goalText } = session;
  const address = addressOf("play", { start: writeBoard(game.start), goal: goalText, moves: game.ways.join("") });
  try {
    sessionStorage.setItem(KEPT, address);
  } catch {
    // Storage is switched off or full: the game lasts until the page is left.
  }
}

/** Whether an algorithm or a heuristic of a link is one that there is; if not, that is noted.
 * @param {string} field @param {string} text @param {Entry[]} entries @param {string} used @returns {boolean}
 */
export function isChoice(field, text, entries, used) {
  const { name, values, inside } = readChoice(text);
  if (name === "max" && field.startsWith("heuristic") && inside)
    return splitList(inside).every((part) => isChoice(field, part, entries, used));
  const entry = entries.find((known) => known.name === name);
  if (!entry) {
    faulty(field, text, used, say("page-link-unknown-name", { known: entries.map(({ name }) => name).join(", ") }));
    return false;
  }
  for (const [key, value] of values) {
    const parameter = entry.parameters.find((known) => known.name === key);
    const why = parameter
      ? isAllowed(parameter, value)
        ? ""
        : say("page-link-parameter", { parameter: key, allowed: parameter.allowed })
      : say("page-link-no-parameter", { name, parameter: key });
    if (!why) continue;
    faulty(field, text, used, why);
    return false;
  }
  return true;
}

/** @param {Parameter} parameter @param {string} value */
function isAllowed({ words, kind, least, most }, value) {
  if (words) return words.includes(value);
  if (kind !== "whole" && kind !== "decimal") return true;
  const number = Number(value);
  const isNumber = kind === "whole" ? /^\d+$/.test(value) : /^\d+(\.\d+)?$/.test(value);
  return isNumber && number >= (least ?? 0) && number <= (most ?? Infinity);
}

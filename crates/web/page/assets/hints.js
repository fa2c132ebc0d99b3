// How far the goal is, and which slides bring it nearer. Each board is asked for once.

import { OPPOSITE, slide, writeBoard } from "./board.js";
import { ask, isAborted } from "./server.js";
import { session } from "./session.js";

/** @typedef {import("./board.js").Way} Way */

/**
 * @typedef {Object} Hint
 * @property {number | null} distance slides of a shortest path
 * @property {number | null} [at_least] slides that a shortest path has at least
 * @property {number | null} [at_most] slides that a shortest path has at most
 * @property {number[]} best the tiles to slide, each of them best
 * @property {boolean} exact
 * @property {string} [reason] why there is no distance
 * @property {{ tile: number, distance: number | null }[]} [moves] where each slide leads
 */

/** Distances of boards, also of those that were only neighbours of one that was asked about. @type {Map<string, number>} */
const distances = new Map();

/** @type {Map<string, Hint>} */
const known = new Map();

/** @type {AbortController | null} */
let running = null;

/** Slides that a shortest path has at least, as other searches have proven. @type {Map<string, number>} */
const bounds = new Map();

/** The largest boards that hints, distances and demonstrations are made for. */
const MOST_HELPED_CELLS = 25;

/** Whether the present board is too large for the goal's distance to be found. */
export function isTooLarge() {
  return session.game.start.cells.length > MOST_HELPED_CELLS;
}

/** @param {string} board @param {string} [goal] */
const keyOf = (board, goal = session.goalRows) => `${board}>${goal}`;

/** The distance of a board, where it is known already. @param {string} board @returns {number | null} */
export function knownDistance(board) {
  return distances.get(keyOf(board)) ?? null;
}

/** What the server has said of a board. @param {string} board @returns {Hint | undefined} */
export function knownHint(board) {
  return known.get(keyOf(board));
}

/** Takes over what a search has proven. @param {string} board @param {string} goal @param {number} least */
export function learnBound(board, goal, least) {
  if (bounds.size > 5000) bounds.clear();
  const key = keyOf(board, goal);
  bounds.set(key, Math.max(least, bounds.get(key) ?? 0));
}

/** Between how many slides a shortest path of the present board has, as far as that is known. @param {Hint} hint @returns {{ least?: number, most?: number }} */
export function knownInterval({ at_least, at_most }) {
  const { board } = session.game;
  const least = Math.max(at_least ?? 0, bounds.get(keyOf(writeBoard(board))) ?? 0);
  return { ...(least > 0 ? { least } : {}), ...(typeof at_most === "number" ? { most: at_most } : {}) };
}

/** @param {import("./board.js").Board} board @param {string} goal @param {Hint} hint */
function learn(board, goal, hint) {
  if (distances.size > 50_000) distances.clear();
  if (hint.distance !== null) distances.set(keyOf(writeBoard(board), goal), hint.distance);
  for (const move of hint.moves ?? []) {
    const way = wayOf(move.tile, board);
    const next = way && slide(board, way);
    if (next && move.distance !== null) distances.set(keyOf(writeBoard(next), goal), move.distance);
  }
}

/** Asks about the present board; what is asked later makes an earlier question void. @returns {Promise<Hint | undefined>} */
export async function hintNow() {
  const asked = session.game.board;
  const board = writeBoard(asked);
  const goal = session.goalRows;
  const key = keyOf(board, goal);
  const before = known.get(key);
  if (before) return before;
  running?.abort();
  running = new AbortController();
  try {
    /** @type {Hint} */
    const hint = await ask("hint", { board, goal }, running.signal);
    if (known.size > 5000) known.clear();
    known.set(key, hint);
    learn(asked, goal, hint);
    return hint;
  } catch (error) {
    if (isAborted(error)) return undefined;
    throw error;
  }
}

/** The most cells of a board whose hints are exact and at once. */
const MOST_EXACT_CELLS = 9;

/** The game whose moves are asked about, once. @type {import("./game.js").Game | null} */
let judging = null;

/**
 * Asks about the boards that the moves of a link led over, so that these are judged, too. An answer holds the distances
 * of the neighbours, so that not every board is asked about.
 */
export async function judgeLink() {
  const { game, goalRows: goal } = session;
  if (!game.isResumed || game.start.cells.length > MOST_EXACT_CELLS || judging === game) return;
  judging = game;
  /** @type {import("./board.js").Board | null} */
  let board = game.start;
  const boards = [board];
  for (const way of game.ways) {
    board = board && slide(board, way);
    if (board) boards.push(board);
  }
  for (const [at, asked] of boards.entries()) {
    if (distances.has(keyOf(writeBoard(asked), goal))) continue;
    if (game !== session.game) return;
    const middle = boards[at + 1] ?? asked;
    learn(middle, goal, await ask("hint", { board: writeBoard(middle), goal }));
  }
}

/** The way of the blank that slides this tile. @param {number} tile @param {import("./board.js").Board} [board] @returns {Way | undefined} */
export function wayOf(tile, board = session.game.board) {
  return /** @type {Way[]} */ (["u", "l", "r", "d"]).find((way) => {
    const next = slide(board, way);
    return next?.cells[board.cells.indexOf(0)] === tile;
  });
}

/**
 * Each move that was made, with the distance after it where it is known.
 * @returns {{ tile: number, way: Way, distance: number | null, judgement: "nearer" | "farther" | null }[]}
 */
export function judgedMoves() {
  let board = session.game.start;
  let before = knownDistance(writeBoard(board));
  return session.game.ways.map((way) => {
    const next = slide(board, way) ?? board;
    const tile = next.cells[board.cells.indexOf(0)] ?? 0;
    board = next;
    const distance = knownDistance(writeBoard(board));
    const judgement = distance === null || before === null ? null : distance < before ? "nearer" : "farther";
    before = distance;
    return { tile, way, distance, judgement };
  });
}

/** The word for where a tile goes when the blank goes this way. @param {Way} way */
export function tileWay(way) {
  return OPPOSITE[way];
}

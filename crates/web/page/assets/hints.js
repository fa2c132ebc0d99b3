// How far the goal is, and which slides bring it nearer. Each board is asked for once.

import { OPPOSITE, slide, writeBoard } from "./board.js";
import { ask, isAborted } from "./server.js";
import { session } from "./session.js";

/** @typedef {import("./board.js").Way} Way */

/**
 * @typedef {Object} Hint
 * @property {number | null} distance slides of a shortest path
 * @property {number | null} [at_least] slides that a shortest path has at least
 * @property {number | null} [at_most] slides of the shortest path that was found
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

/** @param {string} board */
const keyOf = (board) => `${board}>${session.goalRows}`;

/** The distance of a board, where it is known already. @param {string} board @returns {number | null} */
export function knownDistance(board) {
  return distances.get(keyOf(board)) ?? null;
}

/** What the server has said of a board. @param {string} board @returns {Hint | undefined} */
export function knownHint(board) {
  return known.get(keyOf(board));
}

/** @param {import("./board.js").Board} board @param {Hint} hint */
function learn(board, hint) {
  if (distances.size > 50_000) distances.clear();
  if (hint.distance !== null) distances.set(keyOf(writeBoard(board)), hint.distance);
  for (const move of hint.moves ?? []) {
    const way = wayOf(move.tile, board);
    const next = way && slide(board, way);
    if (next && move.distance !== null) distances.set(keyOf(writeBoard(next)), move.distance);
  }
}

/** Asks about the present board; what is asked later makes an earlier question void. @returns {Promise<Hint | undefined>} */
export async function hintNow() {
  const asked = session.game.board;
  const board = writeBoard(asked);
  const key = keyOf(board);
  const before = known.get(key);
  if (before) return before;
  running?.abort();
  running = new AbortController();
  try {
    /** @type {Hint} */
    const hint = await ask("hint", { board, goal: session.goalRows }, running.signal);
    if (known.size > 5000) known.clear();
    known.set(key, hint);
    learn(asked, hint);
    return hint;
  } catch (error) {
    if (isAborted(error)) return undefined;
    throw error;
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

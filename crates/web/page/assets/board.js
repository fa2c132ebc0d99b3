// A board: its cells, its texts, and which slides it allows. Whether it can be solved, and how, only the server knows.

/**
 * @typedef {Object} Board
 * @property {number} width
 * @property {number} height
 * @property {readonly number[]} cells row by row, 0 for the blank
 */

/** Where the blank goes: up, down, left, right.
 * @typedef {"u" | "d" | "l" | "r"} Way
 */

/** @type {Record<Way, Way>} */
export const OPPOSITE = { u: "d", d: "u", l: "r", r: "l" };

export const SMALLEST = 2;
export const LARGEST = 10;

/**
 * Reads rows by slash; `_` may stand for a space. Other formats are read by the server.
 * @param {string} text
 * @returns {Board | null}
 */
export function readBoard(text) {
  const rows = text
    .trim()
    .split("/")
    .map((row) => row.trim().split(/[ _]+/).map(Number));
  const width = rows[0]?.length ?? 0;
  const cells = rows.flat();
  if (Math.min(width, rows.length) < SMALLEST || Math.max(width, rows.length) > LARGEST) return null;
  if (rows.some((row) => row.length !== width)) return null;
  const sorted = [...cells].sort((one, other) => one - other);
  return sorted.every((tile, place) => tile === place) ? { width, height: rows.length, cells } : null;
}

/** Rows by slash. @param {Board} board */
export function writeBoard(board) {
  const rows = [];
  for (let row = 0; row < board.height; row++) {
    rows.push(board.cells.slice(row * board.width, (row + 1) * board.width).join(" "));
  }
  return rows.join("/");
}

/** As in 4x3. @param {Board} board */
export function sizeOf(board) {
  return `${board.width}x${board.height}`;
}

/** @param {number} width @param {number} height @returns {Board} */
export function standardBoard(width, height) {
  const cells = Array.from({ length: width * height }, (_, place) => (place + 1) % (width * height));
  return { width, height, cells };
}

/** @param {Board} one @param {Board} other */
export function isSameBoard(one, other) {
  return (
    one.width === other.width &&
    one.cells.length === other.cells.length &&
    one.cells.every((tile, place) => tile === other.cells[place])
  );
}

/** @param {Board} board @param {number} one @param {number} other places to exchange @returns {Board} */
export function exchanged(board, one, other) {
  const cells = [...board.cells];
  [cells[one], cells[other]] = [cells[other] ?? 0, cells[one] ?? 0];
  return { ...board, cells };
}

/** The place to which the blank would go; -1 at the edge. @param {Board} board @param {Way} way */
export function neighbour(board, way) {
  const blank = board.cells.indexOf(0);
  const column = blank % board.width;
  if (way === "u") return blank - board.width;
  if (way === "d") return blank + board.width < board.cells.length ? blank + board.width : -1;
  if (way === "l") return column > 0 ? blank - 1 : -1;
  return column + 1 < board.width ? blank + 1 : -1;
}

/** The board after a slide; null at the edge. @param {Board} board @param {Way} way @returns {Board | null} */
export function slide(board, way) {
  const place = neighbour(board, way);
  return place < 0 ? null : exchanged(board, board.cells.indexOf(0), place);
}

/** The tile that a slide would move; 0 at the edge. @param {Board} board @param {Way} way */
export function tileOf(board, way) {
  const place = neighbour(board, way);
  return place < 0 ? 0 : (board.cells[place] ?? 0);
}

/** The ways on which the blank comes to a place of its row or column; none elsewhere. @param {Board} board @param {number} place @returns {Way[]} */
export function wayTo(board, place) {
  const blank = board.cells.indexOf(0);
  const rows = Math.floor(place / board.width) - Math.floor(blank / board.width);
  const columns = (place % board.width) - (blank % board.width);
  if ((rows === 0) === (columns === 0)) return [];
  const way = rows < 0 ? "u" : rows > 0 ? "d" : columns < 0 ? "l" : "r";
  return Array(Math.abs(rows + columns)).fill(way);
}

/** Rows and columns between a tile and its goal cell. @param {Board} board @param {Board} goal @param {number} tile */
export function awayFromHome(board, goal, tile) {
  const [at, home] = [board.cells.indexOf(tile), goal.cells.indexOf(tile)];
  const rows = Math.floor(home / board.width) - Math.floor(at / board.width);
  const columns = (home % board.width) - (at % board.width);
  return { rows, columns, distance: Math.abs(rows) + Math.abs(columns) };
}

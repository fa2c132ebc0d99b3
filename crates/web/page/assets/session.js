// What is on the table: the game in play, its goal, what the server says of the board. All views look at it.

import { readBoard, standardBoard, writeBoard } from "./board.js";
import { Game } from "./game.js";
import { ask } from "./server.js";

/** @typedef {import("./board.js").Board} Board */

/**
 * What the server says of a board and its goal, as `jiugong check --json`.
 * @typedef {Object} Checked
 * @property {string} board
 * @property {string} goal
 * @property {string} size
 * @property {boolean} reachable
 * @property {number} start_inversions
 * @property {number} goal_inversions
 * @property {number | null} blank_rows
 * @property {string[]} named_goals
 * @property {[number, number] | null} swap
 */

/** @typedef {"board" | "move" | "win"} Change what changed: another board or goal, a move, a move that won */

class Session {
  game = new Game(standardBoard(3, 3), standardBoard(3, 3));
  /** The goal as it was chosen: a name, or rows. */
  goalText = "standard";
  /** @type {Checked | null} */
  checked = null;
  /** The seed of the present board, where it is random. @type {number | null} */
  seed = null;
  /** @type {((change: Change) => void)[]} */
  listeners = [];
  /** How many boards have been asked for: what is answered late does not take the place of a later one. */
  asked = 0;

  /** @param {(change: Change) => void} listener */
  onChange(listener) {
    this.listeners.push(listener);
  }

  /** @param {Change} change */
  tell(change) {
    for (const listener of this.listeners) listener(change);
  }

  /** The present board as text. */
  get boardText() {
    return writeBoard(this.game.board);
  }

  /** The goal board as text. */
  get goalRows() {
    return writeBoard(this.game.goal);
  }

  /**
   * Puts a board on the table, in any format that the server reads; fails as aborted where another is asked for meanwhile.
   * @param {string} text
   * @param {{ goal?: string | undefined, moves?: string | undefined, size?: string | undefined, seed?: number | null }} [more]
   */
  async open(text, more = {}) {
    const { size } = more;
    const mine = ++this.asked;
    /** @type {Checked} */
    const checked = await ask("check", {
      board: text,
      ...(more.goal ? { goal: more.goal } : {}),
      ...(size ? { size } : {}),
    });
    if (mine !== this.asked) throw new DOMException("", "AbortError");
    const [start, goal] = [readBoard(checked.board), readBoard(checked.goal)];
    if (!start || !goal) throw new RangeError(checked.size);
    this.checked = checked;
    this.game = new Game(start, goal);
    this.goalText =
      more.goal ?? (checked.goal === writeBoard(standardBoard(start.width, start.height)) ? "standard" : checked.goal);
    this.seed = more.seed ?? null;
    if (more.moves) this.game.replay(more.moves);
    this.tell("board");
  }

  /** Makes a move if there is one, and tells everybody. @param {import("./board.js").Way[]} ways */
  move(ways) {
    if (!this.game.move(ways)) return false;
    this.tell(this.game.isWon ? "win" : "move");
    return true;
  }

  undo() {
    if (this.game.undo()) this.tell("move");
  }

  redo() {
    if (this.game.redo()) this.tell(this.game.isWon ? "win" : "move");
  }

  restart() {
    this.game.restart();
    this.tell("move");
  }
}

export const session = new Session();

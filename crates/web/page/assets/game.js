// A game in play: slides, undo and redo, two counters, the time from the first move to the win.

import { isSameBoard, OPPOSITE, slide } from "./board.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Way} Way */

/** What a person did at once: a run of slides in one direction. @typedef {{ ways: Way[], at: number }} Gesture */

export class Game {
  /** @param {Board} start @param {Board} goal */
  constructor(start, goal) {
    this.start = start;
    this.goal = goal;
    /** @type {Board} */
    this.board = start;
    /** Slides made, those taken back included. */
    this.made = 0;
    /** Whether a solution or a hint was shown: then it is no win of the person's own. */
    this.isShown = false;
    /** Whether it was begun elsewhere, so that its time is not known. */
    this.isResumed = false;
    /** Whether its win has been kept: a game is won once, however often the goal is come back to. */
    this.isKept = false;
    this.restart();
  }

  restart() {
    this.board = this.start;
    /** @type {Gesture[]} */
    this.done = [];
    /** @type {Gesture[]} */
    this.undone = [];
    this.made = 0;
    /** @type {number | null} */
    this.began = null;
    /** @type {number | null} */
    this.ended = null;
    this.isShown = false;
    this.isResumed = false;
    this.isKept = false;
  }

  /** Slides that led to this board. */
  get ways() {
    return this.done.flatMap((gesture) => gesture.ways);
  }

  /** When each of them was made, in milliseconds from the first. */
  get times() {
    return this.done.flatMap((gesture) =>
      gesture.ways.map(() => Math.max(0, Math.round(gesture.at - (this.began ?? 0)))),
    );
  }

  get isWon() {
    return isSameBoard(this.board, this.goal);
  }

  /** Milliseconds from the first move to the first win, or until now. */
  get elapsed() {
    return this.began === null ? 0 : (this.ended ?? performance.now()) - this.began;
  }

  /** Makes these slides as one gesture; false where there is nothing to slide. @param {Way[]} ways */
  move(ways) {
    if (!this.apply(ways)) return false;
    const now = performance.now();
    this.began ??= now;
    this.done.push({ ways, at: now });
    this.undone = [];
    this.made += ways.length;
    if (this.isWon) this.ended ??= now;
    return true;
  }

  undo() {
    const gesture = this.done.pop();
    if (!gesture) return false;
    this.apply(gesture.ways.map((way) => OPPOSITE[way]));
    this.undone.push(gesture);
    return true;
  }

  redo() {
    const gesture = this.undone.pop();
    if (!gesture || !this.apply(gesture.ways)) return false;
    this.done.push(gesture);
    if (this.isWon) this.ended ??= performance.now();
    return true;
  }

  /** Takes up a game that was played before, as a link tells it. @param {string} letters */
  replay(letters) {
    for (const [run] of letters.matchAll(/u+|d+|l+|r+/g)) {
      const ways = /** @type {Way[]} */ ([...run]);
      if (!this.apply(ways)) return;
      this.isResumed = true;
      this.done.push({ ways, at: 0 });
      this.made += ways.length;
    }
  }

  /** Slides without counting; nothing changes where one of them is not possible. @param {Way[]} ways */
  apply(ways) {
    /** @type {Board} */
    let board = this.board;
    for (const way of ways) {
      const next = slide(board, way);
      if (!next) return false;
      board = next;
    }
    this.board = board;
    return ways.length > 0;
  }
}

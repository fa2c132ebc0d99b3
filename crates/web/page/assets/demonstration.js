// The automatic demonstration: a shortest path from the present board, played, paused, stepped forward and back.

import { slide } from "./board.js";
import { ask, isAborted } from "./server.js";
import { session } from "./session.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Way} Way */

/** Milliseconds of a step at each speed. */
export const SPEEDS = [1600, 900, 500, 250, 120];

export class Demonstration {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {Board[]} */
    this.boards = [];
    /** @type {Way[]} */
    this.ways = [];
    this.at = 0;
    this.speed = 2;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {AbortController | null} */
    this.asking = null;
    /** @type {Record<string, any> | null} the answer, as `solve --json` */
    this.report = null;
  }

  get isOn() {
    return this.boards.length > 0;
  }

  get isPlaying() {
    return this.timer !== undefined;
  }

  /** The board to show. */
  get board() {
    return this.boards[this.at] ?? session.game.board;
  }

  /** Asks for a path and plays it. The answer tells why there is none. @returns {Promise<Record<string, any> | null>} */
  async begin() {
    this.stop();
    this.asking = new AbortController();
    try {
      const report = await ask("solve", { board: session.boardText, goal: session.goalRows }, this.asking.signal);
      this.report = report;
      if (typeof report.blank_moves !== "string") return report;
      this.ways = /** @type {Way[]} */ ([...report.blank_moves]);
      this.boards = [session.game.board];
      for (const way of this.ways) {
        const last = this.boards[this.boards.length - 1];
        const next = last && slide(last, way);
        if (next) this.boards.push(next);
      }
      session.game.isShown = true;
      this.play();
      return report;
    } catch (error) {
      if (isAborted(error)) return null;
      throw error;
    } finally {
      this.asking = null;
    }
  }

  play() {
    if (!this.isOn) return;
    if (this.at >= this.ways.length) this.at = 0;
    clearInterval(this.timer);
    this.timer = window.setInterval(() => this.tick(), SPEEDS[this.speed]);
    this.changed();
  }

  tick() {
    this.step(1, true);
    if (this.at >= this.ways.length) this.pause();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.changed();
  }

  /** @param {number} by @param {boolean} [goesOn] */
  step(by, goesOn = false) {
    if (!goesOn) this.pause();
    this.at = Math.max(0, Math.min(this.ways.length, this.at + by));
    this.changed();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = Math.max(0, Math.min(SPEEDS.length - 1, speed));
    if (this.isPlaying) this.play();
  }

  /** Ends it. The person plays on from the board that was shown: it was a help, so that no win counts. */
  leave() {
    const ways = this.ways.slice(0, this.at);
    this.stop();
    if (ways.length) session.game.move(ways);
    session.game.isShown = true;
    session.tell("move");
  }

  stop() {
    this.asking?.abort();
    clearInterval(this.timer);
    this.timer = undefined;
    this.boards = [];
    this.ways = [];
    this.at = 0;
  }
}

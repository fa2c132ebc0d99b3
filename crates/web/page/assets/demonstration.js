// The automatic demonstration: a path from the present board, a shortest one where that is found soon enough, played, paused, stepped forward and back.

import { slide } from "./board.js";
import { learnBound } from "./hints.js";
import { isAborted, listen, Problem } from "./server.js";
import { session } from "./session.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Way} Way */

/** Milliseconds of a step at each speed. */
export const SPEEDS = [1600, 900, 500, 250, 120];

/** What is searched with, one after the other until there is a path: the best for the size, then what soon finds any. */
const SEARCHES = [
  { time_limit: 12 },
  { algorithm: "ara-star", heuristic: "linear-conflict", time_limit: 4 },
  { algorithm: "greedy", heuristic: "linear-conflict", time_limit: 10 },
];

export class Demonstration {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** @type {Board[]} */
    this.boards = [];
    /** @type {Way[]} */
    this.ways = [];
    this.at = 0;
    this.isShortest = false;
    this.speed = 2;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {AbortController | null} */
    this.asking = null;
    /** How far the search has come. */
    this.progress = { bound: 0, expanded: 0 };
  }

  get isOn() {
    return this.boards.length > 0;
  }

  get isSearching() {
    return this.asking !== null;
  }

  get isPlaying() {
    return this.timer !== undefined;
  }

  /** The board to show. */
  get board() {
    return this.boards[this.at] ?? session.game.board;
  }

  /** Slides left from the board to show, where the path is a shortest one. */
  get left() {
    return this.isShortest ? this.ways.length - this.at : null;
  }

  /** Asks for a path and plays it. The answer tells why there is none. @returns {Promise<Record<string, any> | null>} */
  async begin() {
    this.stop();
    const mine = (this.asking = new AbortController());
    this.progress = { bound: 0, expanded: 0 };
    this.changed();
    try {
      const report = await this.search(mine.signal);
      this.asking = null;
      if (typeof report?.blank_moves !== "string") return report;
      this.ways = /** @type {Way[]} */ ([...report.blank_moves]);
      this.isShortest = report.optimal === true;
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
      if (mine === this.asking) this.asking = null;
      this.changed();
    }
  }

  /** Searches until there is a path, or certainty that there is none. @param {AbortSignal} signal */
  async search(signal) {
    /** @type {Record<string, any> | null} */
    let report = null;
    for (const how of SEARCHES) {
      const wanted = { board: session.boardText, goal: session.goalRows, ...how };
      await listen(
        "solve",
        wanted,
        (event, data) => {
          if (event === "problem") throw new Problem(data);
          if (event === "result") report = data;
          if (event !== "progress") return;
          if (how === SEARCHES[0]) learnBound(wanted.board, wanted.goal, data.bound);
          this.progress = { bound: Math.max(this.progress.bound, data.bound), expanded: data.expanded };
          this.changed();
        },
        signal,
      );
      const found = /** @type {Record<string, any> | null} */ (report);
      if (typeof found?.["lower_bound"] === "number") learnBound(wanted.board, wanted.goal, found["lower_bound"]);
      if (!found?.["reachable"] || typeof found["blank_moves"] === "string") break;
    }
    return /** @type {Record<string, any> | null} */ (report);
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
    this.asking = null;
    clearInterval(this.timer);
    this.timer = undefined;
    this.boards = [];
    this.ways = [];
    this.at = 0;
  }
}

// A recorded search that runs on by itself.

import { find } from "./dom.js";
import { say } from "./messages.js";

/** Steps a second at each speed. */
const SPEEDS = [1, 3, 10, 40, 200];

/** The most pictures a second; a faster run makes several steps a picture. */
const MOST_PICTURES = 20;

/** The most steps a second at which each can be followed with the eyes. */
const SLOW = 3;

export const FASTEST = SPEEDS.length - 1;

export class Runner {
  /**
   * @param {() => import("./trace.js").Trace | null} trace what runs
   * @param {(isSlow: boolean) => void} shown a picture is to be drawn
   */
  constructor(trace, shown) {
    this.trace = trace;
    this.shown = shown;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.speed = 1;
  }

  get isOn() {
    return this.timer !== undefined;
  }

  start() {
    const trace = this.trace();
    if (!trace) return;
    this.stop();
    if (trace.step >= trace.lastStep) trace.goTo(0);
    const pace = SPEEDS[this.speed] ?? 1;
    const pictures = Math.min(pace, MOST_PICTURES);
    this.timer = window.setInterval(() => this.tick(pace, Math.round(pace / pictures)), 1000 / pictures);
    this.show();
  }

  /** @param {number} pace @param {number} steps */
  tick(pace, steps) {
    const trace = this.trace();
    if (!trace) return;
    trace.goTo(trace.step + steps);
    if (trace.step >= trace.lastStep) this.stop();
    this.shown(pace <= SLOW);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.show();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    if (this.isOn) this.start();
  }

  /** Says on the button what it does. */
  show() {
    const button = find("run", HTMLButtonElement);
    button.dataset.say = this.isOn ? "page-pause" : "page-run";
    button.textContent = say(button.dataset.say);
  }
}

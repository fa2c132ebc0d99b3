// A recorded search, stepped through forward and back.

import { mannerOf } from "./explain-order.js";

/** What can become of a node. @typedef {"unmade" | "open" | "closed" | "taken" | "waiting" | "replaced" | "dropped" | "forgotten" | "left"} State */

/** An event of a trace, as `jiugong trace --format jsonl` writes it.
 * @typedef {Object} TraceEvent
 * @property {string} event
 * @property {string} [board]
 * @property {number} [g]
 * @property {number} [h]
 * @property {number} [f]
 * @property {number | null} [number]
 * @property {number | null} [parent]
 * @property {string | null} [move]
 * @property {string} [side]
 * @property {number} [value]
 */

/**
 * @typedef {Object} TraceNode
 * @property {number} index
 * @property {string} board
 * @property {number[]} cells
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {TraceNode | null} parent
 * @property {TraceNode[]} children
 * @property {string} side
 * @property {string | null} way
 * @property {number} round
 * @property {number} madeAt the event that made it
 * @property {number} firstF its f when it was made; another weight on h gives it another
 * @property {number} put its place in the order in which nodes were put into open; a cheaper way to a board is put in anew
 * @property {number} number of its expansion; 0 if it has none
 * @property {number} expandedAt the event that expanded it; Infinity if none did
 * @property {State} state
 * @property {boolean} [isThrownAway] whether it was dropped though it is a shorter way, as a wrong search does
 */

/** Events that begin a step of their own. */
const HEADINGS = new Set(["bound", "weight", "layer", "restart"]);

/** Events that make a node. */
const MAKING = new Set(["make", "improve", "reopen", "drop"]);

export class Trace {
  /** @param {TraceEvent[]} events */
  constructor(events) {
    /** @type {TraceNode[]} */
    this.nodes = [];
    /** @type {{ event: TraceEvent, node: TraceNode | null, changes: [TraceNode, State, State][] }[]} */
    this.done = [];
    /** The number of events after each step; the first is that of the beginning. @type {number[]} */
    this.ends = [];
    /** @type {Record<string, any> | null} */
    this.report = null;
    /** @type {TraceEvent | null} */
    this.begin = null;
    this.isCut = false;
    /** How the algorithm goes about its nodes. */
    this.manner = mannerOf(/** @type {any} */ (events.find(({ event }) => event === "begin"))?.algorithm ?? "");
    /** Where open was sorted anew by another weight on h, in thousandths. @type {{ at: number, value: number }[]} */
    this.weights = [];
    /** The weight by which the nodes have their f now; 0 for that of the first round. */
    this.weight = 0;
    /** What nodes of this recording are at some time. @type {Set<State>} */
    this.states = new Set();
    this.at = 0;
    this.read(events);
    for (const node of this.nodes) node.state = "unmade";
    /** Expansions and nodes made up to each event. @type {[number, number][]} */
    this.counts = [[0, 0]];
    for (const { event } of this.done) {
      const [expanded, generated] = this.counts[this.counts.length - 1] ?? [0, 0];
      this.counts.push([expanded + (event.event === "expand" ? 1 : 0), generated + (MAKING.has(event.event) ? 1 : 0)]);
    }
    this.lastStep = this.ends.length - 1;
    this.goTo(0);
  }

  /** @param {TraceEvent[]} events */
  read(events) {
    /** @type {Map<string, TraceNode>} nodes not expanded yet, by side, parent and board */
    const waiting = new Map();
    /** @type {Map<string, TraceNode>} the last node of each side and board */
    const latest = new Map();
    /** @type {Map<number, TraceNode>} */
    const byNumber = new Map();
    const rooted = new Set();
    let round = 0;
    let put = 0;
    let hasBegun = false;
    for (const event of events) {
      if (event.event === "begin") {
        this.begin = event;
        continue;
      }
      if (event.event === "end") {
        this.report = /** @type {any} */ (event).report;
        this.isCut = /** @type {any} */ (event).cut;
        continue;
      }
      if (event.event === "weight") this.weights.push({ at: this.done.length, value: event.value ?? 0 });
      const startsStep = event.event === "expand" || event.event === "solution" || HEADINGS.has(event.event);
      if (startsStep && hasBegun) this.ends.push(this.done.length);
      if (!HEADINGS.has(event.event)) hasBegun = true;
      if (event.board === undefined) {
        this.done.push({ event, node: null, changes: [] });
        continue;
      }
      const side = event.side ?? "start";
      const key = `${side}|${event.parent ?? ""}|${event.board}`;
      const place = `${side}|${event.board}`;
      const makes = MAKING.has(event.event) || event.event === "back-up";
      let node =
        event.event === "leave" && event.number
          ? byNumber.get(event.number)
          : makes
            ? undefined
            : (waiting.get(key) ?? latest.get(place));
      /** @type {[TraceNode, State, State][]} */
      const changes = [];
      const set = (/** @type {TraceNode} */ of, /** @type {State} */ state) => {
        changes.push([of, of.state, state]);
        of.state = state;
        this.states.add(state);
      };
      if (!node) {
        const parent = event.parent ? (byNumber.get(event.parent) ?? null) : null;
        if (!parent) {
          if (rooted.has(side)) {
            round += 1;
            rooted.clear();
          }
          rooted.add(side);
        }
        node = {
          index: this.nodes.length,
          board: event.board,
          cells: event.board.split(/[ /]/).map(Number),
          g: event.g ?? 0,
          h: event.h ?? 0,
          f: event.f ?? 0,
          parent,
          children: [],
          side,
          way: event.move ?? null,
          round,
          madeAt: this.done.length,
          firstF: event.f ?? 0,
          put: event.event === "drop" ? 0 : ++put,
          number: 0,
          expandedAt: Infinity,
          state: "unmade",
        };
        const earlier = latest.get(place);
        if ((event.event === "improve" || event.event === "reopen") && earlier) {
          const wasOpen = earlier.state === "open";
          set(earlier, "replaced");
          set(node, event.event === "reopen" || wasOpen ? "open" : "waiting");
        } else {
          if (event.event === "back-up" && earlier && earlier.parent === parent) set(earlier, "replaced");
          set(node, event.event === "drop" ? "dropped" : "open");
        }
        parent?.children.push(node);
        this.nodes.push(node);
        waiting.set(key, node);
        latest.set(place, node);
      }
      if (event.event === "expand") {
        set(node, "closed");
        node.number = event.number ?? 0;
        node.expandedAt = this.done.length;
        if (event.number) byNumber.set(event.number, node);
        waiting.delete(key);
      } else if (event.event === "solution") {
        if (this.manner.takesGoal && node.state === "open") set(node, "taken");
      } else if (event.event === "leave") {
        set(node, "left");
      } else if (event.event === "forget") {
        set(node, "forgotten");
      }
      this.done.push({ event, node, changes });
    }
    this.ends.push(this.done.length);
  }

  /** The steps made so far. */
  get step() {
    let [least, most] = [0, this.lastStep];
    while (least < most) {
      const middle = (least + most) >> 1;
      if ((this.ends[middle] ?? 0) < this.at) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  /** Goes to where so many steps have been made. @param {number} step */
  goTo(step) {
    const at = this.ends[Math.max(0, Math.min(this.lastStep, step))] ?? 0;
    for (; this.at < at; this.at++) for (const [node, , to] of this.done[this.at]?.changes ?? []) node.state = to;
    while (this.at > at) {
      this.at -= 1;
      for (const [node, from] of [...(this.done[this.at]?.changes ?? [])].reverse()) node.state = from;
    }
    this.weigh();
  }

  /** Gives the nodes the f that they have by the present weight, if it is another. */
  weigh() {
    const weight = this.weights.reduce((latest, { at, value }) => (at < this.at ? value : latest), 0);
    if (weight === this.weight) return;
    this.weight = weight;
    for (const node of this.nodes) node.f = weight ? node.g + Math.floor((node.h * weight) / 1000) : node.firstF;
  }

  /** The last event before this place of this kind. @param {string} kind */
  last(kind) {
    for (let place = this.at - 1; place >= 0; place--) {
      const done = this.done[place];
      if (done?.event.event === kind) return done;
    }
    return null;
  }

  /** The node expanded last, unless a goal was reached after it. */
  get current() {
    for (let place = this.at - 1; place >= 0; place--) {
      const done = this.done[place];
      if (done?.event.event === "solution") return null;
      if (done?.event.event === "expand") return done.node;
    }
    return null;
  }

  /** The node that will be expanded next in this round, or the goal whose turn it is. */
  get next() {
    for (let place = this.at; place < this.done.length; place++) {
      const done = this.done[place];
      const kind = done?.event.event;
      if (kind === "expand" || (kind === "solution" && this.manner.takesGoal))
        return done?.node && done.node.madeAt < this.at ? done.node : null;
      if (kind === "solution" || kind === "weight") return null;
    }
    return null;
  }

  /** Whether a goal was reached in the last step. */
  get isAtSolution() {
    return this.done[this.at - 1]?.event.event === "solution";
  }

  /** The last node at which a goal was reached, once one was. */
  get solution() {
    return this.last("solution")?.node ?? null;
  }

  /** The round that the search is in. */
  get round() {
    for (let place = this.at - 1; place >= 0; place--) {
      const node = this.done[place]?.node;
      if (node) return node.round;
    }
    return 0;
  }

  /** The nodes of the present round that have been made. */
  get shown() {
    const { round, at } = this;
    return this.nodes.filter((node) => node.round === round && node.madeAt < at);
  }

  /** @param {State} state */
  inState(state) {
    const { round, at } = this;
    return this.nodes.filter((node) => node.state === state && node.round === round && node.madeAt < at);
  }

  get expanded() {
    return this.counts[this.at]?.[0] ?? 0;
  }

  get generated() {
    return this.counts[this.at]?.[1] ?? 0;
  }
}

/** The nodes from the root to this one. @param {TraceNode | null} node */
export function pathTo(node) {
  const path = [];
  for (let at = node; at; at = at.parent) path.unshift(at);
  return path;
}

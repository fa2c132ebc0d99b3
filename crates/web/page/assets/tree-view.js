// The search tree on a canvas: each node a small board; only what is in sight is drawn.

import { isStill, make } from "./dom.js";
import { drawNode, readColours } from "./tree-node.js";
import { layOut } from "./tree-layout.js";
import { pathTo } from "./trace.js";

/** @typedef {import("./trace.js").TraceNode} TraceNode */
/** @typedef {import("./trace.js").Trace} Trace */
/** @typedef {import("./tree-layout.js").Placed<TraceNode>} PlacedNode */

const SMALLEST_SCALE = 0.02;
const LARGEST_SCALE = 3;
/** Below this scale the boards cannot be read: the view follows the search instead of showing all of it. */
const READABLE = 0.6;

export class TreeView {
  /** @param {(node: TraceNode | null, isChosen: boolean) => void} look */
  constructor(look) {
    this.look = look;
    this.canvas = make("canvas", {
      id: "tree",
      class: "tree",
      set: { tabindex: 0, role: "application", "aria-roledescription": "tree" },
      label: "page-tree",
    });
    this.canvas.title = "";
    delete this.canvas.dataset.sayTitle;
    /** @type {Trace | null} */
    this.trace = null;
    /** @type {PlacedNode[]} */
    this.placed = [];
    /** @type {Map<TraceNode, PlacedNode>} */
    this.places = new Map();
    /** @type {Set<TraceNode>} */
    this.folded = new Set();
    /** @type {TraceNode | null} */
    this.chosen = null;
    /** @type {TraceNode | null} */
    this.pointed = null;
    this.camera = { x: 0, y: 0, scale: 1 };
    this.isFollowing = true;
    /** Levels are drawn so many times farther apart, where all of a wide tree is looked at. */
    this.stretch = 1;
    this.isDirty = false;
    this.boardWidth = 3;
    this.boardHeight = 3;
    this.colours = readColours();
    new ResizeObserver(() => {
      this.aim(false);
      this.draw();
    }).observe(this.canvas);
    document.addEventListener("theme", () => {
      this.colours = readColours();
      this.draw();
    });
    this.listenToPointers();
    this.canvas.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY * 0.0015), event.offsetX, event.offsetY);
      },
      { passive: false },
    );
    this.canvas.addEventListener("keydown", (event) => this.key(event));
  }

  /** Widths and heights of a node's place, in units of the tree. */
  get column() {
    return Math.max(64, this.boardWidth * 15 + 14);
  }

  get level() {
    return (this.boardHeight * 15 + 54) * this.stretch;
  }

  /** @param {Trace} trace @param {number} width @param {number} height */
  begin(trace, width, height) {
    this.trace = trace;
    this.boardWidth = width;
    this.boardHeight = height;
    this.folded.clear();
    this.chosen = null;
    this.isFollowing = true;
    this.stretch = 1;
    this.update(false);
  }

  /** Places and draws what the trace shows now. @param {boolean} [moves] whether the view may glide */
  update(moves = true) {
    const { trace } = this;
    if (!trace) return;
    const shown = new Set(trace.shown);
    const roots = [...shown].filter((node) => !node.parent || !shown.has(node.parent));
    this.placed = layOut(
      roots,
      (node) =>
        node.children.every((child) => shown.has(child))
          ? node.children
          : node.children.filter((child) => shown.has(child)),
      (node) => this.folded.has(node),
    );
    this.places = new Map(this.placed.map((place) => [place.node, place]));
    this.path = new Set(trace.solution ? this.solutionNodes(trace) : []);
    if (this.isFollowing) this.aim(moves);
    this.draw();
  }

  /** The nodes of the solution path, of both sides where two searches met. @param {Trace} trace */
  solutionNodes(trace) {
    const end = trace.solution;
    const nodes = pathTo(end);
    const other = trace.shown.filter(
      (node) => end && node.side !== end.side && node.board === end.board && node.state !== "replaced",
    );
    return [...nodes, ...pathTo(other[other.length - 1] ?? null)];
  }

  /** Shows all of the tree, or as much as can be read around the node at work. @param {boolean} moves */
  aim(moves) {
    if (!this.placed.length) return;
    const [width, height] = [this.canvas.clientWidth, this.canvas.clientHeight];
    let [right, deep] = [0, 0];
    for (const place of this.placed) {
      right = Math.max(right, place.x);
      deep = Math.max(deep, place.depth);
    }
    const whole = [(right + 1) * this.column, (deep + 1) * this.level];
    const fit = Math.min((width - 24) / (whole[0] ?? 1), (height - 24) / (whole[1] ?? 1), 1.5);
    const target = { x: (whole[0] ?? 0) / 2, y: (whole[1] ?? 0) / 2, scale: Math.max(fit, READABLE) };
    if (fit < READABLE) {
      const place =
        this.places.get(this.trace?.current ?? this.trace?.solution ?? /** @type {any} */ (null)) ?? this.placed[0];
      if (place) {
        const half = [width / 2 / target.scale, height / 2 / target.scale];
        target.x = (place.x + 0.5) * this.column;
        target.y = (place.depth + 0.5) * this.level;
        if ((whole[0] ?? 0) < 2 * (half[0] ?? 0)) target.x = (whole[0] ?? 0) / 2;
        if ((whole[1] ?? 0) < 2 * (half[1] ?? 0)) target.y = (whole[1] ?? 0) / 2;
        else target.y = Math.max(target.y, (half[1] ?? 0) - 12 / target.scale);
      }
    } else {
      target.y = Math.max(target.y, (height / 2 - 12) / target.scale);
    }
    if (moves && !isStill()) this.glide(target);
    else this.camera = target;
  }

  /** @param {{ x: number, y: number, scale: number }} target */
  glide(target) {
    const from = { ...this.camera };
    const began = performance.now();
    const run = (this.gliding = (this.gliding ?? 0) + 1);
    const frame = () => {
      if (run !== this.gliding) return;
      const part = Math.min(1, (performance.now() - began) / 160);
      const eased = 1 - (1 - part) ** 3;
      this.camera = {
        x: from.x + (target.x - from.x) * eased,
        y: from.y + (target.y - from.y) * eased,
        scale: from.scale + (target.scale - from.scale) * eased,
      };
      this.draw();
      if (part < 1) requestAnimationFrame(frame);
    };
    frame();
  }

  /** All of it, however small. */
  fit() {
    this.isFollowing = false;
    const right = this.placed.reduce((most, place) => Math.max(most, place.x), 0) + 1;
    const deep = this.placed.reduce((most, place) => Math.max(most, place.depth), 0) + 1;
    this.stretch = 1;
    const across = (this.canvas.clientWidth - 24) / (right * this.column);
    const scale = Math.min(across, (this.canvas.clientHeight - 24) / (deep * this.level), 1.5);
    if (scale === across)
      this.stretch = Math.max(1, Math.min(12, (this.canvas.clientHeight - 24) / (deep * this.level * scale)));
    this.camera = { x: (right * this.column) / 2, y: (deep * this.level) / 2, scale: Math.max(SMALLEST_SCALE, scale) };
    this.draw();
  }

  follow() {
    this.isFollowing = true;
    this.stretch = 1;
    this.aim(true);
    this.draw();
  }

  /** @param {number} by @param {number} [x] @param {number} [y] */
  zoom(by, x = this.canvas.clientWidth / 2, y = this.canvas.clientHeight / 2) {
    this.isFollowing = false;
    const before = this.toTree(x, y);
    this.camera.scale = Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, this.camera.scale * by));
    const after = this.toTree(x, y);
    this.camera.x += before.x - after.x;
    this.camera.y += before.y - after.y;
    this.draw();
  }

  /** @param {number} x @param {number} y */
  toTree(x, y) {
    const { camera, canvas } = this;
    return {
      x: (x - canvas.clientWidth / 2) / camera.scale + camera.x,
      y: (y - canvas.clientHeight / 2) / camera.scale + camera.y,
    };
  }

  draw() {
    if (this.isDirty) return;
    this.isDirty = true;
    requestAnimationFrame(() => {
      this.isDirty = false;
      this.paint();
    });
  }

  paint() {
    const { canvas, camera, trace, colours } = this;
    const dense = window.devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width || !height) return;
    if (canvas.width !== Math.round(width * dense) || canvas.height !== Math.round(height * dense)) {
      canvas.width = Math.round(width * dense);
      canvas.height = Math.round(height * dense);
    }
    const context = canvas.getContext("2d");
    if (!context) return;
    context.setTransform(dense, 0, 0, dense, 0, 0);
    context.fillStyle = colours.surface;
    context.fillRect(0, 0, width, height);
    if (!trace) return;
    context.translate(width / 2 - camera.x * camera.scale, height / 2 - camera.y * camera.scale);
    context.scale(camera.scale, camera.scale);
    const [from, to] = [this.toTree(0, 0), this.toTree(width, height)];
    const { column, level, places } = this;
    const path = this.path ?? new Set();
    const [least, most] = [from.x / column - 1, to.x / column];
    const [top, bottom] = [Math.floor(from.y / level) - 1, Math.ceil(to.y / level)];
    for (const place of this.placed) {
      if (!place.parent || place.depth < top || place.depth > bottom + 1) continue;
      if (Math.max(place.x, place.parent.x) < least || Math.min(place.x, place.parent.x) > most) continue;
      const isPath = path.has(place.node) && path.has(place.parent.node);
      context.strokeStyle = isPath ? colours.jade : colours.edge;
      context.lineWidth = Math.max(isPath ? 4 : 1.2, (isPath ? 2.5 : 0.7) / camera.scale);
      context.beginPath();
      const [x, y] = [(place.x + 0.5) * column, place.depth * level + 6];
      const [parentX, parentY] = [
        (place.parent.x + 0.5) * column,
        place.parent.depth * level + this.boardHeight * 15 + 34,
      ];
      context.moveTo(parentX, parentY);
      context.bezierCurveTo(parentX, (parentY + y) / 2, x, (parentY + y) / 2, x, y);
      context.stroke();
    }
    const { current, next, solution, manner } = trace;
    const marks = { current, next, solution, path, isStack: manner.isStack, chosen: this.chosen };
    let drawn = 0;
    for (const place of this.placed) {
      if (place.depth < top || place.depth > bottom || place.x < least || place.x > most) continue;
      drawn += 1;
      drawNode(context, place, { column, level, boardWidth: this.boardWidth, scale: camera.scale, colours, marks });
    }
    canvas.dataset.drawn = String(drawn);
    canvas.dataset.nodes = String(places.size);
  }

  /** @param {number} x @param {number} y @returns {TraceNode | null} */
  nodeAt(x, y) {
    const at = this.toTree(x, y);
    const depth = Math.floor(at.y / this.level);
    const found = this.placed.find(
      (place) => place.depth === depth && Math.abs((place.x + 0.5) * this.column - at.x) < this.column / 2,
    );
    return found?.node ?? null;
  }

  /** @param {TraceNode | null} node */
  choose(node) {
    this.chosen = node;
    this.draw();
    this.look(node, true);
  }

  /** @param {TraceNode | null} node where the mouse is */
  point(node) {
    if (node === this.pointed) return;
    this.pointed = node;
    this.look(node, false);
  }

  /** Brings a node into sight. @param {TraceNode} node */
  reveal(node) {
    const place = this.places.get(node);
    if (!place) return;
    const [x, y] = [(place.x + 0.5) * this.column, (place.depth + 0.5) * this.level];
    const [from, to] = [this.toTree(40, 40), this.toTree(this.canvas.clientWidth - 40, this.canvas.clientHeight - 40)];
    if (x < from.x || x > to.x || y < from.y || y > to.y) {
      this.isFollowing = false;
      this.camera.x = x;
      this.camera.y = y;
    }
    this.draw();
  }

  /** @param {TraceNode} node */
  fold(node) {
    if (this.folded.has(node)) this.folded.delete(node);
    else if (node.children.length) this.folded.add(node);
    const follows = this.isFollowing;
    this.isFollowing = false;
    this.update(false);
    this.isFollowing = follows;
  }

  /** @type {number | undefined} */
  gliding;
  /** @type {Set<TraceNode> | undefined} */
  path;

  listenToPointers() {
    const { canvas } = this;
    /** @type {Map<number, { x: number, y: number }>} */
    const down = new Map();
    let hasMoved = false;
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      down.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
      hasMoved = false;
    });
    canvas.addEventListener("pointermove", (event) => {
      const before = down.get(event.pointerId);
      const now = { x: event.offsetX, y: event.offsetY };
      if (!before) return this.point(this.nodeAt(now.x, now.y));
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      if (!hasMoved && Math.hypot(dx, dy) < 4) return;
      hasMoved = true;
      this.isFollowing = false;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        this.zoom(
          Math.hypot(now.x - other.x, now.y - other.y) /
            Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)),
          other.x,
          other.y,
        );
      } else {
        this.camera.x -= dx / this.camera.scale;
        this.camera.y -= dy / this.camera.scale;
        this.draw();
      }
      down.set(event.pointerId, now);
    });
    const up = (/** @type {PointerEvent} */ event) => {
      const isClick = down.delete(event.pointerId) && !hasMoved && event.type === "pointerup";
      if (isClick) this.choose(this.nodeAt(event.offsetX, event.offsetY));
    };
    canvas.addEventListener("pointerup", up);
    canvas.addEventListener("pointercancel", up);
    canvas.addEventListener("pointerleave", () => this.point(null));
    canvas.addEventListener("dblclick", (event) => {
      const node = this.nodeAt(event.offsetX, event.offsetY);
      if (node) this.fold(node);
    });
  }

  /** Arrows go from node to node, Enter folds and unfolds, plus and minus zoom. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = this.chosen && this.places.get(this.chosen) ? this.chosen : null;
    /** @type {TraceNode | null | undefined} */
    let to;
    if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") this.fit();
    else if (event.key === "Enter" && chosen) this.fold(chosen);
    else if (event.key.startsWith("Arrow") && !chosen) to = this.placed[0]?.node;
    else if (event.key === "ArrowUp") to = chosen?.parent;
    else if (event.key === "ArrowDown") to = chosen?.children.find((child) => this.places.has(child));
    else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && chosen)
      to = this.beside(chosen, event.key === "ArrowLeft" ? -1 : 1);
    else return;
    event.preventDefault();
    if (!to || !this.places.has(to)) return;
    this.choose(to);
    this.reveal(to);
  }

  /** The neighbour on the same level. @param {TraceNode} node @param {number} by */
  beside(node, by) {
    const place = this.places.get(node);
    const level = this.placed.filter((other) => other.depth === place?.depth).sort((one, other) => one.x - other.x);
    return level[level.findIndex((other) => other.node === node) + by]?.node;
  }
}

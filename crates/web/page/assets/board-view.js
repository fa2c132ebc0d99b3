// The board that is touched: tiles as buttons, run and swipe, and editing by drag and by keyboard.

import { awayFromHome, wayTo } from "./board.js";
import { make } from "./dom.js";
import { say } from "./messages.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Way} Way */

/**
 * @typedef {Object} Acts
 * @property {(ways: Way[]) => void} move
 * @property {(one: number, other: number) => void} exchange two places, while editing
 */

/** Pixels from which a touch is a swipe. */
const SWIPE = 20;

export class BoardView {
  /** @param {string} id @param {Acts} acts */
  constructor(id, acts) {
    this.acts = acts;
    this.root = make("div", { id, class: "board", set: { role: "group" } });
    /** @type {Map<number, HTMLButtonElement>} */
    this.tiles = new Map();
    /** @type {Board | null} */
    this.board = null;
    /** @type {Board | null} */
    this.goal = null;
    this.isEdited = false;
    this.isOverlaid = false;
    /** The place picked up while editing. @type {number | null} */
    this.picked = null;
    /** @type {{ x: number, y: number, tile: number, isDone: boolean } | null} */
    this.touch = null;
    this.root.addEventListener("pointerdown", (event) => this.press(event));
    this.root.addEventListener("pointermove", (event) => this.drag(event));
    this.root.addEventListener("pointerup", (event) => this.release(event));
    this.root.addEventListener("pointercancel", () => {
      if (this.touch) this.drop(this.touch.tile);
      this.touch = null;
    });
    this.root.addEventListener("click", (event) => this.click(event));
    this.root.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {Board} board @param {Board} goal */
  show(board, goal) {
    const isOther = !this.board || this.board.cells.length !== board.cells.length || this.board.width !== board.width;
    this.board = board;
    this.goal = goal;
    if (isOther) this.build(board);
    this.root.classList.toggle("edited", this.isEdited);
    this.root.classList.toggle("overlaid", this.isOverlaid);
    for (const [tile, element] of this.tiles) this.place(tile, element, board, goal);
  }

  /** @param {Board} board */
  build(board) {
    this.root.style.setProperty("--columns", String(board.width));
    this.root.style.setProperty("--rows", String(board.height));
    this.tiles.clear();
    const tiles = [...board.cells].sort((one, other) => (one || Infinity) - (other || Infinity));
    for (const tile of tiles) {
      this.tiles.set(
        tile,
        make(
          "button",
          { class: tile ? "tile" : "tile blank", set: { type: "button", "data-tile": tile } },
          make("span", { class: "face", text: tile ? String(tile) : "" }),
          make("span", { class: "distance", set: { "aria-hidden": "true" } }),
          make("span", { class: "arrow", set: { "aria-hidden": "true" } }),
        ),
      );
    }
    this.root.replaceChildren(...this.tiles.values());
  }

  /** @param {number} tile @param {HTMLButtonElement} element @param {Board} board @param {Board} goal */
  place(tile, element, board, goal) {
    const at = board.cells.indexOf(tile);
    const [row, column] = [Math.floor(at / board.width), at % board.width];
    const away = awayFromHome(board, goal, tile);
    const isMovable = tile !== 0 && wayTo(board, at).length > 0;
    element.style.setProperty("--row", String(row));
    element.style.setProperty("--column", String(column));
    element.classList.toggle("home", tile !== 0 && away.distance === 0);
    element.classList.toggle("picked", this.isEdited && this.picked === at);
    element.tabIndex = this.isEdited || isMovable ? 0 : -1;
    element.disabled = tile === 0 && !this.isEdited;
    if (isMovable || this.isEdited) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", "true");
    const where = { tile, row: row + 1, column: column + 1 };
    let name = tile ? say("page-tile", where) : say("page-blank-at", where);
    if (tile && away.distance === 0) name += say("page-tile-home");
    if (tile && away.distance > 0 && this.isOverlaid) name += say("page-tile-away", { distance: away.distance });
    element.setAttribute("aria-label", name);
    // Distances are those of the tiles: a blank that is counted makes an estimate too large.
    this.overlay(element, tile ? away : { rows: 0, columns: 0, distance: 0 });
  }

  /** @param {HTMLButtonElement} element @param {{ rows: number, columns: number, distance: number }} away */
  overlay(element, away) {
    const [, distance, arrow] = element.children;
    if (!(distance instanceof HTMLElement) || !(arrow instanceof HTMLElement)) return;
    distance.dataset.distance = this.isOverlaid && away.distance ? String(away.distance) : "";
    arrow.hidden = !this.isOverlaid || !away.distance;
    arrow.style.setProperty("--turn", `${Math.atan2(away.rows, away.columns)}rad`);
  }

  /** Marks the tiles that a hint names. @param {number[]} best @param {number} [one] the one to move */
  mark(best, one) {
    for (const [tile, element] of this.tiles) {
      element.classList.toggle("best", best.includes(tile));
      element.classList.toggle("hinted", tile === one);
    }
  }

  /** @param {Event} event */
  tileAt(event) {
    const element = event.target instanceof Element ? event.target.closest(".tile") : null;
    return element instanceof HTMLElement ? Number(element.dataset.tile) : -1;
  }

  /** @param {PointerEvent} event */
  press(event) {
    const tile = this.tileAt(event);
    this.touch = { x: event.clientX, y: event.clientY, tile, isDone: false };
    if (event.pointerType !== "mouse" || this.isEdited) return;
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const { touch, board } = this;
    if (!touch || touch.isDone || !board) return;
    const [x, y] = [event.clientX - touch.x, event.clientY - touch.y];
    if (this.isEdited) {
      const element = this.tiles.get(touch.tile);
      if (!element || Math.hypot(x, y) < SWIPE / 2) return;
      element.setPointerCapture(event.pointerId);
      element.classList.add("dragged");
      element.style.setProperty("--dx", `${x}px`);
      element.style.setProperty("--dy", `${y}px`);
      return;
    }
    if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE) return;
    touch.isDone = true;
    this.swipe(Math.abs(x) > Math.abs(y) ? (x > 0 ? "l" : "r") : y > 0 ? "u" : "d", touch.tile);
  }

  /** A finger that moves right moves a tile right, and the blank left; a run, if it began on a tile farther off. @param {Way} way @param {number} tile */
  swipe(way, tile) {
    if (!this.board) return;
    const ways = tile > 0 ? wayTo(this.board, this.board.cells.indexOf(tile)) : [];
    this.acts.move(ways[0] === way ? ways : [way]);
  }

  /** Lets go of a tile that is dragged: it lies in its cell again. @param {number} tile */
  drop(tile) {
    const element = this.tiles.get(tile);
    element?.classList.remove("dragged");
    for (const name of ["--dx", "--dy"]) element?.style.removeProperty(name);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const { touch, board } = this;
    this.touch = touch?.isDone ? touch : null;
    if (!this.isEdited || !touch || !board) return;
    if (!this.tiles.get(touch.tile)?.classList.contains("dragged")) return;
    this.drop(touch.tile);
    this.touch = { ...touch, isDone: true };
    const box = this.root.getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * board.width);
    const row = Math.floor(((event.clientY - box.top) / box.height) * board.height);
    if (column < 0 || row < 0 || column >= board.width || row >= board.height) return;
    this.acts.exchange(board.cells.indexOf(touch.tile), row * board.width + column);
  }

  /** @param {MouseEvent} event */
  click(event) {
    const wasSwipe = this.touch?.isDone && event.detail > 0;
    this.touch = null;
    const tile = this.tileAt(event);
    if (wasSwipe || tile < 0 || !this.board) return;
    const at = this.board.cells.indexOf(tile);
    if (this.isEdited) this.pick(at);
    else this.acts.move(wayTo(this.board, at));
  }

  /** Picks a place up, or exchanges it with the one picked up before. @param {number} at */
  pick(at) {
    const before = this.picked;
    this.picked = before === null ? at : null;
    if (before !== null && before !== at) this.acts.exchange(before, at);
    else if (this.board && this.goal) this.show(this.board, this.goal);
  }

  /** While editing the arrows go from cell to cell, and a number brings that tile here. @param {KeyboardEvent} event */
  key(event) {
    if (!this.isEdited || !this.board || event.ctrlKey || event.metaKey || event.altKey) return;
    const { board } = this;
    const at = board.cells.indexOf(this.tileAt(event));
    const step = { ArrowUp: -board.width, ArrowDown: board.width, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      const to = at + step;
      const staysInRow = Math.abs(step) > 1 || Math.floor(to / board.width) === Math.floor(at / board.width);
      if (staysInRow) this.tiles.get(board.cells[to] ?? -1)?.focus();
    } else if (/^\d$/.test(event.key)) {
      this.type(event.key, at);
    } else if (event.key === "Escape") {
      this.picked = null;
      this.show(board, this.goal ?? board);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Digits typed soon after each other are one number. @param {string} digit @param {number} at */
  type(digit, at) {
    const board = this.board;
    if (!board) return;
    const soon = this.typed && this.typed.at === at && performance.now() - this.typed.when < 1000;
    const text = (soon && this.typed ? this.typed.text : "") + digit;
    const tile = Number(text) < board.cells.length ? Number(text) : Number(digit);
    this.typed = { at, when: performance.now(), text: String(tile) };
    const from = board.cells.indexOf(tile);
    if (from >= 0 && from !== at) this.acts.exchange(from, at);
    this.tiles.get(tile)?.focus();
  }

  /** @type {{ at: number, when: number, text: string } | undefined} */
  typed;
}

/** A small board to look at. @param {Board} board @param {string} name what it is */
export function smallBoard(board, name) {
  const cells = board.cells.map((tile) =>
    make("span", { class: tile ? "cell" : "cell blank", text: tile ? String(tile) : "" }),
  );
  const rows = [];
  for (let row = 0; row < board.height; row++)
    rows.push(
      board.cells
        .slice(row * board.width, (row + 1) * board.width)
        .map((tile) => tile || say("page-blank"))
        .join(" "),
    );
  const element = make(
    "div",
    { class: "small-board", set: { role: "img", "aria-label": `${name}: ${rows.join(", ")}` } },
    ...cells,
  );
  element.style.setProperty("--columns", String(board.width));
  element.style.setProperty("--rows", String(board.height));
  return element;
}

// How a node of the tree is drawn: what it is shows by shape and by a word, and by colour too.

import { say } from "./messages.js";

/** @typedef {import("./trace.js").TraceNode} TraceNode */

/**
 * @typedef {Object} Marks
 * @property {TraceNode | null} current
 * @property {TraceNode | null} next
 * @property {TraceNode | null} solution
 * @property {Set<TraceNode>} path
 * @property {boolean} isStack whether what was expanded is a stack
 * @property {TraceNode | null} chosen
 */

/** @typedef {ReturnType<typeof readColours>} Colours */

export function readColours() {
  const style = getComputedStyle(document.documentElement);
  const one = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: one("surface"),
    raised: one("raised"),
    ink: one("ink"),
    soft: one("soft"),
    edge: one("field-line"),
    jade: one("jade"),
    wash: one("jade-wash"),
    sunken: one("sunken"),
    cinnabar: one("cinnabar"),
    amber: one("amber"),
    amberWash: one("amber-wash"),
    tile: one("tile"),
    tileInk: one("tile-ink"),
    tray: one("tray"),
    focus: one("focus"),
    text: one("text"),
  };
}

/** What a node is, as the key of a word. @param {TraceNode} node @param {Omit<Marks, "chosen">} marks */
export function roleOf(node, marks) {
  if (node === marks.solution) return "goal";
  if (marks.path.has(node)) return "path";
  if (node === marks.next) return "next";
  if (node === marks.current) return "current";
  if (node.state === "taken") return "goal";
  return node.state === "closed" && marks.isStack ? "stacked" : node.state;
}

/** Whether the number of a node's expansion can be known by now. @param {TraceNode} node @param {string} role */
export function hasNumber({ number }, role) {
  return number > 0 && role !== "open" && role !== "waiting";
}

/** Whether f is just the sum. @param {TraceNode} node */
export function isSum({ g, h, f }) {
  return g + h === f;
}

/** The figures of a node. @param {TraceNode} node @param {boolean} [isLong] */
export function sumOf(node, isLong = false) {
  const { g, h, f } = node;
  if (!isSum(node)) return isLong ? `g = ${g}, h = ${h}, f = ${f}` : `g${g} h${h} f${f}`;
  return isLong ? `g + h = f: ${g} + ${h} = ${f}` : `${g}+${h}=${f}`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./tree-layout.js").Placed<TraceNode>} place
 * @param {{ column: number, level: number, boardWidth: number, scale: number, colours: Colours, marks: Marks }} how
 */
export function drawNode(context, place, how) {
  const { column, level, boardWidth, scale, colours, marks } = how;
  const { node } = place;
  const role = roleOf(node, marks);
  const rows = node.cells.length / boardWidth;
  const [width, height] = [Math.max(boardWidth * 15, 50) + 8, rows * 15 + 28];
  const [x, y] = [(place.x + 0.5) * column - width / 2, place.depth * level + 6];
  const isClear = scale * 15 > 4.5;
  outline(context, { x, y, width, height, role, colours, isClear });
  if (isClear) {
    drawBoard(context, {
      x: x + (width - boardWidth * 15) / 2,
      y: y + 4,
      boardWidth,
      node,
      colours,
      isReadable: scale * 15 > 7,
    });
    if (scale * 9 > 4) words(context, { x: x + width / 2, y: y + rows * 15 + 14, width, node, role, colours });
  }
  if (!isClear && (node === marks.current || node === marks.next || node === marks.solution)) {
    context.strokeStyle = node === marks.solution ? colours.jade : colours.amber;
    context.lineWidth = 2 / scale;
    context.setLineDash(node === marks.next ? [3 / scale, 2 / scale] : []);
    context.beginPath();
    context.arc(x + width / 2, y + height / 2, 8 / scale, 0, 7);
    context.stroke();
    context.setLineDash([]);
  }
  if (node === marks.chosen) {
    context.strokeStyle = colours.focus;
    context.lineWidth = 3 / Math.min(1, scale);
    context.strokeRect(x - 3, y - 3, width + 6, height + 6);
  }
  if (place.folded) {
    context.fillStyle = colours.soft;
    context.font = `600 11px ${colours.text}`;
    context.textAlign = "center";
    context.fillText(`+${place.folded} …`, x + width / 2, y + height + 13);
  }
}

/** Signs in the corner of nodes that are out of the race, the same as in the legend. */
const SIGNS = /** @type {Record<string, string>} */ ({
  dropped: "×",
  replaced: "/",
  forgotten: "−",
  waiting: "‖",
  left: "↑",
});

/** Open: a dashed outline, round; closed: a full one, filled; next: doubled; the path: thick; goal: cut corners; others: thin, with a sign.
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number, width: number, height: number, role: string, colours: Colours, isClear: boolean }} shape
 */
function outline(context, { x, y, width, height, role, colours, isClear }) {
  const isOpen = role === "open" || role === "next";
  const isClosed = role === "closed" || role === "stacked";
  const cut = role === "goal" ? 12 : role === "path" || isOpen ? 9 : 2;
  context.beginPath();
  if (role === "goal") {
    context.moveTo(x + cut, y);
    for (const [px, py] of [
      [x + width - cut, y],
      [x + width, y + cut],
      [x + width, y + height - cut],
      [x + width - cut, y + height],
      [x + cut, y + height],
      [x, y + height - cut],
      [x, y + cut],
    ])
      context.lineTo(px ?? 0, py ?? 0);
    context.closePath();
  } else {
    context.roundRect(x, y, width, height, cut);
  }
  const fills = {
    goal: colours.jade,
    path: colours.wash,
    next: colours.amberWash,
    current: colours.amber,
    open: colours.raised,
  };
  const closed = isClear ? colours.sunken : colours.soft;
  context.fillStyle = isClosed ? closed : (/** @type {Record<string, string>} */ (fills)[role] ?? colours.surface);
  context.fill();
  context.setLineDash(isOpen ? [5, 4] : role === "replaced" || role === "waiting" ? [1.5, 3] : []);
  const lines = { goal: colours.jade, path: colours.jade, next: colours.amber, current: colours.amber };
  context.strokeStyle =
    /** @type {Record<string, string>} */ (lines)[role] ?? (isOpen || isClosed ? colours.soft : colours.edge);
  context.lineWidth = role === "path" || role === "goal" ? 3 : role === "next" || role === "current" ? 2.5 : 1.4;
  context.stroke();
  context.setLineDash([]);
  if (role === "next") context.strokeRect(x - 3, y - 3, width + 6, height + 6);
  const sign = SIGNS[role];
  if (!sign || !isClear) return;
  context.beginPath();
  context.arc(x + width - 1, y + 1, 7, 0, 7);
  context.fillStyle = colours.surface;
  context.fill();
  context.strokeStyle = colours.soft;
  context.lineWidth = 1.2;
  context.stroke();
  context.fillStyle = colours.ink;
  context.font = `600 11px ${colours.text}`;
  context.textAlign = "center";
  context.fillText(sign, x + width - 1, y + 5);
}

/** @param {CanvasRenderingContext2D} context @param {{ x: number, y: number, boardWidth: number, node: TraceNode, colours: Colours, isReadable: boolean }} what */
function drawBoard(context, { x, y, boardWidth, node, colours, isReadable }) {
  context.fillStyle = colours.tray;
  context.fillRect(x - 1, y - 1, boardWidth * 15 + 2, (node.cells.length / boardWidth) * 15 + 2);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `600 ${node.cells.length > 16 ? 8.5 : 10.5}px ${colours.text}`;
  node.cells.forEach((tile, at) => {
    if (!tile) return;
    const [left, top] = [x + (at % boardWidth) * 15, y + Math.floor(at / boardWidth) * 15];
    context.fillStyle = colours.tile;
    context.fillRect(left + 0.5, top + 0.5, 14, 14);
    if (!isReadable) return;
    context.fillStyle = colours.tileInk;
    context.fillText(String(tile), left + 7.5, top + 8);
  });
  context.textBaseline = "alphabetic";
}

/** @param {CanvasRenderingContext2D} context @param {{ x: number, y: number, width: number, node: TraceNode, role: string, colours: Colours }} what */
function words(context, { x, y, width, node, role, colours }) {
  context.textAlign = "center";
  context.fillStyle = role === "goal" || role === "current" ? colours.surface : colours.ink;
  context.font = `600 10px ${colours.text}`;
  context.fillText(sumOf(node), x, y, width - 6);
  context.font = `9px ${colours.text}`;
  const word = say(`page-state-${role}`);
  context.fillText(hasNumber(node, role) ? `#${node.number} ${word}` : word, x, y + 10.5, width - 6);
}

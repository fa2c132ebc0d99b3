// The boards that somebody typed in, or that came with a link: what is none is told beside their field, before anything runs.

import { catalogue } from "./catalogue.js";
import { find, labelled, make } from "./dom.js";
import { say } from "./messages.js";
import { reportBeside } from "./notice.js";
import { ask, Problem } from "./server.js";

/** Wrong boards that are told one by one. */
const TOLD = 5;

/** The latest check: what an earlier one finds is no longer of interest. @type {object | null} */
let latest = null;

/** The field, one board a line. @param {() => string} goal the goal that is asked for: a name, or a board */
export function boardsField(goal) {
  const check = () => void reportBeside(() => checkBoards(goal()));
  return make(
    "div",
    { id: "given-wishes", set: { hidden: true } },
    labelled(
      "page-boards-list",
      make("textarea", {
        id: "boards",
        set: { rows: 5, spellcheck: "false", "aria-describedby": "boards-wrong" },
        text: "2 8 3/1 0 4/7 6 5\n8 0 3/2 1 4/7 6 5",
        on: { change: check },
      }),
    ),
    make("div", { id: "boards-wrong", class: "told bad", set: { role: "status" } }),
  );
}

/** The boards that were typed in. */
export function wishedBoards() {
  return find("boards", HTMLTextAreaElement)
    .value.split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What the server reads in a text, or why it reads no board. @param {string} text @returns {Promise<{ size: string } | { why: string }>} */
async function read(text) {
  try {
    return await ask("check", { board: text });
  } catch (error) {
    if (error instanceof Problem) return { why: error.message };
    throw error;
  }
}

/** Why a text is no board; empty if it is one. @param {string} text */
export async function whyNotBoard(text) {
  const board = await read(text);
  return "why" in board ? board.why : "";
}

/** Tells which of the boards cannot be compared. @param {string} goal a name, or a board */
export async function checkBoards(goal) {
  const mine = (latest = {});
  const isName = ["standard", "snail", "zero"].includes(goal);
  const own = isName ? null : await read(goal);
  const right = own && "size" in own ? own.size : null;
  const { bounds } = await catalogue();
  const faults = [];
  for (const [at, text] of wishedBoards().slice(0, bounds.boards).entries()) {
    const board = await read(text);
    if (mine !== latest) return;
    const why = "why" in board ? board.why : whyNotCompared(board.size, right, bounds.cells);
    if (why) faults.push(say("page-board-wrong", { number: at + 1, board: text, why }));
  }
  const more = faults.length - TOLD;
  find("boards-wrong", HTMLElement).replaceChildren(
    ...faults.slice(0, TOLD).map((text) => make("p", { text })),
    ...(more > 0 ? [make("p", { text: say("page-import-more", { count: more }) })] : []),
  );
  find("boards", HTMLTextAreaElement).setAttribute("aria-invalid", String(faults.length > 0));
}

/** @param {string} size @param {string | null} right the goal's size, where the goal is a board @param {number} most cells of a board */
function whyNotCompared(size, right, most) {
  const [width = 0, height = 0] = size.split("x").map(Number);
  if (width * height > most) return say("page-board-cells", { size, most });
  return right && right !== size ? say("page-board-size", { size, right }) : "";
}

// Another board: random by seed and difficulty, pasted in any format, edited by hand; another size, another goal.

import { exchanged, isSameBoard, LARGEST, SMALLEST, sizeOf, standardBoard, writeBoard } from "./board.js";
import { button, choice, find, labelled, make } from "./dom.js";
import { openGame, showFaults } from "./link.js";
import { say } from "./messages.js";
import { announce, report } from "./notice.js";
import { ask, Problem } from "./server.js";
import { session } from "./session.js";

/** @typedef {import("./board.js").Board} Board */

/** Sizes whose exact difficulty can be asked for have at most so many cells. */
const EXACT_CELLS = 12;

/** The most slides of an exact difficulty or a walk. */
const MOST_SLIDES = 200;

/** The largest seed: a larger whole number is not exact in a browser. */
const MOST_SEED = Number.MAX_SAFE_INTEGER;

/** The random board that is being made: until it is there, the size that is chosen stays. @type {object | null} */
let isMaking = null;

/** A board or a goal that is being edited. */
export const editing = {
  /** @type {"board" | "goal" | null} */
  what: null,
  /** @type {Board} */
  board: standardBoard(3, 3),
  get isOn() {
    return this.what !== null;
  },
  /** @param {"board" | "goal"} what */
  begin(what) {
    this.what = what;
    this.board = what === "goal" ? session.game.goal : session.game.board;
    session.tell("move");
    announce(say("page-edit-help"));
  },
  /** @param {number} one @param {number} other */
  exchange(one, other) {
    this.board = exchanged(this.board, one, other);
    session.tell("move");
    announce(writeBoard(this.board).replaceAll("/", ", "));
  },
  stop() {
    this.what = null;
    session.tell("move");
  },
  async done() {
    const { what, board } = this;
    this.what = null;
    if (what === "goal") await session.open(writeBoard(session.game.start), { goal: writeBoard(board) });
    else if (!isSameBoard(board, session.game.board)) await session.open(writeBoard(board), { goal: goalFor(board) });
    else this.stop();
  },
};

/** The goal in use, where it has the size of the board, else the standard one. @param {Board} board */
function goalFor(board) {
  const isName = !session.goalText.includes(" ");
  return isName || sizeOf(board) === sizeOf(session.game.goal) ? session.goalText : "standard";
}

export function setupPanels() {
  const measures = Array.from(
    { length: LARGEST - SMALLEST + 1 },
    (_, place) => /** @type {[string, string]} */ ([String(place + SMALLEST), String(place + SMALLEST)]),
  );
  const act = (/** @type {() => Promise<any>} */ what) => () => void report(what);
  const fresh = make(
    "details",
    { class: "panel", id: "setup" },
    make("summary", { say: "page-new-board" }),
    make(
      "div",
      { class: "fields" },
      make(
        "div",
        { class: "row" },
        labelled("page-columns", choice("columns", measures, act(resize))),
        labelled("page-rows", choice("rows", measures, act(resize))),
        labelled(
          "page-goal",
          choice(
            "goal",
            [
              ["standard", "page-goal-standard"],
              ["snail", "page-goal-snail"],
              ["zero", "page-goal-zero"],
              ["own", "page-goal-own"],
            ],
            (name) => void report(() => chooseGoal(name)),
          ),
        ),
      ),
      make(
        "div",
        { class: "row" },
        labelled(
          "page-difficulty",
          choice(
            "difficulty",
            [
              ["any", "page-difficulty-any"],
              ["exact", "page-difficulty-exact"],
              ["walk", "page-difficulty-walk"],
              ["unsolvable", "page-difficulty-unsolvable"],
            ],
            showSetup,
          ),
        ),
        labelled(
          "page-slides",
          make("input", { id: "slides", set: { type: "number", min: 0, max: MOST_SLIDES, value: 20 } }),
        ),
        labelled("page-seed", make("input", { id: "seed", set: { inputmode: "numeric", autocomplete: "off" } })),
      ),
      make("p", { class: "note", id: "setup-note" }),
      button(
        "page-make",
        act(() => randomBoard(find("seed", HTMLInputElement).value.trim())),
        { id: "make", class: "main" },
      ),
    ),
  );
  const given = make(
    "details",
    { class: "panel", id: "given" },
    make("summary", { say: "page-given" }),
    make(
      "div",
      { class: "fields" },
      labelled(
        "page-paste",
        make("textarea", { id: "paste", set: { rows: 3, spellcheck: "false", placeholder: "8 0 3/2 1 4/7 6 5" } }),
      ),
      make("p", { class: "note", say: "page-paste-note" }),
      button("page-take", () => void takeAndTell(find("paste", HTMLTextAreaElement).value), {
        id: "take",
        class: "main",
      }),
      make(
        "div",
        { class: "row" },
        button("page-edit-board", () => editing.begin("board"), { id: "edit-board" }),
        button("page-edit-goal", () => editing.begin("goal"), { id: "edit-goal" }),
      ),
    ),
  );
  document.addEventListener("paste", (event) => {
    const isField = event.target instanceof Element && event.target.closest("input, textarea");
    const text = event.clipboardData?.getData("text") ?? "";
    if (!isField && text.trim() && !find("play", HTMLElement).hidden) void takeAndTell(text);
  });
  return [fresh, given];
}

/** What is shown below the board while it is edited. */
export function editingBar() {
  return make(
    "div",
    { class: "panel", id: "editing", set: { hidden: true } },
    make("p", { say: "page-edit-help" }),
    make(
      "div",
      { class: "row" },
      button("page-edit-done", () => void report(() => editing.done()), { id: "edit-done", class: "main" }),
      button("page-edit-cancel", () => editing.stop(), { id: "edit-cancel" }),
    ),
  );
}

/** Shows what is set up, as it is. */
export function showSetup() {
  const { game, goalText } = session;
  if (!isMaking) {
    find("columns", HTMLSelectElement).value = String(game.start.width);
    find("rows", HTMLSelectElement).value = String(game.start.height);
  }
  find("goal", HTMLSelectElement).value = ["standard", "snail", "zero"].includes(goalText) ? goalText : "own";
  const choice = find("difficulty", HTMLSelectElement);
  const isTooLarge = game.start.cells.length > EXACT_CELLS;
  if (isTooLarge && choice.value === "exact") choice.value = "walk";
  for (const option of choice.options) if (option.value === "exact") option.hidden = option.disabled = isTooLarge;
  const difficulty = choice.value;
  const takesSlides = difficulty === "exact" || difficulty === "walk";
  find("slides", HTMLInputElement).disabled = !takesSlides;
  find("setup-note", HTMLElement).textContent =
    session.seed === null ? "" : say("page-seed-is", { seed: String(session.seed) });
  find("editing", HTMLElement).hidden = !editing.isOn;
}

async function resize() {
  const cells = Number(find("columns", HTMLSelectElement).value) * Number(find("rows", HTMLSelectElement).value);
  const difficulty = find("difficulty", HTMLSelectElement);
  if (cells > EXACT_CELLS && difficulty.value === "exact") difficulty.value = "any";
  await randomBoard();
}

/** The size that is chosen. */
function chosenSize() {
  return `${find("columns", HTMLSelectElement).value}x${find("rows", HTMLSelectElement).value}`;
}

/** @param {string} name */
async function chooseGoal(name) {
  if (name === "own") {
    find("given", HTMLDetailsElement).open = true;
    return editing.begin("goal");
  }
  await session.open(writeBoard(session.game.start), { goal: name });
}

/** What a field of whole numbers holds, if it is within its range; else that is told by the field's label. @param {string} id @param {string} label @param {number} most */
function wholeNumber(id, label, most) {
  const field = find(id, HTMLInputElement);
  const number = Number(field.value);
  if (/^\d+$/.test(field.value.trim()) && number <= most) return number;
  find("setup", HTMLDetailsElement).open = true;
  field.focus();
  throw new Problem({ detail: say("page-number-wrong", { field: say(label), least: "0", most: String(most) }) });
}

/** Makes a random board as it was set up; one that is asked for later takes its place. @param {string} [seed] */
export async function randomBoard(seed = "") {
  if (editing.isOn) editing.stop();
  const mine = (isMaking = {});
  try {
    await makeRandom(seed, chosenSize(), () => mine === isMaking);
  } finally {
    if (mine === isMaking) {
      isMaking = null;
      showSetup();
    }
  }
}

/** @param {string} seed @param {string} size @param {() => boolean} isLatest */
async function makeRandom(seed, size, isLatest) {
  const goal = size === sizeOf(session.game.start) || !session.goalText.includes(" ") ? session.goalText : "standard";
  const difficulty = find("difficulty", HTMLSelectElement).value;
  const takesSlides = difficulty === "exact" || difficulty === "walk";
  const slides = takesSlides ? wholeNumber("slides", "page-slides", MOST_SLIDES) : 0;
  const number = seed ? wholeNumber("seed", "page-seed-name", MOST_SEED) : null;
  const wish =
    difficulty === "exact"
      ? { distance: slides }
      : difficulty === "walk"
        ? { walk: slides }
        : difficulty === "unsolvable"
          ? { unsolvable: true }
          : {};
  const { asked } = session;
  const made = await ask("scramble", { size, goal, ...(number === null ? {} : { seed: number }), ...wish });
  if (!isLatest() || asked !== session.asked) return;
  const first = made.boards[0];
  await session.open(typeof first === "string" ? first : first.board, { goal, size, seed: made.seed });
  announce(say("page-random-made", { seed: String(made.seed) }));
}

/** Takes a text, and tells what of it was not right. @param {string} text */
async function takeAndTell(text) {
  await report(() => takeText(text));
  showFaults();
}

/** Takes a text of any kind: a board, a replay link, an address of this page. @param {string} text */
export async function takeText(text) {
  const address = /#(?:play|explain|compare)\?(\S+)/.exec(text)?.[1];
  if (/[?&]r=/.test(text)) {
    const replay = await ask("replay", { link: text.trim() });
    const before = { size: sizeOf(session.game.goal), goal: session.goalText };
    await session.open(replay.board, { moves: movesOf(replay) });
    if (before.goal !== "standard" && before.size === sizeOf(session.game.goal))
      return announce(say("page-replay-goal-read"), true);
  } else if (address) {
    await openGame(new URLSearchParams(address));
  } else {
    const { size } = await ask("check", { board: text });
    const keepsGoal = size === sizeOf(session.game.start) || !session.goalText.includes(" ");
    await session.open(text, { goal: keepsGoal ? session.goalText : "standard" });
  }
  announce(say("page-taken", { board: writeBoard(session.game.start) }));
}

/** The blank's moves of a replay. @param {Record<string, any>} replay @returns {string} */
function movesOf(replay) {
  return replay["blank_moves"] ?? replay["moves"] ?? "";
}

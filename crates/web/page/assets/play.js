// The first view: a board to play with, and everything that helps.

import { OPPOSITE, sizeOf, tileOf, writeBoard } from "./board.js";
import { BoardView, smallBoard } from "./board-view.js";
import { button, find, make, switchOff } from "./dom.js";
import { hintNow, isTooLarge, judgeLink, knownDistance, knownHint, knownInterval, wayOf } from "./hints.js";
import { recall } from "./memory.js";
import { knows, number, say } from "./messages.js";
import { announce, hideTrouble, report, reportBeside } from "./notice.js";
import {
  demonstrate,
  demonstration,
  demonstrationBar,
  endDemonstration,
  showDemonstration,
} from "./play-demonstration.js";
import { movesPanel, showMoves } from "./play-moves.js";
import { editing, editingBar, setupPanels, randomBoard, showSetup } from "./play-setup.js";
import { keepPanels, showKept } from "./play-keep.js";
import { exchangedGoal, reachabilityReason } from "./reachability.js";
import { addResult } from "./results.js";
import { sentence } from "./server.js";
import { session } from "./session.js";

/** @typedef {import("./board.js").Way} Way */

const view = new BoardView("board", {
  move: (ways) => moveBy(ways),
  exchange: (one, other) => editing.exchange(one, other),
});

/** Seconds in which a win is compared with the optimum. */
const COMPARING_TIME = 10;

let areBestMarked = false;

/** Builds the view, once. */
export function buildPlay() {
  const root = find("play", HTMLElement);
  root.append(
    make("h1", { class: "unseen", id: "play-heading", say: "page-play" }),
    make(
      "div",
      { class: "playing" },
      counters(),
      make("div", { class: "tray", id: "tray" }, view.root),
      demonstrationBar(
        () => {
          view.mark([]);
          view.show(demonstration.board, session.game.goal);
          showLeft();
        },
        () => showLeft(),
      ),
      editingBar(),
      make(
        "div",
        { class: "actions" },
        button("page-start", restart, { id: "restart", class: "main" }),
        button("page-random", () => void report(() => randomBoard()), { id: "random", class: "main" }),
        button("page-demonstrate", () => void report(demonstrate), { id: "demonstrate", class: "main" }),
      ),
      make(
        "div",
        { class: "actions minor" },
        button("page-undo", () => act(() => session.undo()), { id: "undo" }),
        button("page-redo", () => act(() => session.redo()), { id: "redo" }),
        button("page-hint", () => void report(hint), { id: "hint" }),
        button("page-best", () => void report(toggleBest), { id: "best", set: { "aria-pressed": "false" } }),
        button("page-overlay", toggleOverlay, { id: "overlay", set: { "aria-pressed": "false" } }),
      ),
    ),
    make(
      "aside",
      { class: "side", label: "page-beside" },
      make("div", { class: "panel win", id: "win", set: { hidden: true } }),
      make(
        "div",
        { class: "panel goal-panel" },
        make("div", { id: "goal-board" }),
        make(
          "div",
          {},
          make("h2", { say: "page-goal" }),
          make("p", { id: "goal-name" }),
          make("p", { class: "left", id: "left", set: { "aria-live": "off" } }),
        ),
      ),
      make("div", { class: "panel", id: "unreachable", set: { hidden: true } }),
      movesPanel(),
      ...setupPanels(),
      ...keepPanels(),
    ),
  );
  document.addEventListener("keydown", keys);
  session.onChange((change) => {
    hideTrouble();
    if (change === "board") endDemonstration();
    showPlay();
    if (change === "win") void reportBeside(win);
    void reportBeside(guide);
  });
  setInterval(showTime, 100);
}

/** Says and draws everything anew. */
export function showPlay() {
  const { game } = session;
  view.isEdited = editing.isOn;
  const shown = editing.isOn ? editing.board : demonstration.board;
  find("board", HTMLElement).setAttribute("aria-label", say("page-board", { size: sizeOf(game.board) }));
  find("tray", HTMLElement).style.setProperty("--columns", String(shown.width));
  find("tray", HTMLElement).style.setProperty("--rows", String(shown.height));
  view.show(shown, editing.isOn ? shown : game.goal);
  find("goal-board", HTMLElement).replaceChildren(smallBoard(game.goal, say("page-goal")));
  find("goal-name", HTMLElement).textContent = knows(`page-goal-${session.goalText}`)
    ? say(`page-goal-${session.goalText}`)
    : say("page-goal-own");
  switchOff("undo", game.done.length === 0 || demonstration.isOn);
  switchOff("redo", game.undone.length === 0 || demonstration.isOn);
  for (const id of ["hint", "best", "demonstrate"]) switchOff(id, isTooLarge());
  find("moves-made", HTMLElement).textContent = number(game.made);
  find("moves-net", HTMLElement).textContent = number(game.ways.length);
  if (!game.isWon) find("win", HTMLElement).hidden = true;
  showTime();
  showReachability();
  showLeft();
  showMoves();
  showSetup();
  showKept();
  showDemonstration();
}

function counters() {
  const one = (/** @type {string} */ id, /** @type {string} */ key) =>
    make("div", {}, make("dt", { say: key }), make("dd", { id, text: "0" }));
  return make(
    "dl",
    { class: "counters" },
    one("moves-made", "page-moves-made"),
    one("moves-net", "page-moves-net"),
    one("time", "page-time"),
    one("pace", "page-pace"),
  );
}

function showTime() {
  const { game } = session;
  const seconds = game.elapsed / 1000;
  const minutes = Math.floor(seconds / 60);
  const [time, pace] = [find("time", HTMLElement), find("pace", HTMLElement)];
  const text = minutes ? `${minutes}:${(seconds % 60).toFixed(1).padStart(4, "0")}` : seconds.toFixed(1);
  if (time.textContent !== text) time.textContent = text;
  const fast = seconds > 0.2 ? number(game.made / seconds, 1) : "–";
  if (pace.textContent !== fast) pace.textContent = fast;
}

/** @param {() => void} change */
function act(change) {
  if (demonstration.isOn || editing.isOn) return;
  if (demonstration.isSearching) endDemonstration();
  change();
}

/** Makes a move of the person. @param {Way[]} ways */
function moveBy(ways) {
  if (editing.isOn) return;
  if (demonstration.isOn) demonstration.leave();
  else if (demonstration.isSearching) endDemonstration();
  const board = session.game.board;
  const tile = ways[0] && tileOf(board, ways[0]);
  if (!session.move(ways)) return;
  view.mark([]);
  if (session.game.isWon || !tile) return;
  announce(say("page-moved", { tile, count: ways.length, way: say(`page-way-${ways[0]}`) }));
}

function restart() {
  if (editing.isOn) editing.stop();
  endDemonstration();
  session.restart();
  view.tiles.get(1)?.focus({ preventScroll: true });
  announce(say("page-restarted"));
}

/** Shows one best move. */
async function hint() {
  if (editing.isOn || demonstration.isOn || session.game.isWon) return;
  if (isTooLarge()) return announce(say("page-no-help"), true);
  const found = await hintNow();
  const tile = found?.best[0];
  if (!found) return;
  if (tile === undefined) return announce(sentence(found.reason || say("page-no-hint")), true);
  session.game.isShown = true;
  view.mark(areBestMarked ? found.best : [], tile);
  view.tiles.get(tile)?.focus({ preventScroll: true });
  const way = say(`page-way-${wayOf(tile)}`);
  announce(
    found.distance === null
      ? say("page-hint-begins", { tile, way })
      : say("page-hint-is", { tile, way, distance: found.distance }),
    true,
  );
}

async function toggleBest() {
  areBestMarked = !areBestMarked;
  find("best", HTMLElement).setAttribute("aria-pressed", String(areBestMarked));
  if (!areBestMarked) view.mark([]);
  await guide();
}

function toggleOverlay() {
  view.isOverlaid = !view.isOverlaid;
  find("overlay", HTMLElement).setAttribute("aria-pressed", String(view.isOverlaid));
  showPlay();
}

/** Asks how far it is, and marks the best moves if they are wanted. */
async function guide() {
  const isWanted = areBestMarked || recall("distance") !== "no";
  if (!isWanted || editing.isOn || !session.checked?.reachable || isTooLarge()) return;
  const board = session.boardText;
  const found = await hintNow();
  if (!found || board !== session.boardText) return;
  if (areBestMarked) {
    session.game.isShown = true;
    view.mark(session.game.isWon ? [] : found.best);
  }
  showLeft();
  showMoves();
  await judgeLink();
  showMoves();
}

function showLeft() {
  const left = find("left", HTMLElement);
  const isMoved = demonstration.isOn && demonstration.at > 0;
  const distance = isMoved ? demonstration.left : knownDistance(session.boardText);
  const found = isMoved ? null : knownHint(session.boardText);
  left.classList.toggle("bad", session.checked?.reachable === false);
  if (!session.checked?.reachable) left.textContent = say("page-unreachable");
  else if (isTooLarge()) left.textContent = say("page-no-help");
  else if (recall("distance") === "no" || (isMoved && distance === null)) left.textContent = "";
  else if (distance !== null) left.textContent = say("page-left", { distance });
  else left.textContent = found ? estimate(found) : say("page-left-asking");
  left.title = found?.reason ?? "";
  const isReason = left.textContent !== "" && left.textContent === sentence(found?.reason ?? "");
  left.classList.toggle("reason", isReason || (isTooLarge() && session.checked?.reachable === true));
}

/** What is known of a distance that is not proven. @param {import("./hints.js").Hint} found */
function estimate(found) {
  const { least, most } = knownInterval(found);
  if (least === undefined || most === undefined) return sentence(found.reason || say("page-left-unknown"));
  return least >= most ? say("page-left", { distance: least }) : say("page-left-between", { least, most });
}

function showReachability() {
  const panel = find("unreachable", HTMLElement);
  panel.hidden = session.checked?.reachable !== false;
  if (panel.hidden || !session.checked) return;
  const [one, other] = session.checked.swap ?? [0, 0];
  const take = (/** @type {string} */ goal) => () =>
    void report(() => session.open(writeBoard(session.game.start), { goal }));
  panel.replaceChildren(
    make("h2", { text: say("page-unreachable") }),
    ...reachabilityReason().map((text) => make("p", { text })),
    make(
      "div",
      { class: "row" },
      ...session.checked.named_goals.map((name) =>
        make("button", {
          class: "main",
          text: say("page-take-goal", { name: say(`page-goal-${name}`) }),
          set: { type: "button", "data-goal": name },
          on: { click: take(name) },
        }),
      ),
      make("button", {
        id: "swap-goal",
        text: say("page-swap-goal", { one, other }),
        set: { type: "button" },
        on: { click: take(exchangedGoal()) },
      }),
    ),
  );
}

/** Says how the win compares with the shortest path. */
async function win() {
  const { game } = session;
  const panel = find("win", HTMLElement);
  const [start, goal] = [writeBoard(game.start), writeBoard(game.goal)];
  const moves = game.ways.length;
  let distance = knownDistance(start);
  if (distance === null && !game.isShown && !isTooLarge()) {
    const solved = await reportBeside(async () =>
      (await import("./server.js")).ask("solve", { board: start, goal, time_limit: COMPARING_TIME }),
    );
    if (solved?.optimal) distance = solved.length;
  }
  if (!game.isWon) return;
  const compared =
    distance === null
      ? say("page-win-unknown")
      : moves === distance
        ? say("page-win-shortest")
        : say("page-win-longer", { distance, more: moves - distance });
  const title = game.isShown
    ? say("page-win-shown")
    : game.isResumed
      ? say("page-win-resumed", { moves })
      : say("page-win", { moves, seconds: number(game.elapsed / 1000, 1) });
  panel.replaceChildren(make("h2", { text: title }), make("p", { text: compared }));
  panel.hidden = false;
  announce(`${title} ${compared}`);
  if (game.isShown || game.isResumed || game.isKept) return;
  game.isKept = true;
  addResult({
    start,
    goal,
    size: sizeOf(game.start),
    moves,
    distance,
    milliseconds: Math.round(game.elapsed),
    date: new Date().toISOString(),
  });
  showKept();
}

/** @type {Record<string, Way>} where the blank goes if the key moves the gap */
const KEYS = {
  ArrowUp: "u",
  KeyW: "u",
  ArrowDown: "d",
  KeyS: "d",
  ArrowLeft: "l",
  KeyA: "l",
  ArrowRight: "r",
  KeyD: "r",
};

/** @param {KeyboardEvent} event */
function keys(event) {
  const isElsewhere = find("play", HTMLElement).hidden || editing.isOn || event.altKey;
  const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea, summary, nav");
  if (isElsewhere || isTyping || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.code !== "KeyZ" && event.code !== "KeyY") return;
    act(() => (event.code === "KeyY" || event.shiftKey ? session.redo() : session.undo()));
    return event.preventDefault();
  }
  const way = KEYS[event.code];
  if (way) {
    moveBy([recall("arrows") === "gap" ? way : OPPOSITE[way]]);
    return event.preventDefault();
  }
  const acts = {
    KeyU: () => session.undo(),
    KeyZ: () => session.undo(),
    KeyY: () => session.redo(),
    KeyH: () => void report(hint),
    KeyN: () => void report(() => randomBoard()),
    KeyR: restart,
  };
  const wanted = /** @type {Record<string, (() => void) | undefined>} */ (acts)[event.code];
  if (wanted) act(wanted);
}

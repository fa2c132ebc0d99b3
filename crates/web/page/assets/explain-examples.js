// Worked examples, one click each: the source texts' boards, and the classic mistakes with their figures.

import { find, make } from "./dom.js";
import { language, number, say } from "./messages.js";
import { report } from "./notice.js";
import { ask, fetchJson } from "./server.js";

/** What is searched with, and the expansions to be recorded where the usual ones do not reach the goal. @typedef {{ algorithm: string, heuristic: string, record?: string }} Pair */
/** An attempt of a demonstration. @typedef {{ demonstration: string, attempt: string }} Run */

/**
 * Boards and searches of courses. The first four are of the source texts; then Nilsson's (Problem-Solving Methods in
 * Artificial Intelligence, 1971: f = depth + misplaced tiles) and Russell and Norvig's (Artificial Intelligence: A Modern
 * Approach, section 3.6: 26 slides, 8 tiles misplaced, Manhattan distance 18).
 */
const BOARDS = /** @type {(Pair & { key: string, board: string, goal: string })[]} */ ([
  { key: "page-example-first", board: "2 8 3/1 0 4/7 6 5", goal: "snail", algorithm: "a-star", heuristic: "misplaced" },
  {
    key: "page-example-second",
    board: "8 0 3/2 1 4/7 6 5",
    goal: "snail",
    algorithm: "a-star",
    heuristic: "manhattan",
  },
  {
    key: "page-example-breadth",
    board: "2 8 3/1 0 4/7 6 5",
    goal: "snail",
    algorithm: "breadth-first",
    heuristic: "zero",
  },
  { key: "page-example-ida", board: "8 0 3/2 1 4/7 6 5", goal: "snail", algorithm: "ida-star", heuristic: "manhattan" },
  {
    key: "page-example-nilsson",
    board: "2 8 3/1 6 4/7 0 5",
    goal: "snail",
    algorithm: "a-star",
    heuristic: "misplaced",
  },
  {
    key: "page-example-modern",
    board: "7 2 4/5 0 6/8 3 1",
    goal: "zero",
    algorithm: "a-star",
    heuristic: "manhattan",
    record: "10000",
  },
  {
    key: "page-example-greedy",
    board: "1 0 2/7 5 4/8 6 3",
    goal: "standard",
    algorithm: "greedy",
    heuristic: "manhattan",
  },
]);

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/** The demonstration that is open. */
let opened = "";

/** @type {(run: Run, expanded: number) => void} */
let watch = () => undefined;

/**
 * @param {(board: string, goal: string, pair: Pair) => Promise<any>} act
 * @param {(run: Run, expanded: number) => void} watchRun
 */
export function examplesPanel(act, watchRun) {
  watch = watchRun;
  return make(
    "div",
    { class: "panel examples", id: "examples" },
    make(
      "div",
      { class: "buttons", id: "example-boards" },
      make("h2", { say: "page-examples" }),
      ...BOARDS.map(({ key, board, goal, ...pair }) =>
        make("button", {
          say: key,
          set: { type: "button", "data-example": key },
          on: { click: () => void act(board, goal, pair) },
        }),
      ),
    ),
    make(
      "details",
      { id: "all-mistakes" },
      make("summary", { say: "page-mistakes" }),
      make("div", { class: "buttons", id: "mistakes" }),
      make("div", { id: "mistake" }),
    ),
  );
}

/** Shows the list, and what is open, in the present language. */
export async function showExamples() {
  const key = language();
  const answer = asked.get(key) ?? fetchJson("demonstrations");
  asked.set(key, answer);
  const read = await answer.catch((error) => {
    asked.delete(key);
    throw error;
  });
  /** @type {{ name: string, title: string }[]} */
  const list = Array.isArray(read) ? read : read.demonstrations;
  find("mistakes", HTMLElement).replaceChildren(
    ...list.map(({ name, title }) =>
      make("button", {
        text: title,
        set: { type: "button", "data-name": name, "aria-pressed": String(name === opened) },
        on: { click: () => void report(() => open(name)) },
      }),
    ),
  );
  if (opened) await open(opened);
}

/** What a demonstration shows, in the present language. @param {string} name @returns {Promise<any>} */
export async function demonstrationNamed(name) {
  const key = `${name}|${language()}`;
  const answer = asked.get(key) ?? ask("demonstrate", { name });
  asked.set(key, answer);
  return answer.catch((error) => {
    asked.delete(key);
    throw error;
  });
}

/** @param {string} name */
async function open(name) {
  opened = name;
  for (const button of find("mistakes", HTMLElement).children)
    button.setAttribute("aria-pressed", String(button.getAttribute("data-name") === name));
  const place = find("mistake", HTMLElement);
  place.replaceChildren(make("p", { class: "note", text: say("page-mistake-runs") }));
  const shown = await demonstrationNamed(name);
  if (opened !== name) return;
  const heads = [
    "page-attempt",
    "page-verdict",
    "page-estimate",
    "page-slides",
    "page-count-expanded",
    "page-count-generated",
    "page-mistake-watch",
  ];
  const rows = shown.attempts.map((/** @type {Record<string, any>} */ attempt) => {
    const words = say(`demonstration-attempt-${attempt["name"].replaceAll(".", "-")}`);
    return make(
      "tr",
      { class: `verdict-${attempt["right"]}` },
      make("td", { class: "words", text: words }),
      make("td", { class: "words", text: say(`page-verdict-${attempt["right"]}`) }),
      ...["estimate", "length", "expanded", "generated"].map((key) =>
        make("td", {
          text:
            typeof attempt[key] === "number" && (attempt["status"] !== null || key === "estimate")
              ? number(attempt[key])
              : "–",
        }),
      ),
      make("td", {}, watchButton({ demonstration: name, attempt: attempt["name"] }, words, attempt["expanded"])),
    );
  });
  place.replaceChildren(
    make("h3", { text: shown.title }),
    make("p", { text: String(shown.explanation).replace(/\s*\n\s*/g, language() === "zh" ? "" : " ") }),
    make("p", {
      class: "note",
      text: say("page-mistake-board", { board: shown.board, goal: shown.goal, distance: shown.distance ?? "–" }),
    }),
    make(
      "div",
      { class: "scroll", set: { tabindex: 0, role: "region", "aria-label": shown.title } },
      make(
        "table",
        {},
        make(
          "thead",
          {},
          make(
            "tr",
            {},
            ...heads.map((head) => make("th", { text: say(head), class: "words", set: { scope: "col" } })),
          ),
        ),
        make("tbody", {}, ...rows),
      ),
    ),
  );
}

/** @param {Run} run @param {string} words @param {number} expanded */
function watchButton(run, words, expanded) {
  return make("button", {
    text: say("page-mistake-watch"),
    set: { type: "button", "data-watch": run.attempt, "aria-label": say("page-mistake-watch-of", { what: words }) },
    on: { click: () => watch(run, expanded) },
  });
}

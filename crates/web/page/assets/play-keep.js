// Links to share, best results, preferences.

import { addressOf } from "./address.js";
import { isSameBoard, standardBoard, writeBoard } from "./board.js";
import { button, choice, find, labelled, make, offerFile, ticked } from "./dom.js";
import { recall, remember } from "./memory.js";
import { languageTag, number, say } from "./messages.js";
import { announce, report } from "./notice.js";
import { forgetResults, results, resultsFile } from "./results.js";
import { ask } from "./server.js";
import { session } from "./session.js";

/** Results shown in the table. */
const SHOWN = 12;

export function keepPanels() {
  return [sharePanel(), resultsPanel(), preferencesPanel()];
}

/** The address of the board as it stands. */
export function playAddress() {
  const { game, goalText } = session;
  return addressOf("play", { start: writeBoard(game.start), goal: goalText, moves: game.ways.join("") });
}

function sharePanel() {
  const panel = make(
    "details",
    { class: "panel", id: "share" },
    make("summary", { say: "page-share" }),
    make(
      "div",
      { class: "fields" },
      labelled("page-link", make("input", { id: "link", set: { readonly: true } })),
      make(
        "div",
        { class: "row" },
        button("page-copy", () => void copy("link"), { id: "copy" }),
        button("page-replay-write", () => void report(writeReplay), { id: "replay" }),
      ),
      make(
        "label",
        { class: "field", id: "replay-field", set: { hidden: true } },
        make("span", { say: "page-replay" }),
        make("input", { id: "replay-link", set: { readonly: true } }),
      ),
      make("p", { class: "note", id: "replay-goal", say: "page-replay-goal-written", set: { hidden: true } }),
      make("img", { id: "code", class: "code", set: { alt: "", width: 200, height: 200, hidden: true } }),
      make("p", { class: "note", say: "page-share-note" }),
    ),
  );
  panel.addEventListener("toggle", showShare);
  return panel;
}

function showShare() {
  const link = new URL(playAddress(), location.href).href;
  find("link", HTMLInputElement).value = link;
  const code = find("code", HTMLImageElement);
  code.alt = say("page-code");
  code.hidden = !find("share", HTMLDetailsElement).open;
  if (!code.hidden) code.src = `/api/v1/qr?text=${encodeURIComponent(link)}`;
}

/** @param {string} id */
async function copy(id) {
  const field = find(id, HTMLInputElement);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    announce(say("page-copied"), true);
  } catch {
    announce(say("page-copy-by-hand"), true); // the browser forbids it: the text is selected
  }
}

async function writeReplay() {
  const { game } = session;
  const { link } = await ask("replay", {
    board: writeBoard(game.start),
    moves: game.ways.join(""),
    ...(game.times.length && game.began !== null ? { times: game.times } : {}),
  });
  find("replay-field", HTMLElement).hidden = false;
  find("replay-link", HTMLInputElement).value = link;
  find("replay-goal", HTMLElement).hidden = isSameBoard(game.goal, standardBoard(game.goal.width, game.goal.height));
  await copy("replay-link");
}

function resultsPanel() {
  const file = make("input", {
    id: "results-file",
    set: { type: "file", accept: "application/json,.json", hidden: true },
    label: "page-import",
    on: { change: () => void report(takeFile) },
  });
  return make(
    "details",
    { class: "panel", id: "results" },
    make("summary", { say: "page-results" }),
    make(
      "div",
      { class: "scroll", set: { tabindex: 0, role: "region" }, label: "page-results" },
      make("table", { id: "results-table" }),
    ),
    make(
      "div",
      { class: "row" },
      button("page-export", () => offerFile("jiugong-results.json", resultsFile()), { id: "export" }),
      button("page-import", () => find("results-file", HTMLInputElement).click(), { id: "import" }),
      button(
        "page-forget",
        () => {
          forgetResults();
          find("import-report", HTMLElement).replaceChildren();
          showKept();
        },
        { id: "forget" },
      ),
    ),
    make("div", { id: "import-report", class: "told", set: { role: "status" } }),
    file,
  );
}

async function takeFile() {
  const field = find("results-file", HTMLInputElement);
  const file = field.files?.[0];
  if (!file) return;
  const { importReport, importResults } = await import("./results-import.js");
  try {
    const told = await importResults(file);
    const report = find("import-report", HTMLElement);
    report.lang = languageTag();
    report.replaceChildren(...importReport(told));
  } finally {
    field.value = "";
    showKept();
  }
}

/** Shows links, results and preferences as they are. */
export function showKept() {
  showShare();
  const size = session.checked?.size ?? "";
  const best = results()
    .filter((result) => result.size === size)
    .slice(0, SHOWN);
  const table = find("results-table", HTMLTableElement);
  const head = make(
    "tr",
    {},
    ...["page-time", "page-moves-net", "page-shortest", "page-board-word"].map((key) =>
      make("th", { text: say(key), set: { scope: "col" } }),
    ),
  );
  const rows = best.map((result) =>
    make(
      "tr",
      {},
      make("td", { text: number(result.milliseconds / 1000, 2) }),
      make("td", { text: number(result.moves) }),
      make("td", { text: result.distance === null ? "–" : number(result.distance) }),
      make("td", { text: result.start }),
    ),
  );
  table.replaceChildren(
    make("caption", { text: best.length ? say("page-results-of", { size }) : say("page-no-results", { size }) }),
    make("thead", {}, head),
    make("tbody", {}, ...rows),
  );
}

function preferencesPanel() {
  const arrows = choice(
    "arrows",
    [
      ["tile", "page-arrows-tile"],
      ["gap", "page-arrows-gap"],
    ],
    (value) => remember("arrows", value),
  );
  arrows.value = recall("arrows") ?? "tile";
  const distance = make("input", {
    id: "distance",
    set: { type: "checkbox", checked: recall("distance") !== "no" },
    on: {
      change: (event) => {
        remember("distance", event.target.checked ? "yes" : "no");
        session.tell("move");
      },
    },
  });
  return make(
    "details",
    { class: "panel", id: "preferences" },
    make("summary", { say: "page-preferences" }),
    make("div", { class: "fields" }, labelled("page-arrows", arrows), ticked("page-show-distance", distance)),
    make("p", { class: "note", say: "page-keys" }),
  );
}

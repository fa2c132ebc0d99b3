// The landscape of all boards of a size: how many are at each distance from the goal.

import { Chart } from "./chart.js";
import { choice, find, labelled, make } from "./dom.js";
import { number, say } from "./messages.js";
import { report } from "./notice.js";
import { fetchJson } from "./server.js";

/** Sizes with few enough boards. */
const SIZES = /** @type {[string, string][]} */ (["3x3", "2x2", "3x2", "4x2", "5x2"].map((size) => [size, size]));

/** @type {Chart | null} */
let chart = null;

/** @type {Map<string, Promise<Record<string, any>>>} */
const asked = new Map();

export function landscapePanel() {
  const again = () => void report(showLandscape);
  const panel = make(
    "div",
    { class: "panel landscape" },
    make("h2", { say: "page-landscape" }),
    make(
      "div",
      { class: "row" },
      labelled("page-size", choice("landscape-size", SIZES, again)),
      labelled(
        "page-goal",
        choice(
          "landscape-goal",
          [
            ["standard", "page-goal-standard"],
            ["snail", "page-goal-snail"],
            ["zero", "page-goal-zero"],
          ],
          again,
        ),
      ),
    ),
    make("p", { id: "landscape-says" }),
    make("div", { class: "chart", id: "landscape" }),
    make(
      "details",
      {},
      make("summary", { say: "page-landscape-table" }),
      make(
        "div",
        { class: "scroll", set: { tabindex: 0, role: "region" }, label: "page-landscape-table" },
        make("table", { id: "landscape-table" }),
      ),
    ),
  );
  return panel;
}

export async function showLandscape() {
  const [size, goal] = [
    find("landscape-size", HTMLSelectElement).value,
    find("landscape-goal", HTMLSelectElement).value,
  ];
  const key = `${size} ${goal}`;
  const answer = asked.get(key) ?? fetchJson(`landscape?size=${size}&goal=${goal}`);
  asked.set(key, answer);
  const { boards, radius, counts, farthest } = await answer.catch((error) => {
    asked.delete(key);
    throw error;
  });
  find("landscape-says", HTMLElement).textContent = say("page-landscape-says", {
    boards: number(boards),
    radius,
    farthest: farthest.length,
  });
  const head = make(
    "tr",
    {},
    make("th", { text: say("page-distance"), set: { scope: "col" } }),
    make("th", { text: say("page-boards"), set: { scope: "col" } }),
  );
  const rows = counts.map((/** @type {number} */ count, /** @type {number} */ distance) =>
    make("tr", {}, make("td", { text: String(distance) }), make("td", { text: number(count) })),
  );
  find("landscape-table", HTMLTableElement).replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
  chart ??= new Chart(find("landscape", HTMLElement));
  await chart.draw({
    across: counts.map((/** @type {number} */ _, /** @type {number} */ at) => at),
    lines: [{ name: say("page-boards"), values: counts }],
    acrossName: say("page-distance"),
    upName: say("page-boards"),
    isLogarithmic: false,
    isBars: true,
    height: 280,
  });
}

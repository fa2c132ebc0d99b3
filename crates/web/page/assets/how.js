// How an estimate was made up, part by part, in the sentences of the program.

import { titleOf } from "./catalogue.js";
import { make } from "./dom.js";
import { say } from "./messages.js";

/** @typedef {{ row: number, column: number }} Place */
/** @typedef {{ tile: number, at: Place, home: Place, rows: number, columns: number, distance: number }} TileWay */

/** @param {string} text */
const line = (text) => make("p", { text });

/** @param {TileWay[]} tiles @param {boolean} isCounted whether each counts one */
function tileTable(tiles, isCounted = false) {
  const head = make(
    "tr",
    {},
    ...["page-how-tile", "page-how-at", "page-how-home", "page-how-rows", "page-how-columns", "page-how-distance"]
      .slice(0, isCounted ? 3 : 6)
      .map((key) => make("th", { text: say(key), set: { scope: "col" } })),
  );
  const place = (/** @type {Place} */ { row, column }) => `${row}, ${column}`;
  const rows = tiles.map(({ tile, at, home, rows, columns, distance }) =>
    make(
      "tr",
      { class: distance ? "" : "quiet-row" },
      ...[tile, place(at), place(home), rows, columns, distance]
        .slice(0, isCounted ? 3 : 6)
        .map((value) => make("td", { text: String(value) })),
    ),
  );
  return make(
    "div",
    { class: "scroll", set: { tabindex: 0, role: "region", "aria-label": say("page-how-tiles") } },
    make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)),
  );
}

/** @param {Record<string, any>} axis @param {string} headKey */
function walkTable(axis, headKey) {
  const size = axis["counts"].length;
  const head = make(
    "tr",
    {},
    make("th", { text: say(headKey), set: { scope: "col" } }),
    ...Array.from({ length: size }, (_, place) => make("th", { text: String(place + 1), set: { scope: "col" } })),
  );
  const rows = axis["counts"].map((/** @type {number[]} */ counts, /** @type {number} */ at) =>
    make(
      "tr",
      {},
      make("th", { text: `${at + 1}${axis["blank"] === at + 1 ? " □" : ""}`, set: { scope: "row" } }),
      ...counts.map((count) => make("td", { text: String(count) })),
    ),
  );
  return make(
    "div",
    { class: "scroll", set: { tabindex: 0, role: "region", "aria-label": say(headKey) } },
    make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)),
  );
}

/** @param {Record<string, any>} made as `jiugong explain --format json` @param {number} h @returns {HTMLElement[]} */
export function howLines(made, h) {
  const sum = (/** @type {any[]} */ parts, /** @type {string} */ key) =>
    parts.reduce((total, part) => total + part[key], 0);
  switch (made["kind"]) {
    case "zero":
      return [line(say("explain-zero"))];
    case "misplaced":
      return [
        line(
          say("explain-misplaced", {
            count: made["tiles"].length,
            tiles: made["tiles"].map((/** @type {TileWay} */ { tile }) => tile).join(", "),
          }),
        ),
        tileTable(made["tiles"], true),
      ];
    case "manhattan":
      return [tileTable(made["tiles"]), line(say("explain-manhattan", { sum: h }))];
    case "linear-conflict": {
      const conflicts = made["conflicts"].map((/** @type {Record<string, any>} */ conflict) =>
        line(
          say("explain-conflict", {
            line: conflict["line"].row
              ? say("explain-row", { row: conflict["line"].row })
              : say("explain-column", { column: conflict["line"].column }),
            tiles: conflict["tiles"].join(" "),
            order: conflict["goal_order"].join(" "),
            count: conflict["removed"].length,
            removed: conflict["removed"].join(" "),
            slides: conflict["slides"],
          }),
        ),
      );
      const end = conflicts.length
        ? say("explain-with-conflicts", {
            distance: sum(made["tiles"], "distance"),
            slides: sum(made["conflicts"], "slides"),
            h,
          })
        : say("explain-no-conflicts", { h });
      return [tileTable(made["tiles"]), ...conflicts, line(end)];
    }
    case "gaschnig":
      return [
        ...made["cycles"].map((/** @type {Record<string, any>} */ cycle, /** @type {number} */ at) =>
          line(
            say(cycle["has_blank"] ? "explain-cycle-of-the-blank" : "explain-cycle", {
              name: String.fromCharCode(65 + (at % 26)),
              tiles: cycle["tiles"].map((/** @type {number} */ tile) => tile || "□").join(" → "),
              cells: cycle["cells"].length,
              exchanges: cycle["exchanges"],
            }),
          ),
        ),
        line(say("explain-exchanges", { sum: h })),
      ];
    case "walking-distance":
      return [
        .../** @type {const} */ (["rows", "columns"]).flatMap((axis) => [
          walkTable(made[axis], `page-how-walk-${axis}`),
          line(say("page-how-slides", { slides: made[axis].slides, manhattan: made[axis].manhattan })),
        ]),
        line(say("explain-both", { rows: made["rows"].slides, columns: made["columns"].slides, h })),
      ];
    case "inversion-distance":
      return [
        .../** @type {const} */ (["rows", "columns"]).flatMap((axis) => [
          line(say(`explain-by-${axis}`)),
          line(say("explain-read", { read: made[axis].read.join(" "), goal: made[axis].goal.join(" ") })),
          line(say("page-how-pairs", { count: made[axis].pairs.length, slides: made[axis].slides })),
        ]),
        line(say("explain-both", { rows: made["rows"].slides, columns: made["columns"].slides, h })),
      ];
    case "inversions":
      return [
        line(say("explain-read", { read: made["read"].join(" "), goal: made["goal"].join(" ") })),
        line(
          made["pairs"]
            .map((/** @type {any} */ pair) => (Array.isArray(pair) ? pair.join(">") : JSON.stringify(pair)))
            .join(", "),
        ),
        line(`h = ${h}`),
      ];
    case "nilsson":
      return [
        tileTable(made["tiles"]),
        line(
          say("page-how-scores", { distance: sum(made["tiles"], "distance"), score: sum(made["scores"], "score"), h }),
        ),
      ];
    case "pattern":
      return made["divisions"].map((/** @type {Record<string, any>} */ division, /** @type {number} */ at) =>
        line(
          `${division["groups"].map((/** @type {any} */ group) => `{${group.tiles.join(" ")}} ${group.slides}`).join(" + ")} = ${division["slides"]}${at === made["largest"] ? " ✓" : ""}`,
        ),
      );
    case "landmarks":
      return made["landmarks"].map((/** @type {Record<string, any>} */ mark, /** @type {number} */ at) =>
        line(
          `${mark["landmark"]}: |${mark["of_board"]} − ${mark["of_goal"]}| = ${mark["bound"]}${at === made["strongest"] ? " ✓" : ""}`,
        ),
      );
    case "exact":
      return [line(say("page-how-exact", { distance: made["distance"] }))];
    case "max":
      return made["parts"].flatMap((/** @type {Record<string, any>} */ part) => [
        make("h3", { text: `${titleOf(part["heuristic"])}: h = ${part["h"]}` }),
        ...howLines(part["how"], part["h"]),
      ]);
    default:
      return [line(`h = ${h}`)];
  }
}

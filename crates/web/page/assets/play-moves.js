// The moves that were made, each judged where the distances are known.

import { find, make } from "./dom.js";
import { judgedMoves, tileWay } from "./hints.js";
import { say } from "./messages.js";

/** The last so many moves are listed. */
const LISTED = 200;

const ARROWS = { u: "↑", d: "↓", l: "←", r: "→" };

export function movesPanel() {
  return make(
    "details",
    { class: "panel moves", id: "moves-panel" },
    make("summary", { say: "page-moves" }),
    make("p", { class: "note", say: "page-moves-note" }),
    make("ol", { id: "moves", set: { tabindex: 0 }, label: "page-moves" }),
  );
}

export function showMoves() {
  const moves = judgedMoves();
  const list = find("moves", HTMLOListElement);
  const first = Math.max(0, moves.length - LISTED);
  list.start = first + 1;
  list.replaceChildren(
    ...moves.slice(first).map(({ tile, way, distance, judgement }) => {
      const sign = judgement === "nearer" ? "✓" : judgement === "farther" ? "✗" : "·";
      const word = judgement ? say(`page-judged-${judgement}`, { distance: distance ?? 0 }) : say("page-not-judged");
      return make(
        "li",
        { class: judgement ?? "" },
        make("span", { class: "slid", text: `${tile} ${ARROWS[tileWay(way)]}` }),
        ` ${sign} ${word}`,
      );
    }),
  );
  list.scrollTop = list.scrollHeight;
}

// Whether the goal can be reached, in words: the same sentences as the program's.

import { say } from "./messages.js";
import { session } from "./session.js";

/** The reason, as sentences. @returns {string[]} */
export function reachabilityReason() {
  const { checked, game } = session;
  if (!checked) return [];
  const [start, goal] = [checked.start_inversions, checked.goal_inversions];
  const difference = Math.abs(start - goal);
  const said = [say("reachability-inversions", { start, goal })];
  if (checked.blank_rows === null) {
    said.push(say("reachability-odd-width", { width: game.start.width, difference, parity: parity(difference) }));
  } else {
    const rowOf = (/** @type {import("./board.js").Board} */ board) =>
      Math.floor(board.cells.indexOf(0) / board.width) + 1;
    const sum = difference + checked.blank_rows;
    said.push(
      say("reachability-even-width", {
        width: game.start.width,
        start: rowOf(game.start),
        goal: rowOf(game.goal),
        inversions: difference,
        rows: checked.blank_rows,
        sum,
        parity: parity(sum),
      }),
    );
  }
  said.push(say(checked.reachable ? "reachability-yes" : "reachability-no"));
  return said;
}

/** @param {number} value */
function parity(value) {
  return value % 2 ? "odd" : "even";
}

/** The goal with two tiles exchanged, which can be reached, as rows. */
export function exchangedGoal() {
  const [one, other] = session.checked?.swap ?? [0, 0];
  const rows = session.goalRows
    .split("/")
    .map((row) => row.split(" ").map((tile) => (Number(tile) === one ? other : Number(tile) === other ? one : tile)));
  return rows.map((row) => row.join(" ")).join("/");
}

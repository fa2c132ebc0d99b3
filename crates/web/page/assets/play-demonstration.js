// The automatic demonstration below the board: its bar, its buttons, what it says.

import { Demonstration, SPEEDS } from "./demonstration.js";
import { button, find, hideOrShow, make, switchOff } from "./dom.js";
import { number, say, translate } from "./messages.js";
import { announce } from "./notice.js";
import { editing } from "./play-setup.js";
import { session } from "./session.js";

export const demonstration = new Demonstration(() => showDemonstration());

/** Draws the board of the demonstration. @type {() => void} */
let draw = () => undefined;

/** Tells how far the goal is, as far as the search has found that out. @type {() => void} */
let tell = () => undefined;

/** Searches for a way from the present board, and plays it. */
export async function demonstrate() {
  if (editing.isOn) return;
  if (session.game.isWon) return announce(say("page-already-there"), true);
  announce(say("page-searching"));
  const answer = await demonstration.begin();
  if (!answer) return;
  if (demonstration.isOn)
    announce(
      say("page-demonstration-of", { length: demonstration.ways.length, optimal: answer["optimal"] ? "yes" : "no" }),
      true,
    );
  else announce(say(answer["reachable"] ? "page-not-solved" : "page-unreachable"), true);
}

/** Ends it, or the search for it. */
export function endDemonstration() {
  demonstration.stop();
  showDemonstration();
}

/** What is shown below the board. @param {() => void} shows draws the board of the demonstration @param {() => void} tells how far the goal is */
export function demonstrationBar(shows, tells) {
  draw = shows;
  tell = tells;
  const speed = make("input", {
    id: "speed",
    set: { type: "range", min: 0, max: SPEEDS.length - 1, step: 1, value: demonstration.speed },
    label: "page-speed",
    on: { input: (event) => demonstration.setSpeed(Number(event.target.value)) },
  });
  return make(
    "div",
    {
      class: "panel demonstration",
      id: "demonstration",
      set: { role: "group", hidden: true },
      label: "page-demonstrate",
    },
    make("p", { id: "demonstration-at" }),
    make("progress", { id: "demonstration-progress", set: { max: 1, value: 0, "aria-hidden": "true" } }),
    make(
      "div",
      { class: "row", id: "demonstration-controls" },
      button("page-step-back", () => demonstration.step(-1), { id: "demonstration-back" }),
      button("page-pause", () => (demonstration.isPlaying ? demonstration.pause() : demonstration.play()), {
        id: "demonstration-play",
        class: "main",
      }),
      button("page-step-forward", () => demonstration.step(1), { id: "demonstration-forward" }),
      make("label", { class: "speed" }, make("span", { say: "page-speed" }), speed),
      button("page-play-on", () => demonstration.leave(), { id: "demonstration-leave" }),
    ),
    make(
      "div",
      { class: "row", id: "demonstration-search" },
      button("page-compare-stop", endDemonstration, { id: "demonstration-stop" }),
    ),
  );
}

/** Shows how far it has come. */
export function showDemonstration() {
  const bar = find("demonstration", HTMLElement);
  hideOrShow(bar, !demonstration.isOn && !demonstration.isSearching, "demonstrate");
  find("demonstration-controls", HTMLElement).hidden = demonstration.isSearching;
  hideOrShow(find("demonstration-search", HTMLElement), !demonstration.isSearching, "demonstration-play");
  if (demonstration.isSearching) showSearch();
  if (!demonstration.isOn) return;
  const [at, length] = [demonstration.at, demonstration.ways.length];
  find("demonstration-at", HTMLElement).textContent = say("page-demonstration-at", { at, length });
  const progress = find("demonstration-progress", HTMLProgressElement);
  progress.max = length;
  progress.value = at;
  const play = find("demonstration-play", HTMLButtonElement);
  play.dataset.say = demonstration.isPlaying ? "page-pause" : "page-go-on";
  translate(bar);
  switchOff("demonstration-back", at === 0);
  switchOff("demonstration-forward", at === length);
  switchOff("undo", true);
  draw();
}

/** Says how far the search for a way has come. */
function showSearch() {
  const { bound, expanded } = demonstration.progress;
  tell();
  find("demonstration-at", HTMLElement).textContent =
    expanded > 0 ? say("page-searching-at", { bound, expanded: number(expanded) }) : say("page-searching");
  find("demonstration-progress", HTMLProgressElement).removeAttribute("value");
}

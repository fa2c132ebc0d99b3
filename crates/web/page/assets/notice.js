// What the page says aloud, and what it says when something goes wrong.

import { make, find } from "./dom.js";
import { say } from "./messages.js";
import { isAborted, Problem } from "./server.js";

/** Says something to those who listen; and shows it to all for a while, if it is `shown`. @param {string} text @param {boolean} [shown] */
export function announce(text, shown = false) {
  find("live", HTMLElement).textContent = text;
  if (!shown) return;
  document.querySelector(".toast")?.remove();
  const toast = make("div", { class: "toast", text, set: { "aria-hidden": "true" } });
  document.body.append(toast);
  setTimeout(() => toast.remove(), 4000);
}

/** Does what a person asked for and shows why it failed, if it does. @template T @param {() => Promise<T>} act @returns {Promise<T | undefined>} */
export async function report(act) {
  try {
    const done = await act();
    hideTrouble();
    return done;
  } catch (error) {
    return showTrouble(error, "asked");
  }
}

/** The same for what is done beside that: it leaves alone what else has failed. @template T @param {() => Promise<T>} act @returns {Promise<T | undefined>} */
export async function reportBeside(act) {
  try {
    const done = await act();
    if (find("trouble", HTMLElement).dataset.of === "beside") hideTrouble();
    return done;
  } catch (error) {
    return showTrouble(error, "beside");
  }
}

/** Says what is not as it was asked for, though something was done. @param {string} text */
export function warn(text) {
  const trouble = find("trouble", HTMLElement);
  trouble.textContent = trouble.hidden ? text : `${trouble.textContent ?? ""} ${text}`;
  trouble.dataset.of = "asked";
  trouble.hidden = false;
}

export function hideTrouble() {
  find("trouble", HTMLElement).hidden = true;
}

/** @param {any} error @param {"asked" | "beside"} of @returns {undefined} */
function showTrouble(error, of) {
  if (isAborted(error)) return;
  const trouble = find("trouble", HTMLElement);
  trouble.textContent =
    error instanceof Problem
      ? error.message
      : error instanceof TypeError
        ? say("page-no-server")
        : error instanceof RangeError
          ? say("page-too-large", { size: error.message })
          : String(error);
  trouble.dataset.of = of;
  trouble.hidden = false;
  if (!(error instanceof Problem || error instanceof TypeError || error instanceof RangeError)) throw error;
}

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

/** Does something and shows why it failed, if it does. @template T @param {() => Promise<T>} act @returns {Promise<T | undefined>} */
export async function report(act) {
  const trouble = find("trouble", HTMLElement);
  try {
    const done = await act();
    trouble.hidden = true;
    return done;
  } catch (error) {
    if (isAborted(error)) return undefined;
    trouble.textContent =
      error instanceof Problem
        ? error.message
        : error instanceof TypeError
          ? say("page-no-server")
          : error instanceof RangeError
            ? say("page-too-large", { size: error.message })
            : String(error);
    trouble.hidden = false;
    if (!(error instanceof Problem || error instanceof TypeError || error instanceof RangeError)) throw error;
    return undefined;
  }
}

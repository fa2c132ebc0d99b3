// The beginning: language, theme, views, the address.

import { keepAddress, readAddress, VIEWS } from "./address.js";
import { find } from "./dom.js";
import { checkNames, keepGame, openGame, showFaults } from "./link.js";
import { recall, remember } from "./memory.js";
import { language, languageTag, loadMessages, say, speak, translate } from "./messages.js";
import { hideTrouble, report, reportBeside } from "./notice.js";
import { buildPlay, showPlay } from "./play.js";
import { playAddress } from "./play-keep.js";
import { session } from "./session.js";

/** @typedef {import("./address.js").View} View */
/** What a view that is loaded when it is first wanted can do.
 * @typedef {{ open: (values: URLSearchParams) => void | Promise<void>, show: () => void, address: () => string }} Shown
 */

/** @type {View} */
let current = "play";

/** @type {Partial<Record<View, Shown>>} */
const views = { play: { open: () => undefined, show: showPlay, address: playAddress } };

function applyTheme() {
  const kept = recall("theme");
  const isDark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  return isDark;
}

function applyLanguage() {
  document.documentElement.lang = languageTag();
  const other = find("language", HTMLButtonElement);
  other.textContent = language() === "zh" ? "English" : "中文";
  other.lang = language() === "zh" ? "en" : "zh-CN";
  translate(document);
  document.title = say("page-title", { view: say(`page-${current}`) });
}

/** @param {View} view @returns {Promise<Shown>} */
async function load(view) {
  const known = views[view];
  if (known) return known;
  const made =
    view === "explain" ? (await import("./explain.js")).buildExplain() : (await import("./compare.js")).buildCompare();
  views[view] = made;
  translate(find(view, HTMLElement));
  return made;
}

/** Shows what the address asks for. */
async function follow() {
  const { view, values } = readAddress();
  current = view;
  const shown = await load(view);
  for (const name of VIEWS) {
    find(name, HTMLElement).hidden = name !== view;
    const link = find(`go-${name}`, HTMLAnchorElement);
    if (name === view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  await report(async () => {
    checkNames();
    await openGame(values, view === "compare");
    await shown.open(values);
  });
  shown.show();
  applyLanguage();
  showFaults();
  keep();
}

/** Milliseconds between two addresses: browsers refuse too many, and each of them takes time. */
const ADDRESS_PERIOD = 250;

let keptAt = -Infinity;
/** @type {number | undefined} */
let keepingLater;

/** Keeps the address up to date while a search runs, which changes it many times a second. */
function keepNowAndThen() {
  clearTimeout(keepingLater);
  const wait = keptAt + ADDRESS_PERIOD - performance.now();
  if (wait > 0) {
    keepingLater = window.setTimeout(keepNowAndThen, wait);
    return;
  }
  keptAt = performance.now();
  keep();
}

/** Keeps the address and the links between views up to date. */
function keep() {
  const shown = views[current];
  if (shown) keepAddress(shown.address());
}

async function begin() {
  applyTheme();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    applyTheme();
    document.dispatchEvent(new Event("theme"));
  });
  await loadMessages();
  buildPlay();
  translate(document);
  await follow();
  document.body.dataset.ready = "yes";
  keepGame();
  session.onChange(() => {
    keepGame();
    if (current === "play") keep();
  });
  addEventListener("hashchange", () => void reportBeside(follow));
  find("theme", HTMLButtonElement).addEventListener("click", () => {
    remember("theme", document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    applyTheme();
    document.dispatchEvent(new Event("theme"));
  });
  find("language", HTMLButtonElement).addEventListener(
    "click",
    () =>
      void report(async () => {
        await speak(language() === "zh" ? "en" : "zh");
        for (const shown of Object.values(views)) shown.show();
        applyLanguage();
      }),
  );
  document.addEventListener("address", keepNowAndThen);
  // What was wrong with a field need not be said any longer once somebody mends it.
  find("main", HTMLElement).addEventListener("input", (event) => {
    const field = event.target;
    if (field instanceof Element && !field.matches("[type=range]")) hideTrouble();
  });
}

void reportBeside(begin);

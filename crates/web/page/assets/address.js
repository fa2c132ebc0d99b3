// The whole state in the address: `#play?start=2_8_3/1_0_4/7_6_5&goal=snail&moves=ul`. Whoever has the link has the board.

/** @typedef {"play" | "explain" | "compare"} View */

export const VIEWS = /** @type {View[]} */ (["play", "explain", "compare"]);

/** @returns {{ view: View, values: URLSearchParams }} */
export function readAddress() {
  const [name = "", rest = ""] = location.hash.slice(1).split("?");
  const view = VIEWS.find((known) => known === name) ?? "play";
  return { view, values: new URLSearchParams(rest) };
}

/** @param {View} view @param {Record<string, string | number | undefined>} values */
export function addressOf(view, values) {
  const parts = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(
      // In a list of boards of any format `_` may be a blank.
      ([name, value]) => `${name}=${written(name === "boards" ? String(value) : String(value).replaceAll(" ", "_"))}`,
    );
  return `#${view}${parts.length ? "?" : ""}${parts.join("&")}`;
}

/** @param {string} text */
function written(text) {
  return encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2F", "/").replaceAll("%2C", ",");
}

/** Writes the state without a new entry in the browser's history. @param {string} address */
export function keepAddress(address) {
  if (location.hash !== address) history.replaceState(null, "", address);
}

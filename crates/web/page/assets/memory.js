// What the browser remembers for the person. Where it may not, the page works without.

const PREFIX = "jiugong.";

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // storage is switched off in this browser
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is switched off or full: what was chosen holds until the page is left.
  }
}

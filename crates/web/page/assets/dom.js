// Elements: made, found, filled.

/**
 * What an element is made with: `class`, `id` and other attributes; `say` for a text of the page and `label` for a name that is only spoken;
 * `on` for what it does.
 * @typedef {Object} Making
 * @property {string} [say] key of the text
 * @property {string} [label] key of the `aria-label`, also shown as a tooltip
 * @property {Record<string, (event: any) => void>} [on]
 * @property {Record<string, string | number | boolean | undefined | null>} [set] attributes
 * @property {string} [class]
 * @property {string} [id]
 * @property {string} [text]
 */

/**
 * An element with its contents.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Making} [making]
 * @param {...(Node | string | null | undefined)} contents
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, making = {}, ...contents) {
  const element = document.createElement(name);
  if (making.class) element.className = making.class;
  if (making.id) element.id = making.id;
  if (making.text !== undefined) element.textContent = making.text;
  if (making.say) element.dataset.say = making.say;
  if (making.label) {
    element.dataset.sayLabel = making.label;
    element.dataset.sayTitle = making.label;
  }
  for (const [key, value] of Object.entries(making.set ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    element.setAttribute(key, value === true ? "" : String(value));
  }
  for (const [key, listener] of Object.entries(making.on ?? {})) element.addEventListener(key, listener);
  for (const content of contents) if (content !== null && content !== undefined) element.append(content);
  return element;
}

/** Whether a button does nothing now. @param {Element} button */
function isOff(button) {
  return button.getAttribute("aria-disabled") === "true";
}

/**
 * Switches a button off or on. One that is off keeps the focus: who works with keys stays where they are.
 * @param {string} id
 * @param {boolean} off
 */
export function switchOff(id, off) {
  const button = find(id, HTMLButtonElement);
  if (off) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

/** Hides an element or shows it; where the focus is in what is hidden, it goes to another. @param {HTMLElement} element @param {boolean} isHidden @param {string} next id of the other */
export function hideOrShow(element, isHidden, next) {
  const hadFocus = element.contains(document.activeElement);
  element.hidden = isHidden;
  if (isHidden && hadFocus) find(next, HTMLElement).focus({ preventScroll: true });
}

/**
 * A button of the page.
 * @param {string} say
 * @param {(event: Event) => void} act
 * @param {Omit<Making, "say" | "on">} [making]
 */
export function button(say, act, making = {}) {
  const click = (/** @type {Event} */ event) => {
    if (!(event.currentTarget instanceof Element && isOff(event.currentTarget))) act(event);
  };
  return make("button", { ...making, say, set: { type: "button", ...making.set }, on: { click } });
}

/**
 * A field with its label above it.
 * @param {string} say
 * @param {HTMLElement} field
 */
export function labelled(say, field) {
  return make("label", { class: "field" }, make("span", { say }), field);
}

/**
 * A choice with its label behind it.
 * @param {string} say
 * @param {HTMLInputElement} field
 */
export function ticked(say, field) {
  return make("label", { class: "tick" }, field, make("span", { say }));
}

/**
 * A list to choose from. The texts of its entries are keys where they begin with `page-`.
 * @param {string} id
 * @param {[value: string, text: string][]} entries
 * @param {(value: string) => void} act
 */
export function choice(id, entries, act) {
  const select = make("select", { id, on: { change: () => act(select.value) } });
  fillChoice(select, entries);
  return select;
}

/**
 * @param {HTMLSelectElement} select
 * @param {[value: string, text: string][]} entries
 */
export function fillChoice(select, entries) {
  const chosen = select.value;
  select.replaceChildren(
    ...entries.map(([value, text]) =>
      make("option", { set: { value }, ...(text.startsWith("page-") ? { say: text } : { text }) }),
    ),
  );
  if (entries.some(([value]) => value === chosen)) select.value = chosen;
}

/**
 * The element with this id.
 * @template {Element} T
 * @param {string} id
 * @param {{ new (): T }} kind
 * @returns {T}
 */
export function find(id, kind) {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

/** A text whose parts in backquotes are code. @param {string} text @returns {(Node | string)[]} */
export function withCode(text) {
  return text.split("`").map((part, at) => (at % 2 ? make("code", { text: part }) : part));
}

/** Gives a file to the person.
 * @param {string} name
 * @param {Blob} data
 */
export function offerFile(name, data) {
  const link = make("a", { set: { href: URL.createObjectURL(data), download: name } });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether movement is unwelcome. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

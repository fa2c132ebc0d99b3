// Requests to the server: answers, refusals, streams of events.

import { language } from "./messages.js";

const BASE = "/api/v1/";

/** What the server refuses, in the person's language (RFC 9457). */
export class Problem extends Error {
  /** @param {{ title?: string, detail?: string, field?: string, status?: number }} said */
  constructor(said) {
    super(sentence(said.detail || said.title || String(said.status ?? "")));
    this.field = said.field ?? "";
    this.status = said.status ?? 0;
  }
}

/** What the server says, as a sentence of its own: it begins with a capital letter. @param {string} text */
export function sentence(text) {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** @param {unknown} error */
export function isAborted(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/** How often a request is made where the server is busy, and the seconds that are waited at most before the next. */
const TRIES = 4;
const LONGEST_WAIT = 5;

/** Asks, and asks again after a while where the server is busy. @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
async function send(path, init = {}) {
  for (let tries = 1; ; tries++) {
    const response = await fetch(BASE + path, init);
    if (response.ok) return response;
    const wait = Number(response.headers.get("Retry-After"));
    if (response.status !== 503 || !(wait > 0) || tries === TRIES) await refuse(response);
    await pause(Math.min(wait, LONGEST_WAIT) * 1000, init.signal);
  }
}

/** @param {number} time in milliseconds @param {AbortSignal | null | undefined} signal @returns {Promise<void>} */
function pause(time, signal) {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException("", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, time);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/** @param {Response} response */
async function refuse(response) {
  const said = await response.json().catch(() => ({ title: response.statusText }));
  throw new Problem({ ...said, status: response.status });
}

/** @param {string} path @returns {Promise<string>} */
export async function fetchText(path) {
  return (await send(path)).text();
}

/** @param {string} path @param {AbortSignal} [signal] @returns {Promise<any>} */
export async function fetchJson(path, signal) {
  const mark = path.includes("?") ? "&" : "?";
  return (await send(`${path}${mark}lang=${language()}`, signal ? { signal } : {})).json();
}

/**
 * @param {string} path
 * @param {object} body
 * @param {AbortSignal | undefined} signal
 * @param {string} accept
 */
async function post(path, body, signal, accept) {
  return send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept },
    body: JSON.stringify({ ...body, lang: language() }),
    ...(signal ? { signal } : {}),
  });
}

/** @param {string} path @param {object} body @param {AbortSignal} [signal] @returns {Promise<any>} */
export async function ask(path, body, signal) {
  return (await post(path, body, signal, "application/json")).json();
}

/** @param {string} path @param {object} body @param {AbortSignal} [signal] @returns {Promise<Blob>} */
export async function askForFile(path, body, signal) {
  return (await post(path, body, signal, "*/*")).blob();
}

/**
 * Asks, and hears events as they come, until the last.
 * @param {string} path
 * @param {object} body
 * @param {(event: string, data: any) => void} hear
 * @param {AbortSignal} [signal]
 */
export async function listen(path, body, hear, signal) {
  const response = await post(path, body, signal, "text/event-stream");
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) hear(event.name, event.data);
    }
  }
}

/** @param {string} block */
function readEvent(block) {
  let name = "message";
  let data = "";
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith("event:")) name = line.slice(6).trim();
    if (line.startsWith("data:")) data += line.slice(5).trim();
  }
  return data ? { name, data: JSON.parse(data) } : undefined;
}

// Requests to the server: answers, refusals, streams of events.

import { language } from "./messages.js";

const BASE = "/api/v1/";

/** What the server refuses, in the person's language (RFC 9457). */
export class Problem extends Error {
  /** @param {{ title?: string, detail?: string, field?: string, status?: number }} said */
  constructor(said) {
    super(said.detail || said.title || String(said.status ?? ""));
    this.field = said.field ?? "";
    this.status = said.status ?? 0;
  }
}

/** @param {unknown} error */
export function isAborted(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/** @param {Response} response */
async function refuse(response) {
  const said = await response.json().catch(() => ({ title: response.statusText }));
  throw new Problem({ ...said, status: response.status });
}

/** @param {string} path @returns {Promise<string>} */
export async function fetchText(path) {
  const response = await fetch(BASE + path);
  if (!response.ok) await refuse(response);
  return response.text();
}

/** @param {string} path @param {AbortSignal} [signal] @returns {Promise<any>} */
export async function fetchJson(path, signal) {
  const mark = path.includes("?") ? "&" : "?";
  const response = await fetch(`${BASE}${path}${mark}lang=${language()}`, signal ? { signal } : {});
  if (!response.ok) await refuse(response);
  return response.json();
}

/**
 * @param {string} path
 * @param {object} body
 * @param {AbortSignal | undefined} signal
 * @param {string} accept
 */
async function post(path, body, signal, accept) {
  const response = await fetch(BASE + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept },
    body: JSON.stringify({ ...body, lang: language() }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) await refuse(response);
  return response;
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

// A browser at the page of the program: everything that it must not do is counted as a failure.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ width?: number, height?: number, language?: "en" | "zh", theme?: "light" | "dark", hasTouch?: boolean, density?: number }} Wish */

const PROGRAM = process.env["JIUGONG"] ?? fileURLToPath(new URL("../../../target/debug/jiugong", import.meta.url));
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Milliseconds that the server and the page may take to be there. */
const PATIENCE = 30_000;

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/** Starts the program's server, or takes the one at `JIUGONG_AT`. */
export async function startServer() {
  const given = process.env["JIUGONG_AT"];
  if (given) return { base: given, stop: async () => undefined };
  const base = `http://127.0.0.1:${await freePort()}`;
  const program = spawn(PROGRAM, ["serve", "--listen", base.slice(7)], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  program.stderr.on("data", (data) => (said += data));
  const ended = new Promise((resolve) => program.once("exit", resolve));
  const until = Date.now() + PATIENCE;
  for (;;) {
    const isThere = await fetch(`${base}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) break;
    if (program.exitCode !== null || Date.now() > until) throw new Error(`the server did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    base,
    stop: async () => {
      program.kill("SIGTERM");
      await ended;
    },
  };
}

/** A server and a browser for the tests of a file. */
export class Bench {
  /** @type {string[]} what the page must not have done */
  faults = [];

  async start() {
    this.server = await startServer();
    this.browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  }

  async stop() {
    await this.browser?.close();
    await this.server?.stop();
  }

  get base() {
    return this.server?.base ?? "";
  }

  /** Opens the page at an address (`#play?..`) in a browser that has never been here. @param {string} hash @param {Wish} [wish] */
  async open(hash, wish = {}) {
    const context = await this.browser?.newContext({
      viewport: { width: wish.width ?? 1280, height: wish.height ?? 860 },
      locale: wish.language === "zh" ? "zh-CN" : "en-GB",
      colorScheme: wish.theme ?? "light",
      hasTouch: wish.hasTouch ?? false,
      deviceScaleFactor: wish.density ?? 1,
      acceptDownloads: true,
    });
    assert.ok(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    this.faults = [];
    this.watch(page);
    await page.goto(`${this.base}/${hash}`);
    await page.waitForSelector("body[data-ready=yes]");
    return page;
  }

  /** @param {Page} page */
  watch(page) {
    const { base } = this;
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.faults.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.faults.push(`error: ${error.message}`));
    page.on("request", (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${base}/`))
        this.faults.push(`request to ${request.url()}`);
    });
  }

  /** Closes a page, and fails if it has done what it must not. @param {Page} page @param {RegExp} [expected] faults that belong to the test */
  async close(page, expected) {
    await page.context().close();
    const faults = this.faults.filter((fault) => !expected?.test(fault));
    this.faults = [];
    assert.deepEqual(faults, []);
  }
}

/** The board on the page, row by row, with 0 for the blank. @param {Page} page @param {string} [id] */
export async function boardOf(page, id = "board") {
  return page.$$eval(`#${id} .tile`, (tiles) => {
    const columns = Number(
      getComputedStyle(/** @type {HTMLElement} */ (tiles[0]?.parentElement)).getPropertyValue("--columns"),
    );
    const cells = [];
    for (const tile of tiles) {
      const style = getComputedStyle(tile);
      cells[Number(style.getPropertyValue("--row")) * columns + Number(style.getPropertyValue("--column"))] = Number(
        /** @type {HTMLElement} */ (tile).dataset["tile"],
      );
    }
    return cells.join(" ");
  });
}

/** Waits until an element says something. @param {Page} page @param {string} selector @param {RegExp} said */
export async function waitForText(page, selector, said) {
  await page.waitForFunction(
    ([where, what, flags]) =>
      new RegExp(what ?? "", flags).test(document.querySelector(where ?? "")?.textContent ?? ""),
    [selector, said.source, said.flags],
  );
}

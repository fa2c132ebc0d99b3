// Charts, drawn by uPlot, which is loaded when the first is wanted.

import { make } from "./dom.js";
import { number } from "./messages.js";

/** @typedef {{ name: string, values: (number | null)[] }} Line */
/** @typedef {{ across: number[], lines: Line[], acrossName: string, upName: string, isLogarithmic: boolean, isBars?: boolean, height?: number }} Picture */

/** What is used of uPlot (vendor/uplot). @typedef {{ destroy: () => void, setSize: (size: { width: number, height: number }) => void, ctx: CanvasRenderingContext2D }} Drawn */

/** @type {Promise<any> | null} */
let loading = null;

/** @returns {Promise<any>} */
function library() {
  loading ??= new Promise((resolve, reject) => {
    document.head.append(make("link", { set: { rel: "stylesheet", href: "/vendor/uplot/uPlot.min.css" } }));
    const script = make("script", {
      set: { src: "/vendor/uplot/uPlot.iife.min.js" },
      on: { load: () => resolve(/** @type {any} */ (window).uPlot), error: () => reject(new TypeError("uPlot")) },
    });
    document.head.append(script);
  });
  return loading;
}

const COLOURS = {
  light: ["#1c6854", "#a8321f", "#2456a6", "#7d5700", "#7a3b8f", "#33474f", "#0e7490", "#9d2463"],
  dark: ["#74cbb1", "#ff9c8a", "#8ab8ff", "#efc46b", "#d3a4ea", "#c3d0d6", "#6fd3ea", "#f49ac1"],
};

/** Lines differ by their dashes, too. */
const DASHES = [[], [8, 4], [2, 3], [12, 4, 2, 4], [5, 2], [1, 5], [10, 2, 2, 2, 2, 2], [6, 6]];

/** The dash and the colour of the line with this number. @param {number} at */
export function styleOf(at) {
  const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
  return {
    colour: COLOURS[theme][at % COLOURS[theme].length] ?? "currentColor",
    dash: DASHES[at % DASHES.length] ?? [],
  };
}

export class Chart {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    /** @type {Drawn | null} */
    this.drawn = null;
    /** @type {Picture | null} */
    this.picture = null;
    new ResizeObserver(() => this.fit()).observe(place);
    document.addEventListener("theme", () => {
      if (this.picture) void this.draw(this.picture);
    });
  }

  get width() {
    return Math.max(240, this.place.clientWidth);
  }

  fit() {
    this.drawn?.setSize({ width: this.width, height: this.picture?.height ?? 340 });
  }

  /** @param {Picture} picture */
  async draw(picture) {
    this.picture = picture;
    const uPlot = await library();
    if (picture !== this.picture) return;
    this.drawn?.destroy();
    const style = getComputedStyle(document.documentElement);
    const [ink, grid] = ["--ink", "--line"].map((name) => style.getPropertyValue(name).trim());
    const font = `12px ${style.getPropertyValue("--text").trim()}`;
    const axis = {
      stroke: ink,
      grid: { stroke: grid, width: 1 },
      ticks: { stroke: grid, width: 1 },
      font,
      labelFont: `600 ${font}`,
      labelSize: 24,
    };
    const written = (/** @type {any} */ _, /** @type {(number | null)[]} */ values) =>
      values.map((value) => (value === null ? "" : number(value, 4)));
    this.drawn = new uPlot(
      {
        width: this.width,
        height: picture.height ?? 340,
        legend: { show: !picture.isBars, live: true },
        cursor: { drag: { x: false, y: false } },
        scales: {
          x: {
            time: false,
            range: (/** @type {any} */ _, /** @type {number} */ least, /** @type {number} */ most) => [
              least - 0.6,
              most + 0.6,
            ],
          },
          y: {
            distr: picture.isLogarithmic ? 3 : 1,
            ...(picture.isBars
              ? {
                  range: (/** @type {any} */ _, /** @type {number} */ __, /** @type {number} */ most) => [
                    0,
                    most * 1.05,
                  ],
                }
              : {}),
          },
        },
        axes: [
          { ...axis, label: picture.acrossName, values: written, incrs: [1, 2, 5, 10, 20, 50] },
          { ...axis, label: picture.upName, values: written, size: 72 },
        ],
        series: [
          { label: picture.acrossName },
          ...picture.lines.map((line, at) => {
            const { colour, dash } = styleOf(at);
            return picture.isBars
              ? {
                  label: line.name,
                  stroke: colour,
                  fill: colour,
                  paths: uPlot.paths.bars({ size: [0.8, 60] }),
                  points: { show: false },
                }
              : {
                  label: line.name,
                  stroke: colour,
                  dash,
                  width: 2,
                  spanGaps: true,
                  points: { show: true, size: 7, stroke: colour, fill: colour },
                  value: (/** @type {any} */ _, /** @type {number | null} */ value) =>
                    value === null || value === undefined ? "–" : number(value, 3),
                };
          }),
        ],
      },
      [picture.across, ...picture.lines.map(({ values }) => values)],
      this.place,
    );
    const canvas = this.place.querySelector("canvas");
    canvas?.setAttribute("role", "img");
    canvas?.setAttribute(
      "aria-label",
      `${picture.upName} / ${picture.acrossName}: ${picture.lines.map(({ name }) => name).join(", ")}`,
    );
  }

  clear() {
    this.picture = null;
    this.drawn?.destroy();
    this.drawn = null;
  }

  /** The chart as a picture. @returns {Promise<Blob | null>} */
  picturePng() {
    const from = this.place.querySelector("canvas");
    if (!from) return Promise.resolve(null);
    const to = make("canvas", { set: { width: from.width, height: from.height } });
    const context = to.getContext("2d");
    if (!context) return Promise.resolve(null);
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--surface");
    context.fillRect(0, 0, to.width, to.height);
    context.drawImage(from, 0, 0);
    return new Promise((resolve) => to.toBlob(resolve, "image/png"));
  }
}

// The same run as a file.

import { button, make, offerFile } from "./dom.js";
import { report } from "./notice.js";
import { askForFile } from "./server.js";

const FORMATS = /** @type {const} */ (["json", "jsonl", "csv", "dot", "svg", "png"]);

/** @param {() => object} wanted */
export function filesPanel(wanted) {
  const one = (/** @type {string} */ format) =>
    button(
      `page-file-${format}`,
      () =>
        void report(async () => {
          offerFile(`jiugong-trace.${format}`, await askForFile("trace", { ...wanted(), format }));
        }),
      { id: `file-${format}` },
    );
  return make(
    "div",
    { class: "panel files" },
    make("h2", { say: "page-files" }),
    make("div", { class: "buttons" }, ...FORMATS.map(one)),
  );
}

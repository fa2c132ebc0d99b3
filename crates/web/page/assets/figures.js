// Figures of a comparison: trials as they come, summed up by contestant and distance.

/** @typedef {{ algorithm: string, heuristic: string | null }} Contestant */
/** @typedef {{ contestant: number, board: string, distance: number | null, status: string, error: string | null, length: number | null, optimal: boolean | null, excess: number | null, expanded: number, generated: number, largest_open: number, held_bytes: number, branching_factor: number | null, seconds: number | null }} Trial */

/** Figures that can be shown. @typedef {"expanded" | "generated" | "branching_factor" | "seconds" | "held_bytes" | "length" | "excess"} Measure */

export const MEASURES = /** @type {Measure[]} */ ([
  "expanded",
  "generated",
  "branching_factor",
  "seconds",
  "held_bytes",
  "length",
  "excess",
]);

/** Those whose growth shows on a logarithmic axis only. */
export const LOGARITHMIC = new Set(["expanded", "generated", "seconds", "held_bytes"]);

/** @param {(number | null)[]} values */
export function mean(values) {
  const known = values.filter((value) => value !== null);
  return known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}

/** What the program calls a contestant. @param {Contestant} contestant */
export function nameOf({ algorithm, heuristic }) {
  return heuristic ? `${algorithm} ${heuristic}` : algorithm;
}

/** The distances that occur, in order. @param {Trial[]} trials */
export function distancesOf(trials) {
  return [...new Set(trials.flatMap(({ distance }) => (distance === null ? [] : [distance])))].sort(
    (one, other) => one - other,
  );
}

/** The mean of a figure of a contestant, at one distance or over all boards. @param {Trial[]} trials @param {number} contestant @param {Measure} measure @param {number} [distance] */
export function meanOf(trials, contestant, measure, distance) {
  return mean(
    trials
      .filter(
        (trial) =>
          trial.contestant === contestant &&
          trial.error === null &&
          (distance === undefined || trial.distance === distance),
      )
      .map((trial) => trial[measure] ?? null),
  );
}

/** The trials as a table for other programs. @param {Contestant[]} contestants @param {Trial[]} trials */
export function writeCsv(contestants, trials) {
  const columns = /** @type {const} */ ([
    "board",
    "distance",
    "status",
    "length",
    "excess",
    "expanded",
    "generated",
    "largest_open",
    "held_bytes",
    "branching_factor",
    "seconds",
  ]);
  const lines = trials.map((trial) =>
    [
      contestants[trial.contestant]?.algorithm,
      contestants[trial.contestant]?.heuristic ?? "",
      ...columns.map((column) => trial[column] ?? ""),
    ]
      .map((value) => quoted(String(value)))
      .join(","),
  );
  return `${["algorithm", "heuristic", ...columns].join(",")}\n${lines.join("\n")}\n`;
}

/** @param {string} text */
function quoted(text) {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

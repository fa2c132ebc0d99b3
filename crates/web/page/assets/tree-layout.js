// Where the nodes of a tree stand: each above the middle of its children, subtrees as near to each other as they can.
// (C. Wetherell and A. Shannon, “Tidy drawings of trees”, IEEE Transactions on Software Engineering 5, 1979, with
// contours as in E. M. Reingold and J. S. Tilford, “Tidier drawings of trees”, 1981.)

/**
 * @template T
 * @typedef {Object} Placed
 * @property {T} node
 * @property {number} x in widths of a node
 * @property {number} depth
 * @property {Placed<T> | null} parent
 * @property {number} folded nodes below it that are not drawn
 */

/**
 * Places a forest. The time grows with the nodes, and for each subtree that is moved aside with its depth.
 * @template T
 * @param {T[]} roots
 * @param {(node: T) => T[]} childrenOf
 * @param {(node: T) => boolean} isFolded
 * @returns {Placed<T>[]} parents before their children
 */
export function layOut(roots, childrenOf, isFolded) {
  /** @type {Placed<T>[]} */
  const placed = [];
  /** @type {number[]} the place of each one's parent in that list */
  const parents = [];

  // Parents first, children from right to left; without recursion, as a path may be thousands of slides long.
  const nodes = [...roots];
  const above = roots.map(() => -1);
  while (nodes.length) {
    const node = /** @type {T} */ (nodes.pop());
    const parent = above.pop() ?? -1;
    const below = childrenOf(node);
    const folded = isFolded(node) ? below.length : 0;
    const index = placed.length;
    placed.push({ node, x: 0, depth: (placed[parent]?.depth ?? -1) + 1, parent: placed[parent] ?? null, folded });
    parents.push(parent);
    if (folded) continue;
    for (const child of below) {
      nodes.push(child);
      above.push(index);
    }
  }

  const count = placed.length;
  /** How far each one was moved aside, with all below it. */
  const shift = new Float64Array(count);
  /** The deepest level below each, and the middle of its outer children. */
  const deepest = new Int32Array(count);
  const first = new Float64Array(count).fill(NaN);
  const last = new Float64Array(count);
  /** @type {number[]} the first place of each level that is free */
  const free = [];

  // Backwards that is children first, from left to right.
  for (let index = count - 1; index >= 0; index--) {
    const own = /** @type {Placed<T>} */ (placed[index]);
    const { depth } = own;
    const start = free[depth] ?? 0;
    const left = first[index] ?? NaN;
    const wanted = Number.isNaN(left) ? start : (left + (last[index] ?? 0)) / 2;
    own.x = Math.max(wanted, start);
    const reach = Math.max(deepest[index] ?? 0, depth);
    const by = own.x - wanted;
    shift[index] = by;
    if (by > 0) for (let level = depth + 1; level <= reach; level++) free[level] = (free[level] ?? 0) + by;
    free[depth] = own.x + 1;
    const parent = parents[index] ?? -1;
    if (parent < 0) continue;
    deepest[parent] = Math.max(deepest[parent] ?? 0, reach);
    if (Number.isNaN(first[parent] ?? NaN)) first[parent] = own.x;
    last[parent] = own.x;
  }

  // What is moved takes along all that is below it.
  const moved = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const parent = parents[index] ?? -1;
    if (parent < 0) continue;
    moved[index] = (moved[parent] ?? 0) + (shift[parent] ?? 0);
    /** @type {Placed<T>} */ (placed[index]).x += moved[index] ?? 0;
  }
  return placed;
}

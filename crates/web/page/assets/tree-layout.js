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
 * Places a forest. The time grows with the nodes times the depth at worst, and with the nodes for trees as searches make them.
 * @template T
 * @param {T[]} roots
 * @param {(node: T) => T[]} childrenOf
 * @param {(node: T) => boolean} isFolded
 * @returns {Placed<T>[]} parents before their children
 */
export function layOut(roots, childrenOf, isFolded) {
  /** @type {Placed<T>[]} */
  const placed = [];
  /** @type {number[]} the first place of each depth that is free */
  const free = [];
  /** @type {number[]} how far the subtree of each placed node is moved with it */
  const shift = [];
  /** @type {number[]} the depth of the deepest node below each */
  const deepest = [];
  /** @type {number[][]} */
  const children = [];

  // Parents first, without recursion: a path may be thousands of slides long.
  /** @type {{ node: T, depth: number, parent: number }[]} */
  const stack = [...roots].reverse().map((node) => ({ node, depth: 0, parent: -1 }));
  /** @type {number[]} */
  const parents = [];
  while (stack.length) {
    const item = stack.pop();
    if (!item) break;
    const index = placed.length;
    const below = childrenOf(item.node);
    const folded = isFolded(item.node) ? below.length : 0;
    placed.push({ node: item.node, x: 0, depth: item.depth, parent: placed[item.parent] ?? null, folded });
    parents.push(item.parent);
    children.push([]);
    shift.push(0);
    children[item.parent]?.push(index);
    if (folded) continue;
    for (let place = below.length - 1; place >= 0; place--) {
      const node = below[place];
      if (node !== undefined) stack.push({ node, depth: item.depth + 1, parent: index });
    }
  }

  // The order above is a preorder; a postorder of the same children from left to right:
  for (const index of postorder(parents, children)) {
    const own = placed[index];
    const below = children[index] ?? [];
    if (!own) continue;
    const [first, last] = [placed[below[0] ?? -1], placed[below[below.length - 1] ?? -1]];
    const wanted = first && last ? (first.x + last.x) / 2 : free[own.depth] ?? 0;
    own.x = Math.max(wanted, free[own.depth] ?? 0);
    const by = own.x - wanted;
    shift[index] = by;
    const reach = below.reduce((most, child) => Math.max(most, deepest[child] ?? 0), own.depth);
    deepest[index] = reach;
    if (by > 0) for (let depth = own.depth + 1; depth <= reach; depth++) free[depth] = (free[depth] ?? 0) + by;
    free[own.depth] = own.x + 1;
  }

  // A moved node takes what is below along.
  /** @type {number[]} */
  const moved = [];
  placed.forEach((own, index) => {
    const parent = parents[index] ?? -1;
    const by = parent < 0 ? 0 : (moved[parent] ?? 0) + (shift[parent] ?? 0);
    moved.push(by);
    own.x += by;
  });
  return placed;
}

/** @param {number[]} parents @param {number[][]} children */
function* postorder(parents, children) {
  for (let root = 0; root < parents.length; root++) {
    if (parents[root] !== -1) continue;
    /** @type {[number, number][]} */
    const stack = [[root, 0]];
    while (stack.length) {
      const top = stack[stack.length - 1];
      if (!top) break;
      const next = children[top[0]]?.[top[1]];
      top[1] += 1;
      if (next === undefined) {
        stack.pop();
        yield top[0];
      } else {
        stack.push([next, 0]);
      }
    }
  }
}

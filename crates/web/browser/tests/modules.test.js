// Laws of the page's modules, in the browser that runs them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Bench } from "../browser.js";

const bench = new Bench();
before(() => bench.start());
after(() => bench.stop());

test("trees are laid out with parents above the middle of their children and without overlaps", async () => {
  const page = await bench.open("#play");
  const wrong = await page.evaluate(async () => {
    const { layOut } = await import(/** @type {string} */ ("/assets/tree-layout.js"));
    const faults = [];
    let seed = 1;
    const random = () => (seed = (seed * 48271) % 0x7fffffff) / 0x7fffffff;
    for (let round = 0; round < 60; round++) {
      const nodes = [{ id: 0, children: /** @type {any[]} */ ([]) }];
      for (let id = 1; id < 1 + round * 8; id++) {
        const node = { id, children: [] };
        nodes[Math.floor(random() ** (1 + (round % 3)) * nodes.length)]?.children.push(node);
        nodes.push(node);
      }
      const placed = layOut(
        [nodes[0]],
        (/** @type {any} */ node) => node.children,
        () => false,
      );
      if (placed.length !== nodes.length) faults.push(`round ${round}: ${placed.length} of ${nodes.length} are placed`);
      const at = new Map(placed.map((/** @type {any} */ place) => [place.node, place]));
      /** @type {Map<number, number[]>} */
      const levels = new Map();
      for (const place of placed) {
        levels.set(place.depth, [...(levels.get(place.depth) ?? []), place.x]);
        const below = place.node.children.map((/** @type {any} */ child) => at.get(child).x);
        if (below.length && Math.abs((Math.min(...below) + Math.max(...below)) / 2 - place.x) > 1e-6)
          faults.push(`round ${round}: ${place.node.id} is not in the middle`);
      }
      for (const places of levels.values()) {
        places.sort((one, other) => one - other);
        if (places.some((x, index) => index > 0 && x - (places[index - 1] ?? 0) < 1 - 1e-6))
          faults.push(`round ${round}: overlap`);
      }
    }
    return faults;
  });
  assert.deepEqual(wrong, []);
  await bench.close(page);
});

test("whatever is played, undo to the beginning is the start, and redo to the end is the board", async () => {
  const page = await bench.open("#play");
  const wrong = await page.evaluate(async () => {
    const [{ Game }, { standardBoard, writeBoard, readBoard, wayTo }] = await Promise.all([
      import(/** @type {string} */ ("/assets/game.js")),
      import(/** @type {string} */ ("/assets/board.js")),
    ]);
    const faults = [];
    for (const [width, height] of [
      [2, 2],
      [3, 3],
      [5, 2],
      [10, 10],
    ]) {
      const start = standardBoard(width, height);
      const game = new Game(start, start);
      for (let move = 0; move < 300; move++) game.move(wayTo(game.board, (move * 7919) % start.cells.length));
      const end = writeBoard(game.board);
      const again = new Game(start, start);
      again.replay(game.ways.join(""));
      if (writeBoard(again.board) !== end) faults.push(`${width}x${height}: the replay differs`);
      if (writeBoard(readBoard(end)) !== end) faults.push(`${width}x${height}: the text differs`);
      const gestures = game.done.length;
      while (game.undo());
      if (writeBoard(game.board) !== writeBoard(start)) faults.push(`${width}x${height}: undo`);
      while (game.redo());
      if (writeBoard(game.board) !== end || game.done.length !== gestures) faults.push(`${width}x${height}: redo`);
    }
    return faults;
  });
  assert.deepEqual(wrong, []);
  await bench.close(page);
});

test("stepping a recording forward and back leaves every node as it was", async () => {
  const page = await bench.open("#play");
  const wrong = await page.evaluate(async () => {
    const { Trace } = await import(/** @type {string} */ ("/assets/trace.js"));
    const faults = [];
    const { algorithms } = await (await fetch("/api/v1/catalogue?lang=en")).json();
    for (const { name } of algorithms) {
      const answer = await fetch("/api/v1/trace", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ board: "1 2 3/8 6 7/4 0 5", goal: "standard", algorithm: name, to: 120 }),
      });
      const { events } = await answer.json();
      const trace = new Trace(events);
      const states = () => trace.nodes.map((/** @type {any} */ node) => node.state).join();
      const forward = [];
      for (let step = 0; step <= trace.lastStep; step++) {
        trace.goTo(step);
        if (trace.step !== step) faults.push(`${name}: step ${trace.step} instead of ${step}`);
        forward.push(states());
      }
      for (let step = trace.lastStep; step >= 0; step--) {
        trace.goTo(step);
        if (states() !== forward[step]) faults.push(`${name}: step ${step} differs on the way back`);
      }
      const made = events.filter((/** @type {any} */ event) => event.event === "expand").length;
      trace.goTo(trace.lastStep);
      if (trace.expanded !== made) faults.push(`${name}: ${trace.expanded} of ${made} expansions`);
      const last = [...events].reverse().find((/** @type {any} */ event) => event.event === "expand");
      if (
        last &&
        !trace.isCut &&
        trace.inState("open").length + trace.inState("taken").length !== last.open &&
        !trace.manner.isStack &&
        events.every(
          (/** @type {any} */ event) => event.side !== "goal" && event.event !== "restart" && event.event !== "forget",
        )
      ) {
        const after = events
          .slice(events.lastIndexOf(last))
          .filter((/** @type {any} */ event) => event.event === "solution").length;
        faults.push(
          `${name}: open ${trace.inState("open").length}, the recording says ${last.open} (${after} solutions)`,
        );
      }
    }
    return faults;
  });
  assert.deepEqual(wrong, []);
  await bench.close(page);
});

test("the next node is the one that the rule of the algorithm names, whatever is open", async () => {
  const page = await bench.open("#play");
  const wrong = await page.evaluate(async () => {
    const [{ Trace }, { byTurn, rivalsOf, whyNext }] = await Promise.all([
      import(/** @type {string} */ ("/assets/trace.js")),
      import(/** @type {string} */ ("/assets/explain-order.js")),
    ]);
    const faults = [];
    const { algorithms } = await (await fetch("/api/v1/catalogue?lang=en")).json();
    const names = [
      ...algorithms.map((/** @type {any} */ entry) => entry.name),
      "a-star(ties=larger-g)",
      "beam(width=3)",
    ];
    for (const algorithm of names)
      for (const heuristic of ["manhattan", "inversions"]) {
        const answer = await fetch("/api/v1/trace", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ board: "1 2 3/8 6 7/4 0 5", goal: "standard", algorithm, heuristic, to: 250 }),
        });
        const trace = new Trace((await answer.json()).events);
        let asked = 0;
        for (let step = 0; step < trace.lastStep; step++) {
          trace.goTo(step);
          const { next, manner } = trace;
          if (!next) continue;
          asked += 1;
          const open = trace.inState("open");
          if (!whyNext(trace, open)) faults.push(`${algorithm} ${heuristic}: step ${step}: no reason`);
          const isTold = !["rounds", "recursive"].includes(manner.kind);
          const first = [...rivalsOf(trace, open)].sort((one, other) => byTurn(manner, one, other))[0];
          if (isTold ? first !== next : first.f !== next.f)
            faults.push(`${algorithm} ${heuristic}: step ${step}: ${next.board} instead of ${first?.board}`);
        }
        if (asked < 5) faults.push(`${algorithm}: only ${asked} steps`);
      }
    return faults;
  });
  assert.deepEqual(wrong, []);
  await bench.close(page);
});

/** Hints for a first game. The first step whose moment has come is told. */

/** @typedef {import("../../lib/types.js").Table} Table */

const mine = (/** @type {Table} */ table) => table.legal.length > 0;
/** Empty spaces where the tile in hand fits. @param {Table} table */
const places = (table) => table.legal.filter((move) => move.verb === "place").map((move) => String(move.target));

/** @type {import("../../lib/types.js").Lesson} */
export default {
  setup: { players: 2, options: { setup: "sorted" } },
  steps: [
    {
      once: true,
      message: "lesson-garden",
      when: (table) => table.state === "playing",
      places: (table) => ["a1", "b2", "c3", "d4"].map((at) => `${table.viewer ?? 0}-${at}`),
    },
    {
      message: "lesson-draw",
      when: (table) => mine(table) && table.legal.every((move) => move.verb === "draw"),
      places: () => ["pile"],
    },
    { message: "lesson-place", when: (table) => mine(table) && table.view.held && places(table).length > 0, places },
    { message: "lesson-discard", when: (table) => mine(table) && table.view.held },
    { message: "lesson-take", when: mine },
    { message: "lesson-end", when: (table) => table.state === "over" },
  ],
};

/** Hints for a first game. The first step whose moment has come is told. */

/** @typedef {import("../../lib/types.js").Table} Table */

const can = (/** @type {Table} */ table, /** @type {string[]} */ ...verbs) =>
  table.legal.some((move) => verbs.includes(move.verb));
const own = (/** @type {Table} */ table) => table.view?.seats[table.viewer ?? 0];
const planted = (/** @type {Table} */ table) =>
  own(table).beds.reduce((/** @type {number} */ sum, /** @type {any} */ bed) => sum + (bed?.tiles.length ?? 0), 0);

/** @type {import("../../lib/types.js").Lesson} */
export default {
  setup: { players: 2, options: {} },
  steps: [
    { once: true, message: "lesson-welcome", when: (table) => table.state === "playing" && planted(table) === 0 },
    {
      once: true,
      message: "lesson-take",
      when: (table) => can(table, "plant") && planted(table) < 2,
      places: (table) => table.view.gardener.row.map((/** @type {string} */ space) => `nursery-${space}`),
    },
    { once: true, message: "lesson-ahead", when: (table) => can(table, "plant") && planted(table) >= 2 },
    { once: true, message: "lesson-ramble", when: (table) => can(table, "ramble") },
    { once: true, message: "lesson-cats", when: (table) => can(table, "done") },
    { message: "lesson-cube", when: (table) => can(table, "cube") },
    { message: "lesson-pot", when: (table) => can(table, "pot") && !can(table, "plant") && planted(table) < 6 },
    { once: true, message: "lesson-final", when: (table) => can(table, "pay") },
    { message: "lesson-end", when: (table) => table.state === "over" },
  ],
};

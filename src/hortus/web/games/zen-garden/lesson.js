/** Hints for a first game. The first step whose moment has come is told. */

/** @typedef {import("../../lib/types.js").Table} Table */

const garden = (/** @type {Table} */ table) => table.view.gardens[table.viewer ?? 0];
const laid = (/** @type {Table} */ table) => garden(table).rows.flat().filter(Boolean).length;
const taking = (/** @type {Table} */ table) => table.legal.some((move) => move.verb === "take");
const placing = (/** @type {Table} */ table) => table.legal.some((move) => move.verb === "place");

/** @type {import("../../lib/types.js").Lesson} */
export default {
  setup: { players: 2, options: { boards: "1" } },
  steps: [
    { once: true, message: "lesson-welcome", when: (table) => table.state === "playing" && laid(table) === 0 },
    { message: "lesson-take", when: (table) => taking(table) && laid(table) === 0 },
    { message: "lesson-first", when: (table) => placing(table) && laid(table) === 0 },
    { message: "lesson-beside", when: (table) => placing(table) && laid(table) === 1 },
    { message: "lesson-points", when: (table) => placing(table) && laid(table) === 2 },
    {
      once: true,
      message: "lesson-shift",
      when: (table) => {
        const { width, height } = garden(table);
        return placing(table) && laid(table) >= 3 && (width < table.view.size || height < table.view.size);
      },
    },
    { once: true, message: "lesson-wishes", when: (table) => taking(table) && laid(table) >= 3 },
    { once: true, message: "lesson-lines", when: (table) => taking(table) && laid(table) >= 5 },
    { message: "lesson-poor", when: (table) => taking(table) && garden(table).money < 3 },
    { message: "lesson-end", when: (table) => table.state === "over" },
  ],
};

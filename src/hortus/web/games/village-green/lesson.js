/** Hints for a first game. The first step whose moment has come is told. */
import { CELLS, SPACES } from "./places.js";

/** @typedef {import("../../lib/types.js").Table} Table */

const mine = (/** @type {Table} */ table) => table.legal.length > 0;
const phase = (/** @type {string} */ name) => (/** @type {Table} */ table) => mine(table) && table.view.phase === name;
const my = (/** @type {Table} */ table) => table.view.villages[table.viewer ?? 0];
const targets = (/** @type {Table} */ table) =>
  [...new Set(table.legal.map((move) => move.target ?? ""))].filter(Boolean);
/** Where a card of the hand fits. @param {Table} table */
const places = (table) => targets(table).filter((at) => CELLS.includes(at.slice(2)));
const at = (/** @type {string[]} */ names) => (/** @type {Table} */ table) =>
  names.map((name) => `${table.viewer ?? 0}-${name}`);

/** @type {import("../../lib/types.js").Lesson} */
export default {
  setup: { players: 2, options: {} },
  steps: [
    { once: true, message: "lesson-welcome", when: phase("set-up"), places: at(["a0", "b0", "c0"]) },
    { message: "lesson-set-up", when: phase("set-up"), places: targets },
    { message: "lesson-take", when: (table) => phase("action")(table) && my(table).shown === 0 },
    { message: "lesson-place", when: (table) => phase("place")(table) && my(table).shown === 0, places },
    { once: true, message: "lesson-structure", when: phase("take award") },
    { message: "lesson-lay", when: phase("lay") },
    { message: "lesson-misfit", when: (table) => phase("place")(table) && places(table).length === 0 },
    { once: true, message: "lesson-match", when: (table) => phase("place")(table) && my(table).shown > 0 },
    {
      once: true,
      message: "lesson-awards",
      when: (table) => phase("action")(table) && my(table).shown > 1,
      places: at(SPACES),
    },
    {
      once: true,
      message: "lesson-village",
      when: (table) => phase("action")(table) && my(table).shown > 3 && my(table).village_card === "up",
      places: at(["z0"]),
    },
    { once: true, message: "lesson-last", when: (table) => table.view.last_round && table.state === "playing" },
    { message: "lesson-end", when: (table) => table.state === "over" },
  ],
};

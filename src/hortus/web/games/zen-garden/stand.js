/**
 * Where each garden stands in its 4 × 4 frame. The match does not know: cells count from the top left of the
 * garden's bounding box. The page remembers the frame cell of every tile, so that the garden stands still when a
 * new tile renumbers it; unknown gardens stand in the middle.
 */
import { signal } from "../../lib/ui.js";

/** @typedef {import("../../lib/types.js").Table} Table */
/** @typedef {Map<string, [number, number]>} Stand  frame column and row by tile */

export const SIZE = 4;
const moved = signal(0);
/** @type {WeakMap<object, Map<number, Stand>>} */
const diagrams = new WeakMap();
/** @type {Map<string, Map<number, Stand>>} */
const tables = new Map();
const key = (/** @type {Table} */ table) => `zen:${table.id}`;

/** @param {Table} table @returns {Map<number, Stand>} */
function standsOf(table) {
  if (table.id === "diagram") {
    if (!diagrams.has(table.view)) diagrams.set(table.view, new Map());
    return /** @type {Map<number, Stand>} */ (diagrams.get(table.view));
  }
  let stands = tables.get(table.id);
  if (!stands) {
    stands = new Map();
    try {
      for (const [seat, tiles] of Object.entries(JSON.parse(sessionStorage.getItem(key(table)) ?? "{}")))
        stands.set(Number(seat), new Map(Object.entries(/** @type {any} */ (tiles))));
    } catch {
      // Where a garden stands is no great loss.
    }
    tables.set(table.id, stands);
  }
  return stands;
}

/** @param {Table} table */
function keep(table) {
  if (table.id === "diagram") return;
  try {
    sessionStorage.setItem(
      key(table),
      JSON.stringify(
        Object.fromEntries([...standsOf(table)].map(([seat, stand]) => [seat, Object.fromEntries(stand)])),
      ),
    );
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The tiles of a garden with their cells. @param {any} garden @returns {{tile: any, column: number, row: number}[]} */
export const tilesOf = (garden) =>
  garden.rows.flatMap((/** @type {any[]} */ line, /** @type {number} */ row) =>
    line.map((tile, column) => ({ tile, column, row })).filter((one) => one.tile),
  );

const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(0, Math.min(most, n));

/** How far the garden's a1 is from the frame's corner: columns, rows. @param {Table} table @param {number} seat @returns {[number, number]} */
export function offsetOf(table, seat) {
  moved.value; // subscribes the drawing
  const garden = table.view.gardens[seat];
  const tiles = tilesOf(garden);
  const stands = standsOf(table);
  const stand = stands.get(seat);
  const known = tiles.find((one) => stand?.has(one.tile.tile));
  const at = known && stand?.get(known.tile.tile);
  const x = within(known && at ? at[0] - known.column : Math.floor((SIZE - garden.width) / 2), SIZE - garden.width);
  const y = within(known && at ? at[1] - known.row : Math.floor((SIZE - garden.height) / 2), SIZE - garden.height);
  if (
    tiles.length &&
    (stand?.size !== tiles.length ||
      !tiles.every(({ tile, column, row }) => `${stand.get(tile.tile)}` === `${[x + column, y + row]}`))
  ) {
    stands.set(seat, new Map(tiles.map(({ tile, column, row }) => [tile.tile, [x + column, y + row]])));
    keep(table);
  }
  return [x, y];
}

/** The first tile will lie on this cell of the frame. @param {Table} table @param {number} seat @param {string} tile @param {number} column @param {number} row */
export function standAt(table, seat, tile, column, row) {
  standsOf(table).set(seat, new Map([[tile, [column, row]]]));
  keep(table);
}

/** May the garden shift that way? @param {Table} table @param {number} seat @param {number} columns @param {number} rows */
export function canShift(table, seat, columns, rows) {
  const { width, height } = table.view.gardens[seat];
  const [x, y] = offsetOf(table, seat);
  return width > 0 && x + columns >= 0 && y + rows >= 0 && x + columns + width <= SIZE && y + rows + height <= SIZE;
}

/** Shift as far as the frame allows; answers whether anything moved. @param {Table} table @param {number} seat @param {number} columns @param {number} rows */
export function shift(table, seat, columns, rows) {
  const garden = table.view.gardens[seat];
  const [x, y] = offsetOf(table, seat);
  const [left, top] = [within(x + columns, SIZE - garden.width), within(y + rows, SIZE - garden.height)];
  if (!garden.width || (left === x && top === y)) return false;
  standsOf(table).set(
    seat,
    new Map(tilesOf(garden).map(({ tile, column, row }) => [tile.tile, [left + column, top + row]])),
  );
  keep(table);
  moved.value++;
  return true;
}

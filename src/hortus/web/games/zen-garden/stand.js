/**
 * Where each garden stands in its frame. The match does not know; the page remembers, for this tab, on which cell of the
 * frame the garden's first tile lies, so that everything stands still when a new tile is laid.
 */
import { signal } from "../../lib/ui.js";

/** @typedef {import("../../lib/types.js").Table} Table */
/** @typedef {Record<string, [number, number]>} Stands  by seat: column and row of the first tile in the frame */

const START = /** @type {[number, number]} */ ([1, 1]);
/** @type {Map<string, {value: Stands}>} */
const tables = new Map();
const key = (/** @type {Table} */ table) => `zen:${table.id}`;

/** @param {Table} table */
function standsOf(table) {
  let found = tables.get(key(table));
  if (found) return found;
  /** @type {Stands} */
  let kept = {};
  try {
    if (table.id !== "diagram") kept = JSON.parse(sessionStorage.getItem(key(table)) ?? "{}");
  } catch {
    // Where a garden stands is no great loss.
  }
  found = signal(kept);
  tables.set(key(table), found);
  return found;
}

const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(0, Math.min(most, n));

/**
 * How far the garden's top left is from the frame's: columns, rows.
 * @param {Table} table @param {number} seat @returns {[number, number]}
 */
export function offsetOf(table, seat) {
  const { first, width, height } = table.view.gardens[seat];
  const [column, row] = standsOf(table).value[seat] ?? START;
  const { size } = table.view;
  return [within(column - first.column, size - width), within(row - first.row, size - height)];
}

/** The first tile lies on this cell of the frame. @param {Table} table @param {number} seat @param {number} column @param {number} row */
export function standAt(table, seat, column, row) {
  const stands = standsOf(table);
  stands.value = { ...stands.value, [seat]: [column, row] };
  try {
    if (table.id !== "diagram") sessionStorage.setItem(key(table), JSON.stringify(stands.value));
  } catch {
    // Then it lasts as long as the page.
  }
}

/**
 * As far as the frame lets the garden shift that way.
 * @param {Table} table @param {number} seat @param {number} columns @param {number} rows
 */
export function room(table, seat, columns, rows) {
  const { width, height } = table.view.gardens[seat];
  const { size } = table.view;
  const [x, y] = offsetOf(table, seat);
  if (!width) return [0, 0];
  return [within(x + columns, size - width) - x, within(y + rows, size - height) - y];
}

/** May the garden shift that way? @param {Table} table @param {number} seat @param {number} columns @param {number} rows */
export const canShift = (table, seat, columns, rows) => room(table, seat, columns, rows).some((steps) => steps !== 0);

/**
 * Shift as far as the frame allows; answers whether anything moved.
 * @param {Table} table @param {number} seat @param {number} columns @param {number} rows
 */
export function shift(table, seat, columns, rows) {
  const [dx, dy] = room(table, seat, columns, rows);
  if (!dx && !dy) return false;
  const { first } = table.view.gardens[seat];
  const [x, y] = offsetOf(table, seat);
  standAt(table, seat, x + dx + first.column, y + dy + first.row);
  return true;
}

/**
 * Where each garden stands in its frame. The match does not know; the page remembers, as long as the tab is open, on which
 * cell of the frame the garden's first tile lies, so that everything stands still when a new tile is laid.
 */
/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {Pick<BoardProps, "table" | "play">} Props */

const START = /** @type {[number, number]} */ ([1, 1]);

/** By seat: column and row of the first tile in the frame. @param {Props} props */
const stands = ({ play }) => play.kept("zen-stands", /** @type {Record<string, [number, number]>} */ ({}), true);

const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(0, Math.min(most, n));

/**
 * How far the garden's top left is from the frame's: columns, rows.
 * @param {Props} props @param {number} seat @returns {[number, number]}
 */
export function offsetOf(props, seat) {
  const { gardens, size } = props.table.view;
  const { first, width, height } = gardens[seat];
  const [column, row] = stands(props).value[seat] ?? START;
  return [within(column - first.column, size - width), within(row - first.row, size - height)];
}

/** The first tile lies on this cell of the frame. @param {Props} props @param {number} seat @param {number} column @param {number} row */
export function standAt(props, seat, column, row) {
  const kept = stands(props);
  kept.value = { ...kept.value, [seat]: [column, row] };
}

/**
 * As far as the frame lets the garden shift that way.
 * @param {Props} props @param {number} seat @param {number} columns @param {number} rows @returns {[number, number]}
 */
export function room(props, seat, columns, rows) {
  const { gardens, size } = props.table.view;
  const { width, height } = gardens[seat];
  const [x, y] = offsetOf(props, seat);
  if (!width) return [0, 0];
  return [within(x + columns, size - width) - x, within(y + rows, size - height) - y];
}

/**
 * Shift as far as the frame allows; answers whether anything moved.
 * @param {Props} props @param {number} seat @param {number} columns @param {number} rows
 */
export function shift(props, seat, columns, rows) {
  const [dx, dy] = room(props, seat, columns, rows);
  if (!dx && !dy) return false;
  const { first } = props.table.view.gardens[seat];
  const [x, y] = offsetOf(props, seat);
  standAt(props, seat, x + dx + first.column, y + dy + first.row);
  return true;
}

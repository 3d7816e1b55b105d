/** Squares and polyominoes. A cell is [column, row], from 0 at the top left. */

/** @typedef {[number, number]} Cell */

/** "c1" from column 2, row 0; column −1 is z, row −1 is 0. @param {number} column @param {number} row */
export const square = (column, row) => `${column < 0 ? "z" : String.fromCharCode(97 + column)}${row + 1}`;

/** The names of the squares of a garden, row by row. @param {number} columns @param {number} rows */
export const squares = (columns, rows) =>
  Array.from({ length: columns * rows }, (_, i) => square(i % columns, Math.floor(i / columns)));

/** Where a square is, by its name. @param {string} name @returns {Cell} */
export const cell = (name) => [name[0] === "z" ? -1 : name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

/** The rectangle around cells. @param {Cell[]} cells */
export function bounds(cells) {
  const [columns, rows] = [0, 1].map((way) => cells.map((one) => one[way]));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** @param {Cell[]} cells @param {number} x @param {number} y @returns {Cell[]} */
export const moved = (cells, x, y) => cells.map(([column, row]) => [column + x, row + y]);

/** Row by row. @param {Cell[]} cells */
export const inOrder = (cells) => [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);

/**
 * Flipped left to right first, then turned clockwise by quarters; again from 0, 0.
 * @param {Cell[]} cells @param {number} turns @param {boolean} [flip] @returns {Cell[]}
 */
export function turned(cells, turns, flip = false) {
  /** @type {Cell[]} */
  let now = flip ? cells.map(([x, y]) => [-x, y]) : cells;
  for (let i = 0; i < ((turns % 4) + 4) % 4; i++) now = now.map(([x, y]) => [-y, x]);
  const { left, top } = bounds(now);
  return moved(now, -left, -top);
}

/** An SVG path around a polyomino, holes included (use fill-rule evenodd). @param {Cell[]} cells @param {number} unit */
export function outline(cells, unit) {
  const filled = new Set(cells.map(([x, y]) => `${x},${y}`));
  /** @type {Map<string, Cell[]>} */
  const edges = new Map();
  const edge = (/** @type {Cell} */ from, /** @type {Cell} */ to) =>
    edges.set(`${from}`, [...(edges.get(`${from}`) ?? []), to]);
  for (const [x, y] of cells) {
    if (!filled.has(`${x},${y - 1}`)) edge([x, y], [x + 1, y]);
    if (!filled.has(`${x + 1},${y}`)) edge([x + 1, y], [x + 1, y + 1]);
    if (!filled.has(`${x},${y + 1}`)) edge([x + 1, y + 1], [x, y + 1]);
    if (!filled.has(`${x - 1},${y}`)) edge([x, y + 1], [x, y]);
  }
  let path = "";
  while (edges.size) {
    const first = /** @type {string} */ (edges.keys().next().value);
    let at = first;
    path += "M";
    do {
      const [x, y] = at.split(",").map(Number);
      path += `${x * unit} ${y * unit} `;
      const ways = /** @type {Cell[]} */ (edges.get(at));
      const next = /** @type {Cell} */ (ways.pop());
      if (!ways.length) edges.delete(at);
      at = `${next}`;
    } while (at !== first && edges.has(at));
    path += "Z";
  }
  return path;
}

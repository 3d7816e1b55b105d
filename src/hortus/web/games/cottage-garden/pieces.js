/** How Cottage Garden's pieces look: planted tiles, raised beds, cats. Drawing only. */
import { html, Use, still, useRef } from "../../lib/ui.js";
import { cell, outline, square, turned } from "../../lib/shapes.js";

/** @typedef {import("../../lib/shapes.js").Cell} Cell */
/** @typedef {{tile: string, label: string, flower: string, name: Record<string, string>, ground: string, shape: string[], pots: number, cloches: number, squares?: string[]}} Tile */

export const SPRITE = "cottage-garden";
export const INK = "#2f2a24";
const SIDE = 5;

/** What a flower looks like from far away: petals and heart. @type {Record<string, [string, string]>} */
const FAR = {
  tulip: ["#d8433b", "#f0867d"],
  daisy: ["#fffdf5", "#e8b52b"],
  poppy: ["#e2533a", "#2f2a24"],
  bluebell: ["#5b78c9", "#8fa6e3"],
  sunflower: ["#f0b323", "#6b4423"],
  lavender: ["#9a7cc4", "#6e4fa0"],
  iris: ["#7d5bb8", "#e8b52b"],
  pansy: ["#f1c232", "#6a4a9c"],
  lily: ["#fff3e3", "#e0812c"],
  cornflower: ["#3f64ab", "#22407c"],
  rose: ["#e8849c", "#b93c57"],
  snowdrop: ["#ffffff", "#6f9a52"],
  carnation: ["#f0a7c4", "#d65c8f"],
  peony: ["#f3c6cf", "#d9788c"],
};

/** The squares of a tile as it lies in the nursery. @param {Tile} tile @returns {Cell[]} */
export const cellsOf = (tile) =>
  tile.shape.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "X" ? [/** @type {Cell} */ ([x, y])] : [])));

/** @param {Tile} tile @param {{turns: number, flip: boolean}} way @returns {Cell[]} */
export const cellsIn = (tile, { turns, flip }) => turned(cellsOf(tile), turns, flip);

/** Seams between the squares of one tile. @param {Cell[]} cells @param {number} unit */
function seams(cells, unit) {
  const filled = new Set(cells.map(([x, y]) => `${x},${y}`));
  return cells
    .map(
      ([x, y]) =>
        `${filled.has(`${x + 1},${y}`) ? `M${(x + 1) * unit} ${y * unit + 3}v${unit - 6}` : ""}${filled.has(`${x},${y + 1}`) ? `M${x * unit + 3} ${(y + 1) * unit}h${unit - 6}` : ""}`,
    )
    .join("");
}

/**
 * A planted tile: its ground, a flower on every square, its own pots and cloches, its edge in ink.
 * @param {{tile: Tile, cells: Cell[], unit: number, x?: number, y?: number}} props
 */
export function Planted({ tile, cells, unit, x = 0, y = 0 }) {
  const sorted = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const symbols = [...Array(tile.pots).fill("cottage-pot"), ...Array(tile.cloches).fill("cottage-cloche")];
  const edge = outline(cells, unit);
  const far = unit < 12;
  const [petal, heart] = FAR[tile.flower] ?? FAR.daisy;
  return html`<g transform=${`translate(${x} ${y})`}>
    <path d=${edge} fill=${tile.ground} fill-rule="evenodd" stroke=${INK} stroke-width=${Math.max(1.6, unit / 11)} stroke-linejoin="round" />
    ${!far && html`<path d=${seams(cells, unit)} fill="none" stroke=${INK} stroke-opacity="0.22" stroke-width="1.5" stroke-dasharray="4 4" />`}
    ${sorted.map(([cx, cy], i) => {
      const [left, top] = [cx * unit, cy * unit];
      if (symbols[i]) {
        return html`${!far && html`<circle cx=${left + unit / 2} cy=${top + unit / 2} r=${unit * 0.44} fill="#fffaf0" fill-opacity="0.85" />`}
          <${Use} sprite=${SPRITE} id=${symbols[i]} x=${left + unit * 0.12} y=${top + unit * 0.1} size=${unit * 0.76} />`;
      }
      if (far)
        return html`<circle cx=${left + unit / 2} cy=${top + unit / 2} r=${unit * 0.3} fill=${petal} stroke=${heart} stroke-width=${unit * 0.12} />`;
      return html`<${Use} sprite=${SPRITE} id=${`cottage-${tile.flower}`} x=${left + unit * 0.08} y=${top + unit * 0.08} size=${unit * 0.84} />`;
    })}</g>`;
}

/** A tile in the middle of a room, as big as fits. @param {{tile: Tile, cells?: Cell[], x: number, y: number, room: number, unit: number, at?: string, from?: string}} props */
export function Centred({ tile, cells = cellsOf(tile), x, y, room, unit, at, from }) {
  const columns = Math.max(...cells.map(([c]) => c)) + 1;
  const rows = Math.max(...cells.map(([, r]) => r)) + 1;
  const one = Math.min(unit, room / Math.max(columns, rows));
  return html`<g transform=${`translate(${x + (room - one * columns) / 2} ${y + (room - one * rows) / 2})`}><g data-piece=${at ? tile.tile : undefined} data-at=${at} data-from=${from}><${Planted} tile=${tile} cells=${cells} unit=${one} /></g></g>`;
}

/** The cells of a laid tile. @param {string[]} squares */
export const cellsAt = (squares) => squares.map(cell);

/** A pot or a cat that is not yet on its square. @param {string} kind */
export const tokenIcon = (kind) => (kind === "pot" ? "cottage-pot-token" : "cottage-cat");

/** Which of the cats sits here: always the same one on the same square. @param {string} at */
export const catAt = (at) =>
  ["cottage-cat", "cottage-cat-2", "cottage-cat-3"][[...at].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3];

/** For each place the bed that lay there before the present one: it is lifted and turned away as the new one is turned up. @param {any[]} beds @returns {any[]} */
export function useTurned(beds) {
  const seen = useRef(/** @type {{face: string, bed: any, before: any}[]} */ ([]));
  seen.current = beds.map((bed, i) => {
    const face = bed ? `${bed.bed}${bed.side}` : "";
    const last = seen.current[i];
    return { face, bed, before: !last || still() ? null : last.face === face ? last.before : last.bed };
  });
  return seen.current.map(({ before }) => before);
}

/**
 * A raised bed: wooden frame, soil (dark soil has furrows), prints.
 * @param {{bed: {bed: number, side: string, prints: string[]}, x: number, y: number, unit: number, frame?: number, covered?: Set<string>}} props
 */
export function Soil({ bed, x, y, unit, frame = 0, covered = new Set() }) {
  const size = SIDE * unit;
  const dark = bed.side === "dark";
  const marks = [];
  const ground = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [left, top] = [x + unit * column, y + unit * row];
      const at = square(column, row);
      if (dark)
        ground.push(
          `M${left + unit * 0.14} ${top + unit * 0.3}q${unit * 0.18} ${-unit * 0.1} ${unit * 0.36} 0t${unit * 0.36} 0M${left + unit * 0.14} ${top + unit * 0.72}q${unit * 0.18} ${-unit * 0.1} ${unit * 0.36} 0t${unit * 0.36} 0`,
        );
      else
        for (const [dx, dy] of [
          [0.22, 0.28],
          [0.7, 0.2],
          [0.48, 0.55],
          [0.2, 0.8],
          [0.78, 0.76],
        ])
          ground.push(
            `M${left + unit * ((dx + 0.13 * row) % 0.8) + unit * 0.1} ${top + unit * ((dy + 0.17 * column) % 0.8) + unit * 0.1}h0.1`,
          );
      const mark = bed.prints[row][column];
      if (mark !== "." && !covered.has(at))
        marks.push(
          html`<${Use} sprite=${SPRITE} id=${mark === "P" ? "cottage-pot" : "cottage-cloche"} x=${left + unit * 0.1} y=${top + unit * 0.09} size=${unit * 0.8} />`,
        );
    }
  }
  let lines = "";
  for (let i = 1; i < SIDE; i++) lines += `M${x + unit * i} ${y}v${size}M${x} ${y + unit * i}h${size}`;
  const [fill, line, speck] = dark ? ["#7b5639", "#5c3f29", "#644429"] : ["#d2a874", "#b58b58", "#b98f5c"];
  return html`${
    frame > 0 &&
    html`<rect x=${x - frame} y=${y - frame} width=${size + 2 * frame} height=${size + 2 * frame} rx=${frame * 0.45} fill=${dark ? "#a9764a" : "#c9975f"} stroke=${INK} stroke-width="4" />
      <path d=${`M${x - frame + 2} ${y - frame + 2}L${x} ${y}M${x + size + frame - 2} ${y - frame + 2}L${x + size} ${y}M${x - frame + 2} ${y + size + frame - 2}L${x} ${y + size}M${x + size + frame - 2} ${y + size + frame - 2}L${x + size} ${y + size}`} stroke=${INK} stroke-opacity="0.55" stroke-width="2" />`
  }
    <rect x=${x} y=${y} width=${size} height=${size} fill=${fill} stroke=${INK} stroke-width=${frame ? 3 : 1.5} />
    <path d=${ground.join("")} fill="none" stroke=${speck} stroke-width=${dark ? unit * 0.055 : unit * 0.08} stroke-linecap="round" />
    <path d=${lines} fill="none" stroke=${line} stroke-width=${Math.max(1, unit / 34)} />
    ${marks}`;
}

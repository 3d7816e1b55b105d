/** How Cottage Garden's pieces look: planted tiles, raised beds, cats. Drawing only. */
import { html, Use, useMemo } from "../../lib/ui.js";
import { cell, outline, size, square, turned } from "../../lib/shapes.js";

/** @typedef {import("../../lib/shapes.js").Cell} Cell */
/**
 * @typedef {{tile: string, label: string, flower: string, ground: string, shape: string[], pots: number, cloches: number,
 *   squares?: string[], place?: string}} Tile
 */

export const SPRITE = "cottage-garden";
const INK = "#2f2a24";
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
    .map(([x, y]) => {
      const right = filled.has(`${x + 1},${y}`) ? `M${(x + 1) * unit} ${y * unit + 3}v${unit - 6}` : "";
      const below = filled.has(`${x},${y + 1}`) ? `M${x * unit + 3} ${(y + 1) * unit}h${unit - 6}` : "";
      return right + below;
    })
    .join("");
}

/**
 * A planted tile: its ground, a flower on every square, its own pots and cloches, its edge in ink.
 * @param {{tile: Tile, cells: Cell[], unit: number, x?: number, y?: number}} props
 */
export function Planted({ tile, cells, unit, x = 0, y = 0 }) {
  const [left, top] = [0, 1].map((way) => Math.min(...cells.map((one) => one[way])));
  const own = cells.map(([column, row]) => /** @type {Cell} */ ([column - left, row - top]));
  // As long as it looks the same, wherever it is, it is not drawn again.
  const drawing = useMemo(() => drawTile(tile, own, unit), [tile.tile, own.join(), unit]);
  return html`<g transform=${`translate(${x + left * unit} ${y + top * unit})`}>${drawing}</g>`;
}

/** @param {Tile} tile @param {Cell[]} cells @param {number} unit */
function drawTile(tile, cells, unit) {
  const sorted = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const symbols = [...Array(tile.pots).fill("cottage-pot"), ...Array(tile.cloches).fill("cottage-cloche")];
  const edge = outline(cells, unit);
  const far = unit < 12;
  const [petal, heart] = FAR[tile.flower] ?? FAR.daisy;
  const line = Math.max(1.6, unit / 11);
  return html`<path d=${edge} fill=${tile.ground} fill-rule="evenodd" stroke=${INK} stroke-width=${line} stroke-linejoin="round" />
    ${
      !far &&
      html`<path d=${seams(cells, unit)} fill="none" stroke=${INK} stroke-opacity="0.22" stroke-width="1.5"
        stroke-dasharray="4 4" />`
    }
    ${sorted.map(([cx, cy], i) => {
      const [left, top] = [cx * unit, cy * unit];
      const [mx, my] = [left + unit / 2, top + unit / 2];
      if (symbols[i]) {
        return html`${!far && html`<circle cx=${mx} cy=${my} r=${unit * 0.44} fill="#fffaf0" fill-opacity="0.85" />`}
          <${Use} sprite=${SPRITE} id=${symbols[i]} x=${left + unit * 0.12} y=${top + unit * 0.1} size=${unit * 0.76} />`;
      }
      if (far)
        return html`<circle cx=${mx} cy=${my} r=${unit * 0.3} fill=${petal} stroke=${heart} stroke-width=${unit * 0.12} />`;
      return html`<${Use} sprite=${SPRITE} id=${`cottage-${tile.flower}`}
        x=${left + unit * 0.08} y=${top + unit * 0.08} size=${unit * 0.84} />`;
    })}`;
}

/**
 * A tile in the middle of a room, as big as fits. `piece`: it is the tile itself, no picture of it.
 * @param {{tile: Tile, cells?: Cell[], x: number, y: number, room: number, unit: number, piece?: boolean}} props
 */
export function Centred({ tile, cells = cellsOf(tile), x, y, room, unit, piece = false }) {
  const { columns, rows } = size(cells);
  const one = Math.min(unit, room / Math.max(columns, rows));
  const at = `translate(${x + (room - one * columns) / 2} ${y + (room - one * rows) / 2})`;
  return html`<g transform=${at} data-piece=${piece ? tile.tile : undefined}>
    <rect data-box="" width=${one * columns} height=${one * rows} fill="none" />
    <${Planted} tile=${tile} cells=${cells} unit=${one} /></g>`;
}

/** The tiles by name, as last seen: every tile is always somewhere on the table. @type {Map<string, Tile>} */
const seen = new Map();

/** @param {string | null} name */
export const tileNamed = (name) => (name === null ? undefined : seen.get(name));

/** Remember what the tiles look like. @param {any} view */
export function know(view) {
  const laid = view.seats
    .flatMap((/** @type {any} */ seat) => seat.beds)
    .flatMap((/** @type {any} */ bed) => bed?.tiles ?? []);
  for (const tile of [...view.nursery.flat(), ...view.path, ...laid]) if (tile) seen.set(tile.tile, tile);
}

/**
 * One piece by its name, filling its box; a tile that lay in a bed as it lay there, a bed with its prints.
 * @param {{piece: string | null, turn: number, at?: string, view?: any}} props
 */
export function Piece({ piece, turn, at, view }) {
  const beds = /** @type {any[]} */ (view?.seats.flatMap((/** @type {any} */ seat) => seat.beds).filter(Boolean) ?? []);
  const tile = tileNamed(piece);
  if (tile) {
    const lying = beds.flatMap((bed) => bed.tiles).find((one) => one?.tile === piece && one.place === at);
    const cells = lying ? turned(cellsAt(lying.squares), 0) : turned(cellsOf(tile), turn % 4, turn >= 4);
    const { columns, rows } = size(cells);
    return html`<svg viewBox=${`0 0 ${columns * 52} ${rows * 52}`}><${Planted} tile=${tile} cells=${cells} unit=${52} /></svg>`;
  }
  const face = /^bed-(\d)-(light|dark)$/.exec(piece ?? "");
  if (face) {
    const blank = { bed: Number(face[1]), side: face[2], prints: Array(5).fill(".....") };
    const same = (/** @type {any} */ bed) => bed && bed.bed === blank.bed && bed.side === blank.side;
    const known = [...beds, view?.supply, ...(view?.offered ?? [])].find(same);
    return html`<svg viewBox="0 0 260 260"><${Soil} bed=${known ?? blank} x=${0} y=${0} unit=${52} frame=${16} /></svg>`;
  }
  const hives = Number(/^beehive-(\d)$/.exec(piece ?? "")?.[1] ?? 1);
  const one = (/** @type {number} */ x) => html`<${Use} sprite=${SPRITE} id=${iconOf(piece ?? "")} x=${x} />`;
  return html`<svg viewBox=${`0 0 ${100 + 95.5 * (hives - 1)} 100`}>${one(0)}${hives > 1 && one(95.5)}</svg>`;
}

/** The symbol of a token, a cube, a beehive or the gardener. @param {string} piece */
const iconOf = (piece) =>
  piece === "pot" ? "cottage-pot-token" : piece.startsWith("beehive") ? "cottage-beehive" : `cottage-${piece}`;

/** The cells of a laid tile. @param {string[]} squares */
export const cellsAt = (squares) => squares.map(cell);

/** Which of the cats sits here: always the same one on the same square. @param {string} at */
export const catAt = (at) =>
  ["cottage-cat", "cottage-cat-2", "cottage-cat-3"][[...at].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3];

/**
 * A raised bed: wooden frame, soil (dark soil has furrows), prints.
 * @param {{bed: {bed: number, side: string, prints: string[]}, x: number, y: number, unit: number, frame?: number,
 *   covered?: Set<string>}} props
 */
export function Soil({ bed, x, y, unit, frame = 0, covered = new Set() }) {
  const key = [bed.bed, bed.side, ...bed.prints, ...covered].join();
  return useMemo(() => drawSoil(bed, x, y, unit, frame, covered), [key, x, y, unit, frame]);
}

/** @param {any} bed @param {number} x @param {number} y @param {number} unit @param {number} frame @param {Set<string>} covered */
function drawSoil(bed, x, y, unit, frame, covered) {
  const whole = SIDE * unit;
  const dark = bed.side === "dark";
  const marks = [];
  const ground = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [left, top] = [x + unit * column, y + unit * row];
      ground.push(dark ? furrows(left, top, unit) : specks(left, top, unit, column, row));
      const mark = bed.prints[row][column];
      if (mark !== "." && !covered.has(square(column, row)))
        marks.push(
          html`<${Use} sprite=${SPRITE} id=${mark === "P" ? "cottage-pot" : "cottage-cloche"}
            x=${left + unit * 0.1} y=${top + unit * 0.09} size=${unit * 0.8} />`,
        );
    }
  }
  let lines = "";
  for (let i = 1; i < SIDE; i++) lines += `M${x + unit * i} ${y}v${whole}M${x} ${y + unit * i}h${whole}`;
  const [fill, line, speck] = dark ? ["#7b5639", "#5c3f29", "#644429"] : ["#d2a874", "#b58b58", "#b98f5c"];
  const [near, far] = [frame - 2, whole + frame - 2];
  const mitres = [
    `M${x - near} ${y - near}L${x} ${y}`,
    `M${x + far} ${y - near}L${x + whole} ${y}`,
    `M${x - near} ${y + far}L${x} ${y + whole}`,
    `M${x + far} ${y + far}L${x + whole} ${y + whole}`,
  ];
  return html`${
    frame > 0 &&
    html`<rect x=${x - frame} y=${y - frame} width=${whole + 2 * frame} height=${whole + 2 * frame} rx=${frame * 0.45}
        fill=${dark ? "#a9764a" : "#c9975f"} stroke=${INK} stroke-width="4" />
      <path d=${mitres.join("")} stroke=${INK} stroke-opacity="0.55" stroke-width="2" />`
  }
    <rect data-box="" x=${x} y=${y} width=${whole} height=${whole} fill=${fill} stroke=${INK} stroke-width=${frame ? 3 : 1.5} />
    <path d=${ground.join("")} fill="none" stroke=${speck} stroke-width=${dark ? unit * 0.055 : unit * 0.08}
      stroke-linecap="round" />
    <path d=${lines} fill="none" stroke=${line} stroke-width=${Math.max(1, unit / 34)} />
    ${marks}`;
}

/** Two furrows of dark soil. @param {number} left @param {number} top @param {number} unit */
const furrows = (left, top, unit) =>
  [0.3, 0.72]
    .map(
      (at) =>
        `M${left + unit * 0.14} ${top + unit * at}q${unit * 0.18} ${-unit * 0.1} ${unit * 0.36} 0t${unit * 0.36} 0`,
    )
    .join("");

const SPECKS = [
  [0.22, 0.28],
  [0.7, 0.2],
  [0.48, 0.55],
  [0.2, 0.8],
  [0.78, 0.76],
];

/** Specks of light soil. @param {number} left @param {number} top @param {number} unit @param {number} column @param {number} row */
function specks(left, top, unit, column, row) {
  const at = (/** @type {number} */ along, /** @type {number} */ by) => unit * ((along + by) % 0.8) + unit * 0.1;
  return SPECKS.map(([dx, dy]) => `M${left + at(dx, 0.13 * row)} ${top + at(dy, 0.17 * column)}h0.1`).join("");
}

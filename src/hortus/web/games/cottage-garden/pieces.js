/** How Cottage Garden's pieces look: planted tiles, raised beds, cats. Drawing only. */
import { html, Use, useMemo } from "../../lib/ui.js";
import { lying } from "../../lib/spot.js";
import { Lying, Token } from "../../parts/drawing.js";
import { bounds, cell, inOrder, moved, outline, squares, turned } from "../../lib/shapes.js";

/** @typedef {import("../../lib/shapes.js").Cell} Cell */
/**
 * @typedef {{tile: string, label: string, flower: string, ground: string, shape: string[], pots: number, cloches: number,
 *   squares?: string[], place?: string}} Tile
 */

export const SPRITE = "cottage-garden";
const INK = "#2f2a24";
const SIDE = 5;
export const UNIT = 52; // a square of a garden's bed
export const FRAME = 16; // around it

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
 * @param {{tile: Tile, cells: Cell[], unit: number}} props
 */
export function Planted({ tile, cells, unit }) {
  const { left, top } = bounds(cells);
  const own = moved(cells, -left, -top);
  // As long as it looks the same, wherever it is, it is not drawn again.
  const drawing = useMemo(() => drawTile(tile, own, unit), [tile.tile, own.join(), unit]);
  return html`<g transform=${`translate(${left * unit} ${top * unit})`}>${drawing}</g>`;
}

/** @param {Tile} tile @param {Cell[]} cells @param {number} unit */
function drawTile(tile, cells, unit) {
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
    ${inOrder(cells).map(([cx, cy], i) => {
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
  const { columns, rows } = bounds(cells);
  const one = Math.min(unit, room / Math.max(columns, rows));
  const [left, top] = [x + (room - one * columns) / 2, y + (room - one * rows) / 2];
  return html`<${Boxed} tile=${tile} cells=${cells} unit=${one} x=${left} y=${top} piece=${piece} />`;
}

/** A tile in its box. @param {{tile: Tile, cells: Cell[], unit: number, x: number, y: number, piece: boolean}} props */
function Boxed({ tile, cells, unit, x, y, piece }) {
  const { columns, rows } = bounds(cells);
  return html`<${Lying} piece=${piece ? tile.tile : undefined} x=${x} y=${y} width=${unit * columns} height=${unit * rows}>
    <${Planted} tile=${tile} cells=${cells} unit=${unit} /><//>`;
}

/**
 * What lies in a bed: tiles, cats and pots.
 * @param {{bed: any, number: number, seat?: number}} props  number: which of the beds; seat: whose, if they are the pieces themselves
 */
export function Planting({ bed, number, seat }) {
  const own = (/** @type {string} */ at) => ({ ...(seat === undefined ? {} : lying(at)), "pointer-events": "none" });
  const token = (/** @type {"cat" | "pot"} */ kind) => (/** @type {string} */ on) => {
    const [column, row] = cell(on);
    return html`<g key=${`${kind}${on}`} ...${own(`${seat}-${number}-${on}`)}><${Token} sprite=${SPRITE} id=${tokenAt(kind, `${number}${on}`)}
      piece=${kind} x=${UNIT * column + 3} y=${UNIT * row + 2} size=${46} /></g>`;
  };
  return html`${bed.tiles.filter(Boolean).map((/** @type {Required<Tile>} */ tile) => {
    const cells = cellsAt(tile.squares);
    const { left, top } = bounds(cells);
    return html`<g key=${tile.tile} ...${own(tile.place)}><${Boxed} tile=${tile} cells=${moved(cells, -left, -top)} unit=${UNIT}
      x=${UNIT * left} y=${UNIT * top} piece=${seat !== undefined} /></g>`;
  })}
    ${bed.cats.map(token("cat"))}
    ${bed.pots.map(token("pot"))}`;
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
    const { columns, rows } = bounds(cells);
    return html`<svg viewBox=${`0 0 ${columns * UNIT} ${rows * UNIT}`}><${Planted} tile=${tile} cells=${cells} unit=${UNIT} /></svg>`;
  }
  const face = /^bed-(\d)-(light|dark)$/.exec(piece ?? "");
  if (face) {
    const blank = { bed: Number(face[1]), side: face[2], prints: Array(5).fill(".....") };
    const same = (/** @type {any} */ bed) => bed && bed.bed === blank.bed && bed.side === blank.side;
    const known = [...beds, view?.supply, ...(view?.offered ?? [])].find(same);
    return html`<svg viewBox="0 0 260 260"><${Soil} bed=${known ?? blank} all /></svg>`;
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

const CATS = ["cottage-cat", "cottage-cat-2", "cottage-cat-3"];

/** The symbol of a token on a square: of the cats, always the same one on the same square. @param {"cat" | "pot"} kind @param {string} at */
export const tokenAt = (kind, at) =>
  kind === "pot" ? "cottage-pot-token" : CATS[[...at].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3];

/** The squares of a bed that tiles cover. @param {any} bed @returns {Set<string>} */
export const coveredOf = (bed) =>
  new Set((bed.tiles ?? []).flatMap((/** @type {Tile | null} */ tile) => tile?.squares ?? []));

/**
 * A raised bed: wooden frame, soil (dark soil has furrows), prints that no tile covers, or all of them.
 * @param {{bed: {bed: number, side: string, prints: string[], tiles?: any[]}, unit?: number, frame?: number, all?: boolean}} props
 */
export function Soil({ bed, unit = UNIT, frame = FRAME, all = false }) {
  const covered = all ? new Set() : coveredOf(bed);
  const key = [bed.bed, bed.side, ...bed.prints, ...covered].join();
  return useMemo(() => drawSoil(bed, unit, frame, covered), [key, unit, frame]);
}

/** A bed that is in no garden, in a drawing of 112 units. @param {{bed: any}} props */
export const BedCard = ({ bed }) =>
  html`<${Lying} piece=${`bed-${bed.bed}-${bed.side}`} x=${9} y=${9} width=${94}>
    <${Soil} bed=${bed} unit=${94 / SIDE} frame=${7} /><//>`;

/** @param {any} bed @param {number} unit @param {number} frame @param {Set<string>} covered */
function drawSoil(bed, unit, frame, covered) {
  const whole = SIDE * unit;
  const dark = bed.side === "dark";
  const marks = [];
  const ground = [];
  for (const name of squares(SIDE, SIDE)) {
    const [column, row] = cell(name);
    const [left, top] = [unit * column, unit * row];
    ground.push(dark ? furrows(left, top, unit) : specks(left, top, unit, column, row));
    const mark = bed.prints[row][column];
    if (mark !== "." && !covered.has(name))
      marks.push(
        html`<${Use} sprite=${SPRITE} id=${mark === "P" ? "cottage-pot" : "cottage-cloche"}
          x=${left + unit * 0.1} y=${top + unit * 0.09} size=${unit * 0.8} />`,
      );
  }
  let lines = "";
  for (let i = 1; i < SIDE; i++) lines += `M${unit * i} 0v${whole}M0 ${unit * i}h${whole}`;
  const [fill, line, speck] = dark ? ["#7b5639", "#5c3f29", "#644429"] : ["#d2a874", "#b58b58", "#b98f5c"];
  const [near, far] = [2 - frame, whole + frame - 2];
  const mitres = `M${near} ${near}L0 0M${far} ${near}L${whole} 0M${near} ${far}L0 ${whole}M${far} ${far}L${whole} ${whole}`;
  return html`<rect x=${-frame} y=${-frame} width=${whole + 2 * frame} height=${whole + 2 * frame} rx=${frame * 0.45}
      fill=${dark ? "#a9764a" : "#c9975f"} stroke=${INK} stroke-width="4" />
    <path d=${mitres} stroke=${INK} stroke-opacity="0.55" stroke-width="2" />
    <rect data-box="" width=${whole} height=${whole} fill=${fill} stroke=${INK} stroke-width="3" />
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

/** A seat's garden: two raised beds, the tray, two trellises; and what is in hand. */
import { html, Use, cx, useEffect, useLayoutEffect, useRef } from "../../lib/ui.js";
import { mustConfirm } from "../../lib/play.js";
import { place, spot } from "../../lib/spot.js";
import { tip } from "../../lib/tip.js";
import { bounds, cell, moved, outline, square, squares } from "../../lib/shapes.js";
import { speak } from "../../lib/speak.js";
import { Labels } from "../../parts/drawing.js";
import { goOn } from "./ending.js";
import {
  BED_X,
  BED_Y,
  aimAt,
  byWheel,
  handNow,
  inGarden,
  isReal,
  lay,
  plantParts,
  spots,
  storeOf,
  tileOn,
  whereNow,
} from "./hand.js";
import { slidable } from "./carry.js";
import { FRAME, Planted, Planting, SPRITE, Soil, UNIT, cellsAt, cellsIn, coveredOf, know, tokenAt } from "./pieces.js";
import { TRAY_Y, Tray, WIDTH } from "./tray.js";
import { Nearest, Picker, ROW, TRELLIS_Y, Trellis } from "./trellis.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("../../lib/types.js").Play} Play */
/** @typedef {import("./hand.js").Hand} Hand */

const BED = 5 * UNIT;
const HEIGHT = TRELLIS_Y + 3 * ROW + 14;
export const SQUARES = squares(5, 5);

/** What lies on a square, in words. @param {any} bed @param {string} at @param {import("../../lib/types.js").Translate} t */
export function lies(bed, at, t) {
  const tile = bed.tiles.find((/** @type {any} */ one) => one?.squares.includes(at));
  if (tile) return t("flowers", { flower: tile.flower });
  if (bed.cats.includes(at)) return t("on-cat");
  if (bed.pots.includes(at)) return t("on-pot");
  const [column, row] = cell(at);
  return t(
    { P: "on-print-pot", C: "on-print-cloche" }[/** @type {string} */ (bed.prints[row][column])] ?? "on-nothing",
  );
}

/**
 * What a move would leave to see and to fill in a bed, and what that would be worth once it is complete.
 * @param {any} bed @param {string[]} squares @param {{pots: number, cloches: number}} piece
 * @param {{pots: number[], cloches: number[]}} brings  by how many of them are visible
 */
function after(bed, squares, piece, brings) {
  const covered = (/** @type {string} */ mark) =>
    squares.filter((at) => bed.prints[cell(at)[1]][cell(at)[0]] === mark).length;
  const [pots, cloches] = [
    bed.visible_pots - covered("P") + piece.pots,
    bed.visible_cloches - covered("C") + piece.cloches,
  ];
  const most = (/** @type {number[]} */ points, /** @type {number} */ n) => points[Math.min(n, points.length - 1)];
  return {
    pots,
    cloches,
    worth: most(brings.pots, pots) + most(brings.cloches, cloches),
    left: bed.empty.filter((/** @type {string} */ at) => !squares.includes(at)).length,
  };
}

/** What is in hand, in words. @param {BoardProps} props @param {Hand} hand */
const wordOf = ({ table, t }, hand) =>
  hand.kind === "tile"
    ? t("flowers", { flower: tileOn(table.view, hand.space)?.flower ?? "" })
    : t(`token-${hand.kind}`);

/** @param {GardenProps} props */
export function Garden(props) {
  const { table, play, seat, size } = props;
  const { view } = table;
  know(view);
  const here = view.seats[seat];
  const large = size === "large";
  const own = large && table.viewer === seat;
  const mine = own && play.mine && table.turn === seat;
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const hand = own ? handNow(props) : null;
  useEffect(() => {
    if (own) storeOf(play).rest.svg = ref.current;
  });
  // A tile tried out before becomes a real one when its turn has come: offered, never played by itself.
  useEffect(() => {
    const { aim } = storeOf(play).rest;
    if (own && handNow(props)?.kind === "tile" && whereNow(props).fixed && aim) aimAt(props, aim, true);
  }, [table.number]);
  // Before anybody sees that there would be something to decide.
  useLayoutEffect(() => {
    if (own) goOn(props);
  }, [table.number, play.busy]);

  const hover = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse" || !mayHover(play)) return;
    const point = inGarden(play, { x: event.clientX, y: event.clientY });
    aimAt(play.now, point && onBeds(point) ? { x: point.x, y: point.y } : null);
  };
  // The squares answer for themselves; what lies between and around them means the nearest place too.
  const click = (/** @type {Event} */ event) => {
    if (!(/** @type {Element} */ (event.target).closest("[role=button]"))) put(play.now, event);
  };
  const leave = () => {
    if (mayHover(play)) aimAt(play.now, null);
  };
  const pointed = own ? { onPointerMove: hover, onPointerLeave: leave, onClick: click, onWheel: byWheel(props) } : {};

  const parts = { hand, real: isReal(props, hand), own, mine, places: hand ? spots(props, hand) : [] };
  const beds = here.beds.map(
    (/** @type {any} */ bed, /** @type {number} */ index) =>
      html`<${Bed} key=${index} ...${props} ...${parts} bed=${bed} number=${index + 1} />`,
  );
  // At the end no bed is left: the trellises, and the beehives on the tray, are what counts.
  const top = large || table.state !== "over" ? 0 : here.beehives ? TRAY_Y - 2 : TRELLIS_Y - 14;
  return html`<div class=${cx("cottage-own", own && "is-own")}>
    <div class="cottage-plot">
    <svg ref=${ref} class=${cx("drawing cottage-garden", large && "is-large")} viewBox=${`0 ${top} ${WIDTH} ${HEIGHT - top}`}
      aria-hidden=${large ? undefined : "true"} ...${pointed}>
      ${!top && beds}
      ${own && html`<${Ghost} ...${props} />`}
      ${mine && html`<${BedChoices} ...${props} />`}
      ${top <= TRAY_Y && html`<${Tray} ...${props} hand=${hand} />`}
      <${Trellis} ...${props} colour="orange" y=${TRELLIS_Y} rows=${2} />
      <${Trellis} ...${props} colour="blue" y=${TRELLIS_Y + 2 * ROW + 10} rows=${1} />
      ${large && html`<${Nearest} ...${props} />`}
    </svg>
    ${mine && html`<${Picker} ...${props} />`}
    </div>
  </div>`;
}

/** What is drawn in a bed's own units. @param {{bed: number, children: any}} props */
const On = ({ bed, children }) => html`<g transform=${`translate(${BED_X[bed - 1]} ${BED_Y})`}>${children}</g>`;

/**
 * What the beds of a garden need to know: what is in hand, may it be planted, is it mine, may I decide, where it would lie.
 * @typedef {{bed: any, number: number, hand: Hand | null, real: boolean, own: boolean, mine: boolean,
 *   places: import("./hand.js").Spot[]}} Parts
 */

/** One of the two places for beds. @param {GardenProps & Parts} props */
function Bed(props) {
  const { play, t, seat, size, bed, number, hand, own } = props;
  const large = size === "large";
  const at = `${seat}-${number}`;
  const whole = (/** @type {string} */ name) => (large ? spot(play, { at, name, disabled: true }) : place(at));
  if (!bed)
    return html`<${On} bed=${number}><g ...${whole(t("bed-gone", { number }))}>
      <rect data-box="" class="cottage-nobed" x=${3 - FRAME} y=${3 - FRAME} width=${BED + 2 * FRAME - 6} height=${BED + 2 * FRAME - 6} rx="10" />
      <text class="cottage-gone" x=${BED / 2} y=${BED / 2 + 8} text-anchor="middle">${t("bed-gone-short")}</text></g><//>`;
  const slide = own && hand?.kind === "tile" ? slidable(play) : undefined;
  return html`<${Tag} ...${props} />
    <${On} bed=${number}><g class=${cx("cottage-bed", hand?.kind === "tile" && "is-taking")} onPointerDown=${slide}>
      <g ...${whole(t("bed-name", bedWords(bed, number)))}>
        <g key=${`${bed.bed}${bed.side}`} data-piece=${`bed-${bed.bed}-${bed.side}`}><${Soil} bed=${bed} /></g>
        ${large && html`<${Labels} columns=${COLUMNS} rows=${ROWS} x=${-8} y=${BED + 13} />`}</g>
      <${Planting} bed=${bed} number=${number} seat=${seat} />
      ${large ? html`<${Squares} ...${props} />` : SQUARES.map((on) => html`<rect key=${on} ...${place(`${at}-${on}`)} ...${boxOn(on)} fill="none" pointer-events="none" />`)}
    </g><//>`;
}

const COLUMNS = SQUARES.slice(0, 5).map((on, i) => [UNIT * (i + 0.5), on[0]]);
const ROWS = COLUMNS.map(([middle], i) => [middle, i + 1]);

/** A square in its bed's units, as the attributes of a rectangle, smaller all around. @param {string} on @param {number} [by] */
function boxOn(on, by = 0) {
  const [column, row] = cell(on);
  return { x: UNIT * column + by, y: UNIT * row + by, width: UNIT - 2 * by, height: UNIT - 2 * by };
}

/** What there is to say of a bed. @param {any} bed @param {number} number */
export const bedWords = (bed, number) => ({
  number,
  side: bed.side,
  pots: bed.visible_pots,
  cloches: bed.visible_cloches,
  count: bed.empty.length,
});

/** What the previewed move does in a garden: the tile it plants, or the token it lays. @param {GardenProps} props */
function previewed({ table, play, seat, size }) {
  const ghost = size === "large" && table.turn === seat ? play.ghost : null;
  const token = ghost?.verb === "pot" || ghost?.verb === "cat" ? ghost : null;
  return { planting: plantParts(ghost, table.view), token };
}

/** Above a bed: what it shows, how many squares are left, what it would bring. @param {GardenProps & Parts} props */
function Tag(props) {
  const { table, seat, size, bed, number, t } = props;
  const { planting, token } = previewed(props);
  const { brings } = table.view.seats[seat];
  const then =
    planting && planting.bed === number
      ? after(bed, planting.squares, planting.tile, brings)
      : token && Number(token.detail.bed) === number
        ? after(bed, [String(token.detail.square)], { pots: Number(token.verb === "pot"), cloches: 0 }, brings)
        : null;
  const shown = (/** @type {number} */ now, /** @type {number | undefined} */ next) =>
    next === undefined || next === now ? now : `${now}→${next}`;
  const count = bed.empty.length;
  return html`<g aria-hidden="true" class=${cx("cottage-tag", then && "is-then")} transform=${`translate(${BED_X[number - 1]} 0)`}
    ...${tip(t("bed-worth", { points: bed.worth }))}>
    <rect x=${-FRAME} y="0" width=${BED + 2 * FRAME} height="34" rx="9" />
    <text x=${12 - FRAME} y="24" class="is-number">${number}</text>
    <${Use} sprite=${SPRITE} id="cottage-pot" x=${14} y="4" size="26" />
    <text x="42" y="25">${shown(bed.visible_pots, then?.pots)}</text>
    <${Use} sprite=${SPRITE} id="cottage-cloche" x=${92} y="4" size="26" />
    <text x="120" y="25">${shown(bed.visible_cloches, then?.cloches)}</text>
    <text x=${BED + FRAME - 10} y="24" text-anchor="end" class="is-quiet">${
      then
        ? html`${shown(count, then.left)} ${then.worth !== bed.worth && html`<tspan class="is-worth">${shown(bed.worth, then.worth)}</tspan>`}`
        : size === "large"
          ? t("squares-left", { count })
          : count
    }</text></g>`;
}

/** The squares of a bed, to aim at and to read. @param {GardenProps & Parts} props */
function Squares(props) {
  const { table, play, t, seat, bed, number, hand, real, own, mine, places } = props;
  const covered = coveredOf(bed);
  const usable = places.filter((one) => one.move || !real);
  const byAnchor = new Map(usable.map((one) => [one.anchor, one]));
  const reach = new Set(real ? usable.flatMap((one) => one.squares.map((at) => `${one.bed}${at}`)) : []);
  const first = hand && (usable.find((one) => one.move) ?? usable[Math.floor(usable.length / 4)])?.anchor;
  const taking = own && hand && hand.kind !== "corners";
  return SQUARES.map((on) => {
    const anchor = `${number}${on}`;
    const found = byAnchor.get(anchor);
    const legal = mine && real && found?.move ? found.move : null;
    const words = [t("square", { bed: number, at: on }), lies(bed, on, t)];
    if (hand && found && (legal || !real))
      words.push(t(real ? "put" : "try-put", { what: wordOf(props, hand), squares: found.squares.join(", ") }));
    const shut = real && hand?.kind === "tile" && !reach.has(anchor) && !covered.has(on);
    return html`<g key=${on} ...${spot(play, {
      anytime: true,
      at: `${seat}-${number}-${on}`,
      name: words.join(", "),
      move: legal,
      source: false,
      disabled: !own || table.turn !== seat,
      next: anchor === first,
      onPick: taking ? (event) => put(play.now, event, anchor) : undefined,
    })} ...${taking ? keyAim(play, anchor) : {}}>
      <rect data-box="" class="cottage-touch" ...${boxOn(on)} />
      <rect class=${cx("cottage-square", shut && "is-shut")} ...${boxOn(on, 2)} rx="5" />
      ${legal && hand?.kind !== "tile" && html`<circle class="cottage-dot" cx=${UNIT * (cell(on)[0] + 0.5)} cy=${UNIT * (cell(on)[1] + 0.5)} r="8" />`}</g>`;
  });
}

/**
 * Lay what is in hand, or try it out: with a pointer where it points, on a square or between them, else on this square.
 * @param {BoardProps} props @param {Event} event @param {string} [at]
 */
function put(props, event, at) {
  const hand = handNow(props);
  if (!hand || hand.kind === "corners") return;
  const pointer = event instanceof MouseEvent && event.detail > 0;
  const point = pointer ? inGarden(props.play, { x: event.clientX, y: event.clientY }) : null;
  const aim = point ? { x: point.x, y: point.y } : at ? { square: at } : null;
  if (!aim || (!at && !onBeds(aim))) return;
  const real = isReal(props, hand);
  const found = aimAt(props, aim, mustConfirm(event) || !real);
  if (!found) return;
  if (found.move) lay(props, found, event);
  else if (real) {
    aimAt(props, aim, true);
    speak(props.t("said-misfit"));
  }
}

/** Is a point of the garden on a bed, on its frame or between the beds? @param {{x?: number, y?: number}} point */
const onBeds = ({ x = -1, y = -1 }) => x >= 0 && x <= WIDTH && y >= BED_Y - FRAME && y <= BED_Y + BED + FRAME;

/** Does what is in hand follow the pointer and the keyboard, for it is not fixed anywhere? @param {Play} play */
const follows = (play) => {
  const hand = handNow(play.now);
  return hand !== null && hand.kind !== "corners" && !whereNow(play.now).fixed;
};
const mayHover = (/** @type {Play} */ play) =>
  follows(play) && !document.documentElement.classList.contains("dragging");

/**
 * The keyboard on a square aims at the place it stands for (with the mouse the exact point counts).
 * @param {Play} play @param {string} at
 */
const keyAim = (play, at) => ({
  onFocus: (/** @type {FocusEvent} */ event) => {
    const element = /** @type {Element} */ (event.currentTarget);
    if (follows(play) && element.matches(":focus-visible")) aimAt(play.now, { square: at });
  },
  onBlur: () => {
    const { aim } = storeOf(play).rest;
    if (follows(play) && aim && "square" in aim && aim.square === at) aimAt(play.now, null);
  },
});

/** What would lie there: green if it is a move, striped if it is only tried, crossed out where it does not fit. @param {GardenProps} props */
function Ghost(props) {
  const { table } = props;
  const { planting, token } = previewed(props);
  if (planting)
    return html`<g class="cottage-ghost is-move" pointer-events="none"><${On} bed=${planting.bed}>
      <g class="is-body"><${Planted} tile=${planting.tile} cells=${planting.cells} unit=${UNIT} /></g>
      <${Outline} cells=${planting.cells} /><//></g>`;
  if (token) {
    const [bed, on] = [Number(token.detail.bed), String(token.detail.square)];
    const { x, y } = boxOn(on);
    const id = tokenAt(token.verb === "pot" ? "pot" : "cat", `${bed}${on}`);
    return html`<g class="cottage-ghost is-move" pointer-events="none"><${On} bed=${bed}>
      <rect class="cottage-outline" ...${boxOn(on, 2)} rx="6" />
      <g class="is-body"><${Use} sprite=${SPRITE} id=${id} x=${x + 3} y=${y + 2} size=${46} /></g><//></g>`;
  }
  const hand = handNow(props);
  const real = isReal(props, hand);
  const found = whereNow(props).spot;
  const tile = hand?.kind === "tile" ? tileOn(table.view, hand.space) : null;
  if (!found || !hand || !tile || (real && found.move)) return null;
  const cells = moved(cellsIn(tile, hand), found.x, found.y);
  const bed = table.view.seats[table.viewer ?? 0].beds[found.bed - 1];
  const taken = bed ? new Set([...bed.cats, ...bed.pots, ...coveredOf(bed)]) : new Set();
  const { left, top } = bounds(cells);
  const cross = (/** @type {[number, number]} */ [c, r]) =>
    `M${c * UNIT + 14} ${r * UNIT + 14}l${UNIT - 28} ${UNIT - 28}m0 ${28 - UNIT}l${28 - UNIT} ${UNIT - 28}`;
  return html`<g class=${cx("cottage-ghost", real ? "is-misfit" : "is-try")} pointer-events="none"><${On} bed=${found.bed}>
    <g class="is-body"><${Planted} tile=${tile} cells=${cells} unit=${UNIT} /></g>
    <${Outline} cells=${cells} />
    ${cells.filter((one) => taken.has(square(...one))).map((one) => html`<path class="cottage-cross" d=${cross(one)} />`)}
    ${
      !real &&
      html`<${Use} sprite=${SPRITE} id="cottage-parasol" x=${left * UNIT - 16} y=${top * UNIT - 20} size=${40} />`
    }<//></g>`;
}

/** The line around squares of a bed. @param {{cells: import("../../lib/shapes.js").Cell[]}} props */
const Outline = ({ cells }) => html`<path class="cottage-outline" d=${outline(cells, UNIT)} />`;

/** Two complete beds: which first? Tiles that go back one by one: which next? @param {GardenProps} props */
function BedChoices({ table, play, t, seat }) {
  const wide = BED + 2 * FRAME - 8;
  const tiles = table.view.seats[seat].beds.flatMap((/** @type {any} */ bed) => bed?.tiles ?? []);
  return [...play.moves({ verb: "first" }), ...play.moves({ verb: "return" })].map((move, i) => {
    const number = Number(move.detail.bed);
    const tile = tiles.find((/** @type {any} */ one) => one?.tile === move.piece);
    const [at, name] = tile
      ? [tile.place, t("return-name", { flower: tile.flower })]
      : [`${seat}-${number}`, t("score-first", { number })];
    return html`<${On} key=${move.move} bed=${number}><g ...${spot(play, { at: `${at}-choice`, name, move, next: i === 0 })}>${
      tile
        ? html`<path class="cottage-choice" d=${outline(cellsAt(tile.squares), UNIT)} />`
        : html`<rect class="cottage-choice" x=${4 - FRAME} y=${4 - FRAME} width=${wide} height=${wide} rx="8" />`
    }</g><//>`;
  });
}

/** What going on means once the cats are where they should be. @param {BoardProps} props */
export const endWord = ({ table }) =>
  table.view.seats[table.turn ?? 0].beds.some((/** @type {any} */ bed) => bed?.complete) ? "done-score" : "done";

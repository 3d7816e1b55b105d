/** A seat's garden: two raised beds, the tray, two trellises; and what is in hand. */
import { html, Use, cx, useEffect, useLayoutEffect, useRef } from "../../lib/ui.js";
import { mustConfirm } from "../../lib/play.js";
import { lying, place, spot } from "../../lib/spot.js";
import { tip } from "../../lib/tip.js";
import { cell, outline, square, squares } from "../../lib/shapes.js";
import { speak } from "../../lib/speak.js";
import { goOn } from "./ending.js";
import {
  BED_X,
  BED_Y,
  FRAME,
  UNIT,
  aimAt,
  byWheel,
  handNow,
  inGarden,
  isReal,
  lay,
  middle,
  plantParts,
  spots,
  storeOf,
  tileOn,
  whereNow,
} from "./hand.js";
import { slidable } from "./carry.js";
import { Planted, SPRITE, Soil, catAt, cellsAt, cellsIn, know } from "./pieces.js";
import { TRAY_Y, Tray, WIDTH } from "./tray.js";
import { Nearest, Picker, ROW, TRELLIS_Y, Trellis } from "./trellis.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
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
  const latest = useRef(props);
  latest.current = props;
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const hand = own ? handNow(props) : null;
  const real = isReal(props, hand);
  useEffect(() => {
    if (own) storeOf(play).rest.svg = ref.current;
  });
  // A tile tried out before becomes a real one when its turn has come: offered, never played by itself.
  useEffect(() => {
    const now = own ? handNow(latest.current) : null;
    const { aim } = storeOf(play).rest;
    if (now?.kind === "tile" && whereNow(latest.current).fixed && aim) aimAt(latest.current, aim, true);
  }, [table.number]);
  // Before anybody sees that there would be something to decide.
  useLayoutEffect(() => {
    if (own) goOn(latest.current);
  }, [table.number, play.busy]);

  const places = hand ? spots(props, hand) : [];
  const hover = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse" || document.documentElement.classList.contains("dragging")) return;
    const now = handNow(latest.current);
    if (!now || whereNow(latest.current).fixed || now.kind === "corners") return;
    const point = inGarden(play, { x: event.clientX, y: event.clientY });
    aimAt(latest.current, point && onBeds(point) ? { x: point.x, y: point.y } : null);
  };
  // The squares answer for themselves; what lies between and around them means the nearest place too.
  const click = (/** @type {Event} */ event) => {
    if (!(/** @type {Element} */ (event.target).closest("[role=button]"))) put(latest.current, event);
  };
  const leave = () => {
    const free = handNow(latest.current) && !whereNow(latest.current).fixed;
    if (free && !document.documentElement.classList.contains("dragging")) aimAt(latest.current, null);
  };

  const beds = here.beds.map((/** @type {any} */ bed, /** @type {number} */ index) => {
    const parts = { props, latest, bed, index, hand, real, own, mine, places };
    return html`<${Bed} key=${index} ...${parts} />`;
  });
  // At the end no bed is left: the trellises, and the beehives on the tray, are what counts.
  const top = large || table.state !== "over" ? 0 : here.beehives ? TRAY_Y - 2 : TRELLIS_Y - 14;
  return html`<div class=${cx("cottage-own", own && "is-own")}>
    <div class="cottage-plot">
    <svg ref=${ref} class=${cx("drawing cottage-garden", large && "is-large")} viewBox=${`0 ${top} ${WIDTH} ${HEIGHT - top}`}
      aria-hidden=${large ? undefined : "true"} onPointerMove=${own ? hover : undefined} onPointerLeave=${own ? leave : undefined}
      onClick=${own ? click : undefined} onWheel=${own ? byWheel(props) : undefined}>
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

/** One of the two places for beds. @param {any} parts */
function Bed({ props, latest, bed, index, hand, real, own, mine, places }) {
  const { play, t, seat, size } = props;
  const large = size === "large";
  const left = BED_X[index];
  const number = index + 1;
  const at = `${seat}-${number}`;
  if (!bed) {
    const name = t("bed-gone", { number });
    const [x, y, wide] = [left - FRAME + 3, BED_Y - FRAME + 3, BED + 2 * FRAME - 6];
    return html`<g ...${large ? spot(play, { at, name, disabled: true }) : place(at)}>
      <rect data-box="" class="cottage-nobed" x=${x} y=${y} width=${wide} height=${wide} rx="10" />
      <text class="cottage-gone" x=${left + BED / 2} y=${BED_Y + BED / 2 + 8} text-anchor="middle">${t("bed-gone-short")}</text>
    </g>`;
  }
  const covered = new Set(bed.tiles.flatMap((/** @type {any} */ tile) => tile?.squares ?? []));
  const name = t("bed-name", {
    number,
    side: bed.side,
    pots: bed.visible_pots,
    cloches: bed.visible_cloches,
    count: bed.empty.length,
  });
  const words = { props, latest, bed, number, hand, real, own, mine, places, covered };
  const slide = own && hand?.kind === "tile" ? slidable(() => latest.current) : undefined;
  return html`<g>
    <${Tag} ...${props} bed=${bed} number=${number} left=${left} />
    <g class=${cx("cottage-bed", hand?.kind === "tile" && "is-taking")} onPointerDown=${slide}>
      <g ...${large ? spot(play, { at, name, disabled: true }) : place(at)}>
        <g key=${`${bed.bed}${bed.side}`} data-piece=${`bed-${bed.bed}-${bed.side}`}>
          <${Soil} bed=${bed} x=${left} y=${BED_Y} unit=${UNIT} frame=${FRAME} covered=${covered} /></g>
        ${large && [0, 1, 2, 3, 4].map((i) => html`<${Marks} i=${i} left=${left} />`)}</g>
      ${bed.tiles.map(
        (/** @type {any} */ tile) => tile && html`<${Laid} key=${tile.tile} tile=${tile} left=${left} />`,
      )}
      ${bed.cats.map((/** @type {string} */ on) => html`<${Token} key=${`c${on}`} kind="cat" seat=${seat} bed=${number} on=${on} />`)}
      ${bed.pots.map((/** @type {string} */ on) => html`<${Token} key=${`p${on}`} kind="pot" seat=${seat} bed=${number} on=${on} />`)}
      ${large ? html`<${Squares} ...${words} />` : SQUARES.map((on) => html`<${Plain} key=${on} seat=${seat} bed=${number} on=${on} />`)}
    </g></g>`;
}

/** What the previewed move does in a garden: the tile it plants, or the token it lays. @param {GardenProps} props */
function previewed({ table, play, seat, size }) {
  const ghost = size === "large" && table.turn === seat ? play.ghost : null;
  const token = ghost?.verb === "pot" || ghost?.verb === "cat" ? ghost : null;
  return { planting: plantParts(ghost, table.view), token };
}

/** Above a bed: what it shows, how many squares are left, what it would bring. @param {any} props */
function Tag(props) {
  const { table, seat, size, bed, number, t, left } = props;
  const large = size === "large";
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
  const told = tip(t("bed-worth", { points: bed.worth }));
  return html`<g aria-hidden="true" class=${cx("cottage-tag", then && "is-then")} ...${told}>
    <rect x=${left - FRAME} y="0" width=${BED + 2 * FRAME} height="34" rx="9" />
    <text x=${left - FRAME + 12} y="24" class="is-number">${number}</text>
    <${Use} sprite=${SPRITE} id="cottage-pot" x=${left + 14} y="4" size="26" />
    <text x=${left + 42} y="25">${shown(bed.visible_pots, then?.pots)}</text>
    <${Use} sprite=${SPRITE} id="cottage-cloche" x=${left + 92} y="4" size="26" />
    <text x=${left + 120} y="25">${shown(bed.visible_cloches, then?.cloches)}</text>
    <text x=${left + BED + FRAME - 10} y="24" text-anchor="end" class="is-quiet">${
      then
        ? html`${shown(count, then.left)} ${then.worth !== bed.worth && html`<tspan class="is-worth">${shown(bed.worth, then.worth)}</tspan>`}`
        : large
          ? t("squares-left", { count })
          : count
    }</text></g>`;
}

/** The letter and the number of a line. @param {{i: number, left: number}} props */
const Marks = ({ i, left }) => html`
  <text class="cottage-mark" x=${left + UNIT * (i + 0.5)} y=${BED_Y + BED + 13} text-anchor="middle">${"abcde"[i]}</text>
  <text class="cottage-mark" x=${left - 8} y=${BED_Y + UNIT * (i + 0.5) + 5} text-anchor="middle">${i + 1}</text>`;

/** A tile where it lies. @param {{tile: any, left: number}} props */
function Laid({ tile, left }) {
  const cells = cellsAt(tile.squares);
  const [columns, rows] = [0, 1].map((way) => cells.map((one) => one[way]));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  const [width, height] = [Math.max(...columns) - x + 1, Math.max(...rows) - y + 1];
  return html`<g ...${lying(tile.place)} pointer-events="none"><g data-piece=${tile.tile}>
    <rect data-box="" x=${left + UNIT * x} y=${BED_Y + UNIT * y} width=${UNIT * width} height=${UNIT * height} fill="none" />
    <${Planted} tile=${tile} cells=${cells} unit=${UNIT} x=${left} y=${BED_Y} /></g></g>`;
}

/** @param {{kind: string, seat: number, bed: number, on: string}} props */
function Token({ kind, seat, bed, on }) {
  const { x, y } = middle(`${bed}${on}`);
  const id = kind === "cat" ? catAt(`${bed}${on}`) : "cottage-pot-token";
  return html`<g ...${lying(`${seat}-${bed}-${on}`)} transform=${`translate(${x - 23} ${y - 24})`} pointer-events="none">
    <g data-piece=${kind}><rect data-box="" width="46" height="46" fill="none" />
      <${Use} sprite=${SPRITE} id=${id} size=${46} /></g></g>`;
}

/** A square that is only a place. @param {{seat: number, bed: number, on: string}} props */
function Plain({ seat, bed, on }) {
  const { x, y } = middle(`${bed}${on}`);
  return html`<rect ...${place(`${seat}-${bed}-${on}`)} x=${x - UNIT / 2} y=${y - UNIT / 2} width=${UNIT} height=${UNIT}
    fill="none" pointer-events="none" />`;
}

/** The squares of a bed, to aim at and to read. @param {any} parts */
function Squares({ props, latest, bed, number, hand, real, own, mine, places, covered }) {
  const { table, play, t, seat } = props;
  const usable = places.filter((/** @type {any} */ one) => one.move || !real);
  const byAnchor = new Map(usable.map((/** @type {any} */ one) => [one.anchor, one]));
  const reach = new Set(
    real
      ? usable.flatMap((/** @type {any} */ one) => one.squares.map((/** @type {string} */ at) => `${one.bed}${at}`))
      : [],
  );
  const first =
    hand && (usable.find((/** @type {any} */ one) => one.move) ?? usable[Math.floor(usable.length / 4)])?.anchor;
  return SQUARES.map((on) => {
    const anchor = `${number}${on}`;
    const found = byAnchor.get(anchor);
    const { x, y } = middle(anchor);
    const legal = mine && real && !!found?.move;
    const words = [t("square", { bed: number, at: on }), lies(bed, on, t)];
    if (hand && found && (legal || !real))
      words.push(t(real ? "put" : "try-put", { what: wordOf(props, hand), squares: found.squares.join(", ") }));
    const taking = own && hand && hand.kind !== "corners";
    const shut = real && hand?.kind === "tile" && !reach.has(anchor) && !covered.has(on);
    return html`<g key=${on} ...${spot(play, {
      anytime: true,
      at: `${seat}-${number}-${on}`,
      name: words.join(", "),
      move: legal ? found.move : null,
      source: false,
      disabled: !own || table.turn !== seat,
      next: anchor === first,
      onPick: taking ? (event) => put(latest.current, event, anchor) : undefined,
    })} ...${taking ? keyAim(() => latest.current, anchor) : {}}>
      <rect data-box="" class="cottage-touch" x=${x - UNIT / 2} y=${y - UNIT / 2} width=${UNIT} height=${UNIT} />
      <rect class=${cx("cottage-square", shut && "is-shut")}
        x=${x - UNIT / 2 + 2} y=${y - UNIT / 2 + 2} width=${UNIT - 4} height=${UNIT - 4} rx="5" />
      ${legal && hand?.kind !== "tile" && html`<circle class="cottage-dot" cx=${x} cy=${y} r="8" />`}</g>`;
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

/**
 * The keyboard on a square aims at the place it stands for (with the mouse the exact point counts).
 * @param {() => BoardProps} latest @param {string} at
 */
function keyAim(latest, at) {
  const free = () => handNow(latest()) !== null && !whereNow(latest()).fixed;
  return {
    onFocus: (/** @type {FocusEvent} */ event) => {
      const element = /** @type {Element} */ (event.currentTarget);
      if (free() && element.matches(":focus-visible")) aimAt(latest(), { square: at });
    },
    onBlur: () => {
      const { aim } = storeOf(latest().play).rest;
      if (free() && aim && "square" in aim && aim.square === at) aimAt(latest(), null);
    },
  };
}

/** What would lie there: green if it is a move, striped if it is only tried, crossed out where it does not fit. @param {GardenProps} props */
function Ghost(props) {
  const { table } = props;
  const { planting, token } = previewed(props);
  const hand = handNow(props);
  const real = isReal(props, hand);
  if (planting) {
    return html`<g class="cottage-ghost is-move" pointer-events="none">
      <g transform=${`translate(${BED_X[planting.bed - 1]} ${BED_Y})`}>
        <g class="is-body"><${Planted} tile=${planting.tile} cells=${planting.cells} unit=${UNIT} /></g>
        <${Outline} cells=${planting.cells} /></g></g>`;
  }
  if (token) {
    const at = `${token.detail.bed}${token.detail.square}`;
    const { x, y } = middle(at);
    return html`<g class="cottage-ghost is-move" pointer-events="none">
      <rect class="cottage-outline" x=${x - UNIT / 2 + 2} y=${y - UNIT / 2 + 2} width=${UNIT - 4} height=${UNIT - 4} rx="6" />
      <g class="is-body"><${Use} sprite=${SPRITE} id=${token.verb === "pot" ? "cottage-pot-token" : catAt(at)}
        x=${x - 23} y=${y - 24} size=${46} /></g></g>`;
  }
  const found = whereNow(props).spot;
  const tile = hand?.kind === "tile" ? tileOn(table.view, hand.space) : null;
  if (!found || !hand || !tile || (real && found.move)) return null;
  const cells = cellsIn(tile, hand).map(([c, r]) => /** @type {[number, number]} */ ([c + found.x, r + found.y]));
  const bed = table.view.seats[table.viewer ?? 0].beds[found.bed - 1];
  const laid = bed?.tiles.flatMap((/** @type {any} */ one) => one?.squares ?? []) ?? [];
  const taken = new Set(bed ? [...bed.cats, ...bed.pots, ...laid] : []);
  const [left, top] = [Math.min(...cells.map(([c]) => c)), Math.min(...cells.map(([, r]) => r))];
  const cross = ([c, r]) =>
    `M${c * UNIT + 14} ${r * UNIT + 14}l${UNIT - 28} ${UNIT - 28}m0 ${28 - UNIT}l${28 - UNIT} ${UNIT - 28}`;
  return html`<g class=${cx("cottage-ghost", real ? "is-misfit" : "is-try")} pointer-events="none">
    <g transform=${`translate(${BED_X[found.bed - 1]} ${BED_Y})`}>
      <g class="is-body"><${Planted} tile=${tile} cells=${cells} unit=${UNIT} /></g>
      <${Outline} cells=${cells} />
      ${cells.filter(([c, r]) => taken.has(square(c, r))).map((one) => html`<path class="cottage-cross" d=${cross(one)} />`)}
      ${
        !real &&
        html`<${Use} sprite=${SPRITE} id="cottage-parasol" x=${left * UNIT - 16} y=${top * UNIT - 20} size=${40} />`
      }</g></g>`;
}

/** The line around squares of a bed. @param {{cells: import("../../lib/shapes.js").Cell[]}} props */
const Outline = ({ cells }) => html`<path class="cottage-outline" d=${outline(cells, UNIT)} />`;

/** Two complete beds: which first? Tiles that go back one by one: which next? @param {GardenProps} props */
function BedChoices({ table, play, t, seat }) {
  const wide = BED + 2 * FRAME - 8;
  const choices = play.moves({ verb: "first" }).map((move, i) => {
    const index = Number(move.detail.bed) - 1;
    return html`<g key=${index} ...${spot(play, {
      at: `${seat}-${index + 1}-choice`,
      name: t("score-first", { number: index + 1 }),
      move,
      next: i === 0,
    })}><rect class="cottage-choice" x=${BED_X[index] - FRAME + 4} y=${BED_Y - FRAME + 4} width=${wide} height=${wide} rx="8" /></g>`;
  });
  const tiles = table.view.seats[seat].beds.flatMap((/** @type {any} */ bed) => bed?.tiles ?? []);
  const returns = play.moves({ verb: "return" }).map((move, i) => {
    const tile = tiles.find((/** @type {any} */ one) => one?.tile === move.piece);
    if (!tile) return null;
    return html`<g key=${move.move} transform=${`translate(${BED_X[Number(move.detail.bed) - 1]} ${BED_Y})`} ...${spot(
      play,
      {
        at: `${tile.place}-choice`,
        name: t("return-name", { flower: tile.flower }),
        move,
        next: i === 0,
      },
    )}><path class="cottage-choice" d=${outline(cellsAt(tile.squares), UNIT)} /></g>`;
  });
  return html`${choices}${returns}`;
}

/** What going on means once the cats are where they should be. @param {BoardProps} props */
export const endWord = ({ table }) =>
  table.view.seats[table.turn ?? 0].beds.some((/** @type {any} */ bed) => bed?.complete) ? "done-score" : "done";

/**
 * What is in hand, and where it would lie. A tile that may be planted snaps to the nearest legal place; any other tile
 * can be tried out (the parasol). What may be done is read from the legal list: a place is legal if a move covers its squares.
 */
import { signal, still } from "../../lib/ui.js";
import { byFinger } from "../../lib/act.js";
import { settings } from "../../lib/settings.js";
import { cell, square, turned } from "../../lib/shapes.js";
import { sound } from "../../lib/sound.js";
import { cellsIn, cellsOf } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Act} Act */
/** @typedef {import("../../lib/shapes.js").Cell} Cell */
/** @typedef {{bed: number, x: number, y: number, key: string, squares: string[], anchor: string, cx: number, cy: number, move: string | null}} Spot */
/** @typedef {{kind: "tile" | "pot" | "cat" | "corners", space: string, tile: string, turns: number, flip: boolean, spot: Spot | null, fixed: boolean, ply: number, auto: boolean, names: string[]}} Hand */
/** @typedef {{x: number, y: number} | {square: string} | null} Aim */

export const UNIT = 52;
export const FRAME = 16;
export const BED_X = [FRAME, 308 + FRAME]; // the soil's left edge, in the garden's units
export const BED_Y = 38 + FRAME;
const SIDE = 5;
const REACH = 2.4; // squares from the finger to a legal place that still takes the piece
const NOTHING = {
  space: "",
  tile: "",
  turns: 0,
  flip: false,
  spot: null,
  fixed: false,
  ply: 0,
  auto: false,
  names: [],
};

/** @type {WeakMap<Act, {hand: import("../../vendor/signals.js").Signal<Hand | null>, svg: SVGSVGElement | null, aim: Aim, ways: Map<string, {turns: number, flip: boolean}>}>} */
const stores = new WeakMap();

/** @param {Act} act */
export function storeOf(act) {
  let store = stores.get(act);
  if (!store)
    stores.set(
      act,
      (store = { hand: signal(/** @type {Hand | null} */ (null)), svg: null, aim: null, ways: new Map() }),
    );
  return store;
}

/** The tile on a nursery space. @param {any} view @param {string} space @returns {import("./pieces.js").Tile | null} */
export const tileOn = (view, space) => {
  const [column, row] = cell(space.toLowerCase());
  return view.nursery[row]?.[column] ?? null;
};

const PLANT = /^plant ([A-D][1-4])-([12])([a-e][1-5])(?:-(?:r([1-3]))?(f)?)?$/;
const keyOf = (/** @type {number} */ bed, /** @type {string[]} */ squares) => `${bed}:${[...squares].sort().join()}`;

/** The tile, bed and squares of a plant move. @param {string | undefined} move @param {any} view */
export function plantParts(move, view) {
  const found = PLANT.exec(move ?? "");
  const tile = found && tileOn(view, found[1]);
  if (!found || !tile) return null;
  const [x, y] = cell(found[3]);
  const cells = /** @type {Cell[]} */ (
    turned(cellsOf(tile), Number(found[4] ?? 0), found[5] === "f").map(([c, r]) => [c + x, r + y])
  );
  return { space: found[1], tile, bed: Number(found[2]), cells, squares: cells.map(([c, r]) => square(c, r)) };
}

/** @type {WeakMap<object, {plants: Map<string, Map<string, string>>, moves: Set<string>}>} */
const known = new WeakMap();

/** Legal moves by what they cover: nursery space, then bed and squares. @param {Act} act @param {any} view */
export function legalOf(act, view) {
  const { legal } = act;
  let found = known.get(legal);
  if (!found) {
    found = { plants: new Map(), moves: new Set() };
    for (const { move } of legal) {
      found.moves.add(move);
      const parts = plantParts(move, view);
      if (!parts) continue;
      if (!found.plants.has(parts.space)) found.plants.set(parts.space, new Map());
      found.plants.get(parts.space)?.set(keyOf(parts.bed, parts.squares), move);
    }
    known.set(legal, found);
  }
  return found;
}

/** What is in hand now: picked up, or the only thing there is to place. @param {BoardProps} props @returns {Hand | null} */
export function handNow({ table, act }) {
  const hand = storeOf(act).hand.value;
  if (hand?.kind === "tile" && tileOn(table.view, hand.space)?.tile === hand.tile) return hand;
  const { legal } = act;
  if (hand && hand.kind !== "tile" && hand.ply === table.ply && act.mine) return hand;
  if (!legal.length) return null;
  const only = (/** @type {string[]} */ ...starts) =>
    legal.every(({ move }) => starts.some((start) => move.startsWith(start)));
  if (only("pot ")) return { ...NOTHING, kind: "pot", auto: true, ply: table.ply };
  if (only("cat ", "drop")) return { ...NOTHING, kind: "cat", auto: true, ply: table.ply };
  return null;
}

/** May the tile in hand be planted this turn, or is it only tried? @param {BoardProps} props @param {Hand | null} hand */
export const isReal = ({ table, act }, hand) =>
  hand !== null && (hand.kind !== "tile" || legalOf(act, table.view).plants.has(hand.space));

/** Every place inside the beds for what is in hand, as it is turned now. @param {BoardProps} props @param {Hand} hand @returns {Spot[]} */
export function spots({ table, act }, hand) {
  const { view } = table;
  const beds = view.seats[table.viewer ?? 0]?.beds ?? [];
  const tile = hand.kind === "tile" ? tileOn(view, hand.space) : null;
  const cells = tile ? cellsIn(tile, hand) : /** @type {Cell[]} */ ([[0, 0]]);
  const columns = Math.max(...cells.map(([c]) => c)) + 1;
  const rows = Math.max(...cells.map(([, r]) => r)) + 1;
  const [mx, my] = [(columns - 1) / 2, (rows - 1) / 2];
  // The square of the piece nearest its middle stands for the place: every place has one of its own.
  const [ax, ay] = [...cells].sort((a, b) => Math.hypot(a[0] - mx, a[1] - my) - Math.hypot(b[0] - mx, b[1] - my))[0];
  const { plants, moves } = legalOf(act, view);
  const covers = plants.get(hand.space);
  const found = [];
  for (let bed = 1; bed <= 2; bed++) {
    if (!beds[bed - 1]) continue;
    for (let y = 0; y + rows <= SIDE; y++) {
      for (let x = 0; x + columns <= SIDE; x++) {
        const squares = cells.map(([c, r]) => square(c + x, r + y));
        const key = keyOf(bed, squares);
        const named = `${hand.kind} ${bed}${squares[0]}`;
        const move = tile ? (covers?.get(key) ?? null) : moves.has(named) ? named : null;
        found.push({
          bed,
          x,
          y,
          key,
          squares,
          anchor: `${bed}${square(x + ax, y + ay)}`,
          cx: BED_X[bed - 1] + UNIT * (x + columns / 2),
          cy: BED_Y + UNIT * (y + rows / 2),
          move,
        });
      }
    }
  }
  return found;
}

/** The middle of a square. @param {string} at */
export function middle(at) {
  const [column, row] = cell(at.slice(1));
  return { x: BED_X[Number(at[0]) - 1] + UNIT * (column + 0.5), y: BED_Y + UNIT * (row + 0.5) };
}

/** The square under a point of the garden. @param {{x: number, y: number}} point */
export function squareUnder({ x, y }) {
  const row = Math.floor((y - BED_Y) / UNIT);
  for (const bed of [0, 1]) {
    const column = Math.floor((x - BED_X[bed]) / UNIT);
    if (row >= 0 && row < SIDE && column >= 0 && column < SIDE) return `${bed + 1}${square(column, row)}`;
  }
  return null;
}

/** The nearest place: a legal one if the piece may be planted, else one inside a bed. @param {BoardProps} props @param {Hand} hand @param {Aim} aim @returns {Spot | null} */
function snap(props, hand, aim) {
  if (!aim) return null;
  const all = spots(props, hand);
  const real = isReal(props, hand);
  const may = real ? all.filter((spot) => spot.move) : all;
  const at = "square" in aim ? aim.square : squareUnder(aim);
  const point = "square" in aim ? middle(aim.square) : aim;
  if ("square" in aim) {
    const exact = may.find((spot) => spot.anchor === at);
    if (exact) return exact;
  }
  const cost = (/** @type {Spot} */ spot) =>
    Math.hypot(spot.cx - point.x, spot.cy - point.y) / UNIT +
    (at && !(spot.bed === Number(at[0]) && spot.squares.includes(at.slice(1))) ? 0.7 : 0);
  const best = (/** @type {Spot[]} */ list) => {
    let least = Infinity;
    let found = /** @type {Spot | null} */ (null);
    for (const one of list) if (cost(one) < least - 1e-6) [least, found] = [cost(one), one];
    return { least, found };
  };
  const { least, found: spot } = best(may);
  if (spot && least <= REACH) return spot;
  if (hand.kind !== "tile") return null;
  const nearest = best(all);
  return nearest.least <= 3 ? nearest.found : null;
}

/** Aim what is in hand; `fixed` keeps it there until it is moved, confirmed or let go. @param {BoardProps} props @param {Aim} aim @param {boolean} [fixed] @returns {Spot | null} */
export function aimAt(props, aim, fixed = false) {
  const store = storeOf(props.act);
  const hand = handNow(props);
  if (!hand || hand.kind === "corners") return null;
  store.aim = aim;
  const spot = snap(props, hand, aim);
  if (hand.spot?.key !== spot?.key || hand.spot?.move !== spot?.move || hand.fixed !== (fixed && spot !== null))
    store.hand.value = { ...hand, spot, fixed: fixed && spot !== null };
  if (fixed || !props.act.pinned) props.act.preview(spot?.move ?? null, fixed);
  return spot;
}

/** @param {BoardProps} props @param {string} space */
export function takeTile(props, space) {
  const store = storeOf(props.act);
  const tile = tileOn(props.table.view, space);
  if (!tile) return;
  props.act.preview(null, true);
  store.aim = null;
  store.hand.value = {
    ...NOTHING,
    kind: "tile",
    space,
    tile: tile.tile,
    ...(store.ways.get(tile.label) ?? { turns: 0, flip: false }),
  };
  sound("lift");
}

/** @param {BoardProps} props @param {"pot" | "cat"} kind */
export function takeToken(props, kind) {
  const store = storeOf(props.act);
  props.act.preview(null, true);
  store.aim = null;
  store.hand.value = { ...NOTHING, kind, ply: props.table.ply };
  sound("lift");
}

/** @param {BoardProps} props */
export function letGo(props) {
  const store = storeOf(props.act);
  store.aim = null;
  store.hand.value = null;
  props.act.preview(null, true);
}

/** Turn clockwise by quarters, or flip left to right as it is seen now. @param {BoardProps} props @param {number} by @param {boolean} [flip] */
export function turnHand(props, by, flip = false) {
  const store = storeOf(props.act);
  const hand = handNow(props);
  if (hand?.kind !== "tile") return false;
  const way = flip
    ? { turns: (4 - hand.turns) % 4, flip: !hand.flip }
    : { turns: (((hand.turns + by) % 4) + 4) % 4, flip: hand.flip };
  const tile = tileOn(props.table.view, hand.space);
  if (tile) store.ways.set(tile.label, way);
  const { fixed } = hand;
  const { aim } = store;
  props.act.preview(null, true);
  store.hand.value = { ...hand, ...way, spot: null, fixed: false };
  const spot = aimAt(props, aim, fixed);
  sound("lift");
  const turned_ = props.t(flip ? "said.flipped" : "said.turned");
  if (spot)
    props.act.say(
      `${turned_} ${spot.move || !isReal(props, hand) ? props.t("said.covers", { bed: spot.bed, squares: spot.squares.join(", ") }) : props.t("said.misfit")}`,
    );
  else props.act.say(turned_);
  return true;
}

/** A pointer's place in the garden's own units. @param {Act} act @param {{x: number, y: number}} point */
export function inGarden(act, point) {
  const matrix = storeOf(act).svg?.getScreenCTM();
  return matrix ? { x: (point.x - matrix.e) / matrix.a, y: (point.y - matrix.f) / matrix.d, scale: matrix.a } : null;
}

/** Is the point on the beds, or so close that it means them? @param {{x: number, y: number}} point */
export const overBeds = ({ x, y }) =>
  x > -UNIT * 0.6 && x < 600 + UNIT * 0.6 && y > BED_Y - UNIT && y < BED_Y + UNIT * (SIDE + 0.9);

/** Scroll as little as it takes to see from `top` to `bottom` above the bar under the thumb; the top comes first. @param {number} top @param {number} bottom */
export function bringIntoSight(top, bottom) {
  const bar = document.querySelector(".thumb")?.getBoundingClientRect();
  const below = bottom + 6 - (bar?.height ? bar.top : innerHeight);
  if (below > 0 || top < 0)
    scrollBy({ top: top < 0 ? top - 8 : Math.min(below, top - 8), behavior: still() ? "auto" : "smooth" });
}

/** The beds and what is in hand come into sight, if they are not. @param {Act} act */
export function showBeds(act) {
  setTimeout(() => {
    const { svg } = storeOf(act);
    const box = svg?.getBoundingClientRect();
    const held = svg?.parentElement?.querySelector(".cottage-held")?.getBoundingClientRect();
    if (box) bringIntoSight(box.top, held?.bottom ?? box.top + box.height * 0.6);
  }, 50);
}

/** A finger asks to confirm; mouse and keyboard play at once. @param {Event} event */
export const mustConfirm = (event) =>
  settings.confirm.value &&
  (event instanceof PointerEvent ? event.pointerType === "touch" || event.pointerType === "pen" : byFinger());

/**
 * What is in hand, and where it would lie. A tile that may be planted snaps to the nearest legal place; any other tile
 * can be tried out (the parasol). A place is legal if one of the moves covers its squares.
 */
import { mustConfirm } from "../../lib/play.js";
import { wholeMove } from "../../lib/room.js";
import { moveSentence } from "../../lib/sentences.js";
import { bounds, cell, moved, square } from "../../lib/shapes.js";
import { sound } from "../../lib/sound.js";
import { speak } from "../../lib/speak.js";
import { turnByWheel } from "../../lib/wheel.js";
import { FRAME, UNIT, cellsIn } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Play} Play */
/** @typedef {import("../../lib/types.js").Move} Move */
/** @typedef {import("../../lib/shapes.js").Cell} Cell */
/**
 * A place for what is in hand: the squares it would cover, the one that stands for it, its middle, and the move, if any.
 * @typedef {{bed: number, x: number, y: number, key: string, squares: string[], anchor: string, cx: number, cy: number,
 *   move: Move | null}} Spot
 */
/**
 * @typedef {{kind: "tile" | "pot" | "cat" | "corners", space: string, tile: string, turns: number, flip: boolean,
 *   ply: number, auto: boolean, names: string[]}} Hand
 */
/** Where what is in hand would lie; `fixed`: it stays there until it is moved, confirmed or let go. @typedef {{spot: Spot | null, fixed: boolean}} Where */
/** @typedef {{x: number, y: number} | {square: string} | null} Aim */

export const BED_X = [FRAME, 308 + FRAME]; // the soil's left edge, in the garden's units
export const BED_Y = 38 + FRAME;
const SIDE = 5;
const REACH = 2.4; // squares from the finger to a legal place that still takes the piece
export const NOTHING = {
  space: "",
  tile: "",
  turns: 0,
  flip: false,
  ply: 0,
  auto: false,
  names: [],
};

/** @type {Where} */
const NOWHERE = { spot: null, fixed: false };

/** What is only on the screen: the hand, where it is aimed, how each tile was held last. @param {Play} play */
export function storeOf(play) {
  return {
    hand: play.kept("cottage-hand", /** @type {Hand | null} */ (null)),
    where: play.kept("cottage-where", { ...NOWHERE, of: "" }), // apart from the hand: it changes with every step of a drag
    rest: play.kept("cottage-rest", {
      svg: /** @type {SVGSVGElement | null} */ (null),
      aim: /** @type {Aim} */ (null),
      ways: /** @type {Map<string, {turns: number, flip: boolean}>} */ (new Map()),
    }).value,
  };
}

/** The tile on a nursery space. @param {any} view @param {string} space @returns {import("./pieces.js").Tile | null} */
export const tileOn = (view, space) => {
  const [column, row] = cell(space.toLowerCase());
  return view.nursery[row]?.[column] ?? null;
};

const keyOf = (/** @type {string | number} */ bed, /** @type {string[]} */ squares) =>
  `${bed}:${[...squares].sort().join()}`;

/** The squares that a move plants. @param {Move} move */
export const squaresOf = ({ detail }) => String(detail.squares).split(" ");

/** The tile, bed and squares of a move that plants. @param {Move | null} move @param {any} view */
export function plantParts(move, view) {
  if (move?.verb !== "plant") return null;
  const space = String(move.detail.space);
  const tile = tileOn(view, space);
  if (!tile) return null;
  const squares = squaresOf(move);
  return { space, tile, bed: Number(move.detail.bed), squares, cells: squares.map(cell) };
}

/** @type {WeakMap<object, {plants: Map<string, Map<string, Move>>, tokens: Map<string, Move>}>} */
const known = new WeakMap();

/** While the row could be refilled for a cat, planting leaves it as it is. @param {BoardProps} props @returns {Move[]} */
const later = ({ table, play }) => (play.mine ? table.view.without_ramble : []);

/** Moves by what they cover: nursery space, then bed and squares; tokens by kind and place. @param {BoardProps} props */
export function legalOf(props) {
  const { legal } = props.play;
  let found = known.get(legal);
  if (!found) {
    found = { plants: new Map(), tokens: new Map() };
    for (const move of [...legal, ...later(props).map(wholeMove)]) {
      if (move.verb === "pot" || move.verb === "cat") found.tokens.set(`${move.verb} ${move.target}`, move);
      if (move.verb !== "plant") continue;
      const space = String(move.detail.space);
      if (!found.plants.has(space)) found.plants.set(space, new Map());
      found.plants.get(space)?.set(keyOf(move.detail.bed, squaresOf(move)), move);
    }
    known.set(legal, found);
  }
  return found;
}

/** What is in hand now: picked up, or the only thing there is to place. @param {BoardProps} props @returns {Hand | null} */
export function handNow({ table, play }) {
  const hand = storeOf(play).hand.value;
  if (hand?.kind === "tile" && tileOn(table.view, hand.space)?.tile === hand.tile) return hand;
  const { legal } = play;
  if (hand && hand.kind !== "tile" && hand.ply === table.ply && play.mine) return hand;
  if (!legal.length) return null;
  const only = (/** @type {string[]} */ ...verbs) => legal.every(({ verb }) => verbs.includes(verb));
  if (only("pot")) return { ...NOTHING, kind: "pot", auto: true, ply: table.ply };
  if (only("cat", "drop")) return { ...NOTHING, kind: "cat", auto: true, ply: table.ply };
  return null;
}

/** What is held, and how. @param {Hand} hand */
const nameOf = ({ kind, space, tile, turns, flip, ply }) => [kind, space, tile, turns, flip, ply].join();

/** Where it is now: nowhere, if something else was there. @param {BoardProps} props @returns {Where} */
export function whereNow(props) {
  const hand = handNow(props);
  const where = storeOf(props.play).where.value;
  return hand && where.of === nameOf(hand) ? where : NOWHERE;
}

/** May the tile in hand be planted this turn, or is it only tried? @param {BoardProps} props @param {Hand | null} hand */
export const isReal = (props, hand) => hand !== null && (hand.kind !== "tile" || legalOf(props).plants.has(hand.space));

/** Every place inside the beds for what is in hand, as it is turned now. @param {BoardProps} props @param {Hand} hand @returns {Spot[]} */
export function spots(props, hand) {
  const { view } = props.table;
  const seat = props.table.viewer ?? 0;
  const beds = view.seats[seat]?.beds ?? [];
  const tile = hand.kind === "tile" ? tileOn(view, hand.space) : null;
  const cells = tile ? cellsIn(tile, hand) : /** @type {Cell[]} */ ([[0, 0]]);
  const { columns, rows } = bounds(cells);
  const [mx, my] = [(columns - 1) / 2, (rows - 1) / 2];
  // The square of the piece nearest its middle stands for the place: every place has one of its own.
  const [ax, ay] = [...cells].sort((a, b) => Math.hypot(a[0] - mx, a[1] - my) - Math.hypot(b[0] - mx, b[1] - my))[0];
  const { plants, tokens } = legalOf(props);
  const covers = plants.get(hand.space);
  const found = [];
  for (let bed = 1; bed <= 2; bed++) {
    if (!beds[bed - 1]) continue;
    for (let y = 0; y + rows <= SIDE; y++) {
      for (let x = 0; x + columns <= SIDE; x++) {
        const squares = moved(cells, x, y).map((one) => square(...one));
        const key = keyOf(bed, squares);
        const move = (tile ? covers?.get(key) : tokens.get(`${hand.kind} ${seat}-${bed}-${squares[0]}`)) ?? null;
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
function squareUnder({ x, y }) {
  const row = Math.floor((y - BED_Y) / UNIT);
  for (const bed of [0, 1]) {
    const column = Math.floor((x - BED_X[bed]) / UNIT);
    if (row >= 0 && row < SIDE && column >= 0 && column < SIDE) return `${bed + 1}${square(column, row)}`;
  }
  return null;
}

/**
 * The nearest place: a legal one if the piece may be planted, else one inside a bed.
 * @param {BoardProps} props @param {Hand} hand @param {Aim} aim @returns {Spot | null}
 */
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

/**
 * Aim what is in hand; `fixed` keeps it there.
 * @param {BoardProps} props @param {Aim} aim @param {boolean} [fixed] @returns {Spot | null}
 */
export function aimAt(props, aim, fixed = false) {
  const store = storeOf(props.play);
  const hand = handNow(props);
  if (!hand || hand.kind === "corners") return null;
  store.rest.aim = aim;
  const spot = snap(props, hand, aim);
  const before = whereNow(props);
  const stays = fixed && spot !== null;
  if (before.spot?.key !== spot?.key || before.spot?.move !== spot?.move || before.fixed !== stays)
    store.where.value = { of: nameOf(hand), spot, fixed: stays };
  if (fixed || !props.play.pinned) props.play.preview(spot?.move ?? null, fixed);
  return spot;
}

/** Hold this, aimed nowhere yet. @param {BoardProps} props @param {Hand | null} hand */
function hold({ play }, hand) {
  const store = storeOf(play);
  play.preview(null, true);
  store.rest.aim = null;
  store.where.value = { ...NOWHERE, of: "" };
  store.hand.value = hand;
}

/** @param {BoardProps} props @param {string} space */
export function takeTile(props, space) {
  const tile = tileOn(props.table.view, space);
  if (!tile) return;
  const way = storeOf(props.play).rest.ways.get(tile.label);
  hold(props, { ...NOTHING, kind: "tile", space, tile: tile.tile, ...way });
  sound("lift");
}

/** @param {BoardProps} props @param {"pot" | "cat"} kind */
export function takeToken(props, kind) {
  hold(props, { ...NOTHING, kind, ply: props.table.ply });
  sound("lift");
}

/** @param {BoardProps} props */
export const letGo = (props) => hold(props, null);

/**
 * Turn clockwise by quarters, or flip left to right as it is seen now.
 * @param {BoardProps} props @param {number} by @param {boolean} [flip]
 */
export function turnHand(props, by, flip = false) {
  const store = storeOf(props.play);
  const hand = handNow(props);
  if (hand?.kind !== "tile") return false;
  const way = flip
    ? { turns: (4 - hand.turns) % 4, flip: !hand.flip }
    : { turns: (((hand.turns + by) % 4) + 4) % 4, flip: hand.flip };
  const tile = tileOn(props.table.view, hand.space);
  if (tile) store.rest.ways.set(tile.label, way);
  const { fixed } = whereNow(props);
  const { aim } = store.rest;
  props.play.preview(null, true);
  store.hand.value = { ...hand, ...way };
  const spot = aimAt(props, aim, fixed);
  sound("lift");
  const done = props.t(flip ? "said-flipped" : "said-turned");
  if (!spot) speak(done);
  else if (!spot.move && isReal(props, hand)) speak(`${done} ${props.t("said-misfit")}`);
  else speak(`${done} ${props.t("said-covers", { bed: spot.bed, squares: spot.squares.join(", ") })}`);
  return true;
}

/** While a tile is in hand the wheel turns it. @param {BoardProps} props */
export const byWheel = (props) => (/** @type {WheelEvent} */ event) => {
  if (handNow(props)?.kind === "tile") turnByWheel(event, (way) => turnHand(props, way));
};

/** A pointer's place in the garden's own units. @param {Play} play @param {{x: number, y: number}} point */
export function inGarden(play, point) {
  const matrix = storeOf(play).rest.svg?.getScreenCTM();
  return matrix ? { x: (point.x - matrix.e) / matrix.a, y: (point.y - matrix.f) / matrix.d, scale: matrix.a } : null;
}

/** Is the point on the beds, or so close that it means them? @param {{x: number, y: number}} point */
export const overBeds = ({ x, y }) =>
  x > -UNIT * 0.6 && x < 600 + UNIT * 0.6 && y > BED_Y - UNIT && y < BED_Y + UNIT * (SIDE + 0.9);

/** Play it, or by finger show it first. @param {BoardProps} props @param {Spot} spot @param {Event} event */
export function lay(props, spot, event) {
  if (!spot.move) return;
  if (mustConfirm(event)) speak(moveSentence(props.t, spot.move));
  else props.play.commit(spot.move);
}

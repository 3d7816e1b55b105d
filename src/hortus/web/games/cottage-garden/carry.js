/** How tiles, pots and cats are carried to the beds, and how a tile slides over them. */
import { carried } from "../../lib/carry.js";
import { mustConfirm } from "../../lib/play.js";
import { size } from "../../lib/shapes.js";
import {
  aimAt,
  handNow,
  inGarden,
  isReal,
  letGo,
  middle,
  overBeds,
  storeOf,
  takeTile,
  takeToken,
  tileOn,
  UNIT,
  whereNow,
} from "./hand.js";
import { cellsIn } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Point} Point */
/** @typedef {import("../../lib/carry.js").Carrying} Carrying */

const ABOVE = 30; // pixels between the finger and the tile it slides

/** Props are read again at every step, for the table may move on while a piece is in the air. */
/** @typedef {() => BoardProps} Latest */

/**
 * A nursery tile, or a token of the tray, is carried to the beds: as large as it will lie, and turned on the way.
 * @param {Latest} latest @param {string} what  a nursery space, "pot" or "cat" @returns {Carrying}
 */
export const toBeds = (latest, what) => ({
  take() {
    const props = latest();
    const hand = handNow(props);
    if (what === "pot" || what === "cat") takeToken(props, what);
    else if (!(hand?.kind === "tile" && hand.space === what)) takeTile(props, what);
    props.play.preview(null, true);
  },
  held() {
    const props = latest();
    const hand = handNow(props);
    const tile = hand?.kind === "tile" ? tileOn(props.table.view, hand.space) : null;
    if (!hand || (hand.kind === "tile" && !tile)) return null;
    const { columns, rows } = tile ? size(cellsIn(tile, hand)) : { columns: 1, rows: 1 };
    const unit = UNIT * (inGarden(props.play, { x: 0, y: 0 })?.scale ?? 0.7);
    const turn = hand.turns + (hand.flip ? 4 : 0);
    return { piece: tile ? tile.tile : hand.kind, turn, width: columns * unit, height: rows * unit };
  },
  aim(point) {
    const at = inGarden(latest().play, point);
    return aimAt(latest(), at && overBeds(at) ? { x: at.x, y: at.y } : null) !== null;
  },
  drop(up) {
    const props = latest();
    const { spot } = whereNow(props);
    if (up && spot?.move && !mustConfirm(up)) return spot.move;
    if (!up || !spot) letGo(props);
    else aimAt(props, storeOf(props.play).rest.aim, true); // it stays there, to be confirmed or moved on
    return null;
  },
});

/**
 * While a tile is in hand, a finger on the beds slides it: from where it lies, so that the finger need not cover it.
 * @param {Latest} latest
 */
export function slidable(latest) {
  let from = /** @type {ReturnType<typeof inGarden>} */ (null);
  let base = /** @type {Point | null} */ (null);
  const { onPointerDown } = carried(latest().play, {
    origin: "",
    piece: null,
    take(down) {
      const { aim } = storeOf(latest().play).rest;
      from = inGarden(latest().play, { x: down.clientX, y: down.clientY });
      base = whereNow(latest()).fixed && aim ? ("square" in aim ? middle(aim.square) : aim) : null;
    },
    held: () => null,
    aim(point) {
      const at = inGarden(latest().play, point);
      if (!at || !from) return;
      const to = base
        ? { x: base.x + at.x - from.x, y: base.y + at.y - from.y }
        : { x: at.x, y: at.y - (UNIT * 0.6 + ABOVE / at.scale) };
      aimAt(latest(), to, true);
    },
    drop(up) {
      const props = latest();
      const { spot } = whereNow(props);
      if (!up || !spot) return null;
      // The piece now lies on squares: the next slide starts from them.
      storeOf(props.play).rest.aim = { x: spot.cx, y: spot.cy };
      return isReal(props, handNow(props)) && !mustConfirm(up) ? spot.move : null;
    },
  });
  return (/** @type {PointerEvent} */ down) => {
    if (down.pointerType !== "mouse" && handNow(latest())?.kind === "tile") onPointerDown(down);
  };
}

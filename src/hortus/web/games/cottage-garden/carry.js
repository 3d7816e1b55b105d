/** How tiles, pots and cats are carried to the beds, and how a tile slides over them. */
import { carried } from "../../lib/carry.js";
import { mustConfirm } from "../../lib/play.js";
import { bounds } from "../../lib/shapes.js";
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
  whereNow,
} from "./hand.js";
import { UNIT, cellsIn } from "./pieces.js";

/** @typedef {import("../../lib/types.js").Play} Play */
/** @typedef {import("../../lib/types.js").Point} Point */
/** @typedef {import("../../lib/carry.js").Carrying} Carrying */

const ABOVE = 30; // pixels between the finger and the tile it slides

/**
 * A nursery tile, or a token of the tray, is carried to the beds: as large as it will lie, and turned on the way.
 * @param {Play} play @param {string} what  a nursery space, "pot" or "cat" @returns {Carrying}
 */
export const toBeds = (play, what) => ({
  take() {
    const hand = handNow(play.now);
    if (what === "pot" || what === "cat") takeToken(play.now, what);
    else if (!(hand?.kind === "tile" && hand.space === what)) takeTile(play.now, what);
    play.preview(null, true);
  },
  held() {
    const hand = handNow(play.now);
    const tile = hand?.kind === "tile" ? tileOn(play.now.table.view, hand.space) : null;
    if (!hand || (hand.kind === "tile" && !tile)) return null;
    const { columns, rows } = tile ? bounds(cellsIn(tile, hand)) : { columns: 1, rows: 1 };
    const unit = UNIT * (inGarden(play, { x: 0, y: 0 })?.scale ?? 0.7);
    const turn = hand.turns + (hand.flip ? 4 : 0);
    return { piece: tile ? tile.tile : hand.kind, turn, width: columns * unit, height: rows * unit };
  },
  aim(point) {
    const at = inGarden(play, point);
    return aimAt(play.now, at && overBeds(at) ? { x: at.x, y: at.y } : null) !== null;
  },
  drop(up) {
    const { spot } = whereNow(play.now);
    if (up && spot?.move && !mustConfirm(up)) return spot.move;
    if (!up || !spot) letGo(play.now);
    else aimAt(play.now, storeOf(play).rest.aim, true); // it stays there, to be confirmed or moved on
    return null;
  },
});

/**
 * While a tile is in hand, a finger on the beds slides it: from where it lies, so that the finger need not cover it.
 * @param {Play} play
 */
export function slidable(play) {
  let from = /** @type {ReturnType<typeof inGarden>} */ (null);
  let base = /** @type {Point | null} */ (null);
  const { onPointerDown } = carried(play, {
    origin: "",
    piece: null,
    take(down) {
      const { aim } = storeOf(play).rest;
      from = inGarden(play, { x: down.clientX, y: down.clientY });
      base = whereNow(play.now).fixed && aim ? ("square" in aim ? middle(aim.square) : aim) : null;
    },
    held: () => null,
    aim(point) {
      const at = inGarden(play, point);
      if (!at || !from) return;
      const to = base
        ? { x: base.x + at.x - from.x, y: base.y + at.y - from.y }
        : { x: at.x, y: at.y - (UNIT * 0.6 + ABOVE / at.scale) };
      aimAt(play.now, to, true);
    },
    drop(up) {
      const { spot } = whereNow(play.now);
      if (!up || !spot) return null;
      // The piece now lies on squares: the next slide starts from them.
      storeOf(play).rest.aim = { x: spot.cx, y: spot.cy };
      return isReal(play.now, handNow(play.now)) && !mustConfirm(up) ? spot.move : null;
    },
  });
  return (/** @type {PointerEvent} */ down) => {
    if (down.pointerType !== "mouse" && handNow(play.now)?.kind === "tile") onPointerDown(down);
  };
}

/** Carrying a tile, a pot or a cat to the beds, and sliding a tile over them: the piece is lifted above the finger. */
import { floating, lay } from "../../lib/carry.js";
import { follow } from "../../lib/drag.js";
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

const CLEAR = 30; // pixels between the finger and the lifted piece

/** Props are read again at every step, for the table may move on while a piece is in the air. */
/** @typedef {() => BoardProps} Latest */

/**
 * A nursery tile, or a token of the tray, that can be carried to the beds.
 * @param {Latest} latest @param {string} what  a nursery space, "pot" or "cat"
 */
export function carriable(latest, what) {
  return {
    "data-draggable": "",
    onPointerDown: (/** @type {PointerEvent} */ down) => {
      /** As large as it will lie, and drawn again when it is turned. @type {ReturnType<typeof floating> | null} */
      let picture = null;
      let drawn = "";
      const draw = () => {
        const props = latest();
        const hand = handNow(props);
        const tile = hand?.kind === "tile" && tileOn(props.table.view, hand.space);
        if (!hand || (hand.kind === "tile" && !tile)) return null;
        const { columns, rows } = tile ? size(cellsIn(tile, hand)) : { columns: 1, rows: 1 };
        const unit = UNIT * (inGarden(props.play, { x: 0, y: 0 })?.scale ?? 0.7);
        const box = { x: 0, y: 0, width: columns * unit, height: rows * unit };
        const turn = hand.turns + (hand.flip ? 4 : 0);
        const key = `${turn} ${unit}`;
        if (drawn !== key || !picture) {
          drawn = key;
          picture?.remove();
          picture = floating(props.play, tile ? tile.tile : hand.kind, box, { turn });
          picture.holder.classList.add("cottage-carried");
        }
        return { ...box, holder: picture.holder };
      };
      const remove = () => picture?.remove();
      const touch = down.pointerType !== "mouse";
      follow(down, {
        onStart() {
          const props = latest();
          const hand = handNow(props);
          if (what === "pot" || what === "cat") takeToken(props, what);
          else if (!(hand?.kind === "tile" && hand.space === what)) takeTile(props, what);
          props.play.preview(null, true);
        },
        onMove(event) {
          const props = latest();
          const shape = draw();
          if (!shape) return;
          const { width, height, holder } = shape;
          const point = { x: event.clientX, y: event.clientY - (touch ? height / 2 + CLEAR : 0) };
          holder.style.transform = `translate(${point.x - width / 2}px, ${point.y - height / 2}px)`;
          const at = inGarden(props.play, point);
          const spot = at && overBeds(at) ? aimAt(props, { x: at.x, y: at.y }) : aimAt(props, null);
          holder.classList.toggle("is-near", spot !== null);
        },
        onEnd(event) {
          const props = latest();
          const { spot } = whereNow(props);
          const move = spot?.move;
          if (event && move && !mustConfirm(event)) {
            if (picture) picture.holder.style.visibility = "hidden"; // the preview lies there
            return lay(props.play, move, move.target, remove);
          }
          remove();
          if (!event || !spot) return letGo(props);
          aimAt(props, storeOf(props.play).rest.aim, true);
        },
      });
    },
  };
}

/**
 * While a tile is in hand, a finger on the beds slides it: from where it lies, so that the finger need not cover it.
 * @param {Latest} latest
 */
export function slidable(latest) {
  return (/** @type {PointerEvent} */ down) => {
    if (down.pointerType === "mouse" || !down.isPrimary) return;
    const start = handNow(latest());
    if (start?.kind !== "tile") return;
    const from = inGarden(latest().play, { x: down.clientX, y: down.clientY });
    if (!from) return;
    const { aim } = storeOf(latest().play).rest;
    const base = whereNow(latest()).fixed && aim ? ("square" in aim ? middle(aim.square) : aim) : null;
    follow(down, {
      onMove(event) {
        const props = latest();
        const at = inGarden(props.play, { x: event.clientX, y: event.clientY });
        if (!at) return;
        if (base) aimAt(props, { x: base.x + at.x - from.x, y: base.y + at.y - from.y }, true);
        else aimAt(props, { x: at.x, y: at.y - (UNIT * 0.6 + CLEAR / at.scale) }, true);
      },
      onEnd(event) {
        const props = latest();
        const { spot } = whereNow(props);
        if (!event || !spot) return;
        // The piece now lies on squares: the next slide starts from them.
        storeOf(props.play).rest.aim = { x: spot.cx, y: spot.cy };
        if (isReal(props, handNow(props)) && spot.move && !mustConfirm(event)) props.play.commit(spot.move);
      },
    });
  };
}

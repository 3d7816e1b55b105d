/** Carrying a tile, a pot or a cat to the beds, and sliding a tile over them: the piece is lifted above the finger. */
import { html, Use, render } from "../../lib/ui.js";
import { lay } from "../../lib/carry.js";
import { follow } from "../../lib/drag.js";
import { size } from "../../lib/shapes.js";
import {
  aimAt,
  handNow,
  inGarden,
  isReal,
  letGo,
  middle,
  mustConfirm,
  overBeds,
  showBeds,
  storeOf,
  takeTile,
  takeToken,
  tileOn,
  UNIT,
} from "./hand.js";
import { cellsIn, iconOf, Planted, SPRITE } from "./pieces.js";

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
      const holder = document.createElement("div");
      holder.className = "picture cottage-carried";
      holder.setAttribute("aria-hidden", "true");
      let drawn = "";
      const draw = () => {
        const props = latest();
        const hand = handNow(props);
        const tile = hand?.kind === "tile" && tileOn(props.table.view, hand.space);
        if (!hand || (hand.kind === "tile" && !tile)) return null;
        const cells = tile ? cellsIn(tile, hand) : /** @type {import("../../lib/shapes.js").Cell[]} */ ([[0, 0]]);
        const { columns, rows } = size(cells);
        const scale = inGarden(props.play, { x: 0, y: 0 })?.scale ?? 0.7;
        const key = `${hand.turns}${hand.flip}${scale}`;
        const [width, height] = [columns * UNIT * scale, rows * UNIT * scale];
        if (drawn !== key) {
          drawn = key;
          Object.assign(holder.style, { width: `${width}px`, height: `${height}px` });
          const piece = tile
            ? html`<${Planted} tile=${tile} cells=${cells} unit=${UNIT} />`
            : html`<${Use} sprite=${SPRITE} id=${iconOf(hand.kind)} size=${UNIT} />`;
          render(html`<svg viewBox=${`0 0 ${columns * UNIT} ${rows * UNIT}`}>${piece}</svg>`, holder);
        }
        return { width, height };
      };
      const touch = down.pointerType !== "mouse";
      follow(down, {
        onStart() {
          const props = latest();
          const hand = handNow(props);
          if (what === "pot" || what === "cat") takeToken(props, what);
          else if (!(hand?.kind === "tile" && hand.space === what)) takeTile(props, what);
          props.play.preview(null, true);
          (document.querySelector(".board") ?? document.body).append(holder);
        },
        onMove(event) {
          const props = latest();
          const shape = draw();
          if (!shape) return;
          const lift = touch ? shape.height / 2 + CLEAR : 0;
          const point = { x: event.clientX, y: event.clientY - lift };
          holder.style.left = `${point.x - shape.width / 2}px`;
          holder.style.top = `${point.y - shape.height / 2}px`;
          const at = inGarden(props.play, point);
          const spot = at && overBeds(at) ? aimAt(props, { x: at.x, y: at.y }) : aimAt(props, null);
          holder.classList.toggle("is-near", spot !== null);
        },
        onEnd(event) {
          const props = latest();
          const hand = handNow(props);
          const move = hand?.spot?.move;
          if (event && move && !mustConfirm(event)) {
            holder.style.visibility = "hidden"; // the preview lies there
            return lay(props.play, move, move.target, () => holder.remove());
          }
          holder.remove();
          if (!event || !hand?.spot) return letGo(props);
          aimAt(props, storeOf(props.play).rest.aim, true);
          showBeds(props.play);
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
    const base = start.fixed && aim ? ("square" in aim ? middle(aim.square) : aim) : null;
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
        const hand = handNow(props);
        if (!event || !hand?.spot) return;
        // The piece now lies on squares: the next slide starts from them.
        storeOf(props.play).rest.aim = { x: hand.spot.cx, y: hand.spot.cy };
        if (isReal(props, hand) && hand.spot.move && !mustConfirm(event)) props.play.commit(hand.spot.move);
      },
    });
  };
}

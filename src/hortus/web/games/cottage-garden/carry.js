/** Carrying a tile, a pot or a cat to the beds, and sliding a tile over them: the piece is lifted above the finger. */
import { html, Use, render } from "../../lib/ui.js";
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

const SLOP = 7; // pixels before a press becomes a drag
const CLEAR = 30; // pixels between the finger and the lifted piece

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/**
 * Follow one pointer: `onMove` from the moment it has really moved, then `onEnd`.
 * @param {PointerEvent} down
 * @param {{onStart: () => void, onMove: (event: PointerEvent) => void, onEnd: (event: PointerEvent | null) => void}} on
 */
function follow(down, { onStart, onMove, onEnd }) {
  let moving = false;
  let frame = 0;
  let last = down;
  const step = () => {
    frame = 0;
    onMove(last);
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    last = event;
    if (!moving) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP) return;
      moving = true;
      document.documentElement.classList.add("dragging");
      onStart();
    }
    event.preventDefault();
    frame ||= requestAnimationFrame(step);
  };
  /** A finger that carries a piece does not scroll the page. @param {Event} touch */
  const hold = (touch) => moving && touch.cancelable && touch.preventDefault();
  const element = /** @type {Element} */ (down.currentTarget);
  const stop = () => {
    element.removeEventListener("touchmove", hold);
    cancelAnimationFrame(frame);
    document.documentElement.classList.remove("dragging");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", key, true);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!moving) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), 50);
    onMove(event);
    onEnd(event);
  };
  const cancel = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (moving) onEnd(null);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !moving) return;
    event.preventDefault();
    stop();
    onEnd(null);
  };
  element.addEventListener("touchmove", hold, { passive: false });
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", key, true);
}

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
      if (down.button !== 0 || !down.isPrimary) return;
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
          holder.remove();
          const props = latest();
          const hand = handNow(props);
          if (!event || !hand?.spot) return letGo(props);
          const { move } = hand.spot;
          if (move && !mustConfirm(event)) return props.play.commit(move);
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
      onStart() {},
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

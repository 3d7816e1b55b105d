/** Carrying a piece with mouse, pen or finger. A press that does not move stays a tap. */
import { html, render } from "./ui.js";
import { boxOf, placeIn } from "./measure.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Box} Box */

const SLOP = 6; // pixels before a press becomes a drag
const ABOVE = 40; // pixels a piece is carried above a finger, which would hide it

/**
 * A drawing of a piece that floats over the board.
 * @param {Play} play @param {string | null} piece @param {Box} box @param {number} [turn]  if not as I hold it
 */
export function floating(play, piece, box, turn) {
  const holder = document.createElement("div");
  holder.className = "picture";
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  // A component, so that turning the piece redraws it.
  const Floating = () => html`<${play.board?.Piece} piece=${piece} turn=${turn ?? play.turn} t=${play.words} />`;
  if (play.board?.Piece) render(html`<${Floating} />`, holder);
  (document.querySelector(".board") ?? document.body).append(holder);
  const remove = () => {
    render(null, holder);
    holder.remove();
  };
  return { holder, remove };
}

/** The place under a point of the page. @param {Point} point */
const placeUnder = (point) =>
  document.elementFromPoint(point.x, point.y)?.closest("[data-place]")?.getAttribute("data-place") ?? null;

/** What has just been laid down by hand: it is there already and need not travel. @type {{piece: string | null, target: string} | null} */
let laid = null;

/** Has this piece just been laid there by hand? Asked once. @param {string | null} piece @param {string} target */
export function laidByHand(piece, target) {
  const found = laid !== null && laid.target === target && (laid.piece === piece || laid.piece === null);
  if (found) laid = null;
  return found;
}

/**
 * What makes an element something to carry.
 * @param {Play} play
 * @param {{origin: string, piece: string | null, at?: (point: Point) => string | null, box?: () => Box}} what
 *   at: the place meant by a point, if not the one under it; box: how large the piece is carried, if not as it lies
 */
export function carried(play, { origin, piece, at = placeUnder, box }) {
  return {
    "data-draggable": "",
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      const element = /** @type {HTMLElement} */ (event.currentTarget);
      const id = event.pointerId;
      const from = { x: event.clientX, y: event.clientY };
      const lift = event.pointerType === "touch" ? ABOVE : 0;
      /** @type {ReturnType<typeof floating> | null} */
      let picture = null;
      let over = /** @type {string | null} */ (null);
      let frame = 0;
      let last = from;

      const look = () => {
        frame = 0;
        if (!picture) return;
        picture.holder.style.transform = `translate(${last.x - from.x}px, ${last.y - lift - from.y}px) scale(1.06)`;
        over = at({ x: last.x, y: last.y - lift });
        play.preview(over === null ? null : play.to(over));
      };
      const raise = () => {
        const lying = element.querySelector("[data-piece]") ?? element;
        const now = play.picked;
        if (now?.origin !== origin || (piece !== null && now.piece !== piece)) play.pick(origin, piece);
        const drawn = piece ?? lying.getAttribute("data-piece");
        picture = floating(play, drawn, box?.() ?? boxOf(lying));
        picture.holder.classList.add("dragged");
        element.classList.add("is-lifted");
        document.documentElement.classList.add("dragging");
      };
      /** @param {PointerEvent} move */
      const onMove = (move) => {
        if (move.pointerId !== id) return;
        last = { x: move.clientX, y: move.clientY };
        if (!picture) {
          if (Math.hypot(last.x - from.x, last.y - from.y) < SLOP) return;
          raise();
        }
        move.preventDefault();
        frame ||= requestAnimationFrame(look);
      };
      const end = () => {
        cancelAnimationFrame(frame);
        element.classList.remove("is-lifted");
        document.documentElement.classList.remove("dragging");
        removeEventListener("pointermove", onMove);
        removeEventListener("pointerup", onUp);
        removeEventListener("pointercancel", onStop);
        removeEventListener("keydown", onKey, true);
        element.removeEventListener("touchmove", hold);
      };
      /** @param {PointerEvent} up */
      const onUp = (up) => {
        if (up.pointerId !== id) return;
        const carrying = picture;
        if (carrying) {
          last = { x: up.clientX, y: up.clientY };
          look();
        }
        end();
        if (!carrying) return;
        noTap();
        drop(carrying);
      };
      /** @param {NonNullable<typeof picture>} carrying */
      const drop = (carrying) => {
        const move = over === null ? null : play.to(over);
        play.preview(null);
        if (move && over !== null) {
          laid = { piece: move.piece, target: over };
          const board = element.closest(".board");
          const place = board && placeIn(board, over);
          if (place && at === placeUnder)
            Object.assign(carrying.holder.style, { transition: "transform 120ms ease-out", ...onto(carrying, place) });
          play.commit(move);
          // It stays where it was laid until the answer is drawn.
          const stay = () => (play.busy ? requestAnimationFrame(stay) : carrying.remove());
          requestAnimationFrame(stay);
          return;
        }
        carrying.remove();
        if (over !== null && over !== origin) play.why(over);
      };
      /** @param {PointerEvent} stop */
      const onStop = (stop) => {
        if (stop.pointerId !== id) return;
        end();
        if (picture) play.preview(null);
        picture?.remove();
      };
      /** @param {KeyboardEvent} key */
      const onKey = (key) => {
        if (key.key !== "Escape" || !picture) return;
        key.preventDefault();
        end();
        picture.remove();
        addEventListener("pointerup", noTap, { capture: true, once: true });
        play.letGo();
      };
      /** A finger that carries a piece does not scroll the page. @param {Event} touch */
      const hold = (touch) => picture && touch.cancelable && touch.preventDefault();
      addEventListener("pointermove", onMove, { passive: false });
      addEventListener("pointerup", onUp);
      addEventListener("pointercancel", onStop);
      addEventListener("keydown", onKey, true);
      element.addEventListener("touchmove", /** @type {EventListener} */ (hold), { passive: false });
    },
  };
}

/** How a floating picture lies over a place. @param {{holder: HTMLElement}} picture @param {Element} place */
function onto({ holder }, place) {
  const to = boxOf(place);
  const [x, y] = [Number.parseFloat(holder.style.left), Number.parseFloat(holder.style.top)];
  const [width, height] = [Number.parseFloat(holder.style.width), Number.parseFloat(holder.style.height)];
  return {
    transform: `translate(${to.x + to.width / 2 - x - width / 2}px, ${to.y + to.height / 2 - y - height / 2}px)`,
  };
}

/** The click that follows a drag is not a tap. */
function noTap() {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true), 50);
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

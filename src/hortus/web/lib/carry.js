/** Carrying a piece to a place with mouse, pen or finger. */
import { html, render } from "./ui.js";
import { follow } from "./drag.js";
import { boxOf, placeIn } from "./measure.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Box} Box */

const ABOVE = 40; // pixels a piece is carried above a finger, which would hide it
const CLEAR = 30; // pixels between the finger and a piece that is carried by its middle

/**
 * How a piece is carried, if it is not simply laid on the place under it.
 * @typedef {object} Carrying
 * @property {(point: Point) => string | null} [at]  the place meant by a point, if not the one under it
 * @property {(down: PointerEvent) => void} [take]  picks it up
 * @property {() => {piece: string, turn: number, width: number, height: number} | null} [held]  what is in the air, by its
 *   middle and in its true size, asked at every step, for it may be turned; null: nothing, it slides where it lies
 * @property {(point: Point) => boolean | void} [aim]  aims it at a point of the page; is it drawn where it would lie?
 * @property {(up: PointerEvent | null) => import("./types.js").Move | null} [drop]  the hand opens, or has given up (null);
 *   answers the move to play
 */

/**
 * A drawing of a piece that floats over the board.
 * @param {Play} play @param {string | null} piece @param {Box} box
 * @param {{turn?: number, at?: string, view?: any}} [drawn]  turn: if not as I hold it; at, view: where it lay, and the table then
 */
export function floating(play, piece, box, { turn, at, view } = {}) {
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
  const Floating = () =>
    html`<${play.board?.Piece} piece=${piece} turn=${turn ?? play.turn} at=${at} view=${view}
      ratio=${box.width / box.height} t=${play.words} />`;
  if (play.board?.Piece) render(html`<${Floating} />`, holder);
  (document.querySelector(".board") ?? document.body).append(holder);
  const remove = () => {
    render(null, holder);
    holder.remove();
  };
  return { holder, remove };
}

/** The place under a point of the page. @param {Point} point */
export const placeUnder = (point) =>
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
 * Play a move by laying a piece down: its picture stays there until the answer is drawn.
 * @param {Play} play @param {import("./types.js").Move} move @param {string | null} target @param {() => void} remove
 */
export function lay(play, move, target, remove) {
  laid = target === null ? null : { piece: move.piece, target };
  play.commit(move);
  const stay = () => (play.busy ? requestAnimationFrame(stay) : remove());
  requestAnimationFrame(stay);
}

/**
 * What makes an element something to carry.
 * @param {Play} play
 * @param {{origin: string, piece: string | null} & Carrying} what
 */
export function carried(play, { origin, piece, at = placeUnder, ...own }) {
  return {
    "data-draggable": "",
    /** @param {PointerEvent} down */
    onPointerDown(down) {
      const element = /** @type {HTMLElement} */ (down.currentTarget);
      const from = { x: down.clientX, y: down.clientY };
      /** @type {ReturnType<typeof floating> | null} */
      let picture = null;
      let drawn = "";
      let over = /** @type {string | null} */ (null);
      const hand = {
        take() {
          const now = play.picked;
          if (now?.origin !== origin || (piece !== null && now.piece !== piece)) play.pick(origin, piece);
          play.preview(null, true); // what was to be confirmed is no longer meant
        },
        aim(/** @type {Point} */ point) {
          over = at(point);
          play.preview(over === null ? null : play.to(over));
        },
        drop(/** @type {PointerEvent | null} */ up) {
          const move = up && over !== null ? play.to(over) : null;
          play.preview(null);
          if (!up) play.letGo();
          else if (!move && over !== null && over !== origin) play.why(over);
          return move;
        },
        ...own,
      };
      /** The picture in the air, made again when what is held has been turned; how far above a finger it is carried. */
      const draw = () => {
        const held = hand.held?.();
        if (held === null) return 0; // nothing is in the air
        const key = held ? Object.values(held).join() : "as it lies";
        if (key !== drawn) {
          const lying = element.querySelector("[data-piece]") ?? element;
          picture?.remove();
          picture = held
            ? floating(play, held.piece, around(from, held), held)
            : floating(play, piece ?? lying.getAttribute("data-piece"), boxOf(lying));
          picture.holder.classList.add("dragged");
          drawn = key;
        }
        if (held) return down.pointerType === "mouse" ? 0 : held.height / 2 + CLEAR;
        return down.pointerType === "touch" ? ABOVE : 0; // a pen hides little: what it points at is meant
      };
      follow(down, {
        onStart() {
          hand.take(down);
          draw();
          element.classList.toggle("is-lifted", !hand.held);
        },
        onMove({ clientX: x, clientY }) {
          const y = clientY - draw();
          const shown = hand.aim({ x, y }) === true;
          if (!picture) return;
          picture.holder.style.transform = `translate(${x - from.x}px, ${y - from.y}px)${hand.held ? "" : " scale(1.06)"}`;
          picture.holder.classList.toggle("is-shown", shown);
        },
        onEnd(up) {
          element.classList.remove("is-lifted");
          const move = hand.drop(up);
          if (!move || !picture) {
            picture?.remove();
            if (move) play.commit(move);
            return;
          }
          const board = element.closest(".board");
          const place = board && over !== null && at === placeUnder ? placeIn(board, over) : null;
          if (play.ghost === move)
            picture.holder.style.visibility = "hidden"; // its preview lies there
          else if (place)
            Object.assign(picture.holder.style, { transition: "transform 120ms ease-out", ...onto(picture, place) });
          lay(play, move, move.target, picture.remove);
        },
      });
    },
  };
}

/** A box of this size around a point. @param {Point} point @param {{width: number, height: number}} size */
const around = ({ x, y }, { width, height }) => ({ x: x - width / 2, y: y - height / 2, width, height });

/** How a floating picture lies over a place. @param {{holder: HTMLElement}} picture @param {Element} place */
function onto({ holder }, place) {
  const to = boxOf(place);
  const [x, y] = [Number.parseFloat(holder.style.left), Number.parseFloat(holder.style.top)];
  const [width, height] = [Number.parseFloat(holder.style.width), Number.parseFloat(holder.style.height)];
  return {
    transform: `translate(${to.x + to.width / 2 - x - width / 2}px, ${to.y + to.height / 2 - y - height / 2}px)`,
  };
}

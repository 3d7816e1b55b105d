/** Carrying a piece to a place with mouse, pen or finger. */
import { html, render } from "./ui.js";
import { follow } from "./drag.js";
import { boxOf, placeIn } from "./measure.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Box} Box */

const ABOVE = 40; // pixels a piece is carried above a finger, which would hide it

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
 * @param {{origin: string, piece: string | null, at?: (point: Point) => string | null, box?: () => Box}} what
 *   at: the place meant by a point, if not the one under it; box: how large the piece is carried, if not as it lies
 */
export function carried(play, { origin, piece, at = placeUnder, box }) {
  return {
    "data-draggable": "",
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      const element = /** @type {HTMLElement} */ (event.currentTarget);
      const from = { x: event.clientX, y: event.clientY };
      const lift = event.pointerType === "touch" ? ABOVE : 0;
      /** @type {ReturnType<typeof floating> | null} */
      let picture = null;
      let over = /** @type {string | null} */ (null);
      follow(event, {
        onStart() {
          const lying = element.querySelector("[data-piece]") ?? element;
          const now = play.picked;
          if (now?.origin !== origin || (piece !== null && now.piece !== piece)) play.pick(origin, piece);
          const drawn = piece ?? lying.getAttribute("data-piece");
          picture = floating(play, drawn, box?.() ?? boxOf(lying));
          picture.holder.classList.add("dragged");
          element.classList.add("is-lifted");
        },
        onMove({ clientX, clientY }) {
          if (!picture) return;
          const y = clientY - lift;
          picture.holder.style.transform = `translate(${clientX - from.x}px, ${y - from.y}px) scale(1.06)`;
          over = at({ x: clientX, y });
          play.preview(over === null ? null : play.to(over));
        },
        onEnd(up) {
          element.classList.remove("is-lifted");
          if (picture && up) return drop(picture);
          picture?.remove();
          play.letGo();
        },
      });
      /** @param {NonNullable<typeof picture>} carrying */
      const drop = (carrying) => {
        const move = over === null ? null : play.to(over);
        play.preview(null);
        if (move && over !== null) {
          const board = element.closest(".board");
          const place = board && placeIn(board, over);
          if (place && at === placeUnder)
            Object.assign(carrying.holder.style, { transition: "transform 120ms ease-out", ...onto(carrying, place) });
          return lay(play, move, over, carrying.remove);
        }
        carrying.remove();
        if (over !== null && over !== origin) play.why(over);
      };
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

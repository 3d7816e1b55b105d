/** Spots: the places of a board that can be tapped, carried from, aimed at and read; and its other buttons. */
import { cx } from "./ui.js";
import { carried } from "./carry.js";
import { followPick } from "./focus.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Move} Move */

/**
 * What makes an element a button of the board: the arrow keys find it, Enter and the space bar press it.
 * @param {string} name @param {((event: Event) => void) | undefined} press  without one it is only read
 */
export const button = (name, press) => ({
  role: press ? "button" : "img",
  tabindex: -1,
  "data-target": "",
  "aria-label": name,
  onClick: press,
  onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (!press || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    press(event);
  },
});

/**
 * What makes an element the place `at`: a target for what is picked up, a source of what lies there, or both.
 * A tap on a target plays the move there; a tap on a source picks up what lies there, or with `direct` plays its move.
 * @param {Play} play
 * @param {{at: string, name: string, piece?: string | null, disabled?: boolean, target?: boolean, source?: boolean, direct?: boolean,
 *   next?: boolean, class?: string, move?: Move | null, onPick?: (event: Event) => void, anytime?: boolean, legal?: boolean,
 *   picked?: boolean, carry?: import("./carry.js").Carrying}} what
 *   name: for screen readers; piece: which of several that lie there; disabled: to be read only; target, source: false if it
 *   never is one; next: where the keyboard goes first; move: that of a tap, if not the one to here; onPick: instead of all that;
 *   anytime: it is picked whoever is to decide, for what is only tried out harms nobody; legal: what `onPick` does leads to a
 *   move; picked: the board itself holds it; carry: how it is carried; with a `take` of its own it always can be
 */
export function spot(play, what) {
  const { at, name, piece = null, disabled = false, direct = false, next = false, carry = {}, onPick } = what;
  const from = disabled ? null : play.picked;
  const leaving =
    disabled || what.source === false ? [] : play.moves(piece === null ? { origin: at } : { origin: at, piece });
  const move = disabled || what.target === false ? null : what.move !== undefined ? what.move : play.to(at);
  const held = from !== null && from.origin === at && (from.piece === null || piece === null || from.piece === piece);
  const takes = leaving.length > 0 && (direct || !(held && from?.only)); // the only thing to move need not be picked up
  const legal = what.legal === true || move !== null || takes;
  const picked = what.picked === true || (held && !from?.only && leaving.length > 0);
  const aimed = move ?? (direct ? (leaving[0] ?? null) : null);
  const pick = (/** @type {Event} */ event) => {
    if (onPick) onPick(event);
    else if (move) play.choose(move, event);
    else if (direct && leaving.length) play.commit(leaving[0]);
    else if (takes) {
      play.pick(at, piece);
      if (play.picked) followPick(event);
    } else if (from && what.target !== false) play.why(at);
  };
  const always = what.anytime === true && onPick !== undefined;
  const active = always || (!disabled && play.mine);
  return {
    ...place(at),
    ...button(name, active ? pick : undefined),
    "data-next": next ? "" : undefined,
    "aria-pressed": active && picked ? "true" : undefined,
    "aria-disabled": active && !legal && !always ? "true" : undefined,
    class: cx(
      "target",
      legal && "is-legal",
      play.isGhost(at) && "is-ghost",
      picked && "is-picked",
      play.isLit(at) && "is-lit",
      what.class,
    ),
    ...(aimed && !always ? aiming(play, aimed) : {}),
    ...(carry.take || (leaving.length && !direct && !always) ? carried(play, { origin: at, piece, ...carry }) : {}),
  };
}

/** What makes an element a place that pieces travel to and from, no more. @param {string} at */
export const place = (at) => ({ "data-place": at });

/** What makes an element a piece's, drawn apart from the place where it lies. @param {string} at */
export const lying = (at) => ({ "data-place": at, "data-lying": "" });

/**
 * Something happens while somebody points at an element with the mouse, or goes to it by keyboard.
 * @param {() => void} begin @param {() => void} end
 */
export const pointing = (begin, end) => ({
  onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && begin(),
  onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && end(),
  onFocus: (/** @type {FocusEvent} */ event) =>
    /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && begin(),
  onBlur: end,
});

/** Pointing at something shows what a move would do. @param {Play} play @param {Move | null} move */
export const aiming = (play, move) =>
  move
    ? pointing(
        () => play.preview(move),
        () => play.preview(null),
      )
    : {};

/** Handlers and attributes of two kinds at once: both are called. @param {Record<string, any>} one @param {Record<string, any>} other */
export function both(one, other) {
  const found = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const first = one[name];
    found[name] =
      typeof first === "function" && typeof value === "function"
        ? (/** @type {Event} */ event) => {
            first(event);
            value(event);
          }
        : value;
  }
  return found;
}

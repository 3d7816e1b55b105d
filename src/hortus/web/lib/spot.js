/** Spots: the places of a board that can be tapped, carried from, aimed at and read. */
import { cx } from "./ui.js";
import { carried } from "./carry.js";
import { followPick } from "./focus.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Move} Move */

/**
 * What makes an element the place `at`: a target for what is picked up, a source of what lies there, or both.
 * A tap on a target plays the move there; a tap on a source picks up what lies there, or with `direct` plays its move.
 * @param {Play} play
 * @param {{at: string, name: string, piece?: string | null, disabled?: boolean, target?: boolean, source?: boolean, direct?: boolean,
 *   next?: boolean, class?: string, move?: Move | null, onPick?: (event: Event) => void, anytime?: boolean,
 *   carry?: import("./carry.js").Carrying}} what
 *   name: for screen readers; piece: which of several that lie there; disabled: to be read only; target, source: false if it
 *   never is one; next: where the keyboard goes first; move: that of a tap, if not the one to here; onPick: instead of all that;
 *   anytime: it is picked whoever is to decide, for what is only tried out harms nobody; carry: how it is carried; with a
 *   `take` of its own it always can be
 */
export function spot(play, what) {
  const { at, name, piece = null, disabled = false, direct = false, next = false, carry = {}, onPick } = what;
  const from = disabled ? null : play.picked;
  const leaving =
    disabled || what.source === false ? [] : play.moves(piece === null ? { origin: at } : { origin: at, piece });
  const move = disabled || what.target === false ? null : what.move !== undefined ? what.move : play.to(at);
  const held = from !== null && from.origin === at && (from.piece === null || piece === null || from.piece === piece);
  const takes = leaving.length > 0 && (direct || !(held && from?.only)); // the only thing to move need not be picked up
  const legal = move !== null || takes;
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
    role: active ? "button" : "img",
    tabindex: -1,
    "data-target": "",
    "data-next": next ? "" : undefined,
    "aria-label": name,
    "aria-pressed": active && held && !from?.only && leaving.length > 0 ? "true" : undefined,
    "aria-disabled": active && !legal && !always ? "true" : undefined,
    class: cx(
      "target",
      legal && "is-legal",
      play.isGhost(at) && "is-ghost",
      held && !from?.only && leaving.length > 0 && "is-picked",
      play.isLit(at) && "is-lit",
      what.class,
    ),
    onClick: active ? pick : undefined,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (!active || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      pick(event);
    },
    ...(aimed && !always ? aiming(play, aimed) : {}),
    ...(carry.take || (leaving.length && !direct && !always) ? carried(play, { origin: at, piece, ...carry }) : {}),
  };
}

/** What makes an element a place that pieces travel to and from, no more. @param {string} at */
export const place = (at) => ({ "data-place": at });

/** What makes an element a piece's, drawn apart from the place where it lies. @param {string} at */
export const lying = (at) => ({ "data-place": at, "data-lying": "" });

/** Pointing at something, or focusing it by keyboard, shows what a move would do. @param {Play} play @param {Move | null} move */
export function aiming(play, move) {
  if (!move) return {};
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && play.preview(move),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && play.preview(null),
    onFocus: (/** @type {FocusEvent} */ event) =>
      /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && play.preview(move),
    onBlur: () => play.preview(null),
  };
}

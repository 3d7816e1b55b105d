/**
 * Tips: whatever has `data-tip` explains itself when it is pointed at, pressed for a while, or focused; so does every
 * spot of a board, by its name. There is one tip at a time, over everything, and it never takes a pointer or the focus.
 */
import { html, render, signal } from "./ui.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Translate} Translate */

const SOON = 350; // milliseconds a pointer rests on what explains itself
const LATE = 1000; // on a spot, which says only its name
const LONG = 450; // a long press
const NEAR = 8; // pixels between a tip and what it explains
const SLOP = 10; // pixels a pressing finger may move

/**
 * What makes an element explain itself. `piece`: drawn large beside the words.
 * @param {string} text @param {string | null} [piece]
 */
export const tip = (text, piece = null) => ({ "data-tip": text, "data-tip-piece": piece ?? undefined });

/** The element that is explained just now. @type {{value: Element | null, peek: () => Element | null}} */
export const explained = signal(/** @type {Element | null} */ (null));

/** The board that draws pieces in tips. @type {{board: Board, words: Translate} | null} */
let drawing = null;

/** From now on pieces in tips are drawn by this board. @param {Board} board @param {Translate} words */
export const drawTipsWith = (board, words) => {
  drawing = { board, words };
};

let timer = 0;
let released = false; // a long press has just ended: the focus that the browser moves then hides nothing
/** @type {HTMLElement | null} */
let bubble = null;

/** @param {Element} element */
const words = (element) => element.getAttribute("data-tip") ?? element.getAttribute("aria-label") ?? "";

/** What explains itself under a target. @param {EventTarget | null} target @returns {Element | null} */
const source = (target) => (target instanceof Element ? target.closest("[data-tip], [data-target]") : null);

function hide() {
  clearTimeout(timer);
  if (!explained.peek()) return;
  explained.peek()?.removeAttribute("aria-describedby");
  explained.value = null;
  bubble?.hidePopover();
}

/** @param {Element} element */
function show(element) {
  const text = words(element);
  if (!text || !element.isConnected || document.documentElement.classList.contains("dragging")) return;
  hide();
  if (!bubble) {
    bubble = document.createElement("div");
    bubble.id = "tip";
    bubble.className = "tip";
    bubble.setAttribute("role", "tooltip");
    bubble.popover = "manual";
    document.body.append(bubble);
  }
  const piece = element.getAttribute("data-tip-piece");
  const Piece = drawing?.board.Piece;
  render(
    html`${piece && Piece && html`<span class="tip-piece" aria-hidden="true"><${Piece} piece=${piece} turn=${0} ratio=${1} t=${drawing?.words} /></span>`}
      <span>${text}</span>`,
    bubble,
  );
  bubble.showPopover();
  place(bubble, element.getBoundingClientRect());
  if (element.hasAttribute("data-tip") && text !== element.getAttribute("aria-label"))
    element.setAttribute("aria-describedby", "tip");
  explained.value = element;
}

/** Above what it explains, else below, inside the window. @param {HTMLElement} tip @param {DOMRect} of */
function place(tip, of) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.max(NEAR, Math.min(innerWidth - width - NEAR, of.left + of.width / 2 - width / 2));
  const above = of.top - height - NEAR;
  const top = above >= NEAR ? above : Math.max(NEAR, Math.min(innerHeight - height - NEAR, of.bottom + NEAR));
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
}

/** @param {Element | null} element @param {number} delay */
function soon(element, delay) {
  clearTimeout(timer);
  if (!element || element === explained.peek()) return;
  timer = setTimeout(() => show(element), delay);
}

/** Does a tap do nothing here but explain? @param {Element} element */
const idle = (element) =>
  !element.closest("button, a, input, select, textarea, summary, [role=button]:not([aria-disabled=true])");

/** The click that ends a long press does nothing. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** What comes now has nothing to do with the long press before. */
function forget() {
  released = false;
  removeEventListener("click", swallow, true);
}

/** @param {PointerEvent} down */
function press(down) {
  forget();
  hide();
  if (down.pointerType === "mouse") return;
  const element = source(down.target);
  if (!element) return;
  const end = () => {
    clearTimeout(timer);
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  };
  const moved = (/** @type {PointerEvent} */ move) => {
    if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) < SLOP) return;
    hide();
    end();
  };
  const up = () => {
    const held = explained.peek() === element;
    end();
    if (held) {
      released = true;
      addEventListener("click", swallow, { capture: true, once: true });
    } else if (element.hasAttribute("data-tip") && idle(element)) show(element);
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  timer = setTimeout(() => show(element), LONG);
}

/** @param {Element | null} element */
const delayOf = (element) => (element?.hasAttribute("data-tip") ? SOON : LATE);

addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = source(event.target);
  if (element === explained.peek() && element) return;
  hide();
  soon(element, delayOf(element));
});
addEventListener("pointerdown", press, { capture: true, passive: true });
addEventListener("focusin", (event) => {
  const element = source(event.target);
  if (element && element === event.target && element.matches(":focus-visible")) soon(element, delayOf(element));
  else if (!released) hide();
});
addEventListener("focusout", () => released || hide());
addEventListener("scroll", hide, { capture: true, passive: true });
addEventListener(
  "keydown",
  (event) => {
    forget();
    if (event.key === "Escape") hide();
  },
  { capture: true },
);
addEventListener(
  "contextmenu",
  (event) =>
    event instanceof PointerEvent && event.pointerType === "touch" && source(event.target) && event.preventDefault(),
);

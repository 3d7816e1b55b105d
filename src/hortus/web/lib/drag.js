/** The drag engine: one pointer, of a mouse, a pen or a finger, from the press to its end. A press that does not move stays a tap. */

const SLOP = 6; // pixels before a press becomes a drag

/**
 * Follow a pointer. Nothing is called before it has really moved; then `onStart`, `onMove` once a frame, and at last
 * `onEnd`, with null if it was given up: by Escape, or because the browser took the pointer.
 * @param {PointerEvent} down
 * @param {{onStart?: () => void, onMove: (event: PointerEvent) => void, onEnd: (event: PointerEvent | null) => void}} on
 */
export function follow(down, { onStart, onMove, onEnd }) {
  if (down.button !== 0 || !down.isPrimary) return;
  const element = /** @type {HTMLElement} */ (down.currentTarget);
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
      // The pointer keeps its hand wherever it goes, and nothing else it passes answers it.
      element.setPointerCapture(down.pointerId);
      element.style.cursor = "grabbing";
      onStart?.();
    }
    event.preventDefault();
    frame ||= requestAnimationFrame(step);
  };
  /** A finger that carries something does not scroll the page. @param {Event} touch */
  const hold = (touch) => moving && touch.cancelable && touch.preventDefault();
  const stop = () => {
    cancelAnimationFrame(frame);
    document.documentElement.classList.remove("dragging");
    element.style.cursor = "";
    element.removeEventListener("touchmove", hold);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", key, true);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!moving) return;
    noTap();
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
    addEventListener("pointerup", noTap, { capture: true, once: true });
    onEnd(null);
  };
  element.addEventListener("touchmove", hold, { passive: false });
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", key, true);
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

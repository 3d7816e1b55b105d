/** Dragging with mouse, pen and finger. A press that does not move stays a tap. */

const SLOP = 6; // pixels before a press becomes a drag

/** @typedef {{x: number, y: number}} Point */

/**
 * @param {{disabled?: boolean, onLift?: () => void, onOver?: (at: string | null, point: Point) => void,
 *   onDrop?: (at: string | null, point: Point) => void, onCancel?: () => void, anchor?: "finger" | "above"}} what
 */
export function draggable({ disabled = false, onLift, onOver, onDrop, onCancel, anchor = "above" }) {
  if (disabled) return {};
  return {
    "data-draggable": "",
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      const element = /** @type {SVGGraphicsElement | HTMLElement} */ (event.currentTarget);
      const id = event.pointerId;
      const from = { x: event.clientX, y: event.clientY };
      const lift = event.pointerType === "touch" && anchor === "above" ? 40 : 0;
      /** @type {HTMLElement | null} */
      let picture = null;
      let over = /** @type {string | null} */ (null);
      let frame = 0;
      let last = from;

      const look = () => {
        frame = 0;
        if (!picture) return;
        picture.style.transform = `translate(${last.x - from.x}px, ${last.y - lift - from.y}px) scale(1.06)`;
        const point = { x: last.x, y: last.y - lift };
        const under = document.elementFromPoint(point.x, point.y)?.closest("[data-target]");
        over = under?.getAttribute("data-target") ?? null;
        onOver?.(over, point);
      };
      /** @param {PointerEvent} move */
      const onMove = (move) => {
        if (move.pointerId !== id) return;
        last = { x: move.clientX, y: move.clientY };
        if (!picture) {
          if (Math.hypot(last.x - from.x, last.y - from.y) < SLOP) return;
          picture = pictureOf(element);
          picture.classList.add("dragged");
          element.classList.add("is-lifted");
          document.documentElement.classList.add("dragging");
          onLift?.();
        }
        move.preventDefault();
        frame ||= requestAnimationFrame(look);
      };
      const end = () => {
        cancelAnimationFrame(frame);
        picture?.remove();
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
        const dragged = picture !== null;
        if (dragged) {
          last = { x: up.clientX, y: up.clientY };
          look();
        }
        end();
        if (!dragged) return;
        noTap();
        onDrop?.(over, { x: last.x, y: last.y - lift });
      };
      /** @param {PointerEvent} stop */
      const onStop = (stop) => {
        if (stop.pointerId !== id) return;
        const dragged = picture !== null;
        end();
        if (dragged) onCancel?.();
      };
      /** @param {KeyboardEvent} key */
      const onKey = (key) => {
        if (key.key !== "Escape" || !picture) return;
        key.preventDefault();
        end();
        addEventListener("pointerup", noTap, { capture: true, once: true });
        onCancel?.();
      };
      /** A finger that drags a piece does not scroll the page. @param {Event} touch */
      const hold = (touch) => picture && touch.cancelable && touch.preventDefault();
      addEventListener("pointermove", onMove, { passive: false });
      addEventListener("pointerup", onUp);
      addEventListener("pointercancel", onStop);
      addEventListener("keydown", onKey, true);
      element.addEventListener("touchmove", /** @type {EventListener} */ (hold), { passive: false });
    },
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

/**
 * The rectangle of an element on the screen; for SVG that of its drawing, whatever its strokes.
 * @param {Element} element
 */
export function place(element) {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const matrix = element.getScreenCTM();
    const box = element.getBBox();
    if (matrix) {
      return {
        x: matrix.a * box.x + matrix.e,
        y: matrix.d * box.y + matrix.f,
        width: matrix.a * box.width,
        height: matrix.d * box.height,
      };
    }
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** A picture of an element, laid over the board where the element is. @param {Element} element @returns {HTMLElement} */
export function pictureOf(element) {
  const rect = place(element);
  const holder = document.createElement("div");
  holder.className = "picture";
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, {
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of [
      "id",
      "data-target",
      "data-piece",
      "data-at",
      "tabindex",
      "role",
      "aria-label",
      "aria-pressed",
      "aria-disabled",
    ])
      node.removeAttribute(name);
  }
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const box = element.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    copy.removeAttribute("transform");
    svg.append(copy);
    holder.append(svg);
  } else holder.append(copy);
  (element.closest(".board") ?? document.body).append(holder);
  return holder;
}

/**
 * The cell of a grid under a point of the page, in the SVG's own units; null outside.
 * @param {SVGSVGElement} svg @param {Point} point @param {{x: number, y: number, size: number, columns: number, rows: number}} grid
 */
export function cellAt(svg, point, { x, y, size, columns, rows }) {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const column = Math.floor(((point.x - matrix.e) / matrix.a - x) / size);
  const row = Math.floor(((point.y - matrix.f) / matrix.d - y) / size);
  return column >= 0 && row >= 0 && column < columns && row < rows ? { column, row } : null;
}

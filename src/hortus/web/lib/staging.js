/** What is shown over the board at great moments: announcements in the head of the page, chips, light on what counts. */
import { signal } from "./ui.js";
import { boxOf, pieceAt, placeIn, shownAt } from "./measure.js";
import { still } from "./settings.js";

const SHOWN = 2600; // milliseconds of an announcement
const HURRIED = 1300; // if another waits
const CHIP = 1100;
const OUTLINE = 600;

/** @typedef {import("./types.js").Box} Box */
/** Words about a table; `totals`: points by seat, as far as they are counted. @typedef {{text: string, table: string, totals?: number[]}} Announcement */

/** The announcement shown now; the next one follows. */
function createAnnouncements() {
  const now = signal(/** @type {Announcement | null} */ (null));
  /** @type {Announcement[]} */
  let waiting = [];
  /** @type {number | undefined} */
  let timer;
  let since = 0;
  const next = () => {
    clearTimeout(timer);
    now.value = waiting.shift() ?? null;
    since = performance.now();
    if (now.value) timer = setTimeout(next, waiting.length ? HURRIED : SHOWN);
  };
  return {
    now,
    /** @param {string} text @param {string} table @param {number[]} [totals]  a count goes on in its place */
    show(text, table, totals) {
      if (totals) {
        waiting = [{ text, table, totals }];
        return next();
      }
      if (now.value?.text === text || waiting.some((one) => one.text === text)) return;
      waiting.push({ text, table });
      if (!now.value) return next();
      clearTimeout(timer);
      timer = setTimeout(next, Math.max(0, HURRIED - (performance.now() - since)));
    },
    clear() {
      waiting = [];
      next();
    },
  };
}

export const announcement = createAnnouncements();

/** A floating element in the middle of a place. @param {HTMLElement} root @param {string} at @param {string} name @param {string} text */
function over(root, at, name, text) {
  const place = placeIn(root, at);
  if (!place) return null;
  const box = boxOf(place);
  const element = document.createElement("p");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  element.textContent = text;
  Object.assign(element.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
  root.append(element);
  return element;
}

/**
 * Points that rise from a place.
 * @param {HTMLElement} root @param {string} at @param {string} text @param {"up" | "down" | "pot" | "cloche"} [look]
 */
export function chip(root, at, text, look = "up") {
  const element = over(root, at, `rising is-${look}`, text);
  if (!element) return;
  const frames = still()
    ? [{ opacity: 1 }, { opacity: 1 }]
    : [
        { opacity: 0, transform: "translate(-50%, -20%) scale(0.6)" },
        { opacity: 1, transform: "translate(-50%, -50%) scale(1.1)", offset: 0.15 },
        { opacity: 1, transform: "translate(-50%, -60%)", offset: 0.75 },
        { opacity: 0, transform: "translate(-50%, -120%)" },
      ];
  element.animate(frames, { duration: CHIP, easing: "ease-out", fill: "both" }).onfinish = () => element.remove();
}

/** An outline for a moment. @param {HTMLElement} root @param {string[]} places */
export function flash(root, places) {
  for (const at of places) {
    const element = shownAt(root, at);
    element?.classList.add("is-new");
    setTimeout(() => element?.classList.remove("is-new"), OUTLINE);
  }
}

/** A piece, or whatever lies at a place, swells for a moment. @param {HTMLElement} root @param {string} at @param {string | null} piece */
export function pop(root, at, piece) {
  if (still()) return flash(root, [at]);
  const element = pieceAt(root, at, piece) ?? shownAt(root, at);
  element?.animate(
    [
      { transform: "scale(1)", transformBox: "fill-box", transformOrigin: "center" },
      { transform: "scale(1.14)", transformBox: "fill-box", transformOrigin: "center", offset: 0.4 },
      { transform: "scale(1)", transformBox: "fill-box", transformOrigin: "center" },
    ],
    { duration: 320, easing: "ease-out" },
  );
}

/** @type {HTMLElement | null} */
let shade = null;

/** The box around all of these. @param {Box[]} boxes @returns {Box} */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Everything but these groups of places recedes; null: nothing does any more.
 * @param {HTMLElement | null} root @param {string[][]} [groups]
 */
export function spotlight(root, groups = []) {
  const found = groups.map((places) => places.flatMap((at) => (root && placeIn(root, at)) ?? []).map(boxOf));
  const boxes = found.filter((group) => group.length).map(around);
  if (!root || !boxes.length) {
    shade?.classList.add("is-off");
    const old = shade;
    shade = null;
    if (old) setTimeout(() => old.remove(), 250);
    return;
  }
  if (!shade) {
    shade = document.createElement("div");
    shade.className = "shade";
    shade.setAttribute("aria-hidden", "true");
    root.append(shade);
  }
  const edge = 10;
  const hole = (/** @type {Box} */ { x, y, width, height }) =>
    `M${x - edge} ${y - edge}h${width + 2 * edge}v${height + 2 * edge}h${-width - 2 * edge}z`;
  shade.style.clipPath = `path(evenodd, "M0 0h${innerWidth}v${innerHeight}h${-innerWidth}z${boxes.map(hole).join("")}")`;
}

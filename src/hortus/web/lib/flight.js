/** Pieces travel from where they were to where they are: matched by kind, drawn by nobody in particular. */
import { still } from "./ui.js";
import { pictureOf, place } from "./drag.js";

/** @typedef {{kind: string, at: string, rect: {x: number, y: number, width: number, height: number}}} Seen */

/** A piece and its place. @param {Element} element */
const nameOf = (element) => `${element.getAttribute("data-piece")}@${element.getAttribute("data-at")}`;

/** Where every piece is now. @param {Element | null} root @returns {Map<string, Seen>} */
export function pieces(root) {
  const seen = new Map();
  for (const element of root?.querySelectorAll("[data-piece]") ?? []) {
    const rect = place(element);
    if (!rect.width) continue;
    const kind = element.getAttribute("data-piece") ?? "";
    const at = element.getAttribute("data-at") ?? "";
    seen.set(nameOf(element), { kind, at, rect });
  }
  return seen;
}

/** After drawing: every piece that is new at its place comes from somewhere; what others laid stays marked until my next move. @param {Element | null} root @param {Map<string, Seen>} before @param {{mine: boolean, theirs: boolean}} [moved]  who has moved; who only watches sees the last move marked */
export function fly(root, before, moved = { mine: true, theirs: true }) {
  if (!root || !before.size) return;
  const fresh = [];
  const now = new Set();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const key = nameOf(element);
    now.add(key);
    if (!before.has(key)) fresh.push(/** @type {HTMLElement} */ (element));
    if (moved.mine) element.classList.remove("is-last");
  }
  const vanished = [...before].filter(([key]) => !now.has(key)).map(([, seen]) => seen);
  if (fresh.length > 12) return; // a whole new position, not a move
  if (moved.theirs) for (const element of fresh) element.classList.add("is-last");
  let delay = 0;
  for (const element of fresh) {
    const kind = element.getAttribute("data-piece");
    const index = vanished.findIndex((seen) => seen.kind === kind);
    let from = index >= 0 ? vanished.splice(index, 1)[0].rect : null;
    const source = element.getAttribute("data-from");
    if (!from && source) {
      const origin = root.querySelector(`[data-at="${CSS.escape(source)}"]`);
      if (origin) from = place(origin);
    }
    if (still() || !from || !from.width) flash(element);
    else travel(element, from, delay);
    delay += 40;
  }
}

/** What others laid is still marked when the page is loaded again. @param {Element | null} root @param {string} table @param {number} number  of the drawing @param {boolean} first  is this the first one? */
export function keepMarks(root, table, number, first) {
  const key = `last:${table}`;
  const drawn = [...(root?.querySelectorAll("[data-piece]") ?? [])];
  try {
    const kept = first ? JSON.parse(sessionStorage.getItem(key) ?? "null") : null;
    if (kept?.number === number)
      for (const element of drawn) element.classList.toggle("is-last", kept.names.includes(nameOf(element)));
    sessionStorage.setItem(
      key,
      JSON.stringify({ number, names: drawn.filter((element) => element.classList.contains("is-last")).map(nameOf) }),
    );
  } catch {
    // Storage may be full or forbidden: then the marks last as long as the page.
  }
}

/** @param {HTMLElement} element */
function flash(element) {
  element.classList.add("is-new");
  setTimeout(() => element.classList.remove("is-new"), 1200);
}

/** @param {HTMLElement} element @param {{x: number, y: number, width: number, height: number}} from @param {number} delay */
function travel(element, from, delay) {
  const to = place(element);
  if (!to.width) return;
  const distance = Math.hypot(from.x - to.x, from.y - to.y);
  const picture = pictureOf(element);
  element.classList.add("is-away");
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const land = () => {
    picture.remove();
    element.classList.remove("is-away");
  };
  const flight = picture.animate([{ transform: start }, { transform: "none" }], {
    duration: Math.min(250, 150 + distance / 6),
    delay,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    fill: "backwards",
  });
  flight.onfinish = land;
  flight.oncancel = land;
}

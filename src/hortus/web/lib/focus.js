/** The keyboard on the board: arrow keys go to the nearest spot, whatever the layout; the focus follows the play. */
import { html, cx, useEffect, useRef } from "./ui.js";

const SOON = 30; // milliseconds: after the next frame

const visible = (/** @type {Element} */ element) => element.getClientRects().length > 0;
/** @param {Element} area @returns {HTMLElement[]} */
const targetsOf = (area) => /** @type {HTMLElement[]} */ ([...area.querySelectorAll("[data-target]")]).filter(visible);

/** The first of these in sight: to look whether one is costs time. @param {Element} area @param {string} which */
const firstIn = (area, which) =>
  /** @type {HTMLElement | undefined} */ ([...area.querySelectorAll(which)].find(visible));

/** One stop of the Tab key per area: the last target visited, else the best one. @param {Element} area */
function keepOneStop(area) {
  const active = document.activeElement;
  const first = (/** @type {string} */ which) => firstIn(area, `[data-target]${which}`);
  const stop =
    (active?.matches("[data-target]") && area.contains(active) && active) ||
    first("[data-next]") ||
    first(".is-legal") ||
    first('[tabindex="0"]') ||
    first("");
  if (!stop) return;
  for (const element of area.querySelectorAll('[data-target][tabindex="0"]'))
    if (element !== stop) element.setAttribute("tabindex", "-1");
  if (stop.getAttribute("tabindex") !== "0") stop.setAttribute("tabindex", "0");
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The nearest target in a direction: straight ahead counts more than sideways.
 * @param {HTMLElement[]} targets @param {Element} from @param {number[]} way
 */
function nearest(targets, from, [dx, dy]) {
  const a = from.getBoundingClientRect();
  const ax = a.left + a.width / 2;
  const ay = a.top + a.height / 2;
  let best = /** @type {HTMLElement | null} */ (null);
  let least = Infinity;
  for (const other of targets) {
    if (other === from) continue;
    const b = other.getBoundingClientRect();
    const x = b.left + b.width / 2 - ax;
    const y = b.top + b.height / 2 - ay;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 2 || aside > 4 * ahead) continue;
    const cost = ahead + 3 * aside;
    if (cost < least) [least, best] = [cost, other];
  }
  return best;
}

/** What keys do, by their name in small letters. @typedef {Record<string, (event: KeyboardEvent) => void>} Keys */

/** The keys of a board. @param {import("./types.js").Board} board @param {import("./types.js").BoardProps} props @returns {Keys} */
export const keysOf = (board, props) =>
  Object.fromEntries(Object.entries(board.keys ?? {}).map(([key, run]) => [key, (event) => run(props, event)]));

/**
 * A board's own keys (turn, flip) and Escape also work while the focus is beside its areas: nowhere, or on a button below.
 * @param {Keys} keys
 */
export function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || (target !== document.body && !target.closest(".bar, .area"))) return;
      if (!document.querySelector("dialog[open]")) latest.current[event.key.toLowerCase()]?.(event);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** @param {{label: string, class?: string, children?: any, keys?: Keys}} props */
export function FocusArea({ label, class: className = "", children, keys }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    let timer = 0;
    const observer = new MutationObserver(() => {
      clearTimeout(timer); // once a frame, and after it: what is in sight is known then without an extra layout
      timer = setTimeout(() => keepOneStop(area), SOON);
    });
    observer.observe(area, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["class", "data-next"],
    });
    keepOneStop(area);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const area = ref.current;
    const from = document.activeElement;
    if (!area || !from || event.ctrlKey || event.metaKey || event.altKey) return;
    const targets = () => targetsOf(area);
    let to = /** @type {HTMLElement | null | undefined} */ (null);
    if (event.key in WAYS) {
      to = nearest(targets(), from, WAYS[/** @type {keyof typeof WAYS} */ (event.key)]);
      // At the edge of an area the arrows lead on into the next one of the board.
      const board = area.closest(".board");
      if (!to && board) to = nearest(targetsOf(board), from, WAYS[/** @type {keyof typeof WAYS} */ (event.key)]);
    } else if (event.key === "Home") to = targets()[0];
    else if (event.key === "End") to = targets().at(-1);
    else if (event.key === "[" || event.key === "]") {
      const legal = targetsOf(area.closest(".board") ?? area).filter((element) =>
        element.classList.contains("is-legal"),
      );
      const at = legal.indexOf(/** @type {HTMLElement} */ (from));
      const step = event.key === "]" ? 1 : -1;
      if (legal.length)
        to = at < 0 ? legal[step > 0 ? 0 : legal.length - 1] : legal[(at + step + legal.length) % legal.length];
    } else if (keys?.[event.key.toLowerCase()]) {
      event.preventDefault();
      keys[event.key.toLowerCase()](event);
      return;
    } else return;
    event.preventDefault();
    if (to) {
      to.focus({ preventScroll: false });
      const nextArea = to.closest(".area");
      if (nextArea) keepOneStop(nextArea);
    }
  };
  return html`<div class=${cx("area", className)} role="group" aria-label=${label} ref=${ref} onKeyDown=${onKeyDown}
    onFocusIn=${() => ref.current && keepOneStop(ref.current)}>${children}</div>`;
}

let following = false;

/** Was the play made from the board, so that the focus should go along? Call before a move is sent. */
export function rememberFocus() {
  following = document.activeElement?.closest(".board, .bar") != null;
}

/** What was picked up with a key: the focus goes where it can be laid. @param {Event} event */
export function followPick(event) {
  if (event.type !== "keydown") return;
  rememberFocus();
  setTimeout(followPlay, 30);
}

/** After a message has been drawn and it is my turn: go where the next move can be made. */
export function followPlay() {
  if (!following) return;
  const active = document.activeElement;
  if (active && active !== document.body && !active.closest(".board, .bar")) return;
  const board = document.querySelector(".board");
  if (!board) return;
  const next = firstIn(board, "[data-target][data-next]");
  if (!next && active?.closest(".board") && active.matches(".is-legal")) return;
  const to = next ?? firstIn(board, "[data-target].is-legal");
  if (to) to.focus({ preventScroll: true });
}

/**
 * Moves shown on the board, over whatever board draws the table: a ring around the places of each and a label beside it.
 * For hints, reviews, puzzles: whatever has moves to point out.
 *
 *   html`<${ShownMoves} root=${root} board=${board} play=${play} moves=${[{ move, label: "1", look: "best" }]} />`
 *
 * It is rendered inside the board (`over` of the frame's slots), takes no pointer and no space, and says nothing to screen
 * readers: whoever shows moves says which they are. Its style is `css/shown.css`: whoever loads it loads that too
 * (`withStyle`). `move` is a `Move` as data, of the legal list or of any moment whose view the board shows. `look`: "best"
 * (a full ring), "good" (a dashed one), "played" (in the colour of a loss). `label`: a number or a word. Which places a
 * move is about: those that `board.places` names, else its target and its origin; the one that tells it from other moves
 * is labelled. A move without a place lights its button: `[data-move]` or `[data-action=<verb>]`. A `place` instead of a
 * move: only that is lit.
 *
 * The rings follow the drawing: they are measured anew when it is drawn, resized or scrolled. To show a move as it would
 * lie, preview it as well: `play.preview(move, true)`.
 */
import { html, cx, useEffect, useId, useLayoutEffect, useState } from "../lib/ui.js";
import { boxOf, placeIn } from "../lib/measure.js";

/** @typedef {import("../lib/types.js").Move} Move */
/** @typedef {import("../lib/types.js").Box} Box */
/** @typedef {{move?: Move, place?: string, label: string, look: "best" | "good" | "played"}} Shown */
/** A move as it is drawn: the boxes of its main place, of what else belongs to it. @typedef {Shown & {main: Box[], rest: Box[]}} Drawn */

const EDGE = 3; // pixels between a place and its ring

/** The elements of places that are on the screen. @param {Element} root @param {string[]} places */
const elements = (root, places) =>
  places.flatMap((at) => placeIn(root, at) ?? []).filter((element) => boxOf(element).width > 0);

/** The button that plays a move. @param {Element} root @param {Move} move */
const buttonOf = (root, move) =>
  root.querySelector(`[data-move="${CSS.escape(move.move)}"]`) ??
  root.querySelector(`[data-action="${CSS.escape(move.verb)}"]`);

/** The groups of places that a move is about, the one it goes to first. @param {import("../lib/types.js").Board} board @param {Move} move */
export const placesOf = (board, move) => [
  board.places?.(move) ?? (move.target === null ? [] : [move.target]),
  move.origin === null ? [] : [move.origin],
];

/**
 * What of the board each move is about: the elements of its main place, then the rest. The main place is the one that
 * tells the move from others: a tile taken lies among others, where it goes to is always the hand.
 * @param {Element} root @param {import("../lib/types.js").Board} board @param {Move[]} moves
 * @param {Move[]} legal  what else could be played, if anything @returns {Element[][][]}
 */
function elementsOf(root, board, moves, legal) {
  const all = new Map([...legal, ...moves].map((move) => [move.move, move]));
  const alone = (/** @type {string | null} */ place) =>
    [...all.values()].filter(({ origin, target }) => origin === place || target === place).length === 1;
  return moves.map((move) => {
    const [to, from] = placesOf(board, move);
    const groups = [
      { places: to, alone: alone(move.target), own: /^\d+-/.test(move.target ?? "") },
      { places: from, alone: alone(move.origin), own: false },
    ]
      .map((group) => ({ ...group, found: elements(root, group.places) }))
      .filter(({ found }) => found.length);
    const main =
      groups.find((group) => group.alone && group.own) ?? groups.findLast((group) => group.alone) ?? groups[0];
    if (!main) return [[buttonOf(root, move)].filter((one) => one !== null), []];
    return [main.found, groups.filter((group) => group !== main).flatMap(({ found }) => found)];
  });
}

/**
 * The part of the board that words about moves may lie over (`.over-board.over-<part>`): the one that shows less of them.
 * @param {Element} root @param {import("../lib/types.js").Board} board @param {Move[]} moves @param {Move[]} legal
 * @returns {"market" | "mine"}
 */
export function roomBeside(root, board, moves, legal) {
  const lit = elementsOf(root, board, moves, legal).flatMap(([main]) => main);
  return 2 * lit.filter((one) => one.closest(".mine")).length > lit.length ? "market" : "mine";
}

/** @param {{root: {current: HTMLElement | null}, board: import("../lib/types.js").Board, play: import("../lib/types.js").Play, moves: Shown[]}} props */
export function ShownMoves({ root, board, play, moves }) {
  const [drawn, setDrawn] = useState(/** @type {Drawn[]} */ ([]));
  const id = useId();
  const find = (/** @type {Element} */ here) => {
    const data = moves.flatMap(({ move }) => move ?? []);
    const found = elementsOf(here, board, data, play.legal);
    return moves.map(({ move, place }) => (move ? found[data.indexOf(move)] : [elements(here, [place ?? ""]), []]));
  };
  const measure = () => {
    const here = root.current;
    if (!here) return;
    const from = here.getBoundingClientRect();
    const inside = (/** @type {Element} */ element) => {
      const { x, y, width, height } = boxOf(element);
      return {
        x: Math.round(x - from.x),
        y: Math.round(y - from.y),
        width: Math.round(width),
        height: Math.round(height),
      };
    };
    const found = find(here);
    const next = moves.map((one, i) => ({ ...one, main: found[i][0].map(inside), rest: found[i][1].map(inside) }));
    setDrawn((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  };
  // A preview may shift what is drawn.
  const now = [play.ghost?.move, ...moves.map(({ move, place }) => move?.move ?? place)].join();
  useLayoutEffect(() => {
    measure();
    const frame = requestAnimationFrame(measure); // what the preview has changed is drawn by then
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (root.current) observer.observe(root.current);
    document.addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("scroll", measure, { capture: true });
    };
  }, [now]);
  useEffect(() => {
    const here = root.current;
    const [first] = here ? find(here) : [];
    first?.[0][0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [now]);
  // Later ones lie below, so that the best is seen whole.
  const below = [...drawn].reverse();
  return html`<div class="shown" aria-hidden="true"><svg>${below.map(
    ({ look, main, rest }, i) => html`<g class=${`shown-${look}`}>
      <mask id=${`${id}-${i}`} maskUnits="userSpaceOnUse" x="-999" y="-999" width="9999" height="9999">
        <rect x="-999" y="-999" width="9999" height="9999" fill="white" />
        ${main.map((box) => html`<rect ...${around(box, EDGE)} fill="black" />`)}</mask>
      ${main.map((box) => html`<rect class="shown-tint" ...${around(box, 0)} />`)}
      <g mask=${`url(#${id}-${i})`}>${main.map((box) => html`<rect class="shown-edge" ...${around(box, EDGE)} />`)}
        ${main.map((box) => html`<rect class="shown-ring" ...${around(box, EDGE)} />`)}</g>
      ${rest.map((box) => html`<rect class="shown-from" ...${around(box, EDGE)} />`)}</g>`,
  )}</svg>
    ${below.map(({ label, look, main }) => main[0] && html`<b class=${cx("shown-label", `shown-${look}`, label.length > 2 && "is-word")} style=${corner(main)}>${label}</b>`)}
  </div>`;
}

/** @param {Box} box @param {number} edge */
const around = ({ x, y, width, height }, edge) => ({
  x: x - edge,
  y: y - edge,
  width: width + 2 * edge,
  height: height + 2 * edge,
  rx: Math.min(12, width / 6),
});

/** Where the label lies: at the top left of the topmost box. @param {Box[]} boxes */
function corner(boxes) {
  const [first] = [...boxes].sort((a, b) => a.y - b.y || a.x - b.x);
  return { left: `${Math.max(0, first.x)}px`, top: `${Math.max(0, first.y)}px` };
}

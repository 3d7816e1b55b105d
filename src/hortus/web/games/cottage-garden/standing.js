/** The end of Cottage Garden: the beds a seat has finished, as they were, and its trellises. */
import { html, Picture } from "../../lib/ui.js";
import { signed } from "../../lib/i18n.js";
import { cell, inOrder, moved, square, turned } from "../../lib/shapes.js";
import { Garden, SQUARES } from "./garden.js";
import { Planting, SPRITE, Soil, UNIT, cellsOf, know, tileNamed } from "./pieces.js";

/** @typedef {import("../../lib/types.js").Frame} Frame */
/** @typedef {import("../../lib/types.js").GameEvent} GameEvent */
/**
 * A finished bed: as it lay, which of the two it was, and what it brought.
 * @typedef {{bed: any, number: number, pots: number, cloches: number, points: number}} Finished
 */

/** The squares of a tile that was planted. @param {GameEvent} event */
function squaresOf({ piece, target, turn }) {
  const tile = tileNamed(piece);
  if (!tile || !target) return [];
  const cells = turned(cellsOf(tile), turn % 4, turn >= 4);
  const [first] = inOrder(cells);
  const [column, row] = cell(target.slice(4)); // its place is named after the first of its squares
  return moved(cells, column - first[0], row - first[1]).map((one) => square(...one));
}

/** A bed with what events have put into it. @param {any} bed @param {GameEvent[]} events @param {string} at */
export function filled(bed, events, at) {
  const here = events.filter((event) => event.target?.startsWith(`${at}-`));
  const on = (/** @type {string} */ kind) =>
    here.filter((event) => event.piece === kind).map((event) => String(event.detail.square));
  const planted = here
    .filter((event) => event.kind === "plant")
    .map((event) => ({ ...tileNamed(event.piece), squares: squaresOf(event) }));
  return {
    ...bed,
    tiles: [...bed.tiles, ...planted],
    pots: [...bed.pots, ...on("pot")],
    cats: [...bed.cats, ...on("cat")],
  };
}

/** The beds that a seat has finished, in order. @param {Frame[]} frames @param {number} seat */
function finished(frames, seat) {
  /** @type {Finished[]} */
  const found = [];
  frames.forEach(({ entry }, i) => {
    const events = entry?.events ?? [];
    events.forEach((event, k) => {
      if (event.seat !== seat) return;
      const now = found.at(-1);
      if (event.kind === "count" && now) now.points += event.points ?? 0;
      if (event.kind !== "complete") return;
      const number = Number(event.detail.bed);
      const before = frames[i - 1]?.view.seats[seat].beds[number - 1];
      if (!before) return;
      const bed = filled(before, events.slice(0, k), `${seat}-${number}`);
      found.push({ bed, number, pots: Number(event.detail.pots), cloches: Number(event.detail.cloches), points: 0 });
    });
  });
  return found;
}

/**
 * A bed with all that lies in it.
 * @param {{bed: any, number: number, at?: string}} props  number: which of the two; at: its place, to find its squares and to
 *   be lifted from
 */
export const Whole = ({ bed, number, at }) =>
  html`<svg viewBox=${at ? "0 0 260 260" : "-18 -18 296 296"}><${Soil} bed=${bed} />
    <${Planting} bed=${bed} number=${number} />
    ${at && SQUARES.map((on) => html`<rect data-at=${`${at}-${on}`} x=${UNIT * cell(on)[0]} y=${UNIT * cell(on)[1]} width=${UNIT} height=${UNIT} fill="none" />`)}</svg>`;

/** @param {import("../../lib/types.js").BoardProps & {seat: number, frames: Frame[]}} props */
export function Standing({ frames, ...props }) {
  for (const { view } of frames.slice(0, 1)) know(view);
  return html`<div class="cottage-standing">
    <ol class="cottage-gallery">${finished(frames, props.seat).map(
      ({ bed, number, pots, cloches, points }) => html`<li><${Whole} bed=${bed} number=${number} />
        <p><${Picture} sprite=${SPRITE} id="cottage-pot" />${pots} <${Picture} sprite=${SPRITE} id="cottage-cloche" />${cloches} <b class="gain up">${signed(points)}</b></p></li>`,
    )}</ol>
    <${Garden} ...${props} size="small" /></div>`;
}

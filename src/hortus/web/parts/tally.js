/** A match that is counted line by line: what each line brings everybody, on its real faces, and the sums so far. */
import { html, cx, useLayoutEffect, useRef } from "../lib/ui.js";
import { gained, number, t } from "../lib/i18n.js";
import { tallied, tally } from "../lib/staging.js";
import { Chart } from "./chart.js";
import { Disc, nameOf } from "./seats.js";

/** @typedef {import("../lib/types.js").TallyCell} Cell */
/** @typedef {import("../lib/types.js").TallyLine} Line */
/**
 * @typedef {{table: import("../lib/types.js").Table, board: import("../lib/types.js").Board,
 *   words: import("../lib/types.js").Translate}} Props
 */

/**
 * All lines, the one that is looked at, and the sums of those that are counted.
 * @param {Props & {lines: Line[], at?: number, counted?: number}} props  without them: all is counted
 */
export function TallyLines({ table, board, words, lines, at = lines.length, counted = lines.length }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const line = /** @type {HTMLElement | null} */ (list.current?.querySelector(".is-now") ?? null);
    if (list.current && line)
      list.current.scrollTop = line.offsetTop - (list.current.clientHeight - line.offsetHeight) / 2;
  }, [at]);
  const cell = (/** @type {Cell | null} */ one, /** @type {number} */ i) =>
    one &&
    html`${
      board.Piece &&
      html`<span class="tally-piece"><${board.Piece} piece=${one.piece} turn=${0} ratio=${1} t=${words} /></span>`
    }<b class=${cx(one.points < 0 && "is-down")}>${i >= counted ? "?" : gained(one.points)}</b>
      ${i === at && html`<small>${one.name}</small>`}`;
  return html`<div class=${`tally-lines of-${table.seats.length}`} aria-hidden="true">
    <div class="tally-line tally-sums"><span></span>${table.seats.map(
      (seat) =>
        html`<span><${Disc} seat=${seat} /><span class="name">${nameOf(seat)}</span><b>${number(tallied(lines, counted, seat.seat))}</b></span>`,
    )}</div>
    <ol ref=${list}>${lines.map(
      (
        { label, cells },
        i,
      ) => html`<li key=${label} class=${cx("tally-line", i === at && "is-now", i > at && "is-later")}>
        <span class="tally-label">${label}</span>${table.seats.map(({ seat }) => html`<span>${cell(cells[seat], i)}</span>`)}</li>`,
    )}</ol></div>`;
}

/** What is counted just now, in the place of the shared area; where there is room, the race so far besides. @param {Props} props */
export function Tally({ table, board, words }) {
  const now = tally.value?.table === table.id ? tally.value : null;
  if (!now) return null;
  const { lines, at, counted } = now;
  const frames = [0, ...lines.map((_, i) => i + 1)].map((ply) => ({
    ply,
    points: table.seats.map(({ seat }) => tallied(lines, ply, seat)),
  }));
  return html`<section class="tally card">
      <${TallyLines} table=${table} board=${board} words=${words} lines=${lines} at=${at} counted=${counted} /></section>
    ${
      table.seats.length > 1 &&
      html`<section class="race card" aria-hidden="true"><h2>${t("count-race")}</h2>
      <${Chart} frames=${frames} seats=${table.seats} words=${words} shown=${counted + 1}
        foot=${[t("end-start"), t("count-lines", { line: counted, lines: lines.length })]} /></section>`
    }`;
}

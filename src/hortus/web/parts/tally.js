/** A match that is counted line by line: what each line brings everybody, on its real faces, and the sums so far. */
import { html, cx, useLayoutEffect, useRef } from "../lib/ui.js";
import { number, signed } from "../lib/i18n.js";
import { tally } from "../lib/staging.js";
import { Disc, nameOf } from "./seats.js";

/** @typedef {import("../lib/types.js").TallyCell} Cell */

/** @param {{table: import("../lib/types.js").Table, board: import("../lib/types.js").Board, words: import("../lib/types.js").Translate}} props */
export function Tally({ table, board, words }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const now = tally.value?.table === table.id ? tally.value : null;
  useLayoutEffect(() => {
    const line = /** @type {HTMLElement | null} */ (list.current?.querySelector(".is-now") ?? null);
    if (list.current && line)
      list.current.scrollTop = line.offsetTop - (list.current.clientHeight - line.offsetHeight) / 2;
  }, [now?.at]);
  if (!now) return null;
  const { lines, at, counted } = now;
  const sum = (/** @type {number} */ seat) =>
    lines.slice(0, counted).reduce((all, line) => all + (line.cells[seat]?.points ?? 0), 0);
  const cell = (/** @type {Cell | null} */ one, /** @type {number} */ i) =>
    one &&
    html`${
      board.Piece &&
      html`<span class="tally-piece"><${board.Piece} piece=${one.piece} turn=${0} ratio=${1} t=${words} /></span>`
    }<b class=${cx(one.points < 0 && "is-down")}>${i >= counted ? "?" : one.points ? signed(one.points) : 0}</b>
      ${i === at && html`<small>${one.name}</small>`}`;
  return html`<section class=${cx("tally card", lines.length > 0 && `of-${table.seats.length}`)} aria-hidden="true">
    <div class="tally-line tally-sums"><span></span>${table.seats.map(
      (seat) =>
        html`<span><${Disc} seat=${seat} /><span class="name">${nameOf(seat)}</span><b>${number(sum(seat.seat))}</b></span>`,
    )}</div>
    <ol ref=${list}>${lines.map(
      (
        { label, cells },
        i,
      ) => html`<li key=${label} class=${cx("tally-line", i === at && "is-now", i > at && "is-later")}>
        <span class="tally-label">${label}</span>${table.seats.map(({ seat }) => html`<span>${cell(cells[seat], i)}</span>`)}</li>`,
    )}</ol></section>`;
}

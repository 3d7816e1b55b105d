/** The scores over the match, one line per seat; shapes differ as well as colours. */
import { html } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { scoreNumber, scoreText } from "../lib/sentences.js";
import { nameOf } from "./seats.js";

const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 5"];

/** Which frame a click on the chart means. @param {MouseEvent} event @param {number} frames */
function frameAt(event, frames) {
  const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  return Math.round(((event.clientX - left) / width) * (frames - 1));
}

const LONGEST = 14; // letters of a name beside its line: set smaller first, then cut
const TAIL = 5; // of them at its end, where the number of a bot is

/** A name's letters, cut in the middle where they are too many. @param {string} name */
function lettersOf(name) {
  const letters = [...name];
  return letters.length > LONGEST ? [...letters.slice(0, LONGEST - 1 - TAIL), "…", ...letters.slice(-TAIL)] : letters;
}

/**
 * @param {{frames: {ply: number, points: number[]}[], seats: import("../lib/types.js").Seat[], words: import("../lib/types.js").Translate, at?: number,
 *   shown?: number, foot?: string[], onStep?: (frame: number) => void}} props
 *   shown: so many frames are drawn already; foot: the words at both ends of the axis; onStep: a click goes there
 */
export function Chart({ frames, seats, words, at, shown: count = frames.length, foot, onStep }) {
  if (frames.length < 2) return null;
  const drawn = frames.slice(0, count);
  const { ply, points } = frames[drawn.length - 1];
  const [from, to] = foot ?? [t("end-start"), t("replay-ply", { ply })];
  const W = 480;
  const H = 230;
  const [L, R, T, B] = [38, 112, 12, 28];
  const all = frames.flatMap((frame) => frame.points);
  const low = Math.min(...all);
  const high = Math.max(...all, low + 1);
  const x = (/** @type {number} */ i) => L + ((W - L - R) * i) / (frames.length - 1);
  const y = (/** @type {number} */ p) => T + ((H - T - B) * (high - p)) / (high - low);
  const ends = seats.map((seat, i) => ({ i, seat, y: y(points[i]) })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < ends.length; k++) ends[k].y = Math.max(ends[k].y, ends[k - 1].y + 20);
  const told = seats.map((seat, i) => `${nameOf(seat)}: ${scoreText(words, points[i])}`).join(", ");
  const shown = (/** @type {number} */ p) => scoreNumber(words, Math.round(p));
  return html`<svg class="chart" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${`${t("end-chart")}. ${told}`}>
    <g stroke="var(--line)">${[low, (low + high) / 2, high].map((p) => html`<path d=${`M${L} ${y(p)}H${W - R}`} />`)}</g>
    ${[low, high].map((p) => html`<text x=${L - 6} y=${y(p) + 5} text-anchor="end">${shown(p)}</text>`)}
    <text x=${L} y=${H - 8}>${from}</text>
    <text x=${W - R} y=${H - 8} text-anchor="end">${to}</text>
    ${at !== undefined && html`<path d=${`M${x(at)} ${T}V${H - B}`} stroke="var(--ink-2)" stroke-dasharray="2 3" />`}
    ${seats.map((seat, i) => {
      const path = drawn.map((frame, k) => `${k ? "L" : "M"}${x(k).toFixed(1)} ${y(frame.points[i]).toFixed(1)}`);
      return html`<path fill="none" stroke=${`var(--seat-${seat.symbol % 5}-line)`} stroke-width="3"
        stroke-linejoin="round" stroke-dasharray=${DASHES[i]} d=${path.join("")} />`;
    })}
    ${ends.map((end) => {
      const name = lettersOf(nameOf(end.seat));
      return html`<svg x=${W - R + 4} y=${end.y - 9} width="18" height="18" viewBox="0 0 100 100">
          <use href=${`/static/art/hortus.svg#seat-${end.seat.symbol % 5}`} /></svg>
        <text x=${W - R + 26} y=${end.y + 5} style=${{ fontSize: `${Math.min(15, 155 / name.length)}px` }}>${name.join("")}</text>`;
    })}
    ${
      onStep &&
      html`<rect class="chart-reach" x=${L} y=${T} width=${W - L - R} height=${H - T - B} fill="transparent"
        onClick=${(/** @type {MouseEvent} */ event) => onStep(frameAt(event, frames.length))} />`
    }
  </svg>`;
}

/** Somebody's rating at a game: the number, how much it says, and how it came about. */
import { html } from "../lib/ui.js";
import { decimal, wordsOf } from "../lib/i18n.js";

const t = wordsOf("people");
const [W, H, EDGE, LEFT] = [480, 150, 12, 44];

/** @param {{rating: any}} props */
export const Certainty = ({ rating }) =>
  html`<span class="quiet" title=${t(`certainty-${rating.certainty}-why`)}>${t(`certainty-${rating.certainty}`)}</span>`;

/** From match to match, oldest first. @param {{points: {at: number, table: string, rating: number}[]}} props */
export function History({ points }) {
  if (!points.length) return null;
  const all = [25, ...points.map((point) => point.rating)];
  const low = Math.floor(Math.min(...all));
  const high = Math.max(Math.ceil(Math.max(...all)), low + 1);
  const x = (/** @type {number} */ i) => LEFT + ((W - LEFT - EDGE) * i) / (all.length - 1);
  const y = (/** @type {number} */ value) => EDGE + ((H - 2 * EDGE) * (high - value)) / (high - low);
  const path = all.map((value, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const last = points[points.length - 1];
  const told = t("rating-history", { count: points.length, last: decimal(last.rating) });
  return html`<svg class="chart rating-history" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${told}>
    <g stroke="var(--line)">${[low, high].map((value) => html`<path d=${`M${LEFT} ${y(value)}H${W - EDGE}`} />`)}</g>
    ${[low, high].map((value) => html`<text x=${LEFT - 8} y=${y(value) + 5} text-anchor="end">${value}</text>`)}
    <path fill="none" stroke="var(--leaf)" stroke-width="3" stroke-linejoin="round" d=${path} />
    <circle cx=${x(all.length - 1)} cy=${y(last.rating)} r="5" fill="var(--leaf)" /></svg>`;
}

/** The review of a match: its course, and of each player what was found, what was luck and which decisions to look at. */
import { html, Icon, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { chance, costly, lossShort, signedAmount } from "../lib/coach.js";
import { briefly, moveSentence, scoreText } from "../lib/sentences.js";
import { ReviewChart } from "./review_chart.js";
import { Disc, nameOf } from "./seats.js";

/** @typedef {import("../lib/coach.js").Review} Review */
/** @typedef {import("../lib/types.js").Seat} Seat */

/** What was played, in a few words. @param {import("../lib/types.js").Translate} words @param {import("../lib/types.js").LogEntry | null | undefined} entry */
const played = (words, entry) => entry?.events.map((event) => briefly(words, event)).find(Boolean) ?? "";

/**
 * @param {{review: Review, seats: Seat[], me: number, points: number[], frames: import("../lib/types.js").Frame[],
 *   board: import("../lib/types.js").Board, words: import("../lib/types.js").Translate, at: number,
 *   onStep: (at: number) => void, onOpen?: () => void, children?: any}} props
 *   at: moves played at the moment looked at; children: what to do about it
 */
export function ReviewPanel({ review, seats, me, points, frames, board, words, at, onStep, onOpen, children }) {
  const alone = seats.length === 1;
  const [by, setBy] = useState(/** @type {"chances" | "points"} */ (alone ? "points" : "chances"));
  const order = [me, ...seats.map((_, i) => i).filter((seat) => seat !== me)];
  const [open, setOpen] = useState(me);
  const whose = seats.length > 2 ? open : me; // luck and losses of whom the chart shows
  const choice = (/** @type {"chances" | "points"} */ one) =>
    html`<label><input type="radio" name="review-by" checked=${by === one} onChange=${() => setBy(one)} /><span>${words(`review-by-${one}`)}</span></label>`;
  return html`<section class="review" aria-label=${t("review-title")}>
    <div class="review-head"><h2>${t("review-title")}</h2>
      ${!alone && html`<div class="segments" role="radiogroup" aria-label=${t("review-by")}>${choice("chances")}${choice("points")}</div>`}</div>
    <${ReviewChart} review=${review} seats=${seats} me=${whose} words=${words} by=${by} at=${at} onStep=${onStep} onOpen=${onOpen} />
    <p class="quiet review-key">${words("review-key", { name: nameOf(seats[whose]) })}</p>
    ${children}
    <ol class="review-players">${order.map((seat) => {
      const wide = seats.length < 3 || open === seat;
      return html`<li key=${seat} class="card"><${Player} review=${review} seats=${seats} seat=${seat} points=${points[seat]} frames=${frames} board=${board}
        words=${words} at=${at} onStep=${onStep} wide=${wide} onWide=${() => setOpen(seat)} /></li>`;
    })}</ol></section>`;
}

/**
 * @param {{review: Review, seats: Seat[], seat: number, points: number, frames: import("../lib/types.js").Frame[], board: import("../lib/types.js").Board,
 *   words: import("../lib/types.js").Translate, at: number, onStep: (at: number) => void, wide: boolean, onWide: () => void}} props
 */
function Player({ review, seats, seat, points, frames, board, words, at, onStep, wide, onWide }) {
  const { accuracy, luck, adjusted, finest } = review.players[seat];
  const costliest = review.players[seat].costliest.filter((ply) => costly(review.decisions[ply]));
  const alone = seats.length === 1;
  const row = (/** @type {number} */ ply, /** @type {any} */ mark, /** @type {string} */ cost) => {
    const { better } = review.decisions[ply];
    const entry = frames[ply + 1]?.entry;
    const event = entry?.events.find((one) => one.seat === seat && one.piece !== null);
    return html`<li key=${ply}><button class="review-row" aria-current=${at === ply + 1 ? "step" : undefined} onClick=${() => onStep(ply + 1)}>
      ${mark}<${Small} board=${board} piece=${event?.piece} turn=${event?.turn} words=${words} />
      <span class="review-played"><small>${t("replay-ply", { ply: ply + 1 })}</small>${played(words, entry)}</span>
      ${
        cost &&
        better &&
        html`<${Icon} name="next" /><${Small} board=${board} piece=${better.piece} turn=${better.turn} words=${words} />
          <span class="review-played"><small>${t("review-was-better")}</small>${moveSentence(words, better)}</span>`
      }
      ${cost && html`<b class="loss">${cost}</b>`}</button></li>`;
  };
  const name = nameOf(seats[seat]);
  return html`<div class="review-who"><${Disc} seat=${seats[seat]} />
      ${wide ? html`<h3>${name}</h3>` : html`<button class="plain" aria-expanded="false" onClick=${onWide}><h3>${name}</h3></button>`}
      <span class="points">${scoreText(words, points)}</span></div>
    <dl class="review-facts">
      <div><dt>${t("review-found")}</dt><dd>${chance(accuracy)}<span class="review-bar"><i style=${{ width: `${100 * accuracy}%` }}></i></span></dd></div>
      <div><dt>${words("review-luck")}</dt><dd>${signedAmount(luck)}</dd></div>
      ${!alone && !words.has("outlook") && html`<div><dt>${t("review-adjusted")}</dt><dd>${signedAmount(adjusted)}</dd></div>`}</dl>
    ${
      wide &&
      html`<h4>${t("review-costliest")}</h4>
      ${
        costliest.length
          ? html`<ol class="review-rows">${costliest.map((ply, i) => {
              const cost = lossShort(words, review.decisions[ply]);
              return row(
                ply,
                html`<b class="review-rank" style=${{ background: `var(--seat-${seats[seat].symbol % 5})` }}>${i + 1}</b>`,
                cost,
              );
            })}</ol>`
          : html`<p class="quiet">${t("review-none")}</p>`
      }
      ${
        finest.length > 0 &&
        html`<h4>${t("review-finest")}</h4><ul class="review-rows">${finest.map((ply) => row(ply, html`<${Icon} name="rosette" class="is-fine" />`, ""))}</ul>`
      }`
    }`;
}

/** A piece, small. @param {{board: import("../lib/types.js").Board, piece?: string | null, turn?: number, words: import("../lib/types.js").Translate}} props */
const Small = ({ board, piece, turn = 0, words }) =>
  piece && board.Piece
    ? html`<span class="review-piece" aria-hidden="true"><${board.Piece} piece=${piece} turn=${turn} ratio=${1} t=${words} /></span>`
    : null;

/**
 * What the log shows beside a decision: what it cost, or that it was a fine one.
 * @param {Review} review @param {import("../lib/types.js").Translate} words @returns {(ply: number) => any}
 */
export function marksOf(review, words) {
  const found = new Map();
  for (const { costliest, finest } of review.players) {
    for (const ply of costliest.filter((one) => costly(review.decisions[one])))
      found.set(
        ply,
        html`<b class="loss">${lossShort(words, review.decisions[ply])}<span class="unseen"> ${t("review-costly")}</span></b>`,
      );
    for (const ply of finest)
      found.set(ply, html`<${Icon} name="rosette" class="is-fine" label=${t("review-fine-mark")} />`);
  }
  return (ply) => found.get(ply) ?? null;
}

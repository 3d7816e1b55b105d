/** A moment of a replay: what its decision cost, what would have been better, and the way to practise from there. */
import { html, Icon, cx, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { useFit } from "../lib/fit.js";
import { costly, lossText, mistakes, practise } from "../lib/coach.js";
import { moveSentence } from "../lib/sentences.js";
import { nameOf } from "./seats.js";
import { toast } from "./toasts.js";

/** @typedef {import("../lib/coach.js").Decision} Decision */

/**
 * What the review says of a decision.
 * @param {{decision: Decision | null, review: import("../lib/coach.js").Review, seats: import("../lib/types.js").Seat[],
 *   words: import("../lib/types.js").Translate}} props
 */
function Verdict({ decision, review, seats, words }) {
  if (!decision)
    return html`<p class="verdict">${mistakes(review).length ? t("review-start") : t("review-no-mistakes")}</p>`;
  const name = nameOf(seats[decision.seat]);
  if (!costly(decision)) {
    const fine = review.players[decision.seat].finest.includes(decision.ply);
    return html`<p class="verdict">${fine && html`<${Icon} name="rosette" />`}<span>${t(fine ? "review-fine" : "review-best", { name })}</span></p>`;
  }
  return html`<p class="verdict"><b class="loss">${lossText(words, decision)}</b>
    <span>${t("review-better", { move: moveSentence(words, /** @type {import("../lib/types.js").Move} */ (decision.better)) })}</span></p>`;
}

/**
 * @param {{id: string, at: number, last: number, over: boolean, seats: import("../lib/types.js").Seat[], words: import("../lib/types.js").Translate,
 *   reading: ReturnType<typeof import("../lib/coach.js").useReview>, wanted: boolean, shown: number | null,
 *   onReview: () => void, onBetter: (ply: number | null) => void, onMistake: (ply: number) => void}} props
 *   at: moves played, of `last`; shown: the decision whose better move is drawn
 */
export function Moment({ id, at, last, over, seats, words, reading, wanted, shown, onReview, onBetter, onMistake }) {
  const [busy, setBusy] = useState(false);
  const { review, progress, problem, again } = reading;
  const decision = review?.decisions[shown ?? at - 1] ?? null;
  const wrong = decision && costly(decision) ? decision : null;
  const box = useFit([at, shown, Boolean(review), Math.round(100 * progress), problem, words("close")].join());
  const start = async () => {
    setBusy(true);
    try {
      // Where a decision went wrong, it is taken again; else the match goes on from here, or from the last decision.
      const here = over && at === last ? at - 1 : at;
      await practise(id, wrong ? { ply: wrong.ply, seat: wrong.seat } : { ply: here });
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  const worst = review ? mistakes(review) : [];
  const next = () => onMistake(worst[(worst.indexOf(decision?.ply ?? -1) + 1) % worst.length]);
  const percent = Math.round(100 * progress);
  return html`<div class="moment" ref=${box}>
    <div class="moment-said" role="status">${
      problem
        ? html`<p class="verdict refusal">${problem} <button class="small" onClick=${again}>${t("review-again")}</button></p>`
        : review
          ? html`<${Verdict} decision=${decision} review=${review} seats=${seats} words=${words} />`
          : wanted
            ? html`<p class="verdict">${t("review-running", { percent })}</p><progress max="100" value=${percent} aria-label=${t("review-running", { percent })}></progress>`
            : html`<p class="verdict quiet">${t(over ? "review-what" : "practice-what")}</p>`
    }</div>
    <div class="moment-ways">
      ${
        over &&
        (review
          ? html`<button class=${cx(shown !== null && "pressed")} data-action="better" aria-pressed=${String(shown !== null)} disabled=${!wrong}
              onClick=${() => onBetter(shown === null ? (wrong?.ply ?? null) : null)}><${Icon} name="eye" /><span>${t("review-show")}</span></button>
            <button data-action="mistake" disabled=${!worst.length} onClick=${next}><${Icon} name="next" /><span>${t("review-next")}</span></button>`
          : html`<button class="primary" data-action="review" disabled=${wanted} onClick=${onReview}><${Icon} name="bulb" /><span>${t("review-do")}</span></button>`)
      }
      <button data-action="practise" class=${cx(review && "primary")} disabled=${busy} onClick=${start}><${Icon} name="play" /><span>${t("practice-here")}</span></button>
    </div></div>`;
}

/** The review on the end page: how far it is, then all of it; a decision opens in the replay, or at a practice table. */
import { html, Icon, useEffect, useState } from "../lib/ui.js";
import { lang, t } from "../lib/i18n.js";
import { costly, lossText, practise, useReview } from "../lib/coach.js";
import { go, momentLink } from "../lib/router.js";
import { moveSentence } from "../lib/sentences.js";
import { ReviewPanel, marksOf } from "./review.js";
import { nameOf } from "./seats.js";
import { toast } from "./toasts.js";

/**
 * @param {{table: import("../lib/types.js").Table, board: import("../lib/types.js").Board, frames: import("../lib/types.js").Frame[],
 *   words: import("../lib/types.js").Translate, onMarks: (marks: (ply: number) => any) => void}} props
 */
export function ReviewResult({ table, board, frames, words, onMarks }) {
  const { review, progress, problem, again } = useReview(table.id, true);
  const me = table.seats.find((seat) => seat.mine)?.seat ?? 0;
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    if (review) onMarks(marksOf(review, words));
  }, [review, lang.value]);
  if (problem)
    return html`<div class="card review-wait"><p role="alert">${problem}</p>
      <button onClick=${again}>${t("review-again")}</button></div>`;
  const percent = Math.round(100 * progress);
  if (!review || !frames.length)
    return html`<div class="card review-wait"><p role="status">${t("review-running", { percent })}</p>
      <progress max="100" value=${percent} aria-label=${t("review-running", { percent })}></progress></div>`;
  const first = review.players[me].costliest[0] ?? review.players[me].finest[0] ?? 0;
  const now = at ?? first + 1;
  const decision = review.decisions[now - 1];
  const open = () => go(`${momentLink(table.id, now)}&review`);
  const start = () =>
    practise(table.id, { ply: decision.ply, seat: decision.seat }).catch((error) => toast(error.message));
  const wrong = costly(decision) ? decision : null;
  return html`<${ReviewPanel} review=${review} seats=${table.seats} me=${me} points=${table.result.points} frames=${frames} board=${board} words=${words}
      at=${now} onStep=${setAt} onOpen=${open}>
    <div class="card review-moment"><p role="status"><b>${t("replay-ply", { ply: now })}</b> ${
      wrong?.better
        ? html`<b class="loss">${lossText(words, wrong)}</b> ${t("review-better", { move: moveSentence(words, wrong.better) })}`
        : t("review-best", { name: nameOf(table.seats[decision.seat]) })
    }</p>
      <div class="row"><button data-action="better" onClick=${open}><${Icon} name="eye" />${t("review-look")}</button>
        <button class="primary" data-action="practise" onClick=${start}><${Icon} name="play" />${t("practice-here")}</button></div></div>
  <//>`;
}

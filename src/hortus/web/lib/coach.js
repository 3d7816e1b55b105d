/** What the coach says of a match: chances and expected points in words, the review of a match, practice. */
import { useEffect, useState } from "./ui.js";
import { decimal, lang, t } from "./i18n.js";
import { beSomebody, get, post } from "./api.js";
import { wholeMove } from "./room.js";
import { go } from "./router.js";

/**
 * A review as docs/protocol.md has it.
 * @typedef {import("./types.js").Move} Move
 * @typedef {{ply: number, seat: number, move: string, best: string, loss: {points: number, win: number}, luck: number,
 *   win_chances: number[], points: number[], played: Move | null, better: Move | null}} Decision
 * @typedef {{accuracy: number, luck: number, adjusted: number, costliest: number[], finest: number[]}} PlayerReview
 * @typedef {{status: "running" | "done", progress: number, decisions: Decision[], players: PlayerReview[]}} Review
 */

const AGAIN = 800; // milliseconds until the next look at a review that is being worked out
const [POINTS, WIN] = [3, 0.15]; // a loss of so many points weighs as much as a loss of so much of the win

/** 41 %. @param {number} share */
export const chance = (share) => share.toLocaleString(lang.value, { style: "percent" });

/** With one decimal and a real minus sign. @param {number} n */
export const amount = (n) => decimal(Math.abs(n) < 0.05 ? 0 : n).replace("-", "−");

/** The same, with its sign. @param {number} n */
export const signedAmount = (n) => (n >= 0.05 ? `+${amount(n)}` : amount(n));

/**
 * How it will end, as far as can be told: "38.2 points"; a game that is not judged in points says it by `outlook`.
 * @param {import("./types.js").Translate} words @param {number} points
 */
export const expected = (words, points) =>
  words.has("outlook") ? words("outlook", { turns: amount(-points) }) : t("hint-points", { points: amount(points) });

const [LEAST_POINTS, LEAST_WIN] = [0.05, 0.005]; // less is nothing, once it is rounded

/** Did a decision give something away that is worth a word? @param {Decision} decision */
export const costly = ({ loss, better }) => better !== null && (loss.points >= LEAST_POINTS || loss.win >= LEAST_WIN);

/**
 * What a decision gave away: "−3.2 points, −11 % to win". Points only in a game that is judged in points.
 * @param {import("./types.js").Translate} words @param {Decision} decision
 */
export function lossText(words, { loss }) {
  const [points, win] = [amount(-loss.points), `−${chance(loss.win)}`];
  if (loss.win < LEAST_WIN) return t("review-loss-points", { points });
  return t(words.has("outlook") || loss.points < LEAST_POINTS ? "review-loss-win" : "review-loss", { points, win });
}

/** The same as one number, where there is little room. @param {import("./types.js").Translate} words @param {Decision} decision */
export const lossShort = (words, { loss }) =>
  (words.has("outlook") && loss.win >= LEAST_WIN) || loss.points < LEAST_POINTS
    ? `−${chance(loss.win)}`
    : amount(-loss.points);

/** Losses of points and of chances as one number, to compare decisions by. @param {Decision} decision */
const weight = ({ loss }) => Math.max(loss.points / POINTS, loss.win / WIN);

/** All players' costliest decisions, the worst first. @param {Review} review @returns {number[]} */
export const mistakes = (review) =>
  review.players
    .flatMap((player) => player.costliest)
    .filter((ply) => costly(review.decisions[ply]))
    .sort((a, b) => weight(review.decisions[b]) - weight(review.decisions[a]));

/** A decision with its moves complete. @param {any} decision @returns {Decision} */
const whole = (decision) => ({
  ...decision,
  played: decision.played && wholeMove(decision.played),
  better: decision.better && wholeMove(decision.better),
});

/**
 * The review of a match, asked for again until it is done.
 * @param {string} id @param {boolean} wanted
 * @returns {{review: Review | null, progress: number, problem: string, again: () => void}}  review: once it is done
 */
export function useReview(id, wanted) {
  const [found, setFound] = useState(/** @type {Review | null} */ (null));
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let timer = 0;
    let gone = false;
    const look = () =>
      get(`/api/tables/${encodeURIComponent(id)}/review`).then(
        (review) => {
          if (gone) return;
          setFound({ ...review, decisions: review.decisions.map(whole) });
          if (review.status === "running") timer = setTimeout(look, AGAIN);
        },
        (error) => !gone && setProblem(error.message),
      );
    setProblem("");
    look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, wanted, tries]);
  return {
    review: found?.status === "done" ? found : null,
    progress: found?.progress ?? 0,
    problem,
    again: () => setTries(tries + 1),
  };
}

/**
 * Go on from a moment of a match at a practice table.
 * @param {string} id @param {{ply?: number, seat?: number}} moment
 */
export async function practise(id, moment) {
  await beSomebody();
  const card = await post(`/api/tables/${encodeURIComponent(id)}/practice`, moment);
  go(card.link);
}

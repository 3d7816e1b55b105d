/** Awards to read: their equation large and in words, how their line adds up, and what would bring more. */
import { html, cx } from "../../lib/ui.js";
import { number, signed } from "../../lib/i18n.js";
import { lineText, nextText } from "../../lib/sentences.js";
import { tip } from "../../lib/tip.js";
import { Equation } from "./cards.js";
import { awardEquation, awardName, awardText, awards, equationOf } from "./reference.js";

/** @typedef {import("../../lib/types.js").Translate} Translate */
/** @typedef {import("../../lib/types.js").ScoreLine} ScoreLine */
/** @typedef {import("./reference.js").AwardCard} AwardCard */

/**
 * What explains an award: its equation, and the score line of the place where it lies.
 * @param {Translate} t @param {AwardCard} award @param {ScoreLine} [line]
 */
export function awardTip(t, award, line) {
  const now = line && t("award-now", { points: signed(line.points), why: lineText(t, line) });
  return tip([awardText(t, award), now, line && awardNext(t, line)].filter(Boolean).join("\n"), award.id);
}

/** "1 more red rose: 3 → 6"; "" where nothing more is to be had. @param {Translate} t @param {ScoreLine} line */
export function awardNext(t, line) {
  if (!line.next) return "";
  const takes = nextText(t, line.key, line.detail ?? {}, line.next);
  return t("award-more", { takes, now: number(line.points), points: number(line.next.points) });
}

/** The equation on a card of its own. @param {{award: AwardCard}} props */
export const Large = ({ award }) => html`<svg viewBox="0 0 124 100" aria-hidden="true">
  <rect class="village-award" x="3" y="3" width="118" height="94" rx="14" />
  <${Equation} terms=${equationOf(award.id)} x=${9} y=${8} w=${106} h=${84} /></svg>`;

/**
 * Every award with its equation, drawn and, unless `brief`, in words.
 * @param {{t: Translate, brief?: boolean}} props
 */
export const AwardList = ({ t, brief = false }) =>
  html`<ul class=${cx("village-list", brief && "is-brief")}>${awards().map(
    (id) => html`<li key=${id}><${Large} award=${{ id }} />
    <div><b>${awardName(t, { id })}</b>${!brief && html`<p>${awardEquation(t, { id })}</p>`}</div></li>`,
  )}</ul>`;

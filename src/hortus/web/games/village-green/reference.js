/** What Village Green gives to look up: every card, and what each award scores, from the game's own table. */
import { listed } from "../../lib/sentences.js";

/** @typedef {import("../../lib/types.js").Translate} Translate */
/** @typedef {import("../../lib/types.js").Message} Message */
/** @typedef {{form: string, things: string[], points: number[], of?: number, counts?: number[]}} Term */
/**
 * @typedef {{id: string, flower: string | null, colour: string | null, feature: string, trees: string[], covers?: any[],
 *   seen?: boolean}} GreenCard
 */
/** @typedef {{id: string, points?: number, covers?: any[]}} AwardCard */
/**
 * @typedef {{greens: Record<string, GreenCard>, awards: Record<string, {equation: Term[], text: Message[]}>,
 *   lines: Record<string, string[]>, bands: {from: number, band: string}[]}} Reference
 */

/** @type {Reference} */
let known = { greens: {}, awards: {}, lines: {}, bands: [] };

/** @param {Reference} reference */
export const refer = (reference) => {
  known = reference;
};

/** Every award's id. */
export const awards = () => Object.keys(known.awards);
export const bands = () => [...known.bands].reverse();
/** @param {string} id */
export const greenOf = (id) => known.greens[id];
/** @param {string} id */
export const equationOf = (id) => known.awards[id]?.equation ?? [];
/** The spaces that an award on this one judges. @param {string} space */
export const lineOf = (space) => known.lines[space] ?? [];

/** A green's name. @param {Translate} t @param {GreenCard} card */
export const greenName = (t, card) => {
  const flower = card.flower ? `${card.flower}-${card.colour}` : "lawn";
  return t("card", { flower, feature: card.trees.join("-") || card.feature });
};
/** @param {Translate} t @param {AwardCard} award */
export const awardName = (t, award) => t("award-name", { award: award.id });
/** What an award scores, in words. @param {Translate} t @param {AwardCard} award */
export const awardEquation = (t, award) => listed(t, known.awards[award.id]?.text ?? []);
/** Its name and what it scores. @param {Translate} t @param {AwardCard} award */
export const awardText = (t, award) => t("award-full", { award: award.id, equation: awardEquation(t, award) });
/**
 * The cards under a deck that somebody has put there.
 * @param {import("../../lib/types.js").Table} table @param {Translate} t @param {any} lot
 */
export const underText = (table, t, { seat, faces, in_order: inOrder }) => {
  const cards = faces.map((/** @type {any} */ card) => cardName(t, card)).join(", ");
  return t("text-under", { name: table.seats[seat]?.name ?? "", cards, order: inOrder ? "yes" : "no" });
};
/** A card of either kind by its name. @param {Translate} t @param {any} card */
export const cardName = (t, card) => (card.feature ? greenName(t, card) : awardName(t, card));

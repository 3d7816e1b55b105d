/** The daily gardens: playing them, and how it went in words. */
import { beSomebody, post } from "./api.js";
import { wordsOf } from "./i18n.js";
import { go } from "./router.js";
import { toast } from "../parts/toasts.js";

const t = wordsOf("daily");

/** What a try came to. @param {{alone: boolean}} garden @param {any} mine */
export function resultText(garden, mine) {
  if (!mine?.over) return "";
  if (garden.alone) return t("daily-points", { points: mine.points });
  return t(mine.won ? "daily-won" : "daily-lost", { lead: Math.abs(mine.lead), turns: mine.turns });
}

/** How it went for somebody on the leaderboard. @param {{alone: boolean}} garden @param {any} row */
export const rowText = (garden, row) => resultText(garden, { ...row, over: true, won: row.wins > 0 });

/** Begin or go on with a game's garden of today. @param {string} game */
export async function playDaily(game) {
  try {
    await beSomebody();
    const card = await post(`/api/daily/${game}`);
    go(card.link);
  } catch (problem) {
    toast(/** @type {Error} */ (problem).message);
  }
}

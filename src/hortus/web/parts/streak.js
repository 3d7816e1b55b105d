/** How many days in a row somebody has played a daily garden. */
import { html, Icon, cx } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";

const t = wordsOf("daily");

/** The days of this week with a garden, and how many in a row. @param {{streak: {days: number, week: boolean[]}, now: number}} props */
export function Streak({ streak, now }) {
  const names = new Intl.DateTimeFormat(lang.value, { weekday: "narrow", timeZone: "UTC" });
  const today = (new Date(now).getUTCDay() + 6) % 7;
  return html`<div class="streak"><p>${t("daily-streak", { days: streak.days })}</p>
    <ol aria-hidden="true">${streak.week.map(
      (done, i) => html`<li class=${cx(done && "on", i === today && "now")}><${Icon} name="sprig" />
        ${names.format(Date.UTC(2024, 0, 1 + i))}</li>`,
    )}</ol></div>`;
}

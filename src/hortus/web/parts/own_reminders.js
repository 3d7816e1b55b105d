/** Reminders on this device, and a vacation: for matches with days for a turn. */
import { html, useEffect, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { get, post } from "../lib/api.js";
import { possible, reminded, remindHere, remindNoMore } from "../lib/push.js";
import { toast } from "./toasts.js";

const t = wordsOf("own");
const DAYS = [3, 7, 14, 30];

export function OwnReminders() {
  const [facts, setFacts] = useState(/** @type {any} */ (null));
  const [here, setHere] = useState(false);
  const told = (/** @type {Error} */ problem) => toast(problem.message);
  useEffect(() => {
    get("/api/reminders").then(setFacts, told);
    reminded().then(setHere, () => {});
  }, []);
  if (!facts) return null;
  const change = async (/** @type {any} */ event) => {
    const wanted = event.target.checked;
    try {
      if (!wanted) await remindNoMore();
      else if (!(await remindHere())) toast(t("own-push-refused"));
      setHere(await reminded());
    } catch (problem) {
      event.target.checked = here;
      told(/** @type {Error} */ (problem));
    }
  };
  const rest = (/** @type {number} */ days) => post("/api/vacation", { days }).then(setFacts, told);
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "long" });
  return html`<section class="stack"><h2>${t("own-reminders")}</h2><p class="quiet">${t("own-reminders-why")}</p>
      ${
        facts.push &&
        (possible()
          ? html`<label class="check"><input type="checkbox" checked=${here} onChange=${change} />${t("own-push")}</label>`
          : html`<p class="notice">${t("own-push-impossible")}</p>`)
      }</section>
    <section class="stack"><h2>${t("own-vacation")}</h2><p class="quiet">${t("own-vacation-why")}</p>
      ${
        facts.vacation
          ? html`<p role="status">${t("own-vacation-until", { date: date.format(facts.vacation) })}</p>
            <p class="row"><button onClick=${() => rest(0)}>${t("own-vacation-end")}</button></p>`
          : html`<p class="row">${DAYS.map(
              (days) => html`<button onClick=${() => rest(days)}>${t("own-vacation-days", { days })}</button>`,
            )}</p>`
      }</section>`;
}

/** The end: who won and why, the course of the scores, what to do next, and the shuffle verified. */
import { html, Icon, useEffect, useState } from "../lib/ui.js";
import { lang, t } from "../lib/i18n.js";
import { get, post } from "../lib/api.js";
import { go } from "../lib/router.js";
import { Chart } from "./chart.js";
import { Standing } from "./score.js";
import { toast } from "./toasts.js";

/** @param {{table: import("../lib/types.js").Table, card: any, board?: any}} props */
export function Result({ table, card }) {
  const [frames, setFrames] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    get(`/api/tables/${table.id}/replay?lang=${lang.value}`).then((replay) => setFrames(replay.frames), () => {});
  }, [table.id]);
  const rematch = async () => {
    try {
      const next = await post(`/api/tables/${table.id}/rematch`);
      go(next.link);
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
  };
  const seated = table.seats.some((seat) => seat.mine);
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title">${table.result.sentence}</h2>
    <div class="end-pair"><${Standing} table=${table} /><${Chart} frames=${frames} seats=${table.seats} /></div>
    <div class="row">
      ${seated && html`<button class="primary" onClick=${rematch}><${Icon} name="again" />${t("end.rematch")}</button>`}
      ${card?.rematch && !seated && html`<a class="button" href=${`/t/${card.rematch}`}>${t("end.follow")}</a>`}
      <a class="button" href=${`/replay/${table.id}`}><${Icon} name="play" />${t("end.replay")}</a>
      <a class="button" href=${`/api/tables/${table.id}/record`} download=${`${table.game}-${table.id.slice(0, 8)}.txt`}><${Icon} name="download" />${t("end.record")}</a>
    </div>
    <${Verified} result=${table.result} />
  </section>`;
}

/** @param {{result: any}} props */
function Verified({ result }) {
  const [outcome, setOutcome] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (!crypto.subtle || !result.seed) return;
    const text = new TextEncoder().encode(`hortus:${result.seed}:${result.salt}`);
    crypto.subtle.digest("SHA-256", text).then((hash) => {
      const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      setOutcome(hex === result.commitment);
    }, () => {});
  }, [result.seed]);
  if (!result.seed) return null;
  return html`<details class="verified"><summary>${outcome === null ? t("verify.cannot") : outcome ? html`<${Icon} name="check" class="inline" /> ${t("verify.yes")}` : t("verify.no")}</summary>
    <p class="quiet">${t("verify.how")}</p>
    <dl><dt>${t("verify.commitment")}</dt><dd><code>${result.commitment}</code></dd><dt>${t("verify.seed")}</dt><dd><code>${result.seed}</code></dd><dt>${t("verify.salt")}</dt><dd><code>${result.salt}</code></dd></dl></details>`;
}

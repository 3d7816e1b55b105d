/** Any game without a board of its own: the match's own picture; the legal moves are buttons under it. */
import { html } from "../../lib/ui.js";
import { lang } from "../../lib/i18n.js";
import { moveSentence } from "../../lib/sentences.js";
import { aiming } from "../../lib/spot.js";

/** @param {import("../../lib/types.js").BoardProps} props */
function Shared({ table, play, t }) {
  const seat = table.viewer !== null && table.seats[table.viewer]?.mine ? `&seat=${table.viewer}` : "";
  const picture = `/api/tables/${table.id}/picture?ply=${table.ply}&undos=${table.undos}&lang=${lang.value}${seat}`;
  return html`<div class="generic">
    <img class="generic-picture" src=${picture} alt=${t("generic-picture")} />
    <div class="generic-moves">
      ${play.legal.map(
        (move) => html`<button key=${move.move} onClick=${() => play.commit(move)} ...${aiming(play, move)}>
          ${moveSentence(t, move)}</button>`,
      )}
    </div>
  </div>`;
}

/** @type {import("../../lib/types.js").Board} */
export default { Shared, Garden: () => null, tab: "moves" };

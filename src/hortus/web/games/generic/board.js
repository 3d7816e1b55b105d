/** Any game without a board of its own: the match's own picture, and the legal moves as buttons. */
import { html } from "../../lib/ui.js";
import { lang } from "../../lib/i18n.js";
import { moveSentence } from "../../lib/sentences.js";
import { aiming } from "../../lib/spot.js";

/** @param {import("../../lib/types.js").BoardProps} props */
function Shared({ play, t }) {
  return html`<div class="generic-moves">${play.legal.map(
    (move) => html`<button key=${move.move} data-move=${move.move} onClick=${() => play.commit(move)}
      ...${aiming(play, move)}>
      ${moveSentence(t, move)}</button>`,
  )}</div>`;
}

/** The picture shows the whole table, once. @param {import("../../lib/types.js").GardenProps} props */
function Garden({ table, t, size }) {
  if (size === "small") return null;
  const seat = table.viewer !== null && table.seats[table.viewer]?.mine ? `&seat=${table.viewer}` : "";
  const picture = `/api/tables/${table.id}/picture?ply=${table.ply}&undos=${table.undos}&lang=${lang.value}${seat}`;
  return html`<img class="generic-picture" src=${picture} alt=${t("generic-picture")} />`;
}

/** @type {import("../../lib/types.js").Board} */
export default { Shared, Garden, tab: "moves" };

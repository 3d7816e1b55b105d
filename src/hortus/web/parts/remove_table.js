/** A table goes from my list: closed, left, or left for good, with what that means. */
import { html, useState } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { person } from "../lib/api.js";
import { ask } from "./away.js";
import { Dialog } from "./dialog.js";

const t = wordsOf("people");

/** @param {{card: any, onClose: (removed: boolean) => void}} props */
export function RemoveTable({ card, onClose }) {
  const [busy, setBusy] = useState(false);
  const host = card.host === person.value?.id;
  const what = card.state === "playing" ? "quit" : host ? "close" : "leave";
  const remove = async () => {
    setBusy(true);
    if (await ask(card.id, what)) onClose(true);
    else setBusy(false);
  };
  return html`<${Dialog} title=${t("card-remove", { game: card.title })} onClose=${() => onClose(false)}>
    <p>${t(`remove-${what}`, { seats: card.seats.length })}</p>
    <p class="row"><button class="danger" disabled=${busy} onClick=${remove}>${t(`remove-do-${what}`)}</button>
      <button onClick=${() => onClose(false)}>${t("remove-keep")}</button></p>
  <//>`;
}

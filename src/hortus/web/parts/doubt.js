/** What is taken back had revealed something: then the match no longer counts. Is that wanted? */
import { html, Icon } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { Dialog } from "./dialog.js";

const t = wordsOf("people");

/** @param {{onUndo: () => void, onClose: () => void}} props */
export function Doubt({ onUndo, onClose }) {
  const undo = () => {
    onClose();
    onUndo();
  };
  return html`<${Dialog} title=${t("doubt-title")} onClose=${onClose}>
    <p>${t("doubt-text")}</p>
    <p class="row"><button class="primary" data-action="undo-casual" onClick=${undo}><${Icon} name="undo" />${t("doubt-undo")}</button>
      <button onClick=${onClose}>${t("doubt-keep")}</button></p>
  <//>`;
}

/** Talk at the table. Whatever people write is shown as text. */
import { html, useEffect, useRef, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";

/** @param {{lines: any[], muted: boolean, onSend?: (text: string) => void}} props */
export function Chat({ lines, muted, onSend }) {
  const [text, setText] = useState("");
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [lines.length]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) onSend?.(text.trim());
    setText("");
  };
  return html`<div class="chat">
    ${
      lines.length
        ? html`<ol class="chat-lines" ref=${ref} tabindex="0" aria-label=${t("chat")}>${lines.map(
            (line) => html`<li key=${line.line}><b>${line.name}</b> <span>${line.text}</span></li>`,
          )}</ol>`
        : html`<p class="quiet">${t("chat-empty")}</p>`
    }
    ${
      onSend &&
      !muted &&
      html`<form class="send" onSubmit=${send}>
      <input aria-label=${t("chat-say")} placeholder=${t("chat-say")} value=${text} maxlength="300" autocomplete="off"
        onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
      <button type="submit">${t("chat-send")}</button></form>`
    }
    ${muted && html`<p class="quiet">${t("chat-muted")}</p>`}</div>`;
}

/** Talk at the table. Whatever people write is shown as text; phrases are read in one's own language. */
import { html, Icon, useEffect, useRef, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { post } from "../lib/api.js";
import { toast } from "./toasts.js";

const PHRASES = ["hello", "luck", "nice", "thanks", "oops", "moment", "again", "bye"];

/** What a line says, in my language. @param {{text: string, phrase?: string | null}} line */
export const saidIn = ({ text, phrase }) => (phrase ? t(`phrase-${phrase}`) : text);

/**
 * @param {{table: string, lines: any[], me: string | null, silent: string, onSend?: (said: {text: string} | {phrase: string}) => void}} props
 *   silent: why I cannot talk, if so
 */
export function Chat({ table, lines, me, silent, onSend }) {
  const [text, setText] = useState("");
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [lines.length]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) onSend?.({ text: text.trim() });
    setText("");
  };
  return html`<div class="chat">
    ${
      lines.length
        ? html`<ol class="chat-lines" ref=${ref} tabindex="0" aria-label=${t("chat")}>${lines.map(
            (line) => html`<${Line} key=${line.line} table=${table} line=${line} mine=${!me || line.person === me} />`,
          )}</ol>`
        : html`<p class="quiet">${t("chat-empty")}</p>`
    }
    ${
      onSend &&
      !silent &&
      html`<form class="send" onSubmit=${send}>
      <input aria-label=${t("chat-say")} placeholder=${t("chat-say")} value=${text} maxlength="300" autocomplete="off"
        onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
      <button type="submit">${t("chat-send")}</button></form>
      <div class="phrases" role="group" aria-label=${t("phrases")}>${PHRASES.map(
        (phrase) =>
          html`<button class="small" type="button" onClick=${() => onSend({ phrase })}>${t(`phrase-${phrase}`)}</button>`,
      )}</div>`
    }
    ${silent && html`<p class="quiet">${silent}</p>`}</div>`;
}

/** A line, and for others' the way to report it, asked once more. @param {{table: string, line: any, mine: boolean}} props */
function Line({ table, line, mine }) {
  const [asking, setAsking] = useState(false);
  const report = async () => {
    setAsking(false);
    try {
      await post(`/api/tables/${table}/chat/${line.line}/report`);
      toast(t("report-done"));
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
  };
  return html`<li><span><b>${line.name}</b> <span>${saidIn(line)}</span></span>
    ${
      !mine &&
      !asking &&
      html`<button class="plain report" aria-label=${t("report", { name: line.name })} onClick=${() => setAsking(true)}><${Icon} name="flag" /></button>`
    }
    ${
      asking &&
      html`<span class="row"><span>${t("report-sure")}</span><button class="small danger" onClick=${report}>${t("report-do")}</button>
        <button class="small" onClick=${() => setAsking(false)}>${t("no")}</button></span>`
    }</li>`;
}

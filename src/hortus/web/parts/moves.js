/** The move box: the notation of records and bots, with the legal moves as they fit what is typed. */
import { html, useRef, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { speak } from "../lib/speak.js";
import { Gains } from "./score.js";

const SHOWN = 8;
const tidy = (/** @type {string} */ text) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** @param {{table: import("../lib/types.js").Table, act: import("../lib/types.js").Act, onMove: (move: string) => void}} props */
export function MoveBox({ table, act, onMove }) {
  const [text, setText] = useState("");
  const [more, setMore] = useState(false);
  const box = useRef(/** @type {HTMLInputElement | null} */ (null));
  const typed = tidy(text);
  const fits = act.legal.filter(
    ({ move, sentence }) => !typed || move.toLowerCase().startsWith(typed) || sentence.toLowerCase().includes(typed),
  );
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed) return;
    if (!act.mine) {
      speak(table.what_now);
      return;
    }
    const legal = act.legal.find(({ move }) => move.toLowerCase() === typed);
    onMove(legal ? legal.move : typed); // the server says why, if it cannot be
    setText("");
    box.current?.focus();
  };
  const shown = more ? fits : fits.slice(0, SHOWN);
  return html`<form class="send" onSubmit=${send}>
      <input ref=${box} id="move-box" aria-label=${t("moves.box")} placeholder=${t("moves.box")} value=${text} autocomplete="off" autocapitalize="off" spellcheck="false"
        onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
      <button type="submit">${t("moves.play")}</button></form>
    ${act.mine ? html`<p class="quiet">${t("moves.count", { count: fits.length })}</p>` : html`<p class="quiet">${table.what_now}</p>`}
    <ul class="hints">${shown.map(
      (legal) => html`<li key=${legal.move}><button type="button" onClick=${() => onMove(legal.move)}
        onPointerEnter=${() => act.preview(legal.move)} onPointerLeave=${() => act.preview(null)} onFocus=${() => act.preview(legal.move)} onBlur=${() => act.preview(null)}>
        <span>${legal.sentence} <code>${legal.move}</code></span><${Gains} table=${table} legal=${legal} /></button></li>`,
    )}</ul>
    ${fits.length > SHOWN && html`<button class="small" type="button" onClick=${() => setMore(!more)}>${more ? t("moves.fewer") : t("moves.all", { count: fits.length })}</button>`}`;
}

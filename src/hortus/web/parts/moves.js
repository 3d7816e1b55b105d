/** The move box: the notation of records and bots, with the legal moves as they fit what is typed. */
import { html, useMemo, useRef, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { momentSentence, moveSentence } from "../lib/sentences.js";
import { speak } from "../lib/speak.js";
import { Gains } from "./score.js";

const SHOWN = 8;
const tidy = (/** @type {string} */ text) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** @param {{table: import("../lib/types.js").Table, play: import("../lib/types.js").Play, onMove: (move: string) => void}} props */
export function MoveBox({ table, play, onMove }) {
  const [text, setText] = useState("");
  const [more, setMore] = useState(false);
  const box = useRef(/** @type {HTMLInputElement | null} */ (null));
  const { words, legal } = play;
  const sentences = useMemo(
    () => new Map(legal.map((move) => [move, moveSentence(words, move)])),
    [legal, words, table.lang],
  );
  const typed = tidy(text);
  const fits = legal.filter(
    (move) => !typed || move.move.toLowerCase().startsWith(typed) || sentences.get(move)?.toLowerCase().includes(typed),
  );
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!typed) return;
    if (!play.mine) {
      speak(momentSentence(words, table));
      return;
    }
    onMove(legal.find(({ move }) => move.toLowerCase() === typed)?.move ?? typed); // the server says why, if it cannot be
    setText("");
    box.current?.focus();
  };
  const shown = more ? fits : fits.slice(0, SHOWN);
  const line = play.mine ? t("moves-count", { count: fits.length }) : momentSentence(words, table);
  return html`<form class="send" onSubmit=${send}>
      <input ref=${box} id="move-box" aria-label=${t("moves-box")} placeholder=${t("moves-box")} value=${text}
        autocomplete="off" autocapitalize="off" spellcheck="false"
        onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
      <button type="submit">${t("moves-play")}</button></form>
    <p class="quiet">${line}</p>
    <ul class="hints">${shown.map((move) => {
      const show = () => play.preview(move);
      const hide = () => play.preview(null);
      return html`<li key=${move.move}><button type="button" onClick=${() => onMove(move.move)}
        onPointerEnter=${show} onPointerLeave=${hide} onFocus=${show} onBlur=${hide}>
        <span>${sentences.get(move)} <code>${move.move}</code></span><${Gains} table=${table} move=${move} /></button></li>`;
    })}</ul>
    ${
      fits.length > SHOWN &&
      html`<button class="small" type="button" onClick=${() => setMore(!more)}>
        ${more ? t("moves-fewer") : t("moves-all", { count: fits.length })}</button>`
    }`;
}

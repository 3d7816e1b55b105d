/** A record or a position, pasted: it becomes a practice table. */
import { html, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { beSomebody, post } from "../lib/api.js";
import { go } from "../lib/router.js";
import { Dialog } from "./dialog.js";

/** A position as JSON, or a record. @param {string} text @returns {Record<string, unknown>} */
function read(text) {
  if (!text.trimStart().startsWith("{")) return { record: text };
  let position;
  try {
    position = JSON.parse(text);
  } catch {
    throw new Error(t("analyse-damaged"));
  }
  return { game: position.game, position };
}

/** @param {{onClose: () => void}} props */
export function Analyse({ onClose }) {
  const [text, setText] = useState("");
  const [ply, setPly] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      const wish = { ...read(text), ...(ply === "" ? {} : { ply: Number(ply) }) };
      await beSomebody();
      go((await post("/api/practice", wish)).link);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${t("analyse")} onClose=${onClose}>
    <form onSubmit=${start}>
      <p class="quiet">${t("analyse-what")}</p>
      <label class="field"><span>${t("analyse-text")}</span>
        <textarea name="text" rows="8" required spellcheck="false" value=${text}
          onInput=${(/** @type {any} */ e) => setText(e.target.value)}></textarea></label>
      ${
        !text.trimStart().startsWith("{") &&
        html`<label class="field"><span>${t("analyse-ply")}</span>
          <input name="ply" type="number" min="0" value=${ply} onInput=${(/** @type {any} */ e) => setPly(e.target.value)} /></label>`
      }
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <button class="primary" type="submit" disabled=${busy || !text.trim()}>${t("analyse-go")}</button>
    </form><//>`;
}

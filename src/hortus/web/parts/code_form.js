/** The code of a table, as somebody says or writes it. */
import { html, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { go } from "../lib/router.js";

export function CodeForm() {
  const [code, setCode] = useState("");
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (code.trim()) go(`/join/${encodeURIComponent(code.trim())}`);
  };
  return html`<form class="link-row" onSubmit=${join}>
    <input aria-label=${t("lobby-code-field")} placeholder="HAZEL7" value=${code} maxlength="12"
      autocapitalize="characters" autocomplete="off" onInput=${(/** @type {any} */ e) => setCode(e.target.value)} />
    <button type="submit">${t("lobby-code-go")}</button></form>`;
}

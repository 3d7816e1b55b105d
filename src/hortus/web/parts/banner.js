/** What whoever runs the server announces, over every screen until it is put away: it moves nothing. */
import { html, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { announcement } from "../lib/upkeep.js";

export function Banner() {
  const [read, setRead] = useState("");
  const said = announcement.value;
  const shown = said && said.id !== read ? said : null;
  return html`<div class="announced" role="status">${
    shown &&
    html`<p class="notice row"><span>${shown.text}</span>
      <button class="plain" onClick=${() => setRead(shown.id)}>${t("close")}</button></p>`
  }</div>`;
}

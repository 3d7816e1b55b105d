/** Bring friends: link, code and QR code, with an address that they can open. */
import { html, Icon, useEffect, useMemo, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { qr } from "../lib/qr.js";
import { toast } from "./toasts.js";

const HERE = new Set(["localhost", "127.0.0.1", "[::1]"]); // nobody else finds this machine by these

/** @param {string} origin */
const onlyHere = (origin) => HERE.has(new URL(origin).hostname);

/** Where others find the page, the best guess first: as was said, as this page was opened, or by the network. @param {any} found */
function origins(found) {
  if (found?.public) return [found.public];
  if (!onlyHere(location.origin)) return [location.origin];
  return found?.network.length ? found.network : [location.origin];
}

/** @param {{path: string, code?: string}} props  code: what to say instead of the link */
export function Invite({ path: to, code }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [chosen, setChosen] = useState(0);
  useEffect(() => void get("/api/addresses").then(setFound, () => {}), []);
  const all = origins(found);
  const origin = all[chosen] ?? all[0];
  const link = `${origin}${to}`;
  const cells = useMemo(() => qr(link), [link]);
  const path = cells.flatMap((row, r) => row.map((dark, c) => (dark ? `M${c} ${r}h1v1h-1z` : ""))).join("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("invite-copied"));
    } catch {
      const field = /** @type {HTMLInputElement | null} */ (document.getElementById("invite-link"));
      field?.select();
      toast(t("invite-select"));
    }
  };
  const share = () => navigator.share({ title: "Hortus", url: link }).catch(() => {});
  return html`<div class="invite">
    <div class="link-row"><input id="invite-link" readonly value=${link} aria-label=${t("invite-link")}
        onFocus=${(/** @type {any} */ e) => e.target.select()} />
      <button class="primary" onClick=${copy}><${Icon} name="copy" />${t("invite-copy")}</button></div>
    ${found && onlyHere(origin) && html`<p class="notice">${t("invite-only-here")}</p>`}
    ${
      all.length > 1 &&
      html`<label class="field"><span>${t("invite-address")}</span>
        <select value=${chosen} onChange=${(/** @type {any} */ e) => setChosen(Number(e.target.value))}>
          ${all.map((one, i) => html`<option value=${i}>${one}</option>`)}</select></label>`
    }
    ${"share" in navigator && html`<button onClick=${share}><${Icon} name="share" />${t("invite-share")}</button>`}
    <div class="row">
      <div class="qr"><svg viewBox=${`-1 -1 ${cells.length + 2} ${cells.length + 2}`} role="img" aria-label=${t("invite-qr")}
        shape-rendering="crispEdges"><path d=${path} fill="#1d1b17" /></svg></div>
      ${code && html`<div><p class="quiet">${t("invite-code")}</p><p class="code">${code}</p></div>`}</div>
  </div>`;
}

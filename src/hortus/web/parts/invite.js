/** Bring friends: link, code and QR code. */
import { html, Icon, useMemo } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { qr } from "../lib/qr.js";
import { toast } from "./toasts.js";

/** @param {{card: any}} props */
export function Invite({ card }) {
  const link = `${location.origin}/join/${card.code}`;
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
    ${"share" in navigator && html`<button onClick=${share}><${Icon} name="share" />${t("invite-share")}</button>`}
    <div class="row">
      <div class="qr"><svg viewBox=${`-1 -1 ${cells.length + 2} ${cells.length + 2}`} role="img" aria-label=${t("invite-qr")}
        shape-rendering="crispEdges"><path d=${path} fill="#1d1b17" /></svg></div>
      <div><p class="quiet">${t("invite-code")}</p><p class="code">${card.code}</p></div></div>
  </div>`;
}

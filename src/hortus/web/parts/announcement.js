/** A great moment in words, for a while, in the head of the page. */
import { html } from "../lib/ui.js";
import { announcement } from "../lib/staging.js";

/** What is announced at a table, as a banner; else what stands there. @param {{table: import("../lib/types.js").Table, rest?: string | null}} props */
export function Announcement({ table, rest }) {
  const now = announcement.now.value;
  if (now?.table !== table.id) return rest ? html`<p class="banner is-rest">${rest}</p>` : null;
  return html`<p class="banner announcement" aria-hidden="true">${now.text}</p>`;
}

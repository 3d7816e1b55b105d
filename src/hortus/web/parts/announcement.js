/** A great moment in words, for a while, in the head of the page; while points are counted, with the sums so far. */
import { html } from "../lib/ui.js";
import { number } from "../lib/i18n.js";
import { announcement } from "../lib/staging.js";
import { Disc } from "./seats.js";

/** What is announced at a table, as a banner; else what stands there. @param {{table: import("../lib/types.js").Table, rest?: string | null}} props */
export function Announcement({ table, rest }) {
  const now = announcement.now.value;
  if (now?.table !== table.id) return rest ? html`<p class="banner is-rest">${rest}</p>` : null;
  return html`<p class="banner announcement" aria-hidden="true"><span>${now.text}</span>
    ${now.totals?.map((points, seat) => html`<span class="sum"><${Disc} seat=${table.seats[seat]} />${number(points)}</span>`)}</p>`;
}

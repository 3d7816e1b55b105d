/** The match in words. */
import { html, cx, useEffect, useRef } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { Disc } from "./seats.js";

/** A sentence with its subject: the server's sentences begin with the verb. @param {import("../lib/types.js").LogEntry} entry @param {import("../lib/types.js").Seat[]} seats */
export function told(entry, seats) {
  const seat = entry.seat === null ? null : seats[entry.seat];
  if (!seat || entry.kind !== "move" || entry.sentence.startsWith(seat.name)) return entry.sentence;
  return `${seat.name} ${entry.sentence[0].toLowerCase()}${entry.sentence.slice(1)}`;
}

/** @param {{entries: import("../lib/types.js").LogEntry[], seats: import("../lib/types.js").Seat[], at?: number}} props */
export function Log({ entries, seats, at }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const marked = list.querySelector("[aria-current]");
    if (marked instanceof HTMLElement) list.scrollTop = marked.offsetTop - list.offsetTop - list.clientHeight / 2;
    else list.scrollTop = list.scrollHeight;
  }, [entries.length, at]);
  // An "undo" takes back the moves from its ply on.
  const gone = new Set();
  entries.forEach((entry, i) => {
    if (entry.kind === "undo")
      entries.slice(0, i).forEach((old) => old.kind === "move" && old.ply >= entry.ply && gone.add(old.number));
  });
  if (!entries.length) return html`<p class="quiet">${t("log.empty")}</p>`;
  return html`<ol class="log" ref=${ref} tabindex="0" aria-label=${t("log")}>${entries.map(
    (entry) => html`<li key=${entry.number} aria-current=${at === entry.number ? "step" : undefined}>
    ${entry.seat !== null && seats[entry.seat] ? html`<${Disc} seat=${seats[entry.seat]} />` : html`<span></span>`}
    <span class=${cx(entry.kind !== "move" && "event", gone.has(entry.number) && "taken-back")}>${told(entry, seats)}</span></li>`,
  )}</ol>`;
}

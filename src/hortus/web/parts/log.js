/** The match in words. */
import { html, cx, useEffect, useRef } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { entrySentences } from "../lib/sentences.js";
import { Disc } from "./seats.js";

/**
 * @param {{entries: import("../lib/types.js").LogEntry[], seats: import("../lib/types.js").Seat[],
 *   words: import("../lib/types.js").Translate, at?: number, onOpen?: (number: number) => void}} props
 *   at: the entry that is shown now; onOpen: go there
 */
export function Log({ entries, seats, words, at, onOpen }) {
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
      for (const old of entries.slice(0, i)) if (old.kind === "move" && old.ply >= entry.ply) gone.add(old.number);
  });
  const told = entries
    .map((entry) => ({ entry, sentences: entrySentences(words, entry, seats) }))
    .filter(({ sentences }) => sentences.length);
  if (!told.length) return html`<p class="quiet">${t("log-empty")}</p>`;
  return html`<ol class="log" ref=${ref} tabindex="0" aria-label=${t("log")}>${told.map(({ entry, sentences }) => {
    const { number, seat, kind } = entry;
    const disc = seat !== null && seats[seat] ? html`<${Disc} seat=${seats[seat]} />` : html`<span></span>`;
    const text = sentences.map((sentence, i) => html`<span key=${i}>${sentence} </span>`);
    return html`<li key=${number} aria-current=${at === number ? "step" : undefined}>${disc}
      <span class=${cx(kind !== "move" && "event", gone.has(number) && "taken-back")}>
        ${onOpen ? html`<button class="link" onClick=${() => onOpen(number)}>${text}</button>` : text}
      </span></li>`;
  })}</ol>`;
}

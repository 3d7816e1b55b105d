/** What the others did since my last turn, in pictures; a button plays it again, or leads to the next match by the day. */
import { html, Icon } from "../lib/ui.js";
import { signed, t } from "../lib/i18n.js";
import { entrySentences, gainOf } from "../lib/sentences.js";
import { nextMatch } from "../lib/turns.js";
import { Disc } from "./seats.js";

const SHOWN = 6; // moves, the newest

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */

/** The piece that a move is about: that of its first event with one that is not told away by the rest. @param {LogEntry} entry */
const pieceOf = (entry) =>
  entry.events.find((event) => event.seat === entry.seat && event.piece !== null)?.piece ?? null;

/** @param {{room: import("../lib/room.js").Room, board: import("../lib/types.js").Board}} props */
export function Since({ room, board }) {
  const table = room.table.value;
  const entries = (room.since.value?.steps ?? []).flatMap((step) => step.moves);
  if (!table) return null;
  const { words } = room.play;
  const shown = entries.slice(-SHOWN);
  const next = table.clocks?.days && !table.legal.length && !entries.length ? nextMatch.value : null;
  return html`${
    next
      ? html`<a class="button small since-play" href=${`/t/${next}`} title=${t("next-match")}><${Icon} name="next" /><span>${t("next-match")}</span></a>`
      : html`<button class="small since-play" disabled=${!entries.length || room.playing.value} onClick=${room.playAgain}>
          <${Icon} name="play" /><span>${t("since")}</span></button>`
  }
    <ol class="since-moves">${shown.map((entry) => {
      const piece = pieceOf(entry);
      const gain = gainOf(entry.events, entry.seat);
      const sentence = entrySentences(words, entry, table.seats).join(" ");
      return html`<li key=${entry.number} title=${sentence}>
        ${entry.seat !== null && html`<${Disc} seat=${table.seats[entry.seat]} />`}
        ${
          board.Piece &&
          piece &&
          html`<span class="since-piece" aria-hidden="true"><${board.Piece} piece=${piece} turn=${0} ratio=${1} t=${words} /></span>`
        }
        ${gain !== 0 && html`<span class=${`gain ${gain > 0 ? "up" : "down"}`} aria-hidden="true">${signed(gain)}</span>`}
        <span class="unseen">${sentence}</span></li>`;
    })}</ol>`;
}

/** A seat close up: its garden, and its points line by line. */
import { html, useMemo } from "../lib/ui.js";
import { t, wordsOf } from "../lib/i18n.js";
import { FocusArea } from "../lib/focus.js";
import { createPlay } from "../lib/play.js";
import { Dialog } from "./dialog.js";
import { Lines } from "./score.js";
import { nameOf } from "./seats.js";

/** @param {{table: import("../lib/types.js").Table, board: import("../lib/types.js").Board, seat: number, onClose: () => void}} props */
export function SeatSheet({ table, board, seat, onClose }) {
  const shown = { ...table, legal: [] };
  const words = wordsOf(table.game);
  const play = useMemo(() => createPlay({ table: () => shown, board: () => board, words: () => words }), [seat]);
  const score = table.scores?.[seat];
  const name = nameOf(table.seats[seat]);
  const garden = html`<${board.Garden} table=${shown} play=${play} t=${words} seat=${seat} size="large" />`;
  return html`<${Dialog} class="seat-sheet" title=${name} onClose=${onClose}>
    ${score && html`<div><p class="quiet">${t("score-lines")}</p><${Lines} score=${score} play=${play} /></div>`}
    ${
      !table.covered &&
      html`<div class="picture-large"><${FocusArea} label=${t("area-garden", { name })}>${garden}<//></div>`
    }
  <//>`;
}

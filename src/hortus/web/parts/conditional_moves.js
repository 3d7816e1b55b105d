/** Conditional moves: which there are, and how to add or remove a line of them. */
import { html, Icon } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { ask } from "./away.js";
import { Disc } from "./seats.js";

const t = wordsOf("people");

/** The moves of a line, whose each is. @param {{moves: any[], seats: import("../lib/types.js").Seat[]}} props */
export const Line = ({ moves, seats }) =>
  html`<ol class="conditional-line">${moves.map(
    (step) => html`<li><${Disc} seat=${seats[step.seat]} />
      <span><span class="unseen">${seats[step.seat].name}</span> ${step.sentence}</span></li>`,
  )}</ol>`;

/** At the table, in its menu. @param {{table: import("../lib/types.js").Table}} props */
export function ConditionalMoves({ table }) {
  const { conditional_moves: lines } = table;
  if (!lines) return html`<li><p class="quiet">${t("menu-conditional-not")}</p></li>`;
  const drop = (/** @type {any[]} */ gone) =>
    ask(table.id, "conditional-moves", {
      ply: table.ply,
      undos: table.undos,
      lines: lines.filter((line) => line !== gone).map((line) => line.map((step) => step.move)),
    });
  const mine = table.turn !== null && table.seats[table.turn].mine;
  return html`<li><div class="row">${
    !mine &&
    html`<a class="button small" data-action="conditional-moves" href=${`/#conditional-moves/${table.id}`}><${Icon} name="share" />${t("menu-conditional")}</a>`
  }</div>
    <p class="quiet">${t(mine ? "menu-conditional-later" : "menu-conditional-why")}</p>
    ${lines.map(
      (line) => html`<div class="conditional-kept"><${Line} moves=${line} seats=${table.seats} />
        <button class="small" onClick=${() => drop(line)}><${Icon} name="close" />${t("conditional-drop")}</button></div>`,
    )}</li>`;
}

/** Answers that are laid down: which, and how to add or drop one. */
import { html, Icon } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { ask } from "./away.js";
import { Disc } from "./seats.js";

const t = wordsOf("people");

/** The moves of a line, whose each is. @param {{moves: any[], seats: import("../lib/types.js").Seat[]}} props */
export const Line = ({ moves, seats }) =>
  html`<ol class="plan-line">${moves.map(
    (step) => html`<li><${Disc} seat=${seats[step.seat]} />
      <span><span class="unseen">${seats[step.seat].name}</span> ${step.sentence}</span></li>`,
  )}</ol>`;

/** At the table, in its menu. @param {{table: import("../lib/types.js").Table}} props */
export function Plans({ table }) {
  const { plan } = table;
  if (!plan) return html`<li><p class="quiet">${t("menu-plan-not")}</p></li>`;
  const drop = (/** @type {any[]} */ gone) =>
    ask(table.id, "plan", {
      ply: table.ply,
      undos: table.undos,
      lines: plan.filter((line) => line !== gone).map((line) => line.map((step) => step.move)),
    });
  const mine = table.turn !== null && table.seats[table.turn].mine;
  return html`<li><div class="row">${
    !mine &&
    html`<a class="button small" data-action="plan" href=${`/#plan/${table.id}`}><${Icon} name="share" />${t("menu-plan")}</a>`
  }</div>
    <p class="quiet">${t(mine ? "menu-plan-later" : "menu-plan-why")}</p>
    ${plan.map(
      (line) => html`<div class="plan-laid"><${Line} moves=${line} seats=${table.seats} />
        <button class="small" onClick=${() => drop(line)}><${Icon} name="close" />${t("plan-drop")}</button></div>`,
    )}</li>`;
}

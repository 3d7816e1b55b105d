/** Tables as rows of a list: who plays, how it stands, and the way there. */
import { html, Icon, cx } from "../lib/ui.js";
import { ago, list, t } from "../lib/i18n.js";
import { person } from "../lib/api.js";
import { paceText } from "../lib/time.js";
import { Disc, nameOf } from "./seats.js";

/** Who won, from where I sat. @param {any} card */
function outcome(card) {
  const winners = card.winners ?? [];
  if (card.ended === "agreed") return t("card-agreed");
  if (winners.length === 1)
    return card.my_seats.includes(winners[0])
      ? t("card-won")
      : t("card-won-by", { name: nameOf(card.seats[winners[0]]) });
  return winners.length ? t("card-shared") : t("card-over");
}

/** @param {{card: any, onRemove?: (card: any) => void, record?: boolean}} props  onRemove: it is one of mine that can go */
function TableRow({ card, onRemove, record }) {
  const others = card.seats
    .filter((/** @type {any} */ seat) => !seat.mine && seat.kind !== "open" && seat.kind !== "invited")
    .map(nameOf);
  const company = others.length
    ? t("card-with", { names: list(others) })
    : card.seats.length === 1
      ? t("card-alone")
      : "";
  const kept = card.seats.some(
    (/** @type {any} */ seat) => seat.kind === "invited" && seat.person && seat.person === person.value?.id,
  );
  const inviting = card.seats.find((/** @type {any} */ seat) => seat.person === card.host);
  const state = kept
    ? t("card-invites", { name: inviting?.name ?? "" })
    : card.my_turn
      ? t("card-my-turn")
      : card.state === "over" && card.seats.length > 1
        ? outcome(card)
        : t(`card-${card.state}`);
  const waits = card.state === "waiting";
  const removable = onRemove && !card.daily;
  const recorded = record && card.state === "over";
  const link = kept ? `/join/${card.code}` : card.state === "over" ? `/replay/${card.id}` : card.link;
  return html`<li><a class=${cx((card.my_turn || kept) && "mine-now")} href=${link}>
    <span class="symbols">${card.seats.map((/** @type {any} */ seat) => html`<${Disc} seat=${seat} />`)}</span>
    <span class="what"><b>${card.title}</b>
      <span class="quiet">${[company, state, waits && t(card.rated ? "rated" : "casual"), waits && card.pace.kind !== "untimed" && paceText(card.pace), ago(card.changed)].filter(Boolean).join(" · ")}</span></span>
    ${!removable && !recorded && html`<${Icon} name="next" />`}
  </a>${
    recorded &&
    html`<a class="button plain round" download href=${`/api/tables/${card.id}/record`}
      aria-label=${t("card-record", { game: card.title })}><${Icon} name="download" /></a>`
  }${
    removable &&
    html`<button class="plain round" aria-label=${t("card-remove", { game: card.title })} onClick=${() => onRemove(card)}>
      <${Icon} name="close" /></button>`
  }</li>`;
}

/** @param {any[]} cards @param {{onRemove?: (card: any) => void, record?: boolean}} [options]  record: to be downloaded */
export const tableRows = (cards, options = {}) =>
  html`<ul class="tables">${cards.map((card) => html`<${TableRow} key=${card.id} card=${card} ...${options} />`)}</ul>`;

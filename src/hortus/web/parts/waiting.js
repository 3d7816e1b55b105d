/** Before the match: who is here, and how to bring the others. */
import { html, Icon, useEffect, useState } from "../lib/ui.js";
import { lang, t } from "../lib/i18n.js";
import { get, post } from "../lib/api.js";
import { go } from "../lib/router.js";
import { coverOf, gameOf } from "../games/index.js";
import { Invite } from "./invite.js";
import { Disc, nameOf } from "./seats.js";
import { toast } from "./toasts.js";

/** @param {{table: import("../lib/types.js").Table, card: any, banner: any, room: import("../lib/room.js").Room}} props */
export function Waiting({ table, card, banner, room }) {
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  const [game, setGame] = useState(/** @type {any} */ (undefined));
  useEffect(() => {
    get(`/api/bots?lang=${lang.value}`).then(setBots, () => {});
    gameOf(table.game).then(setGame, () => {});
  }, [lang.value]);
  const ask = async (/** @type {string} */ what, /** @type {any} */ body = {}) => {
    try {
      await post(`/api/tables/${table.id}/${what}`, body);
      if (what === "close" || what === "leave") go("/");
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
  };
  if (table.state === "closed")
    return html`<main class="page" id="main" tabindex="-1">${banner}
      <p>${t("waiting-closed")}</p><p><a class="button" href="/">${t("home")}</a></p></main>`;
  const host = room.you.value?.host;
  const seated = table.seats.some((seat) => seat.mine);
  const fill = (/** @type {any} */ bot) =>
    html`<button class="small" onClick=${() => ask("fill", { bot: bot.name })}>${t("waiting-fill", { bot: bot.title })}</button>`;
  return html`<main class="page" id="main" tabindex="-1">${banner}
    <div class="waiting">
      <section class="stack card"><h2>${t("waiting-title")}</h2>
        <p class="quiet">${t(table.seats.some((seat) => seat.kind === "open") && card?.public ? "waiting-open" : "waiting-text")}</p>
        ${card && html`<${Invite} path=${`/join/${card.code}`} code=${card.code} />`}</section>
      <section class="stack card"><img class="cover" src=${coverOf(game)} alt="" width="320" height="180" />
        ${
          card &&
          table.seats.length > 1 &&
          html`<p class="row counts"><${Icon} name=${card.rated ? "rosette" : "sprig"} />
            <span>${t(card.rated ? "rated-people" : "casual-chosen")}</span></p>`
        }
        <h2>${t("seats")}</h2>
        <ul class="stack">${table.seats.map(
          (seat) => html`<li class="row"><${Disc} seat=${seat} /><b>${nameOf(seat)}</b>
            ${seat.mine && html`<span class="quiet">${t("seat-you")}</span>`}
            ${
              host &&
              seat.person &&
              !seat.mine &&
              html`<button class="small" onClick=${() => ask("kick", { person: seat.person })}>${t("waiting-kick", { name: seat.name })}</button>`
            }</li>`,
        )}</ul>
        ${!seated && html`<button class="primary" onClick=${() => card && go(`/join/${card.code}`)}>${t("join-sit")}</button>`}
        ${host && bots.length > 0 && html`<div class="row">${bots.map(fill)}</div>`}
        <div class="row">
          ${seated && !host && html`<button class="small" onClick=${() => ask("leave")}>${t("waiting-leave")}</button>`}
          ${host && html`<button class="small" onClick=${() => ask("close")}>${t("waiting-close")}</button>`}</div>
      </section>
    </div>
  </main>`;
}

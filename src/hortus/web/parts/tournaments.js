/** The tournaments that can be entered or watched, and mine. */
import { html, Icon, cx, useEffect, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { beSomebody, get, person, post } from "../lib/api.js";
import { go } from "../lib/router.js";
import { NewTournament } from "./new_tournament.js";

const t = wordsOf("tournament");

/** What it is called. @param {any} card */
export const titleOf = (card) => card.name || t("tournament-of", { game: card.title });

/** How far it has come. @param {any} card */
export const progressOf = (card) =>
  card.state === "joining"
    ? t("tournament-entered", { count: card.entrants, places: card.places })
    : card.state === "playing"
      ? t("tournament-round-of", { round: card.round, rounds: card.rounds })
      : t(`tournament-${card.state}`);

/** @param {{games: any[], bots: any[], onDrawn: () => void}} props  onDrawn: it is as large as it will be */
export function Tournaments({ games, bots, onDrawn }) {
  const [cards, setCards] = useState(/** @type {any[] | null} */ (null));
  const [making, setMaking] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) get("/api/tournaments").then(setCards, () => setCards((known) => known ?? []));
    };
    look();
    const timer = setInterval(look, 8000);
    return () => clearInterval(timer);
  }, [person.value?.id, lang.value]);
  useEffect(() => {
    if (cards) onDrawn();
  }, [cards !== null]);
  const make = async (/** @type {any} */ wish) => {
    await beSomebody();
    const made = await post("/api/tournaments", wish);
    go(`/#tournament/${made.id}`);
  };
  if (!cards) return null;
  return html`<h2>${t("tournaments")}</h2>
    ${
      cards.length > 0 &&
      html`<ul class="tables">${cards.map(
        (card) => html`<li key=${card.id}><a class=${cx(card.my_table && "mine-now")} href=${`/#tournament/${card.id}`}>
          <${Icon} name="rosette" />
          <span class="what"><b>${titleOf(card)}</b>
            <span class="quiet">${[
              card.name && card.title,
              t(`tournament-style-${card.style}`),
              card.my_table ? t("tournament-my-turn") : progressOf(card),
            ]
              .filter(Boolean)
              .join(" · ")}</span></span>
          <${Icon} name="next" /></a></li>`,
      )}</ul>`
    }
    ${!cards.length && html`<p class="quiet">${t("tournaments-none")}</p>`}
    <p><button onClick=${() => setMaking(true)}><${Icon} name="rosette" />${t("tournament-new")}</button></p>
    ${making && html`<${NewTournament} games=${games} bots=${bots} onClose=${() => setMaking(false)} onMake=${make} />`}`;
}

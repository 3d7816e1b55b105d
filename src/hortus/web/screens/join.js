/** Somebody followed an invitation: find the table, take a seat with a name, go there. */
import { html, Icon, useEffect, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { beSomebody, get, guestName, person, post, rename } from "../lib/api.js";
import { go } from "../lib/router.js";
import { coverOf, gameOf } from "../games/index.js";
import { CodeForm } from "../parts/code_form.js";
import { Head } from "../parts/head.js";
import { Disc, nameOf } from "../parts/seats.js";
import { paceText } from "../lib/time.js";

/** @param {{code: string}} props */
export default function Join({ code }) {
  const [card, setCard] = useState(/** @type {any} */ (null));
  const [game, setGame] = useState(/** @type {any} */ (undefined));
  const [problem, setProblem] = useState("");
  const [unknown, setUnknown] = useState(false); // the code leads nowhere
  const [name, setName] = useState(() => person.value?.name ?? guestName());
  useEffect(() => {
    document.title = `Hortus · ${t("join-title")}`;
    get(`/api/codes/${encodeURIComponent(code)}`).then(
      (found) => {
        if (found.my_seats.length) go(found.link);
        else setCard(found);
        gameOf(found.game).then(setGame, () => {});
      },
      (error) => {
        setUnknown(error.reason === "unknown");
        setProblem(error.message);
      },
    );
  }, [code]);
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setProblem("");
    try {
      if (name.trim() && name.trim() !== person.value?.name) await rename(name.trim());
      else await beSomebody();
      await post(`/api/tables/${card.id}/join`, { code });
      go(card.link);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  const inviting = card?.seats.find((/** @type {any} */ seat) => seat.person === card.host);
  const free = card?.seats.some((/** @type {any} */ seat) => seat.kind === "open" || seat.kind === "invited");
  return html`<${Head} /><main class="rules join" id="main">
    <h1 tabindex="-1">${
      inviting
        ? t("join-by", { name: inviting.name, game: card.title })
        : card
          ? t("join-to", { game: card.title })
          : t("join-title")
    }</h1>
    ${problem && html`<p class="notice" role="alert">${unknown ? t("join-unknown", { code: code.toUpperCase() }) : problem}</p>`}
    ${
      unknown &&
      html`<p>${t("join-unknown-why")}</p><${CodeForm} />
        <p><a class="button" href="/">${t("home")}</a></p>`
    }
    ${
      card &&
      html`<img class="cover" src=${coverOf(game)} alt="" width="320" height="180" />
      <ul class="row facts">
        ${
          game?.about.minutes &&
          html`<li class="row"><${Icon} name="clock" />${t("lobby-minutes", { low: game.about.minutes[0], high: game.about.minutes[1] })}</li>`
        }
        <li class="row"><${Icon} name="pause" />${paceText(card.pace)}</li>
        ${card.watch !== "link" && html`<li class="row"><${Icon} name="eye" />${t(`watch-${card.watch}`)}</li>`}
        ${game?.rules && html`<li class="row"><${Icon} name="book" /><a href=${`/#rules/${card.game}`} target="_blank">${t("lobby-rules")}</a></li>`}
      </ul>
      ${game?.pitch && html`<p>${game.pitch}</p>`}
      <ul class="stack">${card.seats.map(
        (/** @type {any} */ seat) => html`<li class="row"><${Disc} seat=${seat} /><span>${nameOf(seat)}</span></li>`,
      )}</ul>
      ${
        card.seats.length > 1 &&
        html`<p class="row counts"><${Icon} name=${card.rated ? "rosette" : "sprig"} />
          <span>${t(card.rated ? "rated-people" : "casual-chosen")}</span></p>`
      }
      ${card.hints && html`<p class="row"><${Icon} name="bulb" />${t("new-hints")}</p>`}
      ${
        free
          ? html`<form class="stack" onSubmit=${sit}>
        <label class="field"><span>${t("settings-name")}</span>
          <input value=${name} maxlength="24" autocomplete="nickname" required
            onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
        <button class="primary" type="submit"><${Icon} name="check" />${t("join-sit")}</button></form>`
          : html`<p>${t("join-full")}</p>`
      }
      ${card.watch === "link" && html`<p><a href=${card.link}>${t("join-watch")}</a></p>`}`
    }
    ${!card && !problem && html`<p class="quiet" role="status">${t("opening")}</p>`}
  </main>`;
}

/** How I have done: ratings by game, results by opponent, and by game with bests alone. */
import { html, useEffect, useState } from "../lib/ui.js";
import { ago, decimal, lang, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { lazy, withStyle, withWords } from "../lib/lazy.js";
import { games as allGames } from "../games/index.js";
import { Certainty } from "./rating.js";

const t = wordsOf("own");
const PAGE = 50;
const Progress = lazy(
  withWords(
    withStyle(() => import("./progress.js"), "daily.css"),
    "daily",
  ),
  "Progress",
);

export function OwnResults() {
  const [ratings, setRatings] = useState(/** @type {any[]} */ ([]));
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [opponents, setOpponents] = useState(/** @type {any[]} */ ([]));
  const [more, setMore] = useState(false);
  const [problem, setProblem] = useState("");
  const load = (/** @type {any[]} */ before) =>
    get(`/api/opponents?skip=${before.length}`).then(
      (found) => {
        setOpponents([...before, ...found]);
        setMore(found.length === PAGE);
      },
      (error) => setProblem(error.message),
    );
  useEffect(() => {
    Promise.all([get("/api/ratings/mine"), allGames()]).then(
      ([mine, every]) => {
        setRatings(mine);
        setGames(every);
      },
      (error) => setProblem(error.message),
    );
    void load([]);
  }, [lang.value]);
  const title = (/** @type {string} */ name) => games.find((game) => game.name === name)?.title ?? name;
  return html`${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <section class="stack"><h2>${t("own-ratings")}</h2>
      ${!ratings.length && html`<p class="quiet">${t("own-ratings-none")}</p>`}
      <ul class="own-ratings">${ratings.map(
        (one) => html`<li key=${one.game}><a href=${`/#ratings/${one.game}`}>${title(one.game)}</a>
          <b class="number">${decimal(one.rating)}</b> <${Certainty} rating=${one} /></li>`,
      )}</ul></section>
    <section class="stack"><h2>${t("own-opponents")}</h2>
      ${!opponents.length && html`<p class="quiet">${t("own-opponents-none")}</p>`}
      ${
        opponents.length > 0 &&
        html`<table class="ratings opponents"><thead><tr>
          ${["name", "matches"].map((column) => html`<th scope="col">${t(`ratings-${column}`)}</th>`)}
          ${["won", "lost", "last"].map((column) => html`<th scope="col">${t(`own-${column}`)}</th>`)}
        </tr></thead><tbody>${opponents.map(
          (one) => html`<tr key=${one.who}><th scope="row"><span class="name">${one.name}</span>
              ${(one.kind === "bot" || one.kind === "program") && html` <span class="quiet">${t(`seat-${one.kind}`)}</span>`}</th>
            <td><a href=${`/#account/matches/${one.who}`} aria-label=${t("own-matches-with", { count: one.matches, name: one.name })}>${one.matches}</a></td>
            <td>${one.wins}</td><td>${one.losses}</td><td class="quiet">${ago(one.last)}</td></tr>`,
        )}</tbody></table>`
      }
      ${more && html`<p class="row"><button onClick=${() => load(opponents)}>${t("ratings-more")}</button></p>`}
    </section>
    <${Progress} />`;
}

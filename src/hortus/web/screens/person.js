/** Somebody's public page: ratings, and what they show; a friend, or blocked. */
import { html, useEffect, useState } from "../lib/ui.js";
import { decimal, lang, wordsOf } from "../lib/i18n.js";
import { beSomebody, get, person } from "../lib/api.js";
import { games as allGames } from "../games/index.js";
import { Head } from "../parts/head.js";
import { NewTable } from "../parts/new_table.js";
import { relate } from "../parts/own_people.js";
import { Certainty } from "../parts/rating.js";
import { tableRows } from "../parts/table_rows.js";
import { toast } from "../parts/toasts.js";

const t = wordsOf("own");

/** @param {{id: string}} props */
export default function Person({ id }) {
  const [profile, setProfile] = useState(/** @type {any} */ (null));
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    Promise.all([get(`/api/people/${encodeURIComponent(id)}`), allGames()]).then(
      ([found, every]) => {
        setGames(every);
        setProfile(found);
      },
      (error) => setProblem(error.message),
    );
  }, [id, lang.value, person.value?.id]);
  useEffect(() => {
    if (profile) document.title = `${profile.name} · Hortus`;
  }, [profile]);
  const change = async (/** @type {string | null} */ relation) => {
    try {
      await beSomebody();
      setProfile(await relate(id, relation));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  const title = (/** @type {string} */ name) => games.find((game) => game.name === name)?.title ?? name;
  return html`<${Head} /><main class="rules account" id="main">
    <h1 tabindex="-1">${profile?.name ?? t("own-somebody")}</h1>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${profile && html`<p class="quiet">${t(`own-kind-${profile.kind}`)}</p>`}
    ${
      profile &&
      !profile.mine &&
      html`<p class="row">${["friend", "blocked"].map(
        (
          relation,
        ) => html`<button aria-pressed=${String(profile.relation === relation)} class=${profile.relation === relation ? "pressed" : ""}
          onClick=${() => change(profile.relation === relation ? null : relation)}>${t(relation === "friend" ? "own-befriend" : "own-block")}</button>`,
      )}</p>
      ${profile.relation && html`<p class="quiet" role="status">${t(`own-is-${profile.relation}`, { name: profile.name })}</p>`}`
    }
    ${profile?.kind === "account" && !profile.mine && profile.relation !== "blocked" && html`<${Challenge} name=${profile.name} games=${games} />`}
    ${profile?.vacation > 0 && html`<p>${t("own-on-vacation", { name: profile.name, date: new Intl.DateTimeFormat(lang.value, { dateStyle: "long" }).format(profile.vacation) })}</p>`}
    ${profile && html`<${Shown} profile=${profile} title=${title} />`}
    <p class="row"><a class="button" href="/">${t("home")}</a></p>
  </main>`;
}

/** A match against them: in which game? @param {{name: string, games: any[]}} props */
function Challenge({ name, games }) {
  const [game, setGame] = useState(/** @type {any} */ (null));
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  useEffect(() => void get(`/api/bots?lang=${lang.value}`).then(setBots, () => {}), [lang.value]);
  return html`<section class="stack"><h2>${t("own-challenge")}</h2>
    <p class="row">${games
      .filter((one) => one.players.some((/** @type {number} */ players) => players > 1))
      .map((one) => html`<button key=${one.name} onClick=${() => setGame(one)}>${one.title}</button>`)}</p>
    ${game && html`<${NewTable} game=${game} kind="challenge" bots=${bots} against=${name} onClose=${() => setGame(null)} />`}</section>`;
}

/** @param {{profile: any, title: (game: string) => string}} props */
const Shown = ({ profile, title }) => html`
  <section class="stack"><h2>${t("own-ratings-of")}</h2>
    ${!profile.ratings.length && html`<p class="quiet">${t("own-ratings-nobody")}</p>`}
    <ul class="own-ratings">${profile.ratings.map(
      (/** @type {any} */ one) => html`<li key=${one.game}><a href=${`/#ratings/${one.game}`}>${title(one.game)}</a>
        <b class="number">${decimal(one.rating)}</b> <${Certainty} rating=${one} /></li>`,
    )}</ul></section>
  ${
    profile.results?.length > 0 &&
    html`<section class="stack"><h2>${t("own-section-results")}</h2><ul class="own-ratings">${profile.results.map(
      (/** @type {any} */ one) => html`<li key=${one.game}><span>${title(one.game)}</span>
        <span>${t("own-won-of", { wins: one.wins, matches: one.matches })}</span></li>`,
    )}</ul></section>`
  }
  ${profile.matches?.length > 0 && html`<section class="stack"><h2>${t("own-last-matches")}</h2>${tableRows(profile.matches)}</section>`}
  ${!profile.mine && !(profile.results && profile.matches) && html`<p class="quiet">${t("own-hidden")}</p>`}`;

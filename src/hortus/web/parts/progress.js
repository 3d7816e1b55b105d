/** How I get on, by game: results alone with their bests and bands, matches, puzzles, daily gardens. */
import { html, Icon, useEffect, useState } from "../lib/ui.js";
import { ago, decimal, lang, loadWords, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { games as allGames } from "../games/index.js";
import { Streak } from "./streak.js";

const t = wordsOf("daily");
const [W, H, EDGE] = [320, 90, 8];

export function Progress() {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    Promise.all([get("/api/progress"), allGames()]).then(
      async ([progress, every]) => {
        await Promise.all(
          every.map(
            /** @param {any} game */ (game) =>
              progress.games.some((/** @type {any} */ one) => one.game === game.name && one.bands.length)
                ? loadWords(game.name, game.files)
                : null,
          ),
        );
        setGames(every);
        setFound(progress);
      },
      (error) => setProblem(error.message),
    );
  }, [lang.value]);
  if (problem) return html`<p class="notice" role="alert">${problem}</p>`;
  if (!found) return null;
  const begun = found.games.filter(
    (/** @type {any} */ one) => one.matches || one.solo.length || one.puzzles || one.gardens,
  );
  return html`<section class="progress"><h2>${t("progress-title")}</h2>
    <${Streak} streak=${found.streak} now=${Date.now()} />
    ${!begun.length && html`<p class="quiet">${t("progress-none")}</p>`}
    <ul class="progress-games">${begun.map(
      (/** @type {any} */ one) => html`<li key=${one.game} class="card">
        <h3>${games.find((game) => game.name === one.game)?.title ?? one.game}</h3>
        <dl class="figures">
          ${one.matches > 0 && figure("matches", t("progress-won", { wins: one.wins, matches: one.matches }))}
          ${one.puzzles > 0 && figure("puzzles", t("progress-solved", { solved: one.solved, puzzles: one.puzzles, rating: decimal(one.puzzle_rating) }))}
          ${one.gardens > 0 && figure("gardens", one.gardens)}
          ${one.best && figure("best", html`<a href=${`/replay/${one.best.table}`}>${one.best.points}</a> <span class="quiet">${ago(one.best.at)}</span>`)}
        </dl>
        ${one.solo.length > 1 && html`<${History} solo=${one.solo} />`}
        ${
          one.bands.length > 0 &&
          html`<ul class="bands">${one.bands.map(
            (/** @type {any} */ band) => html`<li><${Icon} name="rosette" />${wordsOf(one.game)(band.id, band.args)}
              <span class="quiet">${t("progress-times", { times: band.times })}</span></li>`,
          )}</ul>`
        }</li>`,
    )}</ul></section>`;
}

/** @param {string} name @param {any} value */
const figure = (name, value) => html`<div><dt>${t(`progress-${name}`)}</dt><dd>${value}</dd></div>`;

/** The results alone, one after the other. @param {{solo: {at: number, points: number, table: string}[]}} props */
function History({ solo }) {
  const all = solo.map((one) => one.points);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (/** @type {number} */ i) => EDGE + ((W - 2 * EDGE) * i) / (solo.length - 1);
  const y = (/** @type {number} */ points) => EDGE + ((H - 2 * EDGE) * (high - points)) / Math.max(1, high - low);
  const label = t("progress-chart", { count: all.length, low, high, last: all[all.length - 1] });
  return html`<svg class="history" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${label}>
    <path d=${all.map((points, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(points).toFixed(1)}`).join("")} />
    ${all.map((points, i) => html`<circle cx=${x(i)} cy=${y(points)} r=${points === high ? 5 : 3} class=${points === high ? "best" : ""} />`)}
  </svg>`;
}

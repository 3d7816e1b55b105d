/** On the first page: today's gardens, how many days in a row, and the puzzle of the day. */
import { html, Icon, cx, useEffect, useState } from "../lib/ui.js";
import { decimal, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { playDaily, resultText, rowText } from "../lib/daily.js";
import { coverOf } from "../games/index.js";
import { Grade } from "./grade.js";
import { ShareDay } from "./share_day.js";
import { Streak } from "./streak.js";

const t = wordsOf("daily");

/** @param {{games: import("../games/index.js").Game[], onDrawn: () => void}} props  onDrawn: it is as large as it will be */
export function Today({ games, onDrawn }) {
  const [daily, setDaily] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [sharing, setSharing] = useState(false);
  const load = () =>
    get("/api/daily").then(
      (found) => {
        setDaily(found);
        setProblem("");
      },
      (error) => setProblem(error.message),
    );
  useEffect(() => void load(), []);
  useEffect(() => {
    if (daily || problem) onDrawn();
  }, [daily, problem]);
  if (problem)
    return html`<section class="card today"><p role="alert">${problem}</p>
      <p><button onClick=${load}>${t("try-again")}</button></p></section>`;
  if (!daily) return html`<section class="card today is-empty" aria-hidden="true"></section>`;
  const of = (/** @type {string} */ name) => games.find((game) => game.name === name);
  const gardens = games.flatMap((game) => daily.gardens.filter((/** @type {any} */ one) => one.game === game.name));
  const hours = Math.max(1, Math.round((daily.ends - daily.now) / 3_600_000));
  const tried = gardens.some((/** @type {any} */ one) => one.mine?.over);
  const past = daily.yesterday.filter((/** @type {any} */ one) => one.mine?.over);
  return html`<div class="today-grid">
    <section class="card today" aria-labelledby="today-title">
      <div class="today-head"><h2 id="today-title">${t("daily-title")}</h2><${Streak} streak=${daily.streak} now=${daily.now} /></div>
      <ul class="gardens">${gardens.map((/** @type {any} */ garden) => {
        const title = of(garden.game)?.title ?? garden.game;
        return html`<li key=${garden.game} data-game=${garden.game}>
          <img src=${coverOf(of(garden.game))} alt="" width="44" height="44" />
          <b>${title}</b>
          <span class="mine-today">${
            garden.mine?.over
              ? html`<b>${resultText(garden, garden.mine)}</b>
                ${garden.mine.place && html`<span class="quiet">${t("daily-place", { place: garden.mine.place, players: garden.players })}</span>`}`
              : html`<button class=${cx("small", !garden.mine && "soft")} onClick=${() => playDaily(garden.game)}
                  aria-label=${t(garden.mine ? "daily-go-on-game" : "daily-play-game", { game: title })}>
                  <${Icon} name="play" />${t(garden.mine ? "daily-go-on" : "daily-start")}</button>`
          }</span>
          <span class="best-today quiet">${
            garden.mine?.over
              ? garden.best && t("daily-best", { result: rowText(garden, garden.best), name: garden.best.name })
              : t("daily-after")
          }</span></li>`;
      })}</ul>
      <p class="row today-foot"><span class="quiet">${t("daily-rule", { hours })}</span>
        <a href="/#daily">${t("daily-leaders")}</a>
        ${past.length > 0 && html`<a href="/#daily">${t("daily-yesterday")}</a>`}
        ${tried && html`<button class="link" onClick=${() => setSharing(true)}>${t("daily-share")}</button>`}</p>
    </section>
    ${daily.puzzle && html`<${PuzzleOfTheDay} puzzle=${daily.puzzle} title=${of(daily.puzzle.game)?.title ?? ""} />`}
    ${
      sharing &&
      html`<${ShareDay} daily=${daily} gardens=${gardens} titleOf=${(/** @type {string} */ name) => of(name)?.title ?? name}
        onClose=${() => setSharing(false)} />`
    }</div>`;
}

/** @param {{puzzle: any, title: string}} props */
function PuzzleOfTheDay({ puzzle, title }) {
  const [rating, setRating] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    get(`/api/puzzles/${puzzle.id}`).then(
      (found) => setRating(found.rating),
      () => {},
    );
  }, [puzzle.id]);
  const { solved, share } = puzzle;
  return html`<section class="card puzzle-today" aria-labelledby="puzzle-title">
    <h2 id="puzzle-title">${t("puzzle-today")}</h2>
    <p class="row">${title}<${Grade} grade=${puzzle.grade} /></p>
    <img src=${`/api/puzzles/${puzzle.id}/picture`} alt="" width="320" height="200" loading="lazy" />
    <p class="row"><a class=${cx("button", solved === null && "soft")} href=${solved === null ? `/#puzzle/${puzzle.game}/${puzzle.id}` : `/#puzzle/${puzzle.game}`}>
      <${Icon} name=${solved === null ? "play" : "next"} />${t(solved === null ? "puzzle-solve" : "puzzle-next")}</a>
      <span class="quiet">${
        solved === null
          ? share === null
            ? t("puzzle-nobody")
            : t("puzzle-share", { percent: Math.round(100 * share) })
          : t(solved ? "puzzle-solved" : "puzzle-wrong")
      }<br />${rating === null ? "\u00a0" : t("puzzle-rating", { rating: decimal(rating) })}</span></p>
  </section>`;
}

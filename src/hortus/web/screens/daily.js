/** The daily gardens: the best of the day and of the week, yesterday's with its review, and what was promised. */
import { html, Icon, cx, useEffect, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { get, person } from "../lib/api.js";
import { playDaily, resultText, rowText } from "../lib/daily.js";
import { games as allGames } from "../games/index.js";
import { Head } from "../parts/head.js";
import { Streak } from "../parts/streak.js";

const t = wordsOf("daily");
const PAGE = 50;

/** @param {{game: string}} props */
export default function DailyScreen({ game }) {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [daily, setDaily] = useState(/** @type {any} */ (null));
  const [week, setWeek] = useState(false);
  const [leaders, setLeaders] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const fail = (/** @type {Error} */ error) => setProblem(error.message);
  const chosen = game || games[0]?.name;
  const load = (/** @type {any[]} */ before) =>
    get(`/api/daily/leaders?game=${chosen}&week=${week}&skip=${before.length}`).then(
      (found) => setLeaders({ ...found, rows: [...before, ...found.rows], more: found.rows.length === PAGE }),
      fail,
    );
  useEffect(() => {
    document.title = `${t("daily-title")} · Hortus`;
    allGames().then(setGames, fail);
  }, [lang.value]);
  useEffect(() => void get("/api/daily").then(setDaily, fail), [person.value?.id]);
  useEffect(() => {
    if (chosen) void load([]);
  }, [chosen, week, person.value?.id]);
  const titleOf = (/** @type {string} */ name) => games.find((one) => one.name === name)?.title ?? name;
  const garden = daily?.gardens.find((/** @type {any} */ one) => one.game === chosen);
  return html`<${Head} />
    <main class="rules daily-screen" id="main">
      <h1 tabindex="-1">${t("daily-title")}</h1>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${daily && html`<${Streak} streak=${daily.streak} now=${daily.now} />`}
      <p class="quiet">${t("daily-how")}</p>
      <nav class="segments links" aria-label=${t("lobby-games")}>${games.map(
        (one) =>
          html`<a href=${`/#daily/${one.name}`} aria-current=${one.name === chosen ? "page" : undefined}>${one.title}</a>`,
      )}</nav>
      ${garden && html`<${Mine} garden=${garden} />`}
      <div class="row"><h2>${t("daily-leaders")}</h2>
        <fieldset class="plain-set"><legend class="unseen">${t("daily-span")}</legend><div class="segments">${[
          false,
          true,
        ].map(
          (one) => html`<label><input type="radio" name="span" checked=${week === one} onChange=${() => setWeek(one)} />
            <span>${t(one ? "daily-week" : "daily-day")}</span></label>`,
        )}</div></fieldset></div>
      ${leaders && !leaders.rows.length && html`<p>${t("daily-nobody")}</p>`}
      ${
        leaders?.rows.length > 0 &&
        html`<table class="ratings"><thead><tr><th scope="col">${t("ratings-place")}</th><th scope="col">${t("ratings-name")}</th>
          <th scope="col">${t("daily-result")}</th>${leaders.week && html`<th scope="col">${t("daily-gardens")}</th>`}</tr></thead>
          <tbody>${leaders.rows.map((/** @type {any} */ row) => html`<${Row} key=${row.person} row=${row} leaders=${leaders} />`)}</tbody></table>`
      }
      ${leaders?.more && html`<p><button onClick=${() => load(leaders.rows)}>${t("ratings-more")}</button></p>`}
      ${daily?.yesterday.length > 0 && html`<${Yesterday} past=${daily.yesterday} titleOf=${titleOf} gardens=${daily.gardens} />`}
      ${garden && html`<${Promised} garden=${garden} />`}
      <p class="row"><a class="button" href="/">${t("home")}</a></p>
    </main>`;
}

/** @param {{garden: any}} props */
function Mine({ garden }) {
  const { mine } = garden;
  if (!mine?.over)
    return html`<p class="row"><button class="primary" onClick=${() => playDaily(garden.game)}><${Icon} name="play" />
      ${t(mine ? "daily-go-on" : "daily-play")}</button><span class="quiet">${t("daily-once")}</span></p>`;
  return html`<p class="row"><b>${resultText(garden, mine)}</b>
    ${mine.place && html`<span>${t("daily-place", { place: mine.place, players: garden.players })}</span>`}
    ${!mine.counts && html`<span class="quiet">${t("daily-guest")}</span> <a href="/#account">${t("account-title")}</a>`}
    <a class="button" href=${`/replay/${mine.table}`}><${Icon} name="play" />${t("daily-look")}</a></p>`;
}

/** @param {{row: any, leaders: any}} props */
function Row({ row, leaders }) {
  const sum = leaders.alone
    ? t("daily-points", { points: row.points })
    : t("daily-wins", { wins: row.wins, gardens: row.gardens });
  return html`<tr class=${cx(row.person === person.value?.id && "own")}><td>${row.place}</td>
    <th scope="row"><span class="name">${row.name}</span></th><td>${leaders.week ? sum : rowText(leaders, row)}</td>
    ${leaders.week && html`<td>${row.gardens}</td>`}</tr>`;
}

/** @param {{past: any[], titleOf: (game: string) => string, gardens: any[]}} props */
function Yesterday({ past, titleOf, gardens }) {
  const alone = (/** @type {string} */ game) => gardens.find((one) => one.game === game) ?? { alone: true };
  return html`<section><h2>${t("daily-yesterday-title")}</h2><ul class="sessions">${past.map(
    (one) => html`<li key=${one.game}><span><b>${titleOf(one.game)}</b>
      <span class="quiet">${one.mine?.over ? resultText(alone(one.game), one.mine) : t("daily-not-played")}</span>
      <details><summary>${t("daily-seed")}</summary><dl><dt>${t("verify-commitment")}</dt><dd><code>${one.commitment}</code></dd>
        <dt>${t("verify-seed")}</dt><dd><code>${one.seed}</code></dd><dt>${t("verify-salt")}</dt><dd><code>${one.salt}</code></dd></dl></details></span>
      ${one.mine?.over && html`<a class="button" href=${`/replay/${one.mine.table}`}>${t("daily-review")}</a>`}</li>`,
  )}</ul></section>`;
}

/** @param {{garden: any}} props */
const Promised = ({ garden }) =>
  html`<details class="verified"><summary>${t("daily-promised")}</summary><p class="quiet">${t("daily-promised-how")}</p>
    <dl><dt>${t("daily-day")}</dt><dd><code>${garden.commitment}</code></dd>
      <dt>${t("daily-tomorrow")}</dt><dd><code>${garden.tomorrow}</code></dd></dl></details>`;

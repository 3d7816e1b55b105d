/** Who plays a game best, as far as the finished matches here tell. */
import { html, cx, useEffect, useState } from "../lib/ui.js";
import { decimal, lang, wordsOf } from "../lib/i18n.js";
import { get, person } from "../lib/api.js";
import { gameOf } from "../games/index.js";
import { Head } from "../parts/head.js";
import { Certainty, History } from "../parts/rating.js";

const PAGE = 50;
const t = wordsOf("people");

/** @param {{game: string}} props */
export default function Ratings({ game }) {
  const [title, setTitle] = useState("");
  const [rows, setRows] = useState(/** @type {any[] | null} */ (null));
  const [more, setMore] = useState(false);
  const [mine, setMine] = useState(/** @type {{rating: any, points: any[]} | null} */ (null));
  const [problem, setProblem] = useState("");
  const load = (/** @type {any[]} */ before) =>
    get(`/api/ratings?game=${game}&skip=${before.length}`).then(
      (found) => {
        setRows([...before, ...found]);
        setMore(found.length === PAGE);
      },
      (error) => setProblem(error.message),
    );
  useEffect(() => {
    gameOf(game).then(
      (found) => setTitle(found?.title ?? game),
      () => {},
    );
    void load([]);
  }, [game, lang.value]);
  useEffect(() => {
    setMine(null);
    const id = person.value?.id;
    if (!id) return;
    Promise.all([get("/api/ratings/mine"), get(`/api/ratings/history?game=${game}&person=${id}`)]).then(
      ([all, points]) => {
        const rating = all.find((/** @type {any} */ one) => one.game === game);
        if (rating) setMine({ rating, points });
      },
      (error) => setProblem(error.message),
    );
  }, [game, person.value?.id]);
  useEffect(() => {
    if (title) document.title = `${t("ratings-title", { game: title })} · Hortus`;
  }, [title]);
  return html`<${Head} />
    <main class="rules" id="main">
      <h1 tabindex="-1">${t("ratings-title", { game: title })}</h1>
      ${
        mine &&
        html`<section class="card stack own-rating"><h2>${t("rating-mine")}</h2>
          <p><b class="number">${decimal(mine.rating.rating)}</b> <${Certainty} rating=${mine.rating} /></p>
          <p class="quiet">${t(`certainty-${mine.rating.certainty}-why`)}</p>
          <${History} points=${mine.points} /></section>`
      }
      <p class="quiet">${t("ratings-how")}</p>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${rows && !rows.length && html`<p>${t("ratings-none")}</p>`}
      ${
        rows &&
        rows.length > 0 &&
        html`<table class="ratings">
          <thead><tr>${["place", "name", "rating", "matches", "wins"].map(
            (column) => html`<th scope="col">${t(`ratings-${column}`)}</th>`,
          )}</tr></thead>
          <tbody>${rows.map((row, i) => html`<${Row} key=${i} row=${row} place=${i + 1} />`)}</tbody></table>`
      }
      <p class="row">${more && html`<button onClick=${() => load(rows ?? [])}>${t("ratings-more")}</button>`}
        <a class="button" href="/">${t("home")}</a></p>
    </main>`;
}

/** @param {{row: any, place: number}} props */
function Row({ row, place }) {
  const machine = row.kind === "bot" || row.kind === "program";
  return html`<tr class=${cx(row.person && row.person === person.value?.id && "own")}><td>${place}</td>
    <th scope="row">${row.person ? html`<a class="name" href=${`/#person/${row.person}`}>${row.name}</a>` : html`<span class="name">${row.name}</span>`}
      ${machine && html` <span class="quiet">${t(`seat-${row.kind}`)}</span>`}</th>
    <td title=${t(`certainty-${row.certainty}-why`)}>${decimal(row.rating)}${
      row.certainty === "provisional" &&
      html`<span aria-hidden="true">${t("rating-unsure")}</span><span class="unseen"> ${t("certainty-provisional")}</span>`
    }</td>
    <td>${row.matches}</td><td>${row.wins}</td></tr>`;
}

/** The lobby: games as illustrated cards, my tables, open tables. */
import { html, Icon, cx, useEffect, useState } from "../lib/ui.js";
import { lang, list, t } from "../lib/i18n.js";
import { beSomebody, get, person, post } from "../lib/api.js";
import { lazy, withStyle, withWords } from "../lib/lazy.js";
import { go } from "../lib/router.js";
import { coverOf, fileOf, games as allGames } from "../games/index.js";
import { CodeForm } from "../parts/code_form.js";
import { Head } from "../parts/head.js";
import { NewTable } from "../parts/new_table.js";
import { tableRows } from "../parts/table_rows.js";
import { toast } from "../parts/toasts.js";
import { startLesson } from "../lib/lesson.js";

/** One column, where what comes after the games is far below: whoever was given a code comes for that. */
const NARROW = matchMedia("(max-width: 619.9px)");

const RemoveTable = lazy(
  withWords(() => import("../parts/remove_table.js"), "people"),
  "RemoveTable",
);
const Tournaments = lazy(
  withWords(
    withStyle(() => import("../parts/tournaments.js"), "tournament.css"),
    "tournament",
  ),
  "Tournaments",
);
const Analyse = lazy(() => import("../parts/analyse.js"), "Analyse");
const Today = lazy(
  withWords(
    withStyle(() => import("../parts/today.js"), "daily.css"),
    "daily",
  ),
  "Today",
);

/** @param {{weight: number}} props */
const Weight = ({ weight }) =>
  html`<span class="weight" aria-hidden="true">
      ${[1, 2, 3, 4, 5].map((n) => html`<i class=${cx(n <= weight && "on")}></i>`)}</span>
    <span class="unseen">${t("lobby-weight", { weight })}</span>`;

/** @param {number[]} players */
const playersText = (players) =>
  players.length > 1
    ? t("lobby-players", { low: players[0], high: players[players.length - 1] })
    : t("lobby-players-one", { count: players[0] });

/** @param {{game: import("../games/index.js").Game, onPlay: () => void, onInvite: () => void, onNow: () => void}} props */
function GameCard({ game, onPlay, onInvite, onNow }) {
  const { title, about } = game;
  const learn = async () => {
    try {
      await startLesson(game.name);
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
  };
  return html`<li class="game">
    <img class="cover" src=${coverOf(game)} alt="" width="320" height="180" />
    <div class="about">
      <h2>${title}</h2>
      <p>${game.pitch || t("lobby-by", { designer: game.designer })}</p>
      <ul class="facts">
        <li><${Icon} name="people" />${playersText(game.players)}</li>
        ${
          about.minutes &&
          html`<li><${Icon} name="clock" />${t("lobby-minutes", { low: about.minutes[0], high: about.minutes[1] })}</li>`
        }
        ${about.weight && html`<li><${Weight} weight=${about.weight} />${t(`lobby-weight-${about.weight}`)}</li>`}
      </ul>
      <div class="buttons">
        <button class="primary" onClick=${onPlay} aria-label=${t("lobby-play-game", { game: title })}>
          <${Icon} name="play" />${t("lobby-play")}</button>
        <button onClick=${onInvite} aria-label=${t("lobby-invite-game", { game: title })}>
          <${Icon} name="share" />${t("lobby-invite")}</button>
      </div>
      <div class="learn">
        ${
          game.players.includes(2) &&
          html`<button class="link" onClick=${onNow} aria-label=${t("lobby-now-game", { game: title })}>
            <${Icon} name="people" />${t("lobby-now")}</button>`
        }
        ${game.rules && html`<a href=${`/#rules/${game.name}`}><${Icon} name="book" />${t("lobby-rules")}</a>`}
        <a href=${`/#ratings/${game.name}`}><${Icon} name="rosette" />${t("ratings-link")}</a>
        ${game.puzzles > 0 && html`<a href=${`/#puzzle/${game.name}`}><${Icon} name="puzzle" />${t("lobby-puzzles")}</a>`}
        ${
          fileOf(game, "lesson.js") &&
          html`<button class="link" onClick=${learn}><${Icon} name="help" />${t("lobby-lesson")}</button>`
        }
      </div>
    </div>
  </li>`;
}

/** The first start: which games the stronger bots cannot play well yet. @param {{found: any[], games: any[], bots: any[]}} props */
function Compiling({ found, games, bots }) {
  const titleOf = (/** @type {any[]} */ all, /** @type {string} */ name) =>
    all.find((one) => one.name === name)?.title ?? name;
  const [first] = found;
  const told = {
    games: list(found.map((one) => titleOf(games, one.game))),
    bots: list(first.bots.map((/** @type {string} */ name) => titleOf(bots, name))),
    standIn: titleOf(bots, first.stand_in),
  };
  const next = { game: titleOf(games, first.game), percent: Math.round(100 * first.done), seconds: first.seconds ?? 0 };
  return html`<div class="notice compiling" role="status"><p>${t("lobby-compiling", told)}</p>
    <p class="quiet">${t(first.seconds === null ? "lobby-compiling-next" : "lobby-compiling-next-seconds", next)}</p></div>`;
}

const PACES = ["untimed", "clock", "days"];
const COUNTS = ["rated", "casual"];

/** @typedef {{game: string, pace: string, counts: string}} Wanted */

/** Is this one of the open tables somebody would like to see? @param {any} card @param {Wanted} wanted */
const suits = (card, wanted) =>
  (!wanted.game || card.game === wanted.game) &&
  (!wanted.pace || card.pace.kind === wanted.pace) &&
  (!wanted.counts || card.rated === (wanted.counts === "rated"));

/** Which of the open tables are shown. @param {{games: any[], wanted: Wanted, onChange: (wanted: Wanted) => void}} props */
function Filter({ games, wanted, onChange }) {
  const set = (/** @type {string} */ field) => (/** @type {any} */ event) =>
    onChange({ ...wanted, [field]: event.target.value });
  return html`<div class="filters">
    <select aria-label=${t("lobby-games")} value=${wanted.game} onChange=${set("game")}>
      <option value="">${t("filter-games")}</option>
      ${games.map((game) => html`<option value=${game.name}>${game.title}</option>`)}</select>
    <select aria-label=${t("new-pace")} value=${wanted.pace} onChange=${set("pace")}>
      <option value="">${t("filter-paces")}</option>
      ${PACES.map((pace) => html`<option value=${pace}>${t(`filter-${pace}`)}</option>`)}</select>
    <select aria-label=${t("filter-counts")} value=${wanted.counts} onChange=${set("counts")}>
      <option value="">${t("filter-both")}</option>
      ${COUNTS.map((counts) => html`<option value=${counts}>${t(`filter-${counts}`)}</option>`)}</select></div>`;
}

export default function Lobby() {
  const [games, setGames] = useState(/** @type {any[] | null} */ (null));
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  const [mine, setMine] = useState(/** @type {any[] | null} */ (null));
  const [open, setOpen] = useState(/** @type {any[] | null} */ (null));
  const [making, setMaking] = useState(/** @type {{game: any, kind: string} | null} */ (null));
  const [compiling, setCompiling] = useState(/** @type {any[] | null} */ (null));
  const [problem, setProblem] = useState("");
  // Nothing is shown before all above it is as large as it will be: so nothing moves when it comes.
  const [today, setToday] = useState(false);
  const [tournaments, setTournaments] = useState(false);
  const [analysing, setAnalysing] = useState(false);
  const [wanted, setWanted] = useState({ game: "", pace: "", counts: "" });
  const [removing, setRemoving] = useState(/** @type {any} */ (null));
  const [narrow, setNarrow] = useState(NARROW.matches);

  useEffect(() => {
    const look = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", look);
    return () => NARROW.removeEventListener("change", look);
  }, []);
  useEffect(() => {
    document.title = `Hortus · ${t("lobby-title")}`;
    Promise.all([allGames(), get(`/api/bots?lang=${lang.value}`)]).then(
      ([found, levels]) => {
        setGames(found);
        setBots(levels);
      },
      (error) => setProblem(error.message),
    );
  }, [lang.value]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      get("/api/lobby").then(
        (cards) => {
          setOpen(cards);
          setProblem("");
        },
        (error) => {
          setOpen((known) => known ?? []);
          setProblem(error.message);
        },
      );
      if (person.value) get("/api/tables/mine").then(setMine, () => setMine((known) => known ?? []));
      else setMine([]);
    };
    look();
    const timer = setInterval(look, 8000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [person.value?.id, lang.value]);

  useEffect(() => {
    let timer = 0;
    const look = () =>
      get("/api/compiling").then(
        (found) => {
          setCompiling(found);
          if (found.length) timer = setTimeout(look, 3000);
        },
        () => setCompiling((known) => known ?? []),
      );
    look();
    return () => clearTimeout(timer);
  }, []);

  const removed = (/** @type {boolean} */ done) => {
    if (done) setMine((mine ?? []).filter((card) => card.id !== removing.id));
    setRemoving(null);
  };
  const waiting = (open ?? []).filter((card) => card.state === "waiting" && !card.my_seats.length);
  const found = waiting.filter((card) => suits(card, wanted));
  const now = async (/** @type {string} */ game) => {
    try {
      await beSomebody();
      go((await post("/api/tables/now", { game })).link);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  const watch = (open ?? []).filter((card) => card.state === "playing" && !card.my_seats.length);
  const going = (mine ?? []).filter((card) => card.state === "playing" || card.state === "waiting");
  const above = mine && compiling;
  const done = (mine ?? []).filter((card) => card.state === "over").slice(0, 5);

  return html`<${Head} />
    <main class=${cx("page", !today && !problem && "is-coming")} id="main">
      <div class="welcome"><h1 tabindex="-1">${t("lobby-title")}</h1><p class="quiet">${t("lobby-subtitle")}</p>
        ${narrow && html`<h2>${t("lobby-code")}</h2><${CodeForm} />`}</div>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${above && going.length > 0 && html`<section class="going"><h2>${t("lobby-mine")}</h2>${tableRows(going, { onRemove: setRemoving })}</section>`}
      ${above && compiling.length > 0 && html`<${Compiling} found=${compiling} games=${games ?? []} bots=${bots} />`}
      <section aria-label=${t("lobby-games")}>
        <ul class="games">${(above ? games : null)?.map(
          (
            game,
          ) => html`<${GameCard} key=${game.name} game=${game} onPlay=${() => setMaking({ game, kind: "play" })} onNow=${() => now(game.name)}
            onInvite=${() => setMaking({ game, kind: "invite" })} />`,
        )}</ul>
      </section>
      <div class="today-slot">${above && games && html`<${Today} key=${person.value?.id} games=${games} onDrawn=${() => setToday(true)} />`}</div>
      ${
        (today || problem) &&
        open &&
        html`<div class="lists">
        <section class="stack">${!narrow && html`<h2>${t("lobby-code")}</h2><${CodeForm} />`}
          <p><button class="link" data-action="analyse" onClick=${() => setAnalysing(true)}><${Icon} name="bulb" />${t("analyse")}</button></p>
          <h2>${t("lobby-open")}</h2>
          ${waiting.length > 0 && games && html`<${Filter} games=${games} wanted=${wanted} onChange=${setWanted} />`}
          ${found.length ? tableRows(found) : html`<p class="quiet">${t(waiting.length ? "lobby-open-other" : "lobby-open-none")}</p>`}
          ${watch.length > 0 && html`<h3>${t("lobby-watch")}</h3>${tableRows(watch.slice(0, 6))}`}
        </section>
        <section class="stack">${games && html`<${Tournaments} games=${games} bots=${bots} onDrawn=${() => setTournaments(true)} />`}</section>
        ${
          (tournaments || problem) &&
          done.length > 0 &&
          html`<section><h2>${t("lobby-done")}</h2>${tableRows(done)}
          <p><a href="/#account/matches">${t("lobby-done-all")}</a></p></section>`
        }
      </div>`
      }
      ${
        (tournaments || problem) &&
        html`<footer class="foot"><p>${t("lobby-foot")} <a href="/#privacy">${t("privacy-link")}</a></p></footer>`
      }
    </main>
    ${removing && html`<${RemoveTable} card=${removing} onClose=${removed} />`}
    ${analysing && html`<${Analyse} onClose=${() => setAnalysing(false)} />`}
    ${
      making &&
      html`<${NewTable} game=${making.game} kind=${making.kind} bots=${bots} onClose=${() => setMaking(null)} />`
    }`;
}

/** One tournament: who takes part, who meets whom, who stands where, and where I am to play now. */
import { html, Icon, cx, useEffect, useRef, useState } from "../lib/ui.js";
import { decimal, lang, list, wordsOf } from "../lib/i18n.js";
import { beSomebody, get, person, post } from "../lib/api.js";
import { clockTime, useNow } from "../lib/time.js";
import { go } from "../lib/router.js";
import { Head } from "../parts/head.js";
import { Invite } from "../parts/invite.js";
import { toast } from "../parts/toasts.js";
import { progressOf, titleOf } from "../parts/tournaments.js";

const t = wordsOf("tournament");
const LOOK = 3000; // milliseconds
const LEAST = 3;

/** @typedef {{tournament: any, ask: (what: string, body?: any) => Promise<void>}} Props */

/** Points of a match, with halves. @param {number} points */
const pointsText = (points) => (Number.isInteger(points) ? String(points).replace("-", "−") : decimal(points));

/** @param {any} tournament @param {number} number */
const entrantOf = (tournament, number) =>
  tournament.field.find((/** @type {any} */ one) => one.number === number) ?? { name: "" };

/** @param {{id: string}} props */
export default function TournamentScreen({ id }) {
  const [tournament, setTournament] = useState(/** @type {any} */ (null));
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  const told = useRef(/** @type {string | null | undefined} */ (undefined));
  const found = (/** @type {any} */ next) => {
    if (next.my_table && told.current !== undefined && told.current !== next.my_table)
      toast(t("tournament-now", { round: next.round }));
    told.current = next.my_table;
    setTournament({ ...next, skew: next.now - Date.now() });
    setProblem("");
  };
  useEffect(() => {
    const look = () => {
      if (!document.hidden) get(`/api/tournaments/${id}`).then(found, (error) => setProblem(error.message));
    };
    look();
    const timer = setInterval(look, LOOK);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, person.value?.id, lang.value]);
  useEffect(() => void get(`/api/bots?lang=${lang.value}`).then(setBots, () => {}), [lang.value]);
  useEffect(() => {
    if (tournament) document.title = `${titleOf(tournament)} · Hortus`;
  }, [tournament?.id, lang.value]);
  const ask = async (/** @type {string} */ what, /** @type {any} */ body = {}) => {
    try {
      await beSomebody();
      found(await post(`/api/tournaments/${id}/${what}`, body));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  const known = { tournament, ask };
  return html`<${Head} />
    <main class="page tournament" id="main">
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${
        tournament &&
        html`<div class="stack"><h1 tabindex="-1">${titleOf(tournament)}</h1>
          <p class="quiet">${[
            tournament.name && tournament.title,
            t(`tournament-style-${tournament.style}`),
            paceText(tournament.pace),
            t(tournament.rated ? "rated" : "casual"),
            progressOf(tournament),
          ]
            .filter(Boolean)
            .join(" · ")}</p></div>
        <${Moment} ...${known} />
        ${tournament.state === "joining" && html`<${Entering} ...${known} bots=${bots} />`}
        ${tournament.round > 0 && html`<div class="lists"><${Standings} ...${known} /><${Rounds} ...${known} /></div>`}
        <${Ways} ...${known} />`
      }
      <p class="row"><a class="button" href="/"><${Icon} name="sprig" />${t("home")}</a></p>
    </main>`;
}

/** @param {any} pace */
const paceText = (pace) =>
  pace.kind === "days"
    ? t("tournament-pace-of-days", { count: pace.days })
    : t("tournament-pace-of-clock", { minutes: Math.round(pace.seconds / 60), seconds: pace.increment });

/** What matters to me now. @param {Props} props */
function Moment({ tournament }) {
  const now = useNow(tournament.skew, tournament.next_at !== null);
  const mine = tournament.matches.find((/** @type {any} */ one) => one.table && one.table === tournament.my_table);
  if (mine) {
    const others = mine.entrants.filter((/** @type {number} */ one) => one !== tournament.entrant);
    const name = entrantOf(tournament, others[0]).name;
    return html`<section class="card row my-match" aria-label=${t("tournament-my-turn")}>
      <p><b>${others.length === 1 ? t("tournament-against", { round: mine.round, name }) : t("tournament-now", { round: mine.round })}</b></p>
      <a class="button primary" href=${`/t/${tournament.my_table}`}><${Icon} name="play" />${t("tournament-to-table")}</a></section>`;
  }
  if (tournament.next_at !== null)
    return html`<p class="notice">${t("tournament-next", { round: tournament.round + 1, time: clockTime(tournament.next_at - now) })}</p>`;
  if (tournament.state === "over") {
    const first = tournament.standings.filter((/** @type {any} */ one) => one.place === 1);
    const names = first.map((/** @type {any} */ one) => entrantOf(tournament, one.entrant).name);
    return html`<p class="card winner"><${Icon} name="rosette" /><b>${t("tournament-won", { count: first.length, names: list(names) })}</b></p>`;
  }
  if (tournament.state === "playing" && tournament.entered)
    return html`<p class="notice" role="status">${t("tournament-wait")}</p>`;
  return null;
}

/** Before the start: who is there, and how to bring the others. @param {Props & {bots: any[]}} props */
function Entering({ tournament, ask, bots }) {
  const host = tournament.host === person.value?.id;
  const [level, setLevel] = useState("");
  const full = tournament.field.length >= tournament.places;
  const bot = level || (bots[Math.min(1, bots.length - 1)]?.name ?? "");
  return html`<div class="waiting">
    <section class="stack card"><h2>${progressOf(tournament)}</h2>
      <ul class="stack field-list">${tournament.field.map(
        (
          /** @type {any} */ one,
        ) => html`<li class="row" key=${one.number}><${Icon} name=${one.kind === "bot" ? "auto" : "people"} />
          <b>${one.name}</b>${one.number === tournament.entrant && html`<span class="quiet">${t("seat-you")}</span>`}
          ${
            host &&
            one.number !== tournament.entrant &&
            html`<button class="plain round" aria-label=${t("tournament-remove", { name: one.name })}
              onClick=${() => ask("remove", { entrant: one.number })}><${Icon} name="close" /></button>`
          }</li>`,
      )}</ul>
      ${
        host &&
        !full &&
        bots.length > 0 &&
        html`<div class="link-row"><select aria-label=${t("new-level")} value=${bot} onChange=${(/** @type {any} */ e) => setLevel(e.target.value)}>
          ${bots.map((one) => html`<option value=${one.name}>${one.title}</option>`)}</select>
          <button onClick=${() => ask("bots", { bot })}>${t("tournament-add-bot")}</button></div>`
      }
      ${!tournament.entered && !full && html`<button class="primary" onClick=${() => ask("join")}>${t("tournament-join")}</button>`}
      ${host && tournament.field.length < LEAST && html`<p class="quiet">${t("tournament-few", { count: LEAST })}</p>`}
      ${
        host
          ? html`<button class="primary" disabled=${tournament.field.length < LEAST} onClick=${() => ask("start")}>
              <${Icon} name="play" />${t("tournament-start")}</button>`
          : html`<p class="quiet">${t("tournament-host-starts", { name: tournament.host_name })}</p>`
      }
    </section>
    <section class="stack card"><h2>${t("tournament-invite")}</h2>
      <p class="quiet">${t(`tournament-style-${tournament.style}-why`)}</p>
      <${Invite} path=${`/#tournament/${tournament.id}`} /></section></div>`;
}

/** @param {Props} props */
function Standings({ tournament }) {
  const book = tournament.style === "rulebook";
  const columns = book ? [] : ["buchholz", "berger", "wins", "lead"];
  return html`<section><h2>${t("tournament-standings")}</h2>
    <div class="scrolls" tabindex="0" role="group" aria-label=${t("tournament-standings")}><table class="ratings standings">
      <thead><tr><th scope="col">${t("ratings-place")}</th><th scope="col">${t("ratings-name")}</th>
        <th scope="col">${t("tournament-points")}</th>
        ${columns.map((one) => html`<th scope="col"><abbr title=${t(`tie-${one}-why`)}>${t(`tie-${one}`)}</abbr></th>`)}</tr></thead>
      <tbody>${tournament.standings.map((/** @type {any} */ row) => {
        const entrant = entrantOf(tournament, row.entrant);
        return html`<tr key=${row.entrant} class=${cx(row.entrant === tournament.entrant && "own")}><td>${row.place}</td>
          <th scope="row"><span class="name">${entrant.name}</span>
            ${entrant.withdrawn && html` <span class="quiet">${t("tournament-withdrawn")}</span>`}</th>
          <td><b>${pointsText(row.points)}</b></td>
          ${columns.map((one) => html`<td>${pointsText(row[one])}</td>`)}</tr>`;
      })}</tbody></table></div>
    <details class="ties"><summary>${t("ties")}</summary>
      ${
        book
          ? html`<p>${t("ties-rulebook")}</p>`
          : html`<p>${t("ties-points")}</p><ol>${columns.map((one) => html`<li><b>${t(`tie-${one}`)}</b>: ${t(`tie-${one}-why`)}</li>`)}</ol>
            <p>${t("ties-unplayed")}</p>`
      }<p>${t("ties-away")}</p></details></section>`;
}

/** Who meets whom, the present round first. @param {Props} props */
function Rounds({ tournament }) {
  const rounds = Array.from({ length: tournament.round }, (_, i) => tournament.round - i);
  return html`<section><h2>${t("tournament-rounds")}</h2>${rounds.map(
    (
      round,
    ) => html`<details key=${round} open=${round === tournament.round}><summary>${t("tournament-round", { round })}</summary>
      <ul class="tables">${tournament.matches
        .filter((/** @type {any} */ one) => one.round === round)
        .map(
          (/** @type {any} */ one) => html`<${Match} key=${one.board} match=${one} tournament=${tournament} />`,
        )}</ul></details>`,
  )}</section>`;
}

/** @param {{match: any, tournament: any}} props */
function Match({ match, tournament }) {
  const names = match.entrants.map((/** @type {number} */ one) => entrantOf(tournament, one).name);
  const mine = match.table && match.table === tournament.my_table;
  const score = match.points?.map(pointsText).join(match.points.length > 2 ? " · " : " : ");
  const what = html`<span class="what"><b>${names.length === 1 ? t("tournament-bye", { name: names[0] }) : names.join(" – ")}</b>
    <span class="quiet">${score ?? t("tournament-going")}</span></span>`;
  if (!match.table) return html`<li><div>${what}</div></li>`;
  const link = match.points ? `/replay/${match.table}` : `/t/${match.table}`;
  return html`<li><a class=${cx(mine && "mine-now")} href=${link}>${what}<${Icon} name="next" /></a></li>`;
}

/** Out of it again. @param {Props} props */
function Ways({ tournament, ask }) {
  const [sure, setSure] = useState(false);
  const host = tournament.host === person.value?.id;
  const me = tournament.field.find((/** @type {any} */ one) => one.number === tournament.entrant);
  if (tournament.state === "joining")
    return html`<div class="row">
      ${me && html`<button class="small" onClick=${() => ask("leave")}>${t("tournament-leave")}</button>`}
      ${
        host &&
        html`<button class="small" onClick=${async () => {
          await ask("close");
          go("/");
        }}>${t("tournament-close")}</button>`
      }</div>`;
  if (tournament.state !== "playing" || !me || me.withdrawn) return null;
  return html`<div class="stack">${
    sure
      ? html`<div class="row"><button class="small danger" onClick=${() => ask("leave").then(() => setSure(false))}>${t("tournament-withdraw-sure")}</button>
          <button class="small" onClick=${() => setSure(false)}>${t("no")}</button></div>`
      : html`<div class="row"><button class="small" onClick=${() => setSure(true)}>${t("tournament-withdraw")}</button></div>`
  }<p class="quiet">${t("tournament-withdraw-why")}</p></div>`;
}

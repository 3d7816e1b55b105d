/** The table's menu: who is here, and every way out of a match or round an absence. */
import { html, Icon, useState } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { dayOf, timeOfDay, useNow } from "../lib/time.js";
import { go } from "../lib/router.js";
import { absence, ask, isPlayer, othersGone } from "./away.js";
import { ConditionalMoves } from "./conditional_moves.js";
import { Dialog } from "./dialog.js";
import { botText, Disc, nameOf, onVacation } from "./seats.js";

const t = wordsOf("people");

const BREAKS = [5, 15, 30]; // minutes

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/types.js").Seat} Seat */

/** @param {{table: Table, room: import("../lib/room.js").Room, onClose: () => void}} props */
export function TableMenu({ table, room, onClose }) {
  const now = useNow(room.live.skew);
  const host = room.you.value?.host ?? false;
  const me = table.seats.find((seat) => seat.mine && isPlayer(seat));
  const running = table.state === "playing";
  return html`<${Dialog} class="table-menu" title=${t("menu-title")} onClose=${onClose}>
    ${
      table.seats.length > 1 &&
      html`<p class="row counts"><${Icon} name=${table.casual ? "sprig" : "rosette"} />
        <span>${table.casual ? t(`casual-${table.casual}`) : t("rated-why")}</span></p>`
    }
    <ul class="menu-people">${table.seats.map(
      (seat) => html`<${PersonRow} key=${seat.seat} seat=${seat} table=${table} now=${now} host=${host} me=${me} />`,
    )}${host && talkers(table, room).map(([person, name]) => html`<${Talker} key=${person} table=${table} person=${person} name=${name} />`)}</ul>
    ${
      host &&
      html`<label class="check"><input type="checkbox" checked=${!table.players_talk}
        onChange=${(/** @type {any} */ e) => ask(table.id, "spectators", { talk: e.target.checked })} />${t("menu-spectators")}</label>`
    }
    ${running && me && !table.daily && html`<${MyWays} table=${table} me=${me} now=${now} onClose=${onClose} />`}
    ${table.daily && html`<p class="quiet">${t("menu-daily")}</p>`}
    <p class="row"><a class="button" href="/"><${Icon} name="sprig" />${t("home")}</a>
      ${table.tournament && html`<a class="button" href=${`/#tournament/${table.tournament}`}><${Icon} name="rosette" />${t("end-tournament")}</a>`}</p>
    ${running && me && html`<p class="quiet">${t("menu-home-why")}</p>`}
  <//>`;
}

/** Spectators who have said something: person and name. @param {Table} table @param {import("../lib/room.js").Room} room */
function talkers(table, room) {
  const seated = new Set(table.seats.map((seat) => seat.person));
  const found = room.chat.value.filter((line) => !seated.has(line.person) && line.person !== room.you.value?.person);
  return [...new Map(found.map((line) => [line.person, line.name]))];
}

/** @param {{table: Table, person: string, name: string}} props */
function Talker({ table, person, name }) {
  return html`<li><${Icon} name="eye" /><span class="who"><b>${name}</b> <span class="quiet">${t("menu-watches")}</span></span>
    <button class="small" onClick=${() => ask(table.id, "mute", { person, muted: true })}><${Icon} name="mute" />${t("menu-mute")}</button></li>`;
}

/** @param {{seat: Seat, table: Table, now: number, host: boolean, me?: Seat}} props */
function PersonRow({ seat, table, now, host, me }) {
  const running = table.state === "playing";
  const away = running && isPlayer(seat) && !seat.here && !seat.stand_in;
  const claimable = away && (seat.claim_at ?? Infinity) <= now;
  const timed = table.clocks !== null && running && !!me && isPlayer(seat) && !seat.mine && !seat.stand_in;
  const days = table.clocks?.days ?? false;
  const state = away && !onVacation(seat) ? absence(table, seat, now) : stateOf(seat, table.seats, now);
  return html`<li><${Disc} seat=${seat} />
    <span class="who">${
      seat.person && !seat.mine
        ? html`<a href=${`/#person/${seat.person}`} target="_blank"><b>${nameOf(seat)}</b></a>`
        : html`<b>${nameOf(seat)}</b>`
    } <span class="quiet">${state}</span></span>
    ${
      claimable &&
      me &&
      html`<button class="small primary" onClick=${() => ask(table.id, "fill", { seat: seat.seat })}>${t("menu-claim")}</button>`
    }
    ${
      timed &&
      (!days || table.turn === seat.seat) &&
      html`<button class="small" onClick=${() => ask(table.id, "time", { seat: seat.seat })}
        aria-label=${t(days ? "menu-time-day-for" : "menu-time-for", { name: seat.name })}>
        <${Icon} name="clock" />${t(days ? "menu-time-day" : "menu-time")}</button>`
    }
    ${
      host &&
      seat.person &&
      !seat.mine &&
      html`<button class="small" aria-pressed=${String(seat.muted)}
        onClick=${() => ask(table.id, "mute", { person: seat.person, muted: !seat.muted })}>
        <${Icon} name=${seat.muted ? "sound" : "mute"} />${t(seat.muted ? "menu-unmute" : "menu-mute")}</button>`
    }</li>`;
}

/** @param {Seat} seat @param {Seat[]} seats @param {number} now */
function stateOf(seat, seats, now) {
  if (seat.gave_up) return t(`seat-${seat.gave_up}`);
  if (seat.out_of_time) return t("seat-out-of-time");
  if (seat.stand_in) return t("seat-stand-in");
  if (seat.break_until && seat.break_until > now) return t("menu-on-break", { time: timeOfDay(seat.break_until) });
  if (onVacation(seat)) return t("seat-vacation", { date: dayOf(seat.vacation ?? 0) });
  if (seat.kind === "bot") return botText(seat, seats);
  return t(seat.mine ? "seat-you" : seat.here ? "seat-here" : "seat-away");
}

/**
 * What I can do, each with what follows from it.
 * @param {{table: Table, me: Seat, now: number, onClose: () => void}} props
 */
function MyWays({ table, me, now, onClose }) {
  const [sure, setSure] = useState("");
  const others = table.seats.filter((seat) => !seat.mine);
  const people = others.some((seat) => isPlayer(seat) && seat.kind === "person");
  const resting = (me.break_until ?? 0) > now;
  const clock = !table.clocks ? "none" : table.tournament ? "runs" : "asks"; // during a break
  const run = async (/** @type {string} */ what, /** @type {any} */ body = {}) => {
    if (!(await ask(table.id, what, body))) return;
    onClose();
    if (what === "quit") go("/");
  };
  /** Buttons, and what follows from them. @param {string} name @param {any} buttons */
  const way = (name, buttons) =>
    html`<li><div class="row">${buttons}</div>
      <p class="quiet">${t(`menu-${name}-why`, { seats: table.seats.length, clock })}</p></li>`;
  /** @param {string} name @param {string} icon @param {string} what @param {any} [body] */
  const button = (name, icon, what, body = {}) =>
    html`<button class="small" data-action=${what} onClick=${() => run(what, body)}><${Icon} name=${icon} />${t(`menu-${name}`)}</button>`;
  /** Asked once more before it is done. @param {string} name @param {string} icon */
  const careful = (name, icon) =>
    way(
      name,
      sure === name
        ? html`<button class="small danger" data-action=${name} onClick=${() => run(name)}>
            ${t("menu-sure", { what: t(`menu-${name}`) })}</button>
          <button class="small" onClick=${() => setSure("")}>${t("no")}</button>`
        : html`<button class="small" data-action=${name} onClick=${() => setSure(name)}><${Icon} name=${icon} />${t(`menu-${name}`)}</button>`,
    );
  const breaks = html`<span class="row"><${Icon} name="pause" /><b>${t("menu-break")}</b></span>${BREAKS.map(
    (minutes) => html`<button class="small" data-action="break" onClick=${() => run("break", { minutes })}
      aria-label=${t("menu-break-for", { count: minutes })}>${t("menu-minutes", { count: minutes })}</button>`,
  )}`;
  return html`<ul class="menu-ways">
    ${
      me.stand_in
        ? way("return", !me.out_of_time && button("return", "play", "return"))
        : way("stand-in", button("stand-in", "auto", "stand-in"))
    }
    ${people && !table.clocks?.days && way("break", resting ? button("back", "play", "return") : breaks)}
    ${othersGone(table) && way("end-now", button("end-now", "check", "end"))}
    ${people && way("end", button("end", "people", "end"))}
    ${people && table.clocks?.days && html`<${ConditionalMoves} table=${table} />`}
    ${careful("resign", "hand")}
    ${others.length > 0 && careful("quit", "close")}
  </ul>`;
}

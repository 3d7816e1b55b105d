/** Somebody is not playing themselves: who, until when, and what can be done about it. Over the head of the table. */
import { html, Icon, useState } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { post } from "../lib/api.js";
import { clockTime, timeOfDay, useNow } from "../lib/time.js";
import { toast } from "./toasts.js";

const t = wordsOf("people");

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/types.js").Seat} Seat */

/** Somebody who plays, or could: no bot, and not gone for good. @param {Seat} seat */
export const isPlayer = (seat) => (seat.kind === "person" || seat.kind === "program") && !seat.gave_up;

/** Have all the other people given up? @param {Table} table */
export const othersGone = (table) =>
  table.seats.some((seat) => !seat.mine && seat.gave_up) && !table.seats.some((seat) => !seat.mine && isPlayer(seat));

/** Ask something of the table; what is refused is told. @param {string} table @param {string} what @param {any} [body] */
export async function ask(table, what, body = {}) {
  try {
    await post(`/api/tables/${encodeURIComponent(table)}/${what}`, body);
    return true;
  } catch (problem) {
    toast(/** @type {Error} */ (problem).message);
    return false;
  }
}

/** Somebody's break. @param {Table} table @param {Seat} seat @param {number} now */
const breakOf = (table, seat, now) => {
  const stopped = (table.clocks?.stopped_until ?? 0) > now ? "-stopped" : "";
  return t(`${seat.mine ? "away-my-break" : "away-break"}${stopped}`, {
    name: seat.name,
    time: timeOfDay(/** @type {number} */ (seat.break_until)),
  });
};

/** How somebody is away, and until when. @param {Table} table @param {Seat} seat @param {number} now */
export function absence(table, seat, now) {
  if (rests(seat, now)) return breakOf(table, seat, now);
  if (!seat.claim_at) return t("moment-away", { name: seat.name });
  if (seat.claim_at > now) return t("away-wait", { name: seat.name, time: clockTime(seat.claim_at - now) });
  return t("away-now", { name: seat.name });
}

/** @param {Seat} seat @param {number} now */
const rests = (seat, now) => (seat.break_until ?? 0) > now;

/** @param {Seat} seat */
const isAway = (seat) => isPlayer(seat) && !seat.here && !seat.stand_in;

/** @param {{table: Table, skew: number, rest: any}} props  rest: what is shown when there is nothing to say */
export function Away({ table, skew, rest }) {
  const now = useNow(skew);
  const [gone, setGone] = useState(false); // they play on against bots
  const banner = (/** @type {string} */ sentence, /** @type {any} */ buttons) =>
    html`<div class="banner" role="status"><${Icon} name="clock" /><p>${sentence}</p>${buttons}</div>`;
  const button = (/** @type {string} */ label, /** @type {string} */ what, /** @type {any} */ body = {}) =>
    html`<button class="small primary" onClick=${() => ask(table.id, what, body)}>${label}</button>`;
  const me = table.seats.find((seat) => seat.mine && isPlayer(seat));
  const waits = table.turn === null ? null : table.seats[table.turn];
  if (me?.stand_in && !me.out_of_time) return banner(t("away-bot-for-me"), button(t("menu-return"), "return"));
  if (me && rests(me, now)) return banner(breakOf(table, me, now), button(t("menu-back"), "return"));
  if (othersGone(table) && !gone)
    return banner(
      t("away-others-gone"),
      html`${button(t("menu-end-now"), "end")}
        <button class="small" onClick=${() => setGone(true)}>${t("away-play-on")}</button>`,
    );
  const resting = table.seats.find((seat) => !seat.mine && isPlayer(seat) && rests(seat, now));
  if (resting && (table.clocks?.stopped_until ?? 0) > now) return banner(breakOf(table, resting, now), null);
  if (!waits || waits.mine || !isAway(waits)) return rest;
  const claimable = (waits.claim_at ?? Infinity) <= now;
  return banner(absence(table, waits, now), claimable && button(t("menu-claim"), "fill", { seat: waits.seat }));
}

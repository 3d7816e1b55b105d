/** Who sits where: symbol, name, presence, clock, live score. */
import { html, Icon, cx } from "../lib/ui.js";
import { t, wordsOf } from "../lib/i18n.js";
import { clockTime, dayOf, useNow } from "../lib/time.js";
import { pointsSoFar } from "../lib/staging.js";
import { scoreNumber, scoreText } from "../lib/sentences.js";

export const SYMBOLS = 5;

/** @param {{seat: import("../lib/types.js").Seat, class?: string}} props */
export function Disc({ seat, class: className }) {
  const symbol = seat.symbol % SYMBOLS;
  const away = (seat.kind === "person" || seat.kind === "program") && !seat.here;
  return html`<span class=${cx("disc", `seat-${symbol}`, away && "away", seat.mine && "is-mine", className)} aria-hidden="true">
    ${seat.kind === "open" || seat.kind === "invited" ? "?" : html`<${Icon} name=${`seat-${symbol}`} />`}</span>`;
}

/** All seats, mine first; for who only watches, the first one is. @param {import("../lib/types.js").Table} table */
export function mineFirst({ seats, viewer }) {
  const mine = seats[viewer ?? 0];
  return [mine, ...seats.filter((seat) => seat !== mine)];
}

/** @param {import("../lib/types.js").Seat} seat */
export function nameOf(seat) {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "invited") return seat.name ? t("seat-awaited", { name: seat.name }) : t("seat-invited");
  return seat.name;
}

/** Is somebody on vacation, whom no bot plays for? @param {import("../lib/types.js").Seat} seat */
export const onVacation = (seat) => (seat.vacation ?? 0) > Date.now() && !seat.stand_in;

/** What there is to say of a bot. @param {import("../lib/types.js").Seat} seat @param {import("../lib/types.js").Seat[]} seats */
export function botText(seat, seats) {
  const like = seat.like && seats.find((one) => one.person === seat.like);
  if (!like) return t("seat-bot");
  return like.mine ? t("seat-like-me") : t("seat-like", { name: like.name });
}

/** @param {import("../lib/types.js").Seat} seat @param {import("../lib/types.js").Table} table @param {boolean} presence */
function stateOf(seat, table, presence) {
  if (seat.gave_up) return t(`seat-${seat.gave_up}`);
  if (seat.out_of_time) return t("seat-out-of-time");
  if (table.thinking === seat.seat) return t("seat-thinking");
  if (onVacation(seat)) return t("seat-vacation", { date: dayOf(seat.vacation ?? 0) });
  if (table.turn === seat.seat && table.state === "playing")
    return seat.mine ? t("seat-your-turn") : t("seat-deciding");
  if (seat.stand_in) return t("seat-stand-in");
  if (seat.mine && table.conditional_moves?.length)
    return t("seat-conditional", { count: table.conditional_moves.length });
  if (seat.weakened) return t("seat-weakened");
  if (seat.kind === "bot") return botText(seat, table.seats);
  if (seat.kind === "program") return t("seat-program");
  if (!presence) return "";
  if (seat.kind === "person" && !seat.here) return t("seat-away");
  return seat.mine ? t("seat-you") : t("seat-here");
}

/** @param {{clocks: any, seat: number, skew: number, brief: boolean}} props */
function Clock({ clocks, seat, skew, brief }) {
  const running = clocks.running === seat;
  const now = useNow(skew, running);
  const left = clocks.left[seat] - (running ? Math.max(0, now - Math.max(clocks.now, clocks.stopped_until ?? 0)) : 0);
  return html`<span class=${cx("clock", left < 30000 && "short")} role="timer"
    aria-label=${t("clock-left", { time: clockTime(left) })}>${clockTime(left, brief)}</span>`;
}

/**
 * How a seat stands: what it does, its clock, its points.
 * @param {{table: import("../lib/types.js").Table, seat: import("../lib/types.js").Seat, skew?: number, presence?: boolean,
 *   brief?: boolean, inLine?: boolean}} props  presence: does it matter who is here? brief: the number alone;
 *   inLine: beside all the others, where there is little room
 */
export function SeatState({ table, seat, skew = 0, presence = true, brief = false, inLine = false }) {
  const points = pointsSoFar(table, seat.seat);
  const { clocks } = table;
  // With days for a turn everybody else has all of theirs.
  const timed = clocks && !(inLine && clocks.days && clocks.running !== seat.seat);
  return html`<span class=${inLine ? "unseen" : "state"}>${stateOf(seat, table, presence)}</span>
    ${timed && html`<${Clock} clocks=${clocks} seat=${seat.seat} skew=${skew} brief=${inLine} />`}
    ${points !== undefined && html`<span class="points">${(brief ? scoreNumber : scoreText)(wordsOf(table.game), points)}</span>`}`;
}

/**
 * Everybody in one line: where the gardens have no heads.
 * @param {{table: import("../lib/types.js").Table, skew?: number, presence?: boolean, onOpen: (seat: number) => void}} props
 */
export function Seats({ table, skew = 0, presence = true, onOpen }) {
  const many = table.seats.length;
  const clocked = table.clocks && !table.clocks.days;
  const look = cx("seats", many > 2 && "is-full", many > 3 && "is-crowded", clocked && "is-clocked");
  return html`<ul class=${look} aria-label=${t("seats")}>${table.seats.map((seat) => {
    const deciding = table.turn === seat.seat && table.state === "playing";
    return html`<li key=${seat.seat}><button class=${cx("seat", seat.mine && "is-own", deciding && "deciding")} onClick=${() => onOpen(seat.seat)}>
      <${Disc} seat=${seat} /><span class="name" aria-hidden="true">${nameOf(seat)}</span><span class="unseen">${nameOf(seat)}</span>
      <${SeatState} table=${table} seat=${seat} skew=${skew} presence=${presence} brief=${many > 2 || table.clocks !== null} inLine />
      <span class="unseen">${t("seat-why")}</span></button></li>`;
  })}</ul>`;
}

/**
 * The emperor's wishes as ladders: a cell for every count with the points it brings me, my marker above and everybody
 * else's below, the next step worth having, and what the tile in hand would change. Touching a wish lights its tiles.
 */
import { html, Use, cx, useMemo } from "../../lib/ui.js";
import { number } from "../../lib/i18n.js";
import { lineText, nextText } from "../../lib/sentences.js";
import { button, place, pointing } from "../../lib/spot.js";
import { tip } from "../../lib/tip.js";
import { Gain } from "../../parts/score.js";
import { Disc, mineFirst } from "../../parts/seats.js";
import { SPRITE } from "./tile.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Step} Step */
/** @typedef {import("./tile.js").Shown} Shown */

/**
 * A wish as the view has it.
 * @typedef {{key: string, symbols: string[], counts: (number | number[] | null)[], points: number[], elements?: string[],
 *   asked?: boolean, ladders?: number[][], left?: number[], need?: number}} Wish
 */

const CELLS = 7; // of a ladder are shown

/** The values of a wish's messages. @param {Wish} wish */
const values = ({ elements = [] }) => ({
  element: elements[0] ?? "",
  first: elements[0] ?? "",
  second: elements[1] ?? "",
});

/** Where it stands on the scroll. @param {string} wish */
export const placeOf = (wish) => `wish-${wish}`;

/** Its name in full. @param {BoardProps} props @param {Wish} wish */
export const nameOf = ({ t }, wish) => t(`line-${wish.key}`, values(wish));

/** What a seat has of it: "8", "3+4" of a mission, "" where nothing is counted. @param {Wish} wish @param {number} seat */
export function counted(wish, seat) {
  const count = wish.counts[seat];
  return Array.isArray(count)
    ? count.map((n) => Math.min(n, wish.need ?? n)).join("+")
    : count === null
      ? ""
      : String(count);
}

/** @param {{wish: Wish}} props */
function Symbols({ wish }) {
  const wide = wish.symbols.length;
  return html`<svg class="zen-symbols" viewBox=${`0 0 ${104 * wide - 4} 100`} aria-hidden="true">${wish.symbols.map(
    (symbol, k) => html`
    ${wish.asked && html`<${Use} sprite=${SPRITE} id="zen-emperor" x=${104 * k} />`}
    ${!wish.asked && symbol.startsWith("zen-ring") && html`<circle cx="50" cy="50" r="48" fill="#fdf9ee" />`}
    <${Use} sprite=${SPRITE} id=${symbol} x=${104 * k + (wish.asked ? 19 : 4)} y=${wish.asked ? 19 : 4} size=${wish.asked ? 62 : 92} />`,
  )}</svg>`;
}

/** The points by count, as a seat gets them. @param {Wish} wish @param {number} seat @returns {number[] | null} */
const ladderOf = (wish, seat) => (wish.ladders ? wish.ladders[seat % wish.ladders.length] : null);

/** The next count that brings more. @param {number[]} ladder @param {number} count @returns {Step | null} */
function climb(ladder, count) {
  const at = ladder.findIndex((points, n) => n > count && points > ladder[count]);
  return at < 0 ? null : { more: at - count, points: ladder[at] };
}

/**
 * What is about to change in a wish: by the move that is previewed, else by the tile in hand or looked at. `count`: of a
 * ladder then; null where it stays.
 * @param {BoardProps} props @param {Wish} wish @param {Shown | null} tile @param {number} me
 * @returns {{gain: number, count: number | null, fits: boolean}}
 */
function change({ play }, wish, tile, me) {
  const count = wish.counts[me];
  const ladder = ladderOf(wish, me);
  const counts = wish.elements?.some((element) => tile?.elements.includes(element)) ?? false;
  const { ghost } = play;
  const placing = ghost?.verb === "place" ? ghost : null;
  const gained = placing?.gains.find((gain) => gain.seat === me && gain.line === wish.key)?.points ?? 0;
  const one = counts || (wish.key === "paths" && gained !== 0);
  const then = ladder && typeof count === "number" && one ? Math.min(count + 1, ladder.length - 1) : null;
  const promised = ladder && then !== null && counts ? ladder[then] - ladder[Number(count)] : 0;
  return { gain: placing ? gained : promised, count: then, fits: counts || gained !== 0 };
}

/**
 * A ladder's cells around my marker.
 * @param {BoardProps & {wish: Wish, me: number, then: number | null}} props
 */
function Ladder({ table, wish, me, then }) {
  const ladder = ladderOf(wish, me) ?? [];
  const mine = Number(wish.counts[me]);
  const first = Math.max(0, Math.min(mine - 2, ladder.length - CELLS));
  const cells = ladder.slice(first, first + CELLS).map((points, i) => ({ points, count: first + i }));
  const last = first + cells.length - 1;
  const others = table.seats.filter(({ seat }) => seat !== me);
  const outside = others.filter(({ seat }) => Number(wish.counts[seat]) < first || Number(wish.counts[seat]) > last);
  return html`<span class="zen-ladder" aria-hidden="true">${cells.map(({ points, count }) => {
    const there = others.filter(({ seat }) => wish.counts[seat] === count);
    return html`<span key=${count} class=${cx("zen-step", count === mine && "is-mine", count === then && "is-then", points < 0 && "is-down")}>
      <span class="zen-above">${count === mine && html`<${Disc} seat=${table.seats[me]} />`}
        ${count === then && count !== mine && html`<${Disc} seat=${table.seats[me]} class="is-then" />`}</span>
      <b>${number(points)}</b>
      <span class="zen-below">${there.map((seat) => html`<${Disc} seat=${seat} />`)}</span></span>`;
  })}${outside.map(
    (
      seat,
    ) => html`<span key=${seat.seat} class=${cx("zen-outside", Number(wish.counts[seat.seat]) < first && "is-before")}>
      <${Disc} seat=${seat} />${wish.counts[seat.seat]}</span>`,
  )}</span>`;
}

/** A wish without counts is had or not had. @param {Wish} wish @returns {Wish} */
const asLadder = (wish) =>
  wish.counts.every((count) => count === null)
    ? { ...wish, counts: wish.points.map((points) => Number(points > 0)), ladders: [[0, Math.max(10, ...wish.points)]] }
    : wish;

/** A mission: how many of each, of everybody, and what is left to win. @param {BoardProps & {wish: Wish}} props */
function Mission({ table, wish }) {
  return html`<span class="zen-mission" aria-hidden="true">
    <span class="zen-left">${wish.left?.map((points) => html`<span>${points}</span>`)}</span>
    ${mineFirst(table).map((seat) => html`<span key=${seat.seat}><${Disc} seat=${seat} />${wish.points[seat.seat] ? "✓" : counted(wish, seat.seat)}</span>`)}
  </span>`;
}

/** A decor: how many on the way to six, and where the others are. @param {BoardProps & {wish: Wish, me: number}} props */
function Bar({ table, wish, me }) {
  const ladder = ladderOf(wish, me) ?? [];
  const mine = Number(wish.counts[me]);
  const start = ladder.findIndex((points) => points > 0);
  const most = Math.max(start, ...wish.counts.map(Number));
  const others = table.seats.filter(({ seat }) => seat !== me);
  return html`<span class="zen-bar" aria-hidden="true">${Array.from({ length: most }, (_, i) => {
    const there = others.filter(({ seat }) => wish.counts[seat] === i + 1);
    return html`<span class=${cx("zen-tick", i < mine && "is-full")}>${there.length > 0 && html`<i class=${`seat-${there[0].symbol}`}></i>`}</span>`;
  })}</span>`;
}

/** @param {BoardProps & {tile: Shown | null}} props  `tile`: the one in hand or looked at */
export function Scroll(props) {
  const { tile, ...same } = props;
  const { table, t } = same;
  const me = table.viewer ?? 0;
  const all = useMemo(() => /** @type {Wish[]} */ (table.view.wishes).map(asLadder), [table.view.wishes]);
  const decors = all.filter(({ key }) => key.startsWith("decor-"));
  // A row is drawn again only when something changes in its own wish.
  const row = (/** @type {Wish} */ wish) =>
    html`<${WishRow} key=${wish.key} ...${same} wish=${wish} me=${me} ...${change(props, wish, tile, me)} />`;
  return html`<div class="zen-scroll">
    <div class="zen-scroll-head"><h2>${t("wishes")}</h2><span class="zen-key" aria-hidden="true">${mineFirst(table).map(
      (seat) => html`<span><${Disc} seat=${seat} />${seat.mine ? t("wish-you") : seat.name}</span>`,
    )}</span></div>
    <div class="zen-wishes">${all.filter((wish) => !decors.includes(wish)).map(row)}</div>
    <div class="zen-decors">${decors.map(row)}</div>
  </div>`;
}

/**
 * One wish, to touch.
 * @param {BoardProps & {wish: Wish, me: number, gain: number, count: number | null, fits: boolean}} props  what is about to
 *   change in it: `change`
 */
function WishRow(props) {
  const { table, play, t, wish, me, gain, count, fits } = props;
  const picked = play.kept("zen-wish", /** @type {string | null} */ (null));
  const lineOf = (/** @type {string | null} */ key) => table.scores?.[me]?.lines.find((line) => line.key === key);
  const light = (/** @type {string | null} */ key) => play.highlight(lineOf(key)?.places ?? null);
  const line = lineOf(wish.key);
  const ladder = ladderOf(wish, me);
  const now = typeof wish.counts[me] === "number" && ladder ? (count ?? Number(wish.counts[me])) : null;
  const step = now !== null && ladder && count !== null ? climb(ladder, now) : (line?.next ?? null);
  const base = now !== null && ladder ? ladder[now] : wish.points[me];
  const detail = { ...values(wish), ...line?.detail };
  const takes = step && t.has(`line-${wish.key}-next`) ? nextText(t, wish.key, detail, step) : "";
  const counters = table.seats.map(({ seat, name }) =>
    t("wish-counter", { name, count: counted(wish, seat) || "–", points: wish.points[seat] }),
  );
  const names = [
    `${nameOf(props, wish)}.`,
    `${counters.join("; ")}.`,
    wish.left && t("wish-left", { left: wish.left.join(", ") || "none" }),
    takes && t("wish-next", { takes, now: base, points: step?.points }),
    fits && t("wish-fits", { points: gain }),
  ];
  const told = [`${nameOf(props, wish)}.`, line && lineText(t, line)].filter(Boolean).join(" ");
  const decor = wish.key.startsWith("decor-");
  const pick = () => {
    picked.value = picked.value === wish.key ? null : wish.key;
    light(picked.value);
  };
  const start = ladder ? ladder.findIndex((points) => points > 0) : 0;
  const brief = takes && step ? t("wish-brief", { more: step.more, points: step.points }) : "";
  return html`<div ...${place(placeOf(wish.key))} class=${cx(decor ? "zen-decor" : "zen-wish", fits && "fits", picked.value === wish.key && "is-open")}>
    <div ...${button(names.filter(Boolean).join(" "), pick)} data-wish=${wish.key} class="target zen-touch" ...${tip(told)}
      aria-pressed=${String(picked.value === wish.key)}
      ...${pointing(
        () => light(wish.key),
        () => light(picked.value),
      )}></div>
    <${Symbols} wish=${wish} />
    ${
      decor
        ? html`<span class="zen-of" aria-hidden="true"><b>${wish.counts[me]}</b>${
            wish.points[me]
              ? html`<span class="zen-worth">${number(wish.points[me])}</span>`
              : t("wish-of", { count: start })
          }</span><${Bar} ...${props} />`
        : html`<span class="zen-say" aria-hidden="true"><span class="zen-takes">${takes || nameOf(props, wish)}</span>
            ${step && html`<b>${number(base)} → ${number(step.points)}</b>`}</span>
          <span class="zen-brief" aria-hidden="true">${brief}</span>
          ${wish.left ? html`<${Mission} ...${props} />` : html`<${Ladder} ...${props} then=${count} />`}
          <span class="zen-now" aria-hidden="true"><b class=${cx(wish.points[me] < 0 && "is-down")}>${number(wish.points[me])}</b>${gain !== 0 && html`<${Gain} points=${gain} />`}</span>`
    }
  </div>`;
}

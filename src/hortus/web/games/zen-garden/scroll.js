/** The preference boards as a scroll: what brings points, with live counters of every seat. Touching a wish lights its tiles. */
import { html, Use, cx, useState } from "../../lib/ui.js";
import { target } from "../../lib/focus.js";
import { number } from "../../lib/i18n.js";
import { Disc } from "../../parts/seats.js";
import { DECORS, GROUNDS, SPRITE, shows, symbolOf } from "./tile.js";
import { tilesOf } from "./stand.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/**
 * @typedef {object} Wish
 * @property {string} key
 * @property {string} title
 * @property {string} [short]
 * @property {string} [what]  the elements in words
 * @property {string[]} elements
 * @property {string[]} symbols
 * @property {boolean} asked  by emperor tiles
 * @property {(string | null)[]} counts  by seat
 * @property {number[]} points  by seat
 * @property {number[]} [left]  of a mission: the point tiles still to be won
 * @property {import("../../lib/types.js").ScoreLine[]} lines  of the seat looked at
 * @property {string[]} places  its tiles in the garden looked at
 */

/** In the order of the boards, and of the score's explanation. @param {BoardProps} props @param {number} seat @returns {Wish[]} */
export function wishes({ table, t }, seat) {
  const { view } = table;
  const gardens = /** @type {any[]} */ (view.gardens);
  const rows = /** @type {(Omit<Wish, "lines" | "places"> & {counts: any})[]} */ ([]);
  rows.push({
    key: "paths",
    title: t("wish.paths"),
    elements: [],
    symbols: ["zen-ring-stone"],
    asked: false,
    counts: gardens.map((one) => String(one.paths.length)),
    points: gardens.map((one) => one.path_points),
  });
  for (const decor of DECORS)
    rows.push({
      key: decor,
      title: t(decor),
      elements: [decor],
      symbols: [symbolOf(decor)],
      asked: false,
      counts: gardens.map((one) => String(one.counts[decor])),
      points: gardens.map((one) => one.decor_points[decor]),
    });
  for (const one of view.preferences)
    rows.push({
      key: one.name,
      title: t(`wish.${one.name}`),
      short: t(`short.${one.name}`),
      what: t(one.element),
      elements: [one.element],
      symbols: [symbolOf(one.element)],
      asked: true,
      counts: one.counts.map(String),
      points: one.points,
    });
  if (view.unity)
    rows.push({
      key: "unity",
      title: t("wish.unity"),
      short: t("short.unity"),
      what: t("wish.whole"),
      elements: [],
      symbols: ["zen-unity"],
      asked: false,
      counts: view.unity.map(() => null),
      points: view.unity,
    });
  if (view.minimalist)
    rows.push({
      key: "minimalist",
      title: t("wish.minimalist"),
      short: t("short.minimalist"),
      what: t("wish.grounds"),
      elements: [],
      symbols: ["zen-minimalist"],
      asked: false,
      counts: gardens.map((one) => String(GROUNDS.filter((ground) => one.counts[ground] > 0).length)),
      points: view.minimalist,
    });
  view.missions.forEach((/** @type {any} */ one, /** @type {number} */ i) =>
    rows.push({
      key: `mission-${i + 1}`,
      title: t("wish.mission", { number: i + 1 }),
      short: t("short.mission"),
      what: t("and", { first: t(one.elements[0]), second: t(one.elements[1]) }),
      elements: one.elements,
      symbols: one.elements.map(symbolOf),
      asked: true,
      counts: one.counts.map((/** @type {number[]} */ pair) => pair.map((n) => Math.min(n, one.needed)).join("+")),
      points: one.won,
      left: one.left,
    }),
  );
  // The explanation has a line for money, then one for each path (or one that says there is none), then one per wish.
  const lines = table.scores?.[seat]?.lines ?? [];
  const paths = Math.max(1, gardens[seat].paths.length);
  const told = lines.length === paths + rows.length;
  return rows.map((row, i) => {
    const own = told ? (i === 0 ? lines.slice(1, 1 + paths) : [lines[paths + i]]) : [];
    const places = told
      ? own.flatMap((line) => line.places)
      : i === 0
        ? gardens[seat].paths.flatMap((/** @type {any} */ path) => path.squares)
        : tilesOf(gardens[seat])
            .filter(({ tile }) => !row.elements.length || row.elements.some((element) => shows(tile, element)))
            .map(({ tile }) => tile.square);
    return { ...row, lines: own, places };
  });
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

/** "8 → 7"; of a mission what is there of both, until it is won. @param {{wish: Wish, seat: number, mine: boolean}} props */
function Counter({ wish, seat, mine }) {
  const [count, points] = [wish.counts[seat], wish.points[seat]];
  const counted = count === null || (wish.left && points) ? "" : html`<span class="zen-n">${count}</span>`;
  const worth =
    wish.left && !points ? "" : html`${counted && html`<i>→</i>`}<b>${wish.left ? "✓ " : ""}${number(points)}</b>`;
  return html`<span class=${cx("zen-counter", mine && "is-mine", points > 0 && "is-up", points < 0 && "is-down")} aria-hidden="true">${counted}${worth}</span>`;
}

/** @param {BoardProps & {tile: import("./tile.js").Shown | null}} props  `tile`: the one in hand or looked at */
export function Scroll(props) {
  const { table, act, t, tile } = props;
  const me = table.viewer ?? 0;
  const [picked, pick] = useState(/** @type {string | null} */ (null));
  const [aimed, aim] = useState(/** @type {string | null} */ (null));
  const all = wishes(props, me);
  const order = [me, ...table.seats.map((one) => one.seat).filter((seat) => seat !== me)];
  const shown = all.find((wish) => wish.key === (aimed ?? picked));
  const light = (/** @type {Wish | undefined} */ wish) => act.highlight(wish ? wish.places : null, me);
  const item = (/** @type {Wish} */ wish) => {
    const fits = tile !== null && wish.elements.some((element) => shows(tile, element));
    const counters = order
      .map((seat) =>
        t(wish.counts[seat] === null ? "wish.counter.bare" : "wish.counter", {
          name: table.seats[seat].name,
          count: wish.counts[seat],
          points: t("points", { count: wish.points[seat] }),
        }),
      )
      .join("; ");
    const left = wish.left && (wish.left.length ? t("wish.left", { left: wish.left.join(", ") }) : t("wish.left.none"));
    const name = [
      t("wish.name", { title: wish.what ? `${wish.title}: ${wish.what}` : wish.title, counters }),
      left,
      fits && t("wish.fits"),
    ]
      .filter(Boolean)
      .join(" ");
    return {
      fits,
      look: cx("zen-wish", fits && "fits", picked === wish.key && "is-open"),
      // The name says it all, in words; what is seen lies under this button.
      button: html`<div ...${{
        ...target({
          at: `wish-${wish.key}`,
          name,
          class: "zen-touch",
          onPick: () => (picked === wish.key ? (pick(null), light(undefined)) : (pick(wish.key), light(wish))),
          onAim: (on) => (aim(on ? wish.key : null), light(on ? wish : all.find((one) => one.key === picked))),
        }),
        "aria-disabled": undefined,
        "aria-pressed": String(picked === wish.key),
      }}></div>`,
    };
  };
  const text = shown && (shown.lines.length ? [...new Set(shown.lines.map((line) => line.text))].join(" ") : "");
  return html`<div class="zen-scroll">
    <div class="zen-scroll-head"><h2>${t("wishes")}</h2><span class="zen-columns" aria-hidden="true">${order.map((seat) => html`<span><${Disc} seat=${table.seats[seat]} /></span>`)}</span></div>
    <div class="zen-strip">
      <div class="zen-always">${all
        .filter((wish) => !wish.short)
        .map((wish) => {
          const { fits, look, button } = item(wish);
          return html`<div key=${wish.key} class=${look}>${button}<${Symbols} wish=${wish} />${fits && html`<span class="zen-plus" aria-hidden="true">+1</span>`}<${Counter} wish=${wish} seat=${me} mine=${true} />
          <span class="zen-rest" aria-hidden="true">${order
            .slice(1)
            .map((seat) => wish.counts[seat])
            .join(" · ")}</span></div>`;
        })}</div>
      <div class="zen-wishes">${all
        .filter((wish) => wish.short)
        .map((wish) => {
          const { fits, look, button } = item(wish);
          return html`<div key=${wish.key} class=${look}>${button}<${Symbols} wish=${wish} />
          <span class="zen-title" aria-hidden="true"><span class="zen-full">${wish.title}</span><span class="zen-short">${wish.short}</span>${wish.left ? html`<span class="zen-left">${wish.left.map((points) => html`<span>${points}</span>`)}</span>` : html`<small>${wish.what}</small>`}</span>
          ${fits && html`<span class="zen-plus" aria-hidden="true">+1</span>`}
          <span class="zen-columns">${order.map((seat) => html`<${Counter} wish=${wish} seat=${seat} mine=${seat === me} />`)}</span></div>`;
        })}</div>
    </div>
    <p class="zen-note">${shown ? html`<b>${shown.what ? `${shown.title}: ${shown.what}` : shown.title}.</b> ${text}` : html`<span class="quiet">${t("wish.hint")}</span>`}</p>
  </div>`;
}

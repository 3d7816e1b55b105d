/** The emperor's wishes as a scroll: what brings points, with live counters of every seat. Touching one lights its tiles. */
import { html, Use, cx } from "../../lib/ui.js";
import { number, signed } from "../../lib/i18n.js";
import { lineText } from "../../lib/sentences.js";
import { Disc } from "../../parts/seats.js";
import { SPRITE } from "./tile.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("./tile.js").Shown} Shown */

/**
 * A wish as the view has it.
 * @typedef {{key: string, symbols: string[], counts: (number | number[] | null)[], points: number[], elements?: string[],
 *   asked?: boolean, ladder?: number[], next?: ({count: number, points: number} | null)[], one_more?: (number | null)[],
 *   left?: number[], need?: number}} Wish
 */

/** The values of a wish's messages. @param {Wish} wish */
const values = ({ elements = [] }) => ({
  element: elements[0] ?? "",
  first: elements[0] ?? "",
  second: elements[1] ?? "",
});

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

/** "8 → 7"; of a mission what is there of both, until it is won. @param {{wish: Wish, seat: number, mine: boolean}} props */
function Counter({ wish, seat, mine }) {
  const points = wish.points[seat];
  const count = wish.left && points ? "" : counted(wish, seat);
  const worth =
    wish.left && !points ? "" : html`${count && html`<i>→</i>`}<b>${wish.left ? "✓ " : ""}${number(points)}</b>`;
  const look = cx("zen-counter", mine && "is-mine", points > 0 && "is-up", points < 0 && "is-down");
  return html`<span class=${look} aria-hidden="true">${count && html`<span class="zen-n">${count}</span>`}${worth}</span>`;
}

/** Points by count, each step once; none where there are too many to draw. @param {Wish | undefined} wish */
function stepsOf(wish) {
  const ladder = wish?.ladder ?? [];
  const steps = ladder.map((points, count) => ({ count, points, more: "" }));
  const changing = steps.filter(({ count, points }) => points !== ladder[count - 1]);
  if (changing.length < 3 || changing.length > 9) return [];
  const last = changing[changing.length - 1];
  last.more = last.count < ladder.length - 1 ? "+" : "";
  return changing;
}

/**
 * The steps as a row, with what everybody has.
 * @param {BoardProps & {wish: Wish, steps: ReturnType<typeof stepsOf>, me: number}} props
 */
function Ladder({ table, wish, steps, me }) {
  if (!steps.length) return null;
  const reached = (/** @type {number} */ seat) =>
    steps.findLastIndex(({ count }) => count <= Number(wish.counts[seat]));
  return html`<span class="zen-ladder" aria-hidden="true">${steps.map(({ count, points, more }, i) => {
    const there = table.seats.filter(({ seat }) => reached(seat) === i);
    return html`<span class=${cx("zen-step", reached(me) === i && "is-mine", points < 0 && "is-down")}>
      <small>${count}${more}</small><b>${number(points)}</b>
      ${there.map((seat) => html`<${Disc} seat=${seat} />`)}</span>`;
  })}</span>`;
}

/**
 * What the tile in hand, or the one aimed at, changes in a wish at once; null if it does not count for it.
 * @param {Wish} wish @param {Shown | null} tile @param {number} seat
 */
function change(wish, tile, seat) {
  if (!tile || !wish.elements?.some((element) => tile.elements.includes(element))) return null;
  return wish.one_more?.[seat] ?? 0;
}

/** @param {BoardProps & {tile: Shown | null}} props  `tile`: the one in hand or looked at */
export function Scroll(props) {
  const { table, play, t, tile } = props;
  const me = table.viewer ?? 0;
  const picked = play.kept("zen-wish", /** @type {string | null} */ (null));
  const aimed = play.kept("zen-wish-aimed", /** @type {string | null} */ (null));
  const all = /** @type {Wish[]} */ (table.view.wishes);
  const order = [me, ...table.seats.map((one) => one.seat).filter((seat) => seat !== me)];
  const shown = all.find((wish) => wish.key === (aimed.value ?? picked.value));
  const lineOf = (/** @type {string | null} */ key) => table.scores?.[me]?.lines.find((line) => line.key === key);
  const light = (/** @type {string | null} */ key) => play.highlight(lineOf(key)?.places ?? null);
  const aim = (/** @type {string | null} */ key) => {
    aimed.value = key;
    light(key ?? picked.value);
  };
  const item = (/** @type {Wish} */ wish) => {
    const gain = change(wish, tile, me);
    const counters = order.map((seat) =>
      t("wish-counter", { name: table.seats[seat].name, count: counted(wish, seat) || "–", points: wish.points[seat] }),
    );
    const left = wish.left && t("wish-left", { left: wish.left.join(", ") || "none" });
    const name = [
      `${nameOf(props, wish)}.`,
      `${counters.join("; ")}.`,
      left,
      gain !== null && t("wish-fits", { points: gain }),
    ];
    const pick = () => {
      picked.value = picked.value === wish.key ? null : wish.key;
      light(picked.value);
    };
    return {
      look: cx("zen-wish", gain !== null && "fits", picked.value === wish.key && "is-open"),
      plus:
        gain !== null &&
        html`<span class="zen-plus" aria-hidden="true">${gain ? signed(gain) : wish.left ? "✓" : "±0"}</span>`,
      // The name says it all, in words; what is seen lies under this button.
      button: html`<div role="button" tabindex="-1" data-target="" data-wish=${wish.key} class="target zen-touch"
        aria-label=${name.filter(Boolean).join(" ")} aria-pressed=${String(picked.value === wish.key)} onClick=${pick}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          pick();
        }}
        onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && aim(wish.key)}
        onPointerLeave=${() => aim(null)} onFocus=${() => aim(wish.key)} onBlur=${() => aim(null)}></div>`,
    };
  };
  const line = lineOf(shown?.key ?? null);
  const step = shown?.next?.[me];
  const steps = stepsOf(shown);
  return html`<div class="zen-scroll">
    <div class="zen-scroll-head"><h2>${t("wishes")}</h2><span class="zen-columns" aria-hidden="true">${order.map(
      (seat) => html`<span><${Disc} seat=${table.seats[seat]} /></span>`,
    )}</span></div>
    <div class="zen-strip">
      <div class="zen-always">${all
        .filter((wish) => !t.has(`wish-${wish.key}`))
        .map((wish) => {
          const { look, plus, button } = item(wish);
          return html`<div key=${wish.key} class=${look}>${button}<${Symbols} wish=${wish} />${plus}
            <${Counter} wish=${wish} seat=${me} mine=${true} />
            <span class="zen-rest" aria-hidden="true">${order
              .slice(1)
              .map((seat) => counted(wish, seat))
              .join(" · ")}</span></div>`;
        })}</div>
      <div class="zen-wishes">${all
        .filter((wish) => t.has(`wish-${wish.key}`))
        .map((wish) => {
          const { look, plus, button } = item(wish);
          const below = wish.left
            ? html`<span class="zen-left">${wish.left.map((points) => html`<span>${points}</span>`)}</span>`
            : html`<small>${t(`wish-${wish.key}-what`, values(wish))}</small>`;
          return html`<div key=${wish.key} class=${look}>${button}<${Symbols} wish=${wish} />
            <span class="zen-title" aria-hidden="true"><span class="zen-full">${t(`wish-${wish.key}`)}</span>
              <span class="zen-short">${t(`wish-${wish.key}-short`)}</span>${below}</span>${plus}
            <span class="zen-columns">${order.map((seat) => html`<${Counter} wish=${wish} seat=${seat} mine=${seat === me} />`)}</span>
          </div>`;
        })}</div>
    </div>
    <p class="zen-note">${
      shown
        ? html`<b>${nameOf(props, shown)}.</b>
          <span class=${cx(steps.length > 0 && "unseen")}>${line ? ` ${lineText(t, line)}` : ""}</span>
          ${step ? ` ${t("wish-next", step)}` : ""}
          <${Ladder} ...${props} wish=${shown} steps=${steps} me=${me} />`
        : html`<span class="quiet">${t("wish-hint")}</span>`
    }</p>
  </div>`;
}

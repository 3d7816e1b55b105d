/** How a match went, decision by decision: chances to win or expected points, and below what was luck and what was lost. */
import { html, cx, useEffect, useId, useRef, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { amount, chance, costly, expected, lossText } from "../lib/coach.js";
import { nameOf } from "./seats.js";

/** @typedef {import("../lib/coach.js").Review} Review */
/** @typedef {import("../lib/types.js").Seat} Seat */

const [LEFT, R, T] = [52, 14, 26];
const SYMBOL = 22; // pixels more on the left, where each seat has a lane of its own
const [WIDTH, LEAST] = [760, 240];
const HEIGHTS = [170, 46]; // of the curve, and of a lane
const LOW = [124, 34]; // where it is narrow
const NARROW = 520;
const GAP = 16;
const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 5"];

/**
 * The decisions with a number on the chart: the costliest of each player.
 * @param {Review} review @returns {{ply: number, seat: number, rank: number}[]}
 */
const marked = (review) =>
  review.players.flatMap(({ costliest }, seat) =>
    costliest.filter((ply) => costly(review.decisions[ply])).map((ply, i) => ({ ply, seat, rank: i + 1 })),
  );

/**
 * @param {{review: Review, seats: Seat[], me: number, words: import("../lib/types.js").Translate, by: "chances" | "points", at: number,
 *   onStep: (ply: number) => void, onOpen?: () => void}} props
 *   me: whose losses are shown, and with two players whose luck and chances; at: moves played; onOpen: Enter
 */
export function ReviewChart({ review, seats, me, words, by, at, onStep, onOpen }) {
  const hatch = useId();
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [W, setWidth] = useState(WIDTH); // as wide as it is shown, so that its words keep their size
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(LEAST, Math.round(entry.contentRect.width))));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const [MAIN, LANE] = W < NARROW ? LOW : HEIGHTS;
  const many = seats.length > 2;
  const L = LEFT + (many ? SYMBOL : 0);
  const { decisions } = review;
  const count = decisions.length;
  const chances = by === "chances";
  const lines = chances && seats.length === 2 ? [me] : seats.map((_, i) => i);
  const value = (/** @type {number} */ ply, /** @type {number} */ seat) =>
    (chances ? decisions[ply].win_chances : decisions[ply].points)[seat];
  const all = lines.flatMap((seat) => decisions.map((_, ply) => value(ply, seat)));
  const [low, high] = chances
    ? [0, 1]
    : [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all, Math.min(...all) + 1))];
  const step = (W - L - R) / count;
  const x = (/** @type {number} */ ply) => L + step * (ply + 0.5);
  const y = (/** @type {number} */ v) => T + (MAIN * (high - v)) / (high - low);
  // Up is good for me: another's loss, and bad luck of the only other one. With more players each has a lane of luck.
  const sign = (/** @type {number} */ seat) => (seat === me ? 1 : seats.length === 2 ? -1 : 0);
  const lucky = many
    ? seats.map((one, i) => ({ one, values: decisions.map(({ seat, luck }) => (seat === i ? luck : 0)) }))
    : [{ one: null, values: decisions.map(({ seat, luck }) => sign(seat) * luck) }];
  const moves = decisions.map(({ seat, loss }) => -sign(seat) * loss.points);
  const most = Math.max(1, ...lucky.flatMap(({ values }) => values.map(Math.abs)), ...moves.map(Math.abs));
  const lanes = [
    ...lucky.map(({ one, values }, i) => ({ name: "luck", one, values, word: i === 0 })),
    { name: "moves", one: many ? seats[me] : null, values: moves, word: true },
  ].map((lane, i) => ({ ...lane, top: T + MAIN + GAP + i * LANE }));
  const height = T + MAIN + GAP + lanes.length * LANE + 22;
  const shown = Math.max(0, Math.min(count - 1, at - 1));
  const text = (/** @type {number} */ v) => (chances ? chance(v) : amount(words.has("outlook") ? -v : v));
  const path = (/** @type {number} */ seat) =>
    decisions.map((_, ply) => `${ply ? "L" : "M"}${x(ply).toFixed(1)} ${y(value(ply, seat)).toFixed(1)}`).join("");
  const one = decisions[shown];
  const told = [
    t("replay-ply", { ply: shown + 1 }),
    lines
      .map(
        (seat) =>
          `${nameOf(seats[seat])}: ${chances ? chance(value(shown, seat)) : expected(words, value(shown, seat))}`,
      )
      .join(", "),
    costly(one) && lossText(words, one),
  ];
  const toward = (/** @type {MouseEvent} */ event) => {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const ply = Math.floor((((event.clientX - left) / width) * W - L) / step);
    onStep(Math.max(0, Math.min(count - 1, ply)) + 1);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 1,
      End: count,
      PageUp: at + 10,
      PageDown: at - 10,
    }[event.key];
    if (to === undefined && !(event.key === "Enter" && onOpen)) return;
    event.preventDefault();
    if (to === undefined) onOpen?.();
    else onStep(Math.max(1, Math.min(count, to)));
  };
  return html`<svg ref=${ref} class="review-chart" viewBox=${`0 0 ${W} ${height}`} role="slider" tabindex="0" aria-label=${words(`review-chart-${by}`)}
      aria-valuemin="1" aria-valuemax=${count} aria-valuenow=${shown + 1} aria-valuetext=${told.filter(Boolean).join(". ")}
      onClick=${toward} onKeyDown=${onKey}>
    <pattern id=${hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="is-luck" width="6" height="6" /><path d="M0 0V6" /></pattern>
    <rect class="chart-now" x=${x(shown) - Math.max(step, 6) / 2} y=${T} width=${Math.max(step, 6)} height=${height - T - 20} />
    ${lines.length === 1 && html`<path class="chart-mine" d=${`${path(lines[0])}L${x(count - 1)} ${T + MAIN}L${x(0)} ${T + MAIN}Z`} />`}
    ${[low, (low + high) / 2, high].map(
      (v, i) => html`<path class=${cx("chart-line", i === 1 && "is-half")} d=${`M${L} ${y(v)}H${W - R}`} />
        <text x=${L - 6} y=${y(v) + 5} text-anchor="end">${text(v)}</text>`,
    )}
    ${lines.map(
      (
        seat,
        i,
      ) => html`<path class="chart-curve" stroke=${lines.length > 1 ? `var(--seat-${seats[seat].symbol % 5}-line)` : undefined}
      stroke-dasharray=${DASHES[i]} d=${path(seat)} />`,
    )}
    ${lanes.map(
      ({ name, one, values, word, top }) => html`<path class="chart-line" d=${`M${L} ${top + LANE / 2}H${W - R}`} />
        ${word && html`<text x=${LEFT - 6} y=${top + LANE / 2 + 5} text-anchor="end">${t(`review-lane-${name}`)}</text>`}
        ${one && html`<use href=${`/static/art/hortus.svg#seat-${one.symbol % 5}`} x=${L - SYMBOL} y=${top + LANE / 2 - 9} width="18" height="18" />`}
        ${values.map((v, ply) => {
          const tall = Math.abs(v / most) * (LANE / 2 - 3);
          if (tall < 0.4) return null;
          return html`<rect class=${cx(name === "moves" && (v < 0 ? "is-loss" : "is-their-loss"))} fill=${name === "luck" ? `url(#${hatch})` : undefined}
            x=${x(ply) - Math.max(2, step * 0.38)} y=${top + LANE / 2 - (v > 0 ? tall : 0)} width=${Math.max(4, step * 0.76)} height=${tall} />`;
        })}`,
    )}
    ${marked(review).map(({ ply, seat, rank }) => {
      const above = seat !== me;
      const from = y(value(ply, lines.includes(seat) ? seat : lines[0]));
      const to = Math.max(13, Math.min(T + MAIN - 6, from + (above ? -24 : 24)));
      return html`<g class=${cx("chart-mark", ply === shown && "is-now")}>
        <path d=${`M${x(ply)} ${from}V${to}`} /><circle class="chart-dot" cx=${x(ply)} cy=${from} r="4" />
        <circle class="chart-disc" cx=${x(ply)} cy=${to} r="11" fill=${`var(--seat-${seats[seat].symbol % 5})`} />
        <text x=${x(ply)} y=${to + 5} text-anchor="middle">${rank}</text></g>`;
    })}
    <text x=${L} y=${height - 4}>${t("end-start")}</text>
    <text x=${W - R} y=${height - 4} text-anchor="end">${t("replay-ply", { ply: count })}</text>
  </svg>`;
}

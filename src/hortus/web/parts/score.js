/** Points, what a move changes in them, and where they come from. */
import { html, cx } from "../lib/ui.js";
import { number, signed, t } from "../lib/i18n.js";
import { lineName, lineShort, lineText, nextText } from "../lib/sentences.js";

/** @param {{points: number, name?: string}} props */
export function Gain({ points, name }) {
  const words = points === 0 ? t("gain-none") : t("gain-points", { count: Math.abs(points), points: signed(points) });
  return html`<span class=${cx("gain", points > 0 ? "up" : points < 0 ? "down" : "even")}>
    <span aria-hidden="true">${name ? `${name} ` : ""}${signed(points)}</span>
    <span class="unseen">${name ? `${name}: ` : ""}${words}</span></span>`;
}

/**
 * The points that a move brings a seat at once; with a line, those of that line alone.
 * @param {import("../lib/types.js").Move | null | undefined} move @param {number} seat @param {string} [line]
 */
export const brings = (move, seat, line) =>
  (move?.gains ?? [])
    .filter((gain) => gain.seat === seat && (line === undefined || gain.line === line))
    .reduce((sum, gain) => sum + gain.points, 0);

/** What a move can lead to in this turn. @param {{points: number}} props */
const Potential = ({ points }) =>
  html`<span class=${cx("gain potential", points < 0 && "down")}>${t("gain-potential", { points: signed(points) })}</span>`;

/**
 * Where a move's points come from, line by line: "crane +3 · cherry +1"; nothing where there is one line only.
 * @param {{table: import("../lib/types.js").Table, move: import("../lib/types.js").Move, words: import("../lib/types.js").Translate}} props
 */
export function Because({ table, move, words }) {
  const mine = table.viewer ?? table.turn ?? 0;
  const lines = table.scores?.[mine]?.lines ?? [];
  const parts = move.gains
    .filter((gain) => gain.seat === mine)
    .map((gain) => ({ gain, line: lines.find((line) => line.key === gain.line) }))
    .filter(({ line }) => line);
  if (!parts.length || move.gains.length < 2) return null;
  return html`<span class="because">${parts.map(
    ({ gain, line }) => html`<span key=${gain.line}>${lineShort(words, /** @type {any} */ (line))} <b
      class=${gain.points < 0 ? "is-down" : ""}>${signed(gain.points)}</b></span>`,
  )}</span>`;
}

/**
 * What a move changes at once, seat by seat.
 * @param {{table: import("../lib/types.js").Table, move: import("../lib/types.js").Move}} props
 */
export function Gains({ table, move }) {
  const mine = table.viewer ?? table.turn ?? 0;
  const of = (/** @type {number} */ seat) => brings(move, seat);
  const { potential } = move;
  return html`${of(mine) !== 0 && html`<${Gain} points=${of(mine)} />`}
    ${potential !== null && potential !== of(mine) && html`<${Potential} points=${potential} />`}
    ${table.seats.map(
      ({ seat, name }) => seat !== mine && of(seat) !== 0 && html`<${Gain} points=${of(seat)} name=${name} />`,
    )}`;
}

/**
 * Line by line; a touched line lights up the places it counts. `brief`: only lines that count, without their reasons;
 * `final`: nothing more can come.
 * @param {{score: import("../lib/types.js").Score, play: import("../lib/types.js").Play, brief?: boolean, final?: boolean}} props
 */
export function Lines({ score, play, brief = false, final = false }) {
  const { words } = play;
  const dark = () => play.highlight(null);
  return html`<ul class="lines">${score.lines
    .filter((line) => !brief || line.points)
    .map((line) => {
      const light = () => play.highlight(line.places ?? null);
      const text = brief ? "" : lineText(words, line);
      return html`<li><button type="button" onClick=${light} onFocus=${light} onPointerEnter=${light}
        onPointerLeave=${dark} onBlur=${dark}>
        <span>${lineName(words, line)}</span><b>${number(line.points)}</b>${text && html`<small>${text}</small>`}
        ${!brief && !final && line.next && html`<small class="next"><${Next} words=${words} line=${line} step=${line.next} /></small>`}
      </button></li>`;
    })}</ul>`;
}

/**
 * The nearest step at which a line brings more: "2 more cranes: −1 → 5".
 * @param {{words: import("../lib/types.js").Translate, line: import("../lib/types.js").ScoreLine, step: import("../lib/types.js").Step}} props
 */
export const Next = ({ words, line, step }) => html`<span>${nextText(words, line.key, line.detail ?? {}, step)}</span>
  <b>${number(line.points)} → ${number(step.points)}</b>`;

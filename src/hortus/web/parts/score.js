/** Points, what a move changes in them, and where they come from. */
import { html, cx } from "../lib/ui.js";
import { number, signed, t } from "../lib/i18n.js";
import { lineName, lineText } from "../lib/sentences.js";

/** @param {{points: number, name?: string}} props */
export function Gain({ points, name }) {
  const words = points === 0 ? t("gain-none") : t("gain-points", { count: Math.abs(points), points: signed(points) });
  return html`<span class=${cx("gain", points > 0 ? "up" : points < 0 ? "down" : "even")}>
    <span aria-hidden="true">${name ? `${name} ` : ""}${signed(points)}</span>
    <span class="unseen">${name ? `${name}: ` : ""}${words}</span></span>`;
}

/**
 * What a move changes at once, seat by seat.
 * @param {{table: import("../lib/types.js").Table, move: import("../lib/types.js").Move}} props
 */
export function Gains({ table, move }) {
  const mine = table.viewer ?? table.turn ?? 0;
  const of = (/** @type {number} */ seat) =>
    move.gains.filter((gain) => gain.seat === seat).reduce((sum, gain) => sum + gain.points, 0);
  return html`${of(mine) !== 0 && html`<${Gain} points=${of(mine)} />`}
    ${table.seats.map(
      ({ seat, name }) => seat !== mine && of(seat) !== 0 && html`<${Gain} points=${of(seat)} name=${name} />`,
    )}`;
}

/**
 * Line by line; a touched line lights up the places it counts. `brief`: only lines that count, without their reasons.
 * @param {{score: import("../lib/types.js").Score, play: import("../lib/types.js").Play, brief?: boolean}} props
 */
export function Lines({ score, play, brief = false }) {
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
      </button></li>`;
    })}</ul>`;
}

/** Points, what a move changes in them, and where they come from. */
import { html, cx } from "../lib/ui.js";
import { number, signed, t } from "../lib/i18n.js";

/** @param {{points: number, name?: string}} props */
export function Gain({ points, name }) {
  const words = points === 0 ? t("gain.none") : t("gain.points", { count: Math.abs(points), points: signed(points) });
  return html`<span class=${cx("gain", points > 0 ? "up" : points < 0 ? "down" : "even")}><span aria-hidden="true">${name ? `${name} ` : ""}${signed(points)}</span><span class="unseen">${name ? `${name}: ` : ""}${words}</span></span>`;
}

/** What the previewed move changes, seat by seat. @param {{table: import("../lib/types.js").Table, legal: import("../lib/types.js").Legal}} props */
export function Gains({ table, legal }) {
  const mine = table.viewer ?? table.turn ?? 0;
  return html`${legal.gains.map((points, seat) => (seat === mine ? html`<${Gain} points=${points} />` : points ? html`<${Gain} points=${points} name=${table.seats[seat]?.name} />` : null))}`;
}

/** Line by line; a touched line lights up the squares it counts. @param {{score: import("../lib/types.js").Score, act: import("../lib/types.js").Act}} props */
export function Lines({ score, act }) {
  const light = (/** @type {import("../lib/types.js").ScoreLine} */ line) => act.highlight(line.places, score.seat);
  return html`<ul class="lines">${score.lines.map(
    (
      line,
    ) => html`<li><button type="button" onClick=${() => light(line)} onFocus=${() => light(line)} onPointerEnter=${() => light(line)}
      onPointerLeave=${() => act.highlight(null)} onBlur=${() => act.highlight(null)}>
      <span>${line.name}</span><b>${number(line.points)}</b>${line.text && html`<small>${line.text}</small>`}</button></li>`,
  )}</ul>`;
}

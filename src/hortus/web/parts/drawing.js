/** What boards draw alike: a piece where it lies, the letters and numbers beside a garden, whose a thing is. */
import { html, Use, cx } from "../lib/ui.js";
import { gained } from "../lib/i18n.js";
import { SYMBOLS } from "./seats.js";

/**
 * A piece where it lies. Its box tells its size at once, before the symbols of its drawing are loaded.
 * @param {{piece: string | undefined, x?: number, y?: number, scale?: number, width?: number, height?: number, children?: any}} props
 *   piece: undefined if it is only a preview; scale: of its own units, in which its width and height are
 */
export const Lying = ({ piece, x = 0, y = 0, scale = 1, width = 100, height = width, children }) =>
  html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    <g data-piece=${piece}><rect data-box="" width=${width} height=${height} fill="none" />${children}</g></g>`;

/** A piece that is one symbol. @param {{sprite: string, id: string, piece: string, x?: number, y?: number, size: number}} props */
export const Token = ({ sprite, id, piece, x, y, size }) =>
  html`<${Lying} piece=${piece} x=${x} y=${y} width=${size}><${Use} sprite=${sprite} id=${id} size=${size} /><//>`;

/**
 * The letters of the columns and the numbers of the rows beside a garden, as log and notation have them.
 * @param {{columns: [number, string][], rows: [number, string | number][], x: number, y: number, drop?: number}} props
 *   columns, rows: the middle of each and what it is called; x: of the numbers; y: of the letters' base line;
 *   drop: from the middle of a row to the base line of its number
 */
export const Labels = ({ columns, rows, x, y, drop = 5 }) => html`<g class="labels" aria-hidden="true">
  ${columns.map(([middle, letter]) => html`<text x=${middle} y=${y} text-anchor="middle">${letter}</text>`)}
  ${rows.map(([middle, number]) => html`<text x=${x} y=${middle + drop} text-anchor="middle">${number}</text>`)}</g>`;

/**
 * A seat's colour as a disc, and its symbol if it has a size.
 * @param {{symbol: number, x: number, y: number, r: number, size?: number, class: string}} props
 */
export function Mark({ symbol, x, y, r, size = 0, class: className }) {
  const name = `seat-${symbol % SYMBOLS}`;
  return html`<circle class=${cx(className, name)} cx=${x} cy=${y} r=${r} />
    ${
      size > 0 &&
      html`<use href=${`/static/art/hortus.svg#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`
    }`;
}

/**
 * Points on a piece or a place: what a line is worth, or what a move brings.
 * @param {{points: number, x: number, y: number, width?: number, height?: number, size?: number, drop?: number,
 *   text?: string}} props  size, drop: of the letters, and of their base line from the middle; text: if not the points
 */
export const Worth = ({ points, x, y, width = 44, height = 28, size = 20, drop = 7, text = gained(points) }) =>
  html`<g class=${cx("worth", points > 0 && "is-up", points < 0 && "is-down")} aria-hidden="true" transform=${`translate(${x} ${y})`}>
    <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${height / 2} />
    <text y=${drop} text-anchor="middle" font-size=${size}>${text}</text></g>`;

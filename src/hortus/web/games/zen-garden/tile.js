/** A tile from above: ground as pattern, path as a quarter ring around its corner, decor as an upright silhouette. */
import { html, Use, useMemo } from "../../lib/ui.js";
import { Lying } from "../../parts/drawing.js";

export const SPRITE = "zen-garden";

/**
 * A tile as the view has it; on a garden with its place.
 * @typedef {{tile: string, path: string, decor: string, ground: string, elements: string[], turn?: number, place?: string,
 *   square?: string}} Shown
 */

/** A tile of a garden, and where it lies in it. @typedef {Shown & {place: string, square: string, row: number, column: number}} Lying */

/** The tiles of a garden, row by row. @param {any} garden @returns {Lying[]} */
export const tilesOf = ({ rows }) =>
  rows.flatMap((/** @type {Shown[]} */ line, /** @type {number} */ row) =>
    line.flatMap((tile, column) => (tile ? [{ ...tile, row, column }] : [])),
  );

/** @param {{tile: {path: string, decor: string, ground: string}, turn: number}} props */
function Face({ tile: { path, decor, ground }, turn }) {
  const [left, top] = [turn === 1 || turn === 2, turn > 1];
  return useMemo(
    () => html`<${Use} sprite=${SPRITE} id=${`zen-ground-${ground}`} />
    <${Use} sprite=${SPRITE} id=${`zen-path-${path}`} turn=${90 * turn} />
    <${Use} sprite=${SPRITE} id=${`zen-decor-${decor}`} x=${left ? 7 : 39} y=${top ? 7 : 39} size=${54} />`,
    [path, decor, ground, turn],
  );
}

/**
 * A tile where it lies. `ghostly`: only a preview, no piece.
 * @param {{tile: Shown, turn?: number, x?: number, y?: number, size?: number, ghostly?: boolean}} props
 */
export const Tile = ({ tile, turn = tile.turn ?? 0, x, y, size = 100, ghostly = false }) =>
  html`<${Lying} piece=${ghostly ? undefined : tile.tile} x=${x} y=${y} scale=${size / 100}>
    <${Face} tile=${tile} turn=${turn} /><//>`;

/** A piece by itself, as it is carried and travels. @param {{piece: string | null, turn: number}} props */
export function Piece({ piece, turn }) {
  const [path, decor, ground] = (piece ?? "").split("-");
  return html`<svg viewBox="0 0 100 100">${
    ground
      ? html`<${Face} tile=${{ path, decor, ground }} turn=${turn} />`
      : html`<${Use} sprite=${SPRITE} id=${`zen-${piece}`} />`
  }</svg>`;
}

/** The values that messages about a tile take. @param {Shown} tile @param {number} [turn] */
export const values = ({ path, decor, ground, turn: own }, turn = own ?? 0) => ({ path, decor, ground, turn });

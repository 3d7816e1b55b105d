/** A tile from above: ground as pattern, path as a quarter ring around its corner, decor as an upright silhouette. */
import { html, Use } from "../../lib/ui.js";

export const SPRITE = "zen-garden";
export const CORNERS = ["tl", "tr", "br", "bl"];
export const DECORS = ["pagoda", "bench", "buddha", "gate", "crane"];
export const GROUNDS = ["sand-ground", "gravel", "trees", "clay", "water", "cherry"];

/** @typedef {{tile: string, path: string, decor: string, ground: string, corner?: string}} Shown */

/** @param {{tile: Shown, corner?: string, x?: number, y?: number, size?: number, at?: string, from?: string}} props */
export function Tile({ tile, corner = tile.corner ?? "tl", x = 0, y = 0, size = 100, at, from }) {
  const turn = CORNERS.indexOf(corner);
  const [left, top] = [turn === 1 || turn === 2, turn > 1];
  return html`<g transform=${`translate(${x} ${y}) scale(${size / 100})`}>
    <g data-piece=${at ? tile.tile : undefined} data-at=${at} data-from=${from}>
      <${Use} sprite=${SPRITE} id=${`zen-ground-${tile.ground}`} />
      <${Use} sprite=${SPRITE} id=${`zen-path-${tile.path}`} turn=${90 * turn} />
      <${Use} sprite=${SPRITE} id=${`zen-decor-${tile.decor}`} x=${left ? 7 : 39} y=${top ? 7 : 39} size=${54} />
    </g></g>`;
}

/** "the crane in the water with a wooden path" @param {import("../../lib/types.js").Translate} t @param {Shown} tile */
export const nameOf = (t, tile) =>
  t("tile", { decor: t(`decor.${tile.decor}`), ground: t(`ground.${tile.ground}`), path: t(`path.${tile.path}`) });

/** Does the tile show this element? @param {Shown} tile @param {string} element */
export const shows = (tile, element) =>
  element === `${tile.path}-path` ||
  element === tile.decor ||
  element === (tile.ground === "sand" ? "sand-ground" : tile.ground);

/** The symbol of an element alone. @param {string} element */
export function symbolOf(element) {
  if (element.endsWith("-path")) return `zen-ring-${element.slice(0, -5)}`;
  return DECORS.includes(element) ? `zen-decor-${element}` : `zen-ground-${element.replace("-ground", "")}`;
}

/** What Zen Garden gives to look up during a match: how every wish counts, and what the supply still holds. */
import { html, Picture } from "../../lib/ui.js";
import { lineName, lineText } from "../../lib/sentences.js";
import { number } from "../../lib/i18n.js";
import { SPRITE } from "./tile.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

/** Every line of my points, explained. @param {BoardProps} props */
const Wishes = ({ table, t }) =>
  html`<ul class="guide-rows">${(table.scores?.[table.viewer ?? 0]?.lines ?? []).map(
    (line) =>
      html`<li key=${line.key}><b>${lineName(t, line)}</b> <b class="guide-points">${number(line.points)}</b><br /><small>${lineText(t, line)}</small></li>`,
  )}</ul>`;

/** How many tiles of the supply show each element. @param {BoardProps} props */
function Left({ table, t }) {
  const { supply, discards } = table.view;
  const tiles = /** @type {string[]} */ (supply).map((name) => name.split("-"));
  const kinds = /** @type {const} */ ([
    ["zen-ring", 0],
    ["zen-decor", 1],
    ["zen-ground", 2],
  ]);
  return html`<p>${t("supply-tip", { supply: supply.length, discards: discards.length })}</p>${kinds.map(
    ([symbol, part]) => {
      const names = [...new Set([...supply, ...discards].map((name) => name.split("-")[part]))].sort();
      return html`<ul key=${symbol} class="guide-left">${names.map(
        (name) => html`<li key=${name}><${Picture} sprite=${SPRITE} id=${`${symbol}-${name}`}
          name=${t("element", { element: part === 0 ? `${name}-path` : part === 2 && name === "sand" ? "sand-ground" : name })} />${tiles.filter((parts) => parts[part] === name).length}</li>`,
      )}</ul>`;
    },
  )}`;
}

/** @type {import("../../lib/types.js").Guide} */
export default (props) => [
  { key: "wishes", title: props.t("wishes"), body: html`<${Wishes} ...${props} />` },
  { key: "left", title: props.t("guide-left"), body: html`<${Left} ...${props} />` },
];

/** What Cottage Garden gives to look up during a match: where everybody's cubes are, and what is left. */
import { html, Picture } from "../../lib/ui.js";
import { nextText } from "../../lib/sentences.js";
import { Disc, mineFirst } from "../../parts/seats.js";
import { SPRITE } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

/** Cubes and the nearest threshold of everybody. @param {BoardProps} props */
function Tracks({ table, t }) {
  return mineFirst(table).map((seat) => {
    const here = table.view.seats[seat.seat];
    const lines = table.scores?.[seat.seat]?.lines ?? [];
    return html`<h2><${Disc} seat=${seat} /> ${seat.name}</h2>
      <ul class="guide-rows">${["orange", "blue"].map((colour) => {
        const line = lines.find((one) => one.key === colour);
        return html`<li key=${colour} class="cottage-guide"><${Picture} sprite=${SPRITE} id=${`cottage-${colour}-cube`} />
          <span>${t(`line-${colour}`)} <b>${here[colour].join(" · ")}</b>${
            line?.next && html`<br /><small>${nextText(t, line.key, line.detail ?? {}, line.next)}</small>`
          }</span></li>`;
      })}
      <li>${t("cats", { count: here.cats })}</li></ul>`;
  });
}

/** @param {BoardProps} props */
function Left({ table, t }) {
  const { path, hives, supply, gardener } = table.view;
  return html`<ul class="guide-rows">
    <li>${t("path", { count: path.length })}</li>
    ${supply && html`<li>${t("supply", { number: supply.bed, side: supply.side })}. ${t("supply-tip")}</li>`}
    ${table.view.players > 1 && html`<li>${hives.length ? t("hives", { numbers: hives.join(", ") }) : t("hives-none")}</li>`}
    <li>${t(gardener.final_round ? "final-tip" : "die-tip", { die: gardener.die })}</li></ul>`;
}

/** @type {import("../../lib/types.js").Guide} */
export default (props) => [
  { key: "tracks", title: props.t("guide-tracks"), body: html`<${Tracks} ...${props} />` },
  { key: "left", title: props.t("guide-left"), body: html`<${Left} ...${props} />` },
];

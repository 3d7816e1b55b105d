/** What Village Green gives to look up during a match: everybody's awards, what has not been seen yet, all awards. */
import { html, Picture, cx } from "../../lib/ui.js";
import { signed } from "../../lib/i18n.js";
import { Disc, mineFirst } from "../../parts/seats.js";
import { AwardList, Large, awardNext } from "./awards.js";
import { SPRITE } from "./cards.js";
import { awardName, greenOf } from "./reference.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

const FLOWERS = ["lily", "petunia", "rose"];
const COLOURS = ["red", "yellow", "blue"];

/** The awards of everybody, what each is worth now, and its next step. @param {BoardProps} props */
function Standing({ table, t }) {
  return mineFirst(table).map(({ seat, name }) => {
    const lines = (table.scores?.[seat]?.lines ?? []).filter((line) => line.key.startsWith("award-"));
    return html`<h2><${Disc} seat=${table.seats[seat]} /> ${name}</h2>
      <ul class="village-standing">${lines.map((line) => {
        const id = String(line.detail?.award);
        return html`<li key=${line.key}><${Large} award=${{ id }} />
          <span>${awardName(t, { id })} <small>${line.detail?.space}</small><br /><small>${awardNext(t, line) || t("award-done")}</small></span>
          <b class=${cx(line.points < 0 && "is-less")}>${signed(line.points)}</b></li>`;
      })}</ul>
      ${lines.length === 0 && html`<p class="quiet">${t("nothing")}</p>`}`;
  });
}

/** What I have not seen of the greens, by flower and colour and by feature; others may hold some of it. @param {BoardProps} props */
function Left({ table, t }) {
  const unseen = /** @type {string[]} */ (table.view.greens.unseen).map(greenOf);
  const flowers = (/** @type {string} */ flower, /** @type {string} */ colour) =>
    unseen.filter((card) => card.flower === flower && card.colour === colour).length;
  const lawns = unseen.filter((card) => !card.flower).length;
  const picture = (/** @type {string} */ id, /** @type {string} */ name) =>
    html`<${Picture} sprite=${SPRITE} id=${`village-${id}`} name=${name} />`;
  const features = new Map();
  for (const card of unseen)
    for (const thing of card.trees.length ? card.trees : [card.feature])
      if (card.flower) features.set(thing, (features.get(thing) ?? 0) + 1);
  return html`<p>${t("left-greens", { count: unseen.length, deck: table.view.greens.deck })}</p>
    <table class="village-left"><tbody>${FLOWERS.map(
      (flower) =>
        html`<tr>${COLOURS.map(
          (colour) =>
            html`<td>${picture(`${flower}-${colour}`, t("thing", { thing: `${flower}-${colour}`, count: 2 }))}${flowers(flower, colour)}</td>`,
        )}</tr>`,
    )}</tbody></table>
    <ul class="guide-left">${[...features].map(
      ([thing, count]) => html`<li key=${thing}>${picture(thing, t("thing", { thing, count: 2 }))}${count}</li>`,
    )}<li>${picture("lawn", t("thing", { thing: "lawn", count: 2 }))}${lawns}</li></ul>
    <p>${t("left-awards", { count: table.view.awards.unseen.length, deck: table.view.awards.deck })}</p>`;
}

/** @type {import("../../lib/types.js").Guide} */
export default (props) => {
  const { t } = props;
  return [
    { key: "standing", title: t("guide-standing"), body: html`<${Standing} ...${props} />` },
    { key: "left", title: t("guide-left"), body: html`<${Left} ...${props} />` },
    { key: "awards", title: t("all-awards"), body: html`<${AwardList} t=${t} />` },
  ];
};

/** Cottage Garden on the page. Everything tapped, dragged or typed ends in a move of the legal list. */
import { html } from "../../lib/ui.js";
import { list } from "../../lib/i18n.js";
import { square } from "../../lib/shapes.js";
import { Garden, endWord } from "./garden.js";
import { handNow, letGo, takeToken, turnHand } from "./hand.js";
import { Shared, tileWords } from "./nursery.js";
import { cellsOf } from "./pieces.js";
import { words } from "./words.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

/** @param {BoardProps} props */
function actions(props) {
  const { act, t } = props;
  const found = [];
  const hand = handNow(props);
  const token = (/** @type {"pot" | "cat"} */ kind) => ({
    label: t(hand?.kind === kind ? `${kind}.back` : `${kind}.action`),
    icon: "hand",
    run: () => (hand?.kind === kind ? letGo(props) : takeToken(props, kind)),
  });
  if (act.has("ramble")) found.push({ label: t("ramble"), move: "ramble", icon: "again" });
  if (act.has("stay")) found.push({ label: t("stay"), move: "stay", icon: "check", primary: true });
  if (act.starting("plant ").length && act.starting("pot ").length) found.push(token("pot"));
  if (act.has("done"))
    found.push(token("cat"), { label: t(endWord(props)), move: "done", icon: "check", primary: true });
  if (act.has("drop")) found.push({ label: t("drop"), move: "drop", icon: "bin" });
  for (const number of [1, 2])
    if (act.has(`score ${number}`)) found.push({ label: t("score.first", { number }), move: `score ${number}` });
  return found;
}

/** A tile's squares, as they would be named in a bed's corner. @param {any} tile */
const shapeOf = (tile) =>
  cellsOf(tile)
    .map(([column, row]) => square(column, row))
    .join(", ");

/** @param {BoardProps} props */
function Text(props) {
  const { table, t, lang } = props;
  const { view } = table;
  const short = (/** @type {any} */ tile) => (tile ? `${tile.name[lang]} (${tile.tile})` : "·");
  const inside = (/** @type {any} */ bed, /** @type {number} */ column, /** @type {number} */ row) => {
    const at = square(column, row);
    const tile = bed.tiles.find((/** @type {any} */ one) => one?.squares.includes(at));
    if (tile) return short(tile);
    if (bed.cats.includes(at)) return t("on.cat");
    if (bed.pots.includes(at)) return t("on.pot");
    return (
      { P: t("on.print.pot"), C: t("on.print.cloche") }[/** @type {string} */ (bed.prints[row][column])] ??
      html`<span aria-label=${t("on.nothing")}>·</span>`
    );
  };
  const ahead = view.gardener.ahead;
  return html`
    <h2>${t("text.nursery")}</h2>
    <p>${t("gardener.name", { die: view.gardener.die, row: view.gardener.row.join(", ") })}.${view.gardener.final_round ? ` ${t("final")}.` : ""}</p>
    <ul>${ahead.map((/** @type {any} */ one) => html`<li>${t("text.soon", { name: one.seat === table.viewer ? t("text.you") : (table.seats[one.seat]?.name ?? ""), row: one.row.join(", ") })}</li>`)}</ul>
    <table><thead><tr><td></td>${["A", "B", "C", "D"].map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
      <tbody>${view.nursery.map((/** @type {any[]} */ line, /** @type {number} */ row) => html`<tr><th scope="row">${row + 1}</th>${line.map((tile) => html`<td>${short(tile)}</td>`)}</tr>`)}</tbody></table>
    <h3>${t("text.row")}</h3>
    <ul>${view.gardener.row.map((/** @type {string} */ space) => {
      const tile = view.nursery[Number(space[1]) - 1]["ABCD".indexOf(space[0])];
      return html`<li>${space}: ${tile ? `${tileWords(tile, props)}; ${t("text.shape", { squares: shapeOf(tile) })}` : t("space.empty")}</li>`;
    })}</ul>
    <h3>${t("text.path")}</h3>
    <p>${view.path.length ? list(view.path.map(short)) : t("path.empty")}</p>
    ${view.supply && html`<p>${t("supply", { bed: view.supply.bed, side: t(view.supply.side) })}.</p>`}
    ${view.seats.map(
      (
        /** @type {any} */ seat,
        /** @type {number} */ number,
      ) => html`<h2>${t("text.seat", { name: table.seats[number]?.name, points: seat.points })}</h2>
      <p>${t("cats", { count: seat.cats })}. ${seat.beehives ? `${t("beehives.mine", { count: seat.beehives })}. ` : ""}${t("text.cubes", { orange: list(seat.orange.map(String)), blue: list(seat.blue.map(String)) })}</p>
      ${seat.beds.map((/** @type {any} */ bed, /** @type {number} */ place) =>
        bed
          ? html`<h3>${t("bed.name", { number: place + 1, side: t(bed.side), pots: bed.visible_pots, cloches: bed.visible_cloches, left: t("squares.left", { count: bed.empty.length }) })}</h3>
        <table><thead><tr><td></td>${[..."abcde"].map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
        <tbody>${[0, 1, 2, 3, 4].map((row) => html`<tr><th scope="row">${row + 1}</th>${[0, 1, 2, 3, 4].map((column) => html`<td>${inside(bed, column, row)}</td>`)}</tr>`)}</tbody></table>`
          : html`<p>${t("bed.gone", { number: place + 1 })}.</p>`,
      )}`,
    )}`;
}

/** @type {import("../../lib/types.js").Board} */
export default {
  words,
  Shared,
  Garden,
  actions,
  Text,
  idle: ["done", "stay"],
  keys: {
    r: (props) => void turnHand(props, 1),
    f: (props) => void turnHand(props, 0, true),
    e: ({ act }) => act.commit("done"),
  },
};

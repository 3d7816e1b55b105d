/** Cottage Garden on the page. Everything tapped, dragged or typed ends in a move of the legal list. */
import { html } from "../../lib/ui.js";
import { list } from "../../lib/i18n.js";
import { square } from "../../lib/shapes.js";
import { lead } from "./ending.js";
import { Garden, endWord, lies } from "./garden.js";
import { handNow, legalOf, letGo, takeToken, tileOn, turnHand } from "./hand.js";
import { Shared, tileWords } from "./nursery.js";
import { Piece, cellsOf } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Action} Action */

/** @param {BoardProps} props */
function actions(props) {
  const { play, t } = props;
  /** @type {Action[]} */
  const found = [];
  const hand = handNow(props);
  const one = (/** @type {string} */ verb) => play.moves({ verb })[0];
  const token = (/** @type {"pot" | "cat"} */ kind) => ({
    label: t(hand?.kind === kind ? `${kind}-back` : `${kind}-action`),
    icon: "hand",
    run: () => (hand?.kind === kind ? letGo(props) : takeToken(props, kind)),
  });
  if (one("ramble")) found.push({ label: t("ramble"), move: one("ramble"), icon: "again" });
  const { plants, tokens } = legalOf(props);
  if (plants.size && [...tokens.values()].some((move) => move.verb === "pot")) found.push(token("pot"));
  if (one("done"))
    found.push(token("cat"), { label: t(endWord(props)), move: one("done"), icon: "check", primary: true });
  if (one("drop")) found.push({ label: t("drop"), move: one("drop"), icon: "bin" });
  for (const move of play.moves({ verb: "first" }))
    found.push({ label: t("score-first", { number: move.detail.bed }), move });
  return found;
}

/** A tile's squares, as they would be named in a bed's corner. @param {any} tile */
const shapeOf = (tile) =>
  cellsOf(tile)
    .map(([column, row]) => square(column, row))
    .join(", ");

const LETTERS = ["a", "b", "c", "d", "e"];
const ROWS = [0, 1, 2, 3, 4];

/** A table with letters above and numbers beside it. @param {{letters: string[], rows: any[][]}} props */
const Grid = ({ letters, rows }) => html`<table>
  <thead><tr><td></td>${letters.map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
  <tbody>${rows.map((row, i) => html`<tr><th scope="row">${i + 1}</th>${row.map((inside) => html`<td>${inside}</td>`)}</tr>`)}
  </tbody></table>`;

/** @param {BoardProps} props */
function Text({ table, t }) {
  const { view } = table;
  const short = (/** @type {any} */ tile) => (tile ? t("flowers", { flower: tile.flower }) : "·");
  const { gardener } = view;
  const who = (/** @type {number} */ seat) => (seat === table.viewer ? t("text-you") : (table.seats[seat]?.name ?? ""));
  return html`
    <h2>${t("text-nursery")}</h2>
    <p>${t("gardener-name", { die: gardener.die, row: gardener.row.join(", ") })}. ${gardener.final_round ? t("final") : ""}</p>
    <ul>${gardener.ahead.map(
      (/** @type {any} */ one) => html`<li>${t("text-soon", { name: who(one.seat), row: one.row.join(", ") })}</li>`,
    )}</ul>
    <${Grid} letters=${["A", "B", "C", "D"]} rows=${view.nursery.map((/** @type {any[]} */ line) => line.map(short))} />
    <h3>${t("text-row")}</h3>
    <ul>${gardener.row.map((/** @type {string} */ space) => {
      const tile = tileOn(view, space);
      const shape = tile && t("text-shape", { squares: shapeOf(tile) });
      return html`<li>${space}: ${tile ? `${tileWords(tile, t)}; ${shape}` : t("space-empty")}</li>`;
    })}</ul>
    <h3>${t("text-path")}</h3>
    <p>${view.path.length ? list(view.path.map(short)) : t("path-empty")}</p>
    ${view.supply && html`<p>${t("supply", { number: view.supply.bed, side: view.supply.side })}.</p>`}
    ${view.seats.map((/** @type {any} */ seat, /** @type {number} */ number) => {
      const cubes = { orange: list(seat.orange.map(String)), blue: list(seat.blue.map(String)) };
      return html`<h2>${t("text-seat", { name: table.seats[number]?.name, count: seat.points })}</h2>
      <p>${t("cats", { count: seat.cats })}. ${seat.beehives ? `${t("beehives-mine", { count: seat.beehives })}. ` : ""}
        ${t("text-cubes", cubes)}</p>
      ${seat.beds.map((/** @type {any} */ bed, /** @type {number} */ place) =>
        bed
          ? html`<h3>${t("bed-name", {
              number: place + 1,
              side: bed.side,
              pots: bed.visible_pots,
              cloches: bed.visible_cloches,
              count: bed.empty.length,
            })}</h3>
          <${Grid} letters=${LETTERS} rows=${ROWS.map((row) => ROWS.map((column) => lies(bed, square(column, row), t)))} />`
          : html`<p>${t("bed-gone", { number: place + 1 })}.</p>`,
      )}`;
    })}`;
}

const GREAT = ["complete", "final-round", "give-up"];

/**
 * The great moments, in large letters over the bed or the board.
 * @param {import("../../lib/types.js").GameEvent} event @param {import("../../lib/types.js").Stage} stage
 */
function stage(event, { words, table, caption }) {
  if (!GREAT.includes(event.kind)) return;
  const name = event.seat === null ? "" : table.seats[event.seat].name;
  return caption(words(`event-${event.kind}`, { name, ...event.detail }), event.target ?? undefined);
}

/** @type {import("../../lib/types.js").Board} */
export default {
  Shared,
  Garden,
  Piece,
  actions,
  Text,
  stage,
  lead,
  sounds: { complete: "win", gardener: "lift", count: "draw", "bed-new": "turn" },
  keys: {
    r: (props) => void turnHand(props, 1),
    f: (props) => void turnHand(props, 0, true),
    e: ({ play }) => {
      const [done] = play.moves({ verb: "done" });
      if (done) play.commit(done);
    },
  },
};

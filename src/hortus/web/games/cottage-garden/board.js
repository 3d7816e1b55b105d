/** Cottage Garden on the page. Everything tapped, dragged or typed ends in a move of the legal list. */
import { html } from "../../lib/ui.js";
import { list } from "../../lib/i18n.js";
import { square } from "../../lib/shapes.js";
import { Grid } from "../../parts/grid.js";
import { lead } from "./ending.js";
import { Garden, bedWords, endWord, lies } from "./garden.js";
import { handNow, isReal, legalOf, letGo, spots, squaresOf, takeToken, tileOn, turnHand, whereNow } from "./hand.js";
import { Shared, tileWords } from "./nursery.js";
import { Piece, cellsOf } from "./pieces.js";
import { Standing, Whole, filled } from "./standing.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Action} Action */

/** @param {BoardProps} props */
function actions(props) {
  const { play, t } = props;
  const hand = handNow(props);
  const tile = hand?.kind === "tile";
  const { plants, tokens } = legalOf(props);
  const may = (/** @type {string} */ verb) => [...tokens.values()].some((move) => move.verb === verb);
  const kind = may("cat") ? "cat" : "pot";
  const held = hand?.kind === kind && !hand.auto;
  const [move] = ["done", "drop", "ramble"].flatMap((verb) => play.moves({ verb }));
  const label = move?.verb === "done" ? endWord(props) : (move?.verb ?? "done");
  /** @type {Action[]} */
  const found = [
    { key: "turn", label: t("turn-short"), name: t("turn"), icon: "turn" },
    { key: "flip", label: t("flip-short"), name: t("flip"), icon: "flip" },
  ].map((one) => ({ ...one, always: true, disabled: !tile, run: () => void turnHand(props, 1, one.key === "flip") }));
  return [
    ...found,
    {
      key: "token",
      label: t(kind === "cat" ? "cat-word" : "pot-word"),
      name: t(held ? `${kind}-back` : `${kind}-action`),
      icon: "hand",
      pressed: held,
      disabled: !(kind === "cat" ? play.moves({ verb: "done" }).length > 0 : plants.size > 0 && may("pot")),
      run: () => (held ? letGo(props) : takeToken(props, kind)),
    },
    {
      key: move?.verb ?? "done",
      label: t(label),
      move,
      icon: { drop: "bin", ramble: "again" }[label] ?? "check",
      primary: true,
      disabled: !move,
    },
  ];
}

/** What is in hand, and what can be done with it. @param {BoardProps} props */
function now(props) {
  const { table, play, t } = props;
  const hand = table.viewer === null ? null : handNow(props);
  if (hand?.kind !== "tile") return null;
  const what = t("flowers", { flower: tileOn(table.view, hand.space)?.flower ?? "" });
  const planting = play.mine && (table.view.phase === "plant" || table.view.phase === "refill");
  if (!isReal(props, hand)) {
    const inRow = table.view.gardener.row.includes(hand.space);
    return t("now-try", { what, why: !planting ? "note" : inRow ? "misfit" : "elsewhere" });
  }
  const { spot } = whereNow(props);
  const fits = spots(props, hand).some((one) => one.move);
  return t("now-hand", { what, how: !fits ? "turn" : spot && !spot.move ? "misfit" : "where" });
}

/** A tile's squares, as they would be named in a bed's corner. @param {any} tile */
const shapeOf = (tile) =>
  cellsOf(tile)
    .map(([column, row]) => square(column, row))
    .join(", ");

const LETTERS = ["a", "b", "c", "d", "e"];
const ROWS = [0, 1, 2, 3, 4];

/** @param {BoardProps} props */
function Text({ table, t }) {
  const { view } = table;
  const short = (/** @type {any} */ tile) => tile && t("flowers", { flower: tile.flower });
  const { gardener } = view;
  const who = (/** @type {number} */ seat) => (seat === table.viewer ? t("text-you") : table.seats[seat].name);
  return html`
    <h2>${t("text-nursery")}</h2>
    <p>${t("gardener-name", { die: gardener.die, row: gardener.row.join(", ") })}. ${gardener.final_round ? t("final") : ""}</p>
    <ul>${gardener.ahead.map(
      (/** @type {any} */ one) => html`<li>${t("text-soon", { name: who(one.seat), row: one.row.join(", ") })}</li>`,
    )}</ul>
    <${Grid} letters=${["A", "B", "C", "D"]} empty=${t("space-empty")} rows=${view.nursery.map((/** @type {any[]} */ line) => line.map(short))} />
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
      return html`<h2>${t("text-seat", { name: table.seats[number].name, count: seat.points })}</h2>
      <p>${t("cats", { count: seat.cats })}. ${seat.beehives ? `${t("beehives-mine", { count: seat.beehives })}. ` : ""}
        ${t("text-cubes", cubes)}</p>
      ${seat.beds.map((/** @type {any} */ bed, /** @type {number} */ place) =>
        bed
          ? html`<h3>${t("bed-name", bedWords(bed, place + 1))}</h3>
          <${Grid} letters=${LETTERS} empty=${t("on-nothing")}
            rows=${ROWS.map((row) => ROWS.map((column) => lies(bed, square(column, row), t)))} />`
          : html`<p>${t("bed-gone", { number: place + 1 })}.</p>`,
      )}`;
    })}`;
}

/**
 * A bed that is complete is lifted out of its garden and counted.
 * @param {import("../../lib/types.js").GameEvent} event @param {import("../../lib/types.js").Stage} stage
 */
async function stage(event, { table, before, events, spotlight, lift, wait }) {
  const { kind, seat, target, detail } = event;
  if (kind !== "complete" || seat === null || !target) return;
  const spaces = ["orange", "blue"].flatMap((colour) =>
    table.view.tracks[colour].map((/** @type {number} */ space) => `${seat}-${colour}-${space}`),
  );
  spotlight([[target], spaces]);
  const bed = before.seats[seat].beds[Number(detail.bed) - 1];
  const whole = bed && filled(bed, events.slice(0, events.indexOf(event)), target);
  if (whole) await lift(target, html`<${Whole} bed=${whole} number=${Number(detail.bed)} at=${target} />`);
  await wait(500);
}

/**
 * A symbol that is counted takes its cube one space on.
 * @param {import("../../lib/types.js").GameEvent} event @param {import("../../lib/types.js").Stage} stage
 */
async function alongside(event, { events, chip, glide, lift, spotlight, ms }) {
  if (["token-back", "tile-back", "bed-out", "bed-done"].includes(event.kind)) spotlight(null);
  if (event.kind !== "count" || event.origin === null || event.target === null) return;
  const { colour } = event.detail;
  chip(event.origin, event.points, colour === "orange" ? "pot" : "cloche");
  await glide(`${colour}-cube`, event.target, ms);
  if (!events.slice(events.indexOf(event) + 1).some((later) => later.kind === "count")) await lift("", null);
}

/** The squares that a move covers, or the place it goes to. @param {import("../../lib/types.js").Move} move */
function places(move) {
  if (move.target === null) return [];
  if (move.verb !== "plant") return [move.target];
  const bed = move.target.slice(0, 3);
  return squaresOf(move).map((on) => `${bed}-${on}`);
}

/** @type {import("../../lib/types.js").Board} */
export default {
  Shared,
  Garden,
  Piece,
  Standing,
  actions,
  Text,
  now,
  back: (props) => (handNow(props)?.auto === false ? () => letGo(props) : null),
  status: ({ table, t }) => (table.view.gardener.final_round ? t("final") : t("die", { die: table.view.gardener.die })),
  stage,
  alongside,
  announced: ["complete", "final-ahead", "final-round", "give-up"],
  single: ["count"],
  together: [
    ["token-back", "tile-back"],
    ["bed-out", "bed-new"],
  ],
  pace: { count: 260, gardener: 260 },
  places,
  lead,
  sounds: { complete: "win", gardener: "lift", count: "draw", "bed-new": "turn" },
  keys: {
    r: (props, event) => void turnHand(props, event.shiftKey ? -1 : 1),
    f: (props) => void turnHand(props, 0, true),
    e: ({ play }) => {
      const [done] = play.moves({ verb: "done" });
      if (done) play.commit(done);
    },
  },
};

/** The selection board as three terraces, the supply, and the tile in hand. */
import { html, Use, cx } from "../../lib/ui.js";
import { carried, placeUnder } from "../../lib/carry.js";
import { place, spot } from "../../lib/spot.js";
import { tip } from "../../lib/tip.js";
import { Worth } from "../../parts/drawing.js";
import { SPRITE, Tile, values } from "./tile.js";
import { screen, tileAt, turn } from "./garden.js";
import { standAt } from "./stand.js";
import { Scroll } from "./scroll.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Point} Point */
/** @typedef {import("./tile.js").Shown} Shown */

/** The cell of my frame, and the place, under a point of the page. @param {Point} point */
function under(point) {
  const cell = document.elementFromPoint(point.x, point.y)?.closest("[data-cell]")?.getAttribute("data-cell");
  return { at: placeUnder(point), cell: cell ? /** @type {[number, number]} */ ([...cell].map(Number)) : null };
}

/** A tile of the terraces is carried to the hand; dropped on a cell, it is meant for it. @param {BoardProps} props @param {Shown} tile */
function carryFromMarket({ table, play }, tile) {
  const { aimed, plan } = screen(play);
  const open = () => table.view.gardens[table.turn ?? 0];
  return (/** @type {Point} */ point) => {
    play.turn = 0; // as it lies on the terraces
    const { at, cell } = under(point);
    const garden = open();
    const fits = cell && (garden.width === 0 || garden.open.some((/** @type {any} */ one) => one.place === at));
    aimed.value = fits ? cell : null;
    plan.value = fits ? { tile: tile.tile, cell } : null;
    return fits ? "hand" : at;
  };
}

/** The tile in hand is carried to a cell; the first one to any. @param {BoardProps} props */
function carryFromHand(props) {
  const { table, play } = props;
  const { aimed } = screen(play);
  return (/** @type {Point} */ point) => {
    const { at, cell } = under(point);
    const seat = table.turn ?? 0;
    const garden = table.view.gardens[seat];
    if (!cell) return at;
    aimed.value = cell;
    if (garden.width) return at;
    standAt(props, seat, ...cell);
    return garden.open[0].place;
  };
}

/** @param {BoardProps & {row: any, index: number}} props */
function Terrace(props) {
  const { table, play, t, row, index } = props;
  const picking = play.mine && !table.view.held;
  const first = play.moves({ verb: "take" })[0]?.origin;
  const y = 4 + 108 * index;
  const step = 7 * (2 - index);
  return html`<g>
    <rect class=${`zen-terrace is-${index}`} x=${2 + step} y=${y} width=${476 - 2 * step} height="104" rx="14" />
    <path class="zen-wall" d=${`M${16 + step} ${y + 101} H${464 - step}`} />
    <g role="img" aria-label=${t("cost", { cost: row.cost })} ...${tip(t("cost-tip", { cost: row.cost }))}><${Use} sprite=${SPRITE} id="zen-coin" x=${22} y=${y + 55} size=${26} />
      <text class="zen-cost" x="35" y=${y + 45} text-anchor="middle" aria-hidden="true">${row.cost}</text></g>
    ${row.spaces.map((/** @type {any} */ one, /** @type {number} */ k) => {
      const x = 64 + 100 * k;
      const tile = /** @type {Shown | null} */ (one.tile);
      if (!tile) {
        const name = t("market-none", { square: one.square });
        return html`<g key=${one.place} ...${spot(play, { at: one.place, name, source: false, target: false })}>
          <rect class="zen-hole" data-box="" x=${x + 5} y=${y + 5} width="90" height="90" rx="10" /></g>`;
      }
      const [move = null] = play.moves({ origin: one.place });
      const state = move ? "take" : picking ? "dear" : "tile";
      const worth = move?.potential != null && t("tile-worth", { points: move.potential }); // its price paid
      return html`<g key=${one.place} ...${spot(play, {
        at: one.place,
        name: [t("market-tile", { state, square: one.square, cost: row.cost, ...values(tile) }), worth]
          .filter(Boolean)
          .join(" "),
        move,
        next: one.place === first,
        class: cx(picking && !move && "is-dear", move && play.previews(move) && "is-ghost"),
        carry: { at: carryFromMarket(props, tile) },
      })}>
        <rect data-box="" x=${x + 3} y=${y + 3} width="94" height="94" fill="none" />
        <${Tile} tile=${tile} x=${x + 3} y=${y + 3} size=${94} />
        <rect class="ring" x=${x + 5} y=${y + 5} width="90" height="90" rx="10" />
        ${move && move.potential !== null && html`<${Worth} points=${move.potential} x=${x + 74} y=${y + 15} />`}</g>`;
    })}</g>`;
}

/** @param {BoardProps} props */
function Hand(props) {
  const { table, play, t } = props;
  const held = /** @type {Shown | null} */ (table.view.held);
  const turning = play.mine && held;
  const away = held && play.ghost?.verb === "place";
  const name = held
    ? t("hand-name", { state: turning ? "turn" : "tile", ...values(held, turning ? play.turn : 0) })
    : t("hand-none");
  // It can be turned and carried; the keyboard's way through what is legal leads to the cells.
  const parts = {
    ...spot(play, {
      at: "hand",
      name,
      source: false,
      target: false,
      class: cx(turning && "is-turning"),
      anytime: true,
      onPick: turning ? () => turn(props) : undefined,
    }),
    ...(turning ? carried(play, { origin: "hand", piece: null, at: carryFromHand(props) }) : {}),
  };
  return html`<svg class="zen-hand" viewBox="0 0 108 108"><g ...${parts}>
    <rect class="zen-hole is-hand" data-box="" x="5" y="5" width="98" height="98" rx="12" />
    ${
      held &&
      html`<g class=${cx(away && "is-out")}><${Tile} tile=${held} turn=${turning ? play.turn : 0} x=${2} y=${2} size=${104} /></g>`
    }
    <rect class="ring" x="5" y="5" width="98" height="98" rx="10" />
  </g></svg>`;
}

/** @param {BoardProps} props */
export function Shared(props) {
  const { table, play, t } = props;
  const { view } = table;
  const held = /** @type {Shown | null} */ (view.held);
  const picking = play.mine && !held;
  const looked = held ?? tileAt(view, play.ghost?.verb === "take" ? play.ghost.origin : null);
  const whose = held && table.turn !== null ? table.seats[table.turn] : null;
  const label = whose && !whose.mine ? t("hand-of", { name: whose.name }) : t("hand-label");
  const round = t("round", { round: view.round, rounds: view.rounds });
  const counts = { supply: view.supply.length, discards: view.discards.length };
  return html`<div class=${cx("zen-shared", play.mine && held && "is-placing", picking && "is-picking")}>
    <div class="zen-market">
      <svg class="zen-terraces" viewBox="0 0 480 328" role="group" aria-label=${t("selection")}>
        ${view.selection.map(
          (/** @type {any} */ row, /** @type {number} */ index) =>
            html`<${Terrace} key=${index} ...${props} row=${row} index=${index} />`,
        )}
        ${picking && html`<rect class="zen-now" x="-4" y="-2" width="488" height="334" rx="20" />`}</svg>
      <div class="zen-tray">
        <div class="zen-supply" role="img" aria-label=${`${round}. ${t("supply", counts)}`} ...${tip(t("supply-tip", counts))}>
          <svg viewBox="0 0 100 100" aria-hidden="true"><g ...${place("supply")}>
            <rect data-box="" ...${place("discards")} width="100" height="100" fill="none" />
            <${Use} sprite=${SPRITE} id="zen-back" /></g></svg>
          <span aria-hidden="true"><b>${round}</b><small>${t("supply-left", { count: counts.supply })}</small></span>
        </div>
        <span class="zen-label" aria-hidden="true">${label}</span>
        <${Hand} ...${props} />
      </div>
    </div>
    <${Scroll} ...${props} tile=${looked} />
  </div>`;
}

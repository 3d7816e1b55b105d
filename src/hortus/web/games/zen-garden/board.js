/** Zen Garden on the page: terraces, tile in hand, the emperor's scroll, gardens. What can be done comes from the legal moves. */
import { html } from "../../lib/ui.js";
import { number } from "../../lib/i18n.js";
import { placeIn } from "../../lib/measure.js";
import { Piece, tilesOf, values } from "./tile.js";
import { Garden, turn } from "./garden.js";
import { Shared } from "./market.js";
import { counted, nameOf, placeOf } from "./scroll.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

const SWELL = 90; // milliseconds from one tile to the next

/** @param {BoardProps} props */
function actions(props) {
  return [
    { key: "turn", label: props.t("turn"), icon: "turn", run: () => turn(props), disabled: !props.table.view.held },
  ];
}

const keys = { r: (/** @type {BoardProps} */ props) => turn(props) };

/** @param {BoardProps} props */
function Text(props) {
  const { table, play, t } = props;
  const { view } = table;
  const tile = (/** @type {any} */ one) => (one ? t("tile-name", values(one)) : t("empty"));
  return html`
    <p>${t("round", { round: view.round, rounds: view.rounds })}.
      ${t("supply", { supply: view.supply.length, discards: view.discards.length })}.</p>
    <p>${view.held ? t("hand-name", { state: "tile", ...values(view.held, play.turn) }) : t("hand-none")}.</p>
    <h2>${t("selection")}</h2>
    ${view.selection.map(
      (/** @type {any} */ row) => html`<h3>${t("cost", { cost: row.cost })}</h3>
      <ul>${row.spaces.map((/** @type {any} */ one) => html`<li>${one.square}: ${tile(one.tile)}</li>`)}</ul>`,
    )}
    <h2>${t("wishes")}</h2>
    <table><thead><tr><td></td>${table.seats.map((seat) => html`<th scope="col">${seat.name}</th>`)}</tr></thead>
      <tbody>${view.wishes.map(
        (/** @type {any} */ wish) => html`<tr>
          <th scope="row">${nameOf(props, wish)}${wish.left ? `. ${t("wish-left", { left: wish.left.join(", ") || "none" })}` : ""}</th>
          ${table.seats.map(({ seat }) => {
            const count = counted(wish, seat);
            return html`<td>${count && `${count} → `}${number(wish.points[seat])}</td>`;
          })}
        </tr>`,
      )}</tbody></table>
    ${table.seats.map(({ seat, name }) => {
      const garden = view.gardens[seat];
      const first = view.marker === seat ? "yes" : "no";
      return html`<h2>${t("area-garden", { name })}</h2><p>${t("purse", { count: garden.money, most: view.most_money, first })}</p>
        <ul>${tilesOf(garden).map((one) => html`<li>${t("laid", { square: one.square, ...values(one) })}</li>`)}</ul>`;
    })}`;
}

/** The scroll may hold more wishes than there is room for. @param {HTMLElement} root @param {string} wish */
const show = (root, wish) => placeIn(root, placeOf(wish))?.scrollIntoView({ block: "nearest", inline: "nearest" });

/**
 * The end: wish by wish, on the scroll and on the tiles that count, then the coins, then the winner's garden.
 * @param {import("../../lib/types.js").Stage} stage
 */
async function count({ root, table, chip, pop, ripple, spotlight, wait }) {
  const gardens = table.seats.map(({ seat }) => tilesOf(table.view.gardens[seat]));
  const whole = gardens.map((tiles) => tiles.map(({ place }) => place));
  for (const wish of /** @type {import("./scroll.js").Wish[]} */ (table.view.wishes)) {
    if (!wish.points.some(Boolean)) continue;
    show(root, wish.key);
    spotlight([[placeOf(wish.key)], ...whole]);
    for (const [seat, tiles] of gardens.entries()) {
      const counted = tiles.filter((tile) => wish.elements?.some((element) => tile.elements.includes(element)));
      const rings = wish.key === "paths" ? table.view.gardens[seat].paths : [];
      const places = [...counted, ...rings].flatMap(({ place, places = [place] }) => places);
      for (const at of new Set(places)) pop(at);
      chip(places[0] ?? tiles[0].place, wish.points[seat]);
    }
    await wait(550);
  }
  spotlight([...whole, ...table.seats.map(({ seat }) => [`${seat}-purse`])]);
  for (const { seat } of table.seats) chip(`${seat}-purse`, table.view.gardens[seat].money);
  await wait(550);
  const points = (table.scores ?? []).map((score) => score.points);
  const first = points.flatMap((some, seat) => (some === Math.max(...points) ? [seat] : []));
  for (const seat of table.seats.length > 1 ? (table.result?.winners ?? first) : []) {
    spotlight([whole[seat]]);
    await ripple(whole[seat], 60);
  }
  await wait(600);
  spotlight(null);
}

/**
 * The great moments: the tiles they come from in the light.
 * @param {import("../../lib/types.js").GameEvent} event @param {import("../../lib/types.js").Stage} stage
 */
async function stage(event, stage) {
  const { root, words, table, events, announce, chip, ripple, spotlight, wait } = stage;
  const { kind, seat, detail, points, line } = event;
  if (kind === "end" && !stage.still) return count(stage);
  if (kind === "round" && Number(detail.rounds) - Number(detail.round) === 1) announce(words("round-before-last"));
  if (seat === null || (kind !== "mission" && kind !== "path")) return;
  const garden = table.view.gardens[seat];
  const before = events.slice(0, events.indexOf(event)); // several players' moves may be played in one go
  const laid = before.findLast((one) => one.kind === "place" && one.seat === seat)?.target;
  if (kind === "mission" && laid) {
    show(root, line ?? "");
    spotlight([tilesOf(garden).map(({ place }) => place), [placeOf(line ?? "")]]);
    chip(laid, points);
    await wait(900);
    spotlight(null);
  }
  const ring = kind === "path" && garden.paths.find((/** @type {any} */ path) => path.places.includes(detail.from));
  if (!ring) return;
  spotlight([ring.places]);
  await ripple(ring.places, SWELL);
  chip(ring.places[0], points);
  await wait(450);
  spotlight(null);
}

/**
 * A line of one decor is closed: its tiles, while its coins fly.
 * @param {import("../../lib/types.js").GameEvent} event @param {import("../../lib/types.js").Stage} stage
 */
async function alongside({ kind, seat, detail, points }, { table, chip, ripple }) {
  if (kind !== "line" || seat === null) return;
  const tiles = tilesOf(table.view.gardens[seat]);
  const [from, to] = [detail.from, detail.to].map((at) => tiles.find(({ place }) => place === at));
  if (!from || !to) return;
  const between = (/** @type {"row" | "column"} */ way) => (/** @type {import("./tile.js").Lying} */ tile) =>
    tile[way] >= Math.min(from[way], to[way]) && tile[way] <= Math.max(from[way], to[way]);
  const line = tiles.filter(between("row")).filter(between("column"));
  await ripple(
    line.map(({ place }) => place),
    SWELL,
  );
  chip(line[0].place, points);
}

/** @type {import("../../lib/types.js").Board} */
export default {
  Shared,
  Garden,
  Piece,
  actions,
  Text,
  keys,
  status: ({ table, t }) => t("round", { round: table.view.round, rounds: table.view.rounds }),
  stage,
  alongside,
  announced: ["path", "mission", "mission-late", "reshuffle", "last-round", "line", "end"],
  together: [["discard", "fall", "refill", "marker"]],
  sounds: { take: "lift", refill: "draw", mission: "win" },
};

/** Village Green on the page: decks and displays, villages, the hand. What can be done where comes from the legal moves. */
import { html } from "../../lib/ui.js";
import { countLines } from "../../lib/staging.js";
import { Piece } from "./cards.js";
import { Shared } from "./display.js";
import { CELLS, SPACES, goalOf, notation } from "./places.js";
import { awardName, awardText, greenName, lineOf, refer, underText } from "./reference.js";
import { Garden, VillageText } from "./village.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GameEvent} GameEvent */
/** @typedef {import("../../lib/types.js").Stage} Stage */

/** @param {BoardProps} props */
function actions({ table, play, t }) {
  const card = `${table.turn}-z0`;
  const discard = play.to(`${table.turn}-discards`);
  const [stop] = play.moves({ verb: "stop" });
  const village = {
    key: "village",
    label: t("village-card-name"),
    icon: "turn",
    pressed: play.picked?.origin === card,
    disabled: !play.moves({ origin: card }).length,
    run: () => play.pick(card),
  };
  if (table.view.players === 1)
    return [
      village,
      { key: "stop", label: t("stop"), icon: "last", disabled: !stop, run: () => play.preview(stop, true) },
    ];
  return [
    village,
    {
      key: "discard",
      label: t("discard"),
      icon: "bin",
      disabled: !discard,
      run: () => discard && play.choose(discard),
    },
  ];
}

/** The sentence once a card is picked up or a place is chosen, or the village card is about to be used. @param {BoardProps} props */
function now(props) {
  const { table, play, t } = props;
  const goal = goalOf(props);
  if (goal) return t("now-card", { at: goal.slice(2) });
  if (play.picked?.origin === `${table.turn}-z0`) return t("now-power");
  const number = /-hand-(\d)$/.exec(play.picked?.origin ?? "")?.[1];
  const card = number && table.view.hand?.[Number(number) - 1];
  return card ? t("now-space", { name: greenName(t, card) }) : null;
}

/** @param {BoardProps} props */
function Text(props) {
  const { table, t } = props;
  const { view } = table;
  const named = (/** @type {any[]} */ cards) => cards.map((card) => greenName(t, card)).join(", ") || t("nothing");
  const area = (/** @type {"greens" | "awards"} */ what) => html`<h2 class="village-head">${t(what)}</h2>
    <ol>${view[what].face_up
      .filter(Boolean)
      .map(
        (/** @type {any} */ card) => html`<li>${what === "awards" ? awardText(t, card) : greenName(t, card)}</li>`,
      )}</ol>
    <p>${t("text-deck", { count: view[what].deck })}</p>
    ${view[what].under.map((/** @type {any} */ lot) => html`<p>${underText(table, t, lot)}</p>`)}`;
  const held = view.award_in_hand?.award;
  return html`
    ${view.hand && html`<p>${t("hand-cards", { cards: named(view.hand) })}</p>`}
    ${held && html`<p>${t("hand-award", { award: awardText(t, held) })}</p>`}
    ${view.discarded?.length > 0 && html`<p>${t("text-discarded", { cards: named(view.discarded) })}</p>`}
    ${area("greens")}${view.phase !== "set-up" && area("awards")}
    ${view.villages.map(
      (/** @type {any} */ _, /** @type {number} */ seat) =>
        html`<${VillageText} key=${seat} ...${props} seat=${seat} size="large" />`,
    )}`;
}

const COUNTED = ["count-village", "count-ponds", "count-award", "total"];

/**
 * What a line of a village is about, and the places it counts.
 * @param {import("../../lib/types.js").Table} table @param {import("../../lib/types.js").Translate} words
 * @param {string} key @param {number} seat @param {number} points
 */
function counted(table, words, key, seat, points) {
  const village = table.view.villages[seat];
  const at = (/** @type {string} */ name) => `${seat}-${name}`;
  const found = { points };
  if (key === "village") return { ...found, name: words("line-village"), piece: "village", places: [at("z0")] };
  if (key === "ponds") {
    const ponds = CELLS.filter((name) => village.greens[name]?.feature === "pond");
    return { ...found, name: words("line-ponds"), piece: "pond", places: ponds.map(at) };
  }
  const space = key.replace("award-", "");
  const award = village.awards[space];
  if (!award) return null;
  return { ...found, name: awardName(words, award), piece: award.id, places: [space, ...lineOf(space)].map(at) };
}

/** The column or the row of an award's line, as it is printed beside the village. @param {string} key */
const labelOf = (key) => (key.startsWith("award-") ? key.slice(-2).replace(/[z0]/, "") : "");

/** The lines of a count, in the order in which they are counted. */
const LINES = ["village", "ponds", ...SPACES.map((space) => `award-${space}`)];

/**
 * The lines of a count, each in every village.
 * @param {import("../../lib/types.js").Table} table @param {import("../../lib/types.js").Translate} words
 * @param {(key: string, seat: number) => number} points
 */
const linesOf = (table, words, points) =>
  LINES.map((key) => ({
    label: labelOf(key),
    cells: table.seats.map(({ seat }) => counted(table, words, key, seat, points(key, seat))),
  })).filter(({ cells }) => cells.some((cell) => cell?.places.length));

/**
 * What does not travel: points that come or go, a structure, the count at the end.
 * @param {GameEvent} event @param {Stage} stage
 */
async function stage({ kind, points, target }, stage) {
  const { table, words, events, still, chip, flash, wait } = stage;
  if (COUNTED.includes(kind)) {
    const brings = (/** @type {string} */ key, /** @type {number} */ seat) =>
      events.find((event) => event.line === key && event.seat === seat && event.kind.startsWith("count-"))?.points ?? 0;
    return still ? undefined : countLines(linesOf(table, words, brings), words("counting"), stage);
  }
  if (points && target) {
    chip(target, points);
    await wait(250);
  } else if (kind === "structure" && target) flash([target]);
}

/** @type {import("../../lib/types.js").Board} */
export default {
  refer,
  Shared,
  Garden,
  Piece,
  actions,
  Text,
  now,
  stage,
  tally: ({ table, t }) =>
    linesOf(table, t, (key, seat) => table.scores?.[seat].lines.find((line) => line.key === key)?.points ?? 0),
  announced: ["full", "last-round"],
  together: [COUNTED],
  notation,
  sounds: {
    "take-green": "lift",
    "take-award": "lift",
    "draw-green": "draw",
    "draw-award": "draw",
    "turn-up-green": "draw",
    "turn-up-award": "draw",
    "draw-green-hidden": "draw",
    "draw-award-hidden": "draw",
  },
};

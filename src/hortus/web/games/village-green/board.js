/** Village Green on the page: decks and displays, villages, the hand. What can be done where comes from the legal moves. */
import { html } from "../../lib/ui.js";
import { list, signed } from "../../lib/i18n.js";
import { eventSentence, lineName } from "../../lib/sentences.js";
import { Piece } from "./cards.js";
import { Shared } from "./display.js";
import { goalOf, notation } from "./places.js";
import { awardText, cardName, greenName, refer } from "./reference.js";
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

/** The sentence once a card is picked up or a place is chosen. @param {BoardProps} props */
function now({ table, play, t }) {
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
    ${view[what].under.map((/** @type {any} */ lot) => {
      const cards = lot.faces.map((/** @type {any} */ card) => cardName(t, card)).join(", ");
      const name = table.seats[lot.seat]?.name ?? "";
      return html`<p>${t("text-under", { name, cards, order: lot.in_order ? "yes" : "no" })}</p>`;
    })}`;
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
 * The end: the same line in every village at once, on its cards, and the sums so far.
 * @param {GameEvent[]} events @param {Stage} stage
 */
async function count(events, { words, table, announce, chip, pop, spotlight, wait }) {
  const totals = table.seats.map(() => 0);
  const lines = new Set((table.scores ?? []).flatMap((score) => score.lines.map((line) => line.key)));
  for (const key of lines) {
    const counted = events.filter((event) => event.line === key && event.seat !== null && event.points);
    if (!counted.length) continue;
    const cards = counted.map(({ seat }) => {
      const line = table.scores?.[seat ?? 0].lines.find((one) => one.key === key);
      return line?.places ?? [];
    });
    spotlight(cards);
    await wait(150);
    for (let i = 0; i < Math.max(...cards.map((places) => places.length)); i++) {
      for (const places of cards) if (places[i]) pop(places[i]);
      await wait(60);
    }
    for (const { seat, points, target } of counted) {
      totals[seat ?? 0] += points ?? 0;
      if (target && points) chip(target, signed(points), points < 0 ? "down" : "up");
    }
    const names = [...new Set(counted.map((event) => lineName(words, { key, points: 0, detail: event.detail })))];
    announce(list(names), [...totals]);
    await wait(600);
  }
  spotlight(null);
}

/**
 * What does not travel: points that come or go, and the great moments.
 * @param {GameEvent} event @param {Stage} stage @param {GameEvent[]} together
 */
async function stage(event, stage, together) {
  const { words, table, announce, chip, flash, wait } = stage;
  const { kind, points, target } = event;
  if (COUNTED.includes(kind)) return stage.still ? undefined : count(together, stage);
  if (["full", "last-round"].includes(kind)) announce(eventSentence(words, event, table.seats));
  if (points && target) {
    chip(target, signed(points), points < 0 ? "down" : "up");
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
  now: (props) => {
    const goal = goalOf(props);
    return goal ? props.t("now-card", { at: goal.slice(2) }) : now(props);
  },
  stage,
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

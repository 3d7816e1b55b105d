/** Village Green on the page: decks and displays, villages, the hand. What can be done where comes from the legal moves. */
import { html } from "../../lib/ui.js";
import { signed } from "../../lib/i18n.js";
import { boxOf, placeIn } from "../../lib/measure.js";
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

/** Points that rise from a place. @param {Stage} stage @param {string} at @param {number} points */
function rise({ root, still }, at, points) {
  const place = placeIn(root, at);
  if (!place) return;
  const box = boxOf(place);
  const words = document.createElement("p");
  words.className = points < 0 ? "village-rise is-less" : "village-rise";
  words.setAttribute("aria-hidden", "true");
  words.textContent = signed(points);
  Object.assign(words.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
  root.append(words);
  const frames = still
    ? [{ opacity: 1 }, { opacity: 1 }]
    : [
        { opacity: 0, transform: "translate(-50%, 0)" },
        { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.2 },
        { opacity: 1, transform: "translate(-50%, -70%)", offset: 0.75 },
        { opacity: 0, transform: "translate(-50%, -110%)" },
      ];
  words.animate(frames, { duration: 1400, easing: "ease-out" }).onfinish = () => words.remove();
}

const GREAT = ["full", "last-round", "total"];

/** What does not travel: points that come or go, and the great moments in large letters. @param {GameEvent} event @param {Stage} stage */
async function stage(event, stage) {
  const name = event.seat === null ? "" : (stage.table.seats[event.seat]?.name ?? "");
  if (GREAT.includes(event.kind)) {
    await stage.caption(stage.words(`event-${event.kind}`, { name, ...event.detail }));
  } else if (event.points && event.target) {
    rise(stage, event.target, event.points);
    await stage.wait(event.kind.startsWith("count") ? 1200 : 350);
  } else if (event.kind === "structure" && event.target) await stage.flash([event.target]);
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

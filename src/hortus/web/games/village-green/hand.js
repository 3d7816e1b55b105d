/** My own hand: the greens, the award to be laid, and where cards are discarded. */
import { html, cx } from "../../lib/ui.js";
import { both, pointing, spot } from "../../lib/spot.js";
import { Award, Green, Worth } from "./cards.js";
import { awardTip } from "./awards.js";
import { apart, askWhy, gain, goalOf } from "./places.js";
import { awardText, greenName } from "./reference.js";

/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("./reference.js").GreenCard} GreenCard */
/** @typedef {import("./reference.js").AwardCard} AwardCard */

/** The place of the hand card that is pointed at: the village shows what it would bring. @param {GardenProps["play"]} play */
export const aimed = (play) => play.kept("village-aimed", /** @type {string | null} */ (null));

/**
 * A card to be touched and carried.
 * @param {{touch: any, class?: string, width?: number, piece: string, drawing: any, held?: boolean, children?: any}} props
 */
export function Slot({ touch, class: more = "", width = 100, piece, drawing, held = false, children }) {
  const [where, target] = apart(touch);
  return html`<div ...${where} class=${cx("village-slot", more)}>
    <svg viewBox=${`0 0 ${width} 100`} aria-hidden="true">
      <g data-piece=${piece}><rect data-box="" width=${width} height="100" fill="none" />${drawing}</g></svg>
    <div ...${target}><svg viewBox=${`0 0 ${width} 100`} aria-hidden="true">
      <rect class=${cx("ring", held && "is-held")} x="1" y="1" width=${width - 2} height="98" rx="14" /></svg></div>
    ${children && html`<svg class="village-badge" viewBox=${`0 0 ${width} 100`} aria-hidden="true">${children}</svg>`}</div>`;
}

/** @param {GardenProps} props */
export function Hand(props) {
  const { table, play, t, seat } = props;
  const { view } = table;
  const mine = play.mine && table.turn === seat;
  const placing = mine && view.phase === "place";
  const cards = /** @type {GreenCard[]} */ (view.hand);
  const goal = goalOf(props);
  const pointed = aimed(play);
  const places = cards.map((_, i) => `${seat}-hand-${i + 1}`);
  const open = places.filter((at) => play.moves(goal ? { origin: at, target: goal } : { origin: at }).length > 0);
  const fitting = open.filter((at) => play.moves({ origin: at }).some((move) => move.verb !== "discard"));
  const next = play.picked ? null : (fitting.at(-1) ?? open.at(-1) ?? null); // the card just taken first
  return html`<div class=${cx("village-hand", placing && "is-mine", table.state !== "playing" && "is-still")} role="group"
      aria-label=${t("hand")}>
    ${cards.map((card, i) => {
      const at = places[i];
      const move = goal ? (play.moves({ origin: at, target: goal })[0] ?? null) : null;
      const picked = play.picked?.origin === at;
      const parts = [
        t("hand-card", { name: greenName(t, card) }),
        card.seen && view.players > 1 && t("hand-seen"),
        open.includes(at) && (goal ? t("hand-place", { at: goal.slice(2) }) : t("hand-pick")),
      ];
      const touch = spot(play, {
        at,
        piece: card.id,
        name: parts.filter(Boolean).join(", "),
        disabled: !mine,
        target: goal !== null,
        source: goal === null,
        ...(goal ? { move } : {}),
        next: at === next,
        class: "village-held",
        onPick: mine && !placing ? () => askWhy(props, at) : undefined,
      });
      const point = () => {
        pointed.value = placing ? at : null;
      };
      const leave = () => {
        if (pointed.value === at) pointed.value = null;
      };
      const idle = placing && !goal && !fitting.includes(at);
      return html`<${Slot} key=${card.id} touch=${both(touch, pointing(point, leave))} piece=${card.id} drawing=${html`<${Green} card=${card} />`}
        class=${cx(play.ghost?.origin === at && "is-going", idle && "is-idle", picked && "is-raised")}>
        ${move && html`<${Worth} points=${gain(table, move, seat)} x=${76} y=${17} large />`}<//>`;
    })}
    <${HeldAward} ...${props} />
    ${view.players > 1 && view.phase !== "set-up" && table.state === "playing" && html`<${Bin} ...${props} />`}
  </div>`;
}

/**
 * An award that is still to be laid.
 * @param {{play: GardenProps["play"], t: GardenProps["t"], at: string, award: AwardCard, mine: boolean, held: boolean,
 *   look: string, width?: number, class: string}} props  mine: may it be laid now?
 */
export function Waiting({ play, t, at, award, mine, look, width = 100, ...slot }) {
  const name = t("hand-award", { award: awardText(t, award) });
  const touch = spot(play, { at, piece: award.id, name, disabled: !mine, target: false, class: look });
  return html`<${Slot} ...${slot} touch=${{ ...touch, ...awardTip(t, award) }} width=${width} piece=${award.id}
    drawing=${html`<${Award} award=${award} width=${width} />`} />`;
}

/** The award taken and not yet laid. @param {GardenProps} props */
function HeldAward({ table, play, t, seat }) {
  const inHand = table.view.award_in_hand;
  if (inHand?.seat !== seat || !inHand.award) return null;
  const at = `${seat}-award`;
  return html`<${Waiting} play=${play} t=${t} at=${at} award=${inHand.award} mine=${table.turn === seat} held look="village-held"
    class=${cx("is-award", play.ghost?.origin === at && "is-going")} />`;
}

const BIN = "M24 38 H76 L70 88 H30 Z M18 38 H82 M40 38 V26 H60 V38 M42 52 L44 76 M58 52 L56 76";

/** Where a card is discarded. @param {GardenProps} props */
function Bin({ table, play, t, seat }) {
  const at = `${seat}-discards`;
  const move = table.turn === seat ? play.to(at) : null;
  const lone = move && play.moves({ origin: move.origin }).length === 1;
  const name = move
    ? t("discard-card", { name: t("card", move.detail) })
    : t("discard-spot", { count: table.view.discarded?.length ?? 0 });
  const touch = spot(play, {
    at,
    name,
    disabled: table.turn !== seat,
    source: false,
    next: Boolean(lone),
    class: "village-bin",
  });
  return html`<div ...${touch}><svg viewBox="0 0 100 100" aria-hidden="true"><path d=${BIN} /></svg>
    <span>${t("discard")}</span></div>`;
}

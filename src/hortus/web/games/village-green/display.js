/** What lies in the middle: decks and face-up cards, the awards of set-up, how the solo game stands. */
import { html, cx, useEffect } from "../../lib/ui.js";
import { placeUnder } from "../../lib/carry.js";
import { aiming, both, spot } from "../../lib/spot.js";
import { tip } from "../../lib/tip.js";
import { Award, Back, Green, Worth } from "./cards.js";
import { AwardList, awardTip } from "./awards.js";
import { Slot, Waiting } from "./hand.js";
import { CELLS, SPACES, askWhy } from "./places.js";
import { awardText, bands, cardName, underText } from "./reference.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Point} Point */
/** @typedef {import("./reference.js").AwardCard} AwardCard */

/** A card carried straight onto its place: it is taken, then offered there. @param {BoardProps["play"]} play */
const planOf = (play) => play.kept("village-plan", /** @type {{ply: number, at: string} | null} */ (null));

/** @param {BoardProps} props */
export function Shared(props) {
  const { table, play, t } = props;
  const { view } = table;
  useEffect(() => {
    const plan = planOf(play).value;
    if (!plan || plan.ply === table.ply) return;
    planOf(play).value = null;
    const taken = view.phase === "place" ? `${view.seat}-hand-${view.hand?.length}` : `${view.seat}-award`;
    if (!play.moves({ origin: taken }).length) return;
    play.pick(taken);
    const move = play.to(plan.at);
    if (move) play.preview(move, true);
    else play.why(plan.at);
  }, [table.ply]);
  if (view.phase === "reference") return html`<${AwardList} t=${t} brief />`;
  const setUp = view.phase === "set-up";
  const layer = view.villages[view.seat ?? -1]?.to_lay.length ? view.seat : table.turn;
  const low = play.mine && (view.phase === "place" || view.phase === "lay");
  return html`<div class=${cx("village-shared", setUp && "is-setup", low && "is-low")}>
    <${Row} ...${props} what="green" />
    ${setUp ? html`<${ToLay} ...${props} seat=${layer} />` : html`<${Row} ...${props} what="award" />`}
    ${view.last_round && table.state === "playing" && html`<p class="village-last">${t("last-round")}</p>`}
    ${view.band && html`<${Bands} ...${props} />`}
  </div>`;
}

/**
 * Where a card carried from the display belongs: my hand, whatever of my village is under the point.
 * @param {BoardProps} props @param {string} target @param {Point} point
 */
function homeUnder({ table, play }, target, point) {
  const under = placeUnder(point) ?? "";
  const [, name] = under.split(/-(.*)/);
  const mine = under.startsWith(`${table.viewer}-`);
  const exact = mine && (target.endsWith("-award") ? SPACES : CELLS).includes(name);
  planOf(play).value = exact ? { ply: table.ply, at: under } : null;
  return mine ? target : null;
}

/** A deck and its face-up cards. @param {BoardProps & {what: "green" | "award"}} props */
function Row(props) {
  const { table, play, t, what } = props;
  const area = table.view[`${what}s`];
  const open = area.face_up.map(
    (/** @type {any} */ _, /** @type {number} */ i) => play.moves({ origin: `${what}s-${i + 1}` })[0],
  );
  const first = open.findIndex(Boolean);
  const others = what === "award" && play.legal.some((move) => move.verb === "take-green");
  return html`<div class=${`village-row is-${what}`} role="group" aria-label=${t(`${what}s`)}>
    <${Deck} ...${props} area=${area} />
    ${area.face_up.map(
      (/** @type {any} */ card, /** @type {number} */ i) =>
        html`<${FaceUp} key=${card?.id ?? `gone-${i}`} ...${props} card=${card} number=${i + 1} move=${open[i] ?? null}
          next=${i === first && !others} />`,
    )}
  </div>`;
}

/** @param {BoardProps & {what: "green" | "award", area: any}} props */
function Deck(props) {
  const { table, play, t, what, area } = props;
  const at = `deck-${what}s`;
  const [draw] = play.moves({ origin: at });
  const under = area.under.map((/** @type {any} */ lot) => underText(table, t, lot));
  const name = [t(`deck-${what}s`, { count: area.deck }), ...under, draw && t("deck-draw")].filter(Boolean).join(" ");
  const touch = spot(play, {
    at,
    name,
    target: false,
    direct: true,
    class: "village-deck",
    onPick: play.mine && !draw ? () => askWhy(props, at) : undefined,
  });
  return html`<div ...${touch} ...${tip(name)}><svg viewBox="0 0 78 100" aria-hidden="true"><rect data-box="" width="78" height="100" fill="none" />
      ${area.deck > 2 && html`<rect class=${`village-edge is-${what}`} x="8" y="8" width="68" height="90" rx="9" />`}
      ${
        area.deck > 0
          ? html`<svg x="0" y="0" width="76" height="96" viewBox="4 0 92 100" preserveAspectRatio="none"><${Back} what=${what} /></svg>`
          : html`<rect class="village-space" x="4" y="4" width="70" height="92" rx="10" />`
      }
      <g class="village-count" transform="translate(38 87)"><rect x="-20" y="-13" width="40" height="25" rx="12.5" />
        <text y="6.5" text-anchor="middle">${area.deck}</text></g>
      <rect class="ring" x="-1" y="-1" width="80" height="101" rx="12" /></svg></div>`;
}

/**
 * @param {BoardProps & {what: "green" | "award", card: any, number: number, next: boolean,
 *   move: import("../../lib/types.js").Move | null}} props
 */
function FaceUp(props) {
  const { play, t, what, card, number, move, next } = props;
  const at = `${what}s-${number}`;
  const wide = what === "award" ? 124 : 100;
  if (!card)
    return html`<div ...${spot(play, { at, name: t("gone", { number }), disabled: true, class: "village-up is-gone" })}>
      <svg viewBox=${`0 0 ${wide} 100`} aria-hidden="true">
        <rect class="village-space" x="3" y="3" width=${wide - 6} height="94" rx="12" />
        <text class="village-order" x=${wide / 2} y="64" text-anchor="middle">1</text></svg></div>`;
  const place = move?.verb.startsWith("under") ? Number(move.detail.number) : 0;
  const parts = [
    t("face-up", { name: what === "award" ? awardText(t, card) : cardName(t, card), number }),
    move && (place ? t("put-under", { number: place }) : t("take")),
  ];
  const choose = (/** @type {Event} */ event) => {
    planOf(play).value = null;
    if (move) play.choose(move, event);
    else askWhy(props, at);
  };
  const target = move?.target ?? "";
  const touch = spot(play, {
    at,
    piece: card.id,
    name: parts.filter(Boolean).join(" "),
    target: false,
    next,
    class: "village-up",
    onPick: play.mine ? choose : undefined,
    carry: place ? {} : { at: (point) => homeUnder(props, target, point) },
  });
  const told = what === "award" ? awardTip(t, card) : tip(cardName(t, card), card.id);
  const drawing = what === "award" ? html`<${Award} award=${card} width=${wide} />` : html`<${Green} card=${card} />`;
  return html`<${Slot} touch=${{ ...both(touch, aiming(play, move)), ...told }} width=${wide} piece=${card.id} drawing=${drawing}
    class=${cx(play.ghost?.origin === at && "is-ghost")}>${
      place > 0 &&
      html`<g class="village-count is-next" transform=${`translate(${wide - 18} 18)`}><circle r="15" />
        <text y="7" text-anchor="middle">${place}</text></g>`
    }${move && move.potential !== null && html`<${Worth} points=${move.potential} x=${wide - 24} y=${17} large />`}<//>`;
}

/** At set-up: the awards a seat has to lay, the next one first. @param {BoardProps & {seat: number | null}} props */
function ToLay({ table, play, t, seat }) {
  const { view } = table;
  if (seat === null) return null;
  const laying = /** @type {AwardCard[]} */ (view.villages[seat].to_lay);
  const mine = play.mine && seat === view.seat;
  const title = seat === view.seat ? t("to-lay-mine") : t("to-lay-of", { name: table.seats[seat]?.name ?? "" });
  return html`<div class="village-row is-award" role="group" aria-label=${t("awards")}>
    <p class="village-tolay">${title}</p>
    ${laying.map((award, i) => {
      const at = `${seat}-dealt-${i + 1}`;
      const first = mine && i === 0;
      return html`<${Waiting} key=${award.id} play=${play} t=${t} at=${at} award=${award} width=${124} mine=${first} held=${first}
        look="village-up" class=${cx(first ? "is-first" : "is-later", first && play.ghost && "is-going")} />`;
    })}
  </div>`;
}

/** Alone: where the points stand among the bands. @param {BoardProps} props */
function Bands({ table, t }) {
  const all = bands();
  const at = all.findIndex((one) => one.band === table.view.band);
  return html`<ol class="village-bands" aria-label=${t("bands")}>${all.map((one, i) => {
    const above = all[i + 1];
    const range = i === 0 ? `< ${above.from}` : above ? `${one.from}–${above.from - 1}` : `${one.from}+`;
    return html`<li key=${one.band} class=${cx(i === at && "is-now", i < at && "is-passed")}
      aria-current=${i === at ? "true" : undefined}><b>${range}</b> <span>${t(`band-${one.band}`)}</span></li>`;
  })}</ol>`;
}

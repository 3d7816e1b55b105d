/** A village: its greens, its awards, its village card, and what everybody sees of its owner's hand. */
import { html, Use, cx } from "../../lib/ui.js";
import { signed } from "../../lib/i18n.js";
import { moveSentence } from "../../lib/sentences.js";
import { place, spot } from "../../lib/spot.js";
import { explained, tip } from "../../lib/tip.js";
import { Labels, Lying } from "../../parts/drawing.js";
import { Grid } from "../../parts/grid.js";
import { Award, Back, Green, SPRITE, Worth } from "./cards.js";
import { awardTip } from "./awards.js";
import { Hand, aimed } from "./hand.js";
import { CELLS, POWERS, SPACES, apart, askWhy, chooseGoal, gain, goalOf } from "./places.js";
import { awardEquation, awardName, awardText, greenName, greenOf, lineOf } from "./reference.js";

/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("../../lib/types.js").Move} Move */
/** @typedef {import("./reference.js").GreenCard} GreenCard */
/** @typedef {import("./reference.js").AwardCard} AwardCard */

const STEP = 106; // from one card to the next
const EDGE = 17;
const SIZE = 2 * EDGE + 4 * STEP - 6;
const STRIP = 92; // what is seen of another's hand, below the village

/** Where a place is drawn. @param {string} name */
const corner = (name) => ({ x: EDGE + STEP * "zabc".indexOf(name[0]), y: EDGE + STEP * Number(name[1]) });

/** A space: its size at once, its name while it is empty. @param {{name: string, award?: boolean, may: boolean, named: boolean}} props */
function Space({ name, award = false, may, named }) {
  const { x, y } = corner(name);
  const inset = award ? 2 : 0;
  return html`<rect class=${cx("village-space", award && "is-award", may && "is-may")} x=${x + inset} y=${y + inset}
      width=${100 - 2 * inset} height=${100 - 2 * inset} rx=${award ? 15 : 13} />
    ${named && html`<text class="village-at" x=${x + 50} y=${y + 57} text-anchor="middle">${name}</text>`}`;
}

/** @param {GardenProps} props */
export function Garden(props) {
  const { table, play, seat, size } = props;
  const { view } = table;
  const village = view.villages[seat];
  const large = size === "large";
  const own = Boolean(view.hand) && seat === view.seat;
  const mine = large && own && play.mine && table.turn === seat;
  const stripped = !(own && large) && village.in_hand + village.to_lay.length > 0;
  const open = mine ? play.legal.filter((move) => move.target && play.to(move.target) === move) : [];
  const first = (open.find((move) => !move.verb.endsWith("-over")) ?? open[0])?.target ?? null;
  const context = { ...props, mine, first };
  return html`<div class=${cx("village-garden", large && own && "has-hand")}>
    <svg class="drawing" viewBox=${`0 0 ${SIZE} ${SIZE + (stripped ? STRIP : 0)}`} aria-hidden=${large ? undefined : "true"}>
      <rect class="village-ground" x="2" y="2" width=${SIZE - 4} height=${SIZE - 4} rx="22" />
      <rect class="village-green" x=${EDGE + STEP - 5} y=${EDGE + STEP - 5} width=${3 * STEP + 4} height=${3 * STEP + 4} rx="16" />
      ${large && litLines(props).map((name) => html`<${Band} key=${name} at=${name} />`)}
      ${large && html`<${Labels} columns=${COLUMNS} rows=${ROWS} x=${SIZE - 9} y=${SIZE - 5} />`}
      <${VillageCard} ...${context} />
      ${[...SPACES, ...CELLS].map((name) => html`<${Place} key=${name} ...${context} name=${name} />`)}
      ${stripped && html`<${Strip} ...${props} />`}
    </svg>
    ${large && own && html`<${Hand} ...${props} />`}
    ${mine && play.picked?.origin === `${seat}-z0` && html`<${Powers} ...${props} />`}
  </div>`;
}

const COLUMNS = [..."zabc"].map((letter, i) => [EDGE + STEP * i + 50, letter]);
const ROWS = COLUMNS.map(([middle], i) => [middle, i]);

/**
 * The awards whose lines are looked at: the one read, the one lit, or those a previewed card would count in.
 * @param {GardenProps} props
 */
function litLines({ play, seat }) {
  const name = (/** @type {string} */ at) => at.replace(/^\d-/, "");
  const read = explained.value?.closest("[data-place]")?.getAttribute("data-place") ?? "";
  if (read.startsWith(`${seat}-`) && SPACES.includes(name(read))) return [name(read)];
  const lit = SPACES.filter((space) => play.isLit(`${seat}-${space}`));
  if (lit.length === 1) return lit;
  const target = play.ghost?.target;
  if (!target?.startsWith(`${seat}-`)) return [];
  const to = name(target);
  return SPACES.includes(to) ? [to] : SPACES.filter((space) => lineOf(space).includes(to));
}

/** The line of an award, lit from the award on. @param {{at: string}} props */
function Band({ at }) {
  const { x, y } = corner(at);
  const down = at.endsWith("0");
  return html`<rect class="village-band" x=${x - 4} y=${y - 4} width=${down ? 108 : 3 * STEP + 108}
    height=${down ? 3 * STEP + 108 : 108} rx="17" />`;
}

/** What is read of a space for a green. @param {PlaceProps} props @param {GreenCard | null} card @param {Move | null} move @param {boolean} soft */
function cellName({ table, t, seat, name }, card, move, soft) {
  return [
    card ? t("cell-card", { at: name, name: greenName(t, card) }) : t("cell-empty", { at: name }),
    ...(card?.covers ?? []).map((under) => t("covers", { name: greenName(t, under) })),
    move && t("cell-here", { name: t("card", move.detail), points: gain(table, move, seat) ?? 0 }),
    soft && t("cell-choose"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What is read of a space for an award. @param {PlaceProps} props @param {AwardCard | null} award @param {Move | null} move */
function spaceName({ table, t, seat, name }, award, move) {
  return [
    award
      ? t("space-award", { at: name, award: award.id, equation: awardEquation(t, award), points: award.points ?? 0 })
      : t("space-empty", { at: name }),
    move && t("space-here", { award: move.piece, points: gain(table, move, seat) ?? 0 }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** @typedef {GardenProps & {name: string, mine: boolean, first: string | null}} PlaceProps */

/** A space for a green or for an award. @param {PlaceProps} props */
function Place(props) {
  const { table, play, t, seat, size, name, mine, first } = props;
  const { greens, awards } = table.view.villages[seat];
  const large = size === "large";
  const at = `${seat}-${name}`;
  const { x, y } = corner(name);
  const forAward = SPACES.includes(name);
  const card = forAward ? awards[name] : greens[name];
  const fits = mine ? play.moves({ target: at }) : [];
  const move = mine ? play.to(at) : null;
  const soft = fits.length > 0 && !play.picked; // the card to lay there is not chosen yet
  const ghost = large && play.ghost?.target === at ? play.ghost : null;
  const aiming = play.picked?.origin ?? aimed(play).value;
  const hint = ghost ?? fits.find((one) => one.origin === aiming) ?? null;
  const face = (/** @type {any} */ one, /** @type {boolean} */ plain, points = one.points ?? 0) =>
    forAward
      ? html`<${Award} award=${one} points=${points} plain=${plain} />`
      : html`<${Green} card=${one} plain=${plain} />`;
  const drawing = html`<rect data-box="" x=${x} y=${y} width="100" height="100" fill="none" />
    ${!card && html`<${Space} name=${name} award=${forAward} may=${move !== null || soft} named=${large && !ghost} />`}
    ${card && html`<${Lying} x=${x} y=${y} piece=${card.id}>${face(card, !large && (!forAward || table.state !== "over"))}<//>`}
    ${
      ghost?.piece &&
      html`<g class="village-ghost" transform=${`translate(${x - 3} ${y - 3}) scale(1.06)`}>
        ${face(forAward ? { id: ghost.piece } : greenOf(ghost.piece), false, null)}</g>`
    }`;
  if (!large) return html`<g ...${place(at)} class=${cx(play.isLit(at) && "is-lit")}>${drawing}</g>`;
  const touch = spot(play, {
    at,
    name: forAward ? spaceName(props, card, move) : cellName(props, card, move, soft),
    disabled: !mine,
    source: false,
    next: at === first,
    legal: soft,
    picked: goalOf(props) === at,
    class: cx(soft && "is-soft"),
    onPick: soft ? () => chooseGoal(props, at) : undefined,
  });
  const line = table.scores?.[seat]?.lines.find((one) => one.key === `award-${name}`);
  const [where, target] = apart({ ...touch, ...(forAward && card ? awardTip(t, card, line) : {}) });
  return html`<g ...${where}>${drawing}
    <g ...${target}><rect class="ring" x=${x - 1} y=${y - 1} width="102" height="102" rx=${forAward ? 17 : 14} /></g>
    ${hint && html`<${Worth} points=${gain(table, hint, seat)} x=${x + 76} y=${y + 17} large />`}
    ${soft && !hint && html`<circle class="village-dot" cx=${x + 50} cy=${y + (card ? 18 : 78)} r="8" />`}</g>`;
}

/** @param {GardenProps & {mine: boolean}} props */
function VillageCard(props) {
  const { table, play, t, seat, size, mine } = props;
  const at = `${seat}-z0`;
  const up = table.view.villages[seat].village_card === "up";
  const usable = mine && play.moves({ origin: at }).length > 0;
  const drawing = html`<g aria-hidden="true" transform=${`translate(${EDGE} ${EDGE})`}>
    <rect data-box="" width="100" height="100" fill="none" />${
      up
        ? html`<rect class="village-card is-village" x="2" y="2" width="95" height="95" rx="11" />
          <${Use} sprite=${SPRITE} id="village-village" x=${12} y=${3} size=${75} />
          <${Worth} points=${1} x=${49.5} y=${86} text="1" />`
        : html`<${Use} sprite=${SPRITE} id="village-village-down" x=${2} y=${2} size=${96} />`
    }</g>`;
  if (size !== "large") return html`<g ...${place(at)}>${drawing}</g>`;
  const asks = mine && table.view.phase === "action" && !usable;
  return html`<g ...${spot(play, {
    at,
    name: [t(up ? "village-up" : "village-down"), usable && t("village-use")].filter(Boolean).join(". "),
    disabled: !mine,
    target: false,
    onPick: asks ? () => askWhy(props, at) : undefined,
  })} ...${tip(t(up ? "village-up-tip" : "village-down"))}>${drawing}<rect class="ring" x=${EDGE - 1} y=${EDGE - 1} width="102" height="102" rx="14" /></g>`;
}

/** The powers of the village card, each with what it does. @param {GardenProps} props */
function Powers({ play, t, seat }) {
  const moves = play.moves({ origin: `${seat}-z0` });
  return html`<div class="village-powers" role="group" aria-label=${t("village-use")}>
    ${POWERS.map((power) => {
      const move = moves.find((one) => one.verb === power) ?? null;
      const [title, text] = [t(`power-${power}`), move ? moveSentence(t, move) : t("power-no")];
      const touch = spot(play, {
        at: `power-${power}`,
        name: `${title}. ${text}`,
        move,
        source: false,
        next: move !== null && move === moves[0],
        class: "village-power",
      });
      return html`<div key=${power} ...${touch}><${PowerPicture} power=${power} />
        <span><b>${title}</b> <small>${text}</small></span></div>`;
    })}
    <button class="small" onClick=${() => play.pick(null)}>${t("power-close")}</button></div>`;
}

const ROUND = "M24 58 A27 27 0 0 1 72 36 M76 18 V38 H56 M76 50 A27 27 0 0 1 28 72 M24 90 V70 H44";

/** @param {{power: string}} props */
function PowerPicture({ power }) {
  const cover = power === "cover";
  const what = power === "refresh-awards" ? "award" : "green";
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">
    <${Use} sprite=${SPRITE} id=${`village-${what}-back`} x=${cover ? 4 : 12} y=${cover ? 24 : 10} size=${cover ? 66 : 76} />
    ${
      cover
        ? html`<g transform="translate(32 4) scale(0.66)"><${Use} sprite=${SPRITE} id="village-card" x=${0} y=${0} size=${100} /></g>`
        : ["is-rim", ""].map((rim) => html`<path class=${cx("village-turn", rim)} d=${ROUND} />`)
    }</svg>`;
}

/**
 * One thing that is seen of a hand.
 * @typedef {{at: string, name: string, drawing: any, piece?: string, maybe?: boolean}} Seen
 */

/** What everybody sees of a seat's hand: backs, the cards taken openly, awards to be laid. @param {GardenProps} props @returns {Seen[]} */
function seenOf({ table, t, seat, size }) {
  const { view } = table;
  const village = view.villages[seat];
  const plain = size !== "large";
  const name = table.seats[seat]?.name ?? "";
  const hand = `${seat}-hand`;
  const held = view.award_in_hand?.seat === seat ? view.award_in_hand : null;
  const summary = t("hand-of", { name, count: village.in_hand, discards: village.discards });
  const known = village.known.map((/** @type {any} */ { card, sure }) => ({
    at: hand,
    piece: card.id,
    maybe: !sure,
    name: t(sure ? "known" : "known-maybe", { name, card: greenName(t, card) }),
    drawing: html`<${Green} card=${card} plain=${plain} />`,
  }));
  const sure = known.filter((/** @type {Seen} */ one) => !one.maybe);
  const back = { at: hand, piece: "green", name: summary, drawing: html`<${Back} what="green" />` };
  const awards = village.to_lay.map((/** @type {AwardCard} */ award, /** @type {number} */ i) => ({
    at: `${seat}-dealt-${i + 1}`,
    piece: award.id,
    name: t("award-of", { name, award: awardText(t, award) }),
    drawing: html`<${Award} award=${award} plain=${plain} />`,
  }));
  if (held)
    awards.push({
      at: `${seat}-award`,
      piece: held.award?.id ?? "award",
      name: held.award ? t("award-of", { name, award: awardText(t, held.award) }) : t("award-drawn", { name }),
      drawing: held.award ? html`<${Award} award=${held.award} plain=${plain} />` : html`<${Back} what="award" />`,
    });
  const backs = Array.from({ length: Math.max(0, village.in_hand - sure.length) }, () => back);
  return [...sure, ...backs, ...known.filter((/** @type {Seen} */ one) => one.maybe), ...awards];
}

/** @param {GardenProps} props */
function Strip(props) {
  const { play, seat, size } = props;
  const items = seenOf(props);
  const step = Math.min(STRIP - 4, (SIZE - 2 * EDGE) / Math.max(1, items.length));
  const scale = (step - 4) / 100;
  const top = SIZE + 6 + (STRIP - 12 - scale * 100) / 2;
  const drawn = items.map((item, i) => {
    const x = EDGE + i * step;
    const drawing = html`<g class=${cx(item.maybe && "village-maybe")} transform=${`translate(${x} ${top}) scale(${scale})`}>
      <g data-piece=${item.piece}><rect data-box="" width="100" height="100" fill="none" />${item.drawing}</g>
      ${item.maybe && html`<text class="village-perhaps" x="50" y="74" text-anchor="middle">?</text>`}</g>`;
    const light = html`<rect class="ring" x=${x + 1} y=${top + 1} width=${scale * 100 - 2} height=${scale * 100 - 2} rx="10" />`;
    const inHand = item.at === `${seat}-hand`;
    const at = inHand ? `${item.at}-${i + 1}` : item.at; // once the match is over, moves tell which card of a hand
    const touch = size === "large" ? spot(play, { at, name: item.name, disabled: true }) : place(at);
    return {
      inHand,
      vnode: html`<g key=${`${item.at}-${item.piece}-${i}`} ...${touch}>${drawing}${size === "large" && light}</g>`,
    };
  });
  return html`<g ...${place(`${seat}-hand`)}>
      <rect data-box="" x=${EDGE} y=${top} width=${scale * 100} height=${scale * 100} fill="none" />
      ${drawn.filter((one) => one.inHand).map((one) => one.vnode)}</g>
    ${drawn.filter((one) => !one.inHand).map((one) => one.vnode)}`;
}

/** A village in a table of words: awards beside their lines. @param {GardenProps} props */
export function VillageText({ table, t, seat }) {
  const { view } = table;
  const village = view.villages[seat];
  const name = table.seats[seat]?.name ?? "";
  const cell = (/** @type {string} */ at) => village.greens[at] && greenName(t, village.greens[at]);
  const head = (/** @type {string} */ at) => {
    const award = village.awards[at];
    return award ? `${at}: ${awardName(t, award)} ${signed(award.points)}` : at;
  };
  const known = village.known.map((/** @type {any} */ { card, sure }) =>
    sure ? greenName(t, card) : t("perhaps", { card: greenName(t, card) }),
  );
  const laying = village.to_lay.map((/** @type {AwardCard} */ award) => awardText(t, award));
  return html`<h2 class="village-head">${name}</h2>
    <p>${t(village.village_card === "up" ? "village-up" : "village-down")}.</p>
    ${seat !== view.seat && html`<p>${t("hand-of", { name, count: village.in_hand, discards: village.discards })}.</p>`}
    ${known.length > 0 && html`<p>${t("text-known", { cards: known.join(", ") })}</p>`}
    ${laying.length > 0 && html`<p>${t("text-to-lay", { awards: laying.join("; ") })}</p>`}
    <${Grid} class="village-table" empty=${t("empty")} letters=${SPACES.slice(0, 3).map(head)} numbers=${["z1", "z2", "z3"].map(head)}
      rows=${[1, 2, 3].map((row) => ["a", "b", "c"].map((column) => cell(`${column}${row}`)))} />
    <ul>${SPACES.filter((at) => village.awards[at]).map((at) => {
      const award = village.awards[at];
      return html`<li>${t("space-award", { at, award: award.id, equation: awardEquation(t, award), points: award.points })}</li>`;
    })}</ul>`;
}

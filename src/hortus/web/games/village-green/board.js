/** Village Green on the page: decks and displays, villages, the hand. Everything tapped ends in a move of the legal list. */
import { html, Use, cx, signal, useEffect, useRef } from "../../lib/ui.js";
import { target, followPlay, rememberFocus } from "../../lib/focus.js";
import { draggable } from "../../lib/drag.js";
import { Award, Back, Equation, Green, SPRITE, Worth, worth } from "./cards.js";
import { awardName, awardText, greenName, words } from "./words.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("./cards.js").GreenCard} GreenCard */
/** @typedef {import("./cards.js").AwardCard} AwardCard */

const STEP = 106; // from one card to the next
const EDGE = 12;
const SIZE = 2 * EDGE + 4 * STEP - 6;
const STRIP = 92; // what is seen of another's hand, below the village
const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const SPACES = ["a0", "b0", "c0", "z1", "z2", "z3"];
const POWERS = ["refresh greens", "refresh awards", "cover"];

/** Where a place is drawn. @param {string} at */
const spot = (at) => ({ x: EDGE + STEP * "zabc".indexOf(at[0]), y: EDGE + STEP * Number(at[1]) });
/** The number of a picked-up card of the hand. @param {string | null} what */
const handNumber = (what) => /^hand-(\d)$/.exec(what ?? "")?.[1] ?? null;
const isCell = (/** @type {string | null} */ at) => at !== null && CELLS.includes(at);
const isSpace = (/** @type {string | null} */ at) => at !== null && SPACES.includes(at);
/** What a move changes for me; null where nobody has reckoned it, as in the diagrams. @param {import("../../lib/types.js").Legal | undefined} legal @param {number} seat @returns {number | null} */
const gain = (legal, seat) => legal?.gains[seat] ?? null;

// --- What is looked at: an award close up, a hand card aimed at, a place that was refused ---

/** @type {import("../../vendor/signals.js").Signal<{root: any, at: string, award: AwardCard, seat?: number, points?: number, why?: string} | null>} */
const reading = signal(/** @type {any} */ (null));
const aimed = signal(/** @type {string | null} */ (null));
const refused = signal(/** @type {string | null} */ (null));
addEventListener("pointerdown", () => (reading.value = null), { capture: true, passive: true });
addEventListener("scroll", () => (reading.value = null), { capture: true, passive: true });

/** A move that cannot be: the server says why, the place shows that it was refused. @param {BoardProps} props @param {string} move @param {string} at */
function tryAnyway({ act }, move, at) {
  act.ask(move);
  refused.value = at;
  setTimeout(() => refused.value === at && (refused.value = null), 1400);
}

/**
 * Handlers that show an award close up: the pointer over it, the focus on it, a finger on it.
 * @param {any} root @param {string} at @param {AwardCard} award @param {{seat?: number, points?: number, why?: string}} [more]
 */
function closeUp(root, at, award, more = {}) {
  const show = () => (reading.value = { root, at, award, ...more });
  return {
    /** @param {boolean} on */
    aim: (on) => (on ? show() : reading.peek()?.at === at && (reading.value = null)),
    touch: { onPointerUp: (/** @type {PointerEvent} */ event) => event.pointerType === "touch" && show() },
  };
}

/** The award looked at, large enough for every icon, with its equation in words and how its line adds up. @param {{root: any, props: BoardProps}} _ */
function CloseUp({ root, props: { t, lang } }) {
  const now = reading.value;
  if (!now || now.root !== root || !root.current) return null;
  const from = root.current.querySelector(`[data-target="${CSS.escape(now.at)}"]`)?.getBoundingClientRect();
  if (!from) return null;
  const wide = Math.min(360, innerWidth - 16);
  const beside =
    from.right + 10 + wide < innerWidth ? from.right + 10 : from.left - 10 - wide > 0 ? from.left - 10 - wide : null;
  const low = beside === null ? from.top > 200 : from.top > innerHeight / 2;
  const left = beside ?? Math.max(8, Math.min(innerWidth - wide - 8, from.left + from.width / 2 - wide / 2));
  /** @type {Record<string, string>} */
  const style = { left: `${left}px`, width: `${wide}px` };
  if (low) style.bottom = `${innerHeight - (beside === null ? from.top - 8 : from.bottom)}px`;
  else style.top = `${beside === null ? from.bottom + 8 : from.top}px`;
  return html`<div class="village-close" style=${style} aria-hidden="true">
    <svg viewBox="0 0 124 100"><rect class="village-award" x="3" y="3" width="118" height="94" rx="14" /><${Equation} terms=${now.award.equation} x=${9} y=${8} w=${106} h=${84} /></svg>
    <div><b>${now.award.name[lang]}</b> <span class="village-id">${now.award.id}</span><p>${now.award.text[lang]}</p>
      ${now.points !== undefined && html`<p class="village-now"><b class=${now.points < 0 ? "is-less" : ""}>${worth(now.points)}</b> ${now.why ?? t("now")}</p>`}</div>
  </div>`;
}

// --- The village ---

/** What the previewed move would put where. @param {BoardProps} props */
function ghostOf({ table, act }) {
  const { view } = table;
  const move = act.ghost?.move ?? "";
  const place = /^place (\d)-(\w\d)$/.exec(move);
  if (place) return { at: place[2], green: view.hand?.[Number(place[1]) - 1] };
  const lay = /^lay (\w\d)$/.exec(move);
  return lay ? { at: lay[1], award: toLay(table) } : null;
}

/** The award that has to be laid now, where it is known. @param {import("../../lib/types.js").Table} table @returns {AwardCard | null} */
function toLay({ view, turn }) {
  if (view.phase === "set-up") return view.villages[turn ?? 0].to_lay[0] ?? null;
  return view.award_in_hand?.award ?? null;
}

/** @param {GardenProps} props */
function Garden(props) {
  const { table, act, t, lang, seat, size } = props;
  const { view } = table;
  const village = view.villages[seat];
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const large = size === "large";
  const own = view.hand && seat === view.seat;
  const mine = large && act.mine && table.turn === seat && own;
  const ghost = large && own && table.turn === seat ? ghostOf(props) : null;
  const picked = mine ? handNumber(act.selected) : null;
  const shownFor = picked ?? (mine && view.phase === "place" && !isCell(act.selected) ? aimed.value : null);
  const look = large ? reading.value : null;
  const lit = large ? SPACES.filter((space) => act.isLit(space, seat)) : [];
  const touched = look?.root === root ? look.at : lit.length === 1 ? lit[0] : null;
  // The lines a previewed card would count in: that of the award, or both of the green.
  const lines = touched
    ? [touched]
    : !ghost
      ? []
      : isSpace(ghost.at)
        ? [ghost.at]
        : [`${ghost.at[0]}0`, `z${ghost.at[1]}`];
  const name = table.seats[seat]?.name ?? "";
  const stripped = !(own && large) && village.in_hand + village.to_lay.length > 0;

  const firstCell = mine && (picked ? CELLS.filter((at) => act.has(`place ${picked}-${at}`)) : [])[0];
  const cells = CELLS.map((at) => {
    const { x, y } = spot(at);
    const card = /** @type {GreenCard | null} */ (village.greens[at]);
    const fits = mine ? act.legal.filter((legal) => new RegExp(`^place \\d-${at}$`).test(legal.move)) : [];
    const move = picked ? `place ${picked}-${at}` : null;
    const legal = move ? act.has(move) : fits.length > 0;
    const ghostly = ghost?.at === at && ghost.green;
    const hint = shownFor && !ghostly ? fits.find((one) => one.move === `place ${shownFor}-${at}`) : null;
    const drawing = html`<g key=${at} aria-hidden="true" class=${cx(!large && act.isLit(at, seat) && "is-lit")}>
      ${!card && html`<rect class=${cx("village-space", legal && "is-may")} x=${x} y=${y} width="100" height="100" rx="13" />${large && !ghostly && html`<text class="village-at" x=${x + 50} y=${y + 57} text-anchor="middle">${at}</text>`}`}
      ${card && html`<g transform=${`translate(${x} ${y})`}><g data-piece=${card.id} data-at=${`${seat}-${at}-${size}`} data-from=${`hand-of-${seat}`}><${Green} card=${card} plain=${!large} /></g></g>`}
      ${ghostly && html`<g class="village-ghost" transform=${`translate(${x - 3} ${y - 3}) scale(1.06)`}><${Green} card=${ghost.green} /></g>`}</g>`;
    if (!large) return drawing;
    const parts = [
      card ? t("cell.card", { at, name: greenName(card, t, lang) }) : t("cell", { at }),
      ...(card?.covers ?? []).map((under) => t("covers", { name: greenName(under, t, lang) })),
    ];
    if (legal && move)
      parts.push(
        t("here", {
          name: greenName(view.hand[Number(picked) - 1], t, lang),
          points: worth(
            gain(
              fits.find((one) => one.move === move),
              seat,
            ) ?? 0,
          ),
        }),
      );
    else if (legal) parts.push(t("here.some"));
    return html`${drawing}<g key=${`${at}-touch`} ...${target({
      at,
      name: parts.join(", "),
      legal,
      ghost: Boolean(ghostly),
      lit: act.isLit(at, seat),
      picked: act.selected === at,
      next: at === firstCell,
      class: cx("village-target", legal && !move && "is-soft"),
      onPick:
        mine && view.phase === "place"
          ? (event) => {
              if (move) legal ? act.choose(move, event) : tryAnyway(props, move, at);
              else if (legal) pickUp(props, at, event);
            }
          : undefined,
      onAim: mine
        ? (on) => act.preview(on && move && legal ? move : on && fits.length === 1 ? fits[0].move : null)
        : undefined,
    })}><rect class="village-light" x=${x - 1} y=${y - 1} width="102" height="102" rx="14" /></g>
      ${hint && html`<${Worth} points=${gain(hint, seat)} x=${x + 76} y=${y + 17} large />`}
      ${legal && !move && !hint && !ghostly && html`<circle class="village-dot" cx=${x + 50} cy=${y + (card ? 18 : 78)} r="8" />`}
      ${ghostly && html`<${Worth} points=${gain(act.ghost ?? undefined, seat)} x=${x + 76} y=${y + 17} large />`}
      ${refused.value === at && html`<${Cross} x=${x + 50} y=${y + 50} />`}`;
  });

  const laying = mine && (view.phase === "lay" || view.phase === "set-up");
  const award = laying ? toLay(table) : null;
  const spaces = SPACES.map((at) => {
    const { x, y } = spot(at);
    const lying = /** @type {AwardCard | null} */ (village.awards[at]);
    const move = laying ? `lay ${at}` : null;
    const legal = move !== null && act.has(move);
    const ghostly = ghost?.at === at && ghost.award;
    const points = lying?.points ?? null;
    const drawing = html`<g key=${at} aria-hidden="true">
      ${!lying && html`<rect class=${cx("village-space is-award", legal && "is-may")} x=${x + 2} y=${y + 2} width="96" height="96" rx="15" />${large && !ghostly && html`<text class="village-at" x=${x + 50} y=${y + 57} text-anchor="middle">${at}</text>`}`}
      ${lying && html`<g transform=${`translate(${x} ${y})`}><g data-piece=${lying.id} data-at=${`${seat}-${at}-${size}`} data-from=${`hand-of-${seat}`}><${Award} award=${lying} points=${points} plain=${!large} /></g></g>`}
      ${ghostly && html`<g class="village-ghost" transform=${`translate(${x - 3} ${y - 3}) scale(1.06)`}><${Award} award=${ghost.award} /></g>`}</g>`;
    if (!large) return drawing;
    const line = table.scores?.[seat]?.lines.find((one) => one.places[0] === at);
    const close = lying ? closeUp(root, at, lying, { seat, points: points ?? 0, why: line?.text }) : null;
    const parts = [
      lying
        ? t("space.award", { at, name: awardName(lying, lang), text: lying.text[lang], points: worth(points ?? 0) })
        : t("space", { at }),
    ];
    const legalMove = legal ? act.legal.find((one) => one.move === move) : undefined;
    if (legal && award)
      parts.push(t("lay.here", { name: awardName(award, lang), points: worth(gain(legalMove, seat) ?? 0) }));
    return html`${drawing}<g key=${`${at}-touch`} ...${target({
      at,
      name: parts.join(". "),
      legal,
      ghost: Boolean(ghostly),
      lit: act.isLit(at, seat),
      next: laying && at === nextSpace(props, village),
      class: "village-target",
      onPick: move ? (event) => (legal ? act.choose(move, event) : tryAnyway(props, move, at)) : undefined,
      onAim: (on) => {
        close?.aim(on);
        if (move) act.preview(on && legal ? move : null);
      },
    })} ...${close?.touch}><rect class="village-light" x=${x - 1} y=${y - 1} width="102" height="102" rx="17" /></g>
      ${(legal || ghostly) && html`<${Worth} points=${gain(ghostly ? (act.ghost ?? undefined) : legalMove, seat)} x=${x + 76} y=${y + 17} large />`}
      ${refused.value === at && html`<${Cross} x=${x + 50} y=${y + 50} />`}`;
  });

  return html`<div class=${cx("village-garden", large && own && "has-hand")} ref=${root}>
    <svg class="drawing" viewBox=${`0 0 ${SIZE} ${SIZE + (stripped ? STRIP : 0)}`} aria-hidden=${large ? undefined : "true"}>
      <rect class="village-ground" x="2" y="2" width=${SIZE - 4} height=${SIZE - 4} rx="22" />
      <rect class="village-green" x=${EDGE + STEP - 5} y=${EDGE + STEP - 5} width=${3 * STEP + 4} height=${3 * STEP + 4} rx="16" />
      ${lines.map((at) => html`<${Band} key=${at} at=${at} />`)}
      <${VillageCard} ...${props} />
      ${spaces}${cells}
      ${stripped && html`<${Strip} ...${props} name=${name} />`}
    </svg>
    ${large && own && html`<${Hand} ...${props} />`}
    ${large && own && act.selected === "village" && html`<${Powers} ...${props} />`}
    ${large && html`<${CloseUp} root=${root} props=${props} />`}
  </div>`;
}

/** The first space to lay an award on: an empty one, else any. @param {BoardProps} props @param {any} village */
function nextSpace({ act }, village) {
  const open = SPACES.filter((at) => act.has(`lay ${at}`));
  return open.find((at) => !village.awards[at]) ?? open[0];
}

/** The line of an award, lit from the award on. @param {{at: string}} props */
function Band({ at }) {
  const { x, y } = spot(at);
  const down = at.endsWith("0");
  return html`<rect class="village-band" x=${x - 4} y=${y - 4} width=${down ? 108 : 3 * STEP + 108} height=${down ? 3 * STEP + 108 : 108} rx="17" />`;
}

/** @param {{x: number, y: number}} props */
const Cross = ({ x, y }) =>
  html`<g class="village-cross" transform=${`translate(${x} ${y})`}><circle r="25" /><path d="M-11 -11 L11 11 M11 -11 L-11 11" /></g>`;

/** @param {GardenProps} props */
function VillageCard(props) {
  const { table, act, t, seat, size } = props;
  const { view } = table;
  const up = view.villages[seat].village_card === "up";
  const mine = size === "large" && act.mine && seat === view.seat && table.turn === seat;
  const usable = mine && POWERS.some((power) => act.has(power));
  const drawing = html`<g aria-hidden="true" transform=${`translate(${EDGE} ${EDGE})`}>${
    up
      ? html`<rect class="village-card is-village" x="2" y="2" width="95" height="95" rx="11" /><${Use} sprite=${SPRITE} id="village-village" x=${12} y=${3} size=${75} /><${Worth} points=${1} x=${49.5} y=${86} signed=${false} />`
      : html`<${Use} sprite=${SPRITE} id="village-village-down" x=${2} y=${2} size=${96} />`
  }</g>`;
  if (size !== "large") return drawing;
  return html`${drawing}<g ...${target({
    at: "z0",
    name: [t(up ? "village.up" : "village.down"), usable && t("village.use")].filter(Boolean).join(". "),
    legal: usable,
    picked: act.selected === "village",
    lit: act.isLit("z0", seat),
    class: "village-target",
    onPick:
      mine && view.phase === "action"
        ? (event) => (usable ? openPowers(props, event) : tryAnyway(props, "cover", "z0"))
        : undefined,
  })}><rect class="village-light" x=${EDGE - 1} y=${EDGE - 1} width="102" height="102" rx="14" /></g>${refused.value === "z0" && html`<${Cross} x=${EDGE + 50} y=${EDGE + 50} />`}`;
}

/** @param {BoardProps} props @param {Event} [event] */
function openPowers({ act }, event) {
  act.select("village");
  if (event?.type === "keydown" || document.activeElement?.closest(".bar"))
    setTimeout(
      () => /** @type {HTMLElement | null} */ (document.querySelector(".board .village-powers .is-legal"))?.focus(),
      40,
    );
}

/** The powers of the village card, each with what it does. @param {GardenProps} props */
function Powers(props) {
  const { act, t } = props;
  return html`<div class="village-powers" role="group" aria-label=${t("village.use")}>
    ${POWERS.map((power) => {
      const legal = act.legal.find((one) => one.move === power);
      return html`<div key=${power} ...${target({
        at: `power-${power}`,
        name: `${t(`power.${power}`)} ${legal?.sentence ?? t("power.no")}`,
        legal: Boolean(legal),
        class: "village-power",
        onPick: (event) => (legal ? act.choose(power, event) : act.ask(power)),
        onAim: (on) => act.preview(on && legal ? power : null),
      })}><${PowerPicture} power=${power} /><span><b>${t(`power.${power}`)}</b> <small>${legal?.sentence ?? t("power.no")}</small></span></div>`;
    })}
    <button class="small" onClick=${() => act.select(null)}>${t("power.close")}</button></div>`;
}

/** @param {{power: string}} props */
function PowerPicture({ power }) {
  const what = power === "refresh awards" ? "award" : "green";
  return html`<svg viewBox="0 0 100 100" aria-hidden="true"><${Use} sprite=${SPRITE} id=${`village-${what}-back`} x=${power === "cover" ? 4 : 12} y=${power === "cover" ? 24 : 10} size=${power === "cover" ? 66 : 76} />
    ${power === "cover" ? html`<g transform="translate(32 4) scale(0.66)"><${Use} sprite=${SPRITE} id="village-card" x=${0} y=${0} size=${100} /></g>` : ["is-rim", ""].map((rim) => html`<path class=${cx("village-turn", rim)} d="M24 58 A27 27 0 0 1 72 36 M76 18 V38 H56 M76 50 A27 27 0 0 1 28 72 M24 90 V70 H44" />`)}</svg>`;
}

/** What everybody sees of a hand: backs, and the cards taken openly. @param {GardenProps & {name: string}} props */
function Strip({ table, act, t, lang, seat, size, name }) {
  const { view } = table;
  const village = view.villages[seat];
  const large = size === "large";
  const sure = village.known.filter((/** @type {any} */ one) => one.sure);
  const maybe = village.known.filter((/** @type {any} */ one) => !one.sure);
  const held = view.award_in_hand?.seat === seat ? view.award_in_hand : null;
  /** @type {{kind: string, name: string, drawing: any, id?: string, maybe?: boolean}[]} */
  const items = [
    ...sure.map((/** @type {any} */ { card }) => ({
      kind: "known",
      id: card.id,
      name: t("known", { name, card: greenName(card, t, lang) }),
      drawing: html`<${Green} card=${card} plain=${!large} />`,
    })),
    ...Array.from({ length: Math.max(0, village.in_hand - sure.length) }, () => ({
      kind: "back",
      name: "",
      drawing: html`<${Back} what="green" />`,
    })),
    ...maybe.map((/** @type {any} */ { card }) => ({
      kind: "maybe",
      id: card.id,
      maybe: true,
      name: t("known.maybe", { name, card: greenName(card, t, lang) }),
      drawing: html`<${Green} card=${card} plain=${!large} />`,
    })),
    ...(held
      ? [
          {
            kind: "award",
            id: held.award?.id,
            name: held.award
              ? t("award.of", { name, award: awardText(held.award, lang) })
              : t("award.hidden", { name }),
            drawing: held.award
              ? html`<${Award} award=${held.award} plain=${!large} />`
              : html`<${Back} what="award" />`,
          },
        ]
      : []),
    ...village.to_lay.map((/** @type {AwardCard} */ award) => ({
      kind: "tolay",
      id: award.id,
      name: t("award.of", { name, award: awardText(award, lang) }),
      drawing: html`<${Award} award=${award} plain=${!large} />`,
    })),
  ];
  const step = Math.min(STRIP - 4, (SIZE - 2 * EDGE) / Math.max(1, items.length));
  const scale = (step - 4) / 100;
  const summary = [
    t("hand.of", { name, count: village.in_hand }),
    village.discards > 0 && t("hand.discards", { count: village.discards }),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<g data-at=${`hand-of-${seat}`}><rect class="village-strip" x=${EDGE} y=${SIZE + 2} width=${SIZE - 2 * EDGE} height=${STRIP - 6} /></g>
    ${items.map((item, i) => {
      const [x, y] = [EDGE + i * step, SIZE + 6 + (STRIP - 12 - scale * 100) / 2];
      const drawing = html`<g aria-hidden="true" class=${cx(item.maybe && "village-maybe")} transform=${`translate(${x} ${y}) scale(${scale})`}><g data-piece=${item.id} data-at=${item.id && `${seat}-hand-${item.id}-${size}`}>${item.drawing}</g>${item.maybe && html`<text class="village-perhaps" x="50" y="74" text-anchor="middle">?</text>`}</g>`;
      if (!large) return html`<g key=${`${item.kind}-${item.id ?? i}`}>${drawing}</g>`;
      return html`<g key=${`${item.kind}-${item.id ?? i}`}>${drawing}</g><g key=${`of-${i}`} ...${target({ at: `of-${seat}-${i}`, name: item.name || summary, class: "village-target" })}><rect class="village-light" x=${x + 1} y=${y + 1} width=${scale * 100 - 2} height=${scale * 100 - 2} rx="10" /></g>`;
    })}`;
}

// --- The hand ---

/** Pick up a card or a place; by keyboard the focus goes on to where it fits. @param {BoardProps} props @param {string} what @param {Event} event */
function pickUp({ act }, what, event) {
  act.select(what);
  if (event.type === "keydown" && act.selected) rememberFocus(), setTimeout(() => followPlay(), 40);
}

/** What a card of the hand does where it is dropped. @param {BoardProps} props @param {number} n */
const dropping = (props, n) => ({
  onLift: () => props.act.selected !== `hand-${n}` && props.act.select(`hand-${n}`),
  onOver: (/** @type {string | null} */ at) =>
    props.act.preview(at === "discard" ? `discard ${n}` : isCell(at) ? `place ${n}-${at}` : null),
  onDrop: (/** @type {string | null} */ at) => {
    const move = at === "discard" ? `discard ${n}` : isCell(at) ? `place ${n}-${at}` : null;
    props.act.preview(null);
    if (!move || !at) return;
    if (props.act.has(move)) props.act.commit(move);
    else tryAnyway(props, move, at);
  },
  onCancel: () => props.act.preview(null),
});

/** What an award does where it is dropped. @param {BoardProps} props */
const layingDrop = (props) => ({
  onOver: (/** @type {string | null} */ at) => props.act.preview(isSpace(at) ? `lay ${at}` : null),
  onDrop: (/** @type {string | null} */ at) => {
    props.act.preview(null);
    if (!at || !isSpace(at)) return;
    if (props.act.has(`lay ${at}`)) props.act.commit(`lay ${at}`);
    else tryAnyway(props, `lay ${at}`, at);
  },
  onCancel: () => props.act.preview(null),
});

/**
 * A card that can be touched and dragged. What is drawn lies under the target, so that the target's name is all a reader hears.
 * @param {{what: any, drag?: any, class?: string, width?: number, from?: string, piece: string, at: string, drawing: any, held?: boolean, children?: any}} props
 */
function Slot({ what, drag = {}, class: more = "", width = 100, from, piece, at, drawing, held = false, children }) {
  return html`<div class=${cx("village-slot", more)} ...${drag}>
    <svg viewBox=${`0 0 ${width} 100`} aria-hidden="true"><g data-piece=${piece} data-at=${at} data-from=${from}>${drawing}</g></svg>
    <div ...${what}><svg viewBox=${`0 0 ${width} 100`} aria-hidden="true"><rect class=${cx("village-light", held && "is-held")} x="1" y="1" width=${width - 2} height="98" rx="14" /></svg></div>
    ${children && html`<svg class="village-badge" viewBox=${`0 0 ${width} 100`} aria-hidden="true">${children}</svg>`}</div>`;
}

/** @param {GardenProps} props */
function Hand(props) {
  const { table, act, t, lang, seat } = props;
  const { view } = table;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const mine = act.mine && table.turn === seat;
  const placing = mine && view.phase === "place";
  const goal = isCell(act.selected) ? act.selected : null;
  const picked = handNumber(act.selected);
  const ghost = act.ghost?.move ?? "";
  const useful = (/** @type {number} */ n) =>
    placing &&
    (goal ? act.has(`place ${n}-${goal}`) : act.starting(`place ${n}-`).length > 0 || act.has(`discard ${n}`));
  const hand = /** @type {GreenCard[]} */ (view.hand);
  const order = hand.map((_, i) => i + 1).reverse(); // the card just taken first
  const next = order.find((n) => placing && act.starting(`place ${n}-${goal ?? ""}`).length > 0) ?? order.find(useful);
  const held = view.award_in_hand?.seat === seat ? /** @type {AwardCard | null} */ (view.award_in_hand.award) : null;
  const close = held && closeUp(root, "award-hand", held);
  const discards = view.discarded?.length ?? 0;
  const throwing = placing && picked && act.has(`discard ${picked}`);
  return html`<div class=${cx("village-hand", placing && "is-mine", table.state !== "playing" && "is-still")} role="group" aria-label=${t("hand")} ref=${root}>
    ${hand.map((card, i) => {
      const n = i + 1;
      const move = goal ? `place ${n}-${goal}` : null;
      const legal = useful(n);
      const fit = move ? act.legal.find((one) => one.move === move) : undefined;
      const parts = [
        t("hand.card", { name: greenName(card, t, lang) }),
        card.seen && view.players > 1 && t("hand.seen"),
        legal && (goal ? t("hand.place", { at: goal }) : t("hand.pick")),
      ];
      const away = ghost.startsWith(`place ${n}-`) || ghost === `discard ${n}`;
      const what = target({
        at: `hand-${n}`,
        name: parts.filter(Boolean).join(", "),
        legal,
        picked: picked === String(n),
        next: n === next && !picked,
        class: "village-held",
        onPick: mine
          ? (event) => {
              if (move) legal ? act.choose(move, event) : tryAnyway(props, move, goal ?? "");
              else if (placing && legal) pickUp(props, `hand-${n}`, event);
              else act.ask(`discard ${n}`);
            }
          : undefined,
        onAim: placing
          ? (on) => {
              aimed.value = on ? String(n) : null;
              if (move) act.preview(on && legal ? move : null);
            }
          : undefined,
      });
      const idle = placing && !goal && legal && !act.starting(`place ${n}-`).length;
      return html`<${Slot} key=${card.id} what=${what} class=${cx(away && "is-going", idle && "is-idle", picked === String(n) && "is-raised")} drag=${draggable({ disabled: !placing, ...dropping(props, n) })}
        piece=${card.id} at=${`hand-${card.id}`} from="deck-green" drawing=${html`<${Green} card=${card} />`}>${fit && html`<${Worth} points=${gain(fit, seat)} x=${76} y=${17} large />`}<//>`;
    })}
    ${
      held &&
      close &&
      html`<${Slot} what=${{ ...target({ at: "award-hand", name: t("hand.award", { name: awardText(held, lang) }), class: "village-held", onAim: close.aim }), ...close.touch }} class=${cx("is-award", ghost.startsWith("lay ") && "is-going")} held
      drag=${draggable({ disabled: !mine || view.phase !== "lay", ...layingDrop(props) })} piece=${held.id} at="award-hand" from="deck-award" drawing=${html`<${Award} award=${held} />`} />`
    }
    ${
      view.players > 1 &&
      view.phase !== "set-up" &&
      table.state === "playing" &&
      html`<div ...${target({
        at: "discard",
        name: throwing
          ? t("discard.card", { name: greenName(hand[Number(picked) - 1], t, lang) })
          : [t("discard.spot"), t("discard.count", { count: discards })].join(". "),
        legal: Boolean(throwing),
        next: Boolean(throwing) && !act.starting(`place ${picked}-`).length,
        ghost: ghost.startsWith("discard"),
        class: "village-bin",
        onPick: placing ? (event) => throwing && act.choose(`discard ${picked}`, event) : undefined,
        onAim: placing ? (on) => act.preview(on && throwing ? `discard ${picked}` : null) : undefined,
      })}><svg viewBox="0 0 100 100" aria-hidden="true"><path d="M24 38 H76 L70 88 H30 Z M18 38 H82 M40 38 V26 H60 V38 M42 52 L44 76 M58 52 L56 76" /></svg><span>${t("discard")}</span></div>`
    }
    <${CloseUp} root=${root} props=${props} />
  </div>`;
}

// --- The shared area ---

/** A card dragged straight onto its place: taken first, then offered there. @type {{id: string, ply: number, at: string} | null} */
let plan = null;

/** @param {BoardProps} props */
function Shared(props) {
  const { table, act, t } = props;
  const { view } = table;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!plan || plan.id !== table.id || plan.ply === table.ply) return;
    const { at } = plan;
    plan = null;
    if (!act.mine) return;
    const move =
      isCell(at) && view.phase === "place"
        ? `place ${view.hand.length}-${at}`
        : isSpace(at) && view.phase === "lay"
          ? `lay ${at}`
          : null;
    if (!move) return;
    if (isCell(at)) act.select(`hand-${view.hand.length}`);
    if (act.has(move)) act.preview(move, true);
    else tryAnyway(props, move, at);
  }, [table.ply]);
  const setUp = view.phase === "set-up";
  const layer = view.villages[view.seat ?? -1]?.to_lay.length ? view.seat : table.turn;
  return html`<div class=${cx("village-shared", setUp && "is-setup", act.mine && (view.phase === "place" || view.phase === "lay") && "is-low")} ref=${root}>
    ${view.only !== "awards" && html`<${Row} ...${props} what="green" root=${root} />`}
    ${setUp ? html`<${ToLay} ...${props} seat=${layer} root=${root} />` : html`<${Row} ...${props} what="award" root=${root} />`}
    ${view.last_round && table.state === "playing" && html`<p class="village-last">${t("last")}</p>`}
    ${view.bands && html`<${Bands} ...${props} />`}
    <${CloseUp} root=${root} props=${props} />
  </div>`;
}

/** A deck and its face-up cards. @param {BoardProps & {what: "green" | "award", root: any}} props */
function Row(props) {
  const { table, act, t, lang, what, root } = props;
  const { view } = table;
  const area = view[`${what}s`];
  const drawing = act.has(`${what} deck`);
  const refreshing = view.refreshing === `${what}s`;
  const gone = area.face_up.filter((/** @type {any} */ card) => !card).length;
  const wide = what === "award" ? 124 : 100;
  const firstUp = area.face_up.findIndex(
    (/** @type {any} */ _, /** @type {number} */ i) => act.has(`${what} ${i + 1}`) || act.has(`under ${i + 1}`),
  );
  const under = area.under.map((/** @type {any} */ lot) =>
    t("text.under", {
      name: table.seats[lot.seat]?.name,
      cards: lot.faces
        .map((/** @type {any} */ card) => (what === "award" ? awardName(card, lang) : greenName(card, t, lang)))
        .join(", "),
    }),
  );
  const deckName = [
    t(`deck.${what}`, { count: area.deck }),
    !area.deck && t("deck.none"),
    ...under,
    drawing && t("deck.draw"),
  ]
    .filter(Boolean)
    .join(". ");
  const drag = (/** @type {number} */ place) => ({
    onOver: (/** @type {string | null} */ at) => act.preview(home(at) ? `${what} ${place}` : null),
    onDrop: (/** @type {string | null} */ at) => {
      act.preview(null);
      if (!home(at)) return;
      if (at && (what === "green" ? isCell(at) : isSpace(at))) plan = { id: table.id, ply: table.ply, at };
      act.commit(`${what} ${place}`);
    },
    onCancel: () => act.preview(null),
  });
  return html`<div class=${`village-row is-${what}`} role="group" aria-label=${t(`${what}s`)}>
    <div ...${target({ at: `deck-${what}`, name: deckName, legal: drawing, ghost: act.ghost?.move === `${what} deck`, class: "village-deck", onPick: act.mine ? (event) => (drawing ? act.choose(`${what} deck`, event) : act.ask(`${what} deck`)) : undefined, onAim: drawing ? (on) => act.preview(on ? `${what} deck` : null) : undefined })}>
      <svg viewBox="0 0 78 100" aria-hidden="true"><g data-at=${`deck-${what}`}>${
        area.deck > 0
          ? html`${area.deck > 2 && html`<rect class=${`village-edge is-${what}`} x="8" y="8" width="68" height="90" rx="9" />`}<svg x="0" y="0" width="76" height="96" viewBox="4 0 92 100" preserveAspectRatio="none"><${Back} what=${what} /></svg>`
          : html`<rect class="village-space" x="4" y="4" width="70" height="92" rx="10" />`
      }</g>
        <g class="village-count" transform="translate(38 87)"><rect x="-20" y="-13" width="40" height="25" rx="12.5" /><text y="6.5" text-anchor="middle">${area.deck}</text></g>
        <rect class="village-light" x="-1" y="-1" width="80" height="101" rx="12" /></svg></div>
    ${area.face_up.map((/** @type {any} */ card, /** @type {number} */ i) => {
      const place = i + 1;
      const move = refreshing ? `under ${place}` : `${what} ${place}`;
      const legal = act.has(move);
      if (!card)
        return html`<div key=${`gone-${i}`} ...${target({ at: `${what}-${place}`, name: t("gone", { place }), class: "village-up is-gone" })}><svg viewBox=${`0 0 ${wide} 100`} aria-hidden="true"><rect class="village-space" x="3" y="3" width=${wide - 6} height="94" rx="12" /><text class="village-order" x=${wide / 2} y="64" text-anchor="middle">1</text></svg></div>`;
      const name = what === "award" ? awardText(card, lang) : greenName(card, t, lang);
      const close = what === "award" ? closeUp(root, `${what}-${place}`, card) : null;
      const touch = target({
        at: `${what}-${place}`,
        name: [t("place", { name, place }), legal && (refreshing ? t("under", { number: gone + 1 }) : t("take"))]
          .filter(Boolean)
          .join(". "),
        legal,
        ghost: act.ghost?.move === move,
        next: legal && i === firstUp && (what === "green" || !act.starting("green ").length),
        class: "village-up",
        onPick: act.mine ? (event) => (legal ? act.choose(move, event) : act.ask(move)) : undefined,
        onAim: (on) => {
          close?.aim(on);
          if (legal) act.preview(on ? move : null);
        },
      });
      return html`<${Slot} key=${card.id} what=${{ ...touch, ...close?.touch }} width=${wide} drag=${draggable({ disabled: !legal || refreshing, ...drag(place) })} piece=${card.id} at=${`${what}-${place}`} from=${`deck-${what}`}
        drawing=${what === "award" ? html`<${Award} award=${card} width=${wide} />` : html`<${Green} card=${card} />`}>
        ${refreshing && legal && html`<g class="village-count is-next" transform=${`translate(${wide - 18} 18)`}><circle r="15" /><text y="7" text-anchor="middle">${gone + 1}</text></g>`}<//>`;
    })}
  </div>`;
}

/** Is this where a card taken from the display may be dropped: the own hand or village? @param {string | null} at */
const home = (at) => at !== null && (isCell(at) || isSpace(at) || /^(hand-\d|award-hand|discard|z0)$/.test(at));

/** At set-up: the awards a seat has to lay, the next one first. @param {BoardProps & {seat: number | null, root: any}} props */
function ToLay(props) {
  const { table, act, t, lang, seat, root } = props;
  const { view } = table;
  if (seat === null) return null;
  const awards = /** @type {AwardCard[]} */ (view.villages[seat].to_lay);
  const mine = act.mine && seat === view.seat;
  return html`<div class="village-row is-award" role="group" aria-label=${t("awards")}>
    <p class="village-tolay">${seat === view.seat ? t("tolay.mine") : t("tolay.of", { name: table.seats[seat]?.name })}</p>
    ${awards.map((award, i) => {
      const close = closeUp(root, `tolay-${i}`, award);
      const first = mine && i === 0;
      const what = {
        ...target({
          at: `tolay-${i}`,
          name: t("hand.award", { name: awardText(award, lang) }),
          class: "village-up",
          onAim: close.aim,
        }),
        ...close.touch,
      };
      return html`<${Slot} key=${award.id} what=${what} width=${124} class=${cx(first ? "is-first" : "is-later", first && act.ghost && "is-going")} held=${first} drag=${draggable({ disabled: !first, ...layingDrop(props) })}
        piece=${award.id} at=${`tolay-${award.id}`} drawing=${html`<${Award} award=${award} width=${124} />`} />`;
    })}
  </div>`;
}

/** Alone: where the points stand among the bands. @param {BoardProps} props */
function Bands({ table, t, lang }) {
  const points = table.view.villages[0].points;
  const bands = [...table.view.bands].reverse();
  const at = bands.filter((band) => points >= band.from).length - 1;
  return html`<ol class="village-bands" aria-label=${t("solo")}>${bands.map(
    (
      band,
      i,
    ) => html`<li key=${i} class=${cx(i === at && "is-now", i < at && "is-passed")} aria-current=${i === at ? "true" : undefined}>
    <b>${i === 0 ? `< ${bands[1].from}` : `${band.from}${i < bands.length - 1 ? `–${bands[i + 1].from - 1}` : "+"}`}</b> <span>${band.name[lang]}</span></li>`,
  )}</ol>`;
}

// --- Buttons and words ---

/** @param {BoardProps} props */
function actions(props) {
  const { act, t } = props;
  /** @type {import("../../lib/types.js").Action[]} */
  const list = [];
  if (POWERS.some((power) => act.has(power)))
    list.push({ label: t("village"), icon: "turn", pressed: act.selected === "village", run: () => openPowers(props) });
  const picked = handNumber(act.selected);
  if (picked && act.has(`discard ${picked}`))
    list.push({ label: t("discard"), icon: "bin", run: () => act.choose(`discard ${picked}`) });
  if (act.has("stop")) list.push({ label: t("stop"), icon: "check", run: () => act.preview("stop", true) });
  return list;
}

/** @param {BoardProps} props */
function now({ table, act, t, lang }) {
  if (isCell(act.selected)) return t("now.card", { at: act.selected });
  const picked = handNumber(act.selected);
  return picked && act.starting(`place ${picked}-`).length
    ? t("now.space", { name: greenName(table.view.hand[Number(picked) - 1], t, lang) })
    : null;
}

/** @param {BoardProps} props */
function Text({ table, t, lang }) {
  const { view } = table;
  const named = (/** @type {GreenCard[]} */ cards) =>
    cards.map((card) => greenName(card, t, lang)).join(", ") || t("text.none");
  const area = (/** @type {"greens" | "awards"} */ what) => html`<h2 class="village-head">${t(what)}</h2>
    <ol>${view[what].face_up.filter(Boolean).map((/** @type {any} */ card) => html`<li>${what === "awards" ? awardText(card, lang) : greenName(card, t, lang)}</li>`)}</ol>
    <p>${t("text.deck", { count: view[what].deck })}</p>
    ${view[what].under.map((/** @type {any} */ lot) => html`<p>${t("text.under", { name: table.seats[lot.seat]?.name, cards: lot.faces.map((/** @type {any} */ card) => (what === "awards" ? awardName(card, lang) : greenName(card, t, lang))).join(", ") })}${lot.in_order ? ` (${t("text.order")})` : ""}</p>`)}`;
  const cell = (/** @type {any} */ village, /** @type {string} */ at) =>
    html`<td>${village.greens[at] ? greenName(village.greens[at], t, lang) : html`<span aria-label=${t("text.empty")}>·</span>`}</td>`;
  const head = (/** @type {any} */ village, /** @type {string} */ at) =>
    village.awards[at] ? `${at}: ${village.awards[at].name[lang]} ${worth(village.awards[at].points)}` : at;
  return html`
    ${view.hand && html`<p>${t("text.hand", { cards: named(view.hand) })}</p>`}
    ${view.award_in_hand?.award && html`<p>${t("text.held", { award: awardText(view.award_in_hand.award, lang) })}</p>`}
    ${view.discarded?.length > 0 && html`<p>${t("text.discarded", { cards: named(view.discarded) })}</p>`}
    ${area("greens")}${view.phase !== "set-up" && area("awards")}
    ${view.villages.map(
      (
        /** @type {any} */ village,
        /** @type {number} */ seat,
      ) => html`<h2 class="village-head">${table.seats[seat]?.name}</h2>
      <p>${[t(village.village_card === "up" ? "village.up" : "village.down"), seat !== view.seat && t("hand.of", { name: table.seats[seat]?.name, count: village.in_hand })].filter(Boolean).join(". ")}</p>
      ${village.known.length > 0 && html`<p>${t("text.known", { cards: village.known.map((/** @type {any} */ one) => (one.sure ? greenName(one.card, t, lang) : t("text.maybe", { card: greenName(one.card, t, lang) }))).join(", ") })}</p>`}
      ${village.to_lay.length > 0 && html`<p>${t("text.tolay", { awards: village.to_lay.map((/** @type {AwardCard} */ award) => awardText(award, lang)).join("; ") })}</p>`}
      <table class="village-table"><thead><tr><td></td>${["a0", "b0", "c0"].map((at) => html`<th scope="col">${head(village, at)}</th>`)}</tr></thead>
        <tbody>${[1, 2, 3].map((row) => html`<tr><th scope="row">${head(village, `z${row}`)}</th>${["a", "b", "c"].map((column) => cell(village, `${column}${row}`))}</tr>`)}</tbody></table>
      <ul>${SPACES.filter((at) => village.awards[at]).map((at) => html`<li>${t("space.award", { at, name: awardName(village.awards[at], lang), text: village.awards[at].text[lang], points: worth(village.awards[at].points) })}</li>`)}</ul>`,
    )}`;
}

/** @type {import("../../lib/types.js").Board} */
export default { words, Shared, Garden, actions, Text, now };

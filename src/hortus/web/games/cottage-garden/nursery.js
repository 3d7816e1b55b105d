/** The shared area: the nursery with the gardener's walk around it, the path from the wheelbarrow on, the supply. */
import { html, Use, cx } from "../../lib/ui.js";
import { followPick } from "../../lib/focus.js";
import { moveSentence } from "../../lib/sentences.js";
import { cell, squares } from "../../lib/shapes.js";
import { aiming, place, spot } from "../../lib/spot.js";
import { tip } from "../../lib/tip.js";
import { Lying, Mark } from "../../parts/drawing.js";
import { speak } from "../../lib/speak.js";
import { toBeds } from "./carry.js";
import { NOTHING, byWheel, handNow, isReal, legalOf, letGo, storeOf, takeTile, tileOn } from "./hand.js";
import { BedCard, Centred, SPRITE, cellsIn, know } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

const SPACE = 86;
const WALK = 48;
const SIZE = 4 * SPACE + 2 * WALK;
const LETTERS = "ABCD";
const CORNERS = ["nw", "ne", "se", "sw"];

/** The middle of a space of the walk, from its name: "top A", "right 1", "corner nw". @param {string} name */
function onWalk(name) {
  const [side, which] = name.split(" ");
  const [near, far] = [WALK / 2, SIZE - WALK / 2];
  if (side === "corner") return { x: which.endsWith("e") ? far : near, y: which.startsWith("s") ? far : near };
  const along = (/** @type {number} */ space) => WALK + SPACE * (space + 0.5);
  const across = side === "bottom" || side === "right" ? far : near;
  return side === "top" || side === "bottom"
    ? { x: along(LETTERS.indexOf(which)), y: across }
    : { x: across, y: along(Number(which) - 1) };
}

/** A tile in words: "tulips, 5 squares, 1 pot". @param {any} tile @param {import("../../lib/types.js").Translate} t */
export function tileWords(tile, t) {
  const count = tile.shape.join("").split("X").length - 1;
  return [
    t("flowers", { flower: tile.flower }),
    t("tile-squares", { count }),
    tile.pots && t("tile-pots", { count: tile.pots }),
    tile.cloches && t("tile-cloches", { count: tile.cloches }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {BoardProps} props */
export function Shared(props) {
  const { table, play } = props;
  const { view } = table;
  know(view);
  const over = view.phase === "over";
  const coming = over ? [] : view.gardener.ahead;
  const ahead = coming.find((/** @type {any} */ one) => one.seat === table.viewer);
  const [ramble] = play.moves({ verb: "ramble" });
  return html`<div class="cottage-shared">
    ${view.offered.length > 0 && html`<${Offered} ...${props} />`}
    <svg class="cottage-nursery" viewBox=${`0 0 ${SIZE} ${SIZE}`} onWheel=${byWheel(props)}>
      <rect class="cottage-walk" x="2" y="2" width=${SIZE - 4} height=${SIZE - 4} rx="26" />
      <g aria-hidden="true"><${Stones} ...${props} coming=${coming} /></g>
      <rect class="cottage-ground" x=${WALK - 4} y=${WALK - 4} width=${4 * SPACE + 8} height=${4 * SPACE + 8} rx="12" />
      <${Spaces} ...${props} mine=${new Set(ahead?.row ?? [])} rambling=${ramble !== undefined} />
      <${Corners} ...${props} />
      <${Gardener} ...${props} ahead=${ahead} />
    </svg>
    <${Path} ...${props} ramble=${ramble} />
    <div class="cottage-foot"><${Clock} ...${props} />${view.players > 1 && html`<${Hives} ...${props} />`}</div>
  </div>`;
}

/** The sixteen spaces. @param {BoardProps & {mine: Set<string>, rambling: boolean}} props */
function Spaces(props) {
  const { table, play, t, mine, rambling } = props;
  const { view } = table;
  const hand = handNow(props);
  const real = isReal(props, hand);
  const { plants } = legalOf(props);
  const row = new Set(view.phase === "over" ? [] : view.gardener.row);
  const first = view.gardener.row.find((/** @type {string} */ space) => plants.has(space));
  const take = (/** @type {Event} */ event, /** @type {string} */ space) => {
    if (hand?.kind === "tile" && hand.space === space) return letGo(props);
    takeTile(props, space);
    speak(t(plants.has(space) ? "hand" : "try", { what: t("flowers", { flower: tileOn(view, space)?.flower ?? "" }) }));
    followPick(event);
  };
  return squares(4, 4).map((name) => {
    const [c, r] = cell(name);
    const space = name.toUpperCase();
    const tile = tileOn(view, space);
    const [x, y] = [WALK + SPACE * c, WALK + SPACE * r];
    const lit = row.has(space);
    const legal = plants.has(space);
    const held = hand?.kind === "tile" && hand.space === space;
    const trying = tile && table.viewer !== null;
    const words = [
      space,
      tile ? tileWords(tile, t) : t("space-empty"),
      lit && t("row-word"),
      tile && (legal ? t("tile-take") : trying && t("tile-try")),
    ];
    const attributes = spot(play, {
      anytime: true,
      at: `nursery-${space}`,
      name: words.filter(Boolean).join(", "),
      target: false,
      source: false,
      disabled: !trying,
      next: space === first && !hand,
      legal,
      picked: held,
      class: cx("cottage-nspace", lit && "is-row", mine.has(space) && !lit && "is-mine-next"),
      onPick: trying ? (event) => take(event, space) : undefined,
      carry: trying ? toBeds(play, space) : undefined,
    });
    return html`<g key=${space} ...${attributes}>
      <rect data-box="" class="cottage-cell" x=${x + 2} y=${y + 2} width=${SPACE - 4} height=${SPACE - 4} rx="10" />
      ${
        tile &&
        html`<g class=${cx(held && "cottage-taken")}><${Centred} tile=${tile} cells=${held ? cellsIn(tile, hand) : undefined}
          x=${x + 8} y=${y + 8} room=${SPACE - 16} unit=${22} piece /></g>`
      }
      ${!tile && rambling && lit && html`<circle class="cottage-gap" cx=${x + SPACE / 2} cy=${y + SPACE / 2} r="15" />`}
      <rect class="ring" x=${x + 3} y=${y + 3} width=${SPACE - 6} height=${SPACE - 6} rx="10" />
      ${held && !real && html`<${Use} sprite=${SPRITE} id="cottage-parasol" x=${x + SPACE - 34} y=${y + 2} size=${32} />`}
    </g>`;
  });
}

/** The stones of the walk, with the signs of who comes where next. @param {BoardProps & {coming: any[]}} props */
function Stones({ table, t, coming }) {
  const { walk, gardener } = table.view;
  const seatsAt = new Map(coming.map((one) => [one.space, table.seats[one.seat]]));
  return walk.spaces.map((/** @type {string} */ name, /** @type {number} */ i) => {
    const { x, y } = onWalk(name);
    const seat = seatsAt.get(i);
    const turning = i === walk.turning;
    const told = turning ? t("turning-tip") : seat && t("stone-tip", { name: seat.name });
    return html`<g key=${name} ...${place(`walk-${i}`)} class=${cx("cottage-stone", turning && "is-turning")} ...${told ? tip(told) : {}}>
      <ellipse data-box="" cx=${x} cy=${y} rx="17" ry="15" />
      ${
        turning
          ? html`<path d=${`M${x - 7} ${y + 6}v-8h-5l12 -10l12 10h-5v8z`} class="cottage-up" />`
          : !name.startsWith("corner") &&
            html`<text class="cottage-name" x=${x} y=${y + 5} text-anchor="middle">${name.split(" ")[1]}</text>`
      }
      ${
        seat &&
        i !== gardener.space &&
        html`<${Mark} symbol=${seat.symbol} x=${x} y=${y} r=${14} size=${20} class="cottage-next" />`
      }</g>`;
  });
}

/** The gardener with the die; a tap ends the turn when nothing else is to do. @param {BoardProps & {ahead: any}} props */
function Gardener(props) {
  const { table, play, t, ahead } = props;
  const { gardener } = table.view;
  const { x, y } = onWalk(gardener.name);
  const move = play.moves({ verb: "done" })[0] ?? null;
  const name = [
    t("gardener-name", { die: gardener.die, row: gardener.row.join(", ") }),
    gardener.final_round && t("final"),
    ahead && t("gardener-mine", { row: ahead.row.join(", ") }),
    move && t("done"),
  ];
  return html`<g ...${spot(play, {
    at: "gardener",
    name: name.filter(Boolean).join(". "),
    move,
    source: false,
    disabled: !move,
    next: move !== null && !handNow(props),
    class: "cottage-gardener",
  })} ...${tip(t("gardener-tip", { row: gardener.row.join(", ") }))}>
    <g ...${place(`walk-${gardener.space}`)}><${Lying} piece="gardener" x=${x - 29} y=${y - 38} width=${60}>
      <ellipse cx="29" cy="57" rx="22" ry="6" fill="#000" fill-opacity="0.18" />
      <${Use} sprite=${SPRITE} id="cottage-gardener" size=${60} />
      <g class="cottage-die"><rect x="36" y="33" width="24" height="24" rx="6" />
        <text x="48" y="51" text-anchor="middle">${gardener.die}</text></g><//></g>
    <circle class="ring" cx=${x} cy=${y} r="29" />
  </g>`;
}

/**
 * The wheelbarrow, the tiles of the path, the supply.
 * @param {BoardProps & {ramble: import("../../lib/types.js").Move | undefined}} props
 */
function Path(props) {
  const { table, play, t, ramble } = props;
  const { path, supply, gardener } = table.view;
  const gaps = gardener.row.filter((/** @type {string} */ space) => !tileOn(table.view, space)).length;
  const count = path.length;
  const columns = (/** @type {number} */ ratio) => Math.ceil(Math.sqrt(count * ratio)); // all of it is in sight
  const name = [t("path", { count }), ramble && t("ramble")].filter(Boolean).join(". ");
  const side = supply && t("supply", { number: supply.bed, side: supply.side });
  return html`<div class="cottage-aside">
    <svg class="cottage-barrow" viewBox="0 0 118 62">
      <g ...${spot(play, { at: "path", name, move: ramble ?? null, source: false, disabled: !ramble })} ...${tip(t("path-tip", { count }))}>
        <rect data-box="" class="cottage-hit" x="1" y="1" width="116" height="60" rx="12" />
        <${Use} sprite=${SPRITE} id="cottage-wheelbarrow" x="6" y="3" size=${56} />
        <text class="cottage-count" x="68" y="42">${count}</text>
        <rect class="ring" x="3" y="3" width="112" height="56" rx="11" /></g></svg>
    <ol class="cottage-path" style=${{ "--square": columns(1), "--wide": columns(1.8) }} aria-label=${t("path", { count })}>${path.map(
      (/** @type {any} */ tile, /** @type {number} */ i) => {
        const name = t("path-tile", { number: i + 1, tile: tileWords(tile, t) });
        return html`<li key=${tile.tile} class=${cx(ramble && i < gaps && "is-coming", i === 0 && "is-head")}>
          <svg viewBox="1 1 58 58"><g ...${spot(play, { at: `path-${i + 1}`, name, disabled: true })} ...${tip(name)}>
            <rect class="cottage-pathcell" x="1.5" y="1.5" width="57" height="57" rx="9" />
            <${Centred} tile=${tile} x=${6} y=${6} room=${48} unit=${17} /></g></svg></li>`;
      },
    )}</ol>
    ${
      supply &&
      html`<svg class="cottage-supply" viewBox="0 0 112 112"><g ...${spot(play, { at: "supply", name: side, disabled: true })} ...${tip(t("supply-tip"))}>
        <${BedCard} key=${`${supply.bed}${supply.side}`} bed=${supply} /></g></svg>`
    }
  </div>`;
}

/** How far the die has come: at its last face the final round begins. @param {BoardProps} props */
function Clock({ table, t }) {
  const { die, final_round: final } = table.view.gardener;
  return html`<svg class="cottage-clock" viewBox="0 0 168 34" role="img" aria-label=${final ? t("final") : t("die", { die })}
    ...${tip(t(final ? "final-tip" : "die-tip", { die }))}>
    ${[1, 2, 3, 4, 5, 6].map(
      (n) => html`<g class=${cx("cottage-hour", n < die && "is-past", n === die && "is-now", n === 6 && "is-last")}>
        <rect x=${1 + 28 * (n - 1)} y="4" width="25" height="26" rx="7" />
        <text x=${13.5 + 28 * (n - 1)} y="23" text-anchor="middle">${n}</text></g>`,
    )}</svg>`;
}

/** The beehives nobody has yet. @param {BoardProps} props */
function Hives({ table, play, t }) {
  const left = /** @type {number[]} */ (table.view.hives);
  const name = left.length ? t("hives", { numbers: left.join(", ") }) : t("hives-none");
  const hive = (/** @type {number} */ x) =>
    html`<${Use} sprite=${SPRITE} id="cottage-beehive" x=${x} y="8" size=${36} />`;
  return html`<svg class="cottage-hives" viewBox="0 0 112 52"><g ...${spot(play, { at: "hives", name, disabled: true })} ...${tip(`${name}. ${t("hives-tip")}`)}>
    <rect data-box="" class="cottage-hit" x="1" y="1" width="110" height="50" rx="10" />
    ${left.includes(2) && html`${hive(6)}${hive(34)}`}${left.includes(1) && hive(74)}</g></svg>`;
}

/** Children's cats on the corners of the nursery; and, at the start, the corners to choose. @param {BoardProps} props */
function Corners(props) {
  const { table, play, t } = props;
  const { view } = table;
  const moves = play.moves({ verb: "corners" });
  const namesOf = (/** @type {import("../../lib/types.js").Move} */ move) => String(move.detail.corners).split("-");
  const hand = handNow(props);
  const chosen = hand?.kind === "corners" ? hand.names : [];
  const toggle = (/** @type {string} */ name) => {
    const names = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
    storeOf(play).hand.value = { ...NOTHING, kind: "corners", names, ply: table.ply };
    const all = moves.find(
      (move) => namesOf(move).length === names.length && namesOf(move).every((one) => names.includes(one)),
    );
    play.preview(all ?? null, true);
    if (all) speak(moveSentence(t, all));
  };
  return CORNERS.map((name, i) => {
    const { x, y } = onWalk(`corner ${name}`);
    const owners = table.seats.filter(({ seat }) => view.seats[seat].corners.includes(name));
    const open = moves.some(
      (move) => namesOf(move).includes(name) && chosen.every((one) => namesOf(move).includes(one)),
    );
    const picked = chosen.includes(name);
    if (!moves.length && !owners.length) return null;
    const words = [t("corner", { corner: name }), ...owners.map((owner) => t("corner-cat", { name: owner.name }))];
    return html`<g key=${name} ...${spot(play, {
      anytime: true,
      at: `corner-${name}`,
      name: words.join(", "),
      move: null,
      source: false,
      disabled: !moves.length,
      legal: open || picked,
      picked,
      next: i === 0 && moves.length > 0,
      onPick: moves.length ? () => toggle(name) : undefined,
    })}>
      <circle data-box="" class="cottage-corner" cx=${x} cy=${y} r="23" />
      ${
        (picked || owners.length > 0) &&
        html`<${Use} sprite=${SPRITE} id="cottage-cat" x=${x - 18} y=${y - 18} size=${36} />`
      }
      ${owners.map(
        ({ symbol }, k) =>
          html`<${Mark} symbol=${symbol} x=${x + 14 - 16 * k} y=${y + 16} r=${8} class="cottage-next" />`,
      )}
      <circle class="ring" cx=${x} cy=${y} r="22" /></g>`;
  });
}

/** Solo with chosen beds: those to choose from. @param {BoardProps} props */
function Offered({ table, play, t }) {
  return html`<div class="cottage-offer">${table.view.offered.map((/** @type {any} */ bed, /** @type {number} */ i) => {
    const at = `offer-${bed.bed}`;
    const name = t("bed-card", { number: bed.bed, side: bed.side });
    const [move] = play.moves({ origin: at });
    return html`<svg key=${bed.bed} viewBox="0 0 112 112" ...${aiming(play, move ?? null)}>
      <g ...${spot(play, { at, name, direct: true, target: false, next: i === 0 })}>
        <${BedCard} bed=${bed} /><rect class="ring" x="3" y="3" width="106" height="106" rx="8" /></g></svg>`;
  })}</div>`;
}

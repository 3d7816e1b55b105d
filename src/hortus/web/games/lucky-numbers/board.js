/** Lucky Numbers on the page: rack, pile, tile in hand, gardens. What can be done where comes from the legal moves. */
import { html, Use, cx } from "../../lib/ui.js";
import { place, spot } from "../../lib/spot.js";
import { settings } from "../../lib/settings.js";
import { cell, squares } from "../../lib/shapes.js";
import { tip } from "../../lib/tip.js";
import { Labels, Lying } from "../../parts/drawing.js";
import { Grid } from "../../parts/grid.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */

const SPRITE = "lucky-numbers";
const GROUP = 5; // slots of the rack that stay side by side
const SQUARES = squares(4, 4);
const STEP = 104; // from one space to the next
const EDGE = 22;
const SIZE = 2 * EDGE + 4 * STEP - 4;

/** A tile: its clover, and its number unless another lies on it. @param {{number: number | string, under?: boolean}} props */
const Clover = ({ number, under = false }) => html`<${Use} sprite=${SPRITE} id="lucky-clover" />
  ${!under && html`<text class="lucky-number" x="50" y="68" text-anchor="middle" aria-hidden="true">${number}</text>`}`;

/**
 * A tile where it lies. `ghostly`: only a preview, no piece.
 * @param {{number: number | string, x: number, y: number, size?: number, held?: boolean, under?: boolean, ghostly?: boolean}} props
 */
const Tile = ({ number, x, y, size = 100, held = false, under = false, ghostly = false }) =>
  html`<${Lying} piece=${ghostly ? undefined : `tile-${number}`} x=${x} y=${y} scale=${size / 100}>
    <${Clover} number=${number} under=${under} />
    ${held && html`<rect class="lucky-held" x="2" y="2" width="96" height="96" rx="20" />`}<//>`;

/** A tile by itself, as it travels. @type {import("../../lib/types.js").Board["Piece"]} */
const Piece = ({ piece }) => html`<svg viewBox="0 0 100 100">
  ${piece?.startsWith("tile-") ? html`<${Clover} number=${piece.slice(5)} />` : html`<${Use} sprite=${SPRITE} id="lucky-back" />`}
</svg>`;

/** The number that would lie at a place, if the previewed move were played. @param {BoardProps} props @param {string} at */
function ghostAt({ play }, at) {
  const { ghost } = play;
  return ghost?.target === at && ghost.piece?.startsWith("tile-") ? ghost.piece.slice(5) : null;
}

/** A space of a garden as it is drawn. @param {GardenProps} props @param {string} name */
function space(props, name) {
  const { table, play, seat, size } = props;
  const large = size === "large";
  const [column, row] = cell(name);
  const at = `${seat}-${name}`;
  const number = /** @type {number | null} */ (table.view.gardens[seat][row][column]);
  const [x, y] = [EDGE + STEP * column, EDGE + STEP * row];
  const move = large && table.turn === seat ? play.to(at) : null;
  const ghost = large ? ghostAt(props, at) : null;
  const fits = large && settings.ranges.value;
  const range = /** @type {[number, number] | null} */ (table.view.fits?.[seat][row][column] ?? null);
  const shown = range === null ? "–" : range[0] === range[1] ? `${range[0]}` : `${range[0]}–${range[1]}`;
  const start = row === column;
  const drawing = html`<rect data-box="" class=${cx("lucky-space", start && "is-start")}
      x=${x} y=${y} width="100" height="100" rx="18" />
    ${start && !number && !move && html`<path class="lucky-sprout" transform=${`translate(${x} ${y})`} d=${SPROUT} />`}
    ${
      fits &&
      !number &&
      html`<text class="lucky-range" aria-hidden="true" x=${x + 50} y=${y + (start ? 30 : 57)}
        text-anchor="middle">${shown}</text>`
    }
    ${number && !ghost ? html`<${Tile} number=${number} x=${x - 4} y=${y - 4} size=${108} />` : null}
    ${move && !number && !ghost && html`<circle class="lucky-dot" cx=${x + 50} cy=${y + (fits ? 82 : 50)} r=${fits ? 7 : 13} />`}
    ${
      move &&
      number &&
      !ghost &&
      html`<g class="lucky-swap" transform=${`translate(${x + 86} ${y + 14})`}><circle r="17" /><path d=${ARROWS} /></g>`
    }`;
  // Beside the space, not in it: a preview is no part of the space's name.
  const preview =
    ghost &&
    html`<g class="lucky-preview" pointer-events="none" aria-hidden="true">
      <g class="lucky-ghost"><${Tile} number=${ghost} x=${x - 4} y=${y - 4} size=${108} held ghostly /></g>
      ${number && html`<${Tile} number=${number} x=${x + 57} y=${y + 57} size=${46} ghostly />`}</g>`;
  return { at, number, x, y, move, preview, range, start, drawing };
}

const SPROUT = "M50 74 V52 M50 60 C36 60 32 50 32 42 C44 42 50 50 50 60 M50 54 C50 42 58 36 68 36 C68 48 60 54 50 54";
const ARROWS = "M-9 -4 H7 L3 -8 M9 4 H-7 L-3 8";

const COLUMNS = SQUARES.slice(0, 4).map((name, i) => [EDGE + STEP * i + 50, name[0]]);
const ROWS = COLUMNS.map(([middle], i) => [middle, i + 1]);

/** @param {GardenProps} props */
function Garden(props) {
  const { table, play, t, seat, size } = props;
  const large = size === "large";
  const spaces = SQUARES.map((name) => space(props, name));
  const open = spaces.filter(({ move }) => move);
  const first = (open.find(({ number }) => !number) ?? open[0])?.at;
  return html`<svg class="drawing lucky-garden" viewBox=${`0 0 ${SIZE} ${SIZE}`} aria-hidden=${large ? undefined : "true"}>
    <rect class="lucky-bed" x="3" y="3" width=${SIZE - 6} height=${SIZE - 6} rx="26" />
    ${large && html`<${Labels} columns=${COLUMNS} rows=${ROWS} x=${EDGE - 9} y=${EDGE - 5} />`}
    ${spaces.map((one) => {
      const { at, number, x, y, preview, range, start, drawing } = one;
      const move = one.move ?? (preview ? play.ghost : null);
      if (!large) return html`<g key=${at} ...${place(at)} class=${cx(play.isLit(at) && "is-lit")}>${drawing}</g>`;
      const base = { at: at.slice(2), number: number ?? 0, start: start ? "yes" : "no" };
      const name = [
        t(number ? "space-tile" : "space-empty", base),
        !number && (range ? t("space-fits", { low: range[0], high: range[1] }) : t("space-fits-none")),
        move && t(number ? "space-exchange" : "space-put", { number: move.detail.number }),
      ];
      return html`<g key=${at} ...${spot(play, {
        at,
        name: name.filter(Boolean).join(", "),
        disabled: table.turn !== seat,
        source: false,
        next: at === first,
      })}>${drawing}<rect class="ring" x=${x + 2} y=${y + 2} width="96" height="96" rx="18" /></g>`;
    })}
    ${spaces.map(({ preview }) => preview)}
    <g class="decoration" transform=${`translate(${SIZE - 46} ${SIZE - 46})`} aria-hidden="true">
      <${Use} sprite=${SPRITE} id="lucky-ladybird" size=${44} turn=${-38} /></g>
  </svg>`;
}

/**
 * A number's slot in the centre: tiles to take, the place to discard, how many are still face down.
 * @param {BoardProps & {number: number}} props
 */
function Slot(props) {
  const { table, play, t, number } = props;
  const { view } = table;
  const count = (/** @type {number[]} */ numbers) => numbers.filter((one) => one === number).length;
  const [up, down, players] = [count(view.centre), count(view.face_down), view.gardens.length];
  const [x, y] = [4 + 100 * ((number - 1) % GROUP), 8];
  const at = `rack-${number}`;
  const takes = play.moves({ origin: at }).length > 0;
  const ghost = ghostAt(props, at);
  const state = play.to(at) ? "discard" : takes ? "take" : up ? "up" : "none";
  return html`<g ...${spot(play, { at, name: t("slot", { number, up, down, state }), class: cx("lucky-slot", up > 0 && "is-full") })}
      ...${tip(t("slot-tip", { number, up, down, seen: players - up - down }))}>
      <rect data-box="" class="lucky-hole" x=${x} y=${y} width="92" height="92" rx="17" />
      ${!up && html`<text class="lucky-hint" aria-hidden="true" x=${x + 46} y=${y + 60} text-anchor="middle">${number}</text>`}
      ${Array.from(
        { length: up },
        (_, k) =>
          html`<${Tile} key=${k} number=${number} x=${x + 1 + 3 * k} y=${y + 1 - 3 * k} size=${90} under=${k < up - 1} />`,
      )}
      ${ghost && html`<g class="lucky-ghost"><${Tile} number=${number} x=${x + 1} y=${y + 1} size=${90} held ghostly /></g>`}
      ${Array.from(
        { length: players },
        (_, k) => html`<circle class=${cx("pip", k < down && "is-down")}
          cx=${x + 46 + 15 * (k - (players - 1) / 2)} cy=${y + 105} r="5.5" />`,
      )}
      <rect class="ring" x=${x + 1} y=${y + 1} width="90" height="90" rx="17" />
    </g>
    ${
      up > 1 &&
      html`<g class="lucky-count" aria-hidden="true"><circle cx=${x + 80} cy=${y + 10} r="17" />
        <text x=${x + 80} y=${y + 17} text-anchor="middle">${up}</text></g>`
    }`;
}

/** The face-down pile. @param {BoardProps} props */
function Pile({ table, play, t }) {
  const left = table.view.face_down.length;
  const draws = play.moves({ origin: "pile" }).length > 0;
  const back = (/** @type {string} */ at) =>
    html`<g transform=${`translate(${at})`}><${Use} sprite=${SPRITE} id="lucky-back" size=${100} /></g>`;
  const name = `${t("pile", { count: left })}${draws ? ` ${t("draw")}.` : ""}`;
  return html`<g ...${spot(play, { at: "pile", name, target: false, direct: true, next: draws })} ...${tip(t("pile-tip", { count: left }))}>
    ${left > 2 && back("4 2")}${left > 1 && back("2 6")}
    ${left > 0 ? back("0 10") : html`<rect class="lucky-hole" x="6" y="16" width="88" height="88" rx="18" />`}
    <rect data-box="" class="ring" x="3" y="13" width="94" height="94" rx="19" />
  </g>`;
}

/** While start tiles are laid, those that come next lie where the pile will be. @param {{next: number[]}} props */
const Next = ({ next }) => html`<g ...${place("pile")} aria-hidden="true">
  <rect data-box="" width="100" height="100" fill="none" />
  ${next.map(
    (number, k) =>
      html`<${Tile} number=${number} x=${k === 2 ? 24 : 54 * k} y=${k === 2 ? 56 : 4} size=${54} ghostly />`,
  )}</g>`;

/** @param {BoardProps} props */
function Hand({ table, play, t }) {
  const { held, hands } = table.view;
  const next = hands && table.turn !== null ? hands[table.turn].slice(1).join(", ") : "";
  const away = play.ghost?.origin === "hand";
  const name = [t(held ? "hand" : "hand-none", { number: held ?? 0 }), next && t("hand-next", { tiles: next })];
  return html`<g ...${spot(play, { at: "hand", name: name.filter(Boolean).join(" "), target: false, class: "lucky-hand" })}>
      <rect data-box="" class=${"lucky-hole is-hand"} x="4" y="8" width="100" height="100" rx="19" />
      ${held && !away ? html`<${Tile} number=${held} x=${4} y=${8} held />` : null}
      <rect class="ring" x="6" y="10" width="96" height="96" rx="19" />
    </g>`;
}

/** @param {BoardProps} props */
function Shared(props) {
  const { table, t } = props;
  const { view } = table;
  const next = view.hands && table.turn !== null ? view.hands[table.turn].slice(1) : [];
  const pip = (/** @type {boolean} */ down) =>
    html`<svg viewBox="0 0 14 14"><circle class=${cx("pip", down && "is-down")} cx="7" cy="7" r="5.5" /></svg>`;
  return html`<div class="lucky-shared">
    <div class="lucky-stock">
      <svg viewBox="0 0 108 112">${view.laying ? html`<${Next} next=${next} />` : html`<${Pile} ...${props} />`}</svg>
      <svg viewBox="0 0 108 112"><${Hand} ...${props} /></svg>
      <span class=${cx("lucky-left-over", view.laying && "is-word")} aria-hidden="true">
        ${view.laying ? next.length > 0 && t("next-label") : view.face_down.length}</span>
      <span class="is-word" aria-hidden="true">${t("hand-label")}</span></div>
    <p class="lucky-key" aria-hidden="true">
      ${pip(true)}<span>${t("key-down")}</span>${pip(false)}<span>${t("key-seen")}</span></p>
    <div class="lucky-rack">${[1, 6, 11, 16].map(
      (from) =>
        html`<svg key=${from} viewBox="0 0 500 122">${Array.from(
          { length: GROUP },
          (_, i) => html`<${Slot} key=${i} ...${props} number=${from + i} />`,
        )}</svg>`,
    )}</div>
  </div>`;
}

/** "3, 5 ×2". @param {number[]} numbers */
const counted = (numbers) =>
  [...new Set(numbers)]
    .map((number) => ({ number, times: numbers.filter((one) => one === number).length }))
    .map(({ number, times }) => (times > 1 ? `${number} ×${times}` : `${number}`))
    .join(", ");

/** @param {BoardProps} props */
function actions({ play, t }) {
  const [draw] = play.moves({ verb: "draw" });
  const [discard] = play.moves({ verb: "discard" });
  const shown = settings.ranges.value;
  const name = discard && t("discard-number", { number: discard.detail.number });
  return [
    {
      key: "ranges",
      label: t("ranges"),
      icon: "eye",
      pressed: shown,
      always: true,
      run: () => (settings.ranges.value = !shown),
    },
    { key: "discard", label: t("discard"), name, move: discard, icon: "bin", disabled: !discard },
    // Where the tile fits nowhere, there is only one way to go on.
    discard && play.legal.length === 1
      ? { key: "discard", label: t("discard"), name, move: discard, icon: "bin", primary: true }
      : { key: "draw", label: t("draw"), move: draw, icon: "draw", primary: true, disabled: !draw },
  ];
}

/** @param {BoardProps} props */
function Text({ table, t }) {
  const { view } = table;
  return html`
    ${table.seats.map(
      (seat) => html`<h2>${t("area-garden", { name: seat.name })}</h2>
      <${Grid} letters=${["a", "b", "c", "d"]} rows=${view.gardens[seat.seat]} empty=${t("empty")} />`,
    )}
    <p>${t(view.held ? "hand" : "hand-none", { number: view.held ?? 0 })}</p>
    <p>${t(view.centre.length ? "up" : "up-none", { numbers: counted(view.centre) })}</p>
    <p>${t(view.face_down.length ? "unseen" : "unseen-none", { numbers: counted(view.face_down) })}</p>`;
}

/**
 * A full garden swells space by space.
 * @param {import("../../lib/types.js").GameEvent} event @param {import("../../lib/types.js").Stage} stage
 */
async function stage({ kind, seat }, { spotlight, ripple, wait }) {
  if (kind !== "full") return;
  const places = SQUARES.map((name) => `${seat}-${name}`);
  spotlight([places]);
  await ripple(places, 70);
  await wait(600);
}

/**
 * A move that is not legal, to ask why.
 * @param {{origin: string, target: string, table: import("../../lib/types.js").Table}} wish
 */
function notation({ origin, target, table }) {
  if (!/^\d-/.test(target)) return null;
  const at = target.slice(2);
  if (origin === "hand") return `${table.view.laying ? "lay" : "place"} ${at}`;
  return origin.startsWith("rack-") ? `take ${origin.slice(5)}-${at}` : null;
}

/** @type {import("../../lib/types.js").Board} */
export default {
  Shared,
  Garden,
  Piece,
  actions,
  Text,
  stage,
  announced: ["full", "extra-turn"],
  notation,
  sounds: { draw: "draw", full: "win" },
};

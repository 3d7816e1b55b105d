/** A garden in its frame: the tiles, where the next may go and what it brings there, the purse. */
import { html, Use, cx, useEffect } from "../../lib/ui.js";
import { follow } from "../../lib/drag.js";
import { both, button, place, spot } from "../../lib/spot.js";
import { settings } from "../../lib/settings.js";
import { signed } from "../../lib/i18n.js";
import { speak } from "../../lib/speak.js";
import { tip } from "../../lib/tip.js";
import { turnByWheel } from "../../lib/wheel.js";
import { Labels, Token } from "../../parts/drawing.js";
import { brings } from "../../parts/score.js";
import { SPRITE, Tile, tilesOf, values } from "./tile.js";
import { offsetOf, room, shift, standAt } from "./stand.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("../../lib/types.js").Move} Move */
/** @typedef {import("./tile.js").Shown} Shown */
/** @typedef {import("./tile.js").Lying} Lying */
/** A cell of the frame. @typedef {{column: number, row: number, at: string | null, square: string}} Cell */

const STEP = 100;

/**
 * What only the screen knows: the frame's cell aimed at, a tile meant for a cell once it is taken, how far a drag has come.
 * @param {import("../../lib/types.js").Play} play
 */
export const screen = (play) => ({
  aimed: play.kept("zen-aimed", /** @type {[number, number] | null} */ (null)),
  plan: play.kept("zen-plan", /** @type {{tile: string, cell: [number, number]} | null} */ (null)),
  dragged: play.kept("zen-dragged", /** @type {[number, number] | null} */ (null)),
});

/**
 * The cells of the frame without a tile; those open to the next one have a place. An empty garden is open everywhere.
 * @param {GardenProps} props @param {number} x @param {number} y  where the garden stands @returns {Cell[]}
 */
function cellsOf({ table, seat }, x, y) {
  const garden = table.view.gardens[seat];
  const { size } = table.view;
  /** @type {Cell[]} */
  const cells = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (garden.rows[row - y]?.[column - x]) continue;
      const open = garden.width
        ? garden.open.find((/** @type {any} */ one) => one.column + x === column && one.row + y === row)
        : garden.open[0];
      cells.push({ column, row, at: open?.place ?? null, square: garden.width ? (open?.square ?? "") : "" });
    }
  return cells;
}

/**
 * Where the garden stands; for a ghost that lies outside the frame, chosen from the list of moves, it makes room.
 * @param {GardenProps} props @param {Move | null} ghost
 */
function withRoom(props, ghost) {
  const { table, seat } = props;
  const [x, y] = offsetOf(props, seat);
  const { size, gardens } = table.view;
  const cell = gardens[seat].width
    ? gardens[seat].open.find((/** @type {any} */ one) => one.place === ghost?.target)
    : null;
  const beyond = (/** @type {number} */ at) => Math.min(0, at) + Math.max(0, at - size + 1);
  return cell ? [x - beyond(x + cell.column), y - beyond(y + cell.row)] : [x, y];
}

/** Turn what is handled by quarters; its ghost turns along. @param {BoardProps} props @param {number} [quarters] */
export function turn({ table, play, t }, quarters = 1) {
  if (!play.mine || !(table.view.held || play.picked)) return;
  play.turn = (play.turn + quarters + 4) % 4;
  const { ghost } = play;
  const [turned] = ghost?.verb === "place" ? play.moves({ target: ghost.target, turn: play.turn }) : [];
  if (turned) play.preview(turned, play.pinned);
  speak(t("turned", { turn: play.turn }));
}

/** A tile of the terraces that is chosen but not yet taken. @param {BoardProps} props @returns {Move | null} */
function chosen({ play }) {
  if (play.ghost?.verb === "take" && play.pinned) return play.ghost;
  const { picked } = play;
  return (picked && play.moves({ verb: "take", origin: picked.origin })[0]) ?? null;
}

/** @param {GardenProps} props */
export function Garden(props) {
  const { table, play, t, seat, size } = props;
  const { view } = table;
  const garden = view.gardens[seat];
  const large = size === "large";
  const turnIsHere = large && table.turn === seat;
  const mine = turnIsHere && play.mine;
  const first = garden.width === 0;
  const edge = large ? 40 : 10;
  const width = view.size * STEP + 2 * edge;
  const height = width + (large ? 52 : 58);
  const ghost = turnIsHere && play.ghost?.verb === "place" ? play.ghost : null;
  const [x, y] = withRoom(props, ghost);
  const { aimed, plan, dragged } = screen(play);
  const cells = cellsOf(props, x, y);

  // A tile that was meant for a cell waits there, to be turned and confirmed.
  useEffect(() => {
    const meant = plan.value;
    if (!meant || !mine || view.held?.tile !== meant.tile) return;
    plan.value = null;
    const cell = cells.find((one) => here(one, meant.cell));
    if (!cell?.at) return;
    if (first) standAt(props, seat, ...meant.cell);
    aimed.value = meant.cell;
    const move = play.to(cell.at);
    if (!move) return;
    if (settings.confirm.value) play.preview(move, true);
    else play.commit(move);
  }, [table.number, mine]);

  const take = mine && !view.held ? chosen(props) : null;
  const ghostCell =
    ghost && cells.find((cell) => cell.at === ghost.target && (!first || here(cell, aimed.value ?? [x, y])));
  const next = cells.find((cell) => cell.at && mine && view.held);
  const tiles = tilesOf(garden);
  const at = (/** @type {Lying} */ { column, row }) => [edge + STEP * (x + column), edge + STEP * (y + row)];
  const plants = tiles.map((tile) => {
    const [px, py] = at(tile);
    const drawing = html`<${Tile} tile=${tile} x=${px} y=${py} />
      <rect class="ring" x=${px + 3} y=${py + 3} width="94" height="94" rx="10" />`;
    const where = tile.place;
    if (!large)
      return html`<g key=${tile.tile} ...${place(where)} class=${cx(play.isLit(where) && "is-lit")}>${drawing}</g>`;
    const name = t("laid", { square: tile.square, ...values(tile) });
    return html`<g key=${tile.tile} ...${spot(play, { at: where, name, source: false, target: false })}>${drawing}</g>`;
  });
  const rings = garden.paths.map((/** @type {any} */ path) => {
    const [px, py] = at(/** @type {Lying} */ (tiles.find((tile) => tile.place === path.places[0])));
    return { x: px + STEP, y: py + STEP, ghost: false };
  });
  if (ghost && ghostCell && brings(ghost, seat, "paths") > 0)
    rings.push({ ...corner(ghostCell, ghost.turn, edge), ghost: true });
  const movable = large && !first && (garden.width < view.size || garden.height < view.size);
  const box = large && dragged.value && { x: x + dragged.value[0], y: y + dragged.value[1] };

  return html`<div class="zen-plot" onKeyDown=${large && ((/** @type {KeyboardEvent} */ event) => shiftByKey(event, props))}>
    <svg class="drawing zen-garden" viewBox=${`0 0 ${width} ${height}`} aria-hidden=${large ? undefined : "true"}
      onWheel=${mine && view.held && ((/** @type {WheelEvent} */ event) => turnByWheel(event, (way) => turn(props, way)))}>
      <rect class="zen-frame" x="3" y="3" width=${width - 6} height=${width - 6} rx="20" />
      <rect class="zen-bed" x=${edge - 4} y=${edge - 4} width=${view.size * STEP + 8} height=${view.size * STEP + 8} rx="12" />
      ${cells.map(
        (cell) => html`<${Space} key=${`${cell.column}${cell.row}`} ...${props} cell=${cell} edge=${edge} take=${take}
        ghost=${cell === ghostCell ? ghost : null} next=${cell === next} />`,
      )}
      <g class=${cx("zen-plants", tiles.some((tile) => play.isLit(tile.place)) && "has-lit")} ...${movable ? grabbing(props) : {}}>${plants}</g>
      ${rings.map(
        (/** @type {any} */ ring) => html`<g class=${cx("zen-ring", ring.ghost && "is-ghost")} aria-hidden="true">
        <circle cx=${ring.x} cy=${ring.y} r="69" /><circle cx=${ring.x} cy=${ring.y} r="31" /></g>`,
      )}
      ${
        box &&
        html`<rect class="zen-box" x=${edge + STEP * box.x - 3} y=${edge + STEP * box.y - 3}
          width=${STEP * garden.width + 6} height=${STEP * garden.height + 6} rx="14" />`
      }
      ${large && !first && html`<${Squares} cells=${[...tiles, ...garden.open]} size=${view.size} x=${x} y=${y} edge=${edge} />`}
      ${
        large &&
        WAYS.filter(({ way }) => room(props, seat, ...way).some(Boolean)).map(
          (way) => html`<${Arrow} ...${props} ...${way} edge=${edge} width=${width} />`,
        )
      }
      <${Purse} ...${props} y=${width} width=${width} />
    </svg></div>`;
}

/** Is the cell there? @param {Cell} cell @param {[number, number] | null} at */
const here = ({ column, row }, at) => at !== null && column === at[0] && row === at[1];

/** The corner that a tile's path surrounds. @param {Cell} cell @param {number} turn @param {number} edge */
const corner = ({ column, row }, turn, edge) => ({
  x: edge + STEP * (column + (turn === 1 || turn === 2 ? 1 : 0)),
  y: edge + STEP * (row + (turn > 1 ? 1 : 0)),
});

/**
 * A cell of the frame where no tile lies.
 * @param {GardenProps & {cell: Cell, edge: number, take: Move | null, ghost: Move | null, next: boolean}} props
 */
function Space(props) {
  const { table, play, t, seat, size, cell, edge, take, ghost, next } = props;
  const { view } = table;
  const large = size === "large";
  const first = view.gardens[seat].width === 0;
  const mine = large && table.turn === seat && play.mine;
  const { aimed, plan } = screen(play);
  const [px, py] = [edge + STEP * cell.column, edge + STEP * cell.row];
  const move = mine && view.held && cell.at ? play.to(cell.at) : null;
  const gain = brings(move, seat);
  const best = move ? Math.max(...play.moves({ target: move.target }).map((one) => brings(one, seat))) : 0;
  const planned = Boolean(take && cell.at);
  const hovered = planned && play.picked !== null && here(cell, aimed.value);
  const shown = ghost ? view.held : hovered && take ? tileAt(view, take.origin) : null;
  const drawing = html`<rect class="zen-cell" data-box="" x=${px + 4} y=${py + 4} width="92" height="92" rx="10" />
    ${
      shown
        ? html`<g class="zen-ghost"><${Tile} tile=${shown} turn=${ghost?.turn ?? play.turn} x=${px} y=${py} ghostly /></g>`
        : (move || planned) && gain
          ? html`<text class=${cx("zen-gain", gain < 0 && "is-down")} x=${px + 50} y=${py + 62} text-anchor="middle">${signed(gain)}</text>`
          : (move || planned) && html`<circle class="zen-dot" cx=${px + 50} cy=${py + 50} r="10" />`
    }
    ${
      best > gain &&
      !shown &&
      html`<path class="zen-more" transform=${`translate(${px + 80} ${py + 21})`} d="M-9 4 A10 10 0 1 1 5 8 M5 8 L-1 4 M5 8 L6 0" />`
    }
    ${
      ghost &&
      brings(ghost, seat, "money") > 0 &&
      html`<${Use} sprite=${SPRITE} id="zen-coin" x=${px + 30} y=${py + 30} size=${40} />`
    }`;
  if (!large) return html`<g>${drawing}</g>`;
  const name = [
    first
      ? t("cell-first", { row: cell.row + 1, column: cell.column + 1 })
      : t(cell.at ? "cell-free" : "cell-out", { square: cell.square }),
    move && t("cell-put", { turn: play.turn }),
    move && gain !== 0 && t("cell-points", { points: gain }),
    best > gain && t("cell-more"),
    planned && t("cell-plan"),
  ];
  const at = /** @type {[number, number]} */ ([cell.column, cell.row]);
  const aim = () => {
    if (!play.pinned) aimed.value = at;
  };
  const parts = spot(play, {
    at: first || !cell.at ? `${seat}-cell-${cell.column}${cell.row}` : cell.at,
    name: name.filter(Boolean).join(", "),
    disabled: !mine,
    source: false,
    move,
    next,
    legal: planned,
    class: cx(ghost && "is-ghost"),
    onPick: (event) => {
      if (take && planned) {
        plan.value = { tile: String(take.piece), cell: at };
        play.commit(take);
      }
      if (!move) return;
      aimed.value = at;
      if (first) standAt(props, seat, cell.column, cell.row);
      play.choose(move, event);
    },
  });
  const pointed = move ? both({ onPointerEnter: aim, onFocus: aim }, parts) : parts;
  return html`<g ...${pointed} data-cell=${`${cell.column}${cell.row}`}>${drawing}
    <rect class="ring" x=${px + 3} y=${py + 3} width="94" height="94" rx="10" /></g>`;
}

/** The tile that lies at a place of the terraces. @param {any} view @param {string | null} at @returns {Shown | null} */
export function tileAt(view, at) {
  for (const row of view.selection) for (const one of row.spaces) if (one.place === at) return one.tile;
  return null;
}

/**
 * The letters and numbers of the squares along the garden, as far as they are inside the frame.
 * @param {{cells: {column: number, row: number, square: string}[], size: number, x: number, y: number, edge: number}} props
 */
function Squares({ cells, size, x, y, edge }) {
  /** @param {[number, string][]} named */
  const inside = (named) =>
    [...new Map(named)].filter(([at]) => at >= 0 && at < size).map(([at, name]) => [edge + STEP * (at + 0.5), name]);
  const columns = inside(cells.map(({ column, square }) => [column + x, square[0]]));
  const rows = inside(cells.map(({ row, square }) => [row + y, square.slice(1)]));
  return html`<${Labels} columns=${columns} rows=${rows} x=${edge - 20} y=${edge - 12} drop=${7} />`;
}

const WAYS = /** @type {{side: string, way: [number, number], angle: number}[]} */ ([
  { side: "left", way: [-1, 0], angle: 180 },
  { side: "right", way: [1, 0], angle: 0 },
  { side: "up", way: [0, -1], angle: 270 },
  { side: "down", way: [0, 1], angle: 90 },
]);

/**
 * Does shifting that way bring open cells into the frame that lie outside now?
 * @param {GardenProps} props @param {[number, number]} way
 */
function hides(props, [dx, dy]) {
  const { table, play, seat } = props;
  const { size, held, gardens } = table.view;
  const [x, y] = offsetOf(props, seat);
  if (!held || table.turn !== seat || !play.mine) return false;
  const outside = (/** @type {number} */ at, /** @type {number} */ way) => (way < 0 ? at >= size : way > 0 && at < 0);
  return gardens[seat].open.some(
    (/** @type {any} */ cell) => outside(cell.column + x, dx) || outside(cell.row + y, dy),
  );
}

/** Shift the garden by hand. @param {GardenProps} props @param {[number, number]} way */
function shiftBy(props, way) {
  props.play.preview(null, true);
  if (shift(props, props.seat, ...way)) speak(props.t("shifted"));
}

/** @param {GardenProps & {side: string, way: [number, number], angle: number, edge: number, width: number}} props */
function Arrow({ side, way, angle, edge, width, ...props }) {
  const more = hides(props, way);
  const [x, y] = way.map((to) => width / 2 + (to * (width - edge)) / 2);
  const [wide, high] = way.map((to) => (to ? edge - 4 : 72));
  const name = props.t(`shift-${side}`, { more: more ? "yes" : "no" });
  return html`<g ...${button(name, () => shiftBy(props, way))} data-shift=${side} class=${cx("target zen-arrow", more && "has-more")}>
    <rect x=${x - wide / 2} y=${y - high / 2} width=${wide} height=${high} rx="12" />
    <path transform=${`translate(${x} ${y}) rotate(${angle})`} d="M-7 -17 L9 0 L-7 17 Z" /></g>`;
}

/**
 * The coins, and the first-player marker. A previewed purchase shows what remains.
 * @param {GardenProps & {y: number, width: number}} props
 */
function Purse({ table, play, t, seat, size, y, width }) {
  const { view } = table;
  const { money } = view.gardens[seat];
  const has = view.marker === seat;
  const marker = (
    /** @type {number} */ x,
    /** @type {number} */ side,
  ) => html`<g ...${place(`${seat}-marker`)} ...${has ? tip(t("marker-tip")) : {}}>
    <rect data-box="" x=${x} y="6" width=${side} height=${side} fill="none" />
    ${has && html`<${Token} sprite=${SPRITE} id="zen-marker" piece="marker" x=${x} y=${6} size=${side} />`}</g>`;
  if (size === "small")
    return html`<g transform=${`translate(0 ${y})`}><g ...${place(`${seat}-purse`)}><rect data-box="" x="14" y="8" width="46"
      height="46" fill="none" /><${Use} sprite=${SPRITE} id="zen-coin" x=${14} y=${8} size=${46} /></g>
      <text class="zen-money" x="72" y="47">${money}</text>${marker(width - 66, 50)}</g>`;
  const ghost = table.turn === seat && play.ghost?.verb === "take" ? play.ghost : null;
  const cost = -brings(ghost, seat, "money");
  const most = view.most_money;
  const start = 106;
  const pitch = (width - start - 70) / most;
  const name = t("purse", { count: money, most, first: has ? "yes" : "no" });
  return html`<g transform=${`translate(0 ${y})`}>
    <g ...${spot(play, { at: `${seat}-purse`, name, source: false, target: false })} ...${tip(t("purse-tip"))}>
      <rect class="ring is-track" x="2" y="4" width=${width - 4} height="44" rx="14" />
      <rect data-box="" x="8" y="8" width="36" height="36" fill="none" />
      <${Use} sprite=${SPRITE} id="zen-coin" x=${8} y=${8} size=${36} /><text class="zen-money" x="52" y="37">${money}</text>
      ${Array.from({ length: most + 1 }, (_, i) => {
        const look = cx("pip", i <= money && i > 0 && "is-full", i > money - cost && i <= money && "is-spent");
        return html`<circle class=${look} cx=${start + pitch * i} cy="26" r=${i % 5 ? 4.5 : 7} />`;
      })}</g>${marker(width - 46, 40)}</g>`;
}

/** Dragging the tiles shifts the whole garden. @param {GardenProps} props */
function grabbing(props) {
  const { play, seat } = props;
  const { dragged } = screen(play);
  return {
    "data-draggable": "",
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const group = /** @type {SVGGraphicsElement} */ (event.currentTarget);
      const unit = STEP * (group.getScreenCTM()?.a ?? 1);
      const steps = (/** @type {number} */ pixels) => Math.round(pixels / unit);
      follow(event, {
        onMove: ({ clientX: x, clientY: y }) =>
          (dragged.value = room(props, seat, steps(x - event.clientX), steps(y - event.clientY))),
        onEnd: (to) => {
          const moved = dragged.value;
          dragged.value = null;
          if (to && moved) shift(props, seat, ...moved);
        },
      });
    },
  };
}

/** Shift and an arrow key. @param {KeyboardEvent} event @param {GardenProps} props */
function shiftByKey(event, props) {
  const way = WAYS.find(({ side }) => event.key.toLowerCase() === `arrow${side}`);
  if (!way || !event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  shiftBy(props, way.way);
}

/** Zen Garden on the page: terraces, tile in hand, the emperor's scroll, gardens. Everything tapped ends in a move of the legal list. */
import { html, Use, cx, signal, useEffect } from "../../lib/ui.js";
import { target } from "../../lib/focus.js";
import { draggable } from "../../lib/drag.js";
import { settings } from "../../lib/settings.js";
import { signed } from "../../lib/i18n.js";
import { cell as cellNamed, square } from "../../lib/shapes.js";
import words from "./words.js";
import { CORNERS, SPRITE, Tile, nameOf } from "./tile.js";
import { SIZE, canShift, offsetOf, shift, standAt, tilesOf } from "./stand.js";
import { Scroll, wishes } from "./scroll.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("./tile.js").Shown} Shown */

const PURSE = 25;

// How the tile being handled is turned, which cell it hovers over, and where it goes once taken.
const turned = signal({ tile: "", corner: "tl" });
const over = signal(/** @type {string | null} */ (null));
const dragTo = signal(/** @type {[number, number] | null} */ (null));
/** @type {{table: string, tile: string, column: number, row: number} | null} */
let plan = null;

/** @param {Shown | null} tile */
const cornerOf = (tile) => (tile && turned.value.tile === tile.tile ? turned.value.corner : "tl");

/** The tile on a space of the selection board. @param {any} view @param {string | undefined} space @returns {Shown | null} */
function onMarket(view, space) {
  for (const row of view.selection) for (const one of row.spaces) if (one.square === space) return one.tile;
  return null;
}

/** The space a `take` names. @param {string | undefined} move */
const taking = (move) => /^take (\w+)$/.exec(move ?? "")?.[1];

/** A tile picked up from the terraces but not yet taken: dragged, or chosen with a finger. @param {BoardProps} props */
function carried({ table, act }) {
  const space = act.selected ?? (act.pinned ? taking(act.ghost?.move) : undefined);
  const tile = onMarket(table.view, space);
  return space && tile && act.has(`take ${space}`) ? { space, tile } : null;
}

/** The tile to be turned and placed. @param {BoardProps} props @returns {Shown | null} */
const handled = (props) => props.table.view.held ?? carried(props)?.tile ?? null;

/** The notation's cell under a cell of the frame. @param {BoardProps} props @param {number} seat @param {number} column @param {number} row */
function cellUnder({ table }, seat, column, row) {
  if (!table.view.gardens[seat].width) return "a1";
  const [x, y] = offsetOf(table, seat);
  return named(column - x, row - y);
}

/** A cell of the notation, which reaches no further than one step before a1; "" beyond. @param {number} column @param {number} row */
const named = (column, row) => (column < -1 || row < -1 ? "" : square(column, row));

/** Place the tile in hand there? @param {BoardProps} props @param {string} at a cell of the notation */
function placing({ table, act }, at) {
  const move = `place ${at}-${cornerOf(table.view.held)}`;
  return act.has(move) ? move : null;
}

/** "cell-21" → column 2, row 1. @param {string | null} at */
function frameCell(at) {
  const found = /^cell-(\d)(\d)$/.exec(at ?? "");
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Turn the tile being handled by a quarter; its ghost turns along. @param {BoardProps} props @param {number} [quarters] */
function turn(props, quarters = 1) {
  const { act, t } = props;
  const tile = handled(props);
  if (!tile || !act.mine) return;
  const corner = CORNERS[(CORNERS.indexOf(cornerOf(tile)) + quarters + 4) % 4];
  turned.value = { tile: tile.tile, corner };
  const ghost = /^place (\w+)-/.exec(act.ghost?.move ?? "");
  if (ghost) act.preview(`place ${ghost[1]}-${corner}`, act.pinned);
  act.say(t("turned", { corner: t(`corner.${corner}`) }));
}

/** Take a tile and mean it for a cell of the frame: the placing is shown as soon as the tile is in hand. @param {BoardProps} props @param {{space: string, tile: Shown}} what @param {number} column @param {number} row */
function takeFor({ table, act }, { space, tile }, column, row) {
  plan = { table: table.id, tile: tile.tile, column, row };
  act.commit(`take ${space}`);
}

/** Before the first tile is placed, remember on which cell of the frame it shall lie. @param {BoardProps} props @param {number} seat @param {number} column @param {number} row */
function stand({ table }, seat, column, row) {
  if (!table.view.gardens[seat].width && table.view.held) standAt(table, seat, table.view.held.tile, column, row);
}

const STEP = 100;

/** @param {GardenProps} props */
function Garden(props) {
  const { table, act, t, seat, size } = props;
  const { view } = table;
  const garden = view.gardens[seat];
  const large = size === "large";
  const turnIsHere = large && table.turn === seat;
  const mine = turnIsHere && act.mine;
  const EDGE = large ? 40 : 10;
  const WIDTH = SIZE * STEP + 2 * EDGE;
  const HEIGHT = WIDTH + (large ? 52 : 58);
  const first = garden.width === 0;

  const ghost = turnIsHere && view.held ? /^place (\w+)-(\w+)$/.exec(act.ghost?.move ?? "") : null;
  const ghostCell = ghost && cellNamed(ghost[1]);
  let [x, y] = offsetOf(table, seat);
  if (ghostCell && !first) {
    // Previewed from the list of moves, a cell may lie outside the frame: the garden makes room.
    x -= Math.min(0, x + ghostCell[0]) + Math.max(0, x + ghostCell[0] - SIZE + 1);
    y -= Math.min(0, y + ghostCell[1]) + Math.max(0, y + ghostCell[1] - SIZE + 1);
  }
  const carry = mine ? carried(props) : null;
  const hovering = carry ? frameCell(over.value) : null;

  useEffect(() => {
    if (!plan || !mine || plan.table !== table.id || view.held?.tile !== plan.tile) return;
    const { column, row } = plan;
    plan = null;
    const move = placing(props, cellUnder(props, seat, column, row));
    stand(props, seat, column, row);
    over.value = `cell-${column}${row}`;
    if (!move) return;
    if (settings.confirm.value) act.preview(move, true);
    else act.commit(move);
  }, [table.number, mine]);

  const tiles = tilesOf(garden);
  const filled = new Set(tiles.map(({ column, row }) => `${column + x},${row + y}`));
  const open = new Set(garden.open);
  const standing = first && view.held ? frameOfFirst(table, seat, over.value) : null;
  /** @type {{column: number, row: number, tile: Shown, corner: string} | null} */
  let ghostly = null;
  if (ghost && ghostCell) {
    const [column, row] = first ? (standing ?? [1, 1]) : [ghostCell[0] + x, ghostCell[1] + y];
    ghostly = { column, row, tile: view.held, corner: ghost[2] };
  } else if (carry && hovering && open.has(cellUnder(props, seat, hovering[0], hovering[1]))) {
    ghostly = { column: hovering[0], row: hovering[1], tile: carry.tile, corner: cornerOf(carry.tile) };
  }

  let next = /** @type {string | null} */ (null);
  const cells = [];
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      if (filled.has(`${column},${row}`)) continue;
      const id = `cell-${column}${row}`;
      const at = first ? "a1" : named(column - x, row - y);
      const [cx0, cy0] = [EDGE + STEP * column, EDGE + STEP * row];
      const move = mine && view.held ? placing(props, at) : null;
      const planned = carry && open.has(at);
      const ghostHere = ghostly?.column === column && ghostly.row === row;
      if (move && !next) next = id;
      const gain = move ? (act.legal.find((legal) => legal.move === move)?.gains[seat] ?? 0) : 0;
      const best = move ? Math.max(...act.starting(`place ${at}-`).map((legal) => legal.gains[seat] ?? 0)) : 0;
      const drawing = html`<rect class="zen-cell" x=${cx0 + 4} y=${cy0 + 4} width="92" height="92" rx="10" />
        ${
          ghostHere && ghostly
            ? html`<g class="zen-ghost"><${Tile} tile=${ghostly.tile} corner=${ghostly.corner} x=${cx0} y=${cy0} /></g>`
            : move
              ? html`${gain ? html`<text class=${cx("zen-gain", gain < 0 && "is-down")} x=${cx0 + 50} y=${cy0 + 62} text-anchor="middle">${signed(gain)}</text>` : html`<circle class="zen-dot" cx=${cx0 + 50} cy=${cy0 + 50} r="10" />`}
            ${best > gain && html`<path class="zen-more" transform=${`translate(${cx0 + 80} ${cy0 + 21})`} d="M-9 4 A10 10 0 1 1 5 8 M5 8 L-1 4 M5 8 L6 0" />`}`
              : planned
                ? html`<circle class="zen-dot" cx=${cx0 + 50} cy=${cy0 + 50} r="10" />`
                : null
        }`;
      if (!large) {
        cells.push(html`<g key=${id}>${drawing}</g>`);
        continue;
      }
      const corner = t(`corner.${cornerOf(view.held)}`);
      const name = move
        ? [
            first ? t("put.first", { row: row + 1, column: column + 1 }) : t("free", { at }),
            t("put", { corner }),
            gain && t("put.points", { points: signed(gain) }),
            best > gain && t("put.more"),
          ]
            .filter(Boolean)
            .join(", ")
        : planned
          ? `${t("free", { at })}, ${t("put.plan")}`
          : t(open.has(at) ? "free" : "out", { at });
      cells.push(
        html`<g key=${id} ...${target({
          at: id,
          name,
          legal: move !== null || Boolean(planned),
          ghost: Boolean(ghostHere),
          next: id === next && move !== null,
          onPick: !mine
            ? undefined
            : (event) => {
                if (move) stand(props, seat, column, row), (over.value = id), act.choose(move, event);
                else if (carry && planned) takeFor(props, carry, column, row);
              },
          onAim:
            mine && view.held
              ? (on) => (on && !act.pinned && (over.value = id), act.preview(on ? move : null))
              : undefined,
        })}>${drawing}<rect class="zen-light" x=${cx0 + 3} y=${cy0 + 3} width="94" height="94" rx="10" /></g>`,
      );
    }
  }

  const plants = tiles.map(({ tile, column, row }) => {
    const [cx0, cy0] = [EDGE + STEP * (column + x), EDGE + STEP * (row + y)];
    const lit = act.isLit(tile.square, seat);
    const piece = html`<${Tile} tile=${tile} x=${cx0} y=${cy0} at=${large ? `garden-${seat}` : `small-${seat}`} />${(large || lit) && html`<rect class="zen-light" x=${cx0 + 3} y=${cy0 + 3} width="94" height="94" rx="10" />`}`;
    if (!large) return html`<g key=${tile.tile} class=${cx(lit && "is-lit")}>${piece}</g>`;
    return html`<g key=${tile.tile} ...${target({ at: `tile-${tile.square}`, name: t("laid", { at: tile.square, tile: nameOf(t, tile), corner: t(`corner.${tile.corner}`) }), lit })}>${piece}</g>`;
  });

  const grab = large && garden.width > 0 && (garden.width < SIZE || garden.height < SIZE) ? grabbing(props, seat) : {};
  const box = dragTo.value && large && { x: x + dragTo.value[0], y: y + dragTo.value[1] };
  const rings = [
    ...garden.paths
      .map((/** @type {any} */ path) => ({ at: cellNamed(path.squares[0]), ghost: false }))
      .map((/** @type {any} */ ring) => ({ x: ring.at[0] + x, y: ring.at[1] + y, ghost: false })),
    ...(ghostly ? ringsWith(tiles, x, y, ghostly) : []),
  ];
  const line = ghostly ? lineWith(tiles, x, y, garden, ghostly) : [];
  const hidden = mine && view.held && !first ? hiddenSides(props, x, y) : null;

  return html`<div class="zen-plot" onKeyDown=${large && ((/** @type {KeyboardEvent} */ event) => shiftByKey(event, props, seat))}>
    <svg class=${cx("drawing", "zen-garden")} viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden=${large ? undefined : "true"}
      onWheel=${mine && handled(props) && ((/** @type {WheelEvent} */ event) => turnByWheel(event, props))}>
      <rect class="zen-frame" x="3" y="3" width=${WIDTH - 6} height=${WIDTH - 6} rx="20" />
      <rect class="zen-bed" x=${EDGE - 4} y=${EDGE - 4} width=${SIZE * STEP + 8} height=${SIZE * STEP + 8} rx="12" />
      ${cells}
      <g class="zen-plants" ...${grab}>${plants}</g>
      ${rings.map((ring) => html`<g class=${cx("zen-ring", ring.ghost && "is-ghost")} aria-hidden="true"><circle cx=${EDGE + STEP * (ring.x + 1)} cy=${EDGE + STEP * (ring.y + 1)} r="69" /><circle cx=${EDGE + STEP * (ring.x + 1)} cy=${EDGE + STEP * (ring.y + 1)} r="31" /></g>`)}
      ${line.map(
        ([
          [c1, r1],
          [c2, r2],
        ]) => html`<g class="zen-line" aria-hidden="true"><path d=${`M${EDGE + STEP * (c1 + 0.5)} ${EDGE + STEP * (r1 + 0.5)} L${EDGE + STEP * (c2 + 0.5)} ${EDGE + STEP * (r2 + 0.5)}`} />
        <${Use} sprite=${SPRITE} id="zen-coin" x=${EDGE + STEP * ((c1 + c2) / 2 + 0.5) - 20} y=${EDGE + STEP * ((r1 + r2) / 2 + 0.5) - 20} size=${40} /></g>`,
      )}
      ${box && html`<rect class="zen-box" x=${EDGE + STEP * box.x - 3} y=${EDGE + STEP * box.y - 3} width=${STEP * garden.width + 6} height=${STEP * garden.height + 6} rx="14" />`}
      ${large && !first && labels(garden, x, y, EDGE)}
      ${large && WAYS.filter(({ way: [dx, dy] }) => canShift(table, seat, dx, dy)).map((way) => html`<${Arrow} ...${way} props=${props} seat=${seat} edge=${EDGE} width=${WIDTH} more=${Boolean(hidden?.[way.at])} />`)}
      <${Purse} ...${props} y=${WIDTH} width=${WIDTH} />
    </svg></div>`;
}

/** Letters and numbers of the notation along the garden's box. @param {any} garden @param {number} x @param {number} y @param {number} edge */
function labels(garden, x, y, edge) {
  const list = [];
  for (let i = -1; i < SIZE; i++) {
    if (x + i >= 0 && x + i < SIZE && (i >= 0 || garden.width < SIZE))
      list.push(
        html`<text x=${edge + STEP * (x + i) + 50} y=${edge - 12} text-anchor="middle">${square(i, 0)[0]}</text>`,
      );
    if (y + i >= 0 && y + i < SIZE && (i >= 0 || garden.height < SIZE))
      list.push(html`<text x=${edge - 20} y=${edge + STEP * (y + i) + 57} text-anchor="middle">${i + 1}</text>`);
  }
  return html`<g class="zen-labels" aria-hidden="true">${list}</g>`;
}

/** The frame cell for the first tile's ghost: where the pointer or the focus is. @param {import("../../lib/types.js").Table} table @param {number} seat @param {string | null} at */
function frameOfFirst(table, seat, at) {
  return frameCell(at) ?? offsetOf(table, seat).map((n) => Math.min(n, SIZE - 1));
}

const WAYS = /** @type {{at: string, way: [number, number]}[]} */ ([
  { at: "left", way: [-1, 0] },
  { at: "right", way: [1, 0] },
  { at: "up", way: [0, -1] },
  { at: "down", way: [0, 1] },
]);

/** Shifting that way brings legal cells into the frame that lie outside now. @param {BoardProps} props @param {number} x @param {number} y */
function hiddenSides({ act }, x, y) {
  /** @type {Record<string, boolean>} */
  const sides = {};
  for (const { move } of act.starting("place ")) {
    const [column, row] = cellNamed(move.slice(6).split("-")[0]);
    if (x + column < 0) sides.right = true;
    if (x + column >= SIZE) sides.left = true;
    if (y + row < 0) sides.down = true;
    if (y + row >= SIZE) sides.up = true;
  }
  return sides;
}

/** @param {{at: string, way: [number, number], props: BoardProps, seat: number, edge: number, width: number, more: boolean}} props */
function Arrow({ at, way: [dx, dy], props, seat, edge, width, more }) {
  const { table, act, t } = props;
  const middle = width / 2;
  const [cx0, cy0] = [
    dx ? (dx < 0 ? edge / 2 : width - edge / 2) : middle,
    dy ? (dy < 0 ? edge / 2 : width - edge / 2) : middle,
  ];
  const angle = { left: 180, right: 0, up: 270, down: 90 }[at];
  const run = () => shift(table, seat, dx, dy) && act.say(t("shifted"));
  return html`<g ...${{ ...target({ at: `shift-${at}`, name: more ? `${t(`shift.${at}`)}, ${t("shift.more")}` : t(`shift.${at}`), class: cx("zen-arrow", more && "has-more"), onPick: run }), "aria-disabled": undefined }}>
    <rect x=${cx0 - (dx ? edge / 2 : 38) + 2} y=${cy0 - (dy ? edge / 2 : 38) + 2} width=${dx ? edge - 4 : 72} height=${dy ? edge - 4 : 72} rx="12" />
    <path transform=${`translate(${cx0} ${cy0}) rotate(${angle})`} d="M-7 -17 L9 0 L-7 17 Z" /></g>`;
}

/** Money from 0 to 25, and the first-player marker. A previewed purchase shows what remains. @param {GardenProps & {y: number, width: number}} props */
function Purse({ table, act, t, seat, size, y, width }) {
  const { view } = table;
  const { money } = view.gardens[seat];
  const has = view.marker === seat;
  if (size === "small") {
    return html`<g transform=${`translate(0 ${y})`}><${Use} sprite=${SPRITE} id="zen-coin" x=${14} y=${8} size=${46} /><text class="zen-money" x="72" y="47">${money}</text>
      ${has && html`<${Use} sprite=${SPRITE} id="zen-marker" x=${width - 66} y=${6} size=${50} />`}</g>`;
  }
  const space = table.turn === seat ? (taking(act.ghost?.move) ?? act.selected) : null;
  const cost = space
    ? (view.selection.find((/** @type {any} */ row) =>
        row.spaces.some((/** @type {any} */ one) => one.square === space),
      )?.cost ?? 0)
    : 0;
  const start = 106;
  const pitch = (width - start - (has ? 70 : 22)) / PURSE;
  return html`<g ...${target({ at: "money", name: [t("money", { count: money }), has && t("money.first")].filter(Boolean).join(", ") })} transform=${`translate(0 ${y})`}>
    <rect class="zen-light is-track" x="2" y="4" width=${width - 4} height="44" rx="14" />
    <${Use} sprite=${SPRITE} id="zen-coin" x=${8} y=${8} size=${36} /><text class="zen-money" x="52" y="37">${money}</text>
    ${Array.from({ length: PURSE + 1 }, (_, i) => html`<circle class=${cx("zen-pip", i <= money && i > 0 && "is-full", i > money - cost && i <= money && "is-spent")} cx=${start + pitch * i} cy="26" r=${i % 5 ? 4.5 : 7} />`)}
    ${has && html`<${Use} sprite=${SPRITE} id="zen-marker" x=${width - 46} y=${6} size=${40} />`}</g>`;
}

/** Dragging the tiles shifts the whole garden. @param {GardenProps} props @param {number} seat */
function grabbing({ table }, seat) {
  let from = { x: 0, y: 0 };
  let unit = STEP;
  const steps = (/** @type {{x: number, y: number}} */ point) => {
    const garden = table.view.gardens[seat];
    const [x, y] = offsetOf(table, seat);
    const snap = (/** @type {number} */ moved, /** @type {number} */ at, /** @type {number} */ length) =>
      Math.max(-at, Math.min(SIZE - length - at, Math.round(moved / unit)));
    return /** @type {[number, number]} */ ([
      snap(point.x - from.x, x, garden.width),
      snap(point.y - from.y, y, garden.height),
    ]);
  };
  const drag = /** @type {any} */ (
    draggable({
      anchor: "finger",
      onOver: (_, point) => (dragTo.value = steps(point)),
      onDrop: (_, point) => {
        dragTo.value = null;
        shift(table, seat, ...steps(point));
      },
      onCancel: () => (dragTo.value = null),
    })
  );
  return {
    ...drag,
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      from = { x: event.clientX, y: event.clientY };
      unit = STEP * /** @type {SVGGraphicsElement} */ (event.currentTarget.getScreenCTM()?.a ?? 1);
      drag.onPointerDown(event);
    },
  };
}

/** Shift and an arrow key. @param {KeyboardEvent} event @param {GardenProps} props @param {number} seat */
function shiftByKey(event, { table, act, t }, seat) {
  const way = WAYS.find(({ at }) => event.key.toLowerCase() === `arrow${at}`);
  if (!way || !event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  act.preview(null);
  if (shift(table, seat, ...way.way)) act.say(t("shifted"));
}

let wheeled = 0;
/** @param {WheelEvent} event @param {BoardProps} props */
function turnByWheel(event, props) {
  if (event.ctrlKey || !event.deltaY) return;
  event.preventDefault();
  if (event.timeStamp - wheeled < 110) return;
  wheeled = event.timeStamp;
  turn(props, event.deltaY > 0 ? 1 : -1);
}

/** Rings that the ghost would close: four quarter rings of one path around one point. @param {{tile: Shown, column: number, row: number}[]} tiles @param {number} x @param {number} y @param {{column: number, row: number, tile: Shown, corner: string}} ghost */
function ringsWith(tiles, x, y, ghost) {
  const [left, top] = [
    ["tl", "bl"].includes(ghost.corner) ? ghost.column - 1 : ghost.column,
    ["tl", "tr"].includes(ghost.corner) ? ghost.row - 1 : ghost.row,
  ];
  const around = /** @type {[number, number, string][]} */ ([
    [left, top, "br"],
    [left + 1, top, "bl"],
    [left, top + 1, "tr"],
    [left + 1, top + 1, "tl"],
  ]);
  const closed = around.every(
    ([column, row, corner]) =>
      (column === ghost.column && row === ghost.row) ||
      tiles.some(
        (one) =>
          one.column + x === column &&
          one.row + y === row &&
          one.tile.path === ghost.tile.path &&
          one.tile.corner === corner,
      ),
  );
  return closed ? [{ x: left, y: top, ghost: true }] : [];
}

/** Lines of four equal decors through the ghost, as pairs of frame cells. @param {{tile: Shown, column: number, row: number}[]} tiles @param {number} x @param {number} y @param {any} garden @param {{column: number, row: number, tile: Shown}} ghost */
function lineWith(tiles, x, y, garden, ghost) {
  const same = new Set(
    tiles.filter((one) => one.tile.decor === ghost.tile.decor).map((one) => `${one.column + x},${one.row + y}`),
  ).add(`${ghost.column},${ghost.row}`);
  const lines = /** @type {[number, number][][]} */ (
    [0, 1, 2, 3].flatMap((i) => [[0, 1, 2, 3].map((k) => [k, i]), [0, 1, 2, 3].map((k) => [i, k])])
  );
  lines.push(
    [0, 1, 2, 3].map((k) => [k, k]),
    [0, 1, 2, 3].map((k) => [3 - k, k]),
  );
  return lines
    .filter(
      (line) => line.some(([c, r]) => c === ghost.column && r === ghost.row) && line.every((at) => same.has(`${at}`)),
    )
    .map((line) => [line[0], line[3]]);
}

/** @param {BoardProps} props */
function Shared(props) {
  const { table, act, t } = props;
  const { view } = table;
  const held = /** @type {Shown | null} */ (view.held);
  const mine = act.mine;
  const picking = mine && !held;
  const me = table.turn ?? 0;
  const looked = held ?? onMarket(view, act.selected ?? taking(act.ghost?.move));
  const first = act.starting("take ")[0]?.move;
  const seats = table.seats;

  const dropping = (/** @type {{space: string, tile: Shown} | null} */ from) => ({
    onOver: (/** @type {string | null} */ at) => {
      over.value = at;
      if (!from) {
        const cell = frameCell(at);
        act.preview(cell ? placing(props, cellUnder(props, me, cell[0], cell[1])) : null);
      }
    },
    onDrop: (/** @type {string | null} */ at) => {
      const cell = frameCell(at);
      over.value = null;
      const under = cell && cellUnder(props, me, cell[0], cell[1]);
      if (from) {
        act.select(null);
        if (cell && under && view.gardens[me].open.includes(under)) takeFor(props, from, cell[0], cell[1]);
        else if (at === "hand") act.commit(`take ${from.space}`);
        return;
      }
      const move = under && placing(props, under);
      act.preview(null);
      if (cell && move) stand(props, me, cell[0], cell[1]), act.commit(move);
    },
    onCancel: () => {
      over.value = null;
      if (from) act.select(null);
      act.preview(null);
    },
  });

  const terraces = view.selection.map((/** @type {any} */ row, /** @type {number} */ i) => {
    const y = 4 + 108 * i;
    const step = 7 * (2 - i);
    return html`<g key=${i}>
      <rect class=${`zen-terrace is-${i}`} x=${2 + step} y=${y} width=${476 - 2 * step} height="104" rx="14" />
      <path class="zen-wall" d=${`M${16 + step} ${y + 101} H${464 - step}`} />
      <g role="img" aria-label=${t("cost", { cost: row.cost })}><${Use} sprite=${SPRITE} id="zen-coin" x=${22} y=${y + 55} size=${26} /><text class="zen-cost" x="35" y=${y + 45} text-anchor="middle" aria-hidden="true">${row.cost}</text></g>
      ${row.spaces.map((/** @type {any} */ one, /** @type {number} */ k) => {
        const x = 64 + 100 * k;
        const at = one.square;
        const tile = /** @type {Shown | null} */ (one.tile);
        if (!tile) {
          return html`<g key=${at} ...${target({ at: `market-${at}`, name: t("market.none", { at }) })}><rect class="zen-hole" x=${x + 5} y=${y + 5} width="90" height="90" rx="10" /></g>`;
        }
        const move = `take ${at}`;
        const legal = act.has(move);
        const ghostly = act.ghost?.move === move;
        return html`<g key=${at} ...${target({
          at: `market-${at}`,
          name: t(legal ? "market.take" : picking ? "market.dear" : "market.tile", {
            at,
            tile: nameOf(t, tile),
            cost: row.cost,
          }),
          legal,
          ghost: ghostly,
          picked: act.selected === at || (ghostly && act.pinned),
          next: move === first,
          class: cx(picking && !legal && "is-dear"),
          onPick: legal ? (event) => act.choose(move, event) : undefined,
          onAim: legal ? (on) => act.preview(on ? move : null) : undefined,
        })} ...${draggable({ disabled: !legal, onLift: () => act.selected !== at && act.select(at), ...dropping({ space: at, tile }) })}>
          <${Tile} tile=${tile} x=${x + 3} y=${y + 3} size=${94} at=${`market-${at}`} from="supply" />
          <rect class="zen-light" x=${x + 5} y=${y + 5} width="90" height="90" rx="10" /></g>`;
      })}</g>`;
  });

  const whose = held && table.turn !== null ? seats[table.turn] : null;
  const corner = cornerOf(held);
  const turning = mine && held;
  const label = !whose ? t("hand") : whose.mine || seats.length === 0 ? t("hand") : t("hand.of", { name: whose.name });
  const ghostPlaces = held && act.ghost?.move.startsWith("place ");
  return html`<div class=${cx("zen-shared", turning && "is-placing", picking && "is-picking")}>
    <div class="zen-market">
      <svg class="zen-terraces" viewBox="0 0 480 328" role="group" aria-label=${t("market")}>${terraces}${picking && html`<rect class="zen-now" x="-4" y="-2" width="488" height="334" rx="20" />`}</svg>
      <div class="zen-tray">
        <div class="zen-supply" role="img" aria-label=${`${t("round", { round: view.round, rounds: view.rounds })}. ${t("supply.name", { count: view.supply.length, gone: view.discards.length })}`}>
          <svg viewBox="0 0 100 100" aria-hidden="true"><g data-at="supply"><${Use} sprite=${SPRITE} id="zen-back" /></g></svg>
          <span aria-hidden="true"><b>${t("round", { round: view.round, rounds: view.rounds })}</b><small>${t("supply", { count: view.supply.length })}</small></span>
        </div>
        <span class="zen-label" aria-hidden="true">${label}</span>
        <svg class="zen-hand" viewBox="0 0 108 108"><g ...${{
          ...target({
            at: "hand",
            name: held
              ? t(turning ? "hand.turn" : "hand.name", { tile: nameOf(t, held), corner: t(`corner.${corner}`) })
              : t("hand.none"),
            class: cx(turning && "is-turning"),
            onPick: turning ? () => turn(props) : undefined,
          }),
          "aria-disabled": undefined,
        }} ...${draggable({ disabled: !turning, ...dropping(null) })}>
          <rect class="zen-hole is-hand" x="5" y="5" width="98" height="98" rx="12" />
          ${held && html`<g class=${cx(ghostPlaces && "is-out")}><${Tile} tile=${held} corner=${corner} x=${2} y=${2} size=${104} at="hand" /></g>`}
          <rect class="zen-light" x="5" y="5" width="98" height="98" rx="10" />
        </g></svg>
      </div>
    </div>
    <${Scroll} ...${props} tile=${looked} />
  </div>`;
}

/** @param {BoardProps} props */
function actions(props) {
  if (!handled(props)) return [];
  return [{ label: props.t("turn"), icon: "turn", run: () => turn(props), stays: Boolean(props.table.view.held) }];
}

const keys = { r: (/** @type {BoardProps} */ props) => turn(props) };

/** @param {BoardProps} props */
function Text(props) {
  const { table, t } = props;
  const { view } = table;
  return html`
    <p>${t("round", { round: view.round, rounds: view.rounds })}. ${t("supply.name", { count: view.supply.length, gone: view.discards.length })}.</p>
    <p>${view.held ? t("hand.name", { tile: nameOf(t, view.held), corner: t(`corner.${cornerOf(view.held)}`) }) : t("hand.none")}.</p>
    <h2>${t("market")}</h2>
    ${view.selection.map((/** @type {any} */ row) => html`<h3>${t("cost", { cost: row.cost })}</h3><ul>${row.spaces.map((/** @type {any} */ one) => html`<li>${one.square}: ${one.tile ? nameOf(t, one.tile) : t("empty")}</li>`)}</ul>`)}
    <h2>${t("wishes")}</h2>
    <table><thead><tr><td></td>${table.seats.map((seat) => html`<th scope="col">${seat.name}</th>`)}</tr></thead>
      <tbody>${wishes(props, table.viewer ?? 0).map(
        (
          wish,
        ) => html`<tr><th scope="row">${wish.what ? `${wish.title}: ${wish.what}` : wish.title}${wish.left ? `. ${wish.left.length ? t("wish.left", { left: wish.left.join(", ") }) : t("wish.left.none")}` : ""}</th>
        ${table.seats.map((seat) => html`<td>${wish.counts[seat.seat] === null ? "" : `${wish.counts[seat.seat]} → `}${wish.points[seat.seat]}</td>`)}</tr>`,
      )}</tbody></table>
    ${table.seats.map(
      (
        seat,
      ) => html`<h2>${t("garden", { name: seat.name })}</h2><p>${t("text.money", { count: view.gardens[seat.seat].money })}${view.marker === seat.seat ? `, ${t("money.first")}` : ""}</p>
      <ul>${tilesOf(view.gardens[seat.seat]).map(({ tile }) => html`<li>${t("laid", { at: tile.square, tile: nameOf(t, tile), corner: t(`corner.${tile.corner}`) })}</li>`)}</ul>`,
    )}`;
}

/** @type {import("../../lib/types.js").Board} */
export default { words, Shared, Garden, actions, Text, keys };

/** The shared area: the nursery with the gardener's walk around it, the path from the wheelbarrow on, the supply. */
import { html, Use, cx, useEffect, useRef } from "../../lib/ui.js";
import { followPlay, rememberFocus, target } from "../../lib/focus.js";
import { carriable } from "./carry.js";
import { handNow, isReal, legalOf, letGo, showBeds, storeOf, takeTile, turnHand } from "./hand.js";
import { Centred, SPRITE, Soil, cellsIn, useTurned } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

const SPACE = 86;
const WALK = 48;
const SIZE = 4 * SPACE + 2 * WALK;
const LETTERS = "ABCD";
const CORNERS = { nw: [0, 0], ne: [1, 0], se: [1, 1], sw: [0, 1] };

/** The middle of a space of the walk, from its name: "top A", "right 1", "corner nw". @param {string} name */
function onWalk(name) {
  const [side, which] = name.split(" ");
  const far = SIZE - WALK / 2;
  const near = WALK / 2;
  if (side === "corner") {
    const [x, y] = CORNERS[/** @type {keyof typeof CORNERS} */ (which)];
    return { x: x ? far : near, y: y ? far : near };
  }
  const along =
    WALK + SPACE * ((side === "top" || side === "bottom" ? LETTERS.indexOf(which) : Number(which) - 1) + 0.5);
  return (
    {
      top: { x: along, y: near },
      bottom: { x: along, y: far },
      left: { x: near, y: along },
      right: { x: far, y: along },
    }[side] ?? { x: near, y: near }
  );
}

/** A tile in words: "tulips (5A), 5 squares, 1 pot". @param {any} tile @param {BoardProps} props */
export function tileWords(tile, { t, lang }) {
  const count = tile.shape.join("").split("X").length - 1;
  return [
    t("tile.name", { flowers: tile.name[lang], tile: tile.tile }),
    t("tile.squares", { count }),
    tile.pots && t("tile.pots", { count: tile.pots }),
    tile.cloches && t("tile.cloches", { count: tile.cloches }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {BoardProps} props */
export function Shared(props) {
  const { table, act, t } = props;
  const { view } = table;
  const latest = useRef(props);
  latest.current = props;
  useKeysAndWheel(() => latest.current);
  const [supplied] = useTurned([view.supply]);
  const hand = handNow(props);
  const real = isReal(props, hand);
  const { plants } = legalOf(act, view);
  const over = view.phase === "over";
  const coming = over ? [] : view.gardener.ahead;
  const row = new Set(over ? [] : view.gardener.row);
  const seatsAt = new Map(coming.map((/** @type {any} */ one) => [one.space, one.seat]));
  const mySpaces = new Set(
    coming.filter((/** @type {any} */ one) => one.seat === table.viewer).flatMap((/** @type {any} */ one) => one.row),
  );
  const rambling = act.has("ramble");
  const gaps = view.gardener.row.filter((/** @type {string} */ space) => !at(view, space)).length;
  const firstPlant = view.gardener.row.find((/** @type {string} */ space) => plants.has(space));
  const wait = act.has("done") ? "done" : act.has("stay") ? "stay" : null;

  const take = (/** @type {Event} */ event, /** @type {string} */ space) => {
    if (hand?.kind === "tile" && hand.space === space) return letGo(props);
    takeTile(props, space);
    const held = at(view, space);
    act.say(t(plants.has(space) ? "hand" : "try", { what: held ? held.name[props.lang] : "" }));
    if (event.type === "keydown") rememberFocus(), setTimeout(() => followPlay(), 30);
    else showBeds(act);
  };
  const spaces = [0, 1, 2, 3].flatMap((r) =>
    [0, 1, 2, 3].map((c) => {
      const space = `${LETTERS[c]}${r + 1}`;
      const tile = view.nursery[r][c];
      const [x, y] = [WALK + SPACE * c, WALK + SPACE * r];
      const lit = row.has(space);
      const legal = plants.has(space);
      const held = hand?.kind === "tile" && hand.space === space;
      const words = [
        space,
        tile ? tileWords(tile, props) : t("space.empty"),
        lit && t("row.word"),
        tile && (legal ? t("tile.take") : table.viewer !== null && t("tile.try")),
      ]
        .filter(Boolean)
        .join(", ");
      const trying = tile && table.viewer !== null;
      return html`<g key=${space} ...${target({
        at: space,
        name: words,
        legal,
        picked: held,
        next: space === firstPlant && !hand,
        class: cx(
          "cottage-nspace",
          lit && "is-row",
          mySpaces.has(space) && !lit && "is-mine-next",
          act.isLit(space, table.viewer ?? 0) && "is-lit",
        ),
        onPick: trying ? (event) => take(event, space) : undefined,
      })} ...${trying ? { "aria-disabled": undefined, ...carriable(() => latest.current, space) } : {}}>
      <rect class="cottage-cell" x=${x + 2} y=${y + 2} width=${SPACE - 4} height=${SPACE - 4} rx="10" />
      ${tile && html`<g class=${cx(held && "cottage-taken")}><${Centred} tile=${tile} cells=${held ? cellsIn(tile, hand) : undefined} x=${x + 8} y=${y + 8} room=${SPACE - 16} unit=${22} at=${`n-${space}`} from="barrow" /></g>`}
      ${!tile && rambling && lit && html`<circle class="cottage-gap" cx=${x + SPACE / 2} cy=${y + SPACE / 2} r="15" />`}
      <rect class="cottage-light" x=${x + 3} y=${y + 3} width=${SPACE - 6} height=${SPACE - 6} rx="10" />
      ${held && !real && html`<${Use} sprite=${SPRITE} id="cottage-parasol" x=${x + SPACE - 34} y=${y + 2} size=${32} />`}
    </g>`;
    }),
  );
  const stones = view.walk.spaces.map((/** @type {string} */ name, /** @type {number} */ i) => {
    const { x, y } = onWalk(name);
    const seat = seatsAt.get(i);
    return html`<g key=${name} class=${cx("cottage-stone", i === view.walk.turning && "is-turning")}><ellipse cx=${x} cy=${y} rx="17" ry="15" />
      ${!name.startsWith("corner") && i !== view.walk.turning && html`<text class="cottage-name" x=${x} y=${y + 5} text-anchor="middle">${name.split(" ")[1]}</text>`}
      ${i === view.walk.turning && html`<path d=${`M${x - 7} ${y + 6}v-8h-5l12 -10l12 10h-5v8z`} class="cottage-up" />`}
      ${seat !== undefined && i !== view.gardener.space && html`<circle class=${`cottage-next seat-${table.seats[seat]?.symbol ?? seat}`} cx=${x} cy=${y} r="14" /><use href=${`/static/art/hortus.svg#seat-${table.seats[seat]?.symbol ?? seat}`} x=${x - 10} y=${y - 10} width="20" height="20" />`}</g>`;
  });
  const walker = onWalk(view.gardener.name);
  const ahead = coming.find((/** @type {any} */ one) => one.seat === table.viewer);
  const gardenerName = [
    t("gardener.name", { die: view.gardener.die, row: view.gardener.row.join(", ") }),
    view.gardener.final_round && t("final"),
    ahead && t("gardener.mine", { row: ahead.row.join(", ") }),
    wait && t(wait),
  ]
    .filter(Boolean)
    .join(". ");
  return html`<div class="cottage-shared">
    ${view.offered.length > 0 && html`<${Offered} ...${props} />`}
    <svg class="cottage-nursery" viewBox=${`0 0 ${SIZE} ${SIZE}`}>
      <rect class="cottage-walk" x="2" y="2" width=${SIZE - 4} height=${SIZE - 4} rx="26" />
      <g aria-hidden="true">${stones}</g>
      <rect class="cottage-ground" x=${WALK - 4} y=${WALK - 4} width=${4 * SPACE + 8} height=${4 * SPACE + 8} rx="12" />
      ${spaces}
      <${Corners} ...${props} />
      <g ...${target({ at: "gardener", name: gardenerName, legal: wait !== null, next: wait !== null && !hand, onPick: wait ? () => act.commit(wait) : undefined, onAim: wait ? (on) => act.preview(on ? wait : null) : undefined })} class=${cx("target cottage-gardener", wait && "is-legal")}>
        <g transform=${`translate(${walker.x - 29} ${walker.y - 38})`}><g data-piece="gardener" data-at=${`walk-${view.gardener.space}`}><ellipse cx="29" cy="57" rx="22" ry="6" fill="#000" fill-opacity="0.18" /><${Use} sprite=${SPRITE} id="cottage-gardener" size=${60} />
          <g class="cottage-die"><rect x="36" y="33" width="24" height="24" rx="6" /><text x="48" y="51" text-anchor="middle">${view.gardener.die}</text></g></g></g>
        <circle class="cottage-light" cx=${walker.x} cy=${walker.y} r="29" />
      </g>
    </svg>
    <div class="cottage-aside">
      <svg class="cottage-barrow" viewBox="0 0 118 62" data-at="barrow"><g ...${target({ at: "barrow", name: [t("path", { count: view.path.length }), rambling && t("ramble")].filter(Boolean).join(". "), legal: rambling, onPick: rambling ? (event) => act.choose("ramble", event) : undefined, onAim: rambling ? (on) => act.preview(on ? "ramble" : null) : undefined })}>
        <rect class="cottage-hit" x="1" y="1" width="116" height="60" rx="12" /><${Use} sprite=${SPRITE} id="cottage-wheelbarrow" x="6" y="3" size=${56} /><text class="cottage-count" x="68" y="42">${view.path.length}</text><rect class="cottage-light" x="3" y="3" width="112" height="56" rx="11" /></g></svg>
      <ol class="cottage-path" aria-label=${t("path", { count: view.path.length })}>${view.path.map((/** @type {any} */ tile, /** @type {number} */ i) => html`<li key=${tile.tile} class=${cx(rambling && i < gaps && "is-coming", i === 0 && "is-head")}><svg viewBox="0 0 60 60"><g ...${target({ at: `path-${i + 1}`, name: t("path.tile", { number: i + 1, tile: tileWords(tile, props) }) })}><rect class="cottage-pathcell" x="1.5" y="1.5" width="57" height="57" rx="9" /><${Centred} tile=${tile} x=${6} y=${6} room=${48} unit=${17} at=${`path-${i}`} /></g></svg></li>`)}${view.path.length > 8 ? html`<li class="cottage-more" aria-hidden="true">+${view.path.length - 8}</li>` : null}</ol>
      ${view.supply && html`<svg class="cottage-supply" viewBox="0 0 112 112"><g ...${target({ at: "supply", name: t("supply", { bed: view.supply.bed, side: t(view.supply.side) }) })}><g key=${`${view.supply.bed}${view.supply.side}`} class=${cx("cottage-turned", supplied && "is-up")}><${Soil} bed=${view.supply} x=${9} y=${9} unit=${18.8} frame=${7} /></g></g></svg>`}
    </div>
    <div class="cottage-foot"><${Clock} ...${props} />${view.players > 1 && html`<${Hives} ...${props} />`}</div>
  </div>`;
}

/** @param {any} view @param {string} space */
const at = (view, space) => view.nursery[Number(space[1]) - 1][LETTERS.indexOf(space[0])];

/** R, F and Escape wherever the focus is, and the wheel over the board, while a tile is in hand. @param {() => BoardProps} latest */
function useKeysAndWheel(latest) {
  useEffect(() => {
    let turnedAt = 0;
    const key = (/** @type {KeyboardEvent} */ event) => {
      const hand = handNow(latest());
      if (!hand || hand.auto || event.ctrlKey || event.metaKey || event.altKey) return;
      const where = /** @type {Element | null} */ (event.target instanceof Element ? event.target : null);
      if (where?.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") {
        letGo(latest());
        if (hand.kind === "tile" && where?.closest(".board"))
          /** @type {HTMLElement | null} */ (document.querySelector(`.board [data-target="${hand.space}"]`))?.focus();
      } else if (!event.defaultPrevented && event.key.toLowerCase() === "r")
        turnHand(latest(), event.shiftKey ? -1 : 1);
      else if (!event.defaultPrevented && event.key.toLowerCase() === "f") turnHand(latest(), 0, true);
    };
    const wheel = (/** @type {WheelEvent} */ event) => {
      if (
        handNow(latest())?.kind !== "tile" ||
        !(event.target instanceof Element) ||
        !event.target.closest(".cottage-garden.is-large, .cottage-nursery") ||
        event.ctrlKey
      )
        return;
      event.preventDefault();
      if (Math.abs(event.deltaY) < 4 || event.timeStamp - turnedAt < 160) return;
      turnedAt = event.timeStamp;
      turnHand(latest(), event.deltaY > 0 ? 1 : -1);
    };
    addEventListener("keydown", key);
    addEventListener("wheel", wheel, { passive: false });
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("wheel", wheel);
    };
  }, []);
}

/** How far the die has come: at six the final round begins. @param {BoardProps} props */
function Clock({ table, t }) {
  const { die, final_round: final } = table.view.gardener;
  return html`<svg class="cottage-clock" viewBox="0 0 168 34" role="img" aria-label=${final ? t("final") : t("die", { die })}>${[1, 2, 3, 4, 5, 6].map((n) => html`<g class=${cx("cottage-hour", n < die && "is-past", n === die && "is-now", n === 6 && "is-last")}><rect x=${1 + 28 * (n - 1)} y="4" width="25" height="26" rx="7" /><text x=${13.5 + 28 * (n - 1)} y="23" text-anchor="middle">${n}</text></g>`)}</svg>`;
}

/** The beehives nobody has yet. @param {BoardProps} props */
function Hives({ table, t }) {
  const taken = table.view.seats.map((/** @type {any} */ seat) => seat.beehives);
  const left = [2, 1].filter((number) => !taken.includes(number));
  return html`<svg class="cottage-hives" viewBox="0 0 112 52"><g ...${target({ at: "hives", name: left.length ? t("hives", { numbers: left.join(", ") }) : t("hives.none") })}><rect class="cottage-hit" x="1" y="1" width="110" height="50" rx="10" />
    ${left.includes(2) && html`<${Use} sprite=${SPRITE} id="cottage-beehive" x="6" y="8" size=${36} /><${Use} sprite=${SPRITE} id="cottage-beehive" x="34" y="8" size=${36} />`}
    ${left.includes(1) && html`<${Use} sprite=${SPRITE} id="cottage-beehive" x="74" y="8" size=${36} />`}</g></svg>`;
}

/** Children's cats on the corners of the nursery; and, at the start, the corners to choose. @param {BoardProps} props */
function Corners(props) {
  const { table, act, t } = props;
  const { view } = table;
  const store = storeOf(act);
  const moves = act.starting("corners ").map(({ move }) => move.slice(8).split("+"));
  const hand = handNow(props);
  const chosen = hand?.kind === "corners" ? hand.names : [];
  const spot = (/** @type {string} */ name) => {
    const [x, y] = CORNERS[/** @type {keyof typeof CORNERS} */ (name)];
    return { x: x ? SIZE - 24 : 24, y: y ? SIZE - 24 : 24 };
  };
  const toggle = (/** @type {string} */ name) => {
    const names = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
    store.hand.value = {
      kind: "corners",
      names,
      ply: table.ply,
      space: "",
      tile: "",
      turns: 0,
      flip: false,
      spot: null,
      fixed: false,
      auto: false,
    };
    const whole = moves.find((move) => move.length === names.length && move.every((one) => names.includes(one)));
    act.preview(whole ? `corners ${whole.join("+")}` : null, true);
    if (whole) act.say(act.ghost?.sentence ?? "");
  };
  return html`${Object.keys(CORNERS).map((name, i) => {
    const { x, y } = spot(name);
    const owners = view.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ k) =>
      seat.corners.includes(name) ? [k] : [],
    );
    const open = moves.some((move) => move.includes(name) && chosen.every((one) => move.includes(one)));
    const picked = chosen.includes(name);
    if (!moves.length && !owners.length) return null;
    return html`<g key=${name} ...${target({ at: `corner-${name}`, name: [t(`corner.${name}`), ...owners.map((/** @type {number} */ k) => t("corner.cat", { name: table.seats[k]?.name }))].join(", "), legal: open || picked, picked, next: i === 0 && moves.length > 0, onPick: moves.length ? () => toggle(name) : undefined })}>
      <circle class="cottage-corner" cx=${x} cy=${y} r="23" />
      ${(picked || owners.length > 0) && html`<${Use} sprite=${SPRITE} id="cottage-cat" x=${x - 18} y=${y - 18} size=${36} />`}
      ${owners.map((/** @type {number} */ k, /** @type {number} */ j) => html`<circle class=${`cottage-next seat-${table.seats[k]?.symbol ?? k}`} cx=${x + 14 - 16 * j} cy=${y + 16} r="8" />`)}
      <circle class="cottage-light" cx=${x} cy=${y} r="22" /></g>`;
  })}`;
}

/** Solo with chosen beds: those to choose from. @param {BoardProps} props */
function Offered(props) {
  const { table, act, t } = props;
  return html`<div class="cottage-offer">${table.view.offered.map((/** @type {any} */ bed, /** @type {number} */ i) => {
    const move = `bed ${bed.bed}`;
    return html`<svg key=${bed.bed} viewBox="0 0 112 112"><g ...${target({ at: `bed-card-${bed.bed}`, name: t("bed.card", { bed: bed.bed, side: t(bed.side) }), legal: act.has(move), ghost: act.ghost?.move === move, next: i === 0, onPick: act.has(move) ? (event) => act.choose(move, event) : undefined, onAim: act.has(move) ? (on) => act.preview(on ? move : null) : undefined })}>
      <${Soil} bed=${bed} x=${9} y=${9} unit=${18.8} frame=${7} /><rect class="cottage-light" x="3" y="3" width="106" height="106" rx="8" /></g></svg>`;
  })}</div>`;
}

/** Lucky Numbers on the page: rack, pile, tile in hand, gardens. Everything tapped ends in a move of the legal list. */
import { html, Use, cx } from "../../lib/ui.js";
import { target, followPlay, rememberFocus } from "../../lib/focus.js";
import { draggable } from "../../lib/drag.js";
import { settings } from "../../lib/settings.js";
import { square } from "../../lib/shapes.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */

const SPRITE = "lucky-numbers";
const NUMBERS = 20;
const STEP = 104; // from one space to the next
const EDGE = 20;
const SIZE = 2 * EDGE + 4 * STEP - 4;

const words = {
  en: {
    pile: "Face-down pile, {count} tiles",
    "pile.none": "The face-down pile is empty",
    draw: "Draw a tile",
    discard: "Discard the {number}",
    "discard.place": "Centre: put the {number} here, face up",
    hand: "In hand: {number}",
    "hand.next": "Next start tiles: {tiles}",
    "hand.none": "No tile in hand",
    "hand.label": "In hand",
    "next.label": "Next",
    centre: "Centre",
    "slot.name": "{number}: {up} in the centre, {down} still face down",
    "slot.take": "{number}: {up} in the centre, {down} still face down. Take it",
    "slot.none": "{number}: none in the centre, {down} still face down",
    space: "{at}, empty",
    "space.start": "{at}, empty start space",
    "space.fits": "{low} to {high} fit",
    "space.fits.none": "no number fits",
    tile: "{at}: {number}",
    put: "put the {number} here",
    exchange: "exchange it for the {number}",
    ranges: "What fits",
    garden: "Garden of {name}",
    row: "Row {row}",
    empty: "empty",
    unseen: "Face down: {numbers}",
    "unseen.none": "No face-down tiles.",
    up: "In the centre: {numbers}",
    "up.none": "Nothing in the centre.",
    "key.down": "still face down",
    "key.seen": "already seen",
  },
  fr: {
    pile: "Pioche, {count} tuiles cachées",
    "pile.none": "La pioche est vide",
    draw: "Piocher",
    discard: "Défausser le {number}",
    "discard.place": "Centre : poser le {number} ici, face visible",
    hand: "En main : {number}",
    "hand.next": "Tuiles de départ suivantes : {tiles}",
    "hand.none": "Aucune tuile en main",
    "hand.label": "En main",
    "next.label": "Ensuite",
    centre: "Centre",
    "slot.name": "{number} : {up} au centre, {down} encore cachées",
    "slot.take": "{number} : {up} au centre, {down} encore cachées. Le prendre",
    "slot.none": "{number} : aucun au centre, {down} encore cachées",
    space: "{at}, vide",
    "space.start": "{at}, case de départ vide",
    "space.fits": "de {low} à {high}",
    "space.fits.none": "aucun nombre ne va",
    tile: "{at} : {number}",
    put: "y mettre le {number}",
    exchange: "l'échanger contre le {number}",
    ranges: "Ce qui va",
    garden: "Jardin de {name}",
    row: "Ligne {row}",
    empty: "vide",
    unseen: "Cachées : {numbers}",
    "unseen.none": "Plus de tuile cachée.",
    up: "Au centre : {numbers}",
    "up.none": "Rien au centre.",
    "key.down": "encore cachée",
    "key.seen": "déjà vue",
  },
};

/** The number a move puts down, and where. @param {string | undefined} move @param {any} view */
function parts(move, view) {
  const take = /^take (\d+)-(\w+)$/.exec(move ?? "");
  if (take) return { number: Number(take[1]), at: take[2] };
  const put = /^(?:place|lay) (\w+)$/.exec(move ?? "");
  return put ? { number: view.held, at: put[1] } : null;
}

/** The move that brings the tile in play to a space. @param {BoardProps} props @param {string | null} at */
function moveTo({ table, act }, at) {
  if (!at) return null;
  if (/^(rack-\d+|rack)$/.test(at)) return act.has("discard") ? "discard" : null;
  if (table.view.laying) return act.has(`lay ${at}`) ? `lay ${at}` : null;
  if (table.view.held) return act.has(`place ${at}`) ? `place ${at}` : null;
  const number = act.selected;
  return number && act.has(`take ${number}-${at}`) ? `take ${number}-${at}` : null;
}

/** @param {{number: number, x: number, y: number, size?: number, at?: string, from?: string, held?: boolean, under?: boolean}} props */
function Tile({ number, x, y, size = 100, at, from, held = false, under = false }) {
  return html`<g transform=${`translate(${x} ${y}) scale(${size / 100})`}>
    <g data-piece=${at ? number : undefined} data-at=${at} data-from=${from}>
      <${Use} sprite=${SPRITE} id="lucky-clover" />
      ${held && html`<rect class="lucky-held" x="2" y="2" width="96" height="96" rx="20" />`}
      ${!under && html`<text class="lucky-number" x="50" y="68" text-anchor="middle" aria-hidden="true">${number}</text>`}
    </g></g>`;
}

/** What the neighbours leave room for: a reading aid; what is legal comes from the server. @param {(number | null)[][]} garden @param {number} row @param {number} column */
function range(garden, row, column) {
  let low = 1;
  let high = NUMBERS;
  for (let k = 0; k < 4; k++) {
    for (const [other, before] of /** @type {[number | null, boolean][]} */ ([
      [garden[row][k], k < column],
      [garden[k][column], k < row],
    ])) {
      const itself = other === garden[row][k] ? k === column : k === row;
      if (!other || (itself && garden[row][column] === other)) continue;
      if (before) low = Math.max(low, other + 1);
      else high = Math.min(high, other - 1);
    }
  }
  return { low, high };
}

/** @param {GardenProps} props */
function Garden(props) {
  const { table, act, t, seat, size } = props;
  const garden = /** @type {(number | null)[][]} */ (table.view.gardens[seat]);
  const large = size === "large";
  const mine = large && act.mine && table.turn === seat;
  const ghost = large && table.turn === seat ? parts(act.ghost?.move, table.view) : null;
  const fits = large && settings.ranges.value;
  const spaces = garden.flatMap((line, row) => line.map((number, column) => ({ at: square(column, row), number })));
  const open = mine ? spaces.filter(({ at }) => moveTo(props, at)) : [];
  const first = (open.find(({ number }) => !number) ?? open[0])?.at;
  const cells = garden.flatMap((line, row) =>
    line.map((number, column) => {
      const at = square(column, row);
      const [x, y] = [EDGE + STEP * column, EDGE + STEP * row];
      const move = mine ? moveTo(props, at) : null;
      const ghostly = ghost?.at === at;
      const { low, high } = range(garden, row, column);
      const space = html`${(!number || ghostly) && html`<rect class=${cx("lucky-space", row === column && "is-start")} x=${x} y=${y} width="100" height="100" rx="18" />`}
      ${row === column && !number && !move && html`<path class="lucky-sprout" transform=${`translate(${x} ${y})`} d="M50 74 V52 M50 60 C36 60 32 50 32 42 C44 42 50 50 50 60 M50 54 C50 42 58 36 68 36 C68 48 60 54 50 54" />`}
      ${fits && !number && html`<text class="lucky-range" aria-hidden="true" x=${x + 50} y=${y + (row === column ? 30 : 57)} text-anchor="middle">${low > high ? "–" : low === high ? low : `${low}–${high}`}</text>`}
      ${number && !(ghostly && ghost) ? html`<${Tile} number=${number} x=${x - 4} y=${y - 4} size=${108} at=${`${seat}-${at}`} />` : null}
      ${ghostly && ghost ? html`<g class="lucky-ghost"><${Tile} number=${ghost.number} x=${x - 4} y=${y - 4} size=${108} held /></g>` : null}
      ${move && !number && !ghostly && html`<circle class="lucky-dot" cx=${x + 50} cy=${y + (fits ? 82 : 50)} r=${fits ? 7 : 13} />`}
      ${move && number && !ghostly && html`<g class="lucky-swap" transform=${`translate(${x + 86} ${y + 14})`}><circle r="17" /><path d="M-9 -4 H7 L3 -8 M9 4 H-7 L-3 8" /></g>`}`;
      if (!large) return html`<g key=${at} class=${cx(act.isLit(at, seat) && "is-lit")}>${space}</g>`;
      const base = number ? t("tile", { at, number }) : t(row === column ? "space.start" : "space", { at });
      const held = table.view.held ?? act.selected;
      const name = [
        base,
        !number && (low > high ? t("space.fits.none") : t("space.fits", { low, high })),
        move && t(number ? "exchange" : "put", { number: held }),
      ]
        .filter(Boolean)
        .join(", ");
      return html`<g key=${at} ...${target({
        at,
        name,
        legal: move !== null,
        ghost: ghostly,
        lit: act.isLit(at, seat),
        next: at === first,
        onPick: mine ? (event) => (move ? act.choose(move, event) : undefined) : undefined,
        onAim: mine ? (on) => act.preview(on && move ? move : null) : undefined,
      })}>${space}<rect class="lucky-light" x=${x + 2} y=${y + 2} width="96" height="96" rx="18" />${ghostly && number && html`<${Tile} number=${number} x=${x + 57} y=${y + 57} size=${46} />`}</g>`;
    }),
  );
  return html`<svg class="drawing lucky-garden" viewBox=${`0 0 ${SIZE} ${SIZE}`} aria-hidden=${large ? undefined : "true"}>
    <rect class="lucky-bed" x="3" y="3" width=${SIZE - 6} height=${SIZE - 6} rx="26" />
    ${cells}
    <g transform=${`translate(${SIZE - 46} ${SIZE - 46})`} aria-hidden="true"><${Use} sprite=${SPRITE} id="lucky-ladybird" size=${44} turn=${-38} /></g>
  </svg>`;
}

/** @param {BoardProps} props */
function Shared(props) {
  const { table, act, t } = props;
  const { view } = table;
  const up = count(view.centre);
  const down = count(view.face_down);
  const players = view.gardens.length;
  const left = view.face_down.length;
  const ghostDiscard = act.ghost?.move === "discard";
  const ghost = parts(act.ghost?.move, view);
  const next = view.hands && table.turn !== null ? view.hands[table.turn].slice(1) : [];
  const dropping = {
    onOver: (/** @type {string | null} */ at) => act.preview(moveTo(props, at)),
    onDrop: (/** @type {string | null} */ at) => {
      const move = moveTo(props, at);
      act.preview(null);
      if (move) act.commit(move);
    },
    onCancel: () => act.preview(null),
  };
  const slots = Array.from({ length: NUMBERS }, (_, i) => {
    const number = i + 1;
    const [x, y] = [12 + 100 * (i % 10), 12 + 124 * Math.floor(i / 10)];
    const takes = act.starting(`take ${number}-`);
    const discards = view.held === number && act.has("discard");
    const legal = takes.length > 0 || discards;
    const picked = act.selected === String(number);
    const values = { number, up: up[number], down: down[number] };
    const pickIt = (/** @type {Event} */ event) => {
      if (discards) act.choose("discard", event);
      else if (takes.length) {
        act.select(String(number));
        if (event.type === "keydown" && act.selected) rememberFocus(), setTimeout(() => followPlay(), 30);
      }
    };
    return html`<g key=${number} ...${target({
      at: `rack-${number}`,
      name: discards
        ? t("discard.place", values)
        : t(takes.length ? "slot.take" : up[number] ? "slot.name" : "slot.none", values),
      legal,
      picked,
      class: cx("lucky-slot", up[number] > 0 && "is-full"),
      onPick: act.mine ? pickIt : undefined,
      onAim: discards ? (on) => act.preview(on ? "discard" : null) : undefined,
    })} ...${draggable({ disabled: !takes.length, onLift: () => act.selected !== String(number) && act.select(String(number)), ...dropping })}>
      <rect class="lucky-hole" x=${x} y=${y} width="92" height="92" rx="17" />
      ${!up[number] && html`<text class="lucky-hint" aria-hidden="true" x=${x + 46} y=${y + 60} text-anchor="middle">${number}</text>`}
      ${Array.from({ length: up[number] }, (_, k) => html`<${Tile} key=${k} number=${number} x=${x + 1 + 3 * k} y=${y + 1 - 3 * k} size=${90} at=${`rack-${number}-${k}`} under=${k < up[number] - 1} />`)}
      ${ghostDiscard && view.held === number && html`<g class="lucky-ghost"><${Tile} number=${number} x=${x + 1} y=${y + 1} size=${90} held /></g>`}
      ${Array.from({ length: players }, (_, k) => html`<circle class=${cx("lucky-pip", k < down[number] && "is-down")} cx=${x + 46 + 15 * (k - (players - 1) / 2)} cy=${y + 105} r="5.5" />`)}
      <rect class="lucky-light" x=${x + 1} y=${y + 1} width="90" height="90" rx="17" />
    </g>${up[number] > 1 && html`<g class="lucky-count" aria-hidden="true"><circle cx=${x + 80} cy=${y + 10} r="17" /><text x=${x + 80} y=${y + 17} text-anchor="middle">${up[number]}</text></g>`}`;
  });
  const drawing = act.has("draw");
  return html`<div class="lucky-shared">
    <svg class="lucky-stock" viewBox="0 0 232 130">
      ${
        view.laying
          ? html`<g data-at="pile" aria-hidden="true"><rect width="1" height="1" fill="none" />${next.map((/** @type {number} */ number, /** @type {number} */ k) => html`<${Tile} number=${number} x=${k === 2 ? 24 : 54 * k} y=${k === 2 ? 56 : 4} size=${54} />`)}
        <text class="lucky-label" aria-hidden="true" x="50" y="127" text-anchor="middle">${next.length ? t("next.label") : ""}</text></g>`
          : html`<g ...${target({
              at: "pile",
              name: left
                ? drawing
                  ? `${t("pile", { count: left })}. ${t("draw")}`
                  : t("pile", { count: left })
                : t("pile.none"),
              legal: drawing,
              next: drawing && !act.selected,
              onPick: drawing ? () => act.commit("draw") : undefined,
              onAim: drawing ? (on) => act.preview(on ? "draw" : null) : undefined,
            })}>
        ${left > 2 && html`<g transform="translate(4 2)"><${Use} sprite=${SPRITE} id="lucky-back" size=${100} /></g>`}
        ${left > 1 && html`<g transform="translate(2 6)"><${Use} sprite=${SPRITE} id="lucky-back" size=${100} /></g>`}
        <g transform="translate(0 10)"><g data-at="pile">${left > 0 ? html`<${Use} sprite=${SPRITE} id="lucky-back" size=${100} />` : html`<rect class="lucky-hole" x="6" y="6" width="88" height="88" rx="18" />`}</g></g>
        <rect class="lucky-light" x="3" y="13" width="94" height="94" rx="19" />
        <text class="lucky-label" aria-hidden="true" x="50" y="127" text-anchor="middle">${left}</text>
      </g>`
      }
      <g ...${target({ at: "held", name: view.held ? `${t("hand", { number: view.held })}${next.length ? `. ${t("hand.next", { tiles: next.join(", ") })}` : ""}` : t("hand.none"), picked: false })} ...${draggable({ disabled: !(act.mine && view.held), ...dropping })}>
        ${view.held && !(ghost && ghost.number === view.held) && !ghostDiscard ? html`<${Tile} number=${view.held} x=${124} y=${10} at="held" from="pile" held />` : html`<rect class="lucky-hole is-hand" x="128" y="14" width="92" height="92" rx="17" />`}
      </g>
      <text class="lucky-label" aria-hidden="true" x="174" y="127" text-anchor="middle">${t("hand.label")}</text>
    </svg>
    <p class="lucky-key" aria-hidden="true">${["down", "seen"].map((what) => html`<svg viewBox="0 0 14 14"><circle class=${cx("lucky-pip", what === "down" && "is-down")} cx="7" cy="7" r="5.5" /></svg><span>${t(`key.${what}`)}</span>`)}</p>
    <svg class="lucky-rack" viewBox="0 0 1016 262"><rect class="lucky-shelf" x="3" y="3" width="1010" height="256" rx="24" />${slots}</svg>
  </div>`;
}

/** How many of each number. @param {number[]} numbers */
function count(numbers) {
  const counts = new Array(NUMBERS + 1).fill(0);
  for (const number of numbers) counts[number]++;
  return counts;
}

/** @param {number[]} numbers */
function counted(numbers) {
  return count(numbers)
    .map((n, number) => (n > 1 ? `${number} ×${n}` : n ? `${number}` : ""))
    .filter(Boolean)
    .join(", ");
}

/** @param {BoardProps} props */
function actions({ table, act, t }) {
  /** @type {import("../../lib/types.js").Action[]} */
  const list = [];
  if (act.has("draw")) list.push({ label: t("draw"), move: "draw", icon: "draw", primary: true });
  if (act.has("discard"))
    list.push({
      label: t("discard", { number: table.view.held }),
      move: "discard",
      icon: "bin",
      primary: act.legal.length === 1,
    });
  list.push({
    label: t("ranges"),
    icon: "eye",
    pressed: settings.ranges.value,
    run: () => (settings.ranges.value = !settings.ranges.value),
  });
  return list;
}

/** @param {BoardProps} props */
function Text({ table, t }) {
  const { view } = table;
  return html`
    ${table.seats.map(
      (
        seat,
      ) => html`<h2>${t("garden", { name: seat.name })}</h2><table><thead><tr><td></td>${["a", "b", "c", "d"].map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
      <tbody>${view.gardens[seat.seat].map((/** @type {(number | null)[]} */ line, /** @type {number} */ row) => html`<tr><th scope="row">${row + 1}</th>${line.map((number) => html`<td>${number ?? html`<span aria-label=${t("empty")}>·</span>`}</td>`)}</tr>`)}</tbody></table>`,
    )}
    <p>${view.held ? t("hand", { number: view.held }) : t("hand.none")}</p>
    <p>${view.centre.length ? t("up", { numbers: counted(view.centre) }) : t("up.none")}</p>
    <p>${view.face_down.length ? t("unseen", { numbers: counted(view.face_down) }) : t("unseen.none")}</p>`;
}

/** @type {import("../../lib/types.js").Board} */
export default { words, Shared, Garden, actions, Text };

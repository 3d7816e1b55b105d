/** A seat's garden: two raised beds, the cats in reserve, two trellises with their cubes; and what is in hand. */
import { html, Icon, Use, cx, useEffect, useRef } from "../../lib/ui.js";
import { target } from "../../lib/focus.js";
import { cell, outline, square } from "../../lib/shapes.js";
import { Gain } from "../../parts/score.js";
import {
  BED_X,
  BED_Y,
  FRAME,
  UNIT,
  aimAt,
  bringIntoSight,
  handNow,
  inGarden,
  isReal,
  letGo,
  middle,
  mustConfirm,
  overBeds,
  plantParts,
  spots,
  storeOf,
  takeToken,
  tileOn,
  turnHand,
} from "./hand.js";
import { carriable, slidable } from "./carry.js";
import { Planted, SPRITE, Soil, catAt, cellsAt, cellsIn, tokenIcon, useTurned } from "./pieces.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("./hand.js").Hand} Hand */

const WIDTH = 600;
const BED = 5 * UNIT;
const TRAY_Y = BED_Y + BED + FRAME + 8;
const TRAY = 64;
const TRELLIS_Y = TRAY_Y + TRAY + 6;
const ROW = 52;
const ACROSS = 9;
const STEP = WIDTH / ACROSS;
const HEIGHT = TRELLIS_Y + 3 * ROW + 14;
const SQUARES = Array.from({ length: 25 }, (_, i) => square(i % 5, Math.floor(i / 5)));

/** What lies on a square, in words. @param {any} bed @param {string} at @param {BoardProps} props */
function lies(bed, at, { t, lang }) {
  const tile = bed.tiles.find((/** @type {any} */ one) => one?.squares.includes(at));
  if (tile) return t("on.tile", { flowers: tile.name[lang], tile: tile.tile });
  if (bed.cats.includes(at)) return t("on.cat");
  if (bed.pots.includes(at)) return t("on.pot");
  const [column, row] = cell(at);
  const mark = bed.prints[row][column];
  return t(mark === "P" ? "on.print.pot" : mark === "C" ? "on.print.cloche" : "on.nothing");
}

/** What the previewed move would leave to see and to fill in a bed: an aid to reading, no score. @param {any} bed @param {string[]} squares @param {{pots: number, cloches: number}} piece */
function after(bed, squares, piece) {
  const covered = (/** @type {string} */ mark) =>
    squares.filter((at) => bed.prints[cell(at)[1]][cell(at)[0]] === mark).length;
  return {
    pots: bed.visible_pots - covered("P") + piece.pots,
    cloches: bed.visible_cloches - covered("C") + piece.cloches,
    left: bed.empty.filter((/** @type {string} */ at) => !squares.includes(at)).length,
  };
}

/** @param {GardenProps} props */
export function Garden(props) {
  const { table, act, t, lang, seat, size } = props;
  const { view } = table;
  const here = view.seats[seat];
  const large = size === "large";
  const own = large && table.viewer === seat;
  const mine = own && act.mine && table.turn === seat;
  const latest = useRef(props);
  latest.current = props;
  const ref = useRef(/** @type {SVGSVGElement | null} */ (null));
  const hand = own ? handNow(props) : null;
  const real = isReal(props, hand);
  useEffect(() => {
    if (own) storeOf(act).svg = ref.current;
  });
  // A tile tried out before becomes a real one when its turn has come: offered, never played by itself.
  useEffect(() => {
    const now = own ? handNow(latest.current) : null;
    const { aim } = storeOf(act);
    if (now?.kind === "tile" && now.fixed && aim) aimAt(latest.current, aim, true);
  }, [table.number]);

  const before = useTurned(here.beds);
  const planting = large && table.turn === seat ? plantParts(act.ghost?.move, view) : null;
  const token = large && table.turn === seat ? /^(pot|cat) ([12])([a-e][1-5])$/.exec(act.ghost?.move ?? "") : null;
  const places = hand ? spots(props, hand) : [];
  const byAnchor = new Map(places.filter((spot) => spot.move || !real).map((spot) => [spot.anchor, spot]));
  const reach = new Set(
    real ? places.filter((spot) => spot.move).flatMap((spot) => spot.squares.map((at) => `${spot.bed}${at}`)) : [],
  );
  const first =
    hand && (places.find((spot) => spot.move) ?? (real ? null : places[Math.floor(places.length / 4)]))?.anchor;
  const word = hand && (hand.kind === "tile" ? (tileOn(view, hand.space)?.name[lang] ?? "") : t(`token.${hand.kind}`));

  const pick = (/** @type {Event} */ event, /** @type {string} */ at) => {
    const now = handNow(latest.current);
    if (!now || now.kind === "corners") return;
    const pointer = event instanceof MouseEvent && event.detail > 0;
    const point = pointer ? inGarden(act, { x: event.clientX, y: event.clientY }) : null;
    const aim = point ? { x: point.x, y: point.y } : { square: at };
    const confirm = mustConfirm(event);
    const spot = aimAt(latest.current, aim, confirm || !isReal(latest.current, now));
    if (!spot) return;
    if (spot.move && !confirm) act.commit(spot.move);
    else if (spot.move) act.say(act.ghost?.sentence ?? "");
    else if (isReal(latest.current, now)) aimAt(latest.current, aim, true), act.say(t("said.misfit"));
  };
  const hover = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse" || document.documentElement.classList.contains("dragging")) return;
    const now = handNow(latest.current);
    if (!now || now.fixed || now.kind === "corners") return;
    const point = inGarden(act, { x: event.clientX, y: event.clientY });
    aimAt(latest.current, point && overBeds(point) ? { x: point.x, y: point.y } : null);
  };
  const leave = () => {
    const now = handNow(latest.current);
    if (now && !now.fixed && !document.documentElement.classList.contains("dragging")) aimAt(latest.current, null);
  };

  const beds = here.beds.map((/** @type {any} */ bed, /** @type {number} */ index) => {
    const left = BED_X[index];
    const number = index + 1;
    const gone =
      before[index] &&
      html`<g key=${`gone-${before[index].bed}`} class="cottage-turned is-away" aria-hidden="true" pointer-events="none"><${Soil} bed=${before[index]} x=${left} y=${BED_Y} unit=${UNIT} frame=${FRAME} /></g>`;
    if (!bed) {
      return html`<g ...${large ? target({ at: `bed-${number}`, name: t("bed.gone", { number }) }) : {}}><rect class="cottage-nobed" x=${left - FRAME + 3} y=${BED_Y - FRAME + 3} width=${BED + 2 * FRAME - 6} height=${BED + 2 * FRAME - 6} rx="10" />
        <text class="cottage-gone" x=${left + BED / 2} y=${BED_Y + BED / 2 + 8} text-anchor="middle">${t("bed.gone.short")}</text></g>${gone}`;
    }
    const covered = new Set(bed.tiles.flatMap((/** @type {any} */ tile) => tile?.squares ?? []));
    const then =
      planting?.bed === number
        ? after(bed, planting.squares, planting.tile)
        : token?.[2] === String(number)
          ? after(bed, [token[3]], { pots: Number(token[1] === "pot"), cloches: 0 })
          : null;
    const shown = (/** @type {number} */ now, /** @type {number | undefined} */ next) =>
      next === undefined || next === now ? now : `${now}→${next}`;
    const name = t("bed.name", {
      number,
      side: t(bed.side),
      pots: bed.visible_pots,
      cloches: bed.visible_cloches,
      left: t("squares.left", { count: bed.empty.length }),
    });
    const squares = large
      ? SQUARES.map((at) => {
          const place = `${number}${at}`;
          const spot = byAnchor.get(place);
          const { x, y } = middle(place);
          const legal = mine && real && !!spot?.move;
          const words = [t("square", { bed: number, at }), lies(bed, at, props)];
          if (hand && spot && (legal || !real))
            words.push(
              real
                ? t("put", { what: word, squares: spot.squares.join(", ") })
                : t("try.put", { what: word, squares: spot.squares.join(", ") }),
            );
          return html`<g key=${place} ...${target({
            at: place,
            name: words.join(", "),
            legal,
            lit: act.isLit(place, seat),
            next: place === first,
            onPick: own && hand ? (event) => pick(event, place) : undefined,
          })} ...${own && hand && hand.kind !== "corners" ? keyAim(() => latest.current, place) : {}}><rect class=${cx("cottage-square", real && hand?.kind === "tile" && !reach.has(place) && !covered.has(at) && "is-shut")} x=${x - UNIT / 2 + 2} y=${y - UNIT / 2 + 2} width=${UNIT - 4} height=${UNIT - 4} rx="5" />
        ${legal && hand?.kind !== "tile" && html`<circle class="cottage-dot" cx=${x} cy=${y} r="8" />`}</g>`;
        })
      : bed.empty
          .filter((/** @type {string} */ at) => act.isLit(`${number}${at}`, seat))
          .map((/** @type {string} */ at) => {
            const { x, y } = middle(`${number}${at}`);
            return html`<rect class="cottage-square is-lit-small" x=${x - UNIT / 2} y=${y - UNIT / 2} width=${UNIT} height=${UNIT} />`;
          });
    return html`<g key=${index}>
      <g aria-hidden="true" class=${cx("cottage-tag", then && "is-then")}><rect x=${left - FRAME} y="0" width=${BED + 2 * FRAME} height="34" rx="9" />
        <text x=${left - FRAME + 12} y="24" class="is-number">${number}</text>
        <${Use} sprite=${SPRITE} id="cottage-pot" x=${left + 14} y="4" size="26" /><text x=${left + 42} y="25">${shown(bed.visible_pots, then?.pots)}</text>
        <${Use} sprite=${SPRITE} id="cottage-cloche" x=${left + 92} y="4" size="26" /><text x=${left + 120} y="25">${shown(bed.visible_cloches, then?.cloches)}</text>
        <text x=${left + BED + FRAME - 10} y="24" text-anchor="end" class="is-quiet">${then ? shown(bed.empty.length, then.left) : large ? t("squares.left", { count: bed.empty.length }) : bed.empty.length}</text></g>
      <g class=${cx("cottage-bed", hand?.kind === "tile" && "is-taking")} onPointerDown=${own && hand?.kind === "tile" ? slidable(() => latest.current) : undefined}>
      ${gone}<g ...${large ? target({ at: `bed-${number}`, name, lit: false }) : {}}><g key=${`${bed.bed}${bed.side}`} class=${cx("cottage-turned", gone && "is-up")}><${Soil} bed=${bed} x=${left} y=${BED_Y} unit=${UNIT} frame=${FRAME} covered=${covered} /></g>
        ${large && [0, 1, 2, 3, 4].map((i) => html`<text class="cottage-mark" x=${left + UNIT * (i + 0.5)} y=${BED_Y + BED + 13} text-anchor="middle">${"abcde"[i]}</text><text class="cottage-mark" x=${left - 8} y=${BED_Y + UNIT * (i + 0.5) + 5} text-anchor="middle">${i + 1}</text>`)}</g>
      ${bed.tiles.map((/** @type {any} */ tile, /** @type {number} */ i) => tile && html`<g key=${tile.tile} data-piece=${tile.tile} data-at=${`${seat}-${number}-${i}`} pointer-events="none"><${Planted} tile=${tile} cells=${cellsAt(tile.squares)} unit=${UNIT} x=${left} y=${BED_Y} /></g>`)}
      ${bed.cats.map((/** @type {string} */ at) => html`<${Token} key=${`c${at}`} kind="cat" id=${catAt(`${number}${at}`)} at=${at} place=${number} seat=${seat} />`)}
      ${bed.pots.map((/** @type {string} */ at) => html`<${Token} key=${`p${at}`} kind="pot" id="cottage-pot-token" at=${at} place=${number} seat=${seat} />`)}
      ${squares}
      </g></g>`;
  });

  // At the end no bed is left: the trellises, and the beehives on the tray, are what counts.
  const top = large || table.state !== "over" ? 0 : here.beehives ? TRAY_Y - 2 : TRELLIS_Y - 14;
  return html`<div class=${cx("cottage-own", own && "is-own")}>
    <div class="cottage-plot">
    <svg ref=${ref} class=${cx("drawing cottage-garden", large && "is-large")} viewBox=${`0 ${top} ${WIDTH} ${HEIGHT - top}`} aria-hidden=${large ? undefined : "true"} onPointerMove=${own ? hover : undefined} onPointerLeave=${own ? leave : undefined}>
      ${!top && beds}
      ${own && html`<${Ghost} props=${props} hand=${hand} real=${real} planting=${planting} token=${token} />`}
      ${mine && html`<${BedChoices} ...${props} />`}
      ${top <= TRAY_Y && html`<${Tray} ...${props} hand=${hand} />`}
      <${Trellis} ...${props} colour="orange" y=${TRELLIS_Y} rows=${2} />
      <${Trellis} ...${props} colour="blue" y=${TRELLIS_Y + 2 * ROW + 10} rows=${1} />
    </svg>
    ${mine && html`<${Picker} ...${props} />`}
    ${hand?.kind !== "tile" && mine && act.has("done") && html`<${Ending} ...${props} />`}
    ${hand?.kind === "tile" && html`<${Held} props=${props} hand=${hand} real=${real} word=${word ?? ""} fits=${places.some((spot) => spot.move)} />`}
    </div>
  </div>`;
}

/** The keyboard on a square aims at the place it stands for (with the mouse the exact point counts). @param {() => BoardProps} latest @param {string} place */
function keyAim(latest, place) {
  const free = () => handNow(latest())?.fixed === false;
  return {
    "aria-disabled": undefined, // a touch beside a legal place snaps to it
    onFocus: (/** @type {FocusEvent} */ event) =>
      void (
        free() &&
        /** @type {Element} */ (event.currentTarget).matches(":focus-visible") &&
        aimAt(latest(), { square: place })
      ),
    onBlur: () => {
      const { aim } = storeOf(latest().act);
      if (free() && aim && "square" in aim && aim.square === place) aimAt(latest(), null);
    },
  };
}

/** @param {{kind: string, id: string, at: string, place: number, seat: number}} props */
function Token({ kind, id, at, place, seat }) {
  const { x, y } = middle(`${place}${at}`);
  return html`<g transform=${`translate(${x - 23} ${y - 24})`} pointer-events="none"><g data-piece=${kind} data-at=${`${seat}-${place}${at}`} data-from=${`${seat}-${kind}s`}><${Use} sprite=${SPRITE} id=${id} size=${46} /></g></g>`;
}

/** What would lie there: green if it is a move, striped if it is only tried, crossed out where it does not fit. @param {any} props */
function Ghost({ props, hand, real, planting, token }) {
  const { table } = props;
  if (planting) {
    return html`<g class="cottage-ghost is-move" pointer-events="none"><g transform=${`translate(${BED_X[planting.bed - 1]} ${BED_Y})`}><g class="is-body"><${Planted} tile=${planting.tile} cells=${planting.cells} unit=${UNIT} /></g>
      <path class="cottage-outline" d=${outline(planting.cells, UNIT)} /></g></g>`;
  }
  if (token) {
    const { x, y } = middle(`${token[2]}${token[3]}`);
    return html`<g class="cottage-ghost is-move" pointer-events="none"><rect class="cottage-outline" x=${x - UNIT / 2 + 2} y=${y - UNIT / 2 + 2} width=${UNIT - 4} height=${UNIT - 4} rx="6" /><g class="is-body"><${Use} sprite=${SPRITE} id=${token[1] === "pot" ? "cottage-pot-token" : catAt(`${token[2]}${token[3]}`)} x=${x - 23} y=${y - 24} size=${46} /></g></g>`;
  }
  const spot = hand?.spot;
  const tile = hand?.kind === "tile" ? tileOn(table.view, hand.space) : null;
  if (!spot || !tile || (real && spot.move)) return null;
  const cells = cellsIn(tile, hand).map(([c, r]) => /** @type {[number, number]} */ ([c + spot.x, r + spot.y]));
  const bed = table.view.seats[table.viewer ?? 0].beds[spot.bed - 1];
  const taken = bed
    ? new Set([...bed.cats, ...bed.pots, ...bed.tiles.flatMap((/** @type {any} */ one) => one?.squares ?? [])])
    : new Set();
  return html`<g class=${cx("cottage-ghost", real ? "is-misfit" : "is-try")} pointer-events="none"><g transform=${`translate(${BED_X[spot.bed - 1]} ${BED_Y})`}><g class="is-body"><${Planted} tile=${tile} cells=${cells} unit=${UNIT} /></g>
    <path class="cottage-outline" d=${outline(cells, UNIT)} />
    ${cells.filter(([c, r]) => taken.has(square(c, r))).map(([c, r]) => html`<path class="cottage-cross" d=${`M${c * UNIT + 14} ${r * UNIT + 14}l${UNIT - 28} ${UNIT - 28}m0 ${28 - UNIT}l${28 - UNIT} ${UNIT - 28}`} />`)}
    ${!real && html`<${Use} sprite=${SPRITE} id="cottage-parasol" x=${Math.min(...cells.map(([c]) => c)) * UNIT - 16} y=${Math.min(...cells.map(([, r]) => r)) * UNIT - 20} size=${40} />`}</g></g>`;
}

/** Two complete beds: which first? Tiles that go back one by one: which next? @param {GardenProps} props */
function BedChoices({ table, act, t, seat, lang }) {
  const { view } = table;
  const choices = [1, 2]
    .filter((number) => act.has(`score ${number}`))
    .map(
      (number) =>
        html`<g key=${number} ...${target({
          at: `score-${number}`,
          name: t("score.first", { number }),
          legal: true,
          ghost: act.ghost?.move === `score ${number}`,
          next: number === 1,
          onPick: (event) => act.choose(`score ${number}`, event),
          onAim: (on) => act.preview(on ? `score ${number}` : null),
        })}><rect class="cottage-choice" x=${BED_X[number - 1] - FRAME + 4} y=${BED_Y - FRAME + 4} width=${BED + 2 * FRAME - 8} height=${BED + 2 * FRAME - 8} rx="8" /></g>`,
    );
  const bed = view.clearing && view.seats[seat].beds[view.clearing - 1];
  const returns = bed
    ? bed.tiles.map((/** @type {any} */ tile, /** @type {number} */ i) => {
        const move = `return ${i + 1}`;
        if (!tile || !act.has(move)) return null;
        const cells = cellsAt(tile.squares);
        return html`<g key=${move} transform=${`translate(${BED_X[view.clearing - 1]} ${BED_Y})`} ...${target({
          at: `return-${i + 1}`,
          name: t("return.name", { flowers: tile.name[lang], tile: tile.tile }),
          legal: true,
          ghost: act.ghost?.move === move,
          next: bed.tiles.findIndex(Boolean) === i,
          onPick: (event) => act.choose(move, event),
          onAim: (on) => act.preview(on ? move : null),
        })}><path class="cottage-choice" d=${outline(cells, UNIT)} /></g>`;
      })
    : null;
  return html`${choices}${returns}`;
}

/** Cats in reserve, pots to take, beehives. @param {GardenProps & {hand: Hand | null}} props */
function Tray(props) {
  const { table, act, t, seat, size, hand } = props;
  const here = table.view.seats[seat];
  const large = size === "large";
  const mine = large && act.mine && table.turn === seat && table.viewer === seat;
  const any = (/** @type {string} */ start) => mine && act.legal.some(({ move }) => move.startsWith(start));
  const latest = useRef(props);
  latest.current = props;
  const token = (/** @type {"pot" | "cat"} */ kind) => {
    const may = any(`${kind} `);
    return {
      may,
      picked: hand?.kind === kind,
      onPick: may ? () => (hand?.kind === kind && !hand.auto ? letGo(props) : takeToken(props, kind)) : undefined,
      drag: may ? carriable(() => latest.current, kind) : {},
    };
  };
  const cat = token("cat");
  const pot = token("pot");
  const y = TRAY_Y;
  const shown = Math.min(here.cats, 5);
  const potName = pot.may ? t("pots.take") : t("pots");
  return html`
    <rect class="cottage-tray" x="1.5" y=${y} width=${WIDTH - 3} height=${TRAY - 4} rx="16" aria-hidden="true" />
    <g ...${large ? target({ at: "cats", name: cat.may ? t("cats.take", { count: here.cats }) : t("cats", { count: here.cats }), legal: cat.may && !hand?.auto, picked: cat.picked, onPick: cat.onPick }) : {}} ...${large ? cat.drag : {}}>
      <rect class="cottage-hit" x="6" y=${y + 4} width=${Math.max(130, 24 + shown * 48)} height=${TRAY - 12} rx="12" />
      <g data-at=${`${seat}-cats`}>${here.cats === 0 ? html`<text class="cottage-note" x="20" y=${y + 38}>${large ? t("cats.none") : ""}</text>` : Array.from({ length: shown }, (_, i) => html`<g key=${i} transform=${`translate(${16 + 48 * i} ${y + 7})`}><g data-piece="cat" data-at=${`${seat}-cat-${i}`}><${Use} sprite=${SPRITE} id=${["cottage-cat", "cottage-cat-3", "cottage-cat-2"][i % 3]} size=${46} /></g></g>`)}</g>
      ${here.cats > shown && html`<text class="cottage-note" x=${20 + 48 * shown} y=${y + 38}>×${here.cats}</text>`}
    </g>
    ${here.child && html`<text class="cottage-note" x="300" y=${y + 38} text-anchor="middle">${t("child", { age: here.child })}</text>`}
    ${here.beehives > 0 && html`<g ...${large ? target({ at: "beehives", name: t("beehives.mine", { count: here.beehives }), lit: act.isLit("beehives", seat) }) : {}}><rect class="cottage-hit" x=${340 - 24} y=${y + 4} width="96" height=${TRAY - 12} rx="12" />${Array.from({ length: here.beehives }, (_, i) => html`<${Use} sprite=${SPRITE} id="cottage-beehive" x=${320 + 42 * i} y=${y + 8} size=${44} />`)}</g>`}
    ${
      large &&
      table.viewer === seat &&
      html`<g ...${target({ at: "pots", name: potName, legal: pot.may && !hand?.auto, picked: pot.picked, onPick: pot.onPick })} ...${pot.drag}>
      <rect class="cottage-hit" x=${WIDTH - 150} y=${y + 4} width="144" height=${TRAY - 12} rx="12" />
      <g data-at=${`${seat}-pots`}><${Use} sprite=${SPRITE} id="cottage-pot-token" x=${WIDTH - 60} y=${y + 7} size=${46} /></g>
      <text class="cottage-note" x=${WIDTH - 68} y=${y + 38} text-anchor="end">${t("pot.word")}</text>
    </g>`
    }`;
}

/** Where on a trellis a space is: two rows of nine for orange, one for blue. @param {number[]} track @param {number} space @param {number} y */
function onTrellis(track, space, y) {
  const step = track.indexOf(space);
  return { x: STEP * (step % ACROSS), y: y + ROW * Math.floor(step / ACROSS), step };
}

const LATTICE = (/** @type {number} */ y, /** @type {number} */ width, /** @type {number} */ height) => {
  let path = "";
  for (let x = 0; x < width - 1; x += height)
    path += `M${x} ${y}l${height} ${height}M${x + height} ${y}l${-height} ${height}`;
  return path;
};

/** What a cube brings: a cat, a pot or a beehive. @param {string} bonus */
const bonusIcon = (bonus) => (bonus === "beehive" ? "cottage-beehive" : tokenIcon(bonus));

/** A trellis: spaces, the red line with its cat, the pot at the start, the beehive at the end, and the cubes. @param {GardenProps & {colour: "orange" | "blue", y: number, rows: number}} props */
function Trellis(props) {
  const { table, act, t, seat, size, colour, y, rows } = props;
  const { view } = table;
  const large = size === "large";
  const track = /** @type {number[]} */ (view.tracks[colour]);
  const standing = /** @type {number[]} */ (view.seats[seat][colour]);
  const mine = large && act.mine && table.turn === seat;
  const highest = track.indexOf(Math.max(...standing));
  const cube = `cottage-${colour}-cube`;
  const moveOf = (/** @type {number} */ space) =>
    !mine
      ? null
      : act.has(`${colour} ${space}`)
        ? `${colour} ${space}`
        : act.has(`pay ${colour}-${space}`)
          ? `pay ${colour}-${space}`
          : null;
  const choices = mine
    ? [...new Set(standing)]
        .map((space) => ({
          space,
          move: moveOf(space),
          brings: /** @type {string[]} */ (view.cubes[moveOf(space) ?? ""]?.brings ?? []),
        }))
        .filter((one) => one.move)
    : [];
  const firstMove = choices[0]?.move ?? null;
  const red = track.findIndex((space) => space > view.tracks.red_line_after);
  const bonuses = view.options.bonuses;
  const line = onTrellis(track, track[red], y);
  const vine = { stem: "", leaves: "" };
  track.slice(0, highest).forEach((space, i) => {
    const at = onTrellis(track, space, y);
    const [x, low] = [at.x, at.y + ROW - 2];
    vine.stem += `${i % ACROSS === 0 ? `M${x + 6} ${low}` : ""}${i % ACROSS === ACROSS - 1 ? `L${x + STEP - 6} ${low}` : `q${STEP / 4} -8 ${STEP / 2} 0t${STEP / 2} 0`}`;
    if (!standing.includes(space))
      vine.leaves += `M${x + 18} ${low - 3}q2 -13 15 -12q-1 12 -15 12M${x + 46} ${low + 2}q12 8 18 -3q-11 -6 -18 3`;
  });
  const spaces = track.map((space) => {
    const at = onTrellis(track, space, y);
    const count = standing.filter((one) => one === space).length;
    const move = count ? moveOf(space) : null;
    const ghosted = move !== null && act.ghost?.move === move;
    const place = `${colour} ${space}`;
    const landing = choices.filter((one) => view.cubes[one.move ?? ""]?.to === space);
    const aimed = landing.find((one) => one.move === act.ghost?.move);
    const box = html`<rect class=${cx("cottage-space", `is-${colour}`, space === 20 && "is-goal")} x=${at.x + 3} y=${at.y + 3} width=${STEP - 6} height=${ROW - 6} rx="9" />
      <text class=${cx("cottage-step", count > 0 && "is-on")} x=${at.x + 15} y=${at.y + 20}>${space}</text>
      ${space === 0 && bonuses.includes("pot") && html`<${Use} sprite=${SPRITE} id="cottage-pot-token" x=${at.x + STEP - 27} y=${at.y + 4} size=${20} />`}
      ${space === 20 && view.players > 1 && html`<${Use} sprite=${SPRITE} id="cottage-beehive" x=${at.x + STEP - 28} y=${at.y + 5} size=${21} />`}
      ${landing.length > 0 && html`<g class=${cx("cottage-landing", aimed && "is-aimed")}>${(aimed ?? landing[0]).brings.map((bonus, k) => html`<${Use} sprite=${SPRITE} id=${bonusIcon(bonus)} x=${at.x + STEP - 26 - 22 * k} y=${at.y - 9} size=${26} />`)}<rect x=${at.x + STEP / 2 - 4} y=${at.y + 16} width="30" height="30" rx="6" /><${Use} sprite=${SPRITE} id=${cube} x=${at.x + STEP / 2 - 3} y=${at.y + 17} size=${28} /></g>`}
      ${Array.from({ length: count }, (_, k) => html`<g key=${k} transform=${`translate(${at.x + STEP / 2 - 14 - 6.5 * (count - 1) + 13 * k - (landing.length ? 14 : 0)} ${at.y + 18})`} class=${cx(ghosted && k === count - 1 && "cottage-leaving")}><g data-piece=${cube} data-at=${`${seat}-${place}-${k}`}><${Use} sprite=${SPRITE} id=${cube} size=${29} /></g></g>`)}
      `;
    if (!large) return html`<g key=${space} class=${cx(act.isLit(place, seat) && "is-lit")}>${box}</g>`;
    const choice = move ? view.cubes[move] : null;
    const name = [
      t(count ? `cube.${colour}` : `space.${colour}`, { space, count }),
      choice && t("cube.to", { to: choice.to }),
      ...(choice?.brings ?? []).map((/** @type {string} */ bonus) => t(`brings.${bonus}`)),
    ]
      .filter(Boolean)
      .join(", ");
    return html`<g key=${space} ...${target({
      at: place,
      name,
      legal: move !== null,
      ghost: ghosted,
      lit: act.isLit(place, seat),
      next:
        move !== null &&
        move === firstMove &&
        (colour === "orange" || !act.legal.some((one) => one.move.includes("orange"))),
      onPick: move ? (event) => act.choose(move, event) : undefined,
      onAim: move ? (on) => act.preview(on ? move : null) : undefined,
    })}>${box}<rect class="cottage-light" x=${at.x + 3} y=${at.y + 3} width=${STEP - 6} height=${ROW - 6} rx="9" /></g>`;
  });
  const ways = choices.map(({ space, move }) => {
    const [from, to] = [onTrellis(track, space, y), onTrellis(track, view.cubes[move ?? ""]?.to ?? space, y)];
    const [x1, y1, x2, y2] = [from.x + STEP / 2, from.y + 18, to.x + STEP / 2 + 11, to.y + 12];
    return html`<path key=${move} class=${cx("cottage-way", act.ghost?.move === move && "is-aimed")} d=${`M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 12} ${x2} ${y2}m-8 -6l8 6l1 -10`} />`;
  });
  return html`<g>
    <g aria-hidden="true">${Array.from({ length: rows }, (_, i) => html`<path class="cottage-lattice" d=${LATTICE(y + ROW * i + 1, i === 1 ? STEP * (track.length - ACROSS) : WIDTH, ROW - 2)} />`)}</g>
    ${spaces}
    <g aria-hidden="true" pointer-events="none"><path class="cottage-vine" d=${vine.stem} /><path class="cottage-leaf" d=${vine.leaves} /><path class="cottage-red" d=${`M${line.x} ${line.y - 2}v${ROW + 4}`} />
    ${bonuses.includes("cat") && html`<circle class="cottage-red-sign" cx=${line.x} cy=${line.y + 12} r="12.5" /><${Use} sprite=${SPRITE} id="cottage-cat" x=${line.x - 9} y=${line.y + 3} size=${18} />`}${ways}</g>
  </g>`;
}

/** Which cube? Every choice with its way and what it brings. @param {GardenProps} props */
function Picker({ table, act, t, seat }) {
  const cubes = Object.entries(table.view.cubes).filter(([move]) => act.has(move));
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const plot = ref.current?.parentElement?.getBoundingClientRect();
    if (plot && table.id !== "diagram")
      bringIntoSight(ref.current?.getBoundingClientRect().top ?? plot.top, plot.bottom);
  }, [table.ply]);
  if (!cubes.length) return null;
  return html`<div class="cottage-picker" role="group" aria-label=${t("picker")} ref=${ref}>${cubes.map(
    ([move, { to, brings }]) => {
      const [, colour, space] = /** @type {RegExpExecArray} */ (/(orange|blue)[ -](\d+)/.exec(move));
      const legal = act.legal.find((one) => one.move === move);
      return html`<button key=${move} type="button" class=${cx("cottage-pick", act.ghost?.move === move && "is-aimed")}
      onClick=${(/** @type {Event} */ event) => act.choose(move, event)} onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && act.preview(move)} onPointerLeave=${() => act.preview(null)}
      onFocus=${(/** @type {any} */ event) => event.currentTarget.matches(":focus-visible") && act.preview(move)} onBlur=${() => act.preview(null)}>
      <span aria-hidden="true"><svg viewBox="0 0 100 100"><${Use} sprite=${SPRITE} id=${`cottage-${colour}-cube`} /></svg><b>${space}</b>→<b>${to}</b>
      ${brings.map((/** @type {string} */ bonus) => html`<svg viewBox="0 0 100 100"><${Use} sprite=${SPRITE} id=${bonusIcon(bonus)} /></svg>`)}
      ${legal && legal.gains[seat] !== undefined && html`<${Gain} points=${legal.gains[seat]} />${brings.includes("beehive") || legal.gains[seat] === to - Number(space) ? null : html`<small>${t("in.all")}</small>`}`}</span><span class="unseen">${legal?.sentence}</span></button>`;
    },
  )}</div>`;
}

/** What going on means once the cats are where they should be. @param {BoardProps} props */
export const endWord = ({ table }) =>
  table.view.seats[table.turn ?? 0].beds.some((/** @type {any} */ bed) => bed && !bed.empty.length)
    ? "done.score"
    : "done";

/** No cats, or no more: the end of the turn, where the eyes and the hand are. @param {GardenProps} props */
function Ending(props) {
  const { act, t } = props;
  return html`<div class="cottage-strip cottage-ending cottage-near"><p>${t("done.cats")}</p><button type="button" class="primary" title=${`${t(endWord(props))} (E)`} onClick=${() => act.commit("done")}><${Icon} name="check" /><span>${t(endWord(props))}</span></button></div>`;
}

/** The tile in hand: turn, flip, put back; and whether it is only tried. @param {{props: GardenProps, hand: Hand, real: boolean, word: string, fits: boolean}} props */
function Held({ props, hand, real, word, fits }) {
  const { table, act, t } = props;
  const misfit = real && hand.spot !== null && !hand.spot.move;
  const inRow = table.view.gardener.row.includes(hand.space);
  const why = !act.mine || table.view.phase !== "plant" ? "try.note" : inRow ? "try.misfit" : "try.elsewhere";
  const note = !real ? t(why) : !fits ? t("hand.turn") : misfit ? t("hand.misfit") : hand.spot ? "" : t("hand.where");
  return html`<div class=${cx("cottage-strip cottage-held", !real && "is-try")} role="group" aria-label=${t(real ? "hand" : "try", { what: word })}>
    <button type="button" onClick=${() => turnHand(props, 1)} aria-label=${t("turn")} title=${`${t("turn")} (R)`}><${Icon} name="turn" /><span>${t("turn.short")}</span></button>
      <button type="button" onClick=${() => turnHand(props, 0, true)} aria-label=${t("flip")} title=${`${t("flip")} (F)`}><${Icon} name="flip" /><span>${t("flip.short")}</span></button>
    <p><b>${!real && html`<svg viewBox="0 0 100 100" aria-hidden="true"><${Use} sprite=${SPRITE} id="cottage-parasol" /></svg>`}${real ? word : t("try", { what: word })}</b> <span>${note}</span></p>
    ${!real && act.has("stay") && inRow && html`<button type="button" class="primary cottage-near" onClick=${() => act.commit("stay")}><${Icon} name="check" /><span>${t("stay")}</span></button>`}
    <button type="button" class="plain" onClick=${() => letGo(props)} aria-label=${t("putback")} title=${t("putback")}><${Icon} name="close" /></button></div>`;
}

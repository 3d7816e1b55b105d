/** The trellises with their cubes: where each could go, and what it would bring. */
import { html, Picture, Use, cx } from "../../lib/ui.js";
import { moveSentence, nextText } from "../../lib/sentences.js";
import { aiming, place, spot } from "../../lib/spot.js";
import { sofar } from "../../lib/staging.js";
import { tip } from "../../lib/tip.js";
import { Mark, Token } from "../../parts/drawing.js";
import { Gain, brings } from "../../parts/score.js";
import { SPRITE } from "./pieces.js";
import { TRAY, TRAY_Y, WIDTH } from "./tray.js";

/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("../../lib/types.js").Move} Move */

export const TRELLIS_Y = TRAY_Y + TRAY + 6;
export const ROW = 52;
const ACROSS = 9;
const STEP = WIDTH / ACROSS;

/** What a cube can bring besides points: how moves name it, and its symbol. */
const BROUGHT = { cats: "cottage-cat", pots: "cottage-pot-token", beehives: "cottage-beehive" };

/** What a move of a cube brings, of these. @param {Move} move */
const brought = ({ detail }) => Object.entries(BROUGHT).filter(([name]) => Number(detail[name]) > 0);

/**
 * Where on a trellis a space is: two rows of nine for orange, one for blue.
 * @param {number[]} track @param {number} space @param {number} y
 */
function onTrellis(track, space, y) {
  const step = track.indexOf(space);
  return { x: STEP * (step % ACROSS), y: y + ROW * Math.floor(step / ACROSS), step };
}

/** @param {number} y @param {number} width @param {number} height */
function lattice(y, width, height) {
  let path = "";
  for (let x = 0; x < width - 1; x += height)
    path += `M${x} ${y}l${height} ${height}M${x + height} ${y}l${-height} ${height}`;
  return path;
}

/** The vine up to the highest cube. @param {number[]} track @param {number[]} standing @param {number} y */
function vineOf(track, standing, y) {
  const vine = { stem: "", leaves: "" };
  track.slice(0, track.indexOf(Math.max(...standing))).forEach((space, i) => {
    const at = onTrellis(track, space, y);
    const [x, low] = [at.x, at.y + ROW - 2];
    if (i % ACROSS === 0) vine.stem += `M${x + 6} ${low}`;
    vine.stem += i % ACROSS === ACROSS - 1 ? `L${x + STEP - 6} ${low}` : `q${STEP / 4} -8 ${STEP / 2} 0t${STEP / 2} 0`;
    if (!standing.includes(space))
      vine.leaves += `M${x + 18} ${low - 3}q2 -13 15 -12q-1 12 -15 12M${x + 46} ${low + 2}q12 8 18 -3q-11 -6 -18 3`;
  });
  return vine;
}

/**
 * Where the cubes of a colour have been seen to stand, and the spaces to which what is counted has taken one.
 * @param {import("../../lib/types.js").Table} table @param {number} seat @param {"orange" | "blue"} colour @returns {number[]}
 */
function stepped(table, seat, colour) {
  const { view, events, ...now } = sofar.value ?? { table: "", view: null, events: [] };
  if (now.table !== table.id || !view?.seats[seat]) return table.view.seats[seat][colour];
  const standing = [...view.seats[seat][colour]];
  const space = (/** @type {string | null} */ at) => Number(at?.split(`${seat}-${colour}-`)[1] ?? -1);
  for (const { piece, origin, target } of events) {
    if (piece === `${colour}-cube` && standing.includes(space(origin)))
      standing.splice(standing.indexOf(space(origin)), 1);
    if (space(target) >= 0) standing.push(space(target));
  }
  return standing;
}

/** It grows with the cubes. @param {GardenProps & {colour: "orange" | "blue", y: number, track: number[]}} props */
function Vine({ table, seat, colour, y, track }) {
  const { stem, leaves } = vineOf(track, stepped(table, seat, colour), y);
  return html`<path class="cottage-vine" d=${stem} /><path class="cottage-leaf" d=${leaves} />`;
}

/**
 * A trellis: spaces, the red line with its cat, the pot at the start, the beehive at the end, and the cubes.
 * @param {GardenProps & {colour: "orange" | "blue", y: number, rows: number}} props
 */
export function Trellis(props) {
  const { table, play, t, seat, size, colour, y, rows } = props;
  const { view } = table;
  const large = size === "large";
  const track = /** @type {number[]} */ (view.tracks[colour]);
  const standing = /** @type {number[]} */ (view.seats[seat][colour]);
  const piece = `${colour}-cube`;
  const choices = large && table.turn === seat ? play.moves({ piece }) : [];
  const first = play.legal.find((move) => move.piece?.endsWith("-cube"));
  const bonuses = view.options.bonuses;
  const line = onTrellis(track, track[track.findIndex((space) => space > view.tracks.red_line_after)], y);
  const goal = track[track.length - 1];
  const spaces = track.map((space) => {
    const at = `${seat}-${colour}-${space}`;
    const { x, y: top } = onTrellis(track, space, y);
    const count = standing.filter((one) => one === space).length;
    const move = choices.find((one) => one.origin === at) ?? null;
    const landing = choices.filter((one) => one.target === at);
    const aimed = landing.find((one) => play.previews(one));
    const leaving = move !== null && play.previews(move);
    const rivals = table.seats.filter(
      (one) => large && one.seat !== seat && view.seats[one.seat][colour].includes(space),
    );
    const inside = html`<rect data-box="" class=${cx("cottage-space", `is-${colour}`, space === goal && "is-goal")}
        x=${x + 3} y=${top + 3} width=${STEP - 6} height=${ROW - 6} rx="9" />
      <text class=${cx("cottage-step", count > 0 && "is-on")} x=${x + 15} y=${top + 20}>${space}</text>
      ${rivals.map(
        ({ symbol }, i) =>
          html`<${Mark} symbol=${symbol} x=${x + STEP - 12 - 13 * i} y=${top + ROW - 13} r=${8} size=${12} class="cottage-rival" />`,
      )}
      ${
        landing.length > 0 &&
        html`<g class=${cx("cottage-landing", aimed && "is-aimed")}>${brought(aimed ?? landing[0]).map(
          ([, id], k) => html`<${Use} sprite=${SPRITE} id=${id} x=${x + STEP - 26 - 22 * k} y=${top - 9} size=${26} />`,
        )}<rect x=${x + STEP / 2 - 4} y=${top + 16} width="30" height="30" rx="6" />
          <${Use} sprite=${SPRITE} id=${`cottage-${piece}`} x=${x + STEP / 2 - 3} y=${top + 17} size=${28} /></g>`
      }
      ${Array.from({ length: count }, (_, k) => {
        const left = x + STEP / 2 - 14 - 6.5 * (count - 1) + 13 * k - (landing.length ? 14 : 0);
        return html`<g key=${k} class=${cx(leaving && k === count - 1 && "cottage-leaving")}>
          <${Token} sprite=${SPRITE} id=${`cottage-${piece}`} piece=${piece} x=${left} y=${top + 18} size=${29} /></g>`;
      })}`;
    if (!large) return html`<g key=${space} ...${place(at)} class=${cx(play.isLit(at) && "is-lit")}>${inside}</g>`;
    const hint =
      space === 0 && bonuses.includes("pot") ? "space-start" : space === goal && view.players > 1 ? "space-goal" : null;
    const name = [
      t("cubes-on", { colour, space, count }),
      ...rivals.map(({ name }) => t("rival-on", { name })),
      hint && t(hint),
      move && t("cube-to", { to: move.detail.to }),
      ...(move ? brought(move).map(([name]) => t(`brings-${name}`)) : []),
    ];
    return html`<g key=${space} ...${spot(play, {
      at,
      name: name.filter(Boolean).join(", "),
      move,
      source: false,
      disabled: !move && table.turn !== seat,
      next: move !== null && move === first,
    })}>${inside}
      <rect class="ring" x=${x + 3} y=${top + 3} width=${STEP - 6} height=${ROW - 6} rx="9" /></g>`;
  });
  const ways = choices.map((move) => {
    const [from, to] = [move.detail.from, move.detail.to].map((space) => onTrellis(track, Number(space), y));
    const [x1, y1, x2, y2] = [from.x + STEP / 2, from.y + 18, to.x + STEP / 2 + 11, to.y + 12];
    return html`<path key=${move.move} class=${cx("cottage-way", play.previews(move) && "is-aimed")}
      d=${`M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 12} ${x2} ${y2}m-8 -6l8 6l1 -10`} />`;
  });
  const width = (/** @type {number} */ row) => (row === 1 ? STEP * (track.length - ACROSS) : WIDTH);
  return html`<g>
    <g aria-hidden="true">${Array.from(
      { length: rows },
      (_, i) => html`<path class="cottage-lattice" d=${lattice(y + ROW * i + 1, width(i), ROW - 2)} />`,
    )}</g>
    ${spaces}
    <g aria-hidden="true" pointer-events="none">
      <${Vine} ...${props} track=${track} />
      <path class="cottage-red" d=${`M${line.x} ${line.y - 2}v${ROW + 4}`} />${ways}</g>
    <g aria-hidden="true"><${Signs} ...${props} track=${track} /></g>
    ${
      bonuses.includes("cat") &&
      html`<g aria-hidden="true" ...${tip(t("red-line"))}>
        <circle class="cottage-red-sign" cx=${line.x} cy=${line.y + 12} r="12.5" />
        <${Use} sprite=${SPRITE} id="cottage-cat" x=${line.x - 9} y=${line.y + 3} size=${18} /></g>`
    }
  </g>`;
}

/**
 * How far the nearest threshold of both tracks is, in the corner that the orange trellis leaves free.
 * @param {GardenProps} props
 */
export function Nearest({ table, t, seat }) {
  const lines = (table.scores?.[seat]?.lines ?? []).filter((line) => line.next);
  return html`<g class="cottage-nearest">${lines.map((line, i) => {
    const step = /** @type {import("../../lib/types.js").Step} */ (line.next);
    const y = TRELLIS_Y + ROW + 4 + 23 * i;
    const goal = step.detail?.goal === "cat" ? "cottage-cat" : "cottage-beehive";
    return html`<g key=${line.key} ...${tip(nextText(t, line.key, line.detail ?? {}, step))}>
      <rect x=${STEP * 8 + 3} y=${y} width=${STEP - 6} height="21" rx="6" />
      <${Use} sprite=${SPRITE} id=${`cottage-${line.key}-cube`} x=${STEP * 8 + 5} y=${y + 2} size=${17} />
      <text x=${STEP * 8 + 34} y=${y + 16} text-anchor="middle">${step.more}</text>
      <${Use} sprite=${SPRITE} id=${goal} x=${STEP * 9 - 23} y=${y + 2} size=${17} /></g>`;
  })}</g>`;
}

/** What the two ends of a trellis bring: the pot of the start, the beehives of the goal. @param {any} props */
function Signs({ table, t, track, y }) {
  const { options, players } = table.view;
  const sign = (/** @type {number} */ space, /** @type {string} */ id, /** @type {string} */ words) => {
    const at = onTrellis(track, space, y);
    return html`<g ...${tip(t(words))}><${Use} sprite=${SPRITE} id=${id} x=${at.x + STEP - 28} y=${at.y + 4} size=${21} /></g>`;
  };
  return html`${options.bonuses.includes("pot") && sign(track[0], "cottage-pot-token", "space-start")}
    ${players > 1 && sign(track[track.length - 1], "cottage-beehive", "space-goal")}`;
}

/** Which cube? Every choice with its way and what it brings. @param {GardenProps} props */
export function Picker({ play, t, seat }) {
  const choices = play.legal.filter((move) => move.piece?.endsWith("-cube"));
  if (!choices.length) return null;
  return html`<div class="cottage-picker" role="group" aria-label=${t("picker")}>${choices.map((move) => {
    const { colour, from, to, beehives } = move.detail;
    const gain = brings(move, seat);
    const more = gain !== Number(to) - Number(from) && !beehives;
    return html`<button key=${move.move} type="button" class=${cx("cottage-pick", play.previews(move) && "is-aimed")}
      onClick=${(/** @type {Event} */ event) => play.choose(move, event)} ...${aiming(play, move)}>
      <span aria-hidden="true"><${Picture} sprite=${SPRITE} id=${`cottage-${colour}-cube`} />
        <b>${from}</b>→<b>${to}</b>
        ${brought(move).map(([, id]) => html`<${Picture} sprite=${SPRITE} id=${id} />`)}
        ${move.gains.length > 0 && html`<${Gain} points=${gain} />${more && html`<small>${t("in-all")}</small>`}`}</span>
      <span class="unseen">${moveSentence(t, move)}</span></button>`;
  })}</div>`;
}

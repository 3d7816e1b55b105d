/** Cards of Village Green as drawings on a square of 100 units: greens, awards with their equations, backs. */
import { html, Use, cx } from "../../lib/ui.js";
import { gained } from "../../lib/i18n.js";
import { Worth as PointsOn } from "../../parts/drawing.js";
import { equationOf, greenOf } from "./reference.js";

/** @typedef {import("./reference.js").GreenCard} GreenCard */
/** @typedef {import("./reference.js").AwardCard} AwardCard */
/** @typedef {import("./reference.js").Term} Term */
/** @typedef {{x: number, y: number, w: number, h: number}} Room  a rectangle to fill */

export const SPRITE = "village-green";

/** @param {{id: string, x: number, y: number, size: number}} props */
const Pic = ({ id, x, y, size }) => html`<${Use} sprite=${SPRITE} id=${`village-${id}`} x=${x} y=${y} size=${size} />`;

/**
 * A green: flower and colour at the top left, the feature at the foot. `plain` is for small pictures.
 * @param {{card: GreenCard, plain?: boolean}} props
 */
export function Green({ card, plain = false }) {
  const under = (card.covers?.length ?? 0) > 0;
  const back = under && html`<rect class="village-under" x="5" y="6" width="94" height="93" rx="11" />`;
  if (!card.flower) {
    const [x, y, size] = plain ? [10, 14, 80] : [17, 22, 66];
    return html`${back}<rect class="village-card is-lawn" x="2" y="2" width="95" height="95" rx="11" />
      <path class="village-blades" d=${BLADES} /><${Pic} id="lawn" x=${x} y=${y} size=${size} />`;
  }
  const things = card.trees.length ? card.trees : [card.feature];
  const two = things.length > 1;
  const size = plain ? (two ? 46 : 54) : two ? 43 : 47;
  const first = plain ? 96 - size * things.length : 49.5 - (size * things.length) / 2;
  const [corner, flower] = plain ? [3, 56] : [5, 48];
  return html`${back}<rect class=${`village-card is-${card.colour}`} x="2" y="2" width="95" height="95" rx="11" />
    <path class="village-foot" d=${FOOT} />
    <${Pic} id=${`${card.flower}-${card.colour}`} x=${corner} y=${corner} size=${flower} />
    ${things.map((thing, i) => html`<${Pic} key=${i} id=${thing} x=${first + i * size} y=${96 - size} size=${size} />`)}`;
}

const BLADES = "M16 26 l3 -9 l3 9 M72 22 l3 -9 l3 9 M80 50 l3 -9 l3 9 M12 58 l3 -9 l3 9 M44 16 l3 -9 l3 9";
const FOOT = "M3.5 70 Q26 62 50 67 T95.5 65 V86 a9.5 9.5 0 0 1 -9.5 9.5 H13 a9.5 9.5 0 0 1 -9.5 -9.5 Z";

/** @param {{what: "green" | "award"}} props */
export const Back = ({ what }) => html`<${Pic} id=${`${what}-back`} x=${0} y=${0} size=${100} />`;

/**
 * What a line is worth now, or what a move would change.
 * @param {{points: number | null, x: number, y: number, large?: boolean, text?: string}} props
 */
export function Worth({ points, large = false, ...rest }) {
  const room = large ? { width: 44, height: 27, size: 22, drop: 7.5 } : { width: 36, height: 21, size: 17.5, drop: 6 };
  return points === null ? null : html`<${PointsOn} points=${points} ...${room} ...${rest} />`;
}

/**
 * An award: its equation in icons, and the present value of its line where it lies in one.
 * @param {{award: AwardCard, points?: number | null, plain?: boolean, width?: number}} props
 */
export function Award({ award, points = null, plain = false, width = 100 }) {
  const under = (award.covers?.length ?? 0) > 0;
  const valued = points !== null;
  const frame = html`${under && html`<rect class="village-under" x="5" y="6" width=${width - 6} height="93" rx="14" />`}
    <rect class="village-award" x="3" y="3" width=${width - 6} height="94" rx="14" />`;
  if (plain)
    return html`${frame}<${Pic} id="rosette" x=${14} y=${8} size=${72} />
      ${
        valued &&
        html`<g transform=${`translate(${width / 2} 76) scale(1.75)`}><${Worth} points=${points} x=${0} y=${0} /></g>`
      }`;
  const terms = equationOf(award.id);
  return html`${frame}<${Equation} terms=${terms} x=${7} y=${valued ? 6 : 7} w=${width - 14} h=${valued ? 68 : 86} />
    ${
      valued &&
      html`<path class="village-rule" d=${`M8 76 H${width - 8}`} /><${Worth} points=${points} x=${width / 2} y=${86.5} />`
    }`;
}

/** The pictures of a thing that is counted; several are alternatives. @param {string} thing */
const pictures = (thing) => thing.split("-or-");

/** @param {{thing: string, x: number, y: number, size: number}} props */
function Thing({ thing, x, y, size }) {
  return html`${pictures(thing).map(
    (id, i) => html`<${Pic} key=${i} id=${id} x=${x + i * (size + size * 0.3)} y=${y} size=${size} />
    ${i > 0 && html`<${Sign} x=${x + size * 1.15} y=${y + size * 0.68} size=${size * 0.6}>/<//>`}`,
  )}`;
}

/** @param {{points: number, x: number, y: number, size: number, anchor?: string}} props */
const Points = ({ points, x, y, size, anchor = "start" }) =>
  html`<text class=${cx("village-points", points < 0 && "is-less")} x=${x} y=${y} font-size=${size}
    text-anchor=${anchor}>${gained(points)}</text>`;

/** @param {{x: number, y: number, size: number, children?: any, quiet?: boolean}} props */
const Sign = ({ x, y, size, children, quiet = false }) =>
  html`<text class=${cx("village-sign", quiet && "is-quiet")} x=${x} y=${y} font-size=${size}
    text-anchor="middle">${children}</text>`;

/** An award's scoring as icons and numbers, filling a rectangle. @param {{terms: Term[]} & Room} props */
export function Equation({ terms, ...room }) {
  const [first] = terms;
  if (!first) return null;
  const scale = terms.find((term) => term.form === "scale");
  if (scale) return html`<${Scale} scale=${scale} extra=${terms.find((term) => term !== scale)} ...${room} />`;
  if (first.form === "each") return html`<${Each} terms=${terms} ...${room} />`;
  if (first.form === "all") return html`<${All} term=${first} ...${room} />`;
  if (first.form === "groups") return html`<${Groups} term=${first} ...${room} />`;
  return terms.length > 1
    ? html`<${Exactly} terms=${terms} ...${room} />`
    : html`<${OneEach} term=${first} ...${room} />`;
}

/** Icon and points, one row for each; two columns when there are many. @param {{terms: Term[]} & Room} props */
function Each({ terms, x, y, w, h }) {
  const columns = terms.length > 3 ? 2 : 1;
  const rows = Math.ceil(terms.length / columns);
  const step = h / rows;
  const column = (w - 5 * (columns - 1)) / columns;
  const size = Math.min(step * 0.96, 46, column * 0.55);
  const letters = Math.min(size * 0.84, (column - size) / 1.36);
  const whole = size + letters * 1.36;
  return html`${terms.map((term, i) => {
    const left = x + (i % columns) * (column + 5) + (columns > 1 ? 0 : (column - whole) / 2);
    const top = y + Math.floor(i / columns) * step + (step - size) / 2;
    const base = top + size / 2 + letters * 0.35;
    return html`<${Thing} thing=${term.things[0]} x=${left} y=${top} size=${size} />
      <${Points} points=${term.points[0]} x=${left + size + letters * 0.12} y=${base} size=${letters} />`;
  })}`;
}

/** All of these, for so many points. @param {{term: Term} & Room} props */
function All({ term, x, y, w, h }) {
  const size = Math.min(w * 0.29, h * 0.46);
  const gap = (w - size * 3) / 2;
  const top = y + h * 0.04;
  return html`${term.things.map((thing, i) => {
    const left = x + i * (size + gap);
    return html`${i > 0 && html`<${Sign} x=${left - gap / 2} y=${top + size * 0.66} size=${12}>+<//>`}
      <${Thing} thing=${thing} x=${left} y=${top} size=${size} />`;
  })}
    <${Points} points=${term.points[0]} x=${x + w / 2} y=${y + h * 0.93} size=${h * 0.4} anchor="middle" />`;
}

/** So many alike. @param {{term: Term} & Room} props */
function Groups({ term, x, y, w, h }) {
  const of = term.of ?? 2;
  const kinds = ["tree", ...term.things.filter((thing) => thing === "structure")];
  if (kinds.length === 1) {
    const size = Math.min(w * 0.4, h * 0.54);
    const left = x + (w - 2 * size - 14) / 2;
    return html`<${Thing} thing="tree" x=${left} y=${y + 1} size=${size} />
      <${Sign} x=${x + w / 2} y=${y + size * 0.62} size=${17}>=<//>
      <${Thing} thing="tree" x=${left + size + 14} y=${y + 1} size=${size} />
      <${Points} points=${term.points[0]} x=${x + w / 2} y=${y + h * 0.95} size=${h * 0.38} anchor="middle" />`;
  }
  const number = Math.min(25, w * 0.25);
  const size = Math.min((w - number * 1.4 - 14) / of, h / 2 - 4);
  return html`${kinds.map((kind, row) => {
    const middle = y + (row + 0.5) * (h / 2);
    return Array.from({ length: of }, (_, i) => {
      const left = x + i * (size + 7);
      return html`<${Thing} thing=${kind} x=${left} y=${middle - size / 2} size=${size} />
        ${i > 0 && html`<${Sign} x=${left - 3.5} y=${middle + 4} size=${11}>=<//>`}`;
    });
  })}
    <path class="village-rule" d=${`M${x} ${y + h / 2} H${x + of * (size + 7) - 7}`} />
    <${Points} points=${term.points[0]} x=${x + w} y=${y + h / 2 + number * 0.35} size=${number} anchor="end" />`;
}

/** The steps of a scale, those that bring the same taken together. @param {number[]} points */
function steps(points) {
  /** @type {{from: number, to: number, points: number}[]} */
  const found = [];
  points.forEach((value, count) => {
    const last = found[found.length - 1];
    if (last && last.points === value) last.to = count;
    else found.push({ from: count, to: count, points: value });
  });
  return found;
}

/** How many, and below it what that brings. @param {{scale: Term, extra?: Term} & Room} props */
function Scale({ scale, extra, x, y, w, h }) {
  const size = h * 0.42;
  const list = steps(scale.points);
  const step = w / list.length;
  const digits = h * (list.length > 4 ? 0.16 : 0.19);
  const letters = Math.min(h * 0.28, step / 1.36);
  const line = y + size + h * 0.23;
  return html`<${Thing} thing=${scale.things[0]} x=${extra ? x + 1 : x + (w - size) / 2} y=${y - 1} size=${size} />
    ${
      extra &&
      html`<${Thing} thing=${extra.things[0]} x=${x + w - size * 1.72} y=${y + size * 0.08} size=${size * 0.8} />
        <${Points} points=${extra.points[0]} x=${x + w} y=${y + size * 0.72} size=${size * 0.7} anchor="end" />`
    }
    <path class="village-rule" d=${`M${x} ${line} H${x + w}`} />
    ${list.map((one, i) => {
      const middle = x + step * (i + 0.5);
      const counts = one.from === one.to ? one.from : `${one.from}–${one.to}`;
      return html`<${Sign} quiet x=${middle} y=${line - h * 0.055} size=${digits}>${counts}<//>
        <${Points} points=${one.points} x=${middle} y=${y + h - 1} size=${letters} anchor="middle" />`;
    })}`;
}

/** One space each. @param {{term: Term} & Room} props */
function OneEach({ term, x, y, w, h }) {
  const size = Math.min(h * 0.4, w * 0.29);
  const [one, two, three] = term.things;
  const second = y + size + h * 0.06;
  return html`<${Thing} thing=${one} x=${x + w / 2 - size - 7} y=${y - 1} size=${size} />
    <${Sign} x=${x + w / 2} y=${y + size * 0.64} size=${14}>+<//>
    <${Thing} thing=${two} x=${x + w / 2 + 7} y=${y - 1} size=${size} />
    <${Sign} x=${x + 4} y=${second + size * 0.64} size=${14}>+<//>
    <${Thing} thing=${three} x=${x + 9} y=${second + 1} size=${size * 0.8} />
    <${Points} points=${term.points[0]} x=${x + w} y=${second + size * 0.74} size=${size * 0.84} anchor="end" />`;
}

/** Exactly so many of each: a little table under the icons. @param {{terms: Term[]} & Room} props */
function Exactly({ terms, x, y, w, h }) {
  const size = h * 0.37;
  const step = (h - size) / terms.length;
  const columns = [x + w * 0.17, x + w * 0.5];
  return html`${terms[0].things.map(
    (thing, i) => html`<${Thing} thing=${thing} x=${columns[i] - size / 2} y=${y - 2} size=${size} />`,
  )}
    <path class="village-rule" d=${`M${x} ${y + size} H${x + w}`} />
    ${terms.map((term, row) => {
      const base = y + size + step * (row + 0.87);
      return html`${(term.counts ?? []).map(
        (count, i) => html`<${Sign} x=${columns[i]} y=${base} size=${step * 0.98}>${count}<//>`,
      )}
      <${Points} points=${term.points[0]} x=${x + w - 1} y=${base} size=${step * 1.02} anchor="end" />`;
    })}`;
}

/**
 * A card by its name alone, as it travels: G17, A05, a back, a village card. Awards are wider where there is room.
 * @param {{piece: string | null, ratio?: number}} props
 */
export function Piece({ piece, ratio = 1 }) {
  const width = piece?.startsWith("A") ? 100 * ratio : 100;
  const green = greenOf(piece ?? "");
  const drawing = green
    ? html`<${Green} card=${green} />`
    : piece?.startsWith("A")
      ? html`<${Award} award=${{ id: piece }} width=${width} />`
      : piece === "village" || piece === "pond"
        ? html`<${Pic} id=${piece} x=${0} y=${0} size=${100} />`
        : html`<${Back} what=${piece === "award" ? "award" : "green"} />`;
  return html`<svg viewBox=${`0 0 ${width} 100`}>${drawing}</svg>`;
}

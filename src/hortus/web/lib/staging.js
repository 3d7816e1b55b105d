/** What is shown over the board at great moments: announcements in the head of the page, chips, light on what counts. */
import { render, signal } from "./ui.js";
import { boxOf, pieceAt, placeIn, shownAt } from "./measure.js";
import { still } from "./settings.js";

const SHOWN = 2600; // milliseconds of an announcement
const HURRIED = 1300; // if another waits
const CHIP = 1100;
const OUTLINE = 600;

/** @typedef {import("./types.js").Box} Box */
/** Words about a table. @typedef {{text: string, table: string}} Announcement */

/** The announcement shown now; the next one follows. */
function createAnnouncements() {
  const now = signal(/** @type {Announcement | null} */ (null));
  /** @type {Announcement[]} */
  let waiting = [];
  /** @type {number | undefined} */
  let timer;
  let since = 0;
  const next = () => {
    clearTimeout(timer);
    now.value = waiting.shift() ?? null;
    since = performance.now();
    if (now.value) timer = setTimeout(next, waiting.length ? HURRIED : SHOWN);
  };
  return {
    now,
    /** @param {string} text @param {string} table */
    show(text, table) {
      if (now.value?.text === text || waiting.some((one) => one.text === text)) return;
      waiting.push({ text, table });
      if (!now.value) return next();
      clearTimeout(timer);
      timer = setTimeout(next, Math.max(0, HURRIED - (performance.now() - since)));
    },
    clear() {
      waiting = [];
      next();
    },
  };
}

export const announcement = createAnnouncements();

/**
 * What is counted just now: the lines, the one that is looked at, and how many of them the sums hold already.
 * @type {{value: {table: string, lines: import("./types.js").TallyLine[], at: number, counted: number} | null}}
 */
export const tally = signal(/** @type {any} */ (null));

/** What a seat has after so many lines. @param {import("./types.js").TallyLine[]} lines @param {number} counted @param {number} seat */
export const tallied = (lines, counted, seat) =>
  lines.slice(0, counted).reduce((all, line) => all + (line.cells[seat]?.points ?? 0), 0);

const LIGHT = 150; // milliseconds from the light to the first of its places
const STEP = 80; // from one place to the next
const COUNTED = 450; // from the points to the next line

/**
 * A count line by line, for everybody at once: a line's places in the light, one after the other, then its points.
 * @param {import("./types.js").TallyLine[]} lines @param {string} title  announced @param {import("./types.js").Stage} stage
 */
export async function countLines(lines, title, { announce, tally, chip, pop, spotlight, wait }) {
  announce(title);
  for (const [i, { cells }] of lines.entries()) {
    const places = cells.map((cell) => cell?.places ?? []);
    tally(lines, i, i);
    spotlight(places);
    await wait(LIGHT);
    for (let step = 0; step < Math.max(...places.map((some) => some.length)); step++) {
      for (const some of places) if (some[step]) pop(some[step]);
      await wait(STEP);
    }
    for (const cell of cells) if (cell?.places?.length) chip(cell.places[0], cell.points);
    tally(lines, i, i + 1);
    await wait(COUNTED);
  }
  spotlight(null);
}

/**
 * What is being played on the board just now: how things stood before, and the events that have been seen so far.
 * @type {{value: {table: string, points: number[], view: any, events: import("./types.js").GameEvent[]} | null, peek: () => any}}
 */
export const sofar = signal(/** @type {any} */ (null));

/** The points of a seat, as far as they have been seen to come. @param {import("./types.js").Table} table @param {number} seat */
export function pointsSoFar(table, seat) {
  const now = table.scores?.[seat]?.points;
  const { table: id, points, events } = sofar.value ?? { table: "", points: [], events: [] };
  const before = points[seat];
  if (now === undefined || before === undefined || id !== table.id) return now;
  const come = events.reduce((sum, event) => sum + (event.seat === seat ? (event.points ?? 0) : 0), before);
  return Math.max(Math.min(before, now), Math.min(Math.max(before, now), come)); // a count at the end tells all points again
}

/** A floating element in the middle of a place. @param {HTMLElement} root @param {string} at @param {string} name @param {string} text */
function over(root, at, name, text) {
  const place = placeIn(root, at);
  const above = liftedBox(at);
  const box = above ?? (place && boxOf(place));
  if (!box?.width) return null; // its garden is not in sight
  const element = document.createElement("p");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  element.textContent = text;
  Object.assign(element.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
  root.append(element);
  if (above) lifted?.chips.add(element);
  return element;
}

/**
 * Points that rise from a place.
 * @param {HTMLElement} root @param {string} at @param {string} text @param {"up" | "down" | "pot" | "cloche"} look
 */
export function chip(root, at, text, look) {
  const element = over(root, at, `rising is-${look}`, text);
  if (!element) return;
  const frames = still()
    ? [{ opacity: 1 }, { opacity: 1 }]
    : [
        { opacity: 0, transform: "translate(-50%, -20%) scale(0.6)" },
        { opacity: 1, transform: "translate(-50%, -50%) scale(1.1)", offset: 0.15 },
        { opacity: 1, transform: "translate(-50%, -60%)", offset: 0.75 },
        { opacity: 0, transform: "translate(-50%, -120%)" },
      ];
  element.animate(frames, { duration: CHIP, easing: "ease-out", fill: "both" }).onfinish = () => {
    lifted?.chips.delete(element);
    element.remove();
  };
}

/** An outline for a moment. @param {HTMLElement} root @param {string[]} places */
export function flash(root, places) {
  for (const at of places) {
    const element = shownAt(root, at);
    element?.classList.add("is-new");
    setTimeout(() => element?.classList.remove("is-new"), OUTLINE);
  }
}

/** A piece, or whatever lies at a place, swells for a moment. @param {HTMLElement} root @param {string} at @param {string | null} piece */
export function pop(root, at, piece) {
  if (still()) return flash(root, [at]);
  const element = pieceAt(root, at, piece) ?? shownAt(root, at);
  element?.animate(
    [
      { transform: "scale(1)", transformBox: "fill-box", transformOrigin: "center" },
      { transform: "scale(1.14)", transformBox: "fill-box", transformOrigin: "center", offset: 0.4 },
      { transform: "scale(1)", transformBox: "fill-box", transformOrigin: "center" },
    ],
    { duration: 320, easing: "ease-out" },
  );
}

const LIFTED = 1.35; // times as large as it lies,
const LARGE = 260; // or so many pixels, if that is more,
const MOST = [0.62, 0.72]; // but never more of the window's width, and of its height without head and bar
const [HEAD, BAR] = [52, 48]; // pixels
const EDGE = 0.1; // of its size, from the edge of the window
const LIFT = 350; // milliseconds

/**
 * What is lifted out of a garden just now, where it lay (the middle, from where it is, and how large), and the points
 * that rise from it.
 * @type {{holder: HTMLElement, remove: () => void, dx: number, dy: number, scale: number, chips: Set<HTMLElement>} | null}
 */
let lifted = null;

/** Where a place is on what is lifted. @param {string} at */
export function liftedBox(at) {
  const found = lifted?.holder.querySelector(`[data-at="${CSS.escape(at)}"]`);
  return found ? boxOf(found) : null;
}

/** How large a thing is lifted: its lower edge stays, it grows upwards and to the sides. @param {Box} box @returns {Box} */
function raised({ x, y, width, height }) {
  const most = Math.min(MOST[0] * innerWidth, MOST[1] * (innerHeight - HEAD - BAR));
  const scale = Math.max(1, Math.min(Math.max(LIFTED * width, LARGE), most) / width);
  const [wide, high] = [width * scale, height * scale];
  // A frame may stand out of its box, and it is tilted.
  const inside = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room, first = 0) =>
    Math.max(first + EDGE * size, Math.min(room - (1 + EDGE) * size, at));
  return {
    x: inside(x + width / 2 - wide / 2, wide, innerWidth),
    y: inside(y + height - high, high, innerHeight, Math.min(HEAD, y)),
    width: wide,
    height: high,
  };
}

/**
 * Lift what lies at a place out of its garden, enlarged. `drawing`: as it lies; its `[data-at]` are places on it.
 * @param {HTMLElement} root @param {string} at @param {any} drawing @returns {Animation | null}
 */
export function lift(root, at, drawing) {
  setDown();
  const place = placeIn(root, at);
  const from = place && boxOf(place);
  if (!from?.width || still()) return null;
  const to = raised(from);
  const holder = document.createElement("div");
  holder.className = "lifted";
  holder.setAttribute("aria-hidden", "true");
  const pixels = Object.entries({ left: to.x, top: to.y, width: to.width, height: to.height });
  Object.assign(holder.style, Object.fromEntries(pixels.map(([name, value]) => [name, `${value}px`])));
  render(drawing, holder);
  root.append(holder);
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const scale = from.width / to.width;
  const remove = () => {
    render(null, holder);
    holder.remove();
  };
  lifted = { holder, remove, dx, dy, scale, chips: new Set() };
  holder.style.transform = "rotate(2deg)";
  return holder.animate([{ transform: downwards(lifted) }, { transform: "rotate(2deg)" }], {
    duration: LIFT,
    easing: "ease-out",
  });
}

/** How something lies in its garden, seen from where it is lifted to. @param {{dx: number, dy: number, scale: number}} where */
const downwards = ({ dx, dy, scale }) => `translate(${dx}px, ${dy}px) scale(${scale})`;

/** What is lifted goes back to where it lay, and with it the points that still rise from it. */
export function setDown() {
  if (!lifted) return;
  const { holder, remove, dx, dy, scale, chips } = lifted;
  const { x, y, width, height } = holder.getBoundingClientRect();
  const down = downwards(lifted);
  lifted = null;
  const fallen = holder.animate([{ transform: "rotate(2deg)" }, { transform: down }], { duration: LIFT, fill: "both" });
  fallen.finished.then(remove, remove);
  for (const chip of chips) {
    const box = chip.getBoundingClientRect();
    const [right, low] = [box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2];
    const translate = `${dx + (scale - 1) * right}px ${dy + (scale - 1) * low}px`;
    const gone = chip.animate({ translate, opacity: 0 }, { duration: LIFT, fill: "both" });
    gone.onfinish = () => chip.remove();
  }
}

const AROUND = 5; // pixels of light around what counts: its neighbours recede

/** A corner of the light. @param {number} x @param {number} y */
const bend = (x, y) => `a${AROUND} ${AROUND} 0 0 1 ${x * AROUND} ${y * AROUND}`;

/** @type {HTMLElement | null} */
let shade = null;

/** The box around all of these. @param {Box[]} boxes @returns {Box} */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Everything but these groups of places recedes; null: nothing does any more.
 * @param {HTMLElement | null} root @param {string[][]} [groups]
 */
export function spotlight(root, groups = []) {
  const found = groups.map((places) =>
    places
      .flatMap((at) => (root && placeIn(root, at)) ?? [])
      .map(boxOf)
      .filter((box) => box.width),
  );
  const boxes = found.filter((group) => group.length).map(around);
  if (!root || !boxes.length) {
    shade?.classList.add("is-off");
    const old = shade;
    shade = null;
    if (old) setTimeout(() => old.remove(), 250);
    return;
  }
  if (!shade) {
    shade = document.createElement("div");
    shade.className = "shade";
    shade.setAttribute("aria-hidden", "true");
    root.append(shade);
  }
  const hole = (/** @type {Box} */ { x, y, width, height }) =>
    `M${x} ${y - AROUND}h${width}${bend(1, 1)}v${height}${bend(-1, 1)}h${-width}${bend(-1, -1)}v${-height}${bend(1, -1)}z`;
  shade.style.clipPath = `path(evenodd, "M0 0h${innerWidth}v${innerHeight}h${-innerWidth}z${boxes.map(hole).join("")}")`;
}

/** Events on the board, one after the other: a piece travels from its place to its place, great moments are staged. */
import { still } from "./settings.js";
import { floating, laidByHand } from "./carry.js";
import { boxOf, pieceAt, placeIn } from "./measure.js";
import { sound } from "./sound.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").LogEntry} LogEntry */

/** Where places and pieces were before a move was drawn. @typedef {{places: Map<string, Box>, pieces: Map<string, Box>}} Seen */
/** @typedef {{event: GameEvent, seen: Seen, hidden: string | null}} Job */

const SHORTEST = 350; // milliseconds of travel when nothing else waits
const LONGEST = 500;
const CAPTION = 1500;
const LOOK = 1200; // at the final position, before the result
const MANY = 60; // events: then it is another position, not a few moves

const nameOf = (/** @type {string} */ place, /** @type {string | null} */ piece) => `${place} ${piece}`;

/**
 * @param {{root: () => HTMLElement | null, play: import("./types.js").Play, table: () => import("./types.js").Table | null}} what
 */
export function createQueue({ root, play, table }) {
  /** @type {Job[]} */
  const jobs = [];
  /** @type {Seen} */
  let seen = { places: new Map(), pieces: new Map() };
  let running = false;
  let skipping = false;
  /** @type {(() => void) | null} */
  let skip = null;
  let playing = Promise.resolve();
  const sheet = new CSSStyleSheet(); // hides what has not arrived yet, however often it is drawn again
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const veil = () => {
    const rules = jobs.map((job) => job.hidden).filter(Boolean);
    sheet.replaceSync(rules.length ? `${rules.join(",")} { visibility: hidden; }` : "");
  };

  /** Before a change is drawn: where everything is. */
  function see() {
    const board = root();
    seen = { places: new Map(), pieces: new Map() };
    for (const element of board?.querySelectorAll("[data-place]") ?? []) {
      const place = element.getAttribute("data-place") ?? "";
      const box = boxOf(element);
      if (!box.width) continue;
      seen.places.set(place, box);
      for (const piece of element.querySelectorAll("[data-piece]"))
        seen.pieces.set(nameOf(place, piece.getAttribute("data-piece")), boxOf(piece));
    }
  }

  /** After it was drawn: play what happened. @param {LogEntry[]} entries */
  function add(entries) {
    const board = root();
    const events = entries.flatMap((entry) => entry.events);
    if (!board || !seen.places.size || events.length > MANY) return;
    for (const event of events) {
      const travels = event.origin !== null && event.target !== null;
      if (travels && event.target !== null && laidByHand(event.piece, event.target)) {
        sound(play.board?.sounds?.[event.kind] ?? "lay");
        continue;
      }
      const lay = travels && event.piece !== null && !seen.pieces.has(nameOf(event.target ?? "", event.piece));
      const hidden = lay
        ? `.board [data-place="${CSS.escape(event.target ?? "")}"] [data-piece="${CSS.escape(event.piece ?? "")}"]`
        : null;
      jobs.push({ event, seen, hidden });
    }
    if (still()) {
      if (jobs.length) sound("lay");
      for (const { event } of jobs.splice(0)) {
        if (event.target) flash([event.target]);
        void stage(event);
      }
      return;
    }
    veil();
    if (!running) playing = run();
  }

  async function run() {
    running = true;
    while (jobs.length) {
      const job = jobs[0];
      if (!skipping) await (job.event.origin !== null && job.event.target !== null ? travel(job) : stage(job.event));
      jobs.shift();
      veil();
    }
    running = false;
    skipping = false;
  }

  /** How much faster when several wait. */
  const speed = () => 1 + 0.5 * Math.max(0, jobs.length - 1);

  /** Wait, or until a tap skips. @param {Animation | number} what */
  function finished(what) {
    return /** @type {Promise<void>} */ (
      new Promise((done) => {
        const end = () => {
          skip = null;
          done();
        };
        if (typeof what === "number") {
          const timer = setTimeout(end, what);
          skip = () => {
            clearTimeout(timer);
            end();
          };
        } else {
          what.onfinish = what.oncancel = end;
          skip = () => {
            what.finish();
            end();
          };
        }
      })
    );
  }

  /** @param {Job} job */
  async function travel({ event, seen: before }) {
    const board = root();
    const { origin, target, piece } = event;
    if (!board || origin === null || target === null) return;
    const place = placeIn(board, target);
    const lying = pieceAt(board, target, piece);
    const source = placeIn(board, origin);
    const from = before.pieces.get(nameOf(origin, piece)) ?? before.places.get(origin) ?? (source && boxOf(source));
    if (!place || !from) return;
    const to = boxOf(lying ?? place);
    if (!to.width || !from.width) return;
    const scale = Math.min(from.width / to.width, from.height / to.height); // the same both ways: a piece keeps its shape
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const picture = floating(play, piece, to, event.turn);
    const flight = picture.holder.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      {
        duration: Math.min(LONGEST, SHORTEST + Math.hypot(x, y) / 5) / speed(),
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        fill: "backwards",
      },
    );
    await finished(flight);
    picture.remove();
    if (!skipping) sound(play.board?.sounds?.[event.kind] ?? "lay");
  }

  /** What the board makes of an event that does not travel. @param {GameEvent} event */
  async function stage(event) {
    const board = root();
    const now = table();
    if (!board || !now || !play.board?.stage) return;
    await play.board.stage(event, {
      root: board,
      table: now,
      words: play.words,
      still: still(),
      caption: (text, at) => caption(board, text, at),
      flash: async (places) => {
        flash(places);
        await finished(400 / speed());
      },
      wait: (ms) => finished(ms / speed()),
    });
  }

  /** @param {HTMLElement} board @param {string} text @param {string} [at] */
  async function caption(board, text, at) {
    const place = at === undefined ? null : placeIn(board, at);
    const box = place ? boxOf(place) : board.getBoundingClientRect();
    const words = document.createElement("p");
    words.className = "caption";
    words.setAttribute("aria-hidden", "true");
    words.textContent = text;
    const middle = Math.min(Math.max(box.y + box.height / 2, 60), innerHeight - 60); // where it can be seen
    Object.assign(words.style, { left: `${box.x + box.width / 2}px`, top: `${middle}px` });
    board.append(words);
    if (still()) {
      setTimeout(() => words.remove(), 2 * CAPTION);
      return;
    }
    const show = words.animate(
      [
        { opacity: 0, transform: "translate(-50%, -30%) scale(0.9)" },
        { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.15 },
        { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.8 },
        { opacity: 0, transform: "translate(-50%, -60%)" },
      ],
      { duration: CAPTION, easing: "ease-out" },
    );
    await finished(show);
    words.remove();
  }

  /** An outline for a moment. @param {string[]} places */
  function flash(places) {
    for (const at of places) {
      const element = root() && placeIn(/** @type {HTMLElement} */ (root()), at);
      element?.classList.add("is-new");
      setTimeout(() => element?.classList.remove("is-new"), 1200);
    }
  }

  /** Everything is where it belongs at once. */
  function finish() {
    skipping = running;
    skip?.();
  }

  /** When everything is played, and has been looked at for a moment. */
  async function done() {
    await playing;
    await finished(LOOK);
  }

  return {
    see,
    add,
    finish,
    done,
    close() {
      finish();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

/**
 * Mark what was laid since my last move, by the others; who only watches sees the last move marked.
 * @param {HTMLElement | null} root @param {LogEntry[]} entries @param {number | null} viewer
 */
export function mark(root, entries, viewer) {
  for (const element of root?.querySelectorAll(".is-last") ?? []) element.classList.remove("is-last");
  const moves = entries.filter((entry) => entry.kind === "move");
  const mine = moves.findLastIndex((entry) => entry.seat === viewer);
  const since = viewer === null ? moves.slice(-1) : moves.slice(mine + 1);
  for (const { target, piece } of since.flatMap((entry) => entry.events))
    if (root && target !== null) pieceAt(root, target, piece)?.classList.add("is-last");
}

/** The queue that plays events on the board: pieces fly, what happens together moves together, great moments are staged. */
import { signal } from "./ui.js";
import { laidByHand } from "./carry.js";
import { signed } from "./i18n.js";
import { eventSentence } from "./sentences.js";
import { look, pictureOf, plan, transformTo, travels } from "./flights.js";
import { boxOf, pieceAt, placeIn } from "./measure.js";
import { settings, still } from "./settings.js";
import { sound } from "./sound.js";
import { announcement, chip, flash, lift, liftedBox, pop, setDown, sofar, spotlight, tally } from "./staging.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {import("./flights.js").Flight} Flight */

/** @typedef {{end: () => void, hold: () => void, go: () => void}} Pending */

/** What is played at once: events that travel, or one that is staged. @typedef {{events: GameEvent[], staged: boolean}} Beat */

const SHORTEST = 350; // milliseconds of travel
const LONGEST = 500;
const WAVE = 120; // between kinds of things that happen together
const APART = 60; // between pieces that move together, at most
const SPREAD = 320; // from the first of them to the last, at most
const ABOVE = "140"; // z-index: over what is lifted out of a garden
const MANY = 80; // events: then it is another position, not a few moves
const RATES = { off: 1, slow: 0.65, normal: 1, fast: 2 };
const FASTEST = 4;
/** What may bring a hidden piece back, or another in its place. */
const REDRAWN = { childList: true, subtree: true, attributes: true, attributeFilter: ["data-place", "data-piece"] };
const HURRIED = 4; // times faster after a first tap, where something is counted

/**
 * Events as they are played: what the board lists as happening together, and pieces of one kind, move together.
 * @param {GameEvent[]} events @param {import("./types.js").Board | null} board @returns {Beat[]}
 */
export function beatsOf(events, board) {
  const sets = board?.together ?? [];
  const single = board?.single ?? [];
  /** @type {Beat[]} */
  const beats = [];
  for (const event of events) {
    const last = beats.at(-1);
    const before = last?.events.at(-1);
    const joined =
      last &&
      before &&
      last.staged !== travels(event) &&
      !single.includes(event.kind) &&
      !last.events.some((one) => event.origin !== null && one.target === event.origin && one.piece === event.piece) &&
      ((before.kind === event.kind && !last.staged) ||
        sets.some((kinds) => kinds.includes(before.kind) && kinds.includes(event.kind)));
    if (joined) last.events.push(event);
    else beats.push({ events: [event], staged: !travels(event) });
  }
  return beats;
}

/**
 * @param {{root: () => HTMLElement | null, play: import("./types.js").Play, table: () => import("./types.js").Table | null,
 *   haste?: () => number, stays?: () => boolean}} what  haste: how many times faster than usual; stays: what was counted
 *   stays in sight until `rest`
 */
export function createQueue({ root, play, table, haste = () => 1, stays = () => false }) {
  /** A move is being played. */
  const playing = signal(false);
  /** Something is being counted, which takes a while. */
  const counting = signal(false);
  const paused = signal(false);
  let seen = look(null, [], null);
  let skipping = false;
  let hurried = false;
  /** What takes time: it ends early when somebody taps, and stands still while all is paused. @type {Set<Pending>} */
  const pending = new Set();
  /** @type {Flight[]} */
  let flights = [];
  /** @type {GameEvent[]} */
  let playingNow = [];
  /** @type {Set<Element>} */
  let veiled = new Set();

  /** Hide what has not arrived yet, however often it is drawn again. */
  const veil = () => {
    const board = root();
    const hidden = flights.flatMap(({ hidden: one }) => (typeof one === "string" && board ? [one] : []));
    const now = new Set(hidden.flatMap((one) => [...(board?.querySelectorAll(one) ?? [])]));
    for (const element of veiled) if (!now.has(element)) element.removeAttribute("data-away");
    for (const element of now) element.setAttribute("data-away", "");
    veiled = now;
    if (board && hidden.length) redrawn.observe(board, REDRAWN);
    else redrawn.disconnect();
  };
  const redrawn = new MutationObserver(veil);

  /** Show a flight's piece where it is: one that waits at once, any other when it sets out. @param {Flight} flight @param {any} view */
  const draw = (flight, view) => {
    flight.picture ??= pictureOf(play, flight, view);
    flight.picture.holder.style.zIndex = String(40 + MANY - flights.indexOf(flight)); // what goes first lies on top
    return flight.picture;
  };

  /** How much faster than normal. */
  const rate = () => Math.min(FASTEST, RATES[settings.motion.value] * haste()) * (hurried ? HURRIED : 1);

  /** Until it is over, or a tap skips it. @param {Animation[] | number} what */
  const over = (what) =>
    /** @type {Promise<void>} */ (
      new Promise((done) => {
        const running = typeof what === "number" ? [] : what;
        let left = typeof what === "number" ? what / rate() : 0;
        let since = 0;
        /** @type {number | undefined} */
        let timer;
        const one = {
          end: () => {
            if (!pending.delete(one)) return;
            clearTimeout(timer);
            for (const animation of running) animation.finish();
            done();
          },
          hold: () => {
            clearTimeout(timer);
            left -= performance.now() - since;
            for (const animation of running) animation.pause();
          },
          go: () => {
            since = performance.now();
            if (typeof what === "number") timer = setTimeout(one.end, Math.max(0, left));
            for (const animation of running) if (animation.playState === "paused") animation.play();
          },
        };
        pending.add(one);
        if (running.length) Promise.all(running.map((animation) => animation.finished)).then(one.end, one.end); // cancelled: as good as over
        one.go();
        if (skipping || (running.length === 0 && typeof what !== "number")) one.end();
        else if (paused.value) one.hold();
      })
    );

  /** Before a change is drawn: where the pieces are that it moves. @param {LogEntry[]} entries */
  function see(entries) {
    const events = entries.flatMap((entry) => entry.events);
    const now = table();
    seen = look(root(), events.length > MANY ? [] : events, now?.view);
    const points = (now?.scores ?? []).map((score) => score.points);
    sofar.value = now && events.length ? { table: now.id, points, view: now.view, events: [] } : null;
  }

  /** It has been seen. @param {GameEvent} event */
  function markSeen(event) {
    const now = sofar.peek();
    if (now) sofar.value = { ...now, events: [...now.events, event] };
  }

  /** After it was drawn: play what happened. Answers when all is played: was it seen to its end? @param {LogEntry[]} entries */
  async function add(entries) {
    const board = root();
    const events = entries.flatMap((entry) => entry.events);
    const before = seen;
    seen = look(null, [], null);
    if (!board || !events.length || events.length > MANY || !before.places.size) {
      sofar.value = null;
      return true;
    }
    playing.value = true;
    playingNow = events;
    const moved = events.filter((event) => {
      if (!travels(event) || !laidByHand(event.piece, event.target ?? "")) return true;
      sound(play.board?.sounds?.[event.kind] ?? "lay");
      markSeen(event);
      return false;
    });
    const calm = still() || document.hidden;
    const beats = beatsOf(moved, play.board);
    if (calm) flash(board, [...new Set(moved.map((event) => event.target ?? ""))]);
    else {
      /** @type {import("./flights.js").Plan[]} */
      const planned = [];
      for (const event of moved.filter(travels)) {
        const came = [...flights, ...planned].findLast(
          (one) => one.event.target === event.origin && one.event.piece === event.piece,
        );
        const found = plan(board, event, before, came);
        if (found) planned.push(found);
      }
      for (const one of planned) {
        const flight = { ...one, picture: null };
        flights.push(flight);
        if (one.waits) draw(flight, before.view);
        if (one.hidden instanceof Element) one.hidden.style.visibility = "hidden";
      }
      veil();
    }
    for (const { events: together, staged } of beats) {
      if (skipping) break;
      if (staged) await stage(together, before.view);
      else if (!calm) await fly(together, before.view);
      if (staged || calm) for (const event of together) markSeen(event);
    }
    const whole = !skipping;
    clear();
    return whole;
  }

  /** Everything is where it belongs. */
  function clear() {
    for (const flight of flights) land(flight);
    flights = [];
    veil();
    spotlight(null);
    setDown();
    sofar.value = null;
    skipping = false;
    playing.value = false;
    if (!stays()) rest();
  }

  /** Nothing is counted any more. */
  function rest() {
    tally.value = null;
    counting.value = false;
    paused.value = false;
    hurried = false;
  }

  /** @param {Flight} flight */
  function land({ picture, hidden }) {
    picture?.remove();
    if (hidden instanceof Element) hidden.style.visibility = "";
  }

  /** @param {GameEvent[]} events @param {any} view */
  async function fly(events, view) {
    const board = root();
    if (!board) return;
    const stagger = Math.min(APART, SPREAD / events.length);
    const kinds = [...new Set(events.map((event) => event.kind))];
    const pace = play.board?.pace ?? {};
    const together = events.map(async (event, i) => {
      const flight = flights.find((one) => one.event === event);
      if (!flight) return markSeen(event); // nowhere to be seen
      const raised = liftedBox(event.origin ?? "");
      const { to } = flight;
      const from = raised ?? flight.from;
      const far = Math.hypot(from.x - to.x, from.y - to.y);
      const duration = (pace[event.kind] ?? Math.min(LONGEST, SHORTEST + far / 5)) / rate();
      const later = i * stagger + kinds.indexOf(event.kind) * WAVE;
      const seen = flight.picture !== null;
      if (!seen) await over(later); // its picture costs time of its own
      if (!flights.includes(flight)) return;
      const delay = seen ? later / rate() : 0;
      const picture = draw(flight, view);
      if (raised) Object.assign(picture.holder.style, { transform: transformTo(raised, to), zIndex: ABOVE });
      const waits = picture.holder.style.transform; // where it lies, or where another event has taken it
      const flown = picture.holder.animate([{ transform: waits }, { transform: "none" }], {
        duration: waits === "none" ? 0 : duration,
        delay,
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        fill: "both",
      });
      const tools = toolsFor(board, view, duration);
      announceEvent(event, tools);
      await Promise.all([over([flown]), tools && play.board?.alongside?.(event, tools)]);
      picture.holder.style.transform = "none";
      if (flights.includes(flight) && !goesOn(flight, view)) {
        land(flight);
        flights = flights.filter((one) => one !== flight);
        veil();
      }
      markSeen(event);
      if (!skipping) sound(play.board?.sounds?.[event.kind] ?? "lay");
    });
    await Promise.all(together);
  }

  /** Does the same piece fly on from where it has come? Its next picture takes over. @param {Flight} flight @param {any} view */
  function goesOn({ event, picture }, view) {
    const next = flights.find((one) => one.event.origin === event.target && one.event.piece === event.piece);
    if (!next || flights.indexOf(next) < flights.findIndex((one) => one.event === event)) return false;
    draw(next, view);
    if (picture) picture.holder.style.visibility = "hidden";
    return true;
  }

  /** What a board can use to stage an event. @param {HTMLElement} board @param {any} view @param {number} [ms] */
  function toolsFor(board, view, ms = 0) {
    const now = table();
    if (!now) return null;
    /** @type {import("./types.js").Stage} */
    const tools = {
      root: board,
      table: now,
      before: view,
      words: play.words,
      still: still(),
      ms,
      events: playingNow,
      announce: (text) => announcement.show(text, now.id),
      tally: (lines, at, counted) => {
        counting.value = true;
        tally.value = { table: now.id, lines, at, counted };
      },
      lift: async (place, drawing) => {
        if (skipping) return;
        if (drawing) counting.value = true;
        const rising = drawing === null ? setDown() : lift(board, place, drawing);
        if (!rising) return;
        await over([rising]);
      },
      chip: (place, points, look) => {
        if (points) chip(board, place, signed(points), look ?? (points < 0 ? "down" : "up"));
      },
      spotlight: (groups) => spotlight(groups && !still() ? board : null, groups ?? []),
      flash: (places) => flash(board, places),
      pop: (place, piece) => pop(board, place, piece ?? null),
      ripple: async (places, time) => {
        for (const place of places) {
          pop(board, place, null);
          await tools.wait(time);
        }
      },
      glide: async (piece, place, time) => {
        const flight = flights.find((one) => one.event.piece === piece && one.event.origin !== place);
        const target = placeIn(board, place);
        if (!flight || !target || skipping) return;
        const { holder } = draw(flight, view);
        const lying = pieceAt(board, place, piece);
        const to = lying && place === flight.event.target ? "none" : transformTo(boxOf(target), flight.to);
        const from = holder.style.transform;
        holder.style.transform = to;
        await over([
          holder.animate([{ transform: from }, { transform: to }], { duration: time / rate(), easing: "ease-out" }),
        ]);
      },
      wait: (time) => (skipping ? Promise.resolve() : over(time)),
    };
    return tools;
  }

  /** Announce what the board says is to be announced. @param {GameEvent} event @param {import("./types.js").Stage | null} tools */
  function announceEvent(event, tools) {
    if (play.board?.announced?.includes(event.kind))
      tools?.announce(eventSentence(play.words, event, tools.table.seats));
  }

  /** What the board makes of events that do not travel. @param {GameEvent[]} events @param {any} view */
  async function stage(events, view) {
    const board = root();
    const tools = board && toolsFor(board, view);
    announceEvent(events[0], tools);
    if (tools) await play.board?.stage?.(events[0], tools, events);
  }

  /** Everything is where it belongs at once. */
  function finish() {
    skipping = playing.value;
    paused.value = false;
    for (const one of [...pending]) one.end();
  }

  /** Whoever taps has seen enough; where something is counted, the first tap only hurries it. Has it? */
  function hurry() {
    if (!counting.peek() || hurried || !playing.peek()) return false;
    hurried = true;
    paused.value = false;
    for (const one of [...pending]) one.end();
    return true;
  }

  /** Stand still, or go on. */
  function pause() {
    paused.value = !paused.value;
    for (const one of pending) {
      if (paused.value) one.hold();
      else one.go();
    }
  }

  return {
    playing,
    counting,
    paused,
    see,
    add,
    finish,
    hurry,
    pause,
    rest,
    /** A moment to look at a position. @param {number} ms */
    linger: (ms) => over(still() ? 0 : ms),
    close() {
      finish();
      announcement.clear();
      redrawn.disconnect();
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

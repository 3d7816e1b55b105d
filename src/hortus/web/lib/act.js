/** From a finger to a move: what is picked up, previewed, lit and committed. The same for every game. */
import { signal, batch } from "./ui.js";
import { settings } from "./settings.js";
import { speak } from "./speak.js";

/** @typedef {import("./types.js").Act} Act */
/** @typedef {import("./types.js").Table} Table */

let lastPointer = "mouse";
addEventListener("pointerdown", (event) => (lastPointer = event.pointerType), { capture: true, passive: true });
addEventListener("keydown", () => (lastPointer = "key"), { capture: true, passive: true });

/** Was the last thing touched with a finger? */
export const byFinger = () => lastPointer === "touch";

/**
 * @param {() => Table | null} table  read inside drawings, so it subscribes them
 * @param {(move: string) => void} play
 * @param {() => boolean} [busy]  a move is on its way
 * @param {(move: string) => void} [ask]  send a move that is not legal, to hear why
 * @returns {Act & {letGo(): void}}
 */
export function createAct(table, play, busy = () => false, ask = () => {}) {
  const selected = signal(/** @type {string | null} */ (null));
  const ghost = signal(/** @type {import("./types.js").Legal | null} */ (null));
  const pinned = signal(false);
  const lit = signal(/** @type {{places: Set<string>, seat: number | null} | null} */ (null));

  const act = {
    get mine() {
      return act.legal.length > 0;
    },
    get legal() {
      return busy() ? [] : (table()?.legal ?? []);
    },
    has: (move) => act.legal.some((legal) => legal.move === move),
    starting: (text) => act.legal.filter((legal) => legal.move.startsWith(text)),
    get selected() {
      return selected.value;
    },
    select(what) {
      batch(() => {
        selected.value = what === selected.peek() ? null : what;
        ghost.value = null;
        pinned.value = false;
      });
    },
    get ghost() {
      return ghost.value;
    },
    get pinned() {
      return pinned.value;
    },
    preview(move, pin = false) {
      if (pinned.peek() && !pin) return; // only another pinned one, or null pinned, replaces it
      batch(() => {
        ghost.value = move === null ? null : (act.legal.find((legal) => legal.move === move) ?? null);
        pinned.value = pin && ghost.value !== null;
      });
    },
    choose(move, event) {
      if (!act.has(move)) return;
      const finger = event instanceof PointerEvent ? event.pointerType === "touch" : byFinger();
      if (finger && settings.confirm.value && !(pinned.value && ghost.value?.move === move)) {
        act.preview(move, true);
        if (ghost.value) speak(ghost.value.sentence);
      } else act.commit(move);
    },
    commit(move) {
      if (!act.has(move)) return;
      play(move);
    },
    ask(move) {
      if (act.mine && !act.has(move)) ask(move);
    },
    highlight(places, seat = null) {
      lit.value = places ? { places: new Set(places), seat } : null;
    },
    isLit: (place, seat) => {
      const now = lit.value;
      return now !== null && (now.seat === null || now.seat === seat) && now.places.has(place);
    },
    say: speak,
    /** The table has moved on: nothing is picked up or previewed any more. */
    letGo() {
      batch(() => {
        selected.value = null;
        ghost.value = null;
        pinned.value = false;
      });
    },
  };
  return /** @type {any} */ (act);
}

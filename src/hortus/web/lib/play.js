/** From a finger to a move: what is picked up, turned, previewed, lit and committed. The same for every game. */
import { signal, batch, computed } from "./ui.js";
import { t } from "./i18n.js";
import { settings } from "./settings.js";
import { moveSentence } from "./sentences.js";
import { speak } from "./speak.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Picked} Picked */

let lastPointer = "mouse";
addEventListener("pointerdown", (event) => (lastPointer = event.pointerType), { capture: true, passive: true });
addEventListener("keydown", () => (lastPointer = "key"), { capture: true, passive: true });

/** Was the last thing touched with a finger? */
const byFinger = () => lastPointer === "touch";

/** A finger, or a pen, shows a move first and asks to confirm it; mouse and keyboard play at once. @param {Event | undefined} event */
export const mustConfirm = (event) =>
  settings.confirm.value && (event instanceof PointerEvent ? ["touch", "pen"].includes(event.pointerType) : byFinger());

/** What lasts as long as the tab, by table and name: every drawing of a table shows it alike. @type {Map<string, {value: any}>} */
const lasting = new Map();

/** @template T @param {string | undefined} id  of the table @param {string} name @param {T} initial @returns {{value: T}} */
function lastingSignal(id, name, initial) {
  const key = `${name}:${id}`;
  const known = lasting.get(key);
  if (known) return known;
  let first = initial;
  try {
    first = JSON.parse(sessionStorage.getItem(key) ?? "null") ?? initial;
  } catch {
    // What is only on the screen is no great loss.
  }
  const found = signal(first);
  lasting.set(key, found);
  found.subscribe((value) => {
    try {
      if (value !== first) sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Then it lasts as long as the page.
    }
  });
  return found;
}

/** A question with one signal for each thing it is asked of. @template K @param {(of: K) => boolean} question */
function asked(question) {
  /** @type {Map<K, {value: boolean}>} */
  const known = new Map();
  return (/** @type {K} */ of) => {
    let answer = known.get(of);
    if (!answer) {
      answer = computed(() => question(of));
      known.set(of, answer);
    }
    return answer.value;
  };
}

/**
 * @param {{table: () => Table | null, send?: (move: Move) => void, busy?: () => boolean, why?: (notation: string) => void,
 *   anew?: () => void, board?: () => import("./types.js").Board | null, words?: () => import("./types.js").Translate}} what
 *   table: read inside drawings, so it subscribes them; busy: a move is on its way; why: ask the server; anew: something
 *   else is tried than before
 * @returns {Play}
 */
export function createPlay({
  table,
  send = () => {},
  busy = () => false,
  why = () => {},
  anew = () => {},
  board = () => null,
  words = () => t,
}) {
  const picked = signal(/** @type {Picked | null} */ (null));
  const turn = signal(0);
  const ghost = signal(/** @type {Move | null} */ (null));
  const pinned = signal(false);
  const lit = signal(/** @type {Set<string>} */ (new Set()));
  /** @type {Map<string, {value: any}>} */
  const kept = new Map();
  /** What is asked of one place, or of one move: a drawing that asks is drawn again only when its own answer changes. */
  const answers = {
    ghost: asked((/** @type {string} */ place) => ghost.value?.target === place),
    preview: asked((/** @type {Move} */ move) => ghost.value === move),
    lit: asked((/** @type {string} */ place) => lit.value.has(place)),
  };

  /** @type {Play} */
  const play = {
    get board() {
      return board();
    },
    get words() {
      return words();
    },
    get busy() {
      return busy();
    },
    get now() {
      return { table: /** @type {Table} */ (table()), play, t: words() };
    },
    get mine() {
      return play.legal.length > 0;
    },
    get legal() {
      return busy() ? [] : (table()?.legal ?? []);
    },
    moves(like) {
      const fields = /** @type {[keyof Move, unknown][]} */ (Object.entries(like));
      return play.legal.filter((move) => fields.every(([name, value]) => move[name] === value));
    },
    get picked() {
      if (picked.value) return picked.value;
      const origins = new Set(play.legal.map((move) => move.origin));
      const [origin] = origins;
      return origins.size === 1 && origin ? { origin, piece: null, only: true } : null;
    },
    pick(origin, piece = null) {
      const now = picked.peek();
      const same = now !== null && now.origin === origin && now.piece === piece;
      anew();
      batch(() => {
        picked.value = origin === null || same ? null : { origin, piece };
        ghost.value = null;
        pinned.value = false;
      });
    },
    get turn() {
      return turn.value;
    },
    set turn(quarters) {
      anew();
      turn.value = quarters;
    },
    to(place) {
      const from = play.picked;
      if (!from) return null;
      const fitting = play.moves({ origin: from.origin, target: place, turn: turn.value });
      return fitting.find((move) => from.piece === null || move.piece === from.piece) ?? null;
    },
    get ghost() {
      return ghost.value;
    },
    get pinned() {
      return pinned.value;
    },
    preview(move, pin = false) {
      if (pinned.peek() && !pin) return; // only another pinned one, or null pinned, replaces it
      if (move && move !== ghost.peek()) anew();
      batch(() => {
        ghost.value = move;
        pinned.value = pin && move !== null;
      });
    },
    choose(move, event) {
      if (!play.legal.includes(move)) return;
      if (mustConfirm(event) && !(pinned.value && ghost.value === move)) {
        play.preview(move, true);
        speak(moveSentence(words(), move));
      } else play.commit(move);
    },
    commit(move) {
      if (play.legal.includes(move)) send(move);
      else board()?.lead?.(move, play);
    },
    why(place) {
      const from = play.picked;
      const now = table();
      if (!from || !now) return;
      const notation = board()?.notation?.({ ...from, target: place, turn: turn.value, table: now });
      if (notation) why(notation);
    },
    highlight(places) {
      lit.value = new Set(places ?? []);
    },
    isLit: (place) => answers.lit(place),
    isGhost: (place) => answers.ghost(place),
    previews: (move) => answers.preview(move),
    kept(name, initial, lasting = false) {
      const found = kept.get(name) ?? (lasting ? lastingSignal(table()?.id, name, initial) : signal(initial));
      kept.set(name, found);
      return found;
    },
    letGo() {
      batch(() => {
        picked.value = null;
        ghost.value = null;
        pinned.value = false;
      });
    },
  };
  return play;
}

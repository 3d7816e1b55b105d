/** A table as the page knows it: the live connection, what it brought, and what I am about to do. */
import { signal } from "./ui.js";
import { get } from "./api.js";
import { lang, t, wordsOf } from "./i18n.js";
import { rememberFocus } from "./focus.js";
import { Live } from "./live.js";
import { notify } from "./notify.js";
import { createPlay } from "./play.js";
import { createQueue } from "./queue.js";
import { endSentence, entrySentences, momentSentence } from "./sentences.js";
import { sound } from "./sound.js";
import { speak } from "./speak.js";
import { saidIn } from "../parts/chat.js";
import { forgetRefusals, refuse, toast } from "../parts/toasts.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/**
 * A table to be shown, with what is new in its log and the moves that led there. `again`: it has been shown before.
 * @typedef {{table: Table, news: LogEntry[], moves: LogEntry[], changed: boolean, again?: boolean}} Step
 * @typedef {{base: Table, steps: Step[]}} Since
 */

const FAR_BEHIND = 12; // tables waiting to be played: then only the last is shown
const BEFORE = 400; // milliseconds at the position before moves that are played again
const AFTER = 900; // at the final position, before the result
const TOLD = 3; // of what others did, as much as is said aloud

/** Moves leave out what they have nothing of; boards compare all fields. @param {any} move @returns {import("./types.js").Move} */
export const wholeMove = (move) => ({
  piece: null,
  origin: null,
  target: null,
  turn: 0,
  detail: {},
  gains: [],
  potential: null,
  ...move,
});

const EVENT = { seat: null, piece: null, origin: null, target: null, turn: 0, points: null, line: null, detail: {} };
/** Entries with their events complete. @param {any} entry @returns {LogEntry} */
export const wholeEntry = (entry) => ({
  ...entry,
  events: (entry.events ?? []).map((/** @type {any} */ event) => ({ ...EVENT, ...event })),
});

/** Is the talk at the table on the screen? */
export const chatInSight = () => (document.querySelector(".panel .chat")?.getClientRects().length ?? 0) > 0;

/** Everything the table's screen knows; made once per table. @param {string} id */
export function openRoom(id) {
  const table = signal(/** @type {Table | null} */ (null));
  const log = signal(/** @type {LogEntry[]} */ ([]));
  const chat = signal(/** @type {any[]} */ ([]));
  const you = signal(/** @type {any} */ (null));
  const asked = signal(-1); // a move on its way: the ply it answers, or -1
  const unread = signal(0);
  const doubting = signal(false); // before something is taken back that makes the match casual
  const older = signal(false); // are there moves before the first one in the log?
  const board = signal(/** @type {import("./types.js").Board | null} */ (null));
  const ending = signal(false); // the last move is still being played on the board
  const root = { current: /** @type {HTMLElement | null} */ (null) };
  const playing = signal(false); // a table is being drawn, or its moves are being played
  /** What the others did since my last move: the table before it, and each step. @type {{value: Since | null}} */
  const since = signal(/** @type {Since | null} */ (null));
  /** Tables that came while an earlier one is still being played on the board, oldest first. @type {Step[]} */
  let waiting = [];
  /** The last table that came, drawn or not. @type {Table | null} */
  let latest = null;
  /** Moves to be played on the board once the table is drawn. @type {LogEntry[] | null} */
  let fresh = null;
  let hurried = false;

  const words = () => wordsOf(table.value?.game ?? "");
  const play = createPlay({
    table: () => table.value,
    send: (move) => send(move.move),
    busy: () => asked.value !== -1,
    why: (move) => live.tell({ type: "why", move }),
    anew: forgetRefusals,
    board: () => board.value,
    words,
  });
  const haste = () => 1 + 0.5 * waiting.length; // faster when behind
  const queue = createQueue({
    root: () => root.current,
    play,
    table: () => table.value,
    haste,
    stays: () => ending.value,
  });
  const live = new Live(id, () => lang.value, hear);

  /** @param {any} message */
  function hear(message) {
    if (message.type === "welcome") {
      you.value = message.you;
      chat.value = message.chat;
    } else if (message.type === "table") {
      arrive({ ...message, legal: sameMoves(message), log: message.log.map(wholeEntry) });
    } else if (message.type === "chat") hearChat(message);
    else if (message.type === "presence" && table.value) {
      const here = (/** @type {Table} */ now) => {
        const seats = now.seats.map((seat) => ({
          ...seat,
          here: message.here[seat.seat],
          claim_at: message.claims[seat.seat],
        }));
        return { ...now, watchers: message.watchers, seats };
      };
      table.value = here(table.value);
      waiting = waiting.map((step) => ({ ...step, table: here(step.table) }));
    } else if (message.type === "refused") {
      if (message.reason !== "why") asked.value = -1;
      sound("no");
      refuse(message.sentence);
    } else if (message.type === "ack" && message.ply !== undefined && table.value && message.ply <= table.value.ply)
      asked.value = -1;
  }

  /** The legal moves; as long as it is the same decision, the same objects: one of them may be previewed. @param {any} message */
  function sameMoves({ ply, undos, legal }) {
    const old = latest && latest.ply === ply && latest.undos === undos ? latest.legal : [];
    const known = new Map(old.map((move) => [move.move, move]));
    return legal.map((/** @type {any} */ move) => known.get(move.move) ?? wholeMove(move));
  }

  /** @param {any} message */
  function hearChat(message) {
    if (chat.value.some((line) => line.line === message.line)) return;
    chat.value = [...chat.value, message].slice(-200);
    if (message.person === you.value?.person) return;
    unread.value++;
    const sentence = t("chat-said", { name: message.name, text: saidIn(message) });
    if (chatInSight()) speak(sentence);
    else toast(sentence);
  }

  /** A table comes: it is shown at once, or after those that came before it. @param {Table} message */
  function arrive(message) {
    if (latest && message.number < latest.number) return;
    const changed = !latest || latest.ply !== message.ply || latest.undos !== message.undos;
    const known = new Set([...log.value, ...waiting.flatMap((step) => step.news)].map((entry) => entry.number));
    const news = message.log.filter((entry) => !known.has(entry.number));
    const taken = latest !== null && latest.undos !== message.undos;
    // What is taken back is taken back at once.
    const moves = latest && changed && !taken ? news.filter((entry) => entry.kind === "move") : [];
    latest = message;
    waiting.push({ table: message, news, moves, changed });
    if (taken || waiting.length > FAR_BEHIND) finish();
    if (!playing.peek()) next();
  }

  /** Show the next table that waits; all of them at once if somebody is in a hurry. */
  function next() {
    const played = !hurried;
    hurried = false;
    playing.value = false;
    for (const step of waiting.splice(0, played ? 1 : waiting.length)) show(step, played);
    if (!playing.peek() && waiting.length) next();
  }

  /** @param {Step} step @param {boolean} played  are its moves to be seen? */
  function show({ table: message, news, moves, changed, again = false }, played) {
    const old = table.value;
    const mineNow = message.legal.length > 0;
    const mineBefore = (old?.legal.length ?? 0) > 0 && old?.turn === message.turn;
    if (changed && old) {
      if (played) {
        queue.see(moves);
        fresh = moves;
        playing.value = true;
      }
      forgetRefusals();
    }
    if (!again) {
      if (message.whole || !old) {
        const first = message.log.find((entry) => entry.kind === "move");
        older.value = first ? first.ply > 0 : message.ply > 0;
        log.value = message.log;
      } else log.value = [...log.value, ...news];
      const sent = live.outbox.value.some((one) => one.type === "move" || one.type === "undo");
      if (asked.value !== -1 && (!sent || message.ply !== asked.value)) asked.value = -1;
      if (changed) remember({ table: message, news: [], moves, changed });
    }
    table.value = message;
    if (changed) play.letGo();
    if (again) return;
    if (old && changed && board.value) tell(news, message);
    if (mineNow && changed && board.value) speak(momentSentence(words(), message));
    if (mineNow && !mineBefore && old) {
      sound("turn");
      notify(message, momentSentence(words(), message));
    }
    if (message.state === "over" && old && old.state !== "over") {
      ending.value = played && board.value !== null && moves.length > 0;
      speak(endSentence(words(), message));
    }
  }

  /** What can be played again: everything since a move of mine. @param {Step} step */
  function remember(step) {
    const own = step.moves.some((entry) => entry.seat !== null && step.table.seats[entry.seat]?.mine);
    const begun = since.value;
    if (own || !begun || !step.moves.length) since.value = { base: step.table, steps: [] };
    else since.value = { base: begun.base, steps: [...begun.steps, step] };
  }

  /** Play again what the others did since my last move. */
  function playAgain() {
    const found = since.value;
    if (!found?.steps.length || playing.peek()) return;
    const last = found.steps.length - 1;
    play.letGo();
    table.value = { ...found.base, legal: [], number: -1 };
    waiting = found.steps.map((step, i) => ({
      ...step,
      again: true,
      table: i === last ? (latest ?? step.table) : { ...step.table, legal: [], number: -2 - i },
    }));
    fresh = []; // once the table before them is drawn
    playing.value = true;
  }

  /** What the others did, said aloud; my own moves I know. @param {LogEntry[]} news @param {Table} message */
  function tell(news, message) {
    const alone = message.seats.filter((seat) => seat.mine).length === 1;
    const others = news.filter(
      (entry) => entry.kind !== "move" || entry.seat === null || !message.seats[entry.seat]?.mine || !alone,
    );
    const sentences = others.flatMap((entry) => entrySentences(words(), entry, message.seats));
    for (const sentence of sentences.slice(-TOLD)) speak(sentence);
  }

  /** Play a move in notation. @param {string} move */
  function send(move) {
    const now = table.value;
    if (!now) return;
    rememberFocus();
    forgetRefusals();
    finish();
    asked.value = now.ply;
    live.send({ type: "move", ply: now.ply, undos: now.undos, move });
    if (live.status.value !== "open") toast(t("live-kept"));
  }

  function undo() {
    const now = table.value;
    if (!now) return;
    rememberFocus();
    if (now.undo.mode === "free") asked.value = now.ply;
    live.send({ type: "undo", ply: now.ply, undos: now.undos });
  }

  /** The board shows the table: play what led there, then show the next. */
  async function drawn() {
    if (fresh === null) return;
    const moves = fresh;
    fresh = null;
    const seen = await queue.add(moves);
    if (waiting[0]?.again && !moves.length) await queue.linger(BEFORE);
    if (ending.value && table.value?.state === "over") {
      if (seen) await queue.linger(AFTER);
      ending.value = false;
      queue.rest();
      sound("win");
    }
    setTimeout(next); // a task of its own: this one may be a frame that has yet to be painted
  }

  /** Who taps or decides has seen enough: everything is where it belongs, in the present table. */
  function finish() {
    hurried = waiting.length > 0;
    queue.finish();
  }

  /** A tap, or a key: what is counted hurries first. */
  function tap() {
    if (!queue.hurry()) finish();
  }

  /** The moves before the first one in the log. */
  async function loadOlder() {
    const [first] = log.value;
    const found = await get(`/api/tables/${encodeURIComponent(id)}/log${first ? `?before=${first.number}` : ""}`);
    older.value = found.length > 0 && found[0].ply > 0;
    log.value = [...found.map(wholeEntry), ...log.value];
  }

  function close() {
    live.close();
    queue.close();
  }
  return {
    table,
    log,
    chat,
    you,
    asked,
    unread,
    doubting,
    older,
    loadOlder,
    board,
    ending,
    root,
    live,
    play,
    queue,
    playing,
    since,
    playAgain,
    finish,
    tap,
    words,
    send,
    undo,
    drawn,
    close,
  };
}

/** @typedef {ReturnType<typeof openRoom>} Room */

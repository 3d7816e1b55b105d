/** A table as the page knows it: the live connection, what it brought, and what I am about to do. */
import { signal } from "./ui.js";
import { lang, t, wordsOf } from "./i18n.js";
import { rememberFocus } from "./focus.js";
import { Live } from "./live.js";
import { notify } from "./notify.js";
import { createPlay } from "./play.js";
import { createQueue } from "./queue.js";
import { endSentence, entrySentences, momentSentence } from "./sentences.js";
import { sound } from "./sound.js";
import { speak } from "./speak.js";
import { forgetRefusals, refuse, toast } from "../parts/toasts.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").LogEntry} LogEntry */

const KEPT = 400; // log entries in memory
const TOLD = 3; // of what others did, as much as is said aloud

/** Moves leave out what they have nothing of; boards compare all fields. @param {any} move @returns {import("./types.js").Move} */
export const wholeMove = (move) => ({
  piece: null,
  origin: null,
  target: null,
  turn: 0,
  detail: {},
  gains: [],
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
  const board = signal(/** @type {import("./types.js").Board | null} */ (null));
  const ending = signal(false); // the last move is still being played on the board
  const root = { current: /** @type {HTMLElement | null} */ (null) };
  /** Moves not yet played on the board. @type {LogEntry[]} */
  let fresh = [];

  const words = () => wordsOf(table.value?.game ?? "");
  const play = createPlay({
    table: () => table.value,
    send: (move) => send(move.move),
    busy: () => asked.value !== -1,
    why: (move) => live.tell({ type: "why", move }),
    board: () => board.value,
    words,
  });
  const queue = createQueue({ root: () => root.current, play, table: () => table.value });
  const live = new Live(id, () => lang.value, hear);

  /** @param {any} message */
  function hear(message) {
    if (message.type === "welcome") {
      you.value = message.you;
      chat.value = message.chat;
    } else if (message.type === "table") {
      arrive({ ...message, legal: message.legal.map(wholeMove), log: message.log.map(wholeEntry) });
    } else if (message.type === "chat") hearChat(message);
    else if (message.type === "presence" && table.value) {
      const now = table.value;
      const seats = now.seats.map((seat) => ({ ...seat, here: message.here[seat.seat] }));
      table.value = { ...now, watchers: message.watchers, seats };
    } else if (message.type === "refused") {
      if (message.reason !== "why") asked.value = -1;
      sound("no");
      refuse(message.sentence);
    } else if (message.type === "ack" && message.ply !== undefined && table.value && message.ply <= table.value.ply)
      asked.value = -1;
  }

  /** @param {any} message */
  function hearChat(message) {
    if (chat.value.some((line) => line.line === message.line)) return;
    chat.value = [...chat.value, message].slice(-200);
    if (message.person === you.value?.person) return;
    unread.value++;
    const sentence = t("chat-said", { name: message.name, text: message.text });
    if (chatInSight()) speak(sentence);
    else toast(sentence);
  }

  /** @param {Table} message */
  function arrive(message) {
    const old = table.value;
    if (old && message.number < old.number) return;
    const news = message.log.filter((entry) => !log.value.some((known) => known.number === entry.number));
    const played = news.filter((entry) => entry.kind === "move");
    const changed = !old || old.ply !== message.ply || old.undos !== message.undos;
    if (old && changed) {
      queue.see();
      fresh = message.undos === old.undos ? [...fresh, ...played] : []; // what is taken back is taken back at once
      forgetRefusals();
    }
    log.value = (message.whole || !old ? message.log : [...log.value, ...news]).slice(-KEPT);
    const waiting = live.outbox.value.some((one) => one.type === "move" || one.type === "undo");
    if (asked.value !== -1 && (!waiting || message.ply !== asked.value)) asked.value = -1;
    table.value = message;
    if (changed) play.letGo();
    if (old && changed && board.value) tell(news, message);
    const mineNow = message.legal.length > 0;
    const mineBefore = (old?.legal.length ?? 0) > 0 && old?.turn === message.turn;
    if (mineNow && changed && board.value) speak(momentSentence(words(), message));
    if (mineNow && !mineBefore && old) {
      sound("turn");
      notify(message, momentSentence(words(), message));
    }
    if (message.state === "over" && old && old.state !== "over") {
      ending.value = board.value !== null && played.length > 0;
      sound("win");
      speak(endSentence(words(), message));
    }
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
    queue.finish(); // who decides has seen enough
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

  /** The board shows the present table: play what led there. */
  function drawn() {
    queue.add(fresh);
    fresh = [];
    if (ending.value) queue.done().then(() => (ending.value = false));
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
    board,
    ending,
    root,
    live,
    play,
    queue,
    words,
    send,
    undo,
    drawn,
    close,
  };
}

/** @typedef {ReturnType<typeof openRoom>} Room */

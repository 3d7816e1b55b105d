/** Moves, events, score lines and what is going on as sentences: made when they are shown, from a game's catalogue. */
import { list, number, t } from "./i18n.js";

/** @typedef {import("./types.js").Translate} Translate */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Seat} Seat */

/** The fields of a move, an event or a score line as values of its message, `detail` among them. @param {any} data */
function values({ detail, gains, potential, places, parts, next, ...fields }) {
  const found = Object.entries({ ...fields, ...detail }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(found);
}

/** A legal move as something to do. @param {Translate} words @param {import("./types.js").Move} move */
export const moveSentence = (words, move) => words(`move-${move.verb}`, values(move));

/**
 * What happened, with the name of whom it happened to; "" if it is seen but not told.
 * @param {Translate} words @param {import("./types.js").GameEvent} event @param {Seat[]} seats
 */
export function eventSentence(words, event, seats) {
  const message = `event-${event.kind}`;
  if (!words.has(message)) return "";
  const name = event.seat === null ? "" : (seats[event.seat]?.name ?? "");
  return words(message, { name, ...values(event) });
}

/** The points that events bring somebody; what is only counted up at the end (`count-…`) was brought before. @param {import("./types.js").GameEvent[]} events @param {number | null} seat */
export const gainOf = (events, seat) =>
  events
    .filter((event) => event.seat === seat && !event.kind.startsWith("count-"))
    .reduce((sum, event) => sum + (event.points ?? 0), 0);

/** What happened in a few words, for the log, where a symbol says to whom; "" if that is not worth a line. @param {Translate} words @param {import("./types.js").GameEvent} event */
export const briefly = (words, event) =>
  words.has(`brief-${event.kind}`) ? words(`brief-${event.kind}`, values(event)) : "";

/** @param {Translate} words @param {import("./types.js").ScoreLine} line */
export const lineName = (words, line) => words(`line-${line.key}`, values(line));

/**
 * Messages as the items of a list.
 * @param {Translate} words @param {import("./types.js").Message[]} messages
 */
export const listed = (words, messages) =>
  messages
    .map(({ id, args = {} }) => words(id, args))
    .reduce((items, item) => (items ? t("listed", { items, item }) : item), "");

/** @param {Translate} words @param {import("./types.js").ScoreLine} line */
export const lineText = (words, line) =>
  words.has(`line-${line.key}-text`)
    ? words(`line-${line.key}-text`, { ...values(line), parts: listed(words, line.parts ?? []) })
    : "";

/** A score line in a word or two, where there is little room. @param {Translate} words @param {import("./types.js").ScoreLine} line */
export const lineShort = (words, line) =>
  words.has(`line-${line.key}-short`) ? words(`line-${line.key}-short`, values(line)) : lineName(words, line);

/**
 * What it takes for a score line to bring more: "2 more cranes".
 * @param {Translate} words @param {string} key @param {import("./types.js").Detail} detail @param {import("./types.js").Step} step
 */
export const nextText = (words, key, detail, step) => words(`line-${key}-next`, { ...detail, ...values(step) });

/**
 * What an entry of the log tells, sentence by sentence; nothing for a move by which nothing is to be told.
 * @param {Translate} words @param {import("./types.js").LogEntry} entry @param {Seat[]} seats
 */
export function entrySentences(words, entry, seats) {
  const name = entry.seat === null ? "" : (seats[entry.seat]?.name ?? "");
  if (entry.kind === "move") {
    const told = entry.events.map((event) => eventSentence(words, event, seats)).filter((sentence) => sentence);
    return entry.level ? [...told, t("log-late", { name })] : told;
  }
  if (entry.kind === "over") return entry.why ? [t(`ended-${entry.why}`)] : []; // the last move's events have told it
  return [t(`log-${entry.kind.replaceAll("_", "-")}`, { name, count: entry.count ?? 0 })];
}

/** Points as people say them: "7 to go" where a game counts what is missing. @param {Translate} words @param {number} points */
export const scoreText = (words, points) =>
  words.has("score-shown") ? words("score-shown", { left: -points }) : number(points);

/** The same as a bare number, where there is little room. @param {Translate} words @param {number} points */
export const scoreNumber = (words, points) => number(words.has("score-shown") ? -points : points);

/** Who has won; alone, how it went. @param {Translate} words @param {Table} table */
export function endSentence(words, table) {
  const { winners, points, verdict, early } = table.result;
  if (early === "agreed" || (early && table.seats.length === 1)) return t(`ended-${early}`);
  if (table.seats.length === 1) {
    const end = t("end-solo", { name: table.seats[0].name, points: points[0] });
    return verdict ? `${end} ${words(verdict.id, verdict.args ?? {})}` : end;
  }
  if (!winners.length) return t("end-nobody");
  const names = list(winners.map((/** @type {number} */ seat) => table.seats[seat].name));
  return t("end-wins", { names, count: winners.length });
}

/** What is going on, in one sentence. @param {Translate} words @param {Table} table */
export function momentSentence(words, table) {
  // The first table may come before the words of its game.
  if (table.prompt) return words.has(table.prompt.id) ? words(table.prompt.id, table.prompt.args ?? {}) : "";
  if (table.state === "over") return table.result ? endSentence(words, table) : "";
  if (table.state !== "playing" || table.turn === null)
    return t(table.state === "closed" ? "moment-closed" : "moment-waiting");
  const seat = table.seats[table.turn];
  const { name } = seat;
  if (seat.mine && table.covered) return t("moment-hand-over", { name });
  return t(seat.kind === "bot" || seat.stand_in ? "moment-thinks" : "moment-to-play", { name });
}

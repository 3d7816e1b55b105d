/** The match in pictures and few words, the newest first; the whole sentences are the names of the lines. */
import { html, cx, useLayoutEffect, useRef } from "../lib/ui.js";
import { lang, t } from "../lib/i18n.js";
import { briefly, entrySentences, eventSentence, gainOf } from "../lib/sentences.js";
import { Gain } from "./score.js";
import { Disc } from "./seats.js";

/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** @typedef {import("../lib/types.js").GameEvent} GameEvent */
/** @typedef {import("../lib/types.js").Seat} Seat */
/** @typedef {import("../lib/types.js").Translate} Translate */
/** One line. @typedef {{key: string, entry: LogEntry, text: string, sentence: string, seat: number | null, piece: string | null, turn: number, points: number, places: string[], first?: boolean}} Line */

/**
 * The lines of an entry: one for every event worth a few words. What the others bring counts for the first.
 * @param {Translate} words @param {LogEntry} entry @param {Seat[]} seats @returns {Line[]}
 */
function linesOf(words, entry, seats) {
  const told = entry.events.filter((event) => briefly(words, event));
  if (!told.length) {
    const text = entrySentences(words, entry, seats).join(" ");
    const plain = { piece: null, turn: 0, points: 0, places: [], first: true };
    return text ? [{ key: `${entry.number}`, entry, text, sentence: text, seat: entry.seat, ...plain }] : [];
  }
  const rest = entry.events.filter((event) => !told.includes(event));
  const whole = (/** @type {GameEvent[]} */ events) =>
    events
      .map((event) => eventSentence(words, event, seats))
      .filter(Boolean)
      .join(" ");
  return told.map((event, i) => ({
    key: `${entry.number}-${i}`,
    first: i === 0,
    entry,
    text: briefly(words, event),
    sentence: whole([event, ...(i === 0 ? rest : [])]),
    seat: event.seat,
    piece: event.piece,
    turn: event.turn,
    points: gainOf([event, ...(i === 0 ? rest : [])], event.seat),
    places: [event.origin, event.target].filter((place) => place !== null),
  }));
}

/** The lines of entries, made once for each language and name. @type {WeakMap<LogEntry, {by: string, lines: Line[]}>} */
const made = new WeakMap();

/** @param {Translate} words @param {LogEntry[]} entries @param {Seat[]} seats @returns {Line[]} */
function linesOfAll(words, entries, seats) {
  const by = [lang.value, ...seats.map((seat) => seat.name)].join("\n");
  return entries.flatMap((entry) => {
    const known = made.get(entry);
    if (known?.by === by) return known.lines;
    const lines = linesOf(words, entry, seats);
    made.set(entry, { by, lines });
    return lines;
  });
}

/**
 * @param {{entries: LogEntry[], seats: Seat[], words: Translate, board?: import("../lib/types.js").Board | null,
 *   play?: import("../lib/types.js").Play, at?: number, marks?: (ply: number) => any, onOpen?: (entry: LogEntry) => void, onOlder?: (() => void) | null}} props
 *   at: the entry that is shown now; marks: what a review says of a decision; onOpen: go to the moment after it; onOlder: load what came before
 */
export function Log({ entries, seats, words, board, play, at, marks, onOpen, onOlder }) {
  // An "undo" takes back the moves from its ply on.
  const gone = new Set();
  entries.forEach((entry, i) => {
    if (entry.kind === "undo")
      for (const old of entries.slice(0, i)) if (old.kind === "move" && old.ply >= entry.ply) gone.add(old.number);
  });
  const lines = linesOfAll(words, entries, seats).reverse();
  const opening = useRef(onOpen);
  opening.current = onOpen;
  /** Lines as they were drawn last: what has not changed is not drawn again. @type {{current: Map<string, {of: unknown[], drawn: any}>}} */
  const before = useRef(new Map());
  const now = new Map();
  // The line of the moment that is shown stays in sight.
  const whole = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const line = /** @type {HTMLElement | null} */ (whole.current?.querySelector("[aria-current]") ?? null);
    const card = line?.closest(".log-card");
    if (line && card) card.scrollTop = line.offsetTop - (card.clientHeight - line.offsetHeight) / 2;
  }, [at]);
  if (!lines.length) return html`<p class="quiet">${t("log-empty")}</p>`;
  const drawnOnce = (/** @type {Line} */ line) => {
    const { entry, key } = line;
    const of = [line, board, marks, gone.has(entry.number), at === entry.number, seats[line.seat ?? -1]?.here];
    const known = before.current.get(key);
    const drawn = known?.of.every((one, i) => one === of[i]) ? known.drawn : drawLine(line);
    now.set(key, { of, drawn });
    return drawn;
  };
  const drawLine = (/** @type {Line} */ line) => {
    const { entry, key, seat, text, points } = line;
    const light = (/** @type {string[] | null} */ places) => () => play?.highlight(places);
    const opens = onOpen && entry.kind === "move" && !gone.has(entry.number);
    const inside = html`<${Picture} ...${line} seats=${seats} board=${board} words=${words} />
      <span class="log-text">${text}</span>${line.first && entry.kind === "move" && marks?.(entry.ply)}${points !== 0 && html`<${Gain} points=${points} />`}`;
    return html`<li key=${key} class=${cx(seat === null && "is-mark", gone.has(entry.number) && "taken-back")}
      aria-current=${at === entry.number ? "step" : undefined}>${
        opens
          ? html`<button class="log-line" onClick=${() => opening.current?.(entry)} onPointerEnter=${light(line.places)}
            onPointerLeave=${light(null)} onFocus=${light(line.places)} onBlur=${light(null)}>
            <span class="unseen">${line.sentence}</span>
            <span class="log-seen" aria-hidden="true">${inside}</span></button>`
          : html`<span class="log-line"><span class="log-seen">${inside}</span></span>`
      }</li>`;
  };
  const list = lines.map(drawnOnce);
  before.current = now;
  return html`<ol class="log" aria-label=${t("log")} reversed ref=${whole}>${list}</ol>
  ${onOlder && html`<button class="small log-older" onClick=${onOlder}>${t("log-older")}</button>`}`;
}

/** Who, and the piece. @param {Line & {seats: Seat[], board?: import("../lib/types.js").Board | null, words: Translate}} props */
function Picture({ seat, piece, turn, seats, board, words }) {
  const who = seat !== null && seats[seat];
  return html`${who && html`<${Disc} seat=${who} />`}
    ${
      piece !== null &&
      board?.Piece &&
      html`<span class="log-piece"><${board.Piece} piece=${piece} turn=${turn} ratio=${1} t=${words} /></span>`
    }`;
}

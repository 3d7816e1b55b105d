/** A match again, move by move: slider, buttons, keys. */
import { html, Icon, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib/ui.js";
import { lang, t, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { useFit } from "../lib/fit.js";
import { createPlay } from "../lib/play.js";
import { createQueue } from "../lib/queue.js";
import { wholeEntry } from "../lib/room.js";
import { entrySentences } from "../lib/sentences.js";
import { boardOf } from "../games/index.js";
import { Chart } from "../parts/chart.js";
import { Areas, Frame } from "../parts/frame.js";
import { Head } from "../parts/head.js";
import { Log } from "../parts/log.js";
import { Seats } from "../parts/seats.js";

/** @typedef {import("../lib/types.js").Table} Table */

const PAUSE = 900; // between moves that play by themselves, at least

/** The table as it stood at a frame. @param {string} id @param {any} replay @param {number} at @returns {Table} */
function tableAt(id, replay, at) {
  const frame = replay.frames[at];
  return /** @type {any} */ ({
    id,
    game: replay.game,
    options: replay.options,
    state: at === replay.frames.length - 1 && replay.over ? "over" : "playing",
    number: at,
    ply: frame.ply,
    undos: 0,
    turn: frame.turn,
    thinking: null,
    viewer: replay.viewer,
    covered: false,
    view: frame.view,
    prompt: null,
    legal: [],
    scores: frame.points.map((/** @type {number} */ points, /** @type {number} */ seat) => ({
      seat,
      points,
      lines: [],
    })),
    log: [],
    clocks: null,
    seats: replay.seats.map((/** @type {any} */ one) => ({ ...one, here: true, mine: false })),
    watchers: 0,
    undo: { mode: "none", to: 0 },
    asking: null,
    commitment: null,
    result: null,
    rematch: null,
    lang: lang.value,
  });
}

/** @param {{id: string}} props */
export default function ReplayScreen({ id }) {
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const [card, setCard] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const language = lang.value;

  useEffect(() => {
    const query = new URLSearchParams({ lang: language, ...(seat === null ? {} : { seat: String(seat) }) });
    get(`/api/tables/${encodeURIComponent(id)}/replay?${query}`).then(
      async (found) => {
        for (const frame of found.frames) if (frame.entry) frame.entry = wholeEntry(frame.entry);
        const drawing = await boardOf(found.game);
        setBoard(() => drawing);
        setReplay(found);
      },
      (error) => setProblem(error.message),
    );
    get(`/api/tables/${encodeURIComponent(id)}`).then(
      (found) => {
        setCard(found);
        document.title = `${t("replay-title")} · ${found.title} · Hortus`;
      },
      () => {},
    );
  }, [id, seat, language]);

  if (problem)
    return html`<${Head} place=${t("replay-title")} /><main class="page" id="main">
      <p class="notice" role="alert">${problem}</p><p><a class="button" href="/">${t("home")}</a></p></main>`;
  if (!replay || !board)
    return html`<${Head} place=${t("replay-title")} /><main class="page" id="main"><p role="status">${t("opening")}</p></main>`;
  return html`<${Watching} id=${id} title=${`${t("replay-title")} · ${card?.title ?? ""}`} replay=${replay} board=${board}
    seat=${seat} onSeat=${setSeat} />`;
}

/**
 * @param {{id: string, title: string, replay: any, board: import("../lib/types.js").Board, seat: number | null,
 *   onSeat: (seat: number) => void}} props
 */
function Watching({ id, title, replay, board, seat, onSeat }) {
  const [side, setSide] = useState(false);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = useRef(0);
  const last = replay.frames.length - 1;
  const frame = replay.frames[Math.min(at, last)];
  const table = useMemo(() => tableAt(id, replay, Math.min(at, last)), [replay, at, lang.value]);
  const words = wordsOf(replay.game);
  const now = useRef(table);
  now.current = table;
  const play = useMemo(() => createPlay({ table: () => now.current, board: () => board, words: () => words }), [board]);
  const queue = useMemo(() => createQueue({ root: () => root.current, play, table: () => now.current }), [play]);
  useEffect(() => queue.close, [queue]);
  const step = (/** @type {number} */ to) => {
    queue.finish();
    queue.see();
    setAt(Math.max(0, Math.min(last, to)));
  };
  useLayoutEffect(() => {
    if (at === shown.current + 1 && frame.entry) queue.add([frame.entry]);
    shown.current = at;
  }, [at]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => step(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const { target } = event;
    if (target instanceof Element && target.closest("input, .area, .log")) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    step(to);
  };
  const keys = useRef(onKey);
  keys.current = onKey;
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => keys.current(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  const entries = replay.frames.map((/** @type {any} */ one) => one.entry).filter(Boolean);
  const sentence = frame.entry ? entrySentences(words, frame.entry, replay.seats).join(" ") : t("end-start");
  const go = (/** @type {number} */ entry) =>
    step(replay.frames.findIndex((/** @type {any} */ one) => one.entry?.number === entry));
  const main = seat ?? replay.viewer ?? 0;
  const props = { table, play, t: play.words };
  const head = html`<${Head} place=${title} compact>
    <${Seats} table=${table} presence=${false} onOpen=${onSeat} />
    <button class="plain round to-side" aria-expanded=${String(side)} aria-controls="side" onClick=${() => setSide(!side)}
      aria-label=${t("side-open")}><${Icon} name=${side ? "close" : "log"} /></button><//>`;
  return html`<${Frame} game=${replay.game} players=${replay.seats.length} root=${root} open=${side} class="replaying" head=${head}
    prompt=${html`<${Told} sentence=${sentence} />`}
    areas=${html`<${Areas} props=${props} board=${board} seat=${main} presence=${false} onLook=${onSeat} />`}
    bar=${html`<${Controls} at=${at} last=${last} ply=${frame.ply} sentence=${sentence} playing=${playing}
      onStep=${step} onPlay=${setPlaying} />`}
    side=${html`<div class="card"><${Chart} frames=${replay.frames} seats=${replay.seats} at=${at} onStep=${step} /></div>
      <div class="card">
        <${Log} entries=${entries} seats=${replay.seats} words=${words} at=${frame.entry?.number} onOpen=${go} /></div>
      <div class="row"><a class="button" href=${`/t/${id}`}>${t("replay-table")}</a>
        ${
          replay.over &&
          html`<a class="button" href=${`/api/tables/${id}/record`} download><${Icon} name="download" />${t("end-record")}</a>`
        }</div>`} />`;
}

/** What happened in this move. @param {{sentence: string}} props */
function Told({ sentence }) {
  const box = useFit(sentence);
  return html`<div class="prompt" ref=${box}><p class="sentence" role="status">${sentence}</p></div>`;
}

/**
 * @param {{at: number, last: number, ply: number, sentence: string, playing: boolean, onStep: (to: number) => void,
 *   onPlay: (playing: boolean) => void}} props
 */
function Controls({ at, last, ply, sentence, playing, onStep, onPlay }) {
  const button = (/** @type {string} */ name, /** @type {string} */ icon, /** @type {() => void} */ run) =>
    html`<button class="plain" aria-label=${t(`replay-${name}`)} onClick=${run}><${Icon} name=${icon} /></button>`;
  return html`<div class="bar replay-bar" role="group" aria-label=${t("replay-title")}>
    <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay-slider")}
      aria-valuetext=${`${t("replay-ply", { ply })}. ${sentence}`} onInput=${(/** @type {any} */ e) => onStep(Number(e.target.value))} />
    <span class="quiet">${at} / ${last}</span>
    <div class="replay-buttons">
      ${button("first", "first", () => onStep(0))}${button("prev", "prev", () => onStep(at - 1))}
      ${button(playing ? "pause" : "play", playing ? "pause" : "play", () => onPlay(!playing))}
      ${button("next", "next", () => onStep(at + 1))}${button("last", "last", () => onStep(last))}
    </div></div>`;
}

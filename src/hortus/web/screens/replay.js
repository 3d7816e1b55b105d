/** A match again, move by move: keys, slider, buttons, chart, log; the address is a link to the moment shown. */
import { html, Icon, cx, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib/ui.js";
import { lang, t, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { useReview } from "../lib/coach.js";
import { useFit } from "../lib/fit.js";
import { createPlay } from "../lib/play.js";
import { createQueue } from "../lib/queue.js";
import { wholeEntry } from "../lib/room.js";
import { entrySentences } from "../lib/sentences.js";
import { boardOf } from "../games/index.js";
import { Announcement } from "../parts/announcement.js";
import { Chart } from "../parts/chart.js";
import { Areas, Frame } from "../parts/frame.js";
import { Head } from "../parts/head.js";
import { Log } from "../parts/log.js";
import { Moment } from "../parts/moment.js";
import { Sentences } from "../parts/prompt.js";
import { ReviewPanel, marksOf } from "../parts/review.js";
import { Seats } from "../parts/seats.js";
import { ShownMoves } from "../parts/shown_moves.js";
import { Tally } from "../parts/tally.js";
import { toast } from "../parts/toasts.js";

/** @typedef {import("../lib/types.js").Table} Table */

const PAUSE = 500; // milliseconds between moves that play by themselves

const SPEEDS = [0.5, 1, 2, 4];

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
  const [seat, setSeat] = useState(() => {
    const asked = new URLSearchParams(location.search).get("seat");
    return asked === null ? null : Number(asked);
  });
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

/** Keys that go to another move. @param {string} key @param {number} at @param {number} last @returns {number | undefined} */
const goal = (key, at, last) =>
  ({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 })[key];

/** The frame that the address asks for. @param {any} replay */
function asked(replay) {
  const ply = Number(new URLSearchParams(location.search).get("ply") ?? 0);
  return Math.max(
    0,
    replay.frames.findLastIndex((/** @type {any} */ frame) => frame.ply <= ply),
  );
}

/**
 * @param {{id: string, title: string, replay: any, board: import("../lib/types.js").Board, seat: number | null,
 *   onSeat: (seat: number) => void}} props
 */
function Watching({ id, title, replay, board, seat, onSeat }) {
  const [side, setSide] = useState(false);
  const [at, setAt] = useState(() => asked(replay));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const drawn = useRef(at);
  const pace = useRef(speed);
  pace.current = speed;
  const last = replay.frames.length - 1;
  const frame = replay.frames[Math.min(at, last)];
  const table = useMemo(() => tableAt(id, replay, Math.min(at, last)), [replay, at, lang.value]);
  const words = wordsOf(replay.game);
  const now = useRef(table);
  now.current = table;
  const play = useMemo(() => createPlay({ table: () => now.current, board: () => board, words: () => words }), [board]);
  const queue = useMemo(
    () => createQueue({ root: () => root.current, play, table: () => now.current, haste: () => pace.current }),
    [play],
  );
  useEffect(() => queue.close, [queue]);
  const [wanted, setWanted] = useState(() => replay.over && new URLSearchParams(location.search).has("review"));
  const reading = useReview(id, wanted);
  const { review } = reading;
  const [shown, setShown] = useState(/** @type {number | null} */ (null)); // the decision whose better move is drawn
  const decision = shown === null ? null : (review?.decisions[shown] ?? null);
  const step = (/** @type {number} */ to) => {
    const next = Math.max(0, Math.min(last, to));
    setShown(null);
    const entry = next === at + 1 ? replay.frames[next].entry : null;
    queue.finish();
    queue.see(entry ? [entry] : []);
    setAt(next);
  };
  const played = useRef(Promise.resolve(true));
  useLayoutEffect(() => {
    if (at === drawn.current + 1 && frame.entry) played.current = queue.add([frame.entry]);
    drawn.current = at;
    const query = new URLSearchParams(location.search);
    query.set("ply", String(frame.ply));
    if (wanted) query.set("review", "");
    if (seat !== null) query.set("seat", String(seat));
    history.replaceState(history.state, "", `${location.pathname}?${query}`); // the address is a link to this moment
  }, [at, wanted, seat]);
  // The better move lies on the board of the moment before the decision, seen by whoever decided.
  const showBetter = (/** @type {number | null} */ ply) => {
    const [from, found] = [shown, ply === null ? null : review?.decisions[ply]];
    setPlaying(false);
    step(ply ?? (from === null ? at : from + 1));
    setShown(ply);
    if (found && replay.viewer !== found.seat) onSeat(found.seat);
  };
  useEffect(() => {
    play.preview(decision?.better && at === decision.ply ? decision.better : null, true);
  }, [decision, at, replay]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    let stopped = false;
    /** @type {number | undefined} */
    let timer;
    played.current.then(() => {
      if (!stopped) timer = setTimeout(() => step(at + 1), PAUSE / speed);
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [playing, at, last, speed]);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const { target } = event;
    if (target instanceof Element && target.closest("input, select")) return;
    const to = goal(event.key, at, last);
    const onButton = target instanceof Element && target.closest("button, a");
    if (to === undefined && (event.key !== " " || onButton)) return;
    event.preventDefault();
    event.stopPropagation(); // left and right go through the match, wherever the focus is
    if (to === undefined) setPlaying(!playing);
    else step(to);
  };
  const keys = useRef(onKey);
  keys.current = onKey;
  useLayoutEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => keys.current(event);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);

  const entries = replay.frames.map((/** @type {any} */ one) => one.entry).filter(Boolean);
  const sentences = frame.entry ? entrySentences(words, frame.entry, replay.seats) : [t("end-start")];
  const open = (/** @type {import("../lib/types.js").LogEntry} */ entry) => step(entry.ply + 1);
  const link = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast(t("replay-link-copied"));
    } catch {
      toast(location.href); // only secure pages may write there
    }
  };
  const main = seat ?? replay.viewer ?? 0;
  const mine = replay.seats.find((/** @type {any} */ one) => one.mine)?.seat;
  const coached = replay.over || (replay.seats.length === 1 && mine === 0);
  const marks = useMemo(() => (review ? marksOf(review, words) : undefined), [review, lang.value]);
  const moves = useMemo(() => compared(decision), [decision, lang.value]);
  const props = { table, play, t: play.words };
  const head = html`<${Head} place=${title} banner=${html`<${Announcement} table=${table} />`} compact>
    <${Seats} table=${table} presence=${false} onOpen=${onSeat} />
    <button class="plain round to-side" aria-expanded=${String(side)} aria-controls="side" onClick=${() => setSide(!side)}
      aria-label=${t("side-open")}><${Icon} name=${side ? "close" : "log"} /></button><//>`;
  const told = { seats: replay.seats, words, frames: replay.frames, board };
  return html`<${Frame} game=${replay.game} players=${replay.seats.length} root=${root} open=${side} class=${cx("replaying", (wanted || review) && "is-read", review && "reviewing")} head=${head}
    on=${{ "data-playing": String(queue.playing.value) }}
    prompt=${html`<${Told} sentences=${sentences} />`}
    areas=${html`<${Areas} props=${props} board=${board} seat=${main} presence=${false} onLook=${onSeat} />`}
    over=${html`<${Tally} table=${table} board=${board} words=${words} />
      ${moves && html`<${ShownMoves} root=${root} board=${board} play=${play} moves=${moves} />`}`}
    hint=${
      coached &&
      html`<${Moment} id=${id} at=${at} last=${last} over=${replay.over} seats=${replay.seats} words=${words} reading=${reading} wanted=${wanted}
        shown=${shown} onReview=${() => setWanted(true)} onBetter=${showBetter} onMistake=${(/** @type {number} */ ply) => step(ply + 1)} />`
    }
    bar=${html`<${Controls} at=${at} last=${last} ply=${frame.ply} sentence=${sentences.join(" ")} playing=${playing}
      speed=${speed} onStep=${step} onPlay=${setPlaying} onSpeed=${setSpeed} />`}
    side=${html`${
      review
        ? html`<div class="card review-card"><${ReviewPanel} ...${told} review=${review} me=${mine ?? main} points=${replay.frames[last].points} at=${shown === null ? at : shown + 1} onStep=${step} /></div>`
        : html`<div class="card"><${Chart} frames=${replay.frames} seats=${replay.seats} words=${words} at=${at} onStep=${step} /></div>`
    }
      <div class="card log-card">
        <${Log} entries=${entries} seats=${replay.seats} words=${words} board=${board} play=${play} at=${frame.entry?.number}
          marks=${marks} onOpen=${open} /></div>
      <div class="row"><a class="button" href=${`/t/${id}`}>${t("replay-table")}</a>
        <button onClick=${link}><${Icon} name="share" />${t("replay-link")}</button>
        ${
          replay.over &&
          html`<a class="button" href=${`/api/tables/${id}/record`} download><${Icon} name="download" />${t("end-record")}</a>`
        }</div>`} />`;
}

/** What was played and what would have been better, to be shown on the board. @param {import("../lib/coach.js").Decision | null} decision */
function compared(decision) {
  if (!decision?.better || !decision.played) return null;
  return /** @type {import("../parts/shown_moves.js").Shown[]} */ ([
    { move: decision.better, label: t("review-label-better"), look: "best" },
    { move: decision.played, label: t("review-label-played"), look: "played" },
  ]);
}

/** What happened in this move. @param {{sentences: string[]}} props */
function Told({ sentences }) {
  const box = useFit(sentences.join());
  return html`<div class="prompt" ref=${box}><p class="sentence" role="status"><${Sentences} all=${sentences} /></p></div>`;
}

/**
 * @param {{at: number, last: number, ply: number, sentence: string, playing: boolean, speed: number,
 *   onStep: (to: number) => void, onPlay: (playing: boolean) => void, onSpeed: (speed: number) => void}} props
 */
function Controls({ at, last, ply, sentence, playing, speed, onStep, onPlay, onSpeed }) {
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
      <select class="replay-speed" aria-label=${t("replay-speed")} value=${speed}
        onChange=${(/** @type {any} */ event) => onSpeed(Number(event.target.value))}>
        ${SPEEDS.map((one) => html`<option value=${one}>${t("replay-times", { times: one })}</option>`)}</select>
    </div></div>`;
}

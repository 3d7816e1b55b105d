/** A match again, move by move: slider, buttons, keys. */
import { html, Icon, cx, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib/ui.js";
import { lang, number, pick, t, translator } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { createAct } from "../lib/act.js";
import { fly, pieces } from "../lib/flight.js";
import { FocusArea } from "../lib/focus.js";
import { boardOf } from "../games/index.js";
import { Head } from "../parts/head.js";
import { Disc, Seats, nameOf } from "../parts/seats.js";
import { Chart } from "../parts/chart.js";
import { Log, told } from "../parts/log.js";

/** @param {{id: string}} props */
export default function ReplayScreen({ id }) {
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const [card, setCard] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {Map<string, any>} */ (new Map()));
  const language = lang.value;

  useEffect(() => {
    const query = new URLSearchParams({ lang: language, ...(seat === null ? {} : { seat: String(seat) }) });
    get(`/api/tables/${encodeURIComponent(id)}/replay?${query}`).then(
      (found) => {
        setReplay(found);
        boardOf(found.game).then(
          (one) => setBoard(() => one),
          () => {},
        );
      },
      (error) => setProblem(error.message),
    );
    get(`/api/tables/${encodeURIComponent(id)}`).then(
      (found) => {
        setCard(found);
        document.title = `${t("replay.title")} · ${pick(found.title)} · Hortus`;
      },
      () => {},
    );
  }, [id, seat, language]);

  const last = replay ? replay.frames.length - 1 : 0;
  const step = (/** @type {number} */ to) => {
    before.current = pieces(root.current);
    setAt(Math.max(0, Math.min(last, to)));
  };
  useLayoutEffect(() => {
    fly(root.current, before.current);
    before.current = new Map();
  }, [at]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => step(at + 1), 900);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  const frame = replay?.frames[at];
  const table = useMemo(
    () =>
      frame &&
      /** @type {any} */ ({
        id,
        game: replay.game,
        options: replay.options,
        state: at === last && replay.over ? "over" : "playing",
        number: at,
        ply: frame.ply,
        undos: 0,
        turn: frame.turn,
        thinking: null,
        viewer: replay.viewer,
        covered: false,
        view: frame.view,
        what_now: "",
        legal: [],
        scores: frame.points.map((/** @type {number} */ points, /** @type {number} */ i) => ({
          seat: i,
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
        lang: language,
      }),
    [frame],
  );
  const act = useMemo(
    () =>
      createAct(
        () => table ?? null,
        () => {},
      ),
    [table],
  );
  if (problem)
    return html`<${Head} place=${t("replay.title")} /><main class="page" id="main"><p class="notice" role="alert">${problem}</p><p><a class="button" href="/">${t("home")}</a></p></main>`;
  if (!table || !board)
    return html`<${Head} place=${t("replay.title")} /><main class="page" id="main"><p role="status">${t("opening")}</p></main>`;
  const props = { table, act, t: translator(board.words), lang: language };
  const main = seat ?? replay.viewer ?? 0;
  const entries = replay.frames
    .map((/** @type {any} */ one) => one.entry)
    .filter((/** @type {any} */ entry) => entry && !board.idle?.includes(entry.move));
  const sentence = frame.entry ? told(frame.entry, replay.seats) : t("end.start");
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLInputElement && event.target.type === "range") return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageUp: at - 10, PageDown: at + 10 }[
      event.key
    ];
    if (to === undefined || /** @type {Element} */ (event.target).closest(".area, .log")) return;
    event.preventDefault();
    step(to);
  };
  const seats = html`<${Seats} table=${table} presence=${false} onOpen=${setSeat} />`;
  const moment = html`<div class="moment"><p class="sentence" role="status">${sentence}</p></div>`;
  const button = (/** @type {string} */ name, /** @type {string} */ icon, /** @type {() => void} */ run) =>
    html`<button class="plain" aria-label=${t(`replay.${name}`)} onClick=${run}><${Icon} name=${icon} /></button>`;
  const controls = html`<div class="replay-bar">
    <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay.slider")} aria-valuetext=${`${t("replay.ply", { ply: frame.ply })}. ${sentence}`} onInput=${(/** @type {any} */ e) => step(Number(e.target.value))} />
    <span class="quiet">${at} / ${last}</span>
    <div class="replay-buttons">
      ${button("first", "first", () => step(0))}${button("prev", "prev", () => step(at - 1))}
      ${button(playing ? "pause" : "play", playing ? "pause" : "play", () => setPlaying(!playing))}
      ${button("next", "next", () => step(at + 1))}${button("last", "last", () => step(last))}
    </div></div>`;
  return html`<${Head} place=${`${t("replay.title")} · ${card ? pick(card.title) : replay.game}`} compact />
    <div class=${cx("table", `game-${replay.game}`, "replaying")} onKeyDown=${onKey}>
      <main class="board" id="main" ref=${root} tabindex="-1">
        <div class="slim">${seats}${moment}</div>
        ${board.Shared && html`<${FocusArea} label=${t("area.shared")} class="shared"><${board.Shared} ...${props} /><//>`}
        <div class="gardens">
          <section class="mine" aria-label=${t("area.garden", { name: nameOf(replay.seats[main]) })}><div class="garden-head"><${Disc} seat=${replay.seats[main]} /><h2>${nameOf(replay.seats[main])}</h2></div>
            <${FocusArea} label=${t("area.garden", { name: nameOf(replay.seats[main]) })}><${board.Garden} ...${props} seat=${main} size="large" /><//></section>
          <div class=${cx("others", replay.seats.length === 2 && "only-one")} role="group" aria-label=${t("area.others")}>${replay.seats
            .filter((/** @type {any} */ one) => one.seat !== main)
            .map(
              (/** @type {any} */ one) => html`<button key=${one.seat} class="other" onClick=${() => setSeat(one.seat)}>
            <span class="who"><${Disc} seat=${one} /><span class="name">${nameOf(one)}</span><span class="points">${number(frame.points[one.seat])}</span><span class="unseen">${t("area.look")}</span></span>
            <${board.Garden} ...${props} seat=${one.seat} size="small" /></button>`,
            )}</div>
        </div>
      </main>
      <aside class="side" aria-label=${t("side")}>
        ${moment}${controls}${seats}
        <div class="card"><${Chart} frames=${replay.frames} seats=${replay.seats} at=${at} /></div>
        <div class="card"><${Log} entries=${entries} seats=${replay.seats} at=${frame.entry?.number} /></div>
        <div class="row"><a class="button" href=${`/t/${id}`}>${t("replay.table")}</a>${replay.over && html`<a class="button" href=${`/api/tables/${id}/record`} download><${Icon} name="download" />${t("end.record")}</a>`}</div>
      </aside>
      <section class="thumb" aria-label=${t("replay.title")}>${controls}</section>
    </div>`;
}

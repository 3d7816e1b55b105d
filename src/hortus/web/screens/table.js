/** The table of every game: shared area, gardens, the sentence of the moment, actions, log, chat. */
import { html, Icon, cx, useEffect, useLayoutEffect, useMemo, usePhone, useRef, useState } from "../lib/ui.js";
import { lang, t } from "../lib/i18n.js";
import { get, person } from "../lib/api.js";
import { FocusArea, followPlay } from "../lib/focus.js";
import { isLesson } from "../lib/lesson.js";
import { mark } from "../lib/queue.js";
import { openRoom } from "../lib/room.js";
import { momentSentence, scoreText } from "../lib/sentences.js";
import { settings } from "../lib/settings.js";
import { boardOf } from "../games/index.js";
import { Chat } from "../parts/chat.js";
import { Head } from "../parts/head.js";
import { Lesson } from "../parts/lesson.js";
import { Log } from "../parts/log.js";
import { Asking, Bar, Curtain, Moment } from "../parts/moment.js";
import { MoveBox } from "../parts/moves.js";
import { Result } from "../parts/result.js";
import { SeatSheet } from "../parts/seat_sheet.js";
import { Disc, Seats, nameOf } from "../parts/seats.js";
import { toast } from "../parts/toasts.js";
import { Waiting } from "../parts/waiting.js";

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/room.js").Room} Room */
/** @typedef {import("../lib/types.js").Board} Board */

const TABS = ["log", "chat", "moves", "text"];

/** @param {{id: string}} props */
export default function TableScreen({ id }) {
  const room = useMemo(() => openRoom(id), [id]);
  const [card, setCard] = useState(/** @type {any} */ (null));
  const [looking, setLooking] = useState(/** @type {number | null} */ (null));
  const [tab, setTab] = useState("log");
  const table = room.table.value;
  const board = room.board.value;
  const status = room.live.status.value;

  useEffect(() => room.close, [room]);
  useEffect(() => {
    get(`/api/tables/${encodeURIComponent(id)}`).then(setCard, () => {});
  }, [id, lang.value, table?.state, table?.seats.map((seat) => seat.kind + seat.name).join()]);
  useEffect(() => {
    if (!table?.game) return;
    boardOf(table.game).then(
      (found) => {
        room.board.value = found;
        if (found.tab) setTab(found.tab);
      },
      (error) => toast(String(error.message)),
    );
  }, [table?.game]);
  useLayoutEffect(() => {
    room.drawn();
    mark(room.root.current, room.log.value, table?.viewer ?? null);
    if (room.play.mine) followPlay();
  }, [table?.number, board]);
  useEffect(() => {
    if (tab === "chat") room.unread.value = 0;
  }, [tab, room.unread.value]);

  const title = card?.title ?? "Hortus";
  const heading = table && `${table.legal.length > 0 ? `● ${t("title-your-turn")} · ` : ""}${title} · Hortus`;
  useEffect(() => {
    if (heading) document.title = heading;
  }, [heading]);

  if (status === "gone")
    return html`<${Head} place=${t("table-gone")} /><main class="page" id="main"><p>${t("table-gone-text")}</p>
      <p><a class="button" href="/">${t("home")}</a></p></main>`;
  if (!table || (table.view && !board))
    return html`<${Head} place=${t("opening")} compact />
      <main class="page" id="main"><p role="status">${status === "lost" ? t("live-lost") : t("opening")}</p></main>`;

  const head = html`<${TableHead} table=${table} room=${room} title=${title} />`;
  const banner = status !== "open" && html`<${Lost} room=${room} />`;
  if (table.state === "waiting" || table.state === "closed" || !board)
    return html`${head}<${Waiting} table=${table} card=${card} banner=${banner} room=${room} />`;
  return html`${head}
    <${Opened} table=${table} board=${board} room=${room} banner=${banner} tab=${tab} onTab=${setTab} onLook=${setLooking} />
    ${
      looking !== null &&
      html`<${SeatSheet} table=${table} board=${board} seat=${looking} onClose=${() => setLooking(null)} />`
    }`;
}

/** @param {{table: Table, room: Room, title: string}} props */
function TableHead({ table, room, title }) {
  const said = (/** @type {string} */ one) => room.live.tell({ type: "lang", lang: one });
  const watchers = t("watchers", { count: table.watchers });
  const { sound } = settings;
  return html`<${Head} place=${title} game=${table.game} onLang=${said} compact>
    ${
      table.watchers > 0 &&
      html`<span class="quiet row" title=${watchers}><${Icon} name="eye" label=${watchers} />${table.watchers}</span>`
    }
    <button class="plain round short-of-room" aria-pressed=${String(sound.value)} aria-label=${t("settings-sound")}
      onClick=${() => (sound.value = !sound.value)}><${Icon} name=${sound.value ? "sound" : "mute"} /></button>
  <//>`;
}

/** @param {{room: Room}} props */
function Lost({ room }) {
  const kept = room.live.outbox.value.some((one) => one.type === "move");
  return html`<div class="banner" role="status"><${Icon} name="off" />
    <p><span>${t("live-lost")}</span> ${kept && html`<span>${t("live-kept")}</span>`}</p>
    <button class="small" onClick=${() => room.live.open()}>${t("live-again")}</button></div>`;
}

/**
 * A board's own keys (turn, flip) and Escape also work while nothing has the focus, as after a click beside the board.
 * @param {Record<string, () => void>} keys
 */
function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      latest.current[event.key.toLowerCase()]?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/**
 * The match under way, or over.
 * @param {{table: Table, board: Board, room: Room, banner: any, tab: string, onTab: (tab: string) => void,
 *   onLook: (seat: number) => void}} props
 */
function Opened({ table, board, room, banner, tab, onTab, onLook }) {
  const phone = usePhone();
  const { play } = room;
  const props = { table, play, t: play.words };
  const over = table.state === "over" && table.result && !room.ending.value;
  const moment = html`<${Moment} table=${table} room=${room} phone=${phone} now=${board.now?.(props)} />`;
  const lesson = !over && !table.covered && isLesson(table.id) && html`<${Lesson} table=${table} play=${play} />`;
  const bar = html`<${Bar} props=${props} board=${board} room=${room} />`;
  const seats = html`<${Seats} table=${table} skew=${room.live.skew} onOpen=${onLook} />`;
  const keys = Object.fromEntries(Object.entries(board.keys ?? {}).map(([key, run]) => [key, () => run(props)]));
  useKeys({ ...keys, escape: play.letGo });
  const onEscape = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && play.letGo();
  const shown = over
    ? html`<${Result} table=${table} board=${board} onLook=${onLook} />`
    : table.covered
      ? html`<${Curtain} table=${table} room=${room} />`
      : html`${phone && lesson}<${Areas} props=${props} board=${board} keys=${keys} onLook=${onLook} />`;
  return html`<div class=${cx("table", `game-${table.game}`)} data-number=${table.number} onKeyDown=${onEscape}
      onPointerDown=${room.queue.finish}
      onKeyDownCapture=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && room.queue.finish()}>
      <main class="board" id="main" ref=${room.root} tabindex="-1">
        ${!over && html`<div class="slim">${seats}${moment}</div>`}
        ${banner}
        ${table.asking && html`<${Asking} table=${table} room=${room} />`}
        ${shown}
      </main>
      <aside class="side" aria-label=${t("side")}>
        ${!phone && lesson}${!over && html`${moment}<div class="bar">${bar}</div>${seats}`}
        <${Panels} props=${props} board=${board} room=${room} tab=${tab} onTab=${onTab} />
      </aside>
      ${table.state === "playing" && html`<div class="thumb bar">${bar}</div>`}
    </div>`;
}

/**
 * The shared area, my garden large, the others' small.
 * @param {{props: import("../lib/types.js").BoardProps, board: Board, keys: Record<string, () => void>,
 *   onLook: (seat: number) => void}} props
 */
function Areas({ props, board, keys, onLook }) {
  const { table } = props;
  const mine = table.viewer ?? table.seats.find((seat) => seat.mine)?.seat ?? 0;
  const others = table.seats.filter((seat) => seat.seat !== mine);
  const seat = table.seats[mine];
  const label = t("area-garden", { name: nameOf(seat) });
  const points = (/** @type {number} */ of) =>
    table.scores?.length ? scoreText(props.t, table.scores[of].points) : "";
  return html`${
    board.Shared &&
    html`<${FocusArea} label=${t("area-shared")} class="shared" keys=${keys}><${board.Shared} ...${props} /><//>`
  }
    <div class="gardens">
      <section class="mine" aria-label=${label}>
        <div class="garden-head"><${Disc} seat=${seat} />
          <h2>${seat.mine ? t("area-mine", { name: seat.name }) : nameOf(seat)}</h2>
          <button class="small" onClick=${() => onLook(mine)}><span class="points">${points(mine)}</span> ${t("score-why")}</button></div>
        <${FocusArea} label=${label} keys=${keys}><${board.Garden} ...${props} seat=${mine} size="large" /><//>
      </section>
      ${
        others.length > 0 &&
        html`<div class=${cx("others", others.length === 1 && "only-one")} aria-label=${t("area-others")} role="group">
        ${others.map(
          (other) => html`<button key=${other.seat} class=${cx("other", table.turn === other.seat && "deciding")}
            onClick=${() => onLook(other.seat)}>
            <span class="who"><${Disc} seat=${other} /><span class="name">${nameOf(other)}</span>
              <span class="points">${points(other.seat)}</span><span class="unseen">${t("area-look")}</span></span>
            <${board.Garden} ...${props} seat=${other.seat} size="small" /></button>`,
        )}</div>`
      }
    </div>`;
}

/**
 * Log, chat, move box, text view.
 * @param {{props: import("../lib/types.js").BoardProps, board: Board, room: Room, tab: string, onTab: (tab: string) => void}} props
 */
function Panels({ props, board, room, tab, onTab }) {
  const { table, play } = props;
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  const unread = room.unread.value;
  const say = person.value ? (/** @type {string} */ text) => room.live.send({ type: "chat", text }) : undefined;
  const panels = {
    log: () => html`<${Log} entries=${room.log.value} seats=${table.seats} words=${play.words} />`,
    chat: () => html`<${Chat} lines=${room.chat.value} muted=${room.you.value?.muted ?? false} onSend=${say} />`,
    moves: () => html`<${MoveBox} table=${table} play=${play} onMove=${room.send} />`,
    text: () => html`<div class="text-view"><p><b>${momentSentence(play.words, table)}</b></p>
      ${board.Text && html`<${board.Text} ...${props} />`}</div>`,
  };
  return html`<div class="more">
    <div class="tabs" role="tablist" aria-label=${t("tabs")}>${TABS.map(
      (name) => html`<button role="tab" id=${`tab-${name}`} aria-selected=${String(tab === name)} aria-controls="panel"
        tabindex=${tab === name ? 0 : -1} onClick=${() => onTab(name)} onKeyDown=${onKey}>
        ${t(`tab-${name}`)}${name === "chat" && unread > 0 && tab !== "chat" && html` <span class="gain up">${unread}</span>`}
      </button>`,
    )}</div>
    <div class="panel card" id="panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${tab}`}>
      ${panels[/** @type {keyof typeof panels} */ (tab)]()}</div>
  </div>`;
}

/** The table of every game: shared area, gardens, the sentence of the moment, actions, log, chat. */
import { html, beforePaint, cx, Icon, useEffect, useLayoutEffect, useMemo, useState } from "../lib/ui.js";
import { lang, t, wordsOf } from "../lib/i18n.js";
import { get, person } from "../lib/api.js";
import { followPlay, keysOf, useKeys } from "../lib/focus.js";
import { lazy, withStyle, withWords } from "../lib/lazy.js";
import { isLesson } from "../lib/lesson.js";
import { mark } from "../lib/queue.js";
import { chatInSight, openRoom } from "../lib/room.js";
import { go, momentLink } from "../lib/router.js";
import { momentSentence } from "../lib/sentences.js";
import { settings } from "../lib/settings.js";
import { tallied, tally } from "../lib/staging.js";
import { drawTipsWith, tip } from "../lib/tip.js";
import { boardOf } from "../games/index.js";
import { Announcement } from "../parts/announcement.js";
import { Chat } from "../parts/chat.js";
import { Areas, Frame } from "../parts/frame.js";
import { Head } from "../parts/head.js";
import { Log } from "../parts/log.js";
import { MoveBox } from "../parts/moves.js";
import { Asking, Bar, Curtain, Prompt } from "../parts/prompt.js";
import { SeatSheet } from "../parts/seat_sheet.js";
import { Since } from "../parts/since.js";
import { Seats } from "../parts/seats.js";
import { toast } from "../parts/toasts.js";

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/room.js").Room} Room */
/** @typedef {import("../lib/types.js").Board} Board */

const Away = lazy(
  withWords(() => import("../parts/away.js"), "people"),
  "Away",
);
const Doubt = lazy(
  withWords(() => import("../parts/doubt.js"), "people"),
  "Doubt",
);
const TableMenu = lazy(
  withWords(
    withStyle(() => import("../parts/table_menu.js"), "menu.css"),
    "people",
  ),
  "TableMenu",
);
const HintSheet = lazy(
  withStyle(() => import("../parts/hint.js"), "coach.css", "shown.css"),
  "HintSheet",
);
const Guide = lazy(() => import("../parts/guide.js"), "Guide");
const Lesson = lazy(() => import("../parts/lesson.js"), "Lesson");
const loadResult = withStyle(() => import("../parts/result.js"), "tally.css");
const Result = lazy(loadResult, "Result");
const loadTally = withStyle(() => import("../parts/tally.js"), "tally.css");
const Tally = lazy(loadTally, "Tally");
const Waiting = lazy(() => import("../parts/waiting.js"), "Waiting");
const TABS = ["log", "chat", "guide", "moves", "text"];

/** Why a table is closed to me. */
const GONE = new Map([
  ["kicked", "table-kicked"],
  ["private", "table-private"],
]);

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
    if (table) get(`/api/tables/${encodeURIComponent(id)}`).then(setCard, () => {});
  }, [id, lang.value, table?.state, table?.seats.map((seat) => seat.kind + seat.name).join()]);
  useEffect(() => {
    if (!table?.game) return;
    boardOf(table.game).then(
      (found) => {
        room.board.value = found;
        drawTipsWith(found, wordsOf(table.game));
        if (found.tab) setTab(found.tab);
      },
      (error) => toast(String(error.message)),
    );
  }, [table?.game]);
  // Drawing is one task, measuring and moving pieces another: the frame is not painted before both.
  useLayoutEffect(
    () =>
      beforePaint(() => {
        if (room.play.mine) followPlay();
        room.drawn();
        mark(room.root.current, room.log.value, room.table.value?.viewer ?? null);
      }),
    [table?.number, board],
  );

  const game = card?.title ?? "Hortus";
  const title = table?.practice ? t("practice-title", { game }) : game;
  const heading = table && `${table.legal.length > 0 ? `● ${t("title-your-turn")} · ` : ""}${title} · Hortus`;
  useEffect(() => {
    if (heading) document.title = heading;
  }, [heading]);

  if (status === "gone")
    return html`<${Head} place=${t(room.live.reason === "private" ? "table-reserved" : "table-gone")} /><main class="page" id="main">
      <p>${t(GONE.get(room.live.reason) ?? "table-gone-text")}</p>
      <p><a class="button" href="/">${t("home")}</a></p></main>`;
  if (!table || (table.view && !board))
    return html`<${Head} place=${t("opening")} compact />
      <main class="page" id="main"><p role="status">${status === "lost" ? t("live-lost") : t("opening")}</p></main>`;

  const waiting = table.state === "waiting" || table.state === "closed" || !board;
  const lost = status !== "open" && html`<${Lost} room=${room} />`;
  if (waiting)
    return html`<${Head} place=${title} game=${table.game} onLang=${(/** @type {string} */ one) => room.live.tell({ type: "lang", lang: one })} compact />
      <${Waiting} table=${table} card=${card} banner=${lost} room=${room} />`;
  return html`<${Opened} table=${table} board=${board} room=${room} title=${title} lost=${lost} tab=${tab} onTab=${setTab} onLook=${setLooking} />
    ${
      looking !== null &&
      html`<${SeatSheet} table=${table} board=${board} seat=${looking} onClose=${() => setLooking(null)} />`
    }`;
}

/**
 * The head of a table: everybody in one line where the gardens have no heads, the way to log and chat where they have no
 * place of their own, and the banner.
 * @param {{table: Table, room: Room, title: string, banner: any, side: boolean, onSide: () => void, onGuide: () => void,
 *   onLook: (seat: number) => void}} props
 */
function TableHead({ table, room, title, banner, side, onSide, onGuide, onLook }) {
  const [menu, setMenu] = useState(false);
  const said = (/** @type {string} */ one) => room.live.tell({ type: "lang", lang: one });
  const watchers = t("watchers", { count: table.watchers });
  const { sound } = settings;
  const unread = room.unread.value;
  return html`<${Head} place=${title} game=${table.game} onLang=${said} onGuide=${onGuide} onTable=${() => setMenu(true)} banner=${banner} compact>
    <${Seats} table=${table} skew=${room.live.skew} onOpen=${onLook} />
    ${
      table.seats.length > 1 &&
      html`<span class="quiet row short-of-room counts" ...${tip(counts(table))}>
        ${table.casual ? t("casual") : html`<${Icon} name="rosette" label=${t("rated")} />`}</span>`
    }
    ${
      table.watchers > 0 &&
      html`<span class="quiet row short-of-room" title=${watchers}><${Icon} name="eye" label=${watchers} />${table.watchers}</span>`
    }
    <button class="plain round short-of-room" aria-pressed=${String(sound.value)} aria-label=${t("settings-sound")}
      onClick=${() => (sound.value = !sound.value)}><${Icon} name=${sound.value ? "sound" : "mute"} /></button>
    <button class="plain round to-side" aria-expanded=${String(side)} aria-controls="side" onClick=${onSide}
      aria-label=${unread ? t("side-open-unread", { count: unread }) : t("side-open")}>
      <${Icon} name=${side ? "close" : "chat"} />${unread > 0 && html`<span class="badge" aria-hidden="true">${unread}</span>`}</button>
    ${menu && html`<${TableMenu} table=${table} room=${room} onClose=${() => setMenu(false)} />`}
  <//>`;
}

/** Whether the match counts for the ratings, and if not, why. @param {Table} table */
const counts = (table) => (table.casual ? t(`casual-${table.casual}`) : t("rated-why"));

/** Does somebody who should be playing not play themselves? @param {Table} table */
const amiss = (table) =>
  table.state === "playing" &&
  table.seats.some((seat) => seat.mine && !seat.gave_up) &&
  table.seats.some(
    (seat) =>
      seat.kind !== "bot" && (seat.gave_up || seat.stand_in || seat.break_until || (!seat.mine && seat.claim_at)),
  );

/** @param {{room: Room}} props */
function Lost({ room }) {
  const kept = room.live.outbox.value.some((one) => one.type === "move");
  return html`<div class="banner" role="status"><${Icon} name="off" />
    <p>${t(kept ? "live-lost-kept" : "live-lost")}</p>
    <button class="small" onClick=${() => room.live.open()}>${t("live-again")}</button></div>`;
}

/** Is it meant for a button of the count itself? @param {Event} event */
const ofCount = (event) => event.target instanceof Element && event.target.closest("[data-count]") !== null;

/**
 * The match under way, or over.
 * @param {{table: Table, board: Board, room: Room, title: string, lost: any, tab: string, onTab: (tab: string) => void,
 *   onLook: (seat: number) => void}} props
 */
function Opened({ table, board, room, title, lost, tab, onTab, onLook }) {
  const [side, setSide] = useState(false);
  const { play } = room;
  const [hinting, setHinting] = useState(false);
  const [marks, setMarks] = useState(/** @type {((ply: number) => any) | undefined} */ (undefined));
  const props = { table, play, t: play.words };
  const over = table.state === "over" && table.result && !room.ending.value;
  useEffect(() => {
    if (chatInSight()) room.unread.value = 0;
  }, [tab, side, room.unread.value]);
  useEffect(() => {
    if (room.playing.value) void loadResult().catch(() => {}); // at the end it is shown at once
  }, [room.playing.value]);
  useEffect(() => {
    if (over) setSide(false); // what lay over the table does not lie over its result
  }, [Boolean(over)]);
  const guided = useMemo(() => isLesson(table.id), [table.id]);
  const keys = keysOf(board, props);
  const closeHint = () => {
    if (document.activeElement?.closest(".hint-sheet"))
      /** @type {HTMLElement | null} */ (document.querySelector(".ask-hint"))?.focus();
    setHinting(false);
  };
  const letGo = () => {
    board.back?.(props)?.();
    play.letGo();
    closeHint();
  };
  useKeys({ ...keys, escape: letGo });
  const mine = table.viewer ?? table.seats.find((seat) => seat.mine)?.seat ?? 0;
  const calm = html`<${Announcement} table=${table} rest=${board.status?.(props)} />`;
  const banner =
    lost ||
    (table.asking && html`<${Asking} table=${table} room=${room} />`) ||
    (amiss(table) ? html`<${Away} table=${table} skew=${room.live.skew} rest=${calm} />` : calm);
  const on = {
    "data-number": table.number,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && letGo(),
    "data-playing": String(room.playing.value),
    onPointerDown: (/** @type {PointerEvent} */ event) => !ofCount(event) && room.tap(),
    onKeyDownCapture: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && !ofCount(event) && room.tap(),
  };
  const look = (/** @type {number} */ seat) => onLook(seat);
  const coached = table.hints && table.viewer !== null;
  const hint = coached ? { open: hinting, toggle: () => setHinting(!hinting) } : null;
  const guide = () => {
    onTab("guide");
    setSide(true);
  };
  // What only another table changes is not drawn again for less.
  const areas = useMemo(
    () =>
      html`<${Areas} props=${props} board=${board} seat=${mine} keys=${keys} skew=${room.live.skew} onLook=${look} />`,
    [table, board, lang.value, room.live.skew],
  );
  const panels = useMemo(
    () => html`<${Panels} props=${props} board=${board} room=${room} marks=${marks} tab=${tab} onTab=${onTab} />`,
    [table, board, lang.value, marks, tab],
  );
  const counted = tally.value?.table === table.id ? tally.value : null;
  // While a match is counted, or its last move is played, nothing else tells how it ends.
  const endingSentence = () => {
    const why = `ended-${table.result?.ended}`;
    return play.words.has(why) ? play.words(why) : null;
  };
  const countSentence = () => {
    if (!counted) return null;
    const { lines, at, counted: count } = counted;
    const [before, after] = [tallied(lines, at, mine), tallied(lines, count, mine)];
    return t("count-line", { name: lines[at]?.cells[mine]?.name ?? "–", before, after });
  };
  const shownAs = cx(room.queue.counting.value && "is-counting", counted && "is-tallied");
  return html`<${Frame} game=${table.game} players=${table.seats.length} root=${room.root} open=${side} on=${on} class=${shownAs}
    head=${html`<${TableHead} table=${table} room=${room} title=${title} banner=${banner} side=${side}
      onSide=${() => setSide(!side)} onGuide=${guide} onLook=${look} />`}
    whole=${
      over
        ? html`<${Result} table=${table} board=${board} onLook=${look} onMarks=${(/** @type {any} */ found) => setMarks(() => found)} />`
        : table.covered && html`<${Curtain} table=${table} room=${room} />`
    }
    prompt=${html`<${Prompt} table=${table} room=${room} now=${counted ? countSentence : room.ending.value ? endingSentence : board.now} />`}
    since=${table.viewer !== null && table.seats.length > 1 && html`<${Since} room=${room} board=${board} />`}
    areas=${areas}
    over=${html`${room.playing.value && html`<${Tally} table=${table} board=${board} words=${play.words} />`}
      ${hinting && html`<${HintSheet} room=${room} table=${table} board=${board} onClose=${closeHint} />`}
      ${room.doubting.value && html`<${Doubt} onUndo=${room.undo} onClose=${() => (room.doubting.value = false)} />`}`}
    bar=${html`<${Bar} props=${props} board=${board} room=${room} hint=${hint} />`}
    hint=${guided && html`<${Lesson} table=${table} play=${play} />`}
    side=${panels} />`;
}

/**
 * Log, chat, what can be looked up, move box, text view.
 * @param {{props: import("../lib/types.js").BoardProps, board: Board, room: Room, tab: string, onTab: (tab: string) => void,
 *   marks?: (ply: number) => any}} props
 */
function Panels({ props, board, room, tab, onTab, marks }) {
  const { table, play } = props;
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  const unread = room.unread.value;
  const own = table.seats.filter((seat) => seat.mine);
  const muted = own.length ? own.some((seat) => seat.muted) : (room.you.value?.muted ?? false);
  const shut = table.players_talk && !own.length && !room.you.value?.host;
  const silent = muted ? t("chat-muted") : shut ? t("chat-players") : "";
  const say = person.value ? (/** @type {any} */ said) => room.live.send({ type: "chat", ...said }) : undefined;
  const panels = {
    log: () => html`<${Log} entries=${room.log.value} seats=${table.seats} words=${play.words} board=${board} play=${play} marks=${marks}
      onOpen=${(/** @type {import("../lib/types.js").LogEntry} */ entry) => go(momentLink(table.id, entry.ply + 1))}
      onOlder=${room.older.value ? room.loadOlder : null} />`,
    guide: () => html`<${Guide} ...${props} />`,
    chat: () =>
      html`<${Chat} table=${table.id} lines=${room.chat.value} me=${person.value?.id ?? null} silent=${silent} onSend=${say} />`,
    moves: () => html`<${MoveBox} table=${table} play=${play} onMove=${room.send} />`,
    text: () => html`<div class="text-view"><p><b>${momentSentence(play.words, table)}</b></p>
      ${board.Text && html`<${board.Text} ...${props} />`}</div>`,
  };
  return html`<div class="more">
    <div class="tabs" role="tablist" aria-label=${t("tabs")}>${TABS.map(
      (name) => html`<button role="tab" id=${`tab-${name}`} aria-selected=${String(tab === name)} aria-controls="panel"
        tabindex=${tab === name ? 0 : -1} ...${tip(t(`tab-${name}-tip`))} onClick=${() => onTab(name)} onKeyDown=${onKey}>
        ${t(`tab-${name}`)}${name === "chat" && unread > 0 && tab !== "chat" && html` <span class="gain up">${unread}</span>`}
      </button>`,
    )}</div>
    <div class="panel card" id="panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${tab}`}>
      ${panels[/** @type {keyof typeof panels} */ (tab)]()}</div>
  </div>`;
}

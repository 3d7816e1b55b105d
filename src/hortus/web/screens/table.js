/** The table of every game: shared area, gardens, the sentence of the moment, actions, log, chat. */
import { html, Icon, cx, signal, useEffect, useLayoutEffect, useMemo, usePhone, useRef, useState } from "../lib/ui.js";
import { lang, number, pick, t, translator } from "../lib/i18n.js";
import { get, person, post } from "../lib/api.js";
import { go } from "../lib/router.js";
import { createAct } from "../lib/act.js";
import { FocusArea, followPlay, rememberFocus } from "../lib/focus.js";
import { fly, keepMarks, pieces } from "../lib/flight.js";
import { Live } from "../lib/live.js";
import { settings } from "../lib/settings.js";
import { sound } from "../lib/sound.js";
import { speak } from "../lib/speak.js";
import { endLesson, isLesson, remember, told as toldSteps } from "../lib/lesson.js";
import { GAMES, boardOf } from "../games/index.js";
import { Head } from "../parts/head.js";
import { Disc, Seats, nameOf } from "../parts/seats.js";
import { Gains, Lines } from "../parts/score.js";
import { Log, told } from "../parts/log.js";
import { Chat } from "../parts/chat.js";
import { MoveBox } from "../parts/moves.js";
import { Dialog } from "../parts/dialog.js";
import { Invite } from "../parts/invite.js";
import { Result } from "../parts/result.js";
import { toast } from "../parts/toasts.js";

/** @typedef {import("../lib/types.js").Table} Table */
const KEPT = 400; // log entries in memory

/** Everything this screen knows; made once per table. @param {string} id */
function open(id) {
  const table = signal(/** @type {Table | null} */ (null));
  const log = signal(/** @type {import("../lib/types.js").LogEntry[]} */ ([]));
  const chat = signal(/** @type {any[]} */ ([]));
  const you = signal(/** @type {any} */ (null));
  const asked = signal(-1); // a move on its way: the ply it answers, or -1
  const unread = signal(0);
  /** @type {{current: Map<string, any>}} */
  const before = { current: new Map() };
  const moved = { mine: false, theirs: false }; // since the last drawing

  const live = new Live(
    id,
    () => lang.value,
    (message) => {
      if (message.type === "welcome") {
        you.value = message.you;
        chat.value = message.chat;
      } else if (message.type === "table") arrive(message);
      else if (message.type === "chat") {
        if (!chat.value.some((line) => line.line === message.line)) {
          chat.value = [...chat.value, message].slice(-200);
          if (message.person !== you.value?.person) {
            unread.value++;
            speak(t("chat.said", { name: message.name, text: message.text }));
          }
        }
      } else if (message.type === "presence" && table.value) {
        const now = table.value;
        table.value = {
          ...now,
          watchers: message.watchers,
          seats: now.seats.map((seat) => ({ ...seat, here: message.here[seat.seat] })),
        };
      } else if (message.type === "refused") {
        asked.value = -1;
        sound("no");
        toast(message.sentence);
      } else if (message.type === "ack" && message.ply !== undefined && table.value && message.ply <= table.value.ply)
        asked.value = -1;
    },
  );

  /** @param {Table} message */
  function arrive(message) {
    const old = table.value;
    if (old && message.number < old.number) return;
    before.current = pieces(document.querySelector(".board"));
    const fresh = message.log.filter((entry) => !log.value.some((known) => known.number === entry.number));
    log.value = (message.whole || !old ? message.log : [...log.value, ...fresh]).slice(-KEPT);
    if (
      asked.value !== -1 &&
      (!live.outbox.value.some((waiting) => waiting.type === "move" || waiting.type === "undo") ||
        message.ply !== asked.value)
    )
      asked.value = -1;
    const played = fresh.filter((entry) => entry.kind === "move");
    moved.mine = played.some((entry) => message.viewer === null || entry.seat === message.viewer);
    moved.theirs = played.some((entry) => entry.seat !== message.viewer);
    const changed = !old || old.ply !== message.ply || old.undos !== message.undos;
    table.value = message;
    if (changed) act.letGo();
    if (old && changed) {
      const others = fresh.filter(
        (entry) =>
          entry.kind !== "move" ||
          entry.seat === null ||
          !message.seats[entry.seat]?.mine ||
          message.seats.filter((seat) => seat.mine).length > 1,
      );
      for (const entry of others.slice(-3)) speak(told(entry, message.seats));
      if (played.length) sound("lay");
    }
    const mineNow = message.legal.length > 0;
    const mineBefore = (old?.legal.length ?? 0) > 0 && old?.turn === message.turn;
    if (mineNow && (!old || changed)) speak(message.what_now);
    if (mineNow && !mineBefore && old) {
      sound("turn");
      notify(message);
    }
    if (message.state === "over" && old && old.state !== "over") {
      sound("win");
      speak(message.result.sentence);
    }
  }

  /** @param {string} move */
  function play(move) {
    const now = table.value;
    if (!now) return;
    rememberFocus();
    asked.value = now.ply;
    live.send({ type: "move", ply: now.ply, undos: now.undos, move });
    if (live.status.value !== "open") toast(t("live.kept"));
  }
  /** A move the rules forbid: nothing is under way, the server's answer says why. @param {string} move */
  function askWhy(move) {
    const now = table.value;
    if (now && live.status.value === "open") live.send({ type: "move", ply: now.ply, undos: now.undos, move });
  }
  const act = createAct(
    () => table.value,
    play,
    () => asked.value !== -1,
    askWhy,
  );

  function undo() {
    const now = table.value;
    if (!now) return;
    rememberFocus();
    if (now.undo.mode === "free") asked.value = now.ply;
    live.send({ type: "undo", ply: now.ply, undos: now.undos });
  }
  return { table, log, chat, you, asked, unread, before, moved, live, act, play, undo };
}

const titles = new Map();
/** @param {Table} table */
const titleOf = (table) => pick(titles.get(table.game)) || table.game;

/** @param {Table} table */
function notify(table) {
  if (
    !settings.notify.value ||
    !document.hidden ||
    !("Notification" in globalThis) ||
    Notification.permission !== "granted"
  )
    return;
  const options = { body: table.what_now, tag: table.id, icon: "/static/icons/icon-192.png", data: `/t/${table.id}` };
  navigator.serviceWorker?.ready.then(
    (worker) => worker.showNotification(titleOf(table), options),
    () => {},
  );
}

/** @param {{id: string}} props */
export default function TableScreen({ id }) {
  const room = useMemo(() => open(id), [id]);
  const [board, setBoard] = useState(/** @type {import("../lib/types.js").Board | null} */ (null));
  const [card, setCard] = useState(/** @type {any} */ (null));
  const [looking, setLooking] = useState(/** @type {number | null} */ (null));
  const [tab, setTab] = useState("log");
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const table = room.table.value;
  const status = room.live.status.value;
  const phone = usePhone();

  useEffect(() => () => room.live.close(), [room]);
  useEffect(() => {
    get(`/api/tables/${encodeURIComponent(id)}`).then(
      (found) => (titles.set(found.game, found.title), setCard(found)),
      () => {},
    );
  }, [id, table?.state, table?.seats.map((seat) => seat.kind + seat.name).join()]);
  useEffect(() => {
    if (!table?.game) return;
    boardOf(table.game).then(
      (found) => {
        setBoard(found);
        if (found.tab) setTab(found.tab);
      },
      (error) => toast(String(error.message)),
    );
  }, [table?.game]);
  useLayoutEffect(() => {
    fly(root.current, room.before.current, room.moved);
    if (table && board) keepMarks(root.current, id, table.number, !room.before.current.size);
    room.before.current = new Map();
    if (room.act.mine) followPlay();
  }, [table?.number, board]);
  useEffect(() => {
    if (tab === "chat") room.unread.value = 0;
  }, [tab, room.unread.value]);

  // A board's own keys (turn, flip) and Escape also work while nothing has the focus, as after a click beside the board.
  const latest = useRef(/** @type {Record<string, () => void> | undefined} */ (undefined));
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (
        event.target !== document.body ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector("dialog[open]")
      )
        return;
      latest.current?.[event.key.toLowerCase()]?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  const heading = table && `${table.legal.length > 0 ? `● ${t("title.your_turn")} · ` : ""}${titleOf(table)} · Hortus`;
  useEffect(() => {
    if (heading) document.title = heading;
  }, [heading]);

  const said = (/** @type {string} */ one) => room.live.tell({ type: "lang", lang: one });
  if (status === "gone") {
    return html`<${Head} place=${t("table.gone")} /><main class="page" id="main"><p>${t("table.gone.text")}</p><p><a class="button" href="/">${t("home")}</a></p></main>`;
  }
  if (!table || (table.view && !board)) {
    return html`<${Head} place=${t("opening")} compact /><main class="page" id="main"><p role="status">${status === "lost" ? t("live.lost") : t("opening")}</p></main>`;
  }
  const title = titleOf(table);
  const head = html`<${Head} place=${title} game=${table.game} onLang=${said} compact>
    ${table.watchers > 0 && html`<span class="quiet row" title=${t("watchers", { count: table.watchers })}><${Icon} name="eye" label=${t("watchers", { count: table.watchers })} />${table.watchers}</span>`}
    <button class="plain round short-of-room" aria-pressed=${String(settings.sound.value)} aria-label=${t("settings.sound")} onClick=${() => (settings.sound.value = !settings.sound.value)}><${Icon} name=${settings.sound.value ? "sound" : "mute"} /></button>
  <//>`;
  const banner =
    status !== "open" &&
    html`<div class="banner" role="status"><${Icon} name="off" /><p>${t("live.lost")}${room.live.outbox.value.some((one) => one.type === "move") ? ` ${t("live.kept")}` : ""}</p><button class="small" onClick=${() => room.live.open()}>${t("live.again")}</button></div>`;

  if (table.state === "waiting" || table.state === "closed" || !board)
    return html`${head}<${Waiting} table=${table} card=${card} banner=${banner} room=${room} />`;

  const { act } = room;
  const words = translator(board.words);
  const props = { table, act, t: words, lang: lang.value };
  const mine = table.viewer ?? table.seats.find((seat) => seat.mine)?.seat ?? 0;
  const others = table.seats.filter((seat) => seat.seat !== mine);
  const over = table.state === "over" && table.result;
  const entries = board.idle
    ? room.log.value.filter((entry) => !board.idle?.includes(entry.move ?? ""))
    : room.log.value;
  const moment = html`<${Moment} table=${table} room=${room} entries=${entries} phone=${phone} now=${act.selected && board.now?.(props)} />`;
  const lesson = !over && !table.covered && isLesson(id) && html`<${Lesson} table=${table} act=${act} />`;
  const bar = html`<${Bar} props=${props} board=${board} room=${room} />`;
  const seats = html`<${Seats} table=${table} skew=${room.live.skew} onOpen=${setLooking} />`;
  const keys =
    board.keys && Object.fromEntries(Object.entries(board.keys).map(([key, run]) => [key, () => run(props)]));
  latest.current = { ...keys, escape: act.letGo };
  const tabs = ["log", "chat", "moves", "text"];
  return html`${head}
    <div class=${cx("table", `game-${table.game}`)} data-number=${table.number} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && act.letGo()}>
      <main class="board" id="main" ref=${root} tabindex="-1">
        ${!over && html`<div class="slim">${seats}${moment}</div>`}
        ${banner}
        ${table.asking && html`<${Asking} table=${table} room=${room} />`}
        ${
          over
            ? html`<${Result} table=${table} board=${board} onLook=${setLooking} />`
            : table.covered
              ? html`<${Curtain} table=${table} room=${room} />`
              : html`
          ${phone && lesson}
          ${board.Shared && html`<${FocusArea} label=${t("area.shared")} class="shared" keys=${keys}><${board.Shared} ...${props} /><//>`}
          <div class="gardens">
            <section class="mine" aria-label=${t("area.garden", { name: nameOf(table.seats[mine]) })}>
              <div class="garden-head"><${Disc} seat=${table.seats[mine]} /><h2>${table.seats[mine].mine ? t("area.mine", { name: table.seats[mine].name }) : nameOf(table.seats[mine])}</h2>
                <button class="small" onClick=${() => setLooking(mine)}><span class="points">${table.scores ? number(table.scores[mine].points) : ""}</span> ${t("score.why")}</button></div>
              <${FocusArea} label=${t("area.garden", { name: nameOf(table.seats[mine]) })} keys=${keys}><${board.Garden} ...${props} seat=${mine} size="large" /><//>
            </section>
            ${
              others.length > 0 &&
              html`<div class=${cx("others", others.length === 1 && "only-one")} aria-label=${t("area.others")} role="group">${others.map(
                (
                  seat,
                ) => html`<button key=${seat.seat} class=${cx("other", table.turn === seat.seat && "deciding")} onClick=${() => setLooking(seat.seat)}>
              <span class="who"><${Disc} seat=${seat} /><span class="name">${nameOf(seat)}</span><span class="points">${number(table.scores?.[seat.seat]?.points ?? 0)}</span><span class="unseen">${t("area.look")}</span></span>
              <${board.Garden} ...${props} seat=${seat.seat} size="small" /></button>`,
              )}</div>`
            }
          </div>`
        }
      </main>
      <aside class="side" aria-label=${t("side")}>
        ${!phone && lesson}${!over && html`${moment}<div class="bar">${bar}</div>${seats}`}
        <div class="more">
          <div class="tabs" role="tablist" aria-label=${t("tabs")}>${tabs.map(
            (
              name,
            ) => html`<button role="tab" id=${`tab-${name}`} aria-selected=${String(tab === name)} aria-controls="panel" tabindex=${tab === name ? 0 : -1} onClick=${() => setTab(name)}
            onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
              if (!step) return;
              const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
              setTab(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}>${t(`tab.${name}`)}${name === "chat" && room.unread.value > 0 && tab !== "chat" ? html` <span class="gain up">${room.unread.value}</span>` : ""}</button>`,
          )}</div>
          <div class="panel card" id="panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${tab}`}>
            ${tab === "log" && html`<${Log} entries=${entries} seats=${table.seats} />`}
            ${tab === "chat" && html`<${Chat} lines=${room.chat.value} muted=${room.you.value?.muted ?? false} onSend=${person.value ? (/** @type {string} */ text) => room.live.send({ type: "chat", text }) : undefined} />`}
            ${tab === "moves" && html`<${MoveBox} table=${table} act=${act} onMove=${room.play} />`}
            ${tab === "text" && html`<div class="text-view"><p><b>${table.what_now}</b></p>${board.Text ? html`<${board.Text} ...${props} />` : null}</div>`}
          </div>
        </div>
      </aside>
      ${table.state === "playing" && html`<div class="thumb bar">${bar}</div>`}
    </div>
    ${looking !== null && html`<${SeatSheet} table=${table} board=${board} seat=${looking} onClose=${() => setLooking(null)} />`}`;
}

/** What is going on, in one sentence; the previewed move and what it changes; on a phone, where the log is far, what the others did last. @param {{table: Table, room: any, entries: import("../lib/types.js").LogEntry[], phone: boolean, now?: string | null}} props */
function Moment({ table, room, entries, phone, now }) {
  const { act } = room;
  const ghost = act.ghost;
  const sending = room.asked.value !== -1;
  const last = phone ? entries.findLast((entry) => entry.kind === "move") : undefined;
  const news = last && last.seat !== null && !table.seats[last.seat]?.mine ? last : null;
  const hint = html`<span class="quiet">${news ? told(news, table.seats) : t(matchMedia("(hover: none)").matches ? "moment.hint.touch" : "moment.hint")}</span>`;
  return html`<div class=${cx("moment", table.legal.length > 0 && "yours")}>
    <p class="sentence">${sending ? t("live.sending") : now || table.what_now}</p>
    ${table.state === "playing" && table.legal.length > 0 && html`<p class=${cx("ghostly", !ghost && news && "news")}>${ghost ? html`<${Gains} table=${table} legal=${ghost} /><span>${ghost.sentence}</span>` : hint}</p>`}
  </div>`;
}

/** The present actions. @param {{props: import("../lib/types.js").BoardProps, board: import("../lib/types.js").Board, room: any}} props */
function Bar({ props, board, room }) {
  const { table, act } = props;
  if (table.state !== "playing") return null;
  const undo = table.undo?.mode;
  const others = table.seats.some((seat) => !seat.mine && seat.kind === "person");
  const undoButton =
    undo &&
    undo !== "none" &&
    html`<button class="undo" onClick=${room.undo} disabled=${room.asked.value !== -1}><${Icon} name="undo" />${undo === "ask" && others ? t("undo.ask") : t("undo")}</button>`;
  if (act.pinned && act.ghost) {
    const { move } = act.ghost;
    // What changes the ghost itself, such as turning it, stays at hand.
    const stays = act.mine && board.actions ? board.actions(props).filter((action) => action.stays && action.run) : [];
    return html`<button onClick=${() => act.preview(null, true)}><${Icon} name="close" />${t("cancel")}</button>
      ${stays.map((action) => html`<button key=${action.label} class="stays" onClick=${() => action.run?.()}>${action.icon && html`<${Icon} name=${action.icon} />`}${action.label}</button>`)}
      <button class="primary" onClick=${() => act.commit(move)}><${Icon} name="check" />${t("confirm")}</button>`;
  }
  const actions = act.mine && board.actions ? board.actions(props) : [];
  return html`${undoButton}${actions.map(
    (
      action,
    ) => html`<button key=${action.label} class=${cx(action.primary && "primary", action.pressed && "pressed")} aria-pressed=${action.pressed === undefined ? undefined : String(action.pressed)} disabled=${action.disabled}
      onClick=${() => (action.move ? act.commit(action.move) : action.run?.())}
      onPointerEnter=${action.move && ((/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && act.preview(action.move ?? null))} onPointerLeave=${action.move && (() => act.preview(null))}
      onFocus=${action.move && ((/** @type {any} */ e) => e.currentTarget.matches(":focus-visible") && act.preview(action.move ?? null))} onBlur=${action.move && (() => act.preview(null))}>
      ${action.icon && html`<${Icon} name=${action.icon} />`}${action.label}</button>`,
  )}`;
}

/** Somebody asks to take moves back. @param {{table: Table, room: any}} props */
function Asking({ table, room }) {
  const { asking } = table;
  const answer = (/** @type {boolean} */ yes) => room.live.send({ type: "answer", ask: asking.ask, yes });
  const own = table.seats[asking.seat]?.mine;
  return html`<div class="banner" role="alertdialog" aria-label=${asking.sentence}><${Icon} name="undo" /><p>${asking.sentence}</p>
    ${asking.answer && html`<button class="small primary" onClick=${() => answer(true)}>${t("yes")}</button><button class="small" onClick=${() => answer(false)}>${t("no")}</button>`}
    ${own && !asking.answer && html`<button class="small" onClick=${() => answer(false)}>${t("undo.withdraw")}</button>`}</div>`;
}

/** Hot-seat: the device goes from hand to hand. @param {{table: Table, room: any}} props */
function Curtain({ table, room }) {
  const seat = table.seats[table.turn ?? table.viewer ?? 0];
  return html`<div class="curtain"><${Disc} seat=${seat} /><h2>${t("hot.pass", { name: nameOf(seat) })}</h2><p class="quiet">${t("hot.why", { name: nameOf(seat) })}</p>
    <button class="primary" onClick=${() => room.live.tell({ type: "uncover", seat: seat.seat })}><${Icon} name="eye" />${t("hot.uncover", { name: nameOf(seat) })}</button></div>`;
}

/** A seat close up: its garden, and its points line by line. @param {{table: Table, board: import("../lib/types.js").Board, seat: number, onClose: () => void}} props */
function SeatSheet({ table, board, seat, onClose }) {
  const act = useMemo(
    () =>
      createAct(
        () => ({ ...table, legal: [] }),
        () => {},
      ),
    [seat],
  );
  const words = translator(board.words);
  const score = table.scores?.[seat];
  return html`<${Dialog} class="seat-sheet" title=${nameOf(table.seats[seat])} onClose=${onClose}>
    ${score && html`<div><p class="quiet">${t("score.lines")}</p><${Lines} score=${score} act=${act} /></div>`}
    ${!table.covered && html`<div class="picture-large"><${FocusArea} label=${t("area.garden", { name: nameOf(table.seats[seat]) })}><${board.Garden} table=${{ ...table, legal: [] }} act=${act} t=${words} lang=${lang.value} seat=${seat} size="large" /><//></div>`}
  <//>`;
}

/** The guided first game. @param {{table: Table, act: import("../lib/types.js").Act}} props */
function Lesson({ table, act }) {
  const [lesson, setLesson] = useState(/** @type {any} */ (null));
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    GAMES[table.game]?.lesson?.().then(setLesson, () => {});
  }, [table.game]);
  const [shown, setShown] = useState(() => toldSteps(table.id));
  const index = lesson
    ? lesson.steps.findIndex(
        (/** @type {any} */ step, /** @type {number} */ i) => !(step.once && shown.has(i)) && step.when(table),
      )
    : -1;
  const step = index >= 0 ? lesson.steps[index] : null;
  const places = step ? (typeof step.places === "function" ? step.places(table) : (step.places ?? null)) : null;
  useEffect(() => {
    act.highlight(places, table.viewer);
    if (step) speak(pick(step.text));
    return () => act.highlight(null);
  }, [index, table.ply, JSON.stringify(places)]);
  const seen = () => {
    const next = new Set(shown).add(index);
    remember(table.id, next);
    setShown(next);
  };
  if (ended || !step) return null;
  return html`<div class="lesson"><p>${pick(step.text)}</p><div class="row">
    ${step.once && html`<button class="small primary" onClick=${seen}>${t("lesson.ok")}</button>`}
    <button class="small plain" onClick=${() => (endLesson(table.id), setEnded(true))}>${t("lesson.skip")}</button></div></div>`;
}

/** Before the match: who is here, and how to bring the others. @param {{table: Table, card: any, banner: any, room: any}} props */
function Waiting({ table, card, banner, room }) {
  const [bots, setBots] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    get("/api/bots").then(setBots, () => {});
  }, []);
  const ask = async (/** @type {string} */ what, /** @type {any} */ body = {}) => {
    try {
      await post(`/api/tables/${table.id}/${what}`, body);
      if (what === "close" || what === "leave") go("/");
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
  };
  const host = room.you.value?.host;
  const seated = table.seats.some((seat) => seat.mine);
  return html`<main class="page" id="main" tabindex="-1">${banner}
    ${
      table.state === "closed"
        ? html`<p>${t("waiting.closed")}</p><p><a class="button" href="/">${t("home")}</a></p>`
        : html`
    <div class="waiting">
      <section class="stack card"><h2>${t("waiting.title")}</h2><p class="quiet">${t("waiting.text")}</p>${card && html`<${Invite} card=${card} />`}</section>
      <section class="stack card"><img class="cover" src=${GAMES[table.game]?.cover ?? "/static/art/cover.svg"} alt="" width="320" height="180" /><h2>${t("seats")}</h2>
        <ul class="stack">${table.seats.map((seat) => html`<li class="row"><${Disc} seat=${seat} /><b>${nameOf(seat)}</b>${seat.mine && html`<span class="quiet">${t("seat.you")}</span>`}</li>`)}</ul>
        ${!seated && html`<button class="primary" onClick=${() => card && go(`/join/${card.code}`)}>${t("join.sit")}</button>`}
        ${host && bots.length > 0 && html`<div class="row">${bots.map((bot) => html`<button class="small" onClick=${() => ask("fill", { bot: bot.name })}>${t("waiting.fill", { bot: pick(bot.title) })}</button>`)}</div>`}
        <div class="row">${seated && !host && html`<button class="small" onClick=${() => ask("leave")}>${t("waiting.leave")}</button>`}${host && html`<button class="small" onClick=${() => ask("close")}>${t("waiting.close")}</button>`}</div>
      </section>
    </div>`
    }
  </main>`;
}

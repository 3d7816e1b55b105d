/** What is going on now, and what I can do about it. */
import { html, Icon, cx } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { entrySentences, momentSentence, moveSentence } from "../lib/sentences.js";
import { useFit } from "../lib/fit.js";
import { aiming } from "../lib/spot.js";
import { Because, Gains } from "./score.js";
import { Disc, nameOf } from "./seats.js";
import { refusal } from "./toasts.js";

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/room.js").Room} Room */

/**
 * One sentence; below it the previewed move and what it changes, or why something cannot be done, or what the others did last.
 * @param {{table: Table, room: Room, now?: (props: import("../lib/types.js").BoardProps) => string | null}} props
 *   now: the sentence, if not that of the moment
 */
export function Prompt({ table, room, now }) {
  const { play } = room;
  const { ghost, words } = play;
  const sending = room.asked.value !== -1;
  const mine = table.legal.length > 0;
  const refused = refusal.value;
  const sentence = sending ? t("live-sending") : now?.({ table, play, t: words }) || momentSentence(words, table);
  const last = room.log.value.findLast((entry) => entry.kind === "move");
  const theirs = last && last.seat !== null && !table.seats[last.seat]?.mine;
  const waits = table.turn === null ? null : table.seats[table.turn];
  // Several of mine on one device: whoever has just played hands it over.
  const handed = mine && last && last.seat !== table.turn && table.seats[last.seat ?? -1]?.mine ? waits : null;
  // Where something can be done about it, the banner says so.
  const away = !mine && waits?.kind === "person" && !waits.here && !waits.mine && !waits.claim_at && !waits.stand_in;
  const news = away
    ? [t("moment-away", { name: nameOf(waits) })]
    : theirs
      ? entrySentences(words, last, table.seats)
      : handed
        ? [t("hot-hand", { name: nameOf(handed) })]
        : [];
  const box = useFit([sentence, ghost?.move, refused, ...news, table.lang].join());
  const detail = refused
    ? html`<p class="detail refusal"><${Icon} name="off" /><span>${refused}</span></p>`
    : ghost
      ? html`<p class="detail"><${Gains} table=${table} move=${ghost} />
          <${Because} table=${table} move=${ghost} words=${words} /><span>${moveSentence(words, ghost)}</span></p>`
      : news.length > 0 && html`<p class="detail news" data-spare=""><${Sentences} all=${news} /></p>`;
  const told = refused || ghost ? "" : undefined; // where there is no room for both, what is asked about is read
  return html`<div class=${cx("prompt", mine && "yours")} ref=${box}>
    <p class="sentence" data-spare=${told}>${table.practice && html`<span class="tag" data-spare="">${t("practice")}</span> `}${sentence}</p>${detail}</div>`;
}

/** Sentences in a row; where there is no room for all, the first are shown. @param {{all: string[]}} props */
export const Sentences = ({ all }) =>
  html`${all.map((one, i) => html`<span key=${i} data-spare=${i ? "" : undefined}>${i ? ` ${one}` : one}</span>`)}`;

/**
 * The actions: Undo first, the one that goes on last, the game's own between. All of them are always there, in this order
 * and of the same width; what cannot be done now is greyed.
 * @param {{props: import("../lib/types.js").BoardProps, board: import("../lib/types.js").Board, room: Room,
 *   hint: {open: boolean, toggle: () => void} | null}} props  hint: null at a table without hints
 */
export function Bar({ props, board, room, hint }) {
  const { table, play } = props;
  const pinned = play.pinned ? play.ghost : null;
  const actions = board.actions?.(props) ?? [];
  const may = play.mine;
  const idle = room.asked.value !== -1 || table.state !== "playing";
  const asks = table.undo.mode === "ask" && table.seats.some((seat) => !seat.mine && seat.kind === "person");
  // Nobody else has to agree, but the match would no longer count.
  const undo = () => {
    if (table.undo.casual && !asks) room.doubting.value = true;
    else room.undo();
  };
  const picked = play.picked && !play.picked.only;
  const held = board.back?.(props) ?? (may && (pinned || picked) ? play.letGo : null);
  const run = (/** @type {import("../lib/types.js").Action} */ { move, run }) => (move ? play.commit(move) : run?.());
  const on = pinned ? null : actions.find((action) => action.primary && !action.disabled);
  const go = pinned ? () => play.commit(pinned) : () => on && run(on);
  const others = actions.filter((action) => !action.primary);
  const counting = room.queue?.counting.value ?? false;
  const box = useFit([asks, counting, on?.label, ...actions.map((action) => action.label), table.lang].join());
  const places = others.length + (hint ? 1 : 0); // between Undo and the one that goes on
  const look = cx("bar", places > 2 && "is-full", places > 3 && "is-crowded");
  if (counting) {
    return html`<div class=${look} role="group" aria-label=${t("actions")} ref=${box}>
      <button key="undo" class="undo" disabled><${Icon} name="undo" /><span>${t("undo")}</span></button>
      <${Pause} queue=${room.queue} places=${places} />
      <button key="go" class="go primary" data-count="" data-action="go-on" onClick=${room.finish}><${Icon} name="last" />
        <span>${t(table.state === "over" ? "count-result" : "count-go-on")}</span></button></div>`;
  }
  return html`<div class=${look} role="group" aria-label=${t("actions")} ref=${box}>
    <button key="undo" class="undo" onClick=${held ?? undo} disabled=${!held && (idle || table.undo.mode === "none")}>
      <${Icon} name="undo" /><span>${asks && !held ? t("undo-ask") : t("undo")}</span></button>
    ${
      hint &&
      html`<button class=${cx("ask-hint", hint.open && "pressed")} data-action="hint" aria-expanded=${String(hint.open)}
        disabled=${!may && !hint.open} onClick=${hint.toggle}><${Icon} name="bulb" /><span>${t("hint")}</span></button>`
    }
    ${others.map(
      (action) => html`<button key=${action.key} data-action=${action.key} class=${cx(action.pressed && "pressed")}
          aria-pressed=${action.pressed === undefined ? undefined : String(action.pressed)} aria-label=${action.name}
          title=${action.name}
          disabled=${action.disabled || (!may && !action.always)} onClick=${() => run(action)} ...${aiming(play, action.move ?? null)}>
          <${Icon} name=${action.icon} /><span>${action.label}</span></button>`,
    )}
    <button key="go" class="go primary" data-action=${on?.key ?? "confirm"} onClick=${go} disabled=${!may || (!pinned && !on)} ...${aiming(play, on?.move ?? null)}>
      <${Icon} name=${on?.icon ?? "check"} /><span>${on?.label ?? t("confirm")}</span></button></div>`;
}

/**
 * What is counted stands still, or goes on. It is as wide as the actions whose places it takes, so that no other moves.
 * @param {{queue: Room["queue"], places: number}} props
 */
function Pause({ queue, places }) {
  const still = queue.paused.value;
  return html`<button key="pause" data-count="" data-action="pause" aria-pressed=${String(still)} onClick=${queue.pause}
    style=${{ "--places": places }}>
    <${Icon} name=${still ? "play" : "pause"} /><span>${t(still ? "count-on" : "count-pause")}</span></button>`;
}

/** Somebody asks to take moves back, to stop the clock, or to end the match together. @param {{table: Table, room: Room}} props */
export function Asking({ table, room }) {
  const { asking } = table;
  if (!asking) return null;
  const answer = (/** @type {boolean} */ yes) => room.live.send({ type: "answer", ask: asking.ask, yes });
  const own = table.seats[asking.seat]?.mine;
  const { name } = table.seats[asking.seat];
  const [key, icon] = asking.minutes
    ? ["ask-pause", "pause"]
    : asking.to === null
      ? ["log-propose", "people"]
      : ["log-ask", "undo"];
  const sentence = t(key, { name, count: asking.minutes || asking.count });
  return html`<div class="banner" role="alertdialog" aria-label=${sentence}>
    <${Icon} name=${icon} /><p>${sentence} ${asking.casual && t("ask-casual")}</p>
    ${
      asking.answer &&
      html`<button class="small primary" onClick=${() => answer(true)}>${t("yes")}</button>
        <button class="small" onClick=${() => answer(false)}>${t("no")}</button>`
    }
    ${own && !asking.answer && html`<button class="small" onClick=${() => answer(false)}>${t("undo-withdraw")}</button>`}</div>`;
}

/** Hot-seat: the device goes from hand to hand. @param {{table: Table, room: Room}} props */
export function Curtain({ table, room }) {
  const seat = table.seats[table.turn ?? table.viewer ?? 0];
  const name = nameOf(seat);
  const uncover = () => room.live.tell({ type: "uncover", seat: seat.seat });
  return html`<div class="curtain"><${Disc} seat=${seat} /><h2>${t("hot-pass", { name })}</h2>
    <p class="quiet">${t("hot-why", { name })}</p>
    <button class="primary" onClick=${uncover}><${Icon} name="eye" />${t("hot-uncover", { name })}</button></div>`;
}

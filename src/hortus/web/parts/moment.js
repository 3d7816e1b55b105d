/** What is going on now, and what I can do about it. */
import { html, Icon, cx } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { entrySentences, momentSentence, moveSentence } from "../lib/sentences.js";
import { aiming } from "../lib/spot.js";
import { Gains } from "./score.js";
import { Disc, nameOf } from "./seats.js";

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/room.js").Room} Room */

/**
 * One sentence; the previewed move and what it changes; on a phone, where the log is far, what the others did last.
 * @param {{table: Table, room: Room, phone: boolean, now?: string | null}} props
 */
export function Moment({ table, room, phone, now }) {
  const { play } = room;
  const { ghost, words } = play;
  const sending = room.asked.value !== -1;
  const last = phone ? room.log.value.findLast((entry) => entry.kind === "move") : undefined;
  const theirs = last && last.seat !== null && !table.seats[last.seat]?.mine;
  const news = theirs ? entrySentences(words, last, table.seats).join(" ") : "";
  const mine = table.legal.length > 0;
  const hint = news || (mine ? t(matchMedia("(hover: none)").matches ? "moment-hint-touch" : "moment-hint") : "");
  return html`<div class=${cx("moment", mine && "yours")}>
    <p class="sentence">${sending ? t("live-sending") : now || momentSentence(words, table)}</p>
    ${
      table.state === "playing" &&
      html`<p class=${cx("ghostly", !ghost && news && "news")}>${
        ghost
          ? html`<${Gains} table=${table} move=${ghost} /><span>${moveSentence(words, ghost)}</span>`
          : html`<span class="quiet">${hint}</span>`
      }</p>`
    }
  </div>`;
}

/** The present actions. @param {{props: import("../lib/types.js").BoardProps, board: import("../lib/types.js").Board, room: Room}} props */
export function Bar({ props, board, room }) {
  const { table, play } = props;
  if (table.state !== "playing") return null;
  const actions = play.mine && board.actions ? board.actions(props) : [];
  if (play.pinned && play.ghost) {
    const { ghost } = play;
    // What changes the ghost itself, such as turning it, stays at hand, and where it was: nobody confirms by mistake.
    const stays = actions.filter((action) => action.stays && action.run);
    return html`<button onClick=${() => play.preview(null, true)}><${Icon} name="close" />${t("cancel")}</button>
      <button class="primary" onClick=${() => play.commit(ghost)}><${Icon} name="check" />${t("confirm")}</button>
      ${stays.map(
        (action) => html`<button key=${action.label} class="stays" onClick=${() => action.run?.()}>
          ${action.icon && html`<${Icon} name=${action.icon} />`}${action.label}</button>`,
      )}`;
  }
  const others = table.seats.some((seat) => !seat.mine && seat.kind === "person");
  const asks = table.undo.mode === "ask" && others;
  return html`${
    table.undo.mode !== "none" &&
    html`<button class="undo" onClick=${room.undo} disabled=${room.asked.value !== -1}>
      <${Icon} name="undo" />${asks ? t("undo-ask") : t("undo")}</button>`
  }
  ${actions.map(
    (action) => html`<button key=${action.label} class=${cx(action.primary && "primary", action.pressed && "pressed")}
      aria-pressed=${action.pressed === undefined ? undefined : String(action.pressed)} disabled=${action.disabled}
      onClick=${() => (action.move ? play.commit(action.move) : action.run?.())} ...${aiming(play, action.move ?? null)}>
      ${action.icon && html`<${Icon} name=${action.icon} />`}${action.label}</button>`,
  )}`;
}

/** Somebody asks to take moves back. @param {{table: Table, room: Room}} props */
export function Asking({ table, room }) {
  const { asking } = table;
  if (!asking) return null;
  const answer = (/** @type {boolean} */ yes) => room.live.send({ type: "answer", ask: asking.ask, yes });
  const own = table.seats[asking.seat]?.mine;
  const sentence = t("log-ask", { name: table.seats[asking.seat].name, count: asking.count });
  return html`<div class="banner" role="alertdialog" aria-label=${sentence}><${Icon} name="undo" /><p>${sentence}</p>
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

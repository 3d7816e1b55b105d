/**
 * The frame of a table. Every slot has its place, and its size, whatever it holds: css/frame.css says where, by the room
 * there is. A table and a replay are both set into it.
 */
import { html, cx, useLayoutEffect } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { FocusArea } from "../lib/focus.js";
import { Disc, SeatState, nameOf } from "./seats.js";

/** @typedef {import("../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../lib/types.js").Board} Board */

/**
 * What is set into the frame. `whole`: instead of prompt, market, gardens and actions, as long as it needs to be.
 * @typedef {object} Slots
 * @property {any} head
 * @property {any} [prompt]  one sentence, and what a previewed move would do
 * @property {any} [since]  what the others did since my last turn
 * @property {any} [areas]  market, my garden, the others': `Areas`
 * @property {any} [over]  what lies over the board for a while and takes no room: moves shown on it, the hint sheet
 * @property {any} [bar]  the actions
 * @property {any} [hint]  lessons; the slot is there only at a guided table
 * @property {any} side  log, chat, reference: beside the table, or over it where there is no room
 * @property {any} [whole]
 */

/** @param {Slots & {game: string, players: number, root: any, open: boolean, class?: string, on?: Record<string, any>}} props */
export function Frame({ game, players, root, open, class: className = "", on = {}, ...slots }) {
  const { head, prompt, since, areas, over, bar, hint, side, whole } = slots;
  useLayoutEffect(() => {
    document.documentElement.classList.add("at-table");
    return () => document.documentElement.classList.remove("at-table");
  }, []);
  const look = cx("table", `game-${game}`, `with-${players - 1}`, whole && "is-whole", hint && "is-guided", className);
  return html`<div class=${look} ...${on}>${head}
    <main class="board" id="main" ref=${root} tabindex="-1">
      ${
        whole
          ? html`<div class="whole">${whole}</div>`
          : html`<div class="prompt-slot">${prompt}</div><div class="since">${since}</div>${areas}${over}${bar}${hint && html`<div class="hint">${hint}</div>`}`
      }
      <section class=${cx("side", open && "is-open")} id="side" aria-label=${t("side")}>${side}</section>
    </main></div>`;
}

/**
 * The shared area, one garden large, the others small.
 * @param {{props: BoardProps, board: Board, seat: number, keys?: import("../lib/focus.js").Keys, skew?: number,
 *   presence?: boolean, onLook: (seat: number) => void}} props  presence: does it matter who is here?
 */
export function Areas({ props, board, seat: mine, keys, skew = 0, presence = true, onLook }) {
  const { table } = props;
  const seat = table.seats[mine];
  const others = table.seats.filter((one) => one.seat !== mine);
  const label = t("area-garden", { name: nameOf(seat) });
  const state = (/** @type {import("../lib/types.js").Seat} */ one) =>
    html`<${SeatState} table=${table} seat=${one} skew=${skew} presence=${presence} />`;
  return html`${
    board.Shared &&
    html`<${FocusArea} label=${t("area-shared")} class="shared" keys=${keys}><${board.Shared} ...${props} /><//>`
  }
    <section class="mine" aria-label=${label}>
      <button class=${cx("garden-head", table.turn === mine && "deciding")} onClick=${() => onLook(mine)}>
        <${Disc} seat=${seat} /><h2 class="name">${seat.mine ? t("area-mine", { name: seat.name }) : nameOf(seat)}</h2>
        ${state(seat)}<span class="unseen">${t("seat-why")}</span></button>
      <${FocusArea} label=${label} class="garden" keys=${keys}><${board.Garden} ...${props} seat=${mine} size="large" /><//>
    </section>
    <div class="others" role="group" aria-label=${t("area-others")}>${others.map(
      (other) => html`<button key=${other.seat} class=${cx("other", table.turn === other.seat && "deciding")}
        onClick=${() => onLook(other.seat)}>
        <span class="garden-head"><${Disc} seat=${other} /><span class="name">${nameOf(other)}</span>
          ${state(other)}<span class="unseen">${t("area-look")}</span></span>
        <span class="garden"><${board.Garden} ...${props} seat=${other.seat} size="small" /></span></button>`,
    )}</div>`;
}

/** The hint sheet: the best moves with what they lead to and why; they are lit on the board, the chosen one lies there as a preview. */
import { html, Icon, cx, useEffect, useRef, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { post } from "../lib/api.js";
import { chance, expected } from "../lib/coach.js";
import { moveSentence } from "../lib/sentences.js";
import { speak } from "../lib/speak.js";
import { ShownMoves, roomBeside } from "./shown_moves.js";

/** @typedef {import("../lib/types.js").Move} Move */
/** A move that is worth playing. @typedef {{move: string, why: string, points: number[], win_chances: number[]}} Hint */

const EMPTY = [0, 1]; // rows while the coach is thinking

/**
 * @param {{room: import("../lib/room.js").Room, table: import("../lib/types.js").Table, board: import("../lib/types.js").Board,
 *   onClose: () => void}} props
 */
export function HintSheet({ room, table, board, onClose }) {
  const { play, root } = room;
  const [found, setFound] = useState(/** @type {Hint[] | null} */ (null));
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState("market"); // the part of the board that the sheet lies over, where it has no place of its own
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const moment = `${table.ply}-${table.undos}`;
  const asked = useRef(moment);
  const keyboard = useRef(document.activeElement?.matches(":focus-visible") ?? false);
  const hints = (found ?? []).flatMap((hint) => {
    const move = play.legal.find((one) => one.move === hint.move);
    return move ? [{ ...hint, move }] : [];
  });
  const choose = (/** @type {Move} */ move) => {
    play.preview(move, true);
    speak(moveSentence(play.words, move));
  };
  const ask = () => {
    setProblem("");
    post(`/api/tables/${table.id}/hint`, { ply: table.ply, undos: table.undos }).then(
      ({ moves }) => setFound(moves),
      (error) => setProblem(error.message),
    );
  };
  useEffect(() => {
    board.back?.({ table, play, t: play.words })?.();
    play.letGo();
    ask();
    return play.letGo;
  }, []);
  useEffect(() => {
    if (!found || !hints.length) return;
    const moves = hints.map(({ move }) => move);
    if (root.current) setOver(roomBeside(root.current, board, moves, play.legal));
    choose(moves[0]);
    if (keyboard.current) /** @type {HTMLElement | null} */ (sheet.current?.querySelector(".hint-row"))?.focus();
  }, [found]);
  useEffect(() => {
    if (asked.current !== moment || !play.mine) onClose(); // it was for another moment
  }, [moment, play.mine]);

  const lone = hints.length === 1 && table.legal.length > 1;
  const shown = hints.map(({ move }, i) => ({
    move,
    label: String(i + 1),
    look: /** @type {"best" | "good"} */ (i ? "good" : "best"),
  }));
  return html`${found && html`<${ShownMoves} root=${root} board=${board} play=${play} moves=${shown} />`}
    <section ref=${sheet} class=${`hint-sheet over-board over-${over}`} aria-label=${t("hint-title")} aria-busy=${String(!found && !problem)}>
      <div class="hint-head"><${Icon} name="bulb" /><h2>${t("hint-title")}</h2>
        <button class="plain round" onClick=${onClose} aria-label=${t("close")}><${Icon} name="close" /></button></div>
      ${
        problem &&
        html`<p class="notice" role="alert">${problem}</p>
        <button class="small" onClick=${ask}>${t("review-again")}</button>`
      }
      ${!found && !problem && html`<p class="unseen" role="status">${t("hint-thinking")}</p>`}
      <ol class="hint-rows">${
        found || problem
          ? hints.map(
              (hint, i) =>
                html`<${Row} key=${hint.move.move} hint=${hint} number=${i + 1} table=${table} play=${play} onChoose=${choose} />`,
            )
          : EMPTY.map((i) => html`<li key=${i} class="hint-row is-empty" aria-hidden="true"></li>`)
      }</ol>
      ${lone && html`<p class="quiet hint-lone">${t("hint-lone")}</p>`}
      ${hints.length > 0 && html`<p class="quiet hint-lone">${t("hint-about")}</p>`}
    </section>`;
}

/**
 * @param {{hint: Omit<Hint, "move"> & {move: Move}, number: number, table: import("../lib/types.js").Table,
 *   play: import("../lib/types.js").Play, onChoose: (move: Move) => void}} props
 */
function Row({ hint, number, table, play, onChoose }) {
  const { move, why, points, win_chances } = hint;
  const seat = table.turn ?? 0;
  const chosen = play.pinned && play.ghost === move;
  const outlook = [
    table.seats.length > 1 && t("hint-chance", { chance: chance(win_chances[seat]) }),
    expected(play.words, points[seat]),
  ].filter(Boolean);
  return html`<li><button class=${cx("hint-row", chosen && "is-chosen")} aria-pressed=${String(chosen)} onClick=${() => onChoose(move)}>
    <b class=${cx("hint-number", number > 1 && "is-good")}>${number}</b>
    <span class="hint-move">${moveSentence(play.words, move)}</span>
    <span class="hint-why"><b class="hint-outlook">${outlook.join(" · ")}</b> ${why}</span></button></li>`;
}

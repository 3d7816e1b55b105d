/** Conditional moves: the board as it would be, move by move, until there is an answer of one's own to keep. */
import { html, Icon, signal, useEffect, useMemo, useRef, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { post } from "../lib/api.js";
import { keysOf, useKeys } from "../lib/focus.js";
import { createPlay } from "../lib/play.js";
import { wholeMove } from "../lib/room.js";
import { go } from "../lib/router.js";
import { momentSentence } from "../lib/sentences.js";
import { drawTipsWith } from "../lib/tip.js";
import { boardOf } from "../games/index.js";
import { Areas, Frame } from "../parts/frame.js";
import { Head } from "../parts/head.js";
import { MoveBox } from "../parts/moves.js";
import { Line } from "../parts/conditional_moves.js";
import { Bar, Prompt } from "../parts/prompt.js";
import { SeatSheet } from "../parts/seat_sheet.js";
import { Seats, nameOf } from "../parts/seats.js";
import { toast } from "../parts/toasts.js";

const t = wordsOf("people");

/** What the server answers: the table after some moves. @typedef {{table: any, moves: any[], ply: number, undos: number, seat: number, lines: any[][]}} VariationState */

/** @param {{id: string}} props */
export default function ConditionalMovesScreen({ id }) {
  const [found, setFound] = useState(/** @type {VariationState | null} */ (null));
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const address = `/api/tables/${encodeURIComponent(id)}`;
  /** The table after these moves; what was shown before stays where nobody can know it. @param {string[]} line */
  const look = async (line) => {
    const at = found ? { ply: found.ply, undos: found.undos } : {};
    const next = await post(`${address}/variation`, { ...at, line });
    const table = next.table ?? { ...found?.table, legal: [] };
    table.legal = table.legal.map(wholeMove);
    table.undo = { mode: line.length ? "free" : "none", to: 0 };
    if (!board) {
      const drawing = await boardOf(table.game);
      drawTipsWith(drawing, wordsOf(table.game));
      setBoard(() => drawing);
    }
    setFound({ ...next, table });
  };
  const again = () => look(found?.moves.map((step) => step.move) ?? []).catch((error) => setProblem(error.message));
  useEffect(() => void again(), [id, lang.value]);
  useEffect(() => {
    document.title = `${t("conditional-title")} · Hortus`;
  }, [lang.value]);
  const save = async (/** @type {string[][]} */ lines) => {
    try {
      await post(`${address}/conditional-moves`, { ply: found?.ply, undos: found?.undos, lines });
      toast(t("conditional-saved"));
      go(`/t/${id}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  if (problem || (found && found.table.turn === found.seat && !found.moves.length))
    return html`<${Head} place=${t("conditional-title")} /><main class="page" id="main">
      <p class="notice" role="alert">${problem || t("conditional-own-turn")}</p>
      <p><a class="button" href=${`/t/${id}`}>${t("conditional-to-table")}</a></p></main>`;
  if (!found || !board)
    return html`<${Head} place=${t("opening")} compact /><main class="page" id="main"><p role="status">${t("opening")}</p></main>`;
  return html`<${Variation} key=${found.moves.length} id=${id} found=${found} board=${board} onLook=${look} onSave=${save} />`;
}

/** @param {{id: string, found: VariationState, board: import("../lib/types.js").Board, onLook: (line: string[]) => Promise<void>, onSave: (lines: string[][]) => Promise<void>}} props */
function Variation({ id, found, board, onLook, onSave }) {
  const { table, seat, moves } = found;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const [looking, setLooking] = useState(/** @type {number | null} */ (null));
  const line = moves.map((step) => step.move);
  const room = useMemo(() => {
    const asked = signal(-1);
    const words = wordsOf(table.game);
    const ask = async (/** @type {string[]} */ next) => {
      asked.value = 0;
      await onLook(next).catch((error) => toast(error.message));
      asked.value = -1;
    };
    const play = createPlay({
      table: () => table,
      send: (move) => void ask([...line, move.move]),
      busy: () => asked.value !== -1,
      board: () => board,
      words: () => words,
    });
    return { asked, log: signal(/** @type {any[]} */ ([])), play, undo: () => void ask(line.slice(0, -1)), ask };
  }, [table, board]);
  const { play } = room;
  const props = { table, play, t: play.words };
  const keys = keysOf(board, props);
  const letGo = () => {
    board.back?.(props)?.();
    play.letGo();
  };
  useKeys({ ...keys, escape: letGo });
  const answered = moves.at(-1)?.seat === seat && (table.turn !== seat || !table.legal.length);
  const shown = answered ? seat : table.viewer;
  const now = () => {
    if (answered) return t("conditional-answered");
    const what = board.now?.(props) || momentSentence(play.words, table);
    return t(table.turn === seat ? "conditional-then" : "conditional-if", {
      name: nameOf(table.seats[table.turn]),
      what,
    });
  };
  const on = {
    "data-moves": line.length,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && letGo(),
  };
  const still = answered ? { ...table, legal: [] } : table;
  const lines = [...found.lines.map((one) => one.map((step) => step.move)), line];
  return html`<${Frame} game=${table.game} players=${table.seats.length} root=${root} open=${false} on=${on}
    head=${html`<${Head} place=${t("conditional-title")} game=${table.game} compact><${Seats} table=${still} skew=${0} presence=${false} onOpen=${setLooking} /><//>`}
    prompt=${html`<${Prompt} table=${still} room=${room} now=${now} />`}
    areas=${html`<${Areas} props=${{ ...props, table: still }} board=${board} seat=${shown} keys=${keys} presence=${false} onLook=${setLooking} />`}
    since=${html`<a class="button small since-play" href=${`/t/${id}`} title=${t("conditional-to-table")}><${Icon} name="prev" /><span>${t("conditional-to-table")}</span></a>`}
    bar=${
      answered
        ? html`<div class="bar" role="group" aria-label=${t("actions")}>
            <button class="undo" onClick=${room.undo}><${Icon} name="undo" /><span>${t("undo")}</span></button>
            <button class="go primary" data-action="keep" onClick=${() => onSave(lines)}><${Icon} name="check" /><span>${t("conditional-save")}</span></button></div>`
        : html`<${Bar} props=${props} board=${board} room=${room} hint=${null} />`
    }
    side=${html`<div class="more"><div class="panel card stack"><${Line} moves=${moves} seats=${table.seats} /><h2>${t("conditional-moves")}</h2>
      <${MoveBox} table=${still} play=${play} onMove=${(/** @type {string} */ move) => void room.ask([...line, move])} /></div></div>`} />
  ${looking !== null && html`<${SeatSheet} table=${still} board=${board} seat=${looking} onClose=${() => setLooking(null)} />`}`;
}

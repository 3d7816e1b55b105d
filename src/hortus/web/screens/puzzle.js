/** A puzzle: the real board, one move to find, and why it is the best. */
import { html, Icon, cx, signal, useEffect, useMemo, useRef, useState } from "../lib/ui.js";
import { decimal, lang, wordsOf } from "../lib/i18n.js";
import { beSomebody, get, post } from "../lib/api.js";
import { keysOf, useKeys } from "../lib/focus.js";
import { placeIn } from "../lib/measure.js";
import { createPlay } from "../lib/play.js";
import { wholeMove } from "../lib/room.js";
import { go } from "../lib/router.js";
import { momentSentence } from "../lib/sentences.js";
import { sound } from "../lib/sound.js";
import { speak } from "../lib/speak.js";
import { drawTipsWith } from "../lib/tip.js";
import { boardOf, gameOf } from "../games/index.js";
import { Grade } from "../parts/grade.js";
import { Areas, Frame } from "../parts/frame.js";
import { Head } from "../parts/head.js";
import { MoveBox } from "../parts/moves.js";
import { Bar, Prompt } from "../parts/prompt.js";
import { SeatSheet } from "../parts/seat_sheet.js";
import { Seats } from "../parts/seats.js";
import { ShownMoves, roomBeside } from "../parts/shown_moves.js";
import { toast } from "../parts/toasts.js";

const t = wordsOf("daily");
const percent = (/** @type {number} */ share) => Math.round(100 * share);

/** Places and moves that a first hint lights. @typedef {{place: string | null, moves: string[]}} PuzzleHint */

/** What the board's parts want of a live table, of which a puzzle has only the moment. @param {any} table @param {any} board @param {(move: string) => void} send */
function stillRoom(table, board, send) {
  const answered = signal(/** @type {any} */ (null));
  const asked = signal(-1);
  const words = wordsOf(table.game);
  const play = createPlay({
    table: () => table,
    send: (move) => send(move.move),
    busy: () => asked.value !== -1 || answered.value !== null,
    board: () => board,
    words: () => words,
  });
  return { answered, asked, log: signal(/** @type {any[]} */ ([])), play, undo: () => {}, words };
}

/** @param {{game: string, id: string}} props */
export default function PuzzleScreen({ game, id }) {
  const [puzzle, setPuzzle] = useState(/** @type {any} */ (null));
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const [title, setTitle] = useState("");
  const [problem, setProblem] = useState("");
  const load = (/** @type {string} */ address) =>
    Promise.all([get(address), boardOf(game), gameOf(game)]).then(
      ([found, drawing, about]) => {
        found.table.legal = found.table.legal.map(wholeMove);
        drawTipsWith(drawing, wordsOf(game));
        setBoard(() => drawing);
        setTitle(t("puzzle-title", { game: about?.title ?? game }));
        setPuzzle(found);
        setProblem("");
      },
      (error) => setProblem(error.message),
    );
  const next = () => load(`/api/puzzles/next?game=${game}`);
  useEffect(() => {
    const shown = puzzle?.id ?? id;
    void (shown ? load(`/api/puzzles/${shown}`) : next());
  }, [game, id, lang.value]);
  useEffect(() => {
    if (title) document.title = `${title} · Hortus`;
  }, [title]);
  if (problem)
    return html`<${Head} place=${title || "Hortus"} /><main class="page" id="main">
      <p class="notice" role="alert">${problem}</p>
      <p class="row"><button onClick=${next}>${t("try-again")}</button><a class="button" href="/">${t("home")}</a></p></main>`;
  if (!puzzle || !board)
    return html`<${Head} place=${t("opening")} compact /><main class="page" id="main"><p role="status">${t("opening")}</p></main>`;
  return html`<${Puzzle} key=${puzzle.id} puzzle=${puzzle} board=${board} title=${title}
    onNext=${() => (id ? go(`/#puzzle/${game}`) : next())} />`;
}

/** @param {{puzzle: any, board: import("../lib/types.js").Board, title: string, onNext: () => void}} props */
function Puzzle({ puzzle, board, title, onNext }) {
  const { table } = puzzle;
  const [looking, setLooking] = useState(/** @type {number | null} */ (null));
  const [hint, setHint] = useState(/** @type {PuzzleHint | null} */ (puzzle.hint));
  const [lit, setLit] = useState(puzzle.hint !== null);
  const [over, setOver] = useState("market"); // what the outcome may cover
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const room = useMemo(() => stillRoom(table, board, (move) => void answer(move)), [table, board]);
  const { play } = room;
  const result = room.answered.value;
  const answer = async (/** @type {string | null} */ move) => {
    room.asked.value = 0;
    try {
      await beSomebody();
      const found = await post(`/api/puzzles/${puzzle.id}`, { move });
      room.answered.value = { ...found, move: wholeMove(found.move), shown: move === null };
      play.letGo();
      if (root.current) setOver(roomBeside(root.current, board, [room.answered.value.move], table.legal));
      play.preview(room.answered.value.move, true);
      sound(found.solved ? "win" : "no");
      speak(`${outcome(room.answered.value)} ${found.sentence} ${found.why}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
    room.asked.value = -1;
  };
  const ask = async () => {
    try {
      await beSomebody();
      const given = hint ?? (await post(`/api/puzzles/${puzzle.id}/hint`));
      setHint(given);
      setLit(hint === null || !lit);
      if (!hint) speak([hintSentence(given, puzzle.answered), ...namesOf(root.current, given)].join(" "));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  const again = () => {
    room.answered.value = null;
    play.preview(null, true);
    play.letGo();
  };
  const props = { table, play, t: play.words };
  const keys = keysOf(board, props);
  const letGo = () => {
    if (result) return;
    board.back?.(props)?.();
    play.letGo();
  };
  useKeys({ ...keys, escape: letGo });
  const on = {
    "data-puzzle": puzzle.id,
    onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && letGo(),
  };
  const shown = result ? [{ move: result.move, label: "1", look: "best" }] : hint && lit ? shownBy(hint, table) : [];
  const now = () => {
    const what = board.now?.(props) || momentSentence(play.words, table);
    if (room.answered.value || play.ghost || (play.picked && !play.picked.only)) return what;
    return hint && lit ? hintSentence(hint, puzzle.answered) : t("puzzle-find", { what });
  };
  return html`<${Frame} game=${table.game} players=${table.seats.length} root=${root} open=${false} class="is-puzzle" on=${on}
    head=${html`<${Head} place=${title} game=${table.game} compact><${Seats} table=${table} skew=${0} onOpen=${setLooking} />
      <span class="quiet short-of-room">${t("puzzle-number", { number: puzzle.number, count: puzzle.count })}</span><//>`}
    prompt=${html`<${Prompt} table=${table} room=${room} now=${now} />`}
    areas=${html`<${Areas} props=${props} board=${board} seat=${table.viewer} keys=${keys} presence=${false} onLook=${setLooking} />`}
    over=${
      shown.length > 0 &&
      html`<${ShownMoves} root=${root} board=${board} play=${play} moves=${shown} />
      ${result && html`<${Outcome} result=${result} over=${over} />`}`
    }
    hint=${html`<${About} puzzle=${puzzle} result=${result} onSkip=${onNext} onShow=${() => answer(null)} />`}
    bar=${
      result
        ? html`<div class="bar" role="group" aria-label=${t("actions")}>
            <button class="undo" onClick=${again}><${Icon} name="again" /><span>${t("puzzle-again")}</span></button>
            <button class="go primary" data-action="next" onClick=${onNext}><${Icon} name="next" /><span>${t("puzzle-next")}</span></button></div>`
        : html`<${Bar} props=${props} board=${board} room=${room} hint=${{ open: lit, toggle: ask }} />`
    }
    side=${html`<div class="more"><div class="panel card"><h2>${t("puzzle-moves")}</h2>
      <${MoveBox} table=${table} play=${play} onMove=${answer} /></div></div>`} />
  ${looking !== null && html`<${SeatSheet} table=${table} board=${board} seat=${looking} onClose=${() => setLooking(null)} />`}`;
}

/** What a hint lights. @param {PuzzleHint} hint @param {import("../lib/types.js").Table} table @returns {import("../parts/shown_moves.js").Shown[]} */
const shownBy = ({ place, moves }, table) =>
  place
    ? [{ place, label: "?", look: "best" }]
    : table.legal
        .filter(({ move }) => moves.includes(move))
        .map((move) => ({ move, label: "?", look: /** @type {"good"} */ ("good") }));

/** @param {PuzzleHint} hint @param {boolean} answered */
const hintSentence = ({ place }, answered) =>
  t(place ? "puzzle-hint-place" : "puzzle-hint-either", { rated: answered ? "no" : "yes" });

/** What is lit, for those who do not see it. @param {HTMLElement | null} root @param {PuzzleHint} hint */
const namesOf = (root, { place, moves }) =>
  place ? [(root && placeIn(root, place)?.getAttribute("aria-label")) ?? ""] : moves;

/** How hard it is, who has found it, my rating; and the ways out. @param {{puzzle: any, result: any, onSkip: () => void, onShow: () => void}} props */
function About({ puzzle, result, onSkip, onShow }) {
  const share = puzzle.share === null ? t("puzzle-nobody") : t("puzzle-share", { percent: percent(puzzle.share) });
  const mine = puzzle.answered ? t("puzzle-answered") : t("puzzle-rating", { rating: decimal(puzzle.rating) });
  return html`<div class="puzzle-about">
    <p class="row"><${Grade} grade=${puzzle.grade} /><span class="quiet">${share}</span><span class="quiet">${mine}</span></p>
    <p class="row"><button class="link" disabled=${result} onClick=${onSkip}>${t("puzzle-skip")}</button>
      <button class="link" disabled=${result} onClick=${onShow}>${t("puzzle-show")}</button></p></div>`;
}

/** Right or not, in a word. @param {{solved: boolean, shown: boolean}} result */
const outcome = ({ solved, shown }) => t(solved ? "puzzle-solved" : shown ? "puzzle-shown" : "puzzle-wrong");

/** @param {{result: any, over: string}} props  over: the part of the board that it may cover */
function Outcome({ result, over }) {
  const { solved, shown, cost, margin, rating } = result;
  const told = (/** @type {{points: number, win: number}} */ much) => ({
    points: decimal(Math.max(0, much.points)),
    percent: percent(Math.max(0, much.win)),
  });
  const worth = solved || shown ? t("puzzle-margin", told(margin)) : cost ? t("puzzle-cost", told(cost)) : "";
  return html`<div class=${cx("puzzle-box over-board", `over-${over}`, solved ? "is-right" : !shown && "is-wrong")} role="status" tabindex="0">
    <p class="row"><b class="puzzle-word"><${Icon} name=${solved ? "check" : shown ? "eye" : "close"} />${outcome(result)}</b>
      ${
        rating &&
        html`<span class="quiet">${
          rating.before === rating.after
            ? t("puzzle-rating-stays", { rating: decimal(rating.after) })
            : t("ratings-change", { before: decimal(rating.before), after: decimal(rating.after) })
        }</span>`
      }</p>
    <p>${result.sentence} ${result.why} <span class="quiet">${worth}</span></p></div>`;
}

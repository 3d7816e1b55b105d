/** Moves that belong together: planting without a ramble, and the end of a turn in which no cat is wanted. */
import { catsLater } from "./tray.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Play} Play */
/** @typedef {import("../../lib/types.js").Move} Move */

/** What is planted once the row has been left as it is, in notation. @param {Play} play */
const following = (play) => play.kept("cottage-following", "");
/** The ply after which a turn has been ended by itself: once, so that taking it back is possible. @param {Play} play */
const ended = (play) => play.kept("cottage-ended", -1);

/**
 * Something is planted while the row could still be refilled: the row is left as it is, then it is planted.
 * @param {Move} move @param {Play} play
 */
export function lead(move, play) {
  const [stay] = play.moves({ verb: "stay" });
  if (!stay) return;
  following(play).value = move.move;
  play.commit(stay);
}

/** After every change: play what belongs to the last move. @param {BoardProps} props */
export function goOn({ table, play }) {
  if (!play.mine || table.id === "diagram") return;
  const next = following(play).value;
  if (next) {
    following(play).value = "";
    const move = play.legal.find((one) => one.move === next);
    if (move) return play.commit(move);
  }
  const [done] = play.moves({ verb: "done" });
  const seat = table.view.seats[table.viewer ?? 0];
  // Cats that were asked for, or are enough to complete a bed, are waited for.
  const wanted = catsLater(play).value === seat.turns;
  const useful = seat.beds.some((/** @type {any} */ bed) => bed?.empty.length && bed.empty.length <= seat.cats);
  const placed = table.log.at(-1)?.events.some((event) => event.kind === "cat");
  if (!done || wanted || useful || placed || ended(play).value === table.ply) return;
  ended(play).value = table.ply;
  play.commit(done);
}

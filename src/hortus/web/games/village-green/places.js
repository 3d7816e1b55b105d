/** Places of Village Green as moves, events and the view name them, and what moves there bring. */
import { squares } from "../../lib/shapes.js";
import { brings } from "../../parts/score.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */
/** @typedef {import("../../lib/types.js").Move} Move */
/** @typedef {import("../../lib/types.js").Table} Table */

export const CELLS = squares(3, 3);
export const SPACES = ["a0", "b0", "c0", "z1", "z2", "z3"];
export const POWERS = ["refresh-greens", "refresh-awards", "cover"];

/**
 * What a move changes for a seat; null where nobody has reckoned it, as in diagrams.
 * @param {Table} table @param {Move | null | undefined} move @param {number} seat
 */
export const gain = (table, move, seat) => (table.scores && move ? brings(move, seat) : null);

/**
 * A spot in two: the place, which holds the drawing, and what is touched on top of it. So a reader hears the name of the
 * place and nothing of what is drawn.
 * @param {Record<string, any>} touch
 */
export function apart({ "data-place": at, ...touch }) {
  return [{ "data-place": at }, touch];
}

/** Ask why what lies at a place cannot be used now. @param {BoardProps} props @param {string} at */
export function askWhy({ play }, at) {
  play.pick(at);
  play.why(at);
  play.letGo();
}

/**
 * The place chosen before the card that shall lie there; null once the table has moved on.
 * @param {BoardProps} props @returns {string | null}
 */
export function goalOf({ table, play }) {
  const goal = play.kept("goal", { ply: -1, at: "" }).value;
  return goal.ply === table.ply && !play.picked && play.mine ? goal.at : null;
}

/** @param {BoardProps} props @param {string} at */
export function chooseGoal(props, at) {
  const { table, play } = props;
  play.kept("goal", { ply: -1, at: "" }).value = { ply: goalOf(props) === at ? -1 : table.ply, at };
}

/** A move that is not legal, in notation, to ask why. @param {{origin: string, target: string}} wish */
export function notation({ origin, target }) {
  const [, from] = /^\d-(.+)$/.exec(origin) ?? [];
  const [, to] = /^\d-(.+)$/.exec(target) ?? [];
  if (from === "z0") return "cover";
  if (from?.startsWith("hand-")) {
    const number = from.slice(5);
    if (to === "discards" || to === from) return `discard ${number}`;
    return CELLS.includes(to) ? `place ${number}-${to}` : null;
  }
  if (from) return SPACES.includes(to) ? `lay ${to}` : null;
  const [word, place] = origin.startsWith("deck-") ? [origin.slice(5), "deck"] : origin.split("-");
  return `${word.slice(0, -1)} ${place}`;
}

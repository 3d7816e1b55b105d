/** Pieces in the air: pictures that wait where a piece was, fly to where it goes, and keep its shape on the way. */
import { floating } from "./carry.js";
import { boxOf, fitted, pieceAt, piecesAt, placeIn } from "./measure.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").Box} Box */

/** Where places and pieces were before a move was drawn. @typedef {{places: Map<string, Box>, pieces: Map<string, Box[]>, view: any}} Seen */
/**
 * How a piece travels. `hidden`: the piece it becomes, a selector while it is the only one there; `waits`: it is seen at
 * its origin before it flies.
 * @typedef {{event: GameEvent, from: Box, to: Box, hidden: string | HTMLElement | null, waits: boolean}} Plan
 */
/** A piece that travels, and its picture once it is seen. @typedef {Plan & {picture: ReturnType<typeof floating> | null}} Flight */

const nameOf = (/** @type {string} */ place, /** @type {string | null} */ piece) => `${place} ${piece}`;

export const travels = (/** @type {GameEvent} */ event) => event.origin !== null && event.target !== null;

/**
 * Where the pieces are that events are going to move.
 * @param {HTMLElement | null} root @param {GameEvent[]} events @param {any} view  the one drawn now @returns {Seen}
 */
export function look(root, events, view) {
  /** @type {Seen} */
  const seen = { places: new Map(), pieces: new Map(), view };
  for (const { origin, target, piece } of events) {
    for (const at of [origin, target]) {
      const place = root && at !== null && !seen.pieces.has(nameOf(at, piece)) ? placeIn(root, at) : null;
      if (!root || at === null || !place) continue;
      const box = boxOf(place);
      if (!box.width) continue;
      seen.places.set(at, box);
      seen.pieces.set(nameOf(at, piece), piecesAt(root, at, piece).map(boxOf));
    }
  }
  return seen;
}

/** How a picture drawn in `to` lies in the middle of `from`, in its own shape. @param {Box} from @param {Box} to */
export function transformTo(from, to) {
  const scale = Math.min(from.width / to.width, from.height / to.height); // the same both ways: a piece keeps its shape
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * How a piece is going to travel; null if there is nowhere to see it. Only measures: pictures are made afterwards
 * (`pictureOf`), for each of them would cost a layout otherwise.
 * @param {HTMLElement} root @param {GameEvent} event @param {Seen} seen
 * @param {Plan | undefined} before  the flight in which the same piece came to this origin
 * @returns {Plan | null}
 */
export function plan(root, event, seen, before) {
  const { origin, target, piece } = event;
  const place = target === null ? null : placeIn(root, target);
  if (origin === null || target === null || !place) return null;
  const was = seen.pieces.get(nameOf(origin, piece)) ?? [];
  const left = piecesAt(root, origin, piece).length;
  const source = placeIn(root, origin);
  const from = before?.to ?? was[left] ?? was.at(-1) ?? seen.places.get(origin) ?? (source && boxOf(source));
  const lying = pieceAt(root, target, piece);
  const there = boxOf(lying ?? place);
  if (!from?.width || !there.width) return null;
  const to = lying ? there : fitted(there, from);
  const there_before = seen.pieces.get(nameOf(target, piece))?.length ?? 0;
  const comes = lying !== null && piecesAt(root, target, piece).length > there_before;
  const selector = `.board [data-place="${CSS.escape(target)}"] [data-piece="${CSS.escape(piece ?? "")}"]`;
  const hidden = !comes ? null : there_before ? lying : selector;
  return { event, from, to, hidden, waits: !before && was.length > left };
}

/**
 * The picture of a flight, where its piece was.
 * @param {import("./types.js").Play} play @param {Plan} planned @param {any} view  the one before
 */
export function pictureOf(play, { event, from, to }, view) {
  const { origin, target, piece, turn } = event;
  const picture = floating(play, piece, to, { turn, at: origin ?? "", view });
  picture.holder.style.transform = transformTo(from, to);
  Object.assign(picture.holder.dataset, { flight: `${origin} → ${target}`, of: piece ?? "" });
  return picture;
}

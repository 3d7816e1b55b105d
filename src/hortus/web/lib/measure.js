/** Where things are on the screen. */

/** @typedef {import("./types.js").Box} Box */

/**
 * The box of a place or a piece: that of its `[data-box]`, if it has one, else its own. A drawing of external symbols
 * has no size until the sprite is loaded, a plain shape marked `data-box` has one at once. Strokes do not count.
 * @param {Element} element @returns {Box}
 */
export function boxOf(element) {
  const marked = element.hasAttribute("data-box") ? element : (element.querySelector("[data-box]") ?? element);
  if (marked instanceof SVGGraphicsElement && !(marked instanceof SVGSVGElement)) {
    const matrix = marked.getScreenCTM();
    const box = marked.getBBox();
    if (matrix) {
      const corners = [
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ].map(([x, y]) => ({ x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f }));
      const [x, y] = [Math.min(corners[0].x, corners[1].x), Math.min(corners[0].y, corners[1].y)];
      return { x, y, width: Math.abs(corners[1].x - corners[0].x), height: Math.abs(corners[1].y - corners[0].y) };
    }
  }
  const { x, y, width, height } = marked.getBoundingClientRect();
  return { x, y, width, height };
}

/** The place itself, not what lies on it. @param {Element} root @param {string} place @returns {HTMLElement | null} */
export const placeIn = (root, place) => root.querySelector(`[data-place="${CSS.escape(place)}"]:not([data-lying])`);

/** What lies at a place and is drawn apart from it, else the place. @param {Element} root @param {string} place */
export const shownAt = (root, place) =>
  /** @type {HTMLElement | null} */ (root.querySelector(`[data-place="${CSS.escape(place)}"][data-lying]`)) ??
  placeIn(root, place);

/**
 * The piece that lies at a place, the topmost if there are several.
 * @param {Element} root @param {string} place @param {string | null} piece
 */
export const pieceAt = (root, place, piece) => piecesAt(root, place, piece).at(-1) ?? null;

/**
 * All pieces of a name that lie at a place, the topmost last.
 * @param {Element} root @param {string} place @param {string | null} piece @returns {HTMLElement[]}
 */
export function piecesAt(root, place, piece) {
  if (piece === null) return [];
  const found = root.querySelectorAll(`[data-place="${CSS.escape(place)}"] [data-piece="${CSS.escape(piece)}"]`);
  return /** @type {HTMLElement[]} */ ([...found]);
}

/** The largest box in the middle of a box that has the shape of another. @param {Box} box @param {Box} shape @returns {Box} */
export function fitted(box, shape) {
  const scale = Math.min(box.width / shape.width, box.height / shape.height);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The diagrams of the rules text: what the board draws for each. */
const _ = null;
const EXAMPLE = [
  [3, 5, _, _],
  [7, 8, _, 10],
  [13, _, 16, _],
  [_, 15, _, 19],
];
const START = [
  [2, _, _, _],
  [_, 7, _, _],
  [_, _, 12, _],
  [_, _, _, 18],
];
const OTHER = [
  [5, _, _, _],
  [_, 7, _, _],
  [_, _, 15, _],
  [_, _, _, 15],
];

/** @param {(number | null)[][]} garden @param {object} [more] */
const view = (garden, more = {}) => ({
  gardens: [garden, OTHER],
  centre: [],
  held: null,
  laying: false,
  hands: null,
  face_down: [],
  ...more,
});

/** @param {number} number @param {string} square @param {string} origin */
const put = (number, square, origin) => ({
  move: "",
  verb: "place",
  piece: `tile-${number}`,
  origin,
  target: `0-${square}`,
  detail: { number, square },
});

export default {
  garden: { view: view(EXAMPLE) },
  start: { view: view(START), lit: ["0-a1", "0-b2", "0-c3", "0-d4"] },
  turn: { view: view(EXAMPLE, { held: 13 }), legal: ["c1", "d2", "b4"].map((at) => put(13, at, "hand")) },
  centre: {
    view: view(EXAMPLE, { centre: [4, 9, 9, 17], face_down: [1, 1, 2, 2, 6, 6, 11, 11, 12, 14, 17, 18, 18, 20] }),
    legal: [put(4, "b1", "rack-4"), put(9, "c1", "rack-9"), put(17, "c4", "rack-17")],
    show: "shared",
  },
};

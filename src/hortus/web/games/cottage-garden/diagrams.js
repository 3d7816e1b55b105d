/** The diagrams of the rules text: tables to draw, by name. */
const tile = (
  /** @type {string} */ label,
  /** @type {string} */ flower,
  /** @type {string} */ shape,
  pots = 0,
  cloches = 0,
  ground = "#b9d48f",
) => ({ tile: label, label, flower, ground, shape: shape.split("/"), pots, cloches });
const TULIPS = tile("5D", "tulip", "XXX/XX.", 0, 0, "#e9d8a0");
const DAISIES = tile("4C", "daisy", "XXX/.X.");
const IRISES = tile("4A", "iris", "XXXX");
const POPPIES = tile("2A", "poppy", "XX", 1);
const ROSES = tile("4E", "rose", "XX./.XX");
const LAVENDERS = tile("3B", "lavender", "XX/X.");
const PANSIES = tile("4B", "pansy", "XX/XX");
const SNOWDROPS = tile("6F", "snowdrop", "XXX/X.X/X..", 0, 0, "#e9d8a0");
const SUNFLOWERS = tile("3A", "sunflower", "XXX", 0, 0, "#e9d8a0");
const LILIES = tile("1A", "lily", "X", 0, 1);

/** A tile where it lies; its place is the first of its squares, which is good enough for a picture. */
const laid = (/** @type {any} */ one, /** @type {string} */ squares) => ({
  ...one,
  squares: squares.split(" "),
  place: `0-1-${squares.split(" ")[0]}`,
});
const bed = (
  /** @type {string} */ side,
  /** @type {string[]} */ prints,
  tiles = /** @type {any[]} */ ([]),
  cats = "",
  pots = "",
  empty = "",
  shown = [0, 0],
) => ({
  bed: 1,
  side,
  prints,
  tiles,
  cats: cats.split(" ").filter(Boolean),
  pots: pots.split(" ").filter(Boolean),
  empty: empty.split(" ").filter(Boolean),
  visible_pots: shown[0],
  visible_cloches: shown[1],
  complete: !empty,
});
const ALL = Array.from({ length: 25 }, (_, i) => `${"abcde"[i % 5]}${Math.floor(i / 5) + 1}`);
const LIGHT = [".....", "P..C.", "..P..", ".C...", "....P"];
const DARK = ["....P", "..C..", "P....", "...P.", ".C..."];
const free = (/** @type {string[]} */ prints) =>
  ALL.filter((_, i) => prints[Math.floor(i / 5)][i % 5] === ".").join(" ");
const EMPTY = [bed("light", LIGHT, [], "", "", free(LIGHT), [3, 2]), bed("dark", DARK, [], "", "", free(DARK), [3, 2])];
const UNDER_WAY = [
  bed(
    "light",
    LIGHT,
    [laid(TULIPS, "a1 b1 c1 a2 b2"), laid(ROSES, "d3 e3 e4 d4"), laid(IRISES, "a5 b5 c5 d5")],
    "e1",
    "",
    "d1 c2 e2 a3 b3 a4 c4",
    [2, 2],
  ),
  bed("dark", DARK, [laid(DAISIES, "a1 b1 c1 b2")], "", "c5", "d1 a2 d2 e2 b3 c3 d3 e3 a4 b4 c4 e4 a5 d5 e5", [4, 2]),
];
const COMPLETE = [
  bed(
    "light",
    LIGHT,
    [
      laid(TULIPS, "b1 c1 d1 b2 c2"),
      laid(PANSIES, "d3 e3 d4 e4"),
      laid(SUNFLOWERS, "a3 b3 a4"),
      laid(IRISES, "a5 b5 c5 d5"),
      laid(LAVENDERS, "e1 e2 d2"),
    ],
    "a1",
    "c4",
    "",
    [4, 1],
  ),
  EMPTY[1],
];
const TRACKS = {
  orange: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20],
  blue: [0, 2, 4, 6, 8, 10, 12, 14, 20],
};
/** By how many steps, the most points that they bring one of these cubes. @param {number[]} track @param {number[]} cubes */
const most = (track, cubes) =>
  track.map((_, steps) =>
    Math.max(...cubes.map((space) => track[Math.min(track.indexOf(space) + steps, track.length - 1)] - space)),
  );
const seat = (/** @type {any[]} */ beds, orange = [0, 0, 0], blue = [0, 0, 0]) => {
  const brings = { pots: most(TRACKS.orange, orange), cloches: most(TRACKS.blue, blue) };
  return {
    beds: beds.map((one) => ({
      ...one,
      worth: brings.pots[one.visible_pots] + brings.cloches[one.visible_cloches],
    })),
    cats: 2,
    orange,
    blue,
    brings,
    beehives: 0,
    child: null,
    corners: [],
    turns: 3,
    points: 0,
  };
};
const WALK = [
  "top A",
  "top B",
  "top C",
  "top D",
  "right 1",
  "right 2",
  "right 3",
  "right 4",
  "bottom D",
  "bottom C",
  "bottom B",
  "bottom A",
  "left 4",
  "left 3",
  "left 2",
  "left 1",
];
const view = (/** @type {any} */ mine, more = {}) => ({
  game: "cottage-garden",
  players: 2,
  turn: 0,
  active: 0,
  phase: "plant",
  scoring: null,
  clearing: null,
  offered: [],
  waiting_pots: 0,
  nursery: [
    [TULIPS, DAISIES, PANSIES, null],
    [IRISES, POPPIES, ROSES, SUNFLOWERS],
    [LAVENDERS, null, SNOWDROPS, LILIES],
    [ROSES, DAISIES, null, IRISES],
  ],
  path: [SUNFLOWERS, POPPIES, TULIPS, LILIES, PANSIES],
  gardener: {
    space: 1,
    name: "top B",
    row: ["B1", "B2", "B3", "B4"],
    die: 2,
    final_round: false,
    ahead: [
      { seat: 1, space: 2, row: ["C1", "C2", "C3", "C4"] },
      { seat: 0, space: 3, row: ["D1", "D2", "D3", "D4"] },
    ],
  },
  walk: { spaces: WALK, start: 0, turning: 0 },
  tracks: { ...TRACKS, red_line_after: 6 },
  seats: [mine, seat(EMPTY)],
  supply: { bed: 4, side: "light", prints: LIGHT },
  options: { bonuses: "cat,pot" },
  ply: 0,
  hives: [2, 1],
  without_ramble: [],
  ...more,
});
const pots = (/** @type {number} */ number, /** @type {string[]} */ prints) =>
  free(prints)
    .split(" ")
    .map((at) => ({
      move: `pot ${number}${at}`,
      verb: "pot",
      piece: "pot",
      origin: "box",
      target: `0-${number}-${at}`,
      detail: { bed: number, square: at },
    }));
const cube = (/** @type {number} */ from, /** @type {number} */ to, cats = 0) => ({
  move: `orange ${from}`,
  verb: "cube",
  piece: "orange-cube",
  origin: `0-orange-${from}`,
  target: `0-orange-${to}`,
  detail: { colour: "orange", from, to, count: to - from, cats, pots: 0, beehives: 0 },
  gains: [{ seat: 0, line: "orange", points: to - from }],
});
const SCORE = view(seat(COMPLETE, [0, 0, 5], [0, 2, 4]), { phase: "orange" });

export default {
  beds: { view: view(seat(UNDER_WAY)) },
  nursery: { view: view(seat(UNDER_WAY)), show: "shared" },
  turn: { view: view(seat(EMPTY)), legal: [...pots(1, LIGHT), ...pots(2, DARK)] },
  score: { view: SCORE, legal: [cube(0, 4), cube(5, 9, 1)] },
};

/** The diagrams of the rules text: positions to look at and to try moves on. The first is scored in the tests. */

/** @param {string} text  "G05 red lily structure", "G15 blue lily birch oak", "G55 lawn" */
function green(text) {
  const [id, colour, flower, ...rest] = text.split(" ");
  if (colour === "lawn") return { id, flower: null, colour: null, feature: "lawn", trees: [], covers: [] };
  const trees = rest.filter((word) => ["birch", "oak", "willow"].includes(word));
  return { id, flower, colour, feature: trees.length ? "trees" : rest[0], trees, covers: [] };
}

const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const SPACES = ["a0", "b0", "c0", "z1", "z2", "z3"];
const award = (/** @type {string} */ id) => ({ id });

/** @param {Record<string, string>} greens @param {Record<string, [string, number]>} awards @param {any} [more] */
function village(greens, awards, more = {}) {
  const at = (/** @type {string[]} */ names, /** @type {(name: string) => any} */ make) =>
    Object.fromEntries(names.map((name) => [name, make(name)]));
  return {
    points: 0,
    village_card: "up",
    shown: Object.keys(greens).length,
    in_hand: 3,
    discards: 0,
    known: [],
    to_lay: [],
    greens: at(CELLS, (name) => (greens[name] ? green(greens[name]) : null)),
    awards: at(SPACES, (name) => (awards[name] ? { id: awards[name][0], points: awards[name][1], covers: [] } : null)),
    ...more,
  };
}

const NOTHING = { face_up: [], deck: 0, under: [], unseen: [] };

/** @param {any} mine @param {any} [more] */
const view = (mine, more = {}) => ({
  game: "village-green",
  seat: 0,
  players: 2,
  turn: 0,
  phase: "action",
  last_round: false,
  villages: [mine, village({}, {})],
  hand: [],
  discarded: [],
  greens: NOTHING,
  awards: NOTHING,
  award_in_hand: null,
  refreshing: null,
  covering: false,
  structure: false,
  band: null,
  ...more,
});

const WHOLE = village(
  {
    a1: "G05 red lily structure",
    b1: "G15 blue lily birch oak",
    c1: "G17 blue lily structure",
    a2: "G10 yellow lily pond",
    b2: "G08 yellow lily oak willow",
    c2: "G55 lawn",
    a3: "G04 red lily pond",
    b3: "G11 yellow lily structure",
    c3: "G43 yellow rose birch birch",
  },
  { a0: ["A12", 0], b0: ["A02", 6], c0: ["A24", 3], z1: ["A20", -2], z3: ["A13", 4] },
  { in_hand: 0 },
);
const UNDER_WAY = village(
  { a1: "G03 red lily birch oak", b2: "G12 yellow lily structure" },
  { a0: ["A12", 0], b0: ["A15", 0], c0: ["A11", 0], z2: ["A05", 0] },
);

const HAND = ["G39 red rose willow willow", "G28 yellow petunia pond", "G18 blue lily structure", "G56 lawn"].map(
  green,
);
const FITS = [
  ["a2", "b1", "c1", "c3", "a3"],
  ["a3", "c1", "b3", "c2", "c3"],
  ["b1", "a2", "a3", "b3", "c1", "c2", "c3"],
  ["b1", "c1", "a2", "c2", "a3", "b3", "c3"],
];
/** @param {any} card */
const face = (card) => ({
  flower: card.flower ? `${card.flower}-${card.colour}` : "lawn",
  feature: card.trees.join("-") || card.feature,
});
const PLACES = FITS.flatMap((cells, i) =>
  cells.map((cell) => ({
    move: `place ${i + 1}-${cell}`,
    verb: "place",
    piece: HAND[i].id,
    origin: `0-hand-${i + 1}`,
    target: `0-${cell}`,
    detail: { ...face(HAND[i]), cell },
  })),
);
const LAYS = SPACES.map((space) => ({
  move: `lay ${space}`,
  verb: ["a0", "b0", "c0", "z2"].includes(space) ? "lay-over" : "lay",
  piece: "A21",
  origin: "0-award",
  target: `0-${space}`,
  detail: { award: "A21", space },
}));

const UP = ["G50 blue rose oak oak", "G21 red petunia willow", "G10 yellow lily pond"].map(green);
const AWARDS_UP = ["A08", "A26", "A19"].map(award);
const TAKES = [
  ...UP.map((card, i) => ({
    move: `green ${i + 1}`,
    verb: "take-green",
    piece: card.id,
    origin: `greens-${i + 1}`,
    target: "0-hand-4",
    detail: face(card),
  })),
  ...AWARDS_UP.map(({ id }, i) => ({
    move: `award ${i + 1}`,
    verb: "take-award",
    piece: id,
    origin: `awards-${i + 1}`,
    target: "0-award",
    detail: { award: id },
  })),
  { move: "green deck", verb: "draw-green", piece: "green", origin: "deck-greens", target: "0-hand-4" },
  { move: "award deck", verb: "draw-award", piece: "award", origin: "deck-awards", target: "0-award" },
];

export default {
  example: { view: { ...view(WHOLE), seat: null, hand: null } },
  display: {
    view: view(UNDER_WAY, {
      greens: { ...NOTHING, face_up: UP, deck: 31 },
      awards: { ...NOTHING, face_up: AWARDS_UP, deck: 9 },
    }),
    legal: TAKES,
    show: "shared",
  },
  placing: { view: view(UNDER_WAY, { phase: "place", hand: HAND }), legal: PLACES },
  laying: {
    view: view(UNDER_WAY, {
      phase: "lay",
      hand: HAND.slice(0, 3),
      award_in_hand: { seat: 0, award: award("A21") },
    }),
    legal: LAYS,
  },
  awards: { view: { phase: "reference", villages: [] }, show: "shared" },
};

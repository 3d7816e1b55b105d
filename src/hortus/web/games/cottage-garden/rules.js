/** How to play Cottage Garden, in our own words. */
const tile = (
  /** @type {string} */ label,
  /** @type {string} */ flower,
  /** @type {string} */ en,
  /** @type {string} */ fr,
  /** @type {string} */ shape,
  pots = 0,
  cloches = 0,
  ground = "#b9d48f",
) => ({ tile: label, label, flower, name: { en, fr }, ground, shape: shape.split("/"), pots, cloches });
const TULIPS = tile("5D", "tulip", "tulips", "tulipes", "XXX/XX.", 0, 0, "#e9d8a0");
const DAISIES = tile("4C", "daisy", "daisies", "marguerites", "XXX/.X.");
const IRISES = tile("4A", "iris", "irises", "iris", "XXXX");
const POPPIES = tile("2A", "poppy", "poppies", "coquelicots", "XX", 1);
const ROSES = tile("4E", "rose", "roses", "roses", "XX./.XX");
const LAVENDERS = tile("3B", "lavender", "lavenders", "lavandes", "XX/X.");
const PANSIES = tile("4B", "pansy", "pansies", "pensées", "XX/XX");
const SNOWDROPS = tile("6F", "snowdrop", "snowdrops", "perce-neige", "XXX/X.X/X..", 0, 0, "#e9d8a0");
const SUNFLOWERS = tile("3A", "sunflower", "sunflowers", "tournesols", "XXX", 0, 0, "#e9d8a0");
const LILIES = tile("1A", "lily", "lilies", "lis", "X", 0, 1);

const laid = (/** @type {any} */ one, /** @type {string} */ squares) => ({ ...one, squares: squares.split(" ") });
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
const seat = (/** @type {any[]} */ beds, more = {}) => ({
  beds,
  cats: 2,
  orange: [0, 0, 0],
  blue: [0, 0, 0],
  beehives: 0,
  child: null,
  corners: [],
  turns: 3,
  points: 0,
  ...more,
});
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
  cubes: {},
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
  tracks: {
    orange: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20],
    blue: [0, 2, 4, 6, 8, 10, 12, 14, 20],
    red_line_after: 6,
  },
  seats: [mine, seat(EMPTY)],
  supply: { bed: 4, side: "light", prints: LIGHT },
  options: { bonuses: "cat,pot" },
  ply: 0,
  ...more,
});
const POTS = free(LIGHT)
  .split(" ")
  .map((at) => `pot 1${at}`)
  .concat(
    free(DARK)
      .split(" ")
      .map((at) => `pot 2${at}`),
  );
const ROW = view(seat(UNDER_WAY));
const SCORE = view(seat(COMPLETE, { orange: [0, 0, 5], blue: [0, 2, 4] }), {
  phase: "orange",
  cubes: { "orange 0": { to: 4, brings: [] }, "orange 5": { to: 9, brings: ["cat"] } },
});

export default {
  en: {
    title: "How to play Cottage Garden",
    sections: [
      {
        heading: "The idea",
        body: [
          "Everyone tends two flowerbeds of five by five squares. Fill them with tiles from the common nursery, with pots and with cats. A complete bed brings points for the pots and cloches that are still visible in it, and you get a fresh bed.",
        ],
        diagram: {
          view: view(seat(UNDER_WAY)),
          caption:
            "Two beds under way. Above each: the pots and cloches now visible, and how many squares are still to fill.",
        },
      },
      {
        heading: "The nursery and the gardener",
        body: [
          "Sixteen tiles lie in the nursery. The gardener walks around it, one space a turn, and the four spaces in front of them are the row you may take from.",
          "If three or four spaces of the row are empty when your turn begins, the row is refilled from the wheelbarrow. If only one or two are empty, you may give back a cat to have it refilled.",
        ],
        diagram: {
          view: ROW,
          legal: [],
          show: "shared",
          caption:
            "The gardener faces column B. The signs on the stones say whose turn comes next, and where. Your next row is dotted.",
        },
      },
      {
        heading: "Your turn",
        body: [
          "Plant one thing: a tile of the gardener row, turned and flipped as you like, or a pot on an empty square. A tile may cover printed pots and cloches, but nothing that lies on the bed. Pots and cats go on empty squares only.",
          "Then you may put cats from your reserve on empty squares. They fill gaps and score nothing. End your turn with its button or the E key.",
        ],
        diagram: {
          view: view(seat(EMPTY)),
          legal: POTS,
          caption: "A pot can go on any empty square. Touch one to try it.",
        },
      },
      {
        heading: "A complete bed",
        body: [
          "Count its visible pots and move one orange cube that many steps. Count its visible cloches and move one blue cube that many steps. A cube on 20 has arrived.",
          "A cube that crosses the red line brings a cat. When your last cube of a colour leaves the start, you get a pot to place at once. The first player with a cube on 20 takes the double beehive, worth 2, the next the single one.",
          "Then the bed is cleared: its tiles go to the end of the path, and you take the bed from the supply.",
        ],
        diagram: {
          view: SCORE,
          legal: ["orange 0", "orange 5"],
          caption: "Four pots are visible. The cube on 5 would cross the red line and bring a cat.",
        },
      },
      { heading: "Cats", body: ["At the end of your turn you keep at most two cats; place the others."] },
      {
        heading: "The final round",
        body: [
          "The die with the gardener goes up by one each lap. When it shows 6, beds with fewer than three tiles are given up. From now on you lose two points before each of your turns, with one cube of your choice, until your beds are complete or gone. No bed is replaced any more.",
          "The game ends with the last bed. Add up the cubes and the beehives.",
        ],
      },
      {
        heading: "The parasol",
        body: [
          "You may try any tile of the nursery on your beds at any time, also when it is not your turn. Touch it; a parasol marks what is only tried. R turns, F flips, Escape puts it back.",
        ],
      },
    ],
  },
  fr: {
    title: "Comment jouer à Cottage Garden",
    sections: [
      {
        heading: "L'idée",
        body: [
          "Chacun soigne deux parterres de cinq cases sur cinq. Remplissez-les de tuiles prises dans la pépinière commune, de pots et de chats. Un parterre complet rapporte des points pour les pots et les cloches encore visibles, et vous en recevez un nouveau.",
        ],
        diagram: {
          view: view(seat(UNDER_WAY)),
          caption:
            "Deux parterres en cours. Au-dessus de chacun : les pots et cloches visibles, et le nombre de cases à remplir.",
        },
      },
      {
        heading: "La pépinière et le jardinier",
        body: [
          "Seize tuiles sont dans la pépinière. Le jardinier en fait le tour, d'une case par tour de jeu, et les quatre cases devant lui forment la rangée où vous pouvez prendre.",
          "Si trois ou quatre cases de la rangée sont vides au début de votre tour, elle est regarnie depuis la brouette. S'il n'y en a qu'une ou deux, vous pouvez rendre un chat pour la faire regarnir.",
        ],
        diagram: {
          view: ROW,
          legal: [],
          show: "shared",
          caption:
            "Le jardinier est devant la colonne B. Les signes sur les pierres disent à qui ce sera ensuite, et où. Votre prochaine rangée est en pointillé.",
        },
      },
      {
        heading: "À votre tour",
        body: [
          "Plantez une chose : une tuile de la rangée du jardinier, tournée et retournée comme vous voulez, ou un pot sur une case vide. Une tuile peut couvrir des pots et des cloches imprimés, mais rien de ce qui est posé. Pots et chats ne vont que sur des cases vides.",
          "Ensuite vous pouvez poser des chats de votre réserve sur des cases vides. Ils bouchent les trous et ne rapportent rien. Finissez votre tour avec le bouton ou la touche E.",
        ],
        diagram: {
          view: view(seat(EMPTY)),
          legal: POTS,
          caption: "Un pot va sur n'importe quelle case vide. Touchez-en une pour essayer.",
        },
      },
      {
        heading: "Un parterre complet",
        body: [
          "Comptez ses pots visibles et avancez un cube orange d'autant de pas. Comptez ses cloches visibles et avancez un cube bleu d'autant de pas. Un cube sur 20 est arrivé.",
          "Un cube qui passe la ligne rouge amène un chat. Quand votre dernier cube d'une couleur quitte le départ, vous recevez un pot à placer aussitôt. Le premier joueur avec un cube sur 20 prend la double ruche, qui vaut 2, le suivant la simple.",
          "Puis le parterre est vidé : ses tuiles vont au bout de la file, et vous prenez le parterre de la réserve.",
        ],
        diagram: {
          view: SCORE,
          legal: ["orange 0", "orange 5"],
          caption: "Quatre pots sont visibles. Le cube sur 5 passerait la ligne rouge et amènerait un chat.",
        },
      },
      { heading: "Les chats", body: ["À la fin de votre tour, vous gardez deux chats au plus ; placez les autres."] },
      {
        heading: "Le dernier tour de jeu",
        body: [
          "Le dé du jardinier monte d'un à chaque tour de la pépinière. Quand il montre 6, les parterres de moins de trois tuiles sont abandonnés. Désormais vous perdez deux points avant chacun de vos tours, avec un cube de votre choix, jusqu'à ce que vos parterres soient complets ou partis. Aucun n'est plus remplacé.",
          "La partie finit avec le dernier parterre. Additionnez les cubes et les ruches.",
        ],
      },
      {
        heading: "Le parasol",
        body: [
          "Vous pouvez essayer à tout moment une tuile de la pépinière sur vos parterres, même quand ce n'est pas à vous. Touchez-la ; un parasol marque ce qui n'est qu'un essai. R tourne, F retourne, Échap repose.",
        ],
      },
    ],
  },
};

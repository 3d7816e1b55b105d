/** How to play Village Green, in our own words. The example is the one every implementation must score 16. */
import { AWARDS } from "./awards.js";

let made = 0;
/** @param {string} text  "red lily structure", "blue lily birch oak", "lawn" */
function green(text) {
  const id = `R${++made}`;
  if (text === "lawn") return { id, flower: null, colour: null, feature: "lawn", trees: [], covers: [] };
  const [colour, flower, ...rest] = text.split(" ");
  const trees = rest.filter((word) => ["birch", "oak", "willow"].includes(word));
  return { id, flower, colour, feature: trees.length ? "trees" : rest[0], trees, covers: [] };
}

const LINES = /** @type {Record<string, string[]>} */ ({
  a0: ["a1", "a2", "a3"],
  b0: ["b1", "b2", "b3"],
  c0: ["c1", "c2", "c3"],
  z1: ["a1", "b1", "c1"],
  z2: ["a2", "b2", "c2"],
  z3: ["a3", "b3", "c3"],
});
const award = (/** @type {string} */ id) => /** @type {any} */ (AWARDS.find((one) => one.id === id));

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
    greens: at(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"], (name) =>
      greens[name] ? green(greens[name]) : null,
    ),
    awards: at(Object.keys(LINES), (name) =>
      awards[name] ? { ...award(awards[name][0]), points: awards[name][1], line: LINES[name], covers: [] } : null,
    ),
    ...more,
  };
}

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
  greens: { face_up: [], deck: 36, under: [], unseen: [] },
  awards: { face_up: [], deck: 11, under: [], unseen: [] },
  award_in_hand: null,
  refreshing: null,
  covering: false,
  structure: false,
  band: null,
  bands: null,
  ...more,
});

const WHOLE = village(
  {
    a1: "red lily structure",
    b1: "blue lily birch oak",
    c1: "blue lily structure",
    a2: "yellow lily pond",
    b2: "yellow lily oak willow",
    c2: "lawn",
    a3: "red lily pond",
    b3: "yellow lily structure",
    c3: "yellow rose birch birch",
  },
  { a0: ["A12", 0], b0: ["A02", 6], c0: ["A24", 3], z1: ["A20", -2], z3: ["A13", 4] },
  { in_hand: 0 },
);
const EXAMPLE = { ...view(WHOLE), seat: null, hand: null };
const UNDER_WAY = village(
  { a1: "red lily birch oak", b2: "yellow lily structure" },
  { a0: ["A12", 0], b0: ["A15", 0], c0: ["A11", 0], z2: ["A05", 0] },
);
const PLACING = view(UNDER_WAY, {
  phase: "place",
  hand: ["red rose willow willow", "yellow petunia pond", "blue lily structure", "lawn"].map(green),
});
const FITS = {
  1: ["a2", "b1", "c1", "c3", "a3"],
  2: ["a3", "c1", "b3", "c2", "c3"],
  3: ["b1", "a2", "a3", "b3", "c1", "c2", "c3"],
  4: ["b1", "c1", "a2", "c2", "a3", "b3", "c3"],
};
const PLACES = Object.entries(FITS).flatMap(([n, cells]) => cells.map((at) => `place ${n}-${at}`));
const LAYING = view(UNDER_WAY, {
  phase: "lay",
  hand: ["red rose willow willow", "yellow petunia pond", "lawn"].map(green),
  award_in_hand: { seat: 0, award: award("A21") },
});
const DISPLAY = view(UNDER_WAY, {
  greens: {
    face_up: ["blue rose oak oak", "red petunia willow", "yellow lily pond"].map(green),
    deck: 31,
    under: [],
    unseen: [],
  },
  awards: { face_up: [award("A08"), award("A26"), award("A19")], deck: 9, under: [], unseen: [] },
});
const TAKES = [
  "green 1",
  "green 2",
  "green 3",
  "green deck",
  "award 1",
  "award 2",
  "award 3",
  "award deck",
  "refresh greens",
  "refresh awards",
  "cover",
];
const ALL = view(UNDER_WAY, {
  awards: { face_up: AWARDS, deck: 0, under: [], unseen: [] },
  greens: { face_up: [], deck: 0, under: [], unseen: [] },
  only: "awards",
});

export default {
  en: {
    title: "How to play Village Green",
    sections: [
      {
        heading: "The idea",
        body: [
          "Your village is a square of four by four cards. Its top left corner is your village card. The rest of the top row and of the left column is for awards; the nine spaces inside are for greens.",
          "An award above a column judges that column, an award beside a row judges that row. At the end you add up what your awards are worth — losses too.",
        ],
        diagram: {
          view: EXAMPLE,
          caption:
            "A finished village: 16 points. Touch an award to see its line and what it counts. Two ponds bring 2 each, the village card 1.",
        },
      },
      {
        heading: "Greens",
        body: [
          "A green shows a flower at the top left: lily (a star), petunia (five round lobes) or rose (a disc), in red (a dot in the middle), yellow (a ring) or blue (a cross).",
          "At its foot it shows one thing: one or two trees (birch, oak, willow), a pond, or a structure. A lawn has no flower and no colour.",
        ],
        diagram: {
          view: DISPLAY,
          legal: TAKES,
          show: "shared",
          caption: "Each deck has three cards face up beside it.",
        },
      },
      {
        heading: "Before the first turn",
        body: [
          "Everybody has three greens in hand, secretly, and is dealt three awards. One after the other, each lays them above the columns, in an order of their choice. With two to four players some cards of both decks are removed unseen.",
        ],
      },
      {
        heading: "Your turn: a green or an award",
        body: [
          "Green: take a face-up green or the top one of the deck into your hand. A new one is turned up at once. Then place one of your four cards, or discard one face down.",
          "Award: take a face-up award or the top one of the deck, and lay it on any award space, free or not. A covered award no longer counts.",
        ],
      },
      {
        heading: "Where a green may lie",
        body: [
          "On an empty space, or on a lawn. It must share its flower or its colour with every green beside it, not diagonally. A lawn goes with everything. A green need not touch another one.",
          "Try a place that is not allowed: the table says why.",
        ],
        diagram: {
          view: PLACING,
          legal: PLACES,
          caption: "Touch a card of the hand, then a lit space. The red rose cannot lie beside the yellow lily.",
        },
      },
      {
        heading: "A structure brings an award",
        body: ["After placing a structure, take one award at once and lay it."],
        diagram: {
          view: LAYING,
          legal: ["lay a0", "lay b0", "lay c0", "lay z1", "lay z2", "lay z3"],
          caption: "The award may lie on any space, also over another award.",
        },
      },
      {
        heading: "The village card",
        body: [
          "Face up it is worth 1 point. Once per game, before your action, you may turn it face down:",
          "New cards: put the three face-up greens, or the three face-up awards, under their deck in an order of your choice; three new ones are turned up. Then take your action.",
          "Cover: take a green as usual, and place a card on one of your flower cards. It must match its neighbours, not the card it covers.",
        ],
      },
      {
        heading: "The end",
        body: [
          "When somebody shows nine greens, or a deck runs out, the round is finished, so that everybody has had the same number of turns.",
          "Count 1 point for a village card still face up, 2 for every visible pond, and every visible award for its line, finished or not. Most points win; then most visible greens; else the win is shared.",
        ],
      },
      {
        heading: "Alone",
        body: [
          "All cards are used. A green you take must let you place a card, awards go onto free spaces only (a structure's award may cover), and nothing is discarded. You may stop whenever you are to choose an action.",
          "Up to 15 points: last place. 16 to 25: honourable mention. 26 to 35: second place. 36 and more: English garden of the year.",
        ],
      },
      {
        heading: "All thirty awards",
        body: [
          "A flower or tree without colour stands for any of its kind; a drop is a colour; a dashed square is an empty space. Small digits say how many there are in the line.",
        ],
        diagram: { view: ALL, show: "shared", caption: "Touch an award to read it in words." },
      },
    ],
  },
  fr: {
    title: "Comment jouer à Jardins Anglais",
    sections: [
      {
        heading: "L'idée",
        body: [
          "Votre village est un carré de quatre cartes sur quatre. En haut à gauche se trouve votre carte Village. Le reste de la rangée du haut et de la colonne de gauche accueille les trophées ; les neuf cases intérieures, les aménagements.",
          "Un trophée au-dessus d'une colonne juge cette colonne, un trophée à gauche d'une rangée juge cette rangée. À la fin, on additionne ce que valent vos trophées, pertes comprises.",
        ],
        diagram: {
          view: EXAMPLE,
          caption:
            "Un village terminé : 16 points. Touchez un trophée pour voir sa ligne et ce qu'il compte. Deux bassins rapportent 2 chacun, la carte Village 1.",
        },
      },
      {
        heading: "Les aménagements",
        body: [
          "Un aménagement montre une fleur en haut à gauche : lys (une étoile), pétunia (cinq lobes ronds) ou rose (un disque), en rouge (un point au milieu), jaune (un anneau) ou bleu (une croix).",
          "À son pied, une seule chose : un ou deux arbres (bouleau, chêne, saule), un bassin ou une structure. La pelouse n'a ni fleur ni couleur.",
        ],
        diagram: {
          view: DISPLAY,
          legal: TAKES,
          show: "shared",
          caption: "À côté de chaque pioche, trois cartes visibles.",
        },
      },
      {
        heading: "Avant le premier tour",
        body: [
          "Chacun a trois aménagements en main, cachés, et reçoit trois trophées. L'un après l'autre, chacun les pose au-dessus de ses colonnes, dans l'ordre de son choix. À deux, trois ou quatre, des cartes des deux pioches sont retirées sans être vues.",
        ],
      },
      {
        heading: "À votre tour : un aménagement ou un trophée",
        body: [
          "Aménagement : prenez-en un visible ou le premier de la pioche ; un autre est révélé aussitôt. Placez ensuite une de vos quatre cartes, ou défaussez-en une face cachée.",
          "Trophée : prenez-en un visible ou le premier de la pioche, et posez-le sur un emplacement de trophée, libre ou non. Un trophée recouvert ne compte plus.",
        ],
      },
      {
        heading: "Où placer un aménagement",
        body: [
          "Sur une case vide ou sur une pelouse. Il doit partager sa fleur ou sa couleur avec chaque aménagement voisin, pas en diagonale. La pelouse va avec tout. Il n'a pas besoin de toucher une autre carte.",
          "Essayez une place interdite : la table dit pourquoi.",
        ],
        diagram: {
          view: PLACING,
          legal: PLACES,
          caption: "Touchez une carte de la main, puis une case allumée. La rose rouge ne va pas à côté du lys jaune.",
        },
      },
      {
        heading: "Une structure donne un trophée",
        body: ["Après avoir placé une structure, prenez aussitôt un trophée et posez-le."],
        diagram: {
          view: LAYING,
          legal: ["lay a0", "lay b0", "lay c0", "lay z1", "lay z2", "lay z3"],
          caption: "Le trophée va sur n'importe quel emplacement, même sur un autre trophée.",
        },
      },
      {
        heading: "La carte Village",
        body: [
          "Face visible, elle vaut 1 point. Une fois par partie, avant votre action, vous pouvez la retourner :",
          "Renouveler : glissez les trois aménagements, ou les trois trophées visibles sous leur pioche dans l'ordre de votre choix ; trois autres sont révélés. Faites ensuite votre action.",
          "Recouvrir : prenez un aménagement comme d'habitude et placez une carte sur une de vos cartes fleuries. Elle doit convenir à ses voisines, pas à la carte recouverte.",
        ],
      },
      {
        heading: "La fin",
        body: [
          "Quand quelqu'un montre neuf aménagements, ou qu'une pioche est vide, on termine la manche, pour que tous aient joué autant de tours.",
          "Comptez 1 point pour une carte Village encore visible, 2 par bassin visible, et chaque trophée visible selon sa ligne, complète ou non. Le plus de points l'emporte ; puis le plus d'aménagements visibles ; sinon la victoire est partagée.",
        ],
      },
      {
        heading: "En solitaire",
        body: [
          "Toutes les cartes servent. Un aménagement pris doit permettre de placer une carte, les trophées ne vont que sur des emplacements libres (celui d'une structure peut en recouvrir un), et rien n'est défaussé. Vous pouvez vous arrêter chaque fois qu'une action est à choisir.",
          "Jusqu'à 15 points : dernière place. De 16 à 25 : mention honorable. De 26 à 35 : seconde place. À partir de 36 : jardin anglais de l'année.",
        ],
      },
      {
        heading: "Les trente trophées",
        body: [
          "Une fleur ou un arbre sans couleur vaut pour toute son espèce ; une goutte est une couleur ; un carré en pointillé une case vide. Les petits chiffres disent combien il y en a dans la ligne.",
        ],
        diagram: { view: ALL, show: "shared", caption: "Touchez un trophée pour le lire en toutes lettres." },
      },
    ],
  },
};

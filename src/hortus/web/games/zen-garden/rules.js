/** How to play Zen Garden, in our own words. */
const _ = null;
const CORNERS = ["tl", "tr", "br", "bl"];
const DECORS = ["pagoda", "bench", "buddha", "gate", "crane"];
const ELEMENTS = [
  "sand-path",
  "wood-path",
  "stone-path",
  ...DECORS,
  "sand-ground",
  "gravel",
  "trees",
  "clay",
  "water",
  "cherry",
];

/** "wood-gate-water:br" @param {string} text */
function shown(text) {
  const [tile, corner] = text.split(":");
  const [path, decor, ground] = tile.split("-");
  return { tile, path, decor, ground, corner };
}

/** @param {(string | null)[][]} lines @param {Record<string, any>} [more] */
function garden(lines, more = {}) {
  const rows = [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map((column) => {
      const text = lines[row]?.[column];
      return text ? { ...shown(text), square: `${"abcd"[column]}${row + 1}` } : null;
    }),
  );
  const tiles = rows.flat().filter((tile) => tile !== null);
  const counts = Object.fromEntries(
    ELEMENTS.map((element) => [
      element,
      tiles.filter((tile) =>
        [`${tile.path}-path`, tile.decor, tile.ground === "sand" ? "sand-ground" : tile.ground].includes(element),
      ).length,
    ]),
  );
  return {
    seat: 0,
    money: 9,
    rows,
    counts,
    open: [],
    paths: [],
    path_points: 0,
    decor_points: Object.fromEntries(DECORS.map((decor) => [decor, 0])),
    width: Math.max(0, ...lines.map((line) => line.length)),
    height: lines.length,
    ...more,
  };
}

const MARKET = [
  ["stone-gate-clay", "wood-crane-water", "sand-buddha-trees", "wood-bench-cherry"],
  ["sand-gate-gravel", "stone-pagoda-sand", "wood-buddha-clay", "stone-crane-cherry"],
  ["wood-pagoda-trees", "sand-bench-water", "stone-bench-gravel", "sand-crane-clay"],
];
const selection = MARKET.map((line, row) => ({
  cost: 2 - row,
  spaces: line.map((tile, k) => ({ square: `${"abcd"[k]}${row + 1}`, tile: shown(tile) })),
}));
const OTHER = garden([["stone-bench-trees:tl", "sand-gate-cherry:br"]], { seat: 1, money: 11 });

/** @param {any} one @param {Record<string, any>} [more] */
const view = (one, more = {}) => ({
  game: "zen-garden",
  boards: "1",
  round: 4,
  rounds: 16,
  marker: 0,
  turn: 0,
  held: null,
  selection,
  gardens: [one, OTHER],
  unity: null,
  minimalist: null,
  missions: [],
  preferences: [
    { name: "small", element: "wood-path", counts: [one.counts["wood-path"], 0], points: [one.counts["wood-path"], 0] },
    { name: "great", element: "gate", counts: [one.counts.gate, 1], points: [2 * one.counts.gate, 2] },
    { name: "majority", element: "water", counts: [one.counts.water, 0], points: [one.counts.water ? 8 : 0, 0] },
    { name: "detail", element: "crane", counts: [one.counts.crane, 0], points: [one.counts.crane === 1 ? -4 : 0, 0] },
  ],
  supply: Array.from({ length: 61 }, () => ""),
  discards: [],
  ...more,
});

const everyTurn = (/** @type {string[]} */ cells) =>
  cells.flatMap((cell) => CORNERS.map((corner) => `place ${cell}-${corner}`));

const SMALL = ["a0", "b0", "z1", "c1", "z2", "b2", "a3"];
const PLACE = view(
  garden(
    [
      ["wood-gate-water:br", "wood-pagoda-clay:bl"],
      ["wood-crane-cherry:tr", _],
    ],
    { open: SMALL },
  ),
  { held: shown("wood-gate-trees") },
);
const RING = view(
  garden(
    [
      ["wood-gate-water:br", "wood-pagoda-clay:bl"],
      ["wood-crane-cherry:tr", "wood-gate-trees:tl"],
    ],
    { paths: [{ path: "wood", squares: ["a1", "b1", "a2", "b2"] }], path_points: 3 },
  ),
);
const GATES = view(
  garden(
    [
      ["wood-gate-water:br", "sand-gate-clay:bl", "stone-gate-trees:br"],
      ["wood-crane-cherry:tr", "stone-bench-gravel:tl", "sand-buddha-sand:tr"],
    ],
    { open: ["d1", "d2", "a3", "b3", "c3", "a0", "b0", "c0", "z1", "z2"] },
  ),
  { held: shown("sand-gate-gravel") },
);

export default {
  en: {
    title: "How to play Zen Garden",
    sections: [
      {
        heading: "The idea",
        body: [
          "The emperor inspects your garden when its sixteen tiles are laid. Every tile shows three things: a ground (sand, gravel, trees, clay, water, cherry trees), a decor (pagoda, bench, buddha, gate, crane) and a quarter of a path (sand, wood, stone). There is exactly one tile of each combination: ninety in all.",
          "Points come from completed paths, from many equal decors, from what this emperor happens to like, and from the money you have left.",
        ],
        diagram: {
          view: RING,
          lit: ["a1", "b1", "a2", "b2"],
          caption: "Four quarter rings of the same wood around one point: a completed path.",
        },
      },
      {
        heading: "Take a tile",
        body: [
          "Everyone begins with 12 coins. On your turn take one tile from the terraces: the top row costs 2 coins, the middle row 1, the bottom row nothing. You must take one; with an empty purse, one of the bottom row.",
          "When everyone has had a turn (with two players: two turns each), what is left at the bottom is discarded, all other tiles slide down their column, and new ones come from the supply. The fan of the first player goes on to the left.",
        ],
        diagram: {
          view: view(garden([["wood-gate-water:br", "wood-pagoda-clay:bl"]], { open: SMALL })),
          legal: MARKET.flatMap((line, row) => line.map((tile, k) => `take ${"abcd"[k]}${row + 1}`)),
          show: "shared",
          caption: "Aim at a tile: the scroll marks, with +1, every wish it would count for.",
        },
      },
      {
        heading: "Place it",
        body: [
          "Turn the tile as you like (the Turn button, R or the wheel) and lay it side by side with one of your tiles. Your first tile goes anywhere.",
          "Your garden has room for four by four tiles. As long as it is smaller, the whole garden may be shifted inside its frame: drag it, use the arrows on the frame, or Shift with an arrow key. Nothing else about it changes.",
        ],
        diagram: {
          view: PLACE,
          legal: everyTurn(SMALL),
          caption:
            "A gate with a wooden path. On b2, turned as it is, it would close the ring. Touch a space; press R to turn; drag the garden to make room.",
        },
      },
      {
        heading: "Lines of four",
        body: [
          "Complete a row, a column or a long diagonal of four equal decors, and you get 3 coins at once for each such line. Nobody keeps more than 25 coins.",
        ],
        diagram: {
          view: GATES,
          legal: everyTurn(["d1", "d2", "a3", "b3", "c3", "a0", "b0", "c0", "z1", "z2"]),
          caption: "The fourth gate on d1 completes a row: 3 coins.",
        },
      },
      {
        heading: "The end",
        body: [
          "When all gardens hold sixteen tiles, count:",
          "Money: 1 point a coin.",
          "Completed paths, one to four: 3, 6, 10 or 15 points. A tile belongs to one path at most, and only small rings count.",
          "Equal decors, each kind on its own: 6 bring 3 points, 7: 5, 8: 7, 9: 10, 10: 13, 11: 16, 12 and more: 20.",
          "Most points win; a tie goes to the fuller purse.",
        ],
      },
      {
        heading: "The emperor's wishes",
        body: [
          "Four emperor tiles are always in play. Small preference: 1 point for each tile that shows the element. Great preference: 2 points. Majority: 8 points for the most such tiles, 4 for the second most; those who tie for the most share 12. Attention to detail: none brings 0, 1 tile −4, 2 tiles −2, 3 tiles −1, 4 tiles 2, 5 tiles 5, 6 and more 8.",
        ],
      },
      {
        heading: "More boards",
        body: [
          "Choose how many of the emperor's boards are in play when you set the table.",
          "Board 2, unity: 10 points if every ground in your garden is in one piece, joined by sides.",
          "Board 3, minimalist: 18 points for one or two kinds of ground, 12 for three, 6 for four.",
          "Boards 4 and 5, missions: at least four tiles of each of two elements. A mission is checked at once: the first to do it takes 5 points, then 3, then 1.",
        ],
      },
    ],
  },
  fr: {
    title: "Comment jouer à Zen Garden",
    sections: [
      {
        heading: "L'idée",
        body: [
          "L'empereur visite votre jardin quand ses seize tuiles sont posées. Chaque tuile montre trois choses : un sol (sable, gravier, arbres, argile, eau, cerisiers), un décor (pagode, banc, bouddha, porte, grue) et un quart de chemin (sable, bois, pierre). Il y a exactement une tuile de chaque combinaison : quatre-vingt-dix en tout.",
          "Les points viennent des chemins complets, des décors identiques, des goûts de cet empereur, et de l'argent qui vous reste.",
        ],
        diagram: {
          view: RING,
          lit: ["a1", "b1", "a2", "b2"],
          caption: "Quatre quarts d'anneau du même bois autour d'un point : un chemin complet.",
        },
      },
      {
        heading: "Prendre une tuile",
        body: [
          "Chacun commence avec 12 pièces. À votre tour, prenez une tuile des terrasses : la rangée du haut coûte 2 pièces, celle du milieu 1, celle du bas rien. Il faut en prendre une ; la bourse vide, une de la rangée du bas.",
          "Quand chacun a joué (à deux joueurs : deux fois chacun), ce qui reste en bas est défaussé, les autres tuiles glissent dans leur colonne, et de nouvelles viennent de la réserve. L'éventail du premier joueur passe à gauche.",
        ],
        diagram: {
          view: view(garden([["wood-gate-water:br", "wood-pagoda-clay:bl"]], { open: SMALL })),
          legal: MARKET.flatMap((line, row) => line.map((tile, k) => `take ${"abcd"[k]}${row + 1}`)),
          show: "shared",
          caption: "Visez une tuile : le rouleau marque d'un +1 chaque souhait pour lequel elle compterait.",
        },
      },
      {
        heading: "La poser",
        body: [
          "Tournez la tuile comme vous voulez (le bouton Tourner, R ou la molette) et posez-la côte à côte avec une de vos tuiles. La première va n'importe où.",
          "Votre jardin a quatre tuiles sur quatre. Tant qu'il est plus petit, le jardin entier peut être décalé dans son cadre : faites-le glisser, touchez les flèches du cadre, ou Maj avec une flèche du clavier. Rien d'autre n'y change.",
        ],
        diagram: {
          view: PLACE,
          legal: everyTurn(SMALL),
          caption:
            "Une porte avec un chemin de bois. En b2, dans ce sens, elle fermerait l'anneau. Touchez une case ; R pour tourner ; faites glisser le jardin pour faire de la place.",
        },
      },
      {
        heading: "Lignes de quatre",
        body: [
          "Complétez une ligne, une colonne ou une grande diagonale de quatre décors identiques, et vous recevez aussitôt 3 pièces pour chacune. Nul ne garde plus de 25 pièces.",
        ],
        diagram: {
          view: GATES,
          legal: everyTurn(["d1", "d2", "a3", "b3", "c3", "a0", "b0", "c0", "z1", "z2"]),
          caption: "La quatrième porte en d1 complète une ligne : 3 pièces.",
        },
      },
      {
        heading: "La fin",
        body: [
          "Quand tous les jardins ont seize tuiles, comptez :",
          "L'argent : 1 point par pièce.",
          "Les chemins complets, de un à quatre : 3, 6, 10 ou 15 points. Une tuile n'appartient qu'à un chemin, et seuls les petits anneaux comptent.",
          "Les décors identiques, chaque sorte à part : 6 valent 3 points, 7 : 5, 8 : 7, 9 : 10, 10 : 13, 11 : 16, 12 et plus : 20.",
          "Le plus de points gagne ; à égalité, la bourse la plus pleine.",
        ],
      },
      {
        heading: "Les souhaits de l'empereur",
        body: [
          "Quatre tuiles Empereur sont toujours en jeu. Petite préférence : 1 point par tuile qui montre l'élément. Grande préférence : 2 points. Majorité : 8 points pour le plus de telles tuiles, 4 pour le deuxième ; les ex æquo en tête partagent 12. Souci du détail : aucune vaut 0, 1 tuile −4, 2 tuiles −2, 3 tuiles −1, 4 tuiles 2, 5 tuiles 5, 6 et plus 8.",
        ],
      },
      {
        heading: "D'autres plateaux",
        body: [
          "Choisissez combien de plateaux de l'empereur sont en jeu en préparant la table.",
          "Plateau 2, unité : 10 points si chaque sol de votre jardin est d'un seul tenant, par les côtés.",
          "Plateau 3, minimaliste : 18 points pour une ou deux sortes de sol, 12 pour trois, 6 pour quatre.",
          "Plateaux 4 et 5, missions : au moins quatre tuiles de chacun de deux éléments. On vérifie aussitôt : le premier prend 5 points, puis 3, puis 1.",
        ],
      },
    ],
  },
};

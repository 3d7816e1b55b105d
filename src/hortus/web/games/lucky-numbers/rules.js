/** How to play Lucky Numbers, in our own words. */
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
const EMPTY = [
  [5, _, _, _],
  [_, 7, _, _],
  [_, _, 15, _],
  [_, _, _, 15],
];
const view = (/** @type {any} */ garden, more = {}) => ({
  gardens: [garden, EMPTY],
  centre: [],
  held: null,
  turn: 0,
  setup: "free",
  bruno: false,
  start: 0,
  laying: false,
  hands: null,
  face_down: [],
  ...more,
});
const RACK = view(EXAMPLE, { centre: [4, 9, 9, 17], face_down: [1, 1, 2, 2, 6, 6, 11, 11, 12, 14, 17, 18, 18, 20] });
const TAKES = ["take 4-b1", "take 9-c1", "take 9-b3", "take 17-c4", "take 17-d3"];

export default {
  en: {
    title: "How to play Lucky Numbers",
    sections: [
      {
        heading: "The idea",
        body: [
          "Everyone has a garden of sixteen spaces. Be the first to fill yours: in every row the numbers rise from left to right, in every column from top to bottom.",
        ],
        diagram: {
          view: view(EXAMPLE),
          caption:
            "A garden under way. Along a line, gaps do not matter and steps may be as big as you like, but two equal numbers never share a line.",
        },
      },
      {
        heading: "Before the first turn",
        body: [
          "There is one set of tiles from 1 to 20 for each player. Shuffle them face down. Everyone draws four and lays them on the four start spaces, the diagonal from top left to bottom right, in any order.",
        ],
        diagram: {
          view: view(START),
          lit: ["a1", "b2", "c3", "d4"],
          caption: "Start spaces share no row and no column, so anything goes there — but a good order helps.",
        },
      },
      {
        heading: "Your turn",
        body: [
          "Do one of two things.",
          "Draw a face-down tile. Everybody sees it. Put it in your garden, or leave it face up in the centre.",
          "Or take a tile that lies in the centre. That one must go into your garden.",
          "In both cases you may put it on an empty space, or exchange it for one of your tiles; the exchanged tile goes to the centre. A tile cannot be exchanged for its equal.",
        ],
        diagram: {
          view: view(EXAMPLE, { held: 13 }),
          legal: ["place c1", "place d2", "place b4"],
          caption:
            "You have drawn the 13. It goes on c1, or in exchange for the 10 on d2 or the 15 on b4. Touch a space to try it.",
        },
      },
      {
        heading: "The centre",
        body: [
          "Tiles in the centre are for everyone. The page keeps them sorted and counts, with a dot each, the tiles of a number that are still face down.",
        ],
        diagram: {
          view: RACK,
          legal: TAKES,
          show: "shared",
          caption: "Two 9s lie in the centre. There is still a 17 in the pile.",
        },
      },
      {
        heading: "The end",
        body: [
          "Whoever fills the last space wins at once.",
          "If the face-down tiles run out first, whoever drew the last one finishes the turn. Then the fewest empty spaces win; a tie is shared.",
          "If nobody draws or fills a space for ten rounds, the game ends in the same way.",
        ],
      },
      {
        heading: "Variants",
        body: [
          "Michael's set-up: draw and lay the start tiles one by one, without knowing the next.",
          "Sorted set-up: the start tiles lie down by themselves in ascending order.",
          "Bruno's variant: if a tile you place makes two equal numbers neighbours on a rising diagonal, you have an extra turn (not for exchanging with a tile from the centre).",
        ],
      },
    ],
  },
  fr: {
    title: "Comment jouer à Lucky Numbers",
    sections: [
      {
        heading: "L'idée",
        body: [
          "Chacun a un jardin de seize cases. Soyez le premier à remplir le vôtre : dans chaque ligne les nombres croissent de gauche à droite, dans chaque colonne de haut en bas.",
        ],
        diagram: {
          view: view(EXAMPLE),
          caption:
            "Un jardin en cours. Les trous ne comptent pas et les écarts sont libres, mais deux nombres égaux ne sont jamais dans la même ligne ou colonne.",
        },
      },
      {
        heading: "Avant le premier tour",
        body: [
          "Il y a une série de tuiles de 1 à 20 par joueur. Mélangez-les faces cachées. Chacun en pioche quatre et les pose sur les quatre cases de départ, la diagonale d'en haut à gauche à en bas à droite, dans l'ordre de son choix.",
        ],
        diagram: {
          view: view(START),
          lit: ["a1", "b2", "c3", "d4"],
          caption:
            "Les cases de départ n'ont ni ligne ni colonne en commun : tout y est permis, mais un bon ordre aide.",
        },
      },
      {
        heading: "À votre tour",
        body: [
          "Faites une de ces deux choses.",
          "Piochez une tuile cachée, que tout le monde voit. Mettez-la dans votre jardin, ou laissez-la visible au centre.",
          "Ou prenez une tuile du centre. Celle-là doit aller dans votre jardin.",
          "Dans les deux cas, posez-la sur une case vide ou échangez-la contre une de vos tuiles, qui va au centre. Une tuile ne s'échange pas contre son égale.",
        ],
        diagram: {
          view: view(EXAMPLE, { held: 13 }),
          legal: ["place c1", "place d2", "place b4"],
          caption:
            "Vous avez pioché le 13. Il va en c1, ou à la place du 10 en d2 ou du 15 en b4. Touchez une case pour essayer.",
        },
      },
      {
        heading: "Le centre",
        body: [
          "Les tuiles du centre sont à tous. La page les range et compte, par un point chacune, les tuiles d'un nombre encore cachées.",
        ],
        diagram: {
          view: RACK,
          legal: TAKES,
          show: "shared",
          caption: "Deux 9 sont au centre. Il reste un 17 dans la pioche.",
        },
      },
      {
        heading: "La fin",
        body: [
          "Qui remplit sa dernière case gagne aussitôt.",
          "Si la pioche s'épuise avant, qui a tiré la dernière tuile finit son tour. Le moins de cases vides gagne alors ; une égalité est partagée.",
          "Si pendant dix tours de table personne ne pioche ni ne remplit de case, la partie finit de même.",
        ],
      },
      {
        heading: "Variantes",
        body: [
          "Mise en place de Michael : piochez et posez les tuiles de départ une à une, sans connaître la suivante.",
          "Mise en place triée : les tuiles de départ se posent seules dans l'ordre croissant.",
          "Variante de Bruno : si la tuile posée met deux nombres égaux côte à côte sur une diagonale montante, vous jouez un tour de plus (sauf en échangeant avec une tuile du centre).",
        ],
      },
    ],
  },
};

/** Hints for a first game. The first step whose moment has come is told. */
/** @typedef {any} Table */
const mine = (/** @type {Table} */ table) => table.legal.length > 0;
const garden = (/** @type {Table} */ table) => table.view.gardens[table.viewer ?? 0];
const laid = (/** @type {Table} */ table) => garden(table).rows.flat().filter(Boolean).length;
const taking = (/** @type {Table} */ table) => mine(table) && !table.view.held;
const placing = (/** @type {Table} */ table) => mine(table) && table.view.held;

export default {
  setup: { players: 2, options: { boards: "1" } },
  steps: [
    {
      once: true,
      when: (/** @type {Table} */ table) => table.state === "playing" && laid(table) === 0,
      text: {
        en: "Welcome! You will lay sixteen tiles in your garden. Each shows a ground, a decor and a quarter of a path. The scroll says what this emperor likes; whoever has the most points when the gardens are full wins.",
        fr: "Bienvenue ! Vous poserez seize tuiles dans votre jardin. Chacune montre un sol, un décor et un quart de chemin. Le rouleau dit ce qu'aime cet empereur ; qui a le plus de points quand les jardins sont pleins gagne.",
      },
    },
    {
      when: (/** @type {Table} */ table) => taking(table) && laid(table) === 0,
      text: {
        en: "Take a tile from the terraces: the upper ones cost 2 coins, the middle ones 1, the lower ones nothing. A +1 on the scroll says that a tile counts for a wish. Every coin you keep is a point.",
        fr: "Prenez une tuile des terrasses : celles du haut coûtent 2 pièces, celles du milieu 1, celles du bas rien. Un +1 sur le rouleau dit qu'une tuile compte pour un souhait. Chaque pièce gardée est un point.",
      },
    },
    {
      when: (/** @type {Table} */ table) => placing(table) && laid(table) === 0,
      text: {
        en: "Put your first tile anywhere. Turn it first if you like: the Turn button, the R key, the wheel, or a touch on the tile in hand.",
        fr: "Posez votre première tuile où vous voulez. Tournez-la d'abord si vous voulez : le bouton Tourner, la touche R, la molette, ou touchez la tuile en main.",
      },
    },
    {
      when: (/** @type {Table} */ table) => placing(table) && laid(table) === 1,
      text: {
        en: "From now on every tile goes side by side with another. Four quarter rings of the same path around one point make a completed path: 3 points for the first, more for each further one.",
        fr: "Désormais, chaque tuile va côte à côte avec une autre. Quatre quarts d'anneau du même chemin autour d'un point font un chemin complet : 3 points pour le premier, davantage pour chaque suivant.",
      },
    },
    {
      when: (/** @type {Table} */ table) => placing(table) && laid(table) === 2,
      text: {
        en: "The numbers on the free spaces are the points the tile would bring there as it is turned now; a small arrow says that it would bring more when turned.",
        fr: "Les nombres sur les cases libres sont les points que la tuile y rapporterait dans ce sens ; une petite flèche dit qu'elle rapporterait plus si on la tournait.",
      },
    },
    {
      once: true,
      when: (/** @type {Table} */ table) =>
        placing(table) && laid(table) >= 3 && laid(table) < 12 && (garden(table).width < 4 || garden(table).height < 4),
      text: {
        en: "No room on one side? Shift the whole garden in its frame: drag it, touch an arrow on the frame, or press Shift with an arrow key. It costs nothing.",
        fr: "Pas de place d'un côté ? Décalez tout le jardin dans son cadre : faites-le glisser, touchez une flèche du cadre, ou Maj avec une flèche du clavier. Cela ne coûte rien.",
      },
    },
    {
      once: true,
      when: (/** @type {Table} */ table) => taking(table) && laid(table) >= 3,
      text: {
        en: "Touch a wish on the scroll: the tiles it counts light up in your garden. Beware of attention to detail: one, two or three such tiles cost you points.",
        fr: "Touchez un souhait du rouleau : les tuiles qu'il compte s'allument dans votre jardin. Gare au souci du détail : une, deux ou trois telles tuiles coûtent des points.",
      },
    },
    {
      once: true,
      when: (/** @type {Table} */ table) => taking(table) && laid(table) >= 5,
      text: {
        en: "Four equal decors in a row, a column or a long diagonal pay 3 coins at once. And six or more of a kind bring points at the end.",
        fr: "Quatre décors identiques sur une ligne, une colonne ou une grande diagonale rapportent aussitôt 3 pièces. Et six ou plus de la même sorte valent des points à la fin.",
      },
    },
    {
      when: (/** @type {Table} */ table) => taking(table) && garden(table).money < 3,
      text: {
        en: "Your purse is nearly empty. The bottom row is free; what nobody takes from above slides down after the round.",
        fr: "Votre bourse est presque vide. La rangée du bas est gratuite ; ce que personne ne prend plus haut glisse vers le bas après la manche.",
      },
    },
    {
      when: (/** @type {Table} */ table) => table.state === "over",
      text: {
        en: "That is the whole game. Next time, add a board: unity, minimalist, missions.",
        fr: "Voilà tout le jeu. La prochaine fois, ajoutez un plateau : unité, minimaliste, missions.",
      },
    },
  ],
};

/** Hints for a first game. The first step whose moment has come is told. */
const mine = (/** @type {any} */ table) => table.legal.length > 0;
const garden = (/** @type {any} */ table) => table.view.gardens[table.viewer ?? 0];
const fits = (/** @type {any} */ table) =>
  table.legal
    .filter((/** @type {any} */ legal) => legal.move.startsWith("place "))
    .map((/** @type {any} */ legal) => legal.move.slice(6));

export default {
  setup: { players: 2, options: { setup: "sorted" } },
  steps: [
    {
      once: true,
      when: (/** @type {any} */ table) => table.state === "playing",
      places: ["a1", "b2", "c3", "d4"],
      text: {
        en: "Welcome! This is your garden. Numbers must rise along every row, left to right, and down every column. Four tiles already lie on your start spaces. Whoever fills all sixteen spaces first wins.",
        fr: "Bienvenue ! Voici votre jardin. Les nombres doivent croître dans chaque ligne, de gauche à droite, et dans chaque colonne, de haut en bas. Quatre tuiles sont déjà sur vos cases de départ. Le premier qui remplit les seize cases gagne.",
      },
    },
    {
      when: (/** @type {any} */ table) =>
        mine(table) &&
        !table.view.held &&
        !table.legal.some((/** @type {any} */ legal) => legal.move.startsWith("take")),
      text: {
        en: "Your turn. Touch the green pile to draw a tile.",
        fr: "À vous. Touchez la pioche verte pour tirer une tuile.",
      },
    },
    {
      when: (/** @type {any} */ table) =>
        mine(table) &&
        table.view.held &&
        fits(table).some(
          (/** @type {string} */ at) => !garden(table).flat()["abcd".indexOf(at[0]) + 4 * (Number(at[1]) - 1)],
        ),
      places: (/** @type {any} */ table) => fits(table),
      text: {
        en: "A green space with a dot takes this number. Leave room: a 12 beside a 13 leaves no gap to fill. Arrows on a tile: yours goes in and the old one goes to the centre.",
        fr: "Ce nombre va sur les cases vertes à point. Gardez de la place : un 12 à côté d'un 13 ne laisse rien entre les deux. Des flèches sur une tuile : la vôtre prend sa place et l'ancienne va au centre.",
      },
    },
    {
      when: (/** @type {any} */ table) => mine(table) && table.view.held,
      text: {
        en: "No empty space for this one. You may exchange it for one of your tiles, or discard it: it then lies face up in the centre, for anyone to take.",
        fr: "Aucune case vide ne convient. Vous pouvez l'échanger contre une de vos tuiles, ou la défausser : elle est alors au centre, visible, à prendre par tous.",
      },
    },
    {
      when: (/** @type {any} */ table) => mine(table),
      text: {
        en: "You may take a tile from the centre instead of drawing: touch it, and the spaces where it fits light up. It must be placed. The dots under a number are its tiles still face down.",
        fr: "Au lieu de piocher, vous pouvez prendre une tuile au centre : touchez-la, et les cases possibles s'allument. Il faut la poser. Les points sous un nombre sont ses tuiles encore cachées.",
      },
    },
    {
      when: (/** @type {any} */ table) => table.state === "over",
      text: {
        en: "That is the whole game. Play again, or invite a friend.",
        fr: "Voilà tout le jeu. Rejouez, ou invitez quelqu'un.",
      },
    },
  ],
};

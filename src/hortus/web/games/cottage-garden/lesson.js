/** Hints for a first game. The first step whose moment has come is told. */
const can = (/** @type {any} */ table, /** @type {string} */ start) =>
  table.legal.some((/** @type {any} */ legal) => legal.move.startsWith(start));
const own = (/** @type {any} */ table) => table.view?.seats[table.viewer ?? 0];
const planted = (/** @type {any} */ table) =>
  own(table).beds.reduce((/** @type {number} */ sum, /** @type {any} */ bed) => sum + (bed?.tiles.length ?? 0), 0);

export default {
  setup: { players: 2, options: {} },
  steps: [
    {
      once: true,
      when: (/** @type {any} */ table) => table.state === "playing" && planted(table) === 0,
      text: {
        en: "Welcome! These are your two flowerbeds. Fill every square and a bed scores for the pots and cloches you can still see. Your cubes climb the trellises below.",
        fr: "Bienvenue ! Voici vos deux parterres. Une fois toutes les cases remplies, un parterre compte pour les pots et les cloches encore visibles. Vos cubes grimpent sur les treillages, en dessous.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => can(table, "plant ") && planted(table) < 2,
      places: (/** @type {any} */ table) => table.view.gardener.row,
      text: {
        en: "Take a tile from the lit row: touch it, then a bed; or drag it there. Turn and flip it with the buttons, R and F, or the wheel; it snaps to where it fits. Keep pots and cloches in sight.",
        fr: "Prenez une tuile de la rangée éclairée : touchez-la, puis un parterre ; ou faites-la glisser. Tournez-la et retournez-la avec les boutons, R et F, ou la molette ; elle se cale où elle va. Laissez voir pots et cloches.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => can(table, "plant ") && planted(table) >= 2,
      text: {
        en: "The sign with your symbol shows where the gardener will be on your next turn. You can try any tile of the nursery at any time, just touch it: a parasol marks what is only tried.",
        fr: "Le signe à votre symbole montre où sera le jardinier à votre prochain tour. Vous pouvez essayer à tout moment n'importe quelle tuile de la pépinière, touchez-la : un parasol marque ce qui n'est qu'un essai.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => can(table, "ramble"),
      text: {
        en: "The row in front of the gardener has gaps. For a cat it is refilled with the first tiles of the path. Or leave it as it is.",
        fr: "La rangée devant le jardinier a des trous. Pour un chat, elle est regarnie avec les premières tuiles de la file. Ou laissez-la ainsi.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => can(table, "done"),
      text: {
        en: "Now you may put cats on empty squares: good for single gaps. Most of the time you keep them and end your turn.",
        fr: "Vous pouvez maintenant mettre des chats sur des cases vides : parfait pour un trou isolé. Le plus souvent, on les garde et on finit son tour.",
      },
    },
    {
      when: (/** @type {any} */ table) => can(table, "orange ") || can(table, "blue "),
      text: {
        en: "A bed is complete! Choose the cube that moves. The dashed cube shows where it would land; across the red line waits a cat.",
        fr: "Un parterre est complet ! Choisissez le cube qui avance. Le cube en pointillé montre où il irait ; au-delà de la ligne rouge attend un chat.",
      },
    },
    {
      when: (/** @type {any} */ table) => can(table, "pot ") && !can(table, "plant ") && planted(table) < 6,
      text: {
        en: "A pot goes on any empty square, and counts when the bed is complete.",
        fr: "Un pot va sur n'importe quelle case vide, et compte quand le parterre est complet.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => can(table, "pay "),
      text: {
        en: "The final round: each turn costs two points, so finish your beds quickly, with pots and cats if need be.",
        fr: "Le dernier tour de jeu : chaque tour coûte deux points. Finissez vite vos parterres, au besoin avec des pots et des chats.",
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

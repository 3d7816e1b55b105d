/** Hints for a first game. The first step whose moment has come is told. */
const mine = (/** @type {any} */ table) => table.legal.length > 0;
const phase = (/** @type {string} */ name) => (/** @type {any} */ table) => mine(table) && table.view.phase === name;
const my = (/** @type {any} */ table) => table.view.villages[table.viewer ?? 0];
const places = (/** @type {any} */ table) => [
  ...new Set(table.legal.map((/** @type {any} */ { move }) => /^place \d-(\w\d)$/.exec(move)?.[1]).filter(Boolean)),
];

export default {
  setup: { players: 2, options: {} },
  steps: [
    {
      once: true,
      when: phase("set-up"),
      places: ["a0", "b0", "c0"],
      text: {
        en: "Welcome! Here grows your village. Awards above the columns and beside the rows judge the three cards of their line. You have three to lay above your columns: touch one to read it, and look at your hand before you choose.",
        fr: "Bienvenue ! Voici votre village. Les trophées, au-dessus des colonnes et à gauche des rangées, jugent les trois cartes de leur ligne. Vous en avez trois à poser au-dessus des colonnes : touchez-en un pour le lire, et regardez votre main avant de choisir.",
      },
    },
    {
      when: phase("set-up"),
      places: (/** @type {any} */ table) => table.legal.map((/** @type {any} */ { move }) => move.slice(4)),
      text: {
        en: "Lay the award with the green frame: touch one of the lit spaces.",
        fr: "Posez le trophée au cadre vert : touchez un des emplacements allumés.",
      },
    },
    {
      when: (/** @type {any} */ table) => phase("action")(table) && my(table).shown === 0,
      text: {
        en: "Your turn. Take a green: one of the three face up, or the top of the green deck. It joins your hand; then you place one card.",
        fr: "À vous. Prenez un aménagement : un des trois visibles, ou le premier de la pioche verte. Il rejoint votre main ; puis vous placez une carte.",
      },
    },
    {
      when: (/** @type {any} */ table) => phase("place")(table) && my(table).shown === 0,
      places: (/** @type {any} */ table) => places(table),
      text: {
        en: "Touch a card of your hand. The numbers show what each space would bring now. Your first card may lie anywhere; later ones must share flower or colour with every card beside them.",
        fr: "Touchez une carte de votre main. Les nombres disent ce que chaque case rapporterait à présent. La première carte va partout ; les suivantes doivent partager fleur ou couleur avec chaque carte voisine.",
      },
    },
    {
      once: true,
      when: phase("take award"),
      text: {
        en: "A structure brings an award at once. Take one: the small digits on it say how many there are in the line, the numbers below what that brings.",
        fr: "Une structure donne aussitôt un trophée. Prenez-en un : les petits chiffres disent combien il y en a dans la ligne, les nombres dessous ce que cela rapporte.",
      },
    },
    {
      when: phase("lay"),
      text: {
        en: "Lay it above a column or beside a row. The numbers say what it would change now; think of the cards still to come. On another award, it covers it.",
        fr: "Posez-le au-dessus d'une colonne ou à gauche d'une rangée. Les nombres disent ce qu'il changerait à présent ; pensez aux cartes à venir. Sur un autre trophée, il le recouvre.",
      },
    },
    {
      when: (/** @type {any} */ table) => phase("place")(table) && places(table).length === 0,
      text: {
        en: "None of your cards fits: discard one, face down.",
        fr: "Aucune de vos cartes ne convient : défaussez-en une, face cachée.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => phase("place")(table) && my(table).shown > 0,
      text: {
        en: "Flower or colour must match on every side. Try a space that does not light up: the table tells you why. You may discard instead of placing.",
        fr: "Fleur ou couleur doit convenir de chaque côté. Essayez une case éteinte : la table vous dit pourquoi. Vous pouvez aussi défausser.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => phase("action")(table) && my(table).shown > 1,
      places: ["a0", "b0", "c0", "z1", "z2", "z3"],
      text: {
        en: "The number on each award is what its line is worth now. Touch an award and its line lights up. Instead of a green you may take an award on your turn, also to cover a bad one.",
        fr: "Le nombre sur chaque trophée est ce que vaut sa ligne à présent. Touchez un trophée et sa ligne s'allume. Au lieu d'un aménagement, vous pouvez prendre un trophée, même pour en recouvrir un mauvais.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) =>
        phase("action")(table) && my(table).shown > 3 && my(table).village_card === "up",
      places: ["z0"],
      text: {
        en: "Your village card is worth a point as it lies. Once, it can bring three new face-up cards, or let you cover a card of yours: touch it.",
        fr: "Votre carte Village vaut un point telle quelle. Une fois, elle peut apporter trois nouvelles cartes visibles, ou vous laisser recouvrir une de vos cartes : touchez-la.",
      },
    },
    {
      once: true,
      when: (/** @type {any} */ table) => table.view.last_round && table.state === "playing",
      text: {
        en: "The end is near: this is the last round. Everybody gets the same number of turns.",
        fr: "La fin approche : c'est la dernière manche. Tous auront joué autant de tours.",
      },
    },
    {
      when: (/** @type {any} */ table) => table.state === "over",
      text: {
        en: "That is the whole game. “Why?” beside your points explains every award.",
        fr: "Voilà tout le jeu. « Pourquoi ? » à côté de vos points explique chaque trophée.",
      },
    },
  ],
};

/** The thirty awards, as a view shows them: for the rules page. A test compares them with the game. */
export const AWARDS = [
  {
    id: "A01",
    name: { en: "Red lilies", fr: "Lys rouges" },
    text: { en: "red lily +3", fr: "lys rouge +3" },
    equation: [{ form: "each", things: ["red lily"], points: [3] }],
  },
  {
    id: "A02",
    name: { en: "Yellow lilies", fr: "Lys jaunes" },
    text: { en: "yellow lily +3", fr: "lys jaune +3" },
    equation: [{ form: "each", things: ["yellow lily"], points: [3] }],
  },
  {
    id: "A03",
    name: { en: "Blue lilies", fr: "Lys bleus" },
    text: { en: "blue lily +3", fr: "lys bleu +3" },
    equation: [{ form: "each", things: ["blue lily"], points: [3] }],
  },
  {
    id: "A04",
    name: { en: "Red petunias", fr: "Pétunias rouges" },
    text: { en: "red petunia +3", fr: "pétunia rouge +3" },
    equation: [{ form: "each", things: ["red petunia"], points: [3] }],
  },
  {
    id: "A05",
    name: { en: "Yellow petunias", fr: "Pétunias jaunes" },
    text: { en: "yellow petunia +3", fr: "pétunia jaune +3" },
    equation: [{ form: "each", things: ["yellow petunia"], points: [3] }],
  },
  {
    id: "A06",
    name: { en: "Blue petunias", fr: "Pétunias bleus" },
    text: { en: "blue petunia +3", fr: "pétunia bleu +3" },
    equation: [{ form: "each", things: ["blue petunia"], points: [3] }],
  },
  {
    id: "A07",
    name: { en: "Red roses", fr: "Roses rouges" },
    text: { en: "red rose +3", fr: "rose rouge +3" },
    equation: [{ form: "each", things: ["red rose"], points: [3] }],
  },
  {
    id: "A08",
    name: { en: "Yellow roses", fr: "Roses jaunes" },
    text: { en: "yellow rose +3", fr: "rose jaune +3" },
    equation: [{ form: "each", things: ["yellow rose"], points: [3] }],
  },
  {
    id: "A09",
    name: { en: "Blue roses", fr: "Roses bleues" },
    text: { en: "blue rose +3", fr: "rose bleue +3" },
    equation: [{ form: "each", things: ["blue rose"], points: [3] }],
  },
  {
    id: "A10",
    name: { en: "Still waters", fr: "Eaux calmes" },
    text: { en: "pond +2", fr: "bassin +2" },
    equation: [{ form: "each", things: ["pond"], points: [2] }],
  },
  {
    id: "A11",
    name: { en: "Paintbox", fr: "Palette" },
    text: { en: "red + yellow + blue +6", fr: "rouge + jaune + bleu +6" },
    equation: [{ form: "all", things: ["red", "yellow", "blue"], points: [6] }],
  },
  {
    id: "A12",
    name: { en: "Nosegay", fr: "Bouquet" },
    text: { en: "lily + petunia + rose +6", fr: "lys + pétunia + rose +6" },
    equation: [{ form: "all", things: ["lily", "petunia", "rose"], points: [6] }],
  },
  {
    id: "A13",
    name: { en: "Open sky", fr: "Plein ciel" },
    text: { en: "card +2, tree −1", fr: "carte +2, arbre −1" },
    equation: [
      { form: "each", things: ["card"], points: [2] },
      { form: "each", things: ["tree"], points: [-1] },
    ],
  },
  {
    id: "A14",
    name: { en: "No bare patch", fr: "Sans trou" },
    text: { en: "card +1, empty space −3", fr: "carte +1, case vide −3" },
    equation: [
      { form: "each", things: ["card"], points: [1] },
      { form: "each", things: ["empty"], points: [-3] },
    ],
  },
  {
    id: "A15",
    name: { en: "Birch walk", fr: "Allée de bouleaux" },
    text: { en: "birch +2, willow −2", fr: "bouleau +2, saule −2" },
    equation: [
      { form: "each", things: ["birch"], points: [2] },
      { form: "each", things: ["willow"], points: [-2] },
    ],
  },
  {
    id: "A16",
    name: { en: "Royal oak", fr: "Chêne royal" },
    text: { en: "oak +3, birch −2, willow −1", fr: "chêne +3, bouleau −2, saule −1" },
    equation: [
      { form: "each", things: ["oak"], points: [3] },
      { form: "each", things: ["birch"], points: [-2] },
      { form: "each", things: ["willow"], points: [-1] },
    ],
  },
  {
    id: "A17",
    name: { en: "Little wood", fr: "Petit bois" },
    text: { en: "tree +1", fr: "arbre +1" },
    equation: [{ form: "each", things: ["tree"], points: [1] }],
  },
  {
    id: "A18",
    name: { en: "Twin trees", fr: "Arbres jumeaux" },
    text: { en: "two trees of one species +2", fr: "deux arbres d'une essence +2" },
    equation: [{ form: "groups", things: ["birch", "oak", "willow"], points: [2], of: 2 }],
  },
  {
    id: "A19",
    name: { en: "Picnic", fr: "Pique-nique" },
    text: { en: "lawn +3, tree +1, structure −1", fr: "pelouse +3, arbre +1, structure −1" },
    equation: [
      { form: "each", things: ["lawn"], points: [3] },
      { form: "each", things: ["tree"], points: [1] },
      { form: "each", things: ["structure"], points: [-1] },
    ],
  },
  {
    id: "A20",
    name: { en: "Odd masonry", fr: "Pierres impaires" },
    text: { en: "structures 0: −4 / 1: +2 / 2: −2 / 3: +6", fr: "structures 0 : −4 / 1 : +2 / 2 : −2 / 3 : +6" },
    equation: [{ form: "scale", things: ["structure"], points: [-4, 2, -2, 6] }],
  },
  {
    id: "A21",
    name: { en: "Stonework", fr: "Vieilles pierres" },
    text: { en: "structures 0: −2 / 1: +1 / 2: +2 / 3: +4", fr: "structures 0 : −2 / 1 : +1 / 2 : +2 / 3 : +4" },
    equation: [{ form: "scale", things: ["structure"], points: [-2, 1, 2, 4] }],
  },
  {
    id: "A22",
    name: { en: "Croquet", fr: "Croquet" },
    text: { en: "lawns 0: −2 / 1: +1 / 2: +4 / 3: +8", fr: "pelouses 0 : −2 / 1 : +1 / 2 : +4 / 3 : +8" },
    equation: [{ form: "scale", things: ["lawn"], points: [-2, 1, 4, 8] }],
  },
  {
    id: "A23",
    name: { en: "Three alike", fr: "Trois pareils" },
    text: {
      en: "three trees of one species or three structures +5",
      fr: "trois arbres d'une essence ou trois structures +5",
    },
    equation: [{ form: "groups", things: ["structure", "birch", "oak", "willow"], points: [5], of: 3 }],
  },
  {
    id: "A24",
    name: { en: "One kind or all", fr: "Une ou toutes" },
    text: { en: "tree species 0: −1 / 1: +3 / 2: −1 / 3: +5", fr: "essences 0 : −1 / 1 : +3 / 2 : −1 / 3 : +5" },
    equation: [{ form: "scale", things: ["species"], points: [-1, 3, -1, 5] }],
  },
  {
    id: "A25",
    name: { en: "Arboretum", fr: "Arboretum" },
    text: {
      en: "tree species 0: +1 / 1: −3 / 2: +2 / 3: +6, empty space −2",
      fr: "essences 0 : +1 / 1 : −3 / 2 : +2 / 3 : +6, case vide −2",
    },
    equation: [
      { form: "scale", things: ["species"], points: [1, -3, 2, 6] },
      { form: "each", things: ["empty"], points: [-2] },
    ],
  },
  {
    id: "A26",
    name: { en: "Few or many", fr: "Peu ou beaucoup" },
    text: {
      en: "trees 0: −2 / 1: +4 / 2: −1 / 3: −1 / 4: −1 / 5: +4 / 6: +6",
      fr: "arbres 0 : −2 / 1 : +4 / 2 : −1 / 3 : −1 / 4 : −1 / 5 : +4 / 6 : +6",
    },
    equation: [{ form: "scale", things: ["tree"], points: [-2, 4, -1, -1, -1, 4, 6] }],
  },
  {
    id: "A27",
    name: { en: "Lily lover", fr: "Ami des lys" },
    text: {
      en: "lily +2, petunia +1, rose −2, lawn −3, empty space −3",
      fr: "lys +2, pétunia +1, rose −2, pelouse −3, case vide −3",
    },
    equation: [
      { form: "each", things: ["lily"], points: [2] },
      { form: "each", things: ["petunia"], points: [1] },
      { form: "each", things: ["rose"], points: [-2] },
      { form: "each", things: ["lawn"], points: [-3] },
      { form: "each", things: ["empty"], points: [-3] },
    ],
  },
  {
    id: "A28",
    name: { en: "Blue ribbon", fr: "Ruban bleu" },
    text: {
      en: "blue +2, yellow +1, red −2, lawn −3, empty space −3",
      fr: "bleu +2, jaune +1, rouge −2, pelouse −3, case vide −3",
    },
    equation: [
      { form: "each", things: ["blue"], points: [2] },
      { form: "each", things: ["yellow"], points: [1] },
      { form: "each", things: ["red"], points: [-2] },
      { form: "each", things: ["lawn"], points: [-3] },
      { form: "each", things: ["empty"], points: [-3] },
    ],
  },
  {
    id: "A29",
    name: { en: "Quiet corner", fr: "Coin tranquille" },
    text: {
      en: "1 structure + 1 card with one tree + 1 pond or empty space +6",
      fr: "1 structure + 1 carte à un arbre + 1 bassin ou case vide +6",
    },
    equation: [
      { form: "exact", things: ["structure", "one tree card", "pond or empty"], points: [6], counts: [1, 1, 1] },
    ],
  },
  {
    id: "A30",
    name: { en: "Summer house", fr: "Pavillon" },
    text: {
      en: "1 structure + 0 trees −2, 1 structure + 2 trees +4, 2 structures + 2 trees +6",
      fr: "1 structure + 0 arbre −2, 1 structure + 2 arbres +4, 2 structures + 2 arbres +6",
    },
    equation: [
      { form: "exact", things: ["structure", "tree"], points: [-2], counts: [1, 0] },
      { form: "exact", things: ["structure", "tree"], points: [4], counts: [1, 2] },
      { form: "exact", things: ["structure", "tree"], points: [6], counts: [2, 2] },
    ],
  },
];

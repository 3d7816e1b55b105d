export default {
  pitch: {
    en: "Lay out a village garden, three cards by three, and choose the awards that judge it.",
    fr: "Dessinez le jardin du village, trois cartes sur trois, et choisissez les trophées qui le jugent.",
  },
  minutes: [20, 40],
  weight: 2,
};

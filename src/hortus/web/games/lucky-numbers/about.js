export default {
  pitch: {
    en: "Fill your garden with rising numbers before anyone else does.",
    fr: "Remplissez votre jardin de nombres croissants avant les autres.",
  },
  minutes: [10, 20],
  weight: 1,
};

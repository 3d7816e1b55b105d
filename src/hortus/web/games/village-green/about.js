export default {
  pitch: {
    en: "Plan the prettiest village green, and place its awards where they pay.",
    fr: "Dessinez le plus joli jardin du village, et placez ses trophées là où ils rapportent.",
  },
  minutes: [30, 40],
  weight: 2,
};

export default {
  pitch: {
    en: "Fill flowerbeds with blooming tiles, and leave the pots and cloches in sight.",
    fr: "Fleurissez vos parterres, et laissez voir les pots et les cloches.",
  },
  minutes: [30, 60],
  weight: 2,
};

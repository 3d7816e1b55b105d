export default {
  pitch: {
<<<<<<< HEAD
    en: "Fill flowerbeds with blooming tiles, and leave the pots and cloches in sight.",
    fr: "Fleurissez vos parterres, et laissez voir les pots et les cloches.",
  },
  minutes: [30, 60],
  weight: 2,
=======
    en: "Fill flowerbeds with planted tiles, pots and, in the gaps, cats.",
    fr: "Remplissez des parterres de fleurs, de pots et, dans les trous, de chats.",
  },
  minutes: [45, 60],
  weight: 3,
>>>>>>> page
};

export default {
  pitch: {
    en: "Fill flowerbeds with planted tiles, pots and, in the gaps, cats.",
    fr: "Remplissez des parterres de fleurs, de pots et, dans les trous, de chats.",
  },
  minutes: [45, 60],
  weight: 3,
};

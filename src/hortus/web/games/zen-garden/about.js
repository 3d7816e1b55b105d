export default {
  pitch: {
    en: "Lay out a garden to please the emperor: paths, ornaments and grounds.",
    fr: "Composez un jardin qui plaise à l'empereur : chemins, ornements et sols.",
  },
  minutes: [30, 45],
  weight: 2,
};

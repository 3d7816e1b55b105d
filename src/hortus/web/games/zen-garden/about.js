export default {
  pitch: {
    en: "Lay out sixteen tiles to the emperor's taste, and mind your purse.",
    fr: "Disposez seize tuiles au goût de l'empereur, sans vider votre bourse.",
  },
  minutes: [30, 45],
  weight: 2,
};

/** What this device likes: colours, text, sound, motion, confirming, notifications. Kept in the browser. */
import { signal, effect } from "./ui.js";

/** @template T @param {string} name @param {T} initial @param {T[]} [allowed] */
function kept(name, initial, allowed) {
  let value = initial;
  try {
    const text = localStorage.getItem(name);
    if (text !== null) value = JSON.parse(text);
  } catch {
    // A value we cannot read is as good as none.
  }
  if (allowed ? !allowed.includes(value) : typeof value !== typeof initial) value = initial;
  const s = signal(value);
  s.subscribe((now) => {
    try {
      localStorage.setItem(name, JSON.stringify(now));
    } catch {
      // Storage may be full or forbidden: then the choice lasts as long as the page.
    }
  });
  return s;
}

export const settings = {
  theme: kept("theme", "auto", ["auto", "light", "dark"]),
  /** "safe": blue and orange instead of green and red, which not every eye tells apart. */
  colours: kept("colours", "usual", ["usual", "safe"]),
  contrast: kept("contrast", "auto", ["auto", "high"]),
  text: kept("text", "usual", ["usual", "large", "larger"]),
  sound: kept("sound", true),
  volume: kept("volume", 0.7), // from 0 to 1
  confirm: kept("confirm", true),
  /** How fast pieces move; "off": they are where they belong at once. */
  motion: kept("motion", "normal", ["off", "slow", "normal", "fast"]),
  notify: kept("notify", false),
  ranges: kept("ranges", false),
};

/** What the style sheets read, as attributes of the page; theme.js sets them before the first paint. */
const SHOWN = /** @type {const} */ (["theme", "colours", "contrast", "text"]);
effect(() => {
  for (const name of SHOWN) document.documentElement.dataset[name] = settings[name].value;
});

/** Must pieces stand still, because this device or this person wants it so? */
export const still = () => settings.motion.value === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Sentences in the language of the person: catalogues, plurals, numbers, times. */
import { signal } from "./ui.js";

/** @typedef {import("./types.js").Lang} Lang */

export const LANGUAGES = /** @type {Lang[]} */ (["en", "fr"]);
/** @type {import("../vendor/signals.js").Signal<Lang>} */
export const lang = signal(/** @type {Lang} */ ("en"));
/** @type {Record<string, Record<string, any>>} */
const catalogues = {};

/** The language to begin with, before the server has said anything. @returns {Lang} */
export function guess() {
  const kept = localStorage.getItem("lang");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** @param {Lang} wanted */
export async function speakIn(wanted) {
  if (!LANGUAGES.includes(wanted)) wanted = "en";
  catalogues[wanted] ??= (await import(`../i18n/${wanted}.js`)).default;
  localStorage.setItem("lang", wanted);
  document.documentElement.lang = wanted;
  lang.value = wanted;
}

/**
 * Fill a phrase in. A phrase is a text with {names}, or {one, other} chosen by `count`.
 * @param {any} phrase @param {Record<string, unknown>} values @param {Lang} language
 */
export function fill(phrase, values, language) {
  if (phrase && typeof phrase === "object") {
    const kind = new Intl.PluralRules(language).select(Number(values.count));
    phrase = phrase[kind] ?? phrase.other;
  }
  return String(phrase).replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** @param {string} key @param {Record<string, unknown>} [values] */
export function t(key, values = {}) {
  const phrase = catalogues[lang.value]?.[key];
  return phrase === undefined ? key : fill(phrase, values, lang.value);
}

/** A board's words first, then the frame's. @param {Record<Lang, Record<string, any>> | undefined} words */
export function translator(words) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  return (key, values = {}) => {
    const phrase = words?.[lang.value]?.[key];
    return phrase === undefined ? t(key, values) : fill(phrase, values, lang.value);
  };
}

/** One of {"en": …, "fr": …}. @param {Record<string, string> | undefined} words */
export const pick = (words) => words?.[lang.value] ?? words?.en ?? "";

/** A number with a real minus sign. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
/** @param {number} n */
export const number = (n) => (n < 0 ? `−${-n}` : String(n));

/** With one decimal. @param {number} n */
export const decimal = (n) => n.toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "3 minutes ago". @param {number} at */
export function ago(at) {
  const seconds = (at - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  if (seconds > -60) return format.format(0, "minute");
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

/** A list as people say it: "a, b and c". @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat(lang.value, { type: "conjunction" }).format(parts);

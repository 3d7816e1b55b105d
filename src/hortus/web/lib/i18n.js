/** Sentences in the language of the person: message catalogues (Project Fluent), numbers, lists, times. */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { signal } from "./ui.js";

/** @typedef {import("./types.js").Translate} Translate */

/** The languages there are, each by its own name; the server writes them into the page. @type {Map<string, string>} */
export const LANGUAGES = new Map(
  (document.querySelector('meta[name="languages"]')?.getAttribute("content") ?? "en=English")
    .split(" ")
    .map((pair) => /** @type {[string, string]} */ (pair.split("="))),
);
export const lang = signal("en");

/** +3, −3 or ±0. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
/** +3, −3 or 0, where a number stands by itself. @param {number} n */
export const gained = (n) => (n ? signed(n) : "0");
/** A number with a real minus sign. @param {number} n */
export const number = (n) => (n < 0 ? `−${-n}` : String(n));

const FUNCTIONS = {
  SIGNED: (/** @type {any[]} */ [n]) => signed(Number(n.valueOf())),
  MINUS: (/** @type {any[]} */ [n]) => number(Number(n.valueOf())),
};

/** One bundle for each catalogue and language: "frame" and the games. @type {Map<string, Map<string, FluentBundle>>} */
const bundles = new Map();
/** Where the texts of a catalogue lie. @type {Map<string, (language: string) => string[]>} */
const addresses = new Map([["frame", (language) => [`/static/locale/${language}.ftl`]]]);

/** @param {string} name @param {string} language */
async function load(name, language) {
  const known = bundles.get(name) ?? new Map();
  bundles.set(name, known);
  if (known.has(language)) return;
  const texts = await Promise.all(
    (addresses.get(name)?.(language) ?? []).map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.status} ${address}`);
      return answer.text();
    }),
  );
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  known.set(language, bundle);
  said.clear();
}

/** The language to begin with, before the server has said anything. */
export function guess() {
  const wanted = [
    localStorage.getItem("lang") ?? "",
    ...navigator.languages.map((one) => one.slice(0, 2).toLowerCase()),
  ];
  return wanted.find((one) => LANGUAGES.has(one)) ?? "en";
}

/** Speak another language from now on; whatever is shown changes at once. @param {string} wanted */
export async function speakIn(wanted) {
  const language = LANGUAGES.has(wanted) ? wanted : "en";
  await Promise.all([...addresses.keys()].map((name) => load(name, language)));
  localStorage.setItem("lang", language);
  document.documentElement.lang = language;
  lang.value = language;
}

/** @param {FluentBundle | undefined} bundle @param {string} id @param {Record<string, unknown>} args */
function format(bundle, id, args) {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return null;
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.formatPattern(message.value, args, problems);
  for (const problem of problems) console.warn(`${id}: ${problem}`);
  return text;
}

const REMEMBERED = 5000; // sentences
/** Sentences made before: a board says the same at every drawing. @type {Map<string, string>} */
const said = new Map();

/** What looks a message up in these catalogues, one after the other. @param {string[]} names @returns {Translate} */
function translator(names) {
  /** @param {string} id @param {Record<string, unknown>} [args] */
  const translate = (id, args = {}) => {
    const key = `${lang.value} ${names[0]} ${id} ${JSON.stringify(args)}`;
    const known = said.get(key);
    if (known !== undefined) return known;
    for (const name of names) {
      const text = format(bundles.get(name)?.get(lang.value), id, args);
      if (text === null) continue;
      if (said.size >= REMEMBERED) said.clear();
      said.set(key, text);
      return text;
    }
    console.warn(`There is no message ${id}.`);
    return id;
  };
  translate.has = (/** @type {string} */ id) =>
    names.some((name) => bundles.get(name)?.get(lang.value)?.hasMessage(id) ?? false);
  return translate;
}

/** The frame's own words. */
export const t = translator(["frame"]);

/** @type {Map<string, Translate>} */
const translators = new Map();

/**
 * The words of a game: its board's, then its own, then the frame's.
 * @param {string} game @param {string[]} files  of its web folder
 */
export async function loadWords(game, files) {
  const at = `/static/games/${game}`;
  addresses.set(game, (language) => {
    const board = [language, "en"].find((one) => files.includes(`locale/${one}.ftl`));
    return [`${at}/words/${language}.ftl`, ...(board ? [`${at}/locale/${board}.ftl`] : [])];
  });
  await load(game, lang.value);
  return wordsOf(game);
}

/** Words that only some screens need: the catalogue in `<part>/locale`. @param {string} part */
export async function loadPart(part) {
  addresses.set(part, (language) => [`/static/${part}/locale/${language}.ftl`]);
  await load(part, lang.value);
}

/** The words of a game or part, once they are loaded; then the frame's. @param {string} game @returns {Translate} */
export function wordsOf(game) {
  const found = translators.get(game) ?? translator([game, "frame"]);
  translators.set(game, found);
  return found;
}

/** With one decimal. @param {number} n */
export const decimal = (n) => n.toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "3 minutes ago". @param {number} at */
export function ago(at) {
  const seconds = (at - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  if (seconds > -60) return format.format(Math.round(Math.min(seconds, 0)), "second");
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

/** A list as people say it: "a, b and c". @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat(lang.value, { type: "conjunction" }).format(parts);

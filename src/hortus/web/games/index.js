/** The games, as the server has them, and what each brings for the page. */
import { get } from "../lib/api.js";
import { lang, loadWords } from "../lib/i18n.js";

/**
 * @typedef {{name: string, title: string, pitch: string, designer: string, players: number[], sprite: string, files: string[],
 *   rules: boolean, about: {minutes: [number, number] | null, weight: number | null}, options: any[]}} Game
 */

/** @type {Map<string, Promise<Game[]>>} */
const asked = new Map();

/** All games in the present language, from light to heavy. @returns {Promise<Game[]>} */
export function games() {
  const language = lang.value;
  const found = asked.get(language) ?? get(`/api/games?lang=${language}`);
  asked.set(language, found);
  found.catch(() => asked.delete(language)); // next time perhaps
  return found;
}

/** @param {string} name @returns {Promise<Game | undefined>} */
export const gameOf = async (name) => (await games()).find((game) => game.name === name);

/** @param {{name: string, files: string[]}} game @param {string} file */
export const fileOf = (game, file) => (game.files.includes(file) ? `/static/games/${game.name}/${file}` : null);

/** @param {{name: string, files: string[]} | undefined} game */
export const coverOf = (game) => (game && fileOf(game, "cover.svg")) ?? "/static/art/cover.svg";

/** The board of a game, with its style and its words; a game without one is drawn by the generic one. @param {string} name */
export async function boardOf(name) {
  const game = (await gameOf(name)) ?? { name, files: [] };
  const css = fileOf(game, "board.css");
  const board = fileOf(game, "board.js") ?? "/static/games/generic/board.js";
  const [module] = await Promise.all([import(board), css && style(css), loadWords(name, game.files)]);
  return /** @type {import("../lib/types.js").Board} */ (module.default);
}

/** What `lesson.js` or `diagrams.js` of a game exports; null if it has none. @param {string} name @param {string} file */
export async function partOf(name, file) {
  const game = await gameOf(name);
  const at = game && fileOf(game, file);
  return at ? (await import(at)).default : null;
}

/** @param {string} href */
function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => done(undefined);
    document.head.append(link);
  });
}

/** The games, as the server has them, and what each brings for the page. */
import { get } from "../lib/api.js";
import { lang, loadWords } from "../lib/i18n.js";
import { styles } from "../lib/lazy.js";

/**
 * @typedef {{name: string, title: string, pitch: string, designer: string, players: number[], sprite: string, files: string[],
 *   rules: boolean, puzzles: number, about: {minutes: [number, number] | null, weight: number | null}, options: any[]}} Game
 */

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/** What the server answers, asked for once; after a failure, next time perhaps. @param {string} address */
function once(address) {
  const found = asked.get(address) ?? get(address);
  asked.set(address, found);
  found.catch(() => asked.delete(address));
  return found;
}

/** All games in the present language, from light to heavy. @returns {Promise<Game[]>} */
export const games = () => once(`/api/games?lang=${lang.value}`);

/** A game in the present language; undefined if the server does not have it. @param {string} name @returns {Promise<Game | undefined>} */
export const gameOf = (name) =>
  once(`/api/games/${name}?lang=${lang.value}`).catch((problem) => {
    if (problem.status !== 404) throw problem;
  });

/** @param {{name: string, files: string[]}} game @param {string} file */
export const fileOf = (game, file) => (game.files.includes(file) ? `/static/games/${game.name}/${file}` : null);

/** @param {{name: string, files: string[]} | undefined} game */
export const coverOf = (game) => (game && fileOf(game, "cover.svg")) ?? "/static/art/cover.svg";

/** The board of a game, with its style and its words; a game without one is drawn by the generic one. @param {string} name */
export async function boardOf(name) {
  const game = (await gameOf(name)) ?? { name, files: [] };
  const css = game.files
    .filter((file) => file.endsWith(".css"))
    .sort()
    .map((file) => `/static/games/${name}/${file}`);
  const board = fileOf(game, "board.js") ?? "/static/games/generic/board.js";
  const [module] = await Promise.all([import(board), styles(css), loadWords(name, game.files)]);
  const found = /** @type {import("../lib/types.js").Board} */ (module.default);
  if (found.refer) found.refer(await once(`/api/games/${name}/reference`));
  return found;
}

/** What `lesson.js` or `diagrams.js` of a game exports; null if it has none. @param {string} name @param {string} file */
export async function partOf(name, file) {
  const game = await gameOf(name);
  const at = game && fileOf(game, file);
  return at ? (await import(at)).default : null;
}

/** The guided first game: a real table against a bot, with hints. Which tables are lessons is kept in the browser. */
import { beSomebody, get, post } from "./api.js";
import { go } from "./router.js";
import { partOf } from "../games/index.js";

const key = (/** @type {string} */ table) => `lesson:${table}`;

/** @param {string} game */
export async function startLesson(game) {
  const lesson = await partOf(game, "lesson.js");
  if (!lesson) return;
  const bots = await get("/api/bots");
  await beSomebody();
  const seats = [{ kind: "me" }];
  for (let i = 1; i < (lesson.setup.players ?? 2); i++)
    seats.push(/** @type {any} */ ({ kind: "bot", bot: bots[0].name }));
  const card = await post("/api/tables", {
    game,
    options: lesson.setup.options ?? {},
    public: false,
    seats,
    pace: { kind: "untimed" },
    guided: true,
  });
  localStorage.setItem(key(card.id), "[]");
  go(card.link);
}

/** @param {string} table */
export const isLesson = (table) => localStorage.getItem(key(table)) !== null;
/** @param {string} table */
export const endLesson = (table) => localStorage.removeItem(key(table));

/** The steps already told. @param {string} table @returns {Set<number>} */
export function told(table) {
  try {
    return new Set(JSON.parse(localStorage.getItem(key(table)) ?? "[]"));
  } catch {
    return new Set();
  }
}

/** @param {string} table @param {Set<number>} steps */
export const remember = (table, steps) => localStorage.setItem(key(table), JSON.stringify([...steps]));

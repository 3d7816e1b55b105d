/** The choices before a match: lists, texts with examples, or what the game draws itself (its `options.js`). */
import { html, useEffect, useState } from "../lib/ui.js";
import { lang, loadWords, t } from "../lib/i18n.js";
import { styles } from "../lib/lazy.js";
import { fileOf, partOf } from "../games/index.js";

export const RANDOM = "random"; // who starts is drawn when the table is made

/**
 * @param {{game: any, players: number, names?: (string | undefined)[], options: Record<string, string>, without?: string[],
 *   onChange: (options: Record<string, string>) => void}} props  names: of the seats, as far as they are known
 */
export function GameOptions({ game, players, names = [], options, without = [], onChange }) {
  const [drawn, setDrawn] = useState(
    /** @type {{own: import("../lib/types.js").OwnOptions, words: import("../lib/types.js").Translate} | null} */ (
      null
    ),
  );
  useEffect(() => {
    let here = true;
    setDrawn(null);
    const sheet = fileOf(game, "options.css");
    Promise.all([partOf(game.name, "options.js"), loadWords(game.name, game.files), styles(sheet ? [sheet] : [])]).then(
      ([own, words]) => {
        if (here && own) setDrawn({ own, words });
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game.name, lang.value]);
  return game.options
    .filter((/** @type {any} */ option) => !without.includes(option.name))
    .map((/** @type {any} */ option) => {
      const Drawn = drawn?.own[option.name];
      const value = options[option.name] ?? option.default ?? "";
      const set = (/** @type {string} */ chosen) => onChange({ ...options, [option.name]: chosen });
      return Drawn
        ? html`<${Drawn} key=${option.name} option=${option} players=${players} names=${names} value=${value} onChange=${set} t=${drawn.words} />`
        : html`<${Choice} key=${option.name} option=${option} players=${players} value=${value} onChange=${set} />`;
    });
}

/**
 * An option of the game: a list to choose from, or a text with examples.
 * @param {{option: any, players: number, value: string, onChange: (value: string) => void}} props
 */
function Choice({ option, players, value, onChange }) {
  const change = (/** @type {any} */ e) => onChange(e.target.value);
  const offered = option.values.filter(
    (/** @type {any} */ one) => option.name !== "start" || Number(one.value) < players,
  );
  const examples = `examples-${option.name}`;
  return html`<label class="field"><span>${option.title}</span>
    ${
      option.values.length
        ? html`<select value=${value} onChange=${change}>
            ${option.name === "start" && players > 1 && html`<option value=${RANDOM}>${t("new-start-random")}</option>`}
            ${offered.map((/** @type {any} */ one) => html`<option value=${one.value}>${one.label}</option>`)}</select>`
        : html`<input list=${examples} value=${value} onInput=${change} />
            <datalist id=${examples}>
              ${option.examples.map((/** @type {any} */ one) => html`<option value=${one} />`)}</datalist>`
    }</label>`;
}

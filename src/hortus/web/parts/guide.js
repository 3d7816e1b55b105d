/** What can be looked up beside the table: what the game's own guide tells of this match, and the rules. */
import { html, useEffect, useRef, useState } from "../lib/ui.js";
import { lang, t } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { partOf } from "../games/index.js";

/** @typedef {import("../lib/types.js").BoardProps} BoardProps */

/** @param {BoardProps} props */
export function Guide(props) {
  const { game } = props.table;
  // Undefined: not known yet. Null: the game has none.
  const [guide, setGuide] = useState(
    /** @type {{sections: import("../lib/types.js").Guide} | null | undefined} */ (undefined),
  );
  useEffect(() => {
    partOf(game, "guide.js").then(
      (found) => setGuide(found ? { sections: found } : null),
      () => setGuide(null),
    );
  }, [game]);
  const sections = props.table.view && !props.table.covered ? (guide?.sections(props) ?? []) : [];
  return html`<div class="guide">
    ${sections.map(
      ({ key, title, body }) => html`<details key=${key} open=${key === sections[0].key}><summary>${title}</summary>
        <div class="guide-body">${body}</div></details>`,
    )}
    ${guide !== undefined && html`<${Rules} game=${game} alone=${!sections.length} />`}</div>`;
}

/** The rules text, chapter by chapter; loaded when it is opened. @param {{game: string, alone: boolean}} props */
function Rules({ game, alone }) {
  const [open, setOpen] = useState(alone);
  const [rules, setRules] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  const language = lang.value;
  useEffect(() => {
    if (open) get(`/api/games/${game}/rules?lang=${language}`).then(setRules, (error) => setProblem(error.message));
  }, [open, game, language]);
  const jump = (/** @type {Event} */ event, /** @type {string} */ id) => {
    event.preventDefault();
    const heading = /** @type {HTMLElement | null} */ (text.current?.querySelector(`#${CSS.escape(id)}`) ?? null);
    heading?.scrollIntoView({ block: "start" });
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  };
  return html`<details open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${t("guide-rules")}</summary>
    <div class="guide-body">
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${
        rules &&
        html`<nav aria-label=${t("rules-contents")}><ul>${rules.contents.map(
          (/** @type {any} */ one) =>
            html`<li key=${one.id}><a href=${`#${one.id}`} onClick=${(/** @type {Event} */ event) => jump(event, one.id)}>${one.title}</a></li>`,
        )}</ul></nav>
        <div class="rules-text" key=${rules.html} ref=${text} dangerouslySetInnerHTML=${{ __html: rules.html }}></div>
        <p><a class="button small" href=${`/#rules/${game}`} target="_blank">${t("guide-pictures")}</a></p>`
      }</div></details>`;
}

/** How to play, in our own words, with diagrams drawn by the board itself. */
import { html, useEffect, useMemo, useState } from "../lib/ui.js";
import { lang, t, translator } from "../lib/i18n.js";
import { createAct } from "../lib/act.js";
import { FocusArea } from "../lib/focus.js";
import { startLesson } from "../lib/lesson.js";
import { GAMES } from "../games/index.js";
import { Head } from "../parts/head.js";
import { toast } from "../parts/toasts.js";

/** @param {{game: string}} props */
export default function Rules({ game }) {
  const known = GAMES[game];
  const [content, setContent] = useState(/** @type {any} */ (null));
  const [board, setBoard] = useState(/** @type {any} */ (null));
  useEffect(() => {
    known?.rules?.().then(setContent, () => {});
    known?.board().then(
      (one) => setBoard(() => one),
      () => {},
    );
  }, [game]);
  const words = content?.[lang.value];
  useEffect(() => {
    if (words) document.title = `${words.title} · Hortus`;
  }, [words]);
  if (!known?.rules)
    return html`<${Head} place=${t("rules.none")} /><main class="rules" id="main"><p><a href="/">${t("home")}</a></p></main>`;
  return html`<${Head} />
    <main class=${`rules game-${game}`} id="main">
      ${
        words &&
        html`<h1 tabindex="-1">${words.title}</h1>
        ${words.sections.map(
          (/** @type {any} */ section, /** @type {number} */ i) => html`<section key=${i}><h2>${section.heading}</h2>
          ${section.body.map((/** @type {string} */ paragraph) => html`<p>${paragraph}</p>`)}
          ${board && section.diagram && html`<${Diagram} board=${board} diagram=${section.diagram} game=${game} />`}</section>`,
        )}
        <p class="row">${known.lesson && html`<button class="primary" onClick=${() => startLesson(game).catch((error) => toast(error.message))}>${t("lobby.lesson")}</button>`}<a class="button" href="/">${t("home")}</a></p>`
      }
    </main>`;
}

/** @param {{board: any, diagram: any, game: string}} props */
function Diagram({ board, diagram, game }) {
  const seats = (diagram.view.gardens ?? [0, 1]).map((/** @type {any} */ _, /** @type {number} */ seat) => ({
    seat,
    kind: "person",
    name: t("rules.player", { number: seat + 1 }),
    symbol: seat,
    here: true,
  }));
  const table = useMemo(
    () => ({
      id: "diagram",
      game,
      options: {},
      state: "playing",
      number: 0,
      ply: 0,
      undos: 0,
      turn: diagram.viewer ?? 0,
      viewer: diagram.viewer ?? 0,
      view: diagram.view,
      what_now: "",
      legal: (diagram.legal ?? []).map((/** @type {string} */ move) => ({ move, sentence: move, gains: [] })),
      scores: null,
      log: [],
      clocks: null,
      seats,
      watchers: 0,
      undo: { mode: "none", to: 0 },
      lang: lang.value,
    }),
    [diagram],
  );
  const act = useMemo(() => {
    const made = createAct(
      () => /** @type {any} */ (table),
      (move) => made.preview(move, true),
    );
    if (diagram.lit) made.highlight(diagram.lit, diagram.viewer ?? 0);
    return made;
  }, [table]);
  const props = { table, act, t: translator(board.words), lang: lang.value };
  return html`<figure class="diagram board">
    ${
      diagram.show === "shared"
        ? html`<${FocusArea} label=${t("area.shared")} class="frame-shared"><${board.Shared} ...${props} /><//>`
        : html`<${FocusArea} label=${t("rules.diagram")} class="frame-garden"><${board.Garden} ...${props} seat=${diagram.viewer ?? 0} size="large" /><//>`
    }
    <figcaption>${diagram.caption}</figcaption></figure>`;
}

/** How to play: the game's rules text, with diagrams drawn by its board. */
import { html, render, useEffect, useRef, useState } from "../lib/ui.js";
import { lang, t, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { FocusArea } from "../lib/focus.js";
import { startLesson } from "../lib/lesson.js";
import { createPlay } from "../lib/play.js";
import { wholeMove } from "../lib/room.js";
import { boardOf, gameOf, partOf, fileOf } from "../games/index.js";
import { Head } from "../parts/head.js";
import { toast } from "../parts/toasts.js";

/** @param {{game: string}} props */
export default function Rules({ game }) {
  const [rules, setRules] = useState(/** @type {any} */ (null));
  const [drawing, setDrawing] = useState(/** @type {any} */ (null));
  const [lesson, setLesson] = useState(false);
  const [problem, setProblem] = useState("");
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    get(`/api/games/${game}/rules?lang=${lang.value}`).then(setRules, (error) => setProblem(error.message));
    gameOf(game).then(
      (found) => setLesson(found !== undefined && fileOf(found, "lesson.js") !== null),
      () => {},
    );
    Promise.all([boardOf(game), partOf(game, "diagrams.js")]).then(
      ([board, diagrams]) => setDrawing({ board, diagrams: diagrams ?? {} }),
      () => {},
    );
  }, [game, lang.value]);
  useEffect(() => {
    if (rules) document.title = `${rules.title} · Hortus`;
  }, [rules]);
  useEffect(() => {
    if (!rules || !drawing || !text.current) return;
    const figures = [...text.current.querySelectorAll("figure[data-diagram]")];
    for (const figure of figures) {
      const diagram = drawing.diagrams[figure.getAttribute("data-diagram") ?? ""];
      const holder = document.createElement("div");
      figure.prepend(holder);
      if (diagram) render(html`<${Diagram} board=${drawing.board} diagram=${diagram} game=${game} />`, holder);
    }
    return () => {
      for (const figure of figures) {
        const holder = figure.firstElementChild;
        if (!(holder instanceof HTMLDivElement)) continue;
        render(null, holder);
        holder.remove();
      }
    };
  }, [rules, drawing]);
  const learn = () => startLesson(game).catch((error) => toast(error.message));
  return html`<${Head} />
    <main class=${`rules game-${game}`} id="main">
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${
        rules &&
        html`<h1 tabindex="-1">${rules.title}</h1>
        <nav class="contents" aria-label=${t("rules-contents")}><ul>${rules.contents.map(
          (/** @type {any} */ one) => html`<li key=${one.id}>
            <a href=${`#${one.id}`} onClick=${(/** @type {Event} */ event) => jump(event, one.id)}>${one.title}</a></li>`,
        )}</ul></nav>
        <div class="rules-text" key=${rules.html} ref=${text} dangerouslySetInnerHTML=${{ __html: rules.html }}></div>`
      }
      <p class="row">${lesson && html`<button class="primary" onClick=${learn}>${t("lobby-lesson")}</button>`}
        <a class="button" href="/">${t("home")}</a></p>
    </main>`;
}

/** The address names the game; a heading is gone to without changing it. @param {Event} event @param {string} id */
function jump(event, id) {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** @param {{board: import("../lib/types.js").Board, diagram: any, game: string}} props */
function Diagram({ board, diagram, game }) {
  const viewer = diagram.viewer ?? 0;
  const words = wordsOf(game);
  const seats = (diagram.view.gardens ?? [0, 1]).map((/** @type {any} */ _, /** @type {number} */ seat) => ({
    seat,
    kind: "person",
    name: t("rules-player", { number: seat + 1 }),
    symbol: seat,
    here: true,
  }));
  const [{ table, play }] = useState(() => {
    const drawn = /** @type {any} */ ({
      id: "diagram",
      game,
      options: {},
      state: "playing",
      number: 0,
      ply: 0,
      undos: 0,
      turn: viewer,
      viewer,
      view: diagram.view,
      prompt: null,
      legal: (diagram.legal ?? []).map(wholeMove),
      scores: null,
      log: [],
      clocks: null,
      seats,
      watchers: 0,
      undo: { mode: "none", to: 0 },
      lang: lang.value,
    });
    const made = createPlay({
      table: () => drawn,
      send: (move) => made.preview(move, true),
      board: () => board,
      words: () => words,
    });
    if (diagram.lit) made.highlight(diagram.lit);
    return { table: drawn, play: made };
  });
  const props = { table, play, t: words };
  return html`<div class="diagram board">
    ${
      diagram.show === "shared"
        ? html`<${FocusArea} label=${t("area-shared")} class="frame-shared"><${board.Shared} ...${props} /><//>`
        : html`<${FocusArea} label=${t("rules-diagram")} class="frame-garden">
            <${board.Garden} ...${props} seat=${viewer} size="large" /><//>`
    }</div>`;
}

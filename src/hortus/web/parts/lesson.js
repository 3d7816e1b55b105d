/** The guided first game: hints beside the board. */
import { html, Icon, useEffect, useState } from "../lib/ui.js";
import { useFit } from "../lib/fit.js";
import { t } from "../lib/i18n.js";
import { endLesson, remember, told } from "../lib/lesson.js";
import { speak } from "../lib/speak.js";
import { partOf } from "../games/index.js";

/** @param {{table: import("../lib/types.js").Table, play: import("../lib/types.js").Play}} props */
export function Lesson({ table, play }) {
  const [lesson, setLesson] = useState(/** @type {any} */ (null));
  const [ended, setEnded] = useState(false);
  const [shown, setShown] = useState(() => told(table.id));
  useEffect(() => {
    partOf(table.game, "lesson.js").then(setLesson, () => {});
  }, [table.game]);
  const steps = /** @type {any[]} */ (lesson?.steps ?? []);
  const index = steps.findIndex((step, i) => !(step.once && shown.has(i)) && step.when(table));
  const step = steps[index];
  const pointer = matchMedia("(hover: none)").matches ? "touch" : "mouse";
  const text = step ? play.words(step.message, { pointer }) : "";
  const box = useFit(text);
  const places = step?.places?.(table) ?? null;
  useEffect(() => {
    play.highlight(places);
    speak(text);
    return () => play.highlight(null);
  }, [index, table.ply, JSON.stringify(places)]);
  const seen = () => {
    const next = new Set(shown).add(index);
    remember(table.id, next);
    setShown(next);
  };
  const skip = () => {
    endLesson(table.id);
    setEnded(true);
  };
  if (ended || !step) return null;
  return html`<div class="lesson" ref=${box}><p>${text}</p>
    <div class="lesson-ways"><button class="plain round" onClick=${skip} aria-label=${t("lesson-skip")} title=${t("lesson-skip")}>
        <${Icon} name="close" /></button>
      ${step.once && html`<button class="small primary" onClick=${seen}>${t("lesson-ok")}</button>`}</div></div>`;
}

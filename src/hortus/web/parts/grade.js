/** How hard a puzzle is: five pips and a word. */
import { html, cx } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";

const t = wordsOf("daily");

/** @param {{grade: number}} props */
export const Grade = ({ grade }) =>
  html`<span class="grade"><span class="weight" aria-hidden="true">
    ${[1, 2, 3, 4, 5].map((n) => html`<i class=${cx(n <= grade && "on")}></i>`)}</span>${t(`puzzle-grade-${grade}`)}</span>`;

/** A live region: what a screen reader should say now. */

/** @type {HTMLElement | null} */
let region = null;
let last = "";
/** @type {string[]} */
let waiting = [];
/** @type {number | undefined} */
let timer;

/** @param {string} text */
export function speak(text) {
  if (!text || text === last) return;
  last = text;
  waiting.push(text);
  clearTimeout(timer);
  // Sentences of one moment are said together.
  timer = setTimeout(() => {
    region ??= document.getElementById("speaker");
    if (region) region.textContent = waiting.join(" ");
    waiting = [];
    setTimeout(() => (last = ""), 1000);
  }, 120);
}

/** Short messages that go by themselves; also said aloud. */
import { html, signal } from "../lib/ui.js";
import { speak } from "../lib/speak.js";

const toasts = signal(/** @type {{id: number, text: string, refusal: boolean}[]} */ ([]));
let count = 0;

/** @param {string} text @param {boolean} [refusal] */
export function toast(text, refusal = false) {
  const id = ++count;
  toasts.value = [...toasts.value.slice(-2), { id, text, refusal }];
  speak(text);
  setTimeout(() => (toasts.value = toasts.value.filter((one) => one.id !== id)), 6000);
}

/** Why something cannot be done: shown until the next thing is done. @param {string} text */
export function refuse(text) {
  forgetRefusals();
  toast(text, true);
}

export function forgetRefusals() {
  if (toasts.value.some((one) => one.refusal)) toasts.value = toasts.value.filter((one) => !one.refusal);
}

export function Toasts() {
  if (!toasts.value.length) return null;
  return html`<div class="toasts">${toasts.value.map((one) => html`<p class="toast" key=${one.id}>${one.text}</p>`)}</div>`;
}

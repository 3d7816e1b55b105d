/** Short messages that go by themselves; also said aloud. */
import { html, signal } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { speak } from "../lib/speak.js";

const toasts = signal(/** @type {{id: number, text: string}[]} */ ([]));
let count = 0;

/** @param {string} text */
export function toast(text) {
  const id = ++count;
  toasts.value = [...toasts.value.slice(-2), { id, text }];
  speak(text);
  setTimeout(() => (toasts.value = toasts.value.filter((one) => one.id !== id)), 6000);
}

/** Why something cannot be done: shown in the prompt until the next thing is done. */
export const refusal = signal("");

/** @param {string} text */
export function refuse(text) {
  refusal.value = text;
  speak(text);
}

export const forgetRefusals = () => {
  refusal.value = "";
};

export function Toasts() {
  if (!toasts.value.length) return null;
  return html`<aside class="toasts" aria-label=${t("toasts")}>${toasts.value.map((one) => html`<p class="toast" key=${one.id}>${one.text}</p>`)}</aside>`;
}

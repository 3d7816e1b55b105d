/** A form that is sent, with an alert for what is wrong. */
import { html, useState } from "../lib/ui.js";

/** A form with an alert for what is wrong.
 * @param {{title?: string, text?: string, button: string, danger?: boolean, fields: Field[], onSend: (values: Record<string, string>) => Promise<void>}} props
 * @typedef {{name: string, label: string, type: string, autocomplete: string, long?: boolean}} Field */
export function Form({ title, text, button, danger, fields, onSend }) {
  const [problem, setProblem] = useState("");
  const [waiting, setWaiting] = useState(false);
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    setWaiting(true);
    try {
      await onSend(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form))));
      setProblem("");
      form.reset();
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
    setWaiting(false);
  };
  return html`<section>${title && html`<h2>${title}</h2>`}${text && html`<p class="quiet">${text}</p>`}
    <form onSubmit=${send}>
      ${fields.map(
        ({ name, label, type, autocomplete, long }) => html`<label class="field"><span>${label}</span>
          <input name=${name} type=${type} autocomplete=${autocomplete} required
            minlength=${autocomplete === "new-password" ? 8 : 1} maxlength=${type === "password" ? 200 : type === "email" || long ? 254 : 24} /></label>`,
      )}
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <button class=${danger ? "danger" : "primary"} type="submit" disabled=${waiting}>${button}</button>
    </form></section>`;
}

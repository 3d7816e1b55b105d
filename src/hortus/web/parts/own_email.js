/** My e-mail address: given, verified by a link, used for reminders or not, forgotten. */
import { html, useEffect, useState } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { del, get, post } from "../lib/api.js";
import { Form } from "./form.js";
import { toast } from "./toasts.js";

const t = wordsOf("own");

export function OwnEmail() {
  const [email, setEmail] = useState(/** @type {any} */ (null));
  const [sent, setSent] = useState("");
  const load = () => get("/api/account/email").then(setEmail, (/** @type {Error} */ problem) => toast(problem.message));
  useEffect(() => void load(), []);
  if (!email?.offered) return null;
  const ask = async (/** @type {Record<string, string>} */ { address }) => {
    await post("/api/account/email", { address });
    setSent(address);
  };
  const forget = async () => {
    await del("/api/account/email").catch((problem) => toast(problem.message));
    await load();
  };
  const remind = (/** @type {boolean} */ on) =>
    post("/api/account/email/remind", { remind: on }).then(setEmail, (problem) => toast(problem.message));
  const field = { name: "address", label: t("own-email"), type: "email", autocomplete: "email" };
  return html`${
    email.address
      ? html`<section class="stack"><h2>${t("own-email")}</h2><p>${email.address}</p>
        <label class="check"><input type="checkbox" checked=${email.remind}
          onChange=${(/** @type {any} */ e) => remind(e.target.checked)} />${t("own-email-remind")}</label>
        <p class="row"><button onClick=${forget}>${t("own-email-forget")}</button></p></section>`
      : html`<${Form} title=${t("own-email")} text=${t("own-email-why")} button=${t("own-email-send")} fields=${[field]} onSend=${ask} />`
  }
  ${sent && !email.address && html`<p class="notice" role="status">${t("own-email-sent", { address: sent })}</p>`}`;
}

/** A link for a new password. */
export function Forgot() {
  const [open, setOpen] = useState(false);
  const [offered, setOffered] = useState(false);
  const [sent, setSent] = useState(false);
  useEffect(
    () =>
      void get("/api/privacy").then(
        (facts) => setOffered(facts.mail),
        () => {},
      ),
    [],
  );
  if (!offered) return null;
  if (sent) return html`<p class="notice" role="status">${t("own-forgot-sent")}</p>`;
  if (!open) return html`<p><button class="link" onClick=${() => setOpen(true)}>${t("own-forgot")}</button></p>`;
  const field = { name: "who", label: t("own-forgot-who"), type: "text", autocomplete: "username", long: true };
  const send = async (/** @type {Record<string, string>} */ values) => {
    await post("/api/account/forgot", values);
    setSent(true);
  };
  return html`<${Form} title=${t("own-forgot")} text=${t("own-forgot-why")} button=${t("own-email-send")} fields=${[field]} onSend=${send} />`;
}

/** Where the links of letters lead: an address is verified, reminders stop, or a new password is chosen. */
import { html, useEffect, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { post, rememberSession } from "../lib/api.js";
import { go } from "../lib/router.js";
import { Form } from "../parts/form.js";
import { Head } from "../parts/head.js";
import { toast } from "../parts/toasts.js";

const t = wordsOf("own");

/** @param {{what: string, token: string}} props  what: verify, stop, reset */
export default function Link({ what, token }) {
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = `${t(`own-link-${what}`)} · Hortus`;
  }, [lang.value, what]);
  const follow = async () => {
    try {
      if (what === "verify") await post("/api/account/email/verify", { token });
      else await post(`/api/reminders/stop?${new URLSearchParams({ token })}`);
      setDone(true);
      setProblem("");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  const reset = async (/** @type {Record<string, string>} */ { password }) => {
    rememberSession(await post("/api/account/reset", { token, password }));
    toast(t("account-password-changed"));
    go("/#account");
  };
  const field = {
    name: "password",
    label: t("account-password-new"),
    type: "password",
    autocomplete: "new-password",
  };
  return html`<${Head} /><main class="rules account" id="main">
    <h1 tabindex="-1">${t(`own-link-${what}`)}</h1>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${
      what === "reset"
        ? html`<${Form} button=${t("account-password-change")} text=${t("account-password-ends")} fields=${[field]} onSend=${reset} />`
        : done
          ? html`<p role="status">${t(`own-link-${what}-done`)}</p>`
          : html`<p class="row"><button class="primary" onClick=${follow}>${t(`own-link-${what}-do`)}</button></p>`
    }
    <p class="row"><a class="button" href="/">${t("home")}</a></p>
  </main>`;
}

/** The privacy notice: what this server stores, for how long, who sees it, and what leaves it. */
import { html, useEffect, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { Head } from "../parts/head.js";

const t = wordsOf("privacy");
const STORED = ["person", "password", "sessions", "matches", "chat", "results", "relations"];
const SEEN = ["table", "finished", "name", "profile"];
const KEPT = /** @type {const} */ (["session", "guest", "chat", "abandoned"]);

export default function Privacy() {
  const [facts, setFacts] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = `${t("privacy-title")} · Hortus`;
    get("/api/privacy").then(setFacts, (error) => setProblem(error.message));
  }, [lang.value]);
  const list = (/** @type {string[]} */ messages) => html`<ul>${messages.map((one) => html`<li>${one}</li>`)}</ul>`;
  return html`<${Head} /><main class="rules rules-text" id="main">
    <h1 tabindex="-1">${t("privacy-title")}</h1>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${
      facts &&
      html`<p>${t("privacy-idea")}</p>
      <h2>${t("privacy-stored")}</h2>
      ${list([...STORED.map((one) => t(`privacy-stored-${one}`)), ...(facts.mail ? [t("privacy-stored-email")] : []), ...(facts.push ? [t("privacy-stored-push")] : [])])}
      <h2>${t("privacy-seen")}</h2>
      ${list(SEEN.map((one) => t(`privacy-seen-${one}`)))}
      <h2>${t("privacy-kept")}</h2>
      ${list([...KEPT.map((one) => t(`privacy-kept-${one}`, { days: facts[`${one}_days`] })), t("privacy-kept-rest")])}
      <h2>${t("privacy-device")}</h2><p>${t("privacy-device-text")}</p>
      <h2>${t("privacy-logs")}</h2><p>${t("privacy-logs-text")}</p>
      <h2>${t("privacy-others")}</h2>
      ${list([t("privacy-others-none"), ...(facts.mail ? [t("privacy-others-mail")] : []), ...(facts.push ? [t("privacy-others-push")] : [])])}
      <h2>${t("privacy-rights")}</h2><p>${t("privacy-rights-text")} <a href="/#account">${t("account-title")}</a></p>
      ${facts.contact && html`<p>${t("privacy-contact", { contact: facts.contact })}</p>`}`
    }
    <p class="row"><a class="button" href="/">${t("home")}</a></p>
  </main>`;
}

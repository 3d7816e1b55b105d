/** My own page: the account, where I am signed in, programs, what is stored; matches; results; people. */
import { html, useEffect, useState } from "../lib/ui.js";
import { LANGUAGES, lang, wordsOf } from "../lib/i18n.js";
import { changeLang, del, get, person, post, rememberSession } from "../lib/api.js";
import { Form } from "../parts/form.js";
import { Head } from "../parts/head.js";
import { lazy, withStyle, withWords } from "../lib/lazy.js";
import { toast } from "../parts/toasts.js";

const t = wordsOf("own");
const words = (/** @type {() => Promise<any>} */ load) =>
  withWords(withWords(withStyle(load, "menu.css"), "people"), "own");
const OwnMatches = lazy(
  words(() => import("../parts/own_matches.js")),
  "OwnMatches",
);
const OwnResults = lazy(
  words(() => import("../parts/own_results.js")),
  "OwnResults",
);
const OwnPeople = lazy(
  words(() => import("../parts/own_people.js")),
  "OwnPeople",
);
const OwnEmail = lazy(
  words(() => import("../parts/own_email.js")),
  "OwnEmail",
);
const Forgot = lazy(
  words(() => import("../parts/own_email.js")),
  "Forgot",
);
const OwnReminders = lazy(
  words(() => import("../parts/own_reminders.js")),
  "OwnReminders",
);
const SECTIONS = ["", "matches", "results", "people"];

/** @param {{section: string, who: string}} props */
export default function Account({ section, who }) {
  useEffect(() => {
    document.title = `${t("account-title")} · Hortus`;
  }, [lang.value]);
  const me = person.value;
  const shown = me ? section : "";
  return html`<${Head} />
    <main class="rules account" id="main">
      <h1 tabindex="-1">${t("account-title")}</h1>
      ${
        me &&
        html`<nav class="segments links" aria-label=${t("account-title")}>${SECTIONS.map(
          (one) => html`<a href=${`/#account${one && `/${one}`}`} aria-current=${one === shown ? "page" : undefined}>
            ${t(`own-section-${one || "account"}`)}</a>`,
        )}</nav>`
      }
      ${
        shown === "matches"
          ? html`<${OwnMatches} key=${me?.id} who=${who} />`
          : shown === "results"
            ? html`<${OwnResults} key=${me?.id} />`
            : shown === "people"
              ? html`<${OwnPeople} key=${me?.id} />`
              : html`${me?.kind === "account" ? html`<${Mine} key=${me.id} name=${me.name} />` : html`<${Guest} />`}
              ${me && html`<${OwnReminders} key=${`reminders ${me.id}`} /><${Language} /><${Programs} key=${`programs ${me.id}`} /><${OwnData} key=${`data ${me.id}`} kind=${me.kind} />`}`
      }
      <p class="row"><a class="button" href="/">${t("home")}</a></p>
    </main>`;
}

function Guest() {
  const name = { name: "name", label: t("settings-name"), type: "text", autocomplete: "username" };
  const password = (/** @type {string} */ kind) => ({
    name: "password",
    label: t(kind === "new-password" ? "account-password-new" : "account-password"),
    type: "password",
    autocomplete: kind,
  });
  const enter = (/** @type {string} */ path) => async (/** @type {Record<string, string>} */ values) =>
    rememberSession(await post(path, values));
  return html`<${Form} title=${t("account-sign-in")} button=${t("account-sign-in")}
      fields=${[name, password("current-password")]} onSend=${enter("/api/account/sign-in")} />
    <${Forgot} />
    ${
      person.value &&
      html`<${Form} title=${t("account-make")} text=${t("account-make-why")} button=${t("account-make")}
      fields=${[name, password("new-password")]} onSend=${enter("/api/account")} />`
    }`;
}

/** @param {{name: string}} props */
function Mine({ name }) {
  const change = async (/** @type {Record<string, string>} */ values) => {
    rememberSession(await post("/api/account/password", values));
    toast(t("account-password-changed"));
  };
  const leave = async () => {
    await del("/api/session");
    rememberSession(await get("/api/session"));
  };
  return html`<section><p>${t("account-signed-in", { name })}</p>
      <p class="row"><button onClick=${leave}>${t("account-sign-out")}</button></p></section>
    <${OwnEmail} />
    <${Sessions} />
    <${Form} title=${t("account-password-change")} text=${t("account-password-ends")} button=${t("account-password-change")}
      fields=${[
        {
          name: "old",
          label: t("account-password-old"),
          type: "password",
          autocomplete: "current-password",
        },
        { name: "new", label: t("account-password-new"), type: "password", autocomplete: "new-password" },
      ]} onSend=${change} />`;
}

const day = (/** @type {number} */ at) => new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(at);

/** A list from the server, how it is shortened, and loaded again. @param {string} path @returns {[any[], (what: string) => Promise<void>, () => Promise<void>]} */
function useList(path) {
  const [rows, setRows] = useState(/** @type {any[]} */ ([]));
  const load = () => get(path).then(setRows, (problem) => toast(problem.message));
  useEffect(() => void load(), [path]);
  const end = async (/** @type {string} */ what) => {
    try {
      await del(what);
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
    await load();
  };
  return [rows, end, load];
}

function Sessions() {
  const [rows, end] = useList("/api/sessions");
  return html`<section><h2>${t("account-sessions")}</h2>
    <ul class="sessions">${rows.map((one) => {
      const device = one.device || t("account-device-unknown");
      return html`<li key=${one.id}><span><b>${device}</b>
          <span class="quiet">${one.current ? t("account-this-one") : t("account-last-used", { day: day(one.seen) })}</span></span>
        ${
          !one.current &&
          html`<button onClick=${() => end(`/api/sessions/${one.id}`)}
            aria-label=${t("account-end-one", { device })}>${t("account-end")}</button>`
        }</li>`;
    })}</ul>
    ${rows.length > 1 && html`<p class="row"><button onClick=${() => end("/api/sessions")}>${t("account-end-others")}</button></p>`}
  </section>`;
}

/** Programs that play under names of their own: those there are, and a token for another, shown this once. */
function Programs() {
  const [rows, end, load] = useList("/api/programs");
  const [made, setMade] = useState(/** @type {{name: string, token: string} | null} */ (null));
  const add = async (/** @type {Record<string, string>} */ values) => {
    setMade(await post("/api/programs", values));
    await load();
  };
  const name = { name: "name", label: t("own-program-name"), type: "text", autocomplete: "off" };
  return html`<div class="stack"><${Form} title=${t("account-programs")} text=${t("own-program-why")} button=${t("own-program-add")} fields=${[name]} onSend=${add} />
    ${
      made &&
      html`<div class="notice" role="status"><p>${t("own-program-once", { name: made.name })}</p>
        <input readonly value=${made.token} aria-label=${t("own-program-token", { name: made.name })}
          onFocus=${(/** @type {any} */ e) => e.target.select()} /></div>`
    }
    ${
      rows.length > 0 &&
      html`<ul class="sessions">${rows.map(
        (one) => html`<li key=${one.id}><span><b>${one.name}</b>
          <span class="quiet">${t("account-last-used", { day: day(one.seen) })}</span></span>
        <button onClick=${() => end(`/api/programs/${one.id}`)}
          aria-label=${t("account-end-one", { device: one.name })}>${t("account-end")}</button></li>`,
      )}</ul>`
    }</div>`;
}

function Language() {
  return html`<section><h2>${t("settings-language")}</h2><div class="segments" role="group" aria-label=${t("settings-language")}>
    ${[...LANGUAGES].map(
      ([one, own]) => html`<label lang=${one}><input type="radio" name="own-lang" checked=${lang.value === one}
        onChange=${() => void changeLang(one)} /><span>${own}</span></label>`,
    )}</div></section>`;
}

/** What is stored of me: to take along, or to be forgotten. @param {{kind: string}} props */
function OwnData({ kind }) {
  const [sure, setSure] = useState(false);
  const forget = async (/** @type {Record<string, string>} */ values) => {
    await post("/api/account/delete", values);
    rememberSession(await get("/api/session"));
    toast(t("own-forgotten"));
  };
  const guest = kind === "guest";
  const password = {
    name: "password",
    label: t("account-password"),
    type: "password",
    autocomplete: "current-password",
  };
  return html`<section class="stack"><h2>${t("own-data")}</h2><p class="quiet">${t("own-export-why")} <a href="/#privacy">${t("privacy-link")}</a></p>
      <p class="row"><a class="button" download href="/api/account/export">${t("own-export")}</a></p></section>
    ${
      sure
        ? html`<${Form} title=${t(guest ? "own-forget-guest" : "own-forget")} text=${t("own-forget-why")}
          button=${t("own-forget-really")} danger fields=${guest ? [] : [password]} onSend=${forget} />`
        : html`<p class="row"><button class="danger" onClick=${() => setSure(true)}>
          ${t(guest ? "own-forget-guest" : "own-forget")}</button></p>`
    }`;
}

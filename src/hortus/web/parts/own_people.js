/** The people I know: friends, those I have met at a table, those I have blocked; and what my profile shows. */
import { html, useEffect, useState } from "../lib/ui.js";
import { ago, lang, wordsOf } from "../lib/i18n.js";
import { get, person, post } from "../lib/api.js";
import { toast } from "./toasts.js";

const t = wordsOf("own");
const SHOWN = ["results", "matches"];

/** Count somebody as a friend, block them, or neither. @param {string} id @param {string | null} relation */
export const relate = (id, relation) => post(`/api/people/${encodeURIComponent(id)}/relation`, { relation });

export function OwnPeople() {
  const [known, setKnown] = useState(/** @type {any[]} */ ([]));
  const [met, setMet] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  const load = () =>
    Promise.all([get("/api/people/mine"), get("/api/opponents")]).then(
      ([mine, opponents]) => {
        setKnown(mine);
        setMet(opponents);
      },
      (error) => setProblem(error.message),
    );
  useEffect(() => void load(), [lang.value]);
  const change = async (/** @type {string} */ id, /** @type {string | null} */ relation) => {
    try {
      await relate(id, relation);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
    await load();
  };
  const add = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    try {
      const name = String(new FormData(form).get("name"));
      await relate((await get(`/api/people?${new URLSearchParams({ name })}`)).id, "friend");
      form.reset();
      setProblem("");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
    await load();
  };
  const strangers = met.filter(
    (one) => !["bot", "deleted"].includes(one.kind) && !known.some((other) => other.id === one.who),
  );
  /** @param {string} relation @param {string} undo */
  const those = (relation, undo) =>
    known
      .filter((one) => one.relation === relation)
      .map(
        (one) => html`<li key=${one.id}><${Name} id=${one.id} name=${one.name} />
          <button class="small" onClick=${() => change(one.id, null)} aria-label=${t(`${undo}-one`, { name: one.name })}>${t(undo)}</button></li>`,
      );
  const friends = those("friend", "own-unfriend");
  const blocked = those("blocked", "own-unblock");
  return html`<section class="stack"><h2>${t("own-friends")}</h2>
      <p class="quiet">${t("own-friends-why")}</p>
      <form class="link-row" onSubmit=${add}>
        <input name="name" aria-label=${t("own-friend-name")} placeholder=${t("own-friend-name")} required maxlength="24" autocomplete="off" />
        <button type="submit">${t("own-friend-add")}</button></form>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      ${friends.length > 0 && html`<ul class="sessions friends">${friends}</ul>`}</section>
    ${
      strangers.length > 0 &&
      html`<section class="stack"><h2>${t("own-met")}</h2><ul class="sessions met">${strangers.map(
        (one) => html`<li key=${one.who}><${Name} id=${one.who} name=${one.name} text=${ago(one.last)} />
          <span class="row"><button class="small" onClick=${() => change(one.who, "friend")} aria-label=${t("own-befriend-one", { name: one.name })}>${t("own-befriend")}</button>
          <button class="small" onClick=${() => change(one.who, "blocked")} aria-label=${t("own-block-one", { name: one.name })}>${t("own-block")}</button></span></li>`,
      )}</ul></section>`
    }
    <section class="stack"><h2>${t("own-blocked")}</h2><p class="quiet">${t("own-blocked-why")}</p>
      ${blocked.length > 0 && html`<ul class="sessions blocked">${blocked}</ul>`}</section>
    <${Shows} />`;
}

/** @param {{id: string, name: string, text?: string}} props */
const Name = ({ id, name, text }) =>
  html`<span><a href=${`/#person/${id}`}>${name}</a>${text && html` <span class="quiet">${text}</span>`}</span>`;

/** What everybody may see of me. */
function Shows() {
  const [shows, setShows] = useState(/** @type {string[] | null} */ (null));
  const me = person.value?.id;
  useEffect(
    () =>
      void get(`/api/people/${me}`).then(
        (profile) => setShows(profile.shows),
        () => {},
      ),
    [me],
  );
  if (!shows) return null;
  const change = async (/** @type {string} */ what, /** @type {boolean} */ on) => {
    try {
      setShows(
        (await post("/api/profile", { shows: SHOWN.filter((one) => (one === what ? on : shows.includes(one))) })).shows,
      );
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  return html`<section class="stack"><h2>${t("own-profile")}</h2><p class="quiet">${t("own-profile-why")}</p>
    <div>${SHOWN.map(
      (what) => html`<label class="check"><input type="checkbox" checked=${shows.includes(what)}
        onChange=${(/** @type {any} */ e) => change(what, e.target.checked)} />${t(`own-shows-${what}`)}</label>`,
    )}</div>
    <p><a href=${`/#person/${me}`}>${t("own-profile-link")}</a></p></section>`;
}

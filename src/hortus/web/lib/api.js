/** HTTP with the server: JSON, the CSRF token, errors as sentences. */
import { signal } from "./ui.js";
import { lang, speakIn, t } from "./i18n.js";
import { freshId } from "./ids.js";
import { announced, serverIs } from "./upkeep.js";

/** @typedef {{id: string, name: string, kind: string, lang: string}} Person */
/** @type {import("../vendor/signals.js").Signal<Person | null>} */
export const person = signal(/** @type {Person | null} */ (null));
let csrf = "";

/** Keys of requests that have no answer yet, or whose answer was lost: asked again, it is the same request. @type {Map<string, string>} */
const unanswered = new Map();

export class ApiError extends Error {
  /** @param {number} status @param {string} reason @param {string} sentence */
  constructor(status, reason, sentence) {
    super(sentence);
    this.status = status;
    this.reason = reason;
  }
}

/** @param {string} method @param {string} path @param {unknown} [body] @param {boolean} [again] @returns {Promise<any>} */
async function call(method, path, body, again = false) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const request = `${path} ${sent}`;
  if (method === "POST" && !unanswered.has(request)) unanswered.set(request, freshId());
  let answer;
  let content;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        "Accept-Language": lang.value,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(method === "GET" ? {} : { "X-CSRF-Token": csrf }),
        ...(method === "POST" ? { "Idempotency-Key": unanswered.get(request) ?? "" } : {}),
      },
      body: sent,
    });
    content = await contentOf(answer);
  } catch {
    throw new ApiError(0, "offline", t("error-offline"));
  }
  if (method === "POST" && answer.status < 500) unanswered.delete(request);
  serverIs(answer.headers.get("Hortus-Version") ?? "");
  void announced(answer.headers.get("Hortus-Announcement"), () => get("/api/announcement")).catch(() => {});
  if (answer.status === 204) return null;
  if (answer.status === 403 && method !== "GET" && !again) {
    // Another window may have changed who we are, and with it the token.
    const old = csrf;
    rememberSession(await call("GET", "/api/session"));
    if (csrf !== old) return call(method, path, body, true);
  }
  if (!answer.ok) throw new ApiError(answer.status, content.error ?? "failed", content.sentence || t("error-failed"));
  return content;
}

/** What an answer holds; one that was cut off fails. What is between us and the server may say anything of a failure. @param {Response} answer */
async function contentOf(answer) {
  if (!answer.headers.get("Content-Type")?.includes("json")) return answer.text();
  return answer.ok ? answer.json() : answer.json().catch(() => ({}));
}

/** @param {string} path */
export const get = (path) => call("GET", path);
/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) => call("POST", path, body);
/** @param {string} path @param {unknown} body */
export const patch = (path, body) => call("PATCH", path, body);

/** @param {string} path */
export const del = (path) => call("DELETE", path);

/** Who we are now. @param {any} session */
export function rememberSession(session) {
  csrf = session.csrf;
  person.value = session.person;
}

export async function openSession() {
  const session = await get("/api/session");
  rememberSession(session);
  if (session.person && session.person.lang !== lang.value) await speakIn(session.person.lang);
}

/** A guest with a name of the garden, if nobody is here yet. */
export async function beSomebody() {
  if (person.value) return;
  rememberSession(await post("/api/session", { name: guestName(), lang: lang.value }));
}

/** @param {string} name */
export async function rename(name) {
  if (person.value) rememberSession(await patch("/api/session", { name }));
  else rememberSession(await post("/api/session", { name, lang: lang.value }));
}

/** @param {string} wanted */
export async function changeLang(wanted) {
  await speakIn(wanted);
  if (person.value) await patch("/api/session", { lang: wanted }).then(rememberSession, () => {});
}

export function guestName() {
  const names = t("guest-names").split(" ");
  return names[Math.floor(Math.random() * names.length)];
}

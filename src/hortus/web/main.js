/** The page begins here: language, session, then the screen of the address. */
import { html, render, useEffect, useErrorBoundary, useState } from "./lib/ui.js";
import { guess, lang, speakIn, t } from "./lib/i18n.js";
import { openSession } from "./lib/api.js";
import { withStyle, withWords } from "./lib/lazy.js";
import { route } from "./lib/router.js";
import { Banner } from "./parts/banner.js";
import "./lib/tip.js";
import { Toasts } from "./parts/toasts.js";

const SCREENS = {
  lobby: () => import("./screens/lobby.js"),
  table: () => import("./screens/table.js"),
  join: () => import("./screens/join.js"),
  replay: withStyle(() => import("./screens/replay.js"), "coach.css", "shown.css", "tally.css"),
  rules: () => import("./screens/rules.js"),
  ratings: withWords(
    withStyle(() => import("./screens/ratings.js"), "menu.css"),
    "people",
  ),
  account: withWords(
    withStyle(() => import("./screens/account.js"), "account.css"),
    "own",
  ),
  person: withWords(
    withWords(
      withStyle(() => import("./screens/person.js"), "account.css"),
      "people",
    ),
    "own",
  ),
  link: withWords(
    withStyle(() => import("./screens/link.js"), "account.css"),
    "own",
  ),
  privacy: withWords(() => import("./screens/privacy.js"), "privacy"),
  puzzle: withWords(
    withStyle(() => import("./screens/puzzle.js"), "daily.css", "shown.css"),
    "daily",
  ),
  daily: withWords(
    withStyle(() => import("./screens/daily.js"), "daily.css"),
    "daily",
  ),
  conditional_moves: withWords(
    withStyle(() => import("./screens/conditional_moves.js"), "menu.css"),
    "people",
  ),
  tournament: withWords(
    withStyle(() => import("./screens/tournament.js"), "tournament.css"),
    "tournament",
  ),
};

/** @param {{path: string, hash: string}} where @returns {[keyof typeof SCREENS, Record<string, string>]} */
function screenOf({ path, hash }) {
  const [, kind, id] = path.split("/").map(decodeURIComponent);
  if (kind === "t" && id) return ["table", { id }];
  if (kind === "join" && id) return ["join", { code: id }];
  if (kind === "replay" && id) return ["replay", { id }];
  const about = /^(rules|ratings)\/([a-z-]+)$/.exec(hash);
  if (about) return [/** @type {"rules" | "ratings"} */ (about[1]), { game: about[2] }];
  const puzzle = /^puzzle\/([a-z-]+)(?:\/([0-9a-f]+))?$/.exec(hash);
  if (puzzle) return ["puzzle", { game: puzzle[1], id: puzzle[2] ?? "" }];
  const daily = /^daily(?:\/([a-z-]+))?$/.exec(hash);
  if (daily) return ["daily", { game: daily[1] ?? "" }];
  const tournament = /^tournament\/([0-9a-f]+)$/.exec(hash);
  if (tournament) return ["tournament", { id: tournament[1] }];
  const conditional = /^conditional-moves\/([0-9a-f]+)$/.exec(hash);
  if (conditional) return ["conditional_moves", { id: conditional[1] }];
  const own = /^account(?:\/([a-z]+))?(?:\/([\w:-]+))?$/.exec(hash);
  const somebody = /^person\/([\w-]+)$/.exec(hash);
  if (somebody) return ["person", { id: somebody[1] }];
  const letter = /^(verify|reset|stop)\/([\w.-]+)$/.exec(hash);
  if (letter) return ["link", { what: letter[1], token: letter[2] }];
  if (hash === "privacy") return ["privacy", {}];
  if (own) return ["account", { section: own[1] ?? "", who: own[2] ?? "" }];
  return ["lobby", {}];
}

/** @type {Map<string, any>} */
const loaded = new Map();

function Page() {
  const [name, props] = screenOf(route.value);
  const [, ready] = useState(0);
  const [problem, again] = useErrorBoundary((error) => console.error(error));
  const Screen = loaded.get(name);
  useEffect(() => {
    if (Screen) return;
    SCREENS[name]().then((module) => {
      loaded.set(name, module.default);
      ready((n) => n + 1);
    }, console.error);
  }, [name]);
  const reload = () => {
    again();
    location.reload();
  };
  if (problem) {
    return html`<main class="page"><h1>${t("broken-title")}</h1><p>${t("broken-text")}</p>
      <p class="row"><button class="primary" onClick=${reload}>${t("broken-reload")}</button>
        <a class="button" href="/">${t("home")}</a></p></main>`;
  }
  return html`
    <a class="skip" href="#main">${t("skip")}</a>
    <${Banner} />
    ${
      Screen
        ? html`<${Screen} key=${`${name}${JSON.stringify(props)}`} ...${props} lang=${lang.value} />`
        : html`<p class="opening" role="status">Hortus</p>`
    }
    <${Toasts} />`;
}

async function begin() {
  const first = SCREENS[screenOf(route.value)[0]](); // the screen loads while the session opens
  await Promise.all([speakIn(guess()), openSession().catch(() => {})]);
  loaded.set(screenOf(route.value)[0], (await first).default);
  const page = /** @type {Element} */ (document.getElementById("page"));
  page.textContent = "";
  render(html`<${Page} />`, page);
}

const begun = begin();
void begun.then(async () => (await import("./lib/turns.js")).countTurns());

/** Have the page's files kept. Those of the first visit came before anybody could keep them: tell which they were. */
async function keep() {
  await begun;
  const first = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  if (first) active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
}
if ("serviceWorker" in navigator) addEventListener("load", () => void keep().catch(() => {}));

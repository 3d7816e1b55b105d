/** How many matches wait for me, other than the one I am looking at: in the page's title, its icon, and on the app. */
import { computed, effect, signal } from "./ui.js";
import { get, person } from "./api.js";
import { route } from "./router.js";

const EVERY = 120_000; // milliseconds
const waiting = signal(/** @type {string[]} */ ([]));
const elsewhere = computed(() => {
  const here = /^\/t\/([^/]+)/.exec(route.value.path)?.[1];
  return waiting.value.filter((table) => table !== here);
});
/** The match that has waited longest for me, other than the one I am looking at. */
export const nextMatch = computed(() => elsewhere.value.at(0) ?? null);
const icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="icon"]'));
const plain = icon.href;
let drawing = "";

async function look() {
  if (!person.value) waiting.value = [];
  else if (navigator.onLine) waiting.value = (await get("/api/turns").catch(() => ({ tables: waiting.value }))).tables;
}

/** The title as a screen has it, after the number. */
function entitle(/** @type {number} */ count) {
  const own = document.title.replace(/^\(\d+\) /, "");
  const wanted = count ? `(${count}) ${own}` : own;
  if (document.title !== wanted) document.title = wanted;
}

/** The icon with a number in its corner. @param {number} count */
async function mark(count) {
  if (count && !drawing) drawing = await (await fetch(plain)).text();
  const text = count > 9 ? "9+" : String(count);
  const badge = `<circle cx="372" cy="140" r="140" fill="#a3341c"/><text x="372" y="205" font-size="${count > 9 ? 150 : 190}"
    font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#fff">${text}</text></svg>`;
  icon.href = count
    ? `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", badge.replace(/\s+/g, " ")))}`
    : plain;
}

/** Begin to count. */
export function countTurns() {
  let shown = 0;
  effect(() => {
    shown = elsewhere.value.length;
    entitle(shown);
    mark(shown).catch(() => {});
    const app = /** @type {any} */ (navigator); // not in every browser
    (shown ? app.setAppBadge?.(shown) : app.clearAppBadge?.())?.catch(() => {});
  });
  const title = /** @type {HTMLTitleElement} */ (document.querySelector("title"));
  new MutationObserver(() => entitle(shown)).observe(title, { childList: true });
  effect(() => {
    void [person.value?.id, route.value.path];
    void look();
  });
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", () => !document.hidden && void look());
}

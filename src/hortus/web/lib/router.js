/** Where we are. Links inside the page change it without loading. */
import { signal } from "./ui.js";

const here = () => ({ path: location.pathname, hash: location.hash.slice(1), query: location.search });
export const route = signal(here());

/** @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  arrive();
}

/** The replay of a table at the moment after so many moves. @param {string} table @param {number} ply */
export const momentLink = (table, ply) => `/replay/${encodeURIComponent(table)}?ply=${ply}`;

function arrive() {
  route.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (route.value = here()));
addEventListener("hashchange", () => (route.value = here()));
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (!/^\/($|t\/|join\/|replay\/)/.test(link.pathname)) return;
  if (link.getAttribute("href")?.startsWith("#") && !/^#rules/.test(link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});

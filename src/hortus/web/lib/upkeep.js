/** What the server says about itself: its version, and what whoever runs it announces. */
import { signal } from "./ui.js";

/** @typedef {{id: string, text: string, until: number}} Announcement */
/** @type {import("../vendor/signals.js").Signal<Announcement | null>} */
export const announcement = signal(/** @type {Announcement | null} */ (null));

const own = document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";
const AGAIN = 5 * 60_000;

/** A page of another version than the server's loads itself anew; while two versions run side by side, not over and over.
 * @param {string} [version] */
export function serverIs(version) {
  if (!version || version === own) return;
  const before = JSON.parse(sessionStorage.getItem("reloaded") ?? "{}");
  if (before.version === version && Date.now() - before.at < AGAIN) return;
  sessionStorage.setItem("reloaded", JSON.stringify({ version, at: Date.now() }));
  location.reload();
}

/** Every answer names the announcement of the moment.
 * @param {string | null} id @param {() => Promise<{announcement: Announcement | null}>} ask */
export async function announced(id, ask) {
  if ((announcement.value?.id ?? null) === id) return;
  announcement.value = id ? (await ask()).announcement : null;
}

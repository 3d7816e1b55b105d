/** A notification when it is my turn, if I have asked for it and look elsewhere. */
import { gameOf } from "../games/index.js";
import { settings } from "./settings.js";

/** @param {import("./types.js").Table} table @param {string} body */
export function notify(table, body) {
  const wanted = settings.notify.value && document.hidden && "Notification" in globalThis;
  if (!wanted || Notification.permission !== "granted") return;
  const options = { body, tag: table.id, icon: "/static/icons/icon-192.png", data: `/t/${table.id}` };
  Promise.all([navigator.serviceWorker?.ready, gameOf(table.game)]).then(
    ([worker, game]) => worker?.showNotification(game?.title ?? "Hortus", options),
    () => {},
  );
}

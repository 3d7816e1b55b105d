/** Reminders on this device although the page is closed: the browser's subscription to pushes, and the server's of it. */
import { get, post } from "./api.js";

/** Browsers allow it only for pages that came by https or from this machine itself. */
export const possible = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

/** @returns {Promise<PushSubscription | null>} */
async function current() {
  const worker = possible() ? await navigator.serviceWorker.getRegistration() : undefined;
  return worker ? worker.pushManager.getSubscription() : null;
}

/** @param {PushSubscription} subscription */
function tell(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return post("/api/reminders/push", { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

/** Is this device reminded? The server is told again: it forgets a device when its session ends. */
export async function reminded() {
  const found = await current();
  if (found) await tell(found);
  return found !== null;
}

/** Have this device reminded; false if its owner or the browser does not want it. */
export async function remindHere() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get("/api/reminders");
  const worker = await navigator.serviceWorker.ready;
  await tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return true;
}

export async function remindNoMore() {
  const found = await current();
  if (!found) return;
  await post("/api/reminders/push/stop", { endpoint: found.endpoint });
  await found.unsubscribe();
}

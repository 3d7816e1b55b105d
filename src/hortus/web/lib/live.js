/**
 * The live table: one WebSocket that comes back by itself.
 * What is sent keeps its id until the server says it is safe; after a break it is sent again.
 */
import { signal } from "./ui.js";
import { freshId } from "./ids.js";
import { announcement, serverIs } from "./upkeep.js";

/** @typedef {{type: string, id?: string, [more: string]: unknown}} Message */

const PROTOCOL = "1"; // as in the server's messages.py
const FATAL = new Set([4003, 4004, 4005]);
const SESSION_OVER = 4007;
const OTHER_VERSION = 4008;
const SLOW_AGAIN = 60_000; // after 4002: more messages than allowed
const QUIET = 3000; // during a match: nothing heard for as long, and it is asked whether anybody is there

export class Live {
  /** @param {string} table @param {() => string} language @param {(message: any) => void} receive */
  constructor(table, language, receive) {
    this.table = table;
    this.language = language;
    this.receive = receive;
    /** connecting, open, lost, gone (no such table or not allowed) */
    this.status = signal("connecting");
    this.reason = ""; // why it is gone
    /** Messages not yet acknowledged. */
    this.outbox = signal(/** @type {Message[]} */ (this.#stored()));
    this.number = 0;
    this.skew = 0; // server clock minus ours
    /** @type {WebSocket | null} */
    this.socket = null;
    this.tries = 0;
    // By a clock that nobody sets, in milliseconds:
    this.heard = 0; // when the server last said anything
    this.asked = 0; // when it was last asked for an answer
    this.idle = 15_000; // so often it is asked at least, for it wants to hear of us too
    this.quiet = QUIET; // how long nothing may be heard
    this.closed = false;
    this.reopen = () => {
      if (document.visibilityState === "visible" && this.status.value === "lost") this.open();
    };
    addEventListener("online", this.reopen);
    document.addEventListener("visibilitychange", this.reopen);
    this.offline = () => this.socket?.close();
    addEventListener("offline", this.offline);
    this.open();
  }

  get #key() {
    return `outbox:${this.table}`;
  }

  #stored() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }

  /** @param {Message[]} messages */
  #keep(messages) {
    this.outbox.value = messages;
    sessionStorage.setItem(this.#key, JSON.stringify(messages));
  }

  open() {
    if (this.closed || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: this.language(), protocol: PROTOCOL });
    if (this.number) query.set("after", String(this.number));
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query}`,
    );
    this.socket = socket;
    this.asked = performance.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.#look(), QUIET / 4);
    socket.onmessage = (event) => {
      if (this.socket === socket) this.#hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.#lost(event.code, event.reason);
    };
  }

  /** @param {number} [code] @param {string} [reason] */
  #lost(code, reason = "") {
    clearInterval(this.beat);
    this.socket = null;
    if (this.closed) return;
    if (code && FATAL.has(code)) {
      this.reason = reason;
      this.status.value = "gone";
      return;
    }
    if (code === SESSION_OVER) location.reload();
    if (code === OTHER_VERSION) serverIs("another");
    this.status.value = "lost";
    const wait = code === 4002 ? SLOW_AGAIN : Math.min(8000, 250 * 2 ** this.tries++) * (0.6 + 0.8 * Math.random());
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** A process that hangs closes nothing: only its silence tells. */
  #look() {
    const at = performance.now();
    const patience = QUIET * 2 ** Math.min(this.tries, 3); // a slow network has more time from try to try
    if (this.heard >= this.asked) {
      if (at - this.heard < this.quiet && at - this.asked < this.idle) return;
      this.asked = at;
      this.#write({ type: "ping", at: Date.now() });
    } else if (at - this.asked > patience) {
      const silent = this.socket;
      this.#lost();
      silent?.close();
    }
  }

  /** @param {any} message */
  #hear(message) {
    this.heard = performance.now();
    if (message.type === "announcement") {
      announcement.value = message.announcement;
      return;
    }
    if (message.type === "welcome") {
      serverIs(message.version);
      announcement.value = message.announcement;
      this.skew = message.now - Date.now();
      this.idle = 750 * message.heartbeat;
      this.tries = 0;
      this.status.value = "open";
      for (const waiting of this.outbox.value) this.#write(waiting);
    } else if (message.type === "pong") {
      this.skew = message.now - Date.now();
    } else if (message.type === "table") {
      this.number = message.number;
      this.quiet = message.state === "playing" && !message.clocks?.days ? QUIET : this.idle;
      if (message.clocks) this.skew = message.clocks.now - Date.now();
    } else if (message.type === "ack" || message.type === "refused") {
      if (message.reason === "failed" || message.reason === "too_many") {
        setTimeout(() => {
          const again = this.outbox.value.find((waiting) => waiting.id === message.id);
          if (again) this.#write(again);
        }, 1500);
        return;
      }
      this.#keep(this.outbox.value.filter((waiting) => waiting.id !== message.id));
    }
    this.receive(message);
  }

  /** @param {Message} message */
  #write(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send with an id, kept until it is safe. @param {Message} message */
  send(message) {
    const whole = { ...message, id: freshId() };
    this.#keep([...this.outbox.value, whole]);
    if (this.status.value === "open") this.#write(whole);
    return whole.id;
  }

  /** Send once: nothing is lost if it does not arrive. @param {Message} message */
  tell(message) {
    this.#write({ ...message, id: freshId() });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.reopen);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.reopen);
    this.socket?.close();
  }
}

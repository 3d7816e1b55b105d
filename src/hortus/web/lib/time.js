/** Times as people read them, and a clock that ticks. */
import { useEffect, useState } from "./ui.js";
import { lang, t } from "./i18n.js";

/** What is left, to the second. @param {number} ms @param {boolean} [brief]  days by their letter */
export function clockTime(ms, brief = false) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (seconds >= 86400) {
    const count = Math.round(seconds / 86400);
    const unit = { style: "unit", unit: "day", unitDisplay: "narrow" };
    return brief
      ? new Intl.NumberFormat(lang.value, /** @type {any} */ (unit)).format(count)
      : t("clock-days", { count });
  }
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** How a match is timed. @param {any} pace */
export function paceText(pace) {
  if (pace.kind === "clock")
    return t("pace-clock", { minutes: Math.round(pace.seconds / 60), increment: pace.increment });
  return pace.kind === "days" ? t("pace-days", { count: pace.days }) : t("new-pace-untimed");
}

/** @param {number} at */
export const timeOfDay = (at) => new Intl.DateTimeFormat(lang.value, { timeStyle: "short" }).format(at);

/** A day of this year. @param {number} at */
export const dayOf = (at) => new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "short" }).format(at);

/** The server's time, every half second. @param {number} skew @param {boolean} [ticking] */
export function useNow(skew, ticking = true) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [ticking]);
  return Date.now() + skew;
}

/** An award close up: its equation large and in words, and how its line adds up. */
import { html, signal } from "../../lib/ui.js";
import { signed } from "../../lib/i18n.js";
import { Equation } from "./cards.js";
import { awardEquation, awardName, equationOf } from "./reference.js";

/** @typedef {import("./reference.js").AwardCard} AwardCard */

/** @type {{value: {root: any, at: string, award: AwardCard, points?: number, why?: string} | null, peek: () => any}} */
export const reading = signal(/** @type {any} */ (null));
const shut = () => (reading.value = null);
addEventListener("pointerdown", shut, { capture: true, passive: true });
addEventListener("scroll", shut, { capture: true, passive: true });

/**
 * Handlers that show an award close up: the pointer over it, the focus on it, a finger on it.
 * @param {any} root @param {string} at @param {AwardCard} award @param {{points?: number, why?: string}} [more]
 */
export function closeUp(root, at, award, more = {}) {
  const show = () => (reading.value = { root, at, award, ...more });
  const hide = () => reading.peek()?.at === at && shut();
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && show(),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && hide(),
    onPointerUp: (/** @type {PointerEvent} */ event) => event.pointerType === "touch" && show(),
    onFocus: (/** @type {FocusEvent} */ event) =>
      /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && show(),
    onBlur: hide,
  };
}

/** @param {{root: any, t: import("../../lib/types.js").Translate}} props */
export function CloseUp({ root, t }) {
  const now = reading.value;
  if (!now || now.root !== root || !root.current) return null;
  const from = root.current.querySelector(`[data-place="${CSS.escape(now.at)}"]`)?.getBoundingClientRect();
  if (!from) return null;
  const wide = Math.min(360, innerWidth - 16);
  const beside =
    from.right + 10 + wide < innerWidth ? from.right + 10 : from.left - 10 - wide > 0 ? from.left - 10 - wide : null;
  const low = beside === null ? from.top > 200 : from.top > innerHeight / 2;
  const left = beside ?? Math.max(8, Math.min(innerWidth - wide - 8, from.left + from.width / 2 - wide / 2));
  /** @type {Record<string, string>} */
  const style = { left: `${left}px`, width: `${wide}px` };
  if (low) style.bottom = `${innerHeight - (beside === null ? from.top - 8 : from.bottom)}px`;
  else style.top = `${beside === null ? from.bottom + 8 : from.top}px`;
  return html`<div class="village-close" style=${style} aria-hidden="true">
    <${Large} award=${now.award} />
    <div><b>${awardName(t, now.award)}</b><p>${awardEquation(t, now.award)}</p>
      ${
        now.points !== undefined &&
        html`<p class="village-now"><b class=${now.points < 0 ? "is-less" : ""}>${signed(now.points)}</b> ${now.why}</p>`
      }</div>
  </div>`;
}

/** The equation on a card of its own. @param {{award: AwardCard}} props */
export const Large = ({ award }) => html`<svg viewBox="0 0 124 100" aria-hidden="true">
  <rect class="village-award" x="3" y="3" width="118" height="94" rx="14" />
  <${Equation} terms=${equationOf(award.id)} x=${9} y=${8} w=${106} h=${84} /></svg>`;

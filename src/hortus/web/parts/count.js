/** A number that counts up to its value when it first appears. */
import { html, useEffect, useState } from "../lib/ui.js";
import { still } from "../lib/settings.js";

const TIME = 1200; // milliseconds, whatever the number

/** @param {{value: number, show: (value: number) => string}} props */
export function Count({ value, show }) {
  const [part, setPart] = useState(still() ? 1 : 0);
  useEffect(() => {
    if (still()) return;
    const began = performance.now();
    let frame = requestAnimationFrame(function go(now) {
      const passed = Math.min(1, Math.max(0, (now - began) / TIME));
      setPart(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return html`<span class="points"><span aria-hidden="true">${show(Math.round(value * part))}</span>
    <span class="unseen">${show(value)}</span></span>`;
}

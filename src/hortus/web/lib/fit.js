/**
 * Text that always fits its box: it is set smaller, step by step, until it does. If the smallest is still too large, what
 * is marked `data-spare` is left out of sight, not of reading, the last first. The box itself never changes.
 */
import { useEffect, useLayoutEffect, useState } from "./ui.js";

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Does everything in it fit, down to the words of a button? @param {HTMLElement} box */
const fits = (box) =>
  [box, ...box.querySelectorAll("button, span:not(.unseen)")].every(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      clientWidth === 0 || (scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth),
  );

/** The largest step that fits, found in few tries: each costs a layout. @param {HTMLElement} box */
function fit(box) {
  const set = (/** @type {number} */ i) => {
    const step = String(STEPS[i]);
    if (box.style.getPropertyValue("--fit") !== step) box.style.setProperty("--fit", step);
  };
  const fitting = (/** @type {number} */ i) => {
    set(i);
    return fits(box);
  };
  const spare = [...box.querySelectorAll("[data-spare]")];
  for (const one of spare) one.classList.remove("unseen");
  if (fitting(0)) return;
  let [large, small] = [0, STEPS.length - 1];
  while (small - large > 1) {
    const middle = (large + small) >> 1;
    if (fitting(middle)) small = middle;
    else large = middle;
  }
  set(small);
  if (small < STEPS.length - 1 || fits(box)) return;
  while (spare.length && !fits(box)) spare.pop()?.classList.add("unseen");
  for (let step = 0; step < small && !fitting(step); ) step++; // what is left may be larger again
}

/** A ref for a box whose text sizes are multiplied by `--fit`. @param {unknown} text  what it holds: fitted again when it changes */
export function useFit(text) {
  const [box, setBox] = useState(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (!box) return;
    // Before it is painted, but not before: several changes of one frame need one layout.
    const frame = requestAnimationFrame(() => fit(box));
    return () => cancelAnimationFrame(frame);
  }, [box, text]);
  useEffect(() => {
    if (!box) return;
    const observer = new ResizeObserver(() => fit(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  return setBox;
}

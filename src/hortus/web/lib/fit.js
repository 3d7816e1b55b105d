/** Text that always fits its box: it is set smaller, step by step, until it does. The box itself never changes. */
import { useEffect, useLayoutEffect, useRef } from "./ui.js";

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Does everything in it fit, down to the words of a button? @param {HTMLElement} box */
const fits = (box) =>
  [box, ...box.querySelectorAll("button, span")].every(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      clientWidth === 0 || (scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth),
  );

/** @param {HTMLElement} box */
function fit(box) {
  for (const step of STEPS) {
    box.style.setProperty("--fit", String(step));
    if (fits(box)) return;
  }
}

/** A ref for a box whose text sizes are multiplied by `--fit`. @param {unknown} text  what it holds: fitted again when it changes */
export function useFit(text) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // Before it is painted, but not before: several changes of one frame need one layout.
    const frame = requestAnimationFrame(() => {
      if (ref.current) fit(ref.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => fit(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [text]); // the box may come with its first text
  return ref;
}

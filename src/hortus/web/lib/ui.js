/** The one door to Preact, htm and signals, and the smallest drawing helpers. */
import { h, render, Fragment, createContext } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export { render, Fragment, createContext };
export {
  useState,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
  useCallback,
  useId,
  useErrorBoundary,
} from "../vendor/preact-hooks.js";
export {
  signal,
  computed,
  effect,
  batch,
  untracked,
  useSignal,
  useComputed,
  useSignalEffect,
} from "../vendor/signals.js";

export const html = htm.bind(h);

/** Class names from texts and conditions. @param {...(string | false | null | undefined)} names */
export const cx = (...names) => names.filter(Boolean).join(" ");

/** A task before any frame, where the browser knows such tasks; else one as soon as may be. @param {() => void} run */
const soon = (run) =>
  "scheduler" in globalThis && scheduler.postTask
    ? void scheduler.postTask(run, { priority: "user-blocking" })
    : void setTimeout(run);

/**
 * Run something before the next frame is painted: in a task of its own if there is time, and in a hidden tab, where
 * nothing is painted, all the same. Answers what calls it off.
 * @param {() => void} run
 */
export function beforePaint(run) {
  let waiting = true;
  const once = () => {
    if (!waiting) return;
    stop();
    run();
  };
  const frame = requestAnimationFrame(once);
  soon(once);
  const stop = () => {
    waiting = false;
    cancelAnimationFrame(frame);
  };
  return stop;
}

/**
 * A symbol of a game's sprite inside an SVG, turned clockwise in degrees about its middle.
 * @param {{sprite: string, id: string, x?: number, y?: number, size?: number, width?: number, height?: number,
 *   turn?: number, flip?: boolean, class?: string}} props
 */
export function Use({
  sprite,
  id,
  x = 0,
  y = 0,
  size = 100,
  width = size,
  height = size,
  turn = 0,
  flip = false,
  ...rest
}) {
  const middle = `${x + width / 2} ${y + height / 2}`;
  const turned = turn ? `rotate(${turn} ${middle})` : "";
  const flipped = flip ? `translate(${2 * x + width} 0) scale(-1 1)` : "";
  return html`<use href=${`/sprites/${sprite}.svg#${id}`} x=${x} y=${y} width=${width} height=${height}
    transform=${`${turned} ${flipped}`.trim() || undefined} ...${rest} />`;
}

/** A symbol of a game's sprite in a picture of its own; with a name it is read. @param {{sprite: string, id: string, name?: string}} props */
export const Picture = ({ sprite, id, name }) =>
  html`<svg viewBox="0 0 100 100" role=${name ? "img" : undefined} aria-label=${name} aria-hidden=${name ? undefined : "true"}>
    <${Use} sprite=${sprite} id=${id} /></svg>`;

/** An icon or seat symbol of the frame. @param {{name: string, label?: string, class?: string}} props */
export function Icon({ name, label = "", class: className = "" }) {
  return html`<svg class=${cx("icon", className)} viewBox="0 0 100 100" aria-hidden=${label ? undefined : "true"}
    role=${label ? "img" : undefined} aria-label=${label || undefined} focusable="false">
    <use href=${`/static/art/hortus.svg#${name}`} width="100" height="100" />
  </svg>`;
}

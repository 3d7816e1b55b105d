/** Soft sounds, synthesised: nothing to download. Silent until the first touch, as browsers want it. */
import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;
for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(
    kind,
    () => {
      if (context?.state === "suspended") void context.resume();
      if (settings.sound.value && !context) setTimeout(() => (context ??= new AudioContext())); // slow: after what the touch does
    },
    { passive: true },
  );
}

/** @param {number} frequency @param {number} start @param {number} length @param {number} volume @param {OscillatorType} [type] */
function note(frequency, start, length, volume, type = "sine") {
  if (!context) return;
  const at = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  oscillator.frequency.exponentialRampToValueAtTime(frequency * 0.985, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, volume * settings.volume.value), at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

/** The notes of each: frequency, start, length, volume, kind. */
const SOUNDS = {
  lay: [
    [196, 0, 0.11, 0.12, "triangle"],
    [392, 0, 0.05, 0.05],
  ],
  lift: [[330, 0, 0.06, 0.04]],
  draw: [
    [294, 0, 0.07, 0.05, "triangle"],
    [370, 0.05, 0.08, 0.05, "triangle"],
  ],
  turn: [
    [523, 0, 0.22, 0.05],
    [659, 0.12, 0.3, 0.05],
  ],
  win: [523, 659, 784, 1047].map((frequency, i) => [frequency, i * 0.13, 0.45, 0.05]),
  no: [[175, 0, 0.16, 0.06, "triangle"]],
};

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!settings.sound.value || context?.state !== "running") return;
  for (const one of SOUNDS[name]) note(.../** @type {Parameters<typeof note>} */ (/** @type {unknown} */ (one)));
}

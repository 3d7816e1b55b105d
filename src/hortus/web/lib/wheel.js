/** The wheel over the board turns what is in hand. */

const PAUSE = 140; // milliseconds between two turns
const LEAST = 4; // what a wheel moves at least: less is a finger at rest on a touchpad
let last = 0;

/** @param {WheelEvent} event @param {(way: 1 | -1) => void} turn  clockwise, or back */
export function turnByWheel(event, turn) {
  if (event.ctrlKey || !event.deltaY) return; // that zooms
  event.preventDefault();
  if (Math.abs(event.deltaY) < LEAST || event.timeStamp - last < PAUSE) return;
  last = event.timeStamp;
  turn(event.deltaY > 0 ? 1 : -1);
}

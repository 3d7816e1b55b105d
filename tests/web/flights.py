"""What flies over a board: a page that keeps account of every event it hears and every picture it moves."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Put in before the page's own scripts: `window.heard` are the travelling events of moves after the first table,
# `window.flown` the pictures that were moved.
ACCOUNT = """
  window.heard = [];
  window.flown = [];
  let first = true;
  const known = new Set();
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => {
        const message = JSON.parse(data);
        if (message.type !== 'table') return;
        for (const entry of message.log) {
          if (known.has(entry.number)) continue;
          known.add(entry.number);
          if (first || entry.kind !== 'move') continue;
          const travels = (entry.events ?? []).filter((event) => event.origin != null && event.target != null);
          for (const {kind, piece, origin, target} of travels)
            window.heard.push({number: entry.number, move: entry.move, seat: entry.seat, kind, piece, origin, target,
              at: performance.now()});
        }
        first = false;
      });
    }
  };
  const animate = Element.prototype.animate;
  const ratio = ({width, height}) => width / height;
  Element.prototype.animate = function (frames, timing) {
    const running = animate.call(this, frames, timing);
    if (this.dataset?.flight && timing.fill === 'both') {
      const [origin, target] = this.dataset.flight.split(' → ');
      const piece = this.dataset.of;
      const view = this.querySelector('svg')?.viewBox.baseVal;
      const rest = document.querySelector(
        `.board [data-place="${CSS.escape(target)}"] [data-piece="${CSS.escape(piece)}"]`);
      const box = rest?.querySelector('[data-box]') ?? rest;
      const lying = box?.getBBox ? box.getBBox() : box?.getBoundingClientRect();
      const scales = [...new DOMMatrix(frames[0].transform).toFloat64Array()];
      window.flown.push({piece, origin, target, duration: timing.duration, delay: timing.delay, at: performance.now(),
        shape: view ? ratio(view) : null, held: ratio(this.getBoundingClientRect()), rest: lying ? ratio(lying) : null,
        scales: [scales[0], scales[5]]});
    }
    return running;
  };
"""

# What moves, and the queue's waits between, take an eighth of their time: the same animations in the same order, sooner
# over. The queue ends a wait by a function of that name (`over` in lib/queue.js); all other timers keep their time.
HASTE = """
  const [animate, later, TIMES] = [Element.prototype.animate, window.setTimeout, 8];
  Element.prototype.animate = function (...what) {
    const running = animate.apply(this, what);
    running.playbackRate = TIMES;
    return running;
  };
  window.setTimeout = (what, time, ...more) => later(what, what.name === 'end' ? time / TIMES : time, ...more);
"""


def hasten(page: Page) -> None:
    """For who watches that things move, not how fast."""
    page.add_init_script(f"(() => {{ {HASTE} }})()")


def watch(page: Page) -> None:
    page.add_init_script(ACCOUNT)


def heard(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.heard")
    return found


def flown(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.flown")
    return found


def way(event: dict[str, Any]) -> tuple[str, str, str]:
    """What went from where to where."""
    return event["piece"] or "", event["origin"], event["target"]

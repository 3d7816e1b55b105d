"""Watches the boxes of a table's frame while it is drawn, and finds text that does not fit."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

from .boards.hand import drawn

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}

# Keeps the boxes of the frame's slots and of every action, each different state once: at once, in the frame after
# whatever may have moved them, in every third frame while anything is in motion, and when it has come to rest.
WATCH_BOXES = """() => {
  const slots = '.table > .head, .prompt, .since, .board > .shared, .mine, .mine > .garden, .others, .other,'
    + '.bar, .bar > *, .hint, .side';
  window.boxes = {};
  if (window.measure) return window.measure();
  let frames = 0;
  let awaited = false;
  let changed = false;
  window.measure = () => {
    const table = document.querySelector('.table');
    if (!table || table.matches('.is-whole')) return;
    const size = `${innerWidth}x${innerHeight}`;
    const counts = {};
    for (const one of table.querySelectorAll(slots)) {
      const kind = one.className.baseVal ?? one.className;
      const name = kind.split(' ').find((word) => !/^(area|primary|plain|deciding|pressed|yours)$/.test(word))
        ?? one.dataset.action ?? one.tagName;
      const action = one.matches('.bar > *') ? (one.matches('.go') ? 'go' : one.dataset.action ?? 'undo') : '';
      const nth = (counts[name + action] = (counts[name + action] ?? 0) + 1);
      const box = one.getBoundingClientRect();
      const at = [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 2) / 2).join(' ');
      const key = `${size} ${name} ${action} ${nth}`;
      (window.boxes[key] ??= {})[at] ??= document.querySelector('.prompt')?.textContent ?? '';
    }
  };
  const look = () => {
    awaited = false;
    const moves = document.getAnimations().some((one) => one.playState === 'running');
    if (changed || !moves || frames++ % 3 === 0) window.measure();
    changed = false;
    if (moves) next();
  };
  const next = () => {
    if (!awaited) requestAnimationFrame(look);
    awaited = true;
  };
  const change = () => {
    changed = true;
    next();
  };
  const watched = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(change).observe(document, watched);
  const causes = 'resize scroll load pointerover pointerout pointerdown pointerup focusin focusout transitionend';
  for (const cause of causes.split(' ')) addEventListener(cause, change, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...what) {
    change();
    return animate.apply(this, what);
  };
  document.fonts.addEventListener('loadingdone', change);
  window.measure();
  next();
}"""


def watch_boxes(page: Page) -> None:
    page.evaluate(WATCH_BOXES)


def moved(page: Page) -> dict[str, dict[str, str]]:
    """Boxes that were not always the same: by name, each box with the prompt of its moment."""
    found: dict[str, dict[str, str]] = page.evaluate("() => window.boxes")
    assert any(" go " in name for name in found) and any(" prompt " in name for name in found)
    return {name: places for name, places in found.items() if len(places) > 1}


# Text that is cut: a box with text of its own that is smaller than what is in it, or text outside a box that clips it.
# What can be scrolled can be read.
CLIPPED = """(root) => {
  const found = [];
  const seen = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !getComputedStyle(element).clipPath.startsWith('inset(50%');
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('.unseen, svg, .skip, option') || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
    const words = node.data.trim().slice(0, 60);
    const why = (text) => found.push(`${text}: "${words}" in ${element.className || element.tagName}`);
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      if (box.scrollWidth > box.clientWidth + 1 && style.overflowX === 'hidden') { why('too narrow'); break; }
      if (box.scrollHeight > box.clientHeight + 1 && style.overflowY === 'hidden') { why('too low'); break; }
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const out = rects.some((rect) => rect.left < edge.left - 1.5 || rect.right > edge.right + 1.5
        || rect.top < edge.top - 3 || rect.bottom > edge.bottom + 3);
      if (out && box.matches('button, .prompt, .banner, .other, .shared, .mine, .side, .table, p, li')) {
        why(`outside ${box.className || box.tagName}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}"""


def clipped(page: Page, root: str = ".table") -> list[str]:
    """Text of the page, as it is drawn next, that is cut off or runs out of its box."""
    drawn(page)
    found: list[str] = page.evaluate(CLIPPED, root)
    return found


# Slots that lie over one another or outside the window, and a page wider than the window.
CROWDED = """() => {
  const found = [];
  const names = ['.table > .head', '.prompt', '.board > .shared', '.mine', '.other', '.bar', '.hint'];
  if (getComputedStyle(document.querySelector('.side')).position === 'static') names.push('.side');
  const boxes = names.flatMap((name) => [...document.querySelectorAll(name)].map((one, i) =>
    [`${name} ${i + 1}`, one.getBoundingClientRect()])).filter(([, box]) => box.width > 1 && box.height > 1);
  for (const [name, box] of boxes) {
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      found.push(`${name} lies outside the window`);
    for (const [other, its] of boxes)
      if (name < other && box.left < its.right - 1 && its.left < box.right - 1 && box.top < its.bottom - 1
          && its.top < box.bottom - 1) found.push(`${name} lies over ${other}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return found;
}"""


def crowded(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CROWDED)
    return found


def resize(page: Page, size: ViewportSize) -> None:
    """The window has this size, and everything is drawn in it."""
    page.set_viewport_size(size)
    drawn(page)

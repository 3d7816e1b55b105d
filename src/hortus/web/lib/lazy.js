/** What is loaded when it is first shown: parts of a screen, and style sheets. */
import { html, useEffect, useState } from "./ui.js";
import { loadPart } from "./i18n.js";

/** Load style sheets, in this order. @param {string[]} addresses */
export const styles = (addresses) => Promise.all(addresses.map(style));

/** @param {string} href */
function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => done(undefined);
    document.head.append(link);
  });
}

/** What loads a module, and its style sheets of `css/` with it. @param {() => Promise<any>} load @param {...string} sheets */
export const withStyle =
  (load, ...sheets) =>
  () =>
    Promise.all([load(), styles(sheets.map((file) => `/static/css/${file}`))]).then(([module]) => module);

/** What loads a module, and the words of a part with it. @param {() => Promise<any>} load @param {string} part */
export const withWords = (load, part) => () => Promise.all([load(), loadPart(part)]).then(([module]) => module);

/**
 * A component that is loaded when it is first shown; until then it is empty. If it cannot be loaded it stays so, and its
 * `onDrawn`, which otherwise it calls itself, is told.
 * @param {() => Promise<any>} load @param {string} name  of its export
 */
export function lazy(load, name) {
  /** @type {any} */
  let found = null;
  return (/** @type {any} */ props) => {
    const [Part, show] = useState(() => found);
    useEffect(() => {
      if (Part) return;
      load().then(
        (module) => {
          found = module[name];
          show(() => found);
        },
        (error) => {
          console.error(error);
          props.onDrawn?.();
        },
      );
    }, []);
    return Part && html`<${Part} ...${props} />`;
  };
}

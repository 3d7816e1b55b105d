/** The games the page can draw: one line each. */

/** @param {string} name @param {{board?: boolean, css?: boolean, rules?: boolean, lesson?: boolean, about?: boolean, cover?: boolean}} has */
function folder(name, { board = true, css = false, rules = false, lesson = false, about = true, cover = true }) {
  const at = `/static/games/${name}`;
  return {
    name,
    board: async () => {
      if (!board) return (await import("./generic/board.js")).default;
      if (css) await style(`${at}/board.css`);
      return (await import(`${at}/board.js`)).default;
    },
    about: about ? async () => (await import(`${at}/about.js`)).default : null,
    cover: cover ? `${at}/cover.svg` : null,
    rules: rules ? async () => (await import(`${at}/rules.js`)).default : null,
    lesson: lesson ? async () => (await import(`${at}/lesson.js`)).default : null,
  };
}

/** @type {Record<string, ReturnType<typeof folder>>} */
export const GAMES = {
  "lucky-numbers": folder("lucky-numbers", { css: true, rules: true, lesson: true }),
  "zen-garden": folder("zen-garden", { css: true, rules: true, lesson: true }),
  "village-green": folder("village-green", { css: true, rules: true, lesson: true }),
  "cottage-garden": folder("cottage-garden", { css: true, rules: true, lesson: true }),
};

const GENERIC = async () => (await import("./generic/board.js")).default;

/** @param {string} game @returns {Promise<import("../lib/types.js").Board>} */
export const boardOf = (game) => (GAMES[game]?.board ?? GENERIC)();

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

/** Which preference boards lie on the table: each with a picture of what it asks for. Board 1 always does. */
import { html, Use, cx } from "../../lib/ui.js";
import { SPRITE } from "./tile.js";

const EMPEROR = "zen-emperor";
/** What is drawn on each board: its wishes, in rows; what an emperor tile asks for is dealt later, two make a mission. @type {Record<string, string[][]>} */
const BOARDS = {
  1: [
    ["zen-ring-stone", "zen-decor-pagoda", "zen-decor-gate", "zen-decor-crane"],
    [EMPEROR, EMPEROR, EMPEROR, EMPEROR],
  ],
  2: [["zen-unity"]],
  3: [["zen-minimalist"]],
  4: [
    [EMPEROR, EMPEROR],
    [EMPEROR, EMPEROR],
  ],
  5: [[EMPEROR, EMPEROR]],
};
const [WIDTH, HEIGHT, ROD] = [200, 150, 14];

/** A board as a scroll on two rods. @param {{rows: string[][]}} props */
function Scroll({ rows }) {
  const size = Math.min(96, (WIDTH - 40) / Math.max(...rows.map((row) => row.length)), 112 / rows.length);
  return html`<svg class="zen-scroll-picture" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <rect class="zen-scroll-paper" x="10" y=${ROD / 2} width=${WIDTH - 20} height=${HEIGHT - ROD} />
    <rect class="zen-scroll-rod" x="0" y="0" width=${WIDTH} height=${ROD} rx="6" />
    <rect class="zen-scroll-rod" x="0" y=${HEIGHT - ROD} width=${WIDTH} height=${ROD} rx="6" />
    ${rows.map((row, r) =>
      row.map((symbol, c) => {
        const x = WIDTH / 2 + (c - row.length / 2) * size + 3;
        const y = HEIGHT / 2 + (r - rows.length / 2) * size + 3;
        return html`<g key=${`${r}-${c}`}><${Use} sprite=${SPRITE} id=${symbol} x=${x} y=${y} size=${size - 6} />
          ${symbol === EMPEROR && html`<text x=${x + size / 2 - 3} y=${y + size / 2 - 3} font-size=${size * 0.5}>?</text>`}</g>`;
      }),
    )}</svg>`;
}

/** @param {import("../../lib/types.js").OptionProps} props */
function Boards({ option, value, onChange, t }) {
  const chosen = new Set(value);
  const change = (/** @type {string} */ board) => {
    chosen.has(board) ? chosen.delete(board) : chosen.add(board);
    onChange([...chosen].sort().join(""));
  };
  return html`<fieldset class="zen-boards"><legend>${option.title}</legend>
    <ul>${Object.entries(BOARDS).map(
      ([board, rows]) => html`<li key=${board}><label class=${cx(chosen.has(board) && "is-chosen")}>
        <input type="checkbox" checked=${chosen.has(board)} disabled=${board === "1"} onChange=${() => change(board)} />
        <${Scroll} rows=${rows} /><b>${t(`board-${board}`)}</b><small>${t(`board-${board}-why`)}</small></label></li>`,
    )}</ul></fieldset>`;
}

/** @type {import("../../lib/types.js").OwnOptions} */
export default { boards: Boards };

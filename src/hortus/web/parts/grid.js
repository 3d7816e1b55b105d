/** A garden as a table, for those who read it: heads above and beside, what lies on each square. */
import { html } from "../lib/ui.js";

/**
 * @param {{letters: any[], rows: any[][], empty: string, numbers?: any[], class?: string}} props  empty: what to say of squares
 *   where nothing lies; numbers: the heads beside it, if not 1, 2, 3 …
 */
export const Grid = ({ letters, rows, empty, numbers, class: className }) => html`<table class=${className}>
  <thead><tr><td></td>${letters.map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
  <tbody>${rows.map(
    (row, i) =>
      html`<tr><th scope="row">${numbers?.[i] ?? i + 1}</th>${row.map((inside) => html`<td>${inside ?? html`<span aria-label=${empty}>·</span>`}</td>`)}</tr>`,
  )}</tbody></table>`;

/** Any game without a board of its own: its view in words; the moves are in the list beside it. */
import { html } from "../../lib/ui.js";

/** @param {{value: any}} props */
function Value({ value }) {
  if (Array.isArray(value)) {
    if (value.every((one) => one === null || typeof one !== "object"))
      return html`${value.map((one) => one ?? "·").join(" ") || "–"}`;
    return html`<ol>${value.map((one) => html`<li><${Value} value=${one} /></li>`)}</ol>`;
  }
  if (value && typeof value === "object")
    return html`<dl>${Object.entries(value).map(([key, one]) => html`<dt>${key.replaceAll("_", " ")}</dt><dd><${Value} value=${one} /></dd>`)}</dl>`;
  return html`${String(value ?? "–")}`;
}

/** @type {import("../../lib/types.js").Board} */
export default {
  words: { en: {}, fr: {} },
  tab: "moves",
  Shared: ({ table }) =>
    html`<div class="text-view card generic"><${Value} value=${Object.fromEntries(Object.entries(table.view).filter(([, value]) => !bySeat(value, table)))} /></div>`,
  Garden: ({ table, seat }) =>
    html`<div class="text-view card"><${Value} value=${Object.fromEntries(
      Object.entries(table.view)
        .filter(([, value]) => bySeat(value, table))
        .map(([key, value]) => [key, value[seat]]),
    )} /></div>`,
  Text: ({ table }) => html`<${Value} value=${table.view} />`,
};

/** @param {any} value @param {import("../../lib/types.js").Table} table */
const bySeat = (value, table) =>
  Array.isArray(value) && value.length === table.seats.length && value.every((one) => one && typeof one === "object");

/** What Lucky Numbers gives to look up during a match: which numbers are still to come, and how far everybody is. */
import { html } from "../../lib/ui.js";
import { scoreText } from "../../lib/sentences.js";
import { Disc } from "../../parts/seats.js";

/** @typedef {import("../../lib/types.js").BoardProps} BoardProps */

/** @param {BoardProps} props */
function Left({ table, t }) {
  const { centre, face_down: down, gardens } = table.view;
  const count = (/** @type {number[]} */ numbers, /** @type {number} */ number) =>
    numbers.filter((one) => one === number).length;
  const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
  return html`<p>${t("guide-each", { count: gardens.length })}</p>
    <table class="lucky-left"><thead><tr><th scope="col">${t("guide-number")}</th><th scope="col">${t("key-down")}</th>
      <th scope="col">${t("guide-centre")}</th></tr></thead>
    <tbody>${numbers.map(
      (number) => html`<tr key=${number}><th scope="row">${number}</th><td>${count(down, number) || "–"}</td>
        <td>${count(centre, number) || "–"}</td></tr>`,
    )}</tbody></table>`;
}

/** @param {BoardProps} props */
const Race = ({ table, t }) =>
  html`<ul class="guide-rows">${table.seats.map(
    (seat) =>
      html`<li key=${seat.seat}><${Disc} seat=${seat} /> ${seat.name} <b>${scoreText(t, table.scores?.[seat.seat]?.points ?? 0)}</b></li>`,
  )}</ul>`;

/** @type {import("../../lib/types.js").Guide} */
export default (props) => [
  { key: "left", title: props.t("guide-left"), body: html`<${Left} ...${props} />` },
  { key: "race", title: props.t("guide-race"), body: html`<${Race} ...${props} />` },
];

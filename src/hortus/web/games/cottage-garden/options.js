/** Who plays as a child, and how old they are, by seat. */
import { html, useEffect } from "../../lib/ui.js";

const AGES = ["0", "5", "6", "7"]; // 0: an adult

/** The ages of so many seats, as the option has them. @param {string[]} ages @param {number} players */
function written(ages, players) {
  const all = Array.from({ length: players }, (_, i) => ages[i] ?? "0");
  return players > 1 && all.some((age) => age !== "0") ? all.join(",") : "none";
}

/** @param {import("../../lib/types.js").OptionProps} props */
function Children({ players, names, value, onChange, t }) {
  const ages = value === "none" ? [] : value.split(",");
  const fits = written(ages, players);
  useEffect(() => {
    if (fits !== value) onChange(fits); // as many seats as there are now
  }, [fits, value]);
  if (players === 1) return null;
  const set = (/** @type {number} */ seat, /** @type {string} */ age) =>
    onChange(
      written(
        Array.from({ length: players }, (_, i) => (i === seat ? age : (ages[i] ?? "0"))),
        players,
      ),
    );
  return html`<fieldset><legend>${t("children")}</legend><ul class="stack">${Array.from(
    { length: players },
    (_, seat) => {
      const name = names[seat] || t("new-seat", { number: seat + 1 });
      return html`<li key=${seat}><label class="field"><span>${name}</span>
        <select value=${ages[seat] ?? "0"} onChange=${(/** @type {any} */ e) => set(seat, e.target.value)}>
          ${AGES.map((age) => html`<option value=${age}>${age === "0" ? t("child-none") : t("child", { age })}</option>`)}</select></label></li>`;
    },
  )}</ul></fieldset>`;
}

/** @type {import("../../lib/types.js").OwnOptions} */
export default { children: Children };

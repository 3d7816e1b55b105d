/** A new table: who sits, how, at which pace. Two presets: against bots at once, or with friends. */
import { html, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { Dialog } from "./dialog.js";
import { Disc } from "./seats.js";

/** @param {{game: any, kind: string, bots: any[], onClose: () => void, onMake: (wish: any) => Promise<void>}} props */
export function NewTable({ game, kind, bots, onClose, onMake }) {
  const middle = bots[Math.min(1, bots.length - 1)]?.name ?? "";
  const first = kind === "play" ? "bot" : "invited";
  const [players, setPlayers] = useState(game.players.includes(2) ? 2 : game.players[0]);
  const [level, setLevel] = useState(middle);
  const [seats, setSeats] = useState(/** @type {Record<number, {kind: string, name?: string}>} */ ({}));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [pace, setPace] = useState("untimed");
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const seatKind = (/** @type {number} */ i) => seats[i]?.kind ?? (i === 0 ? "me" : first);
  const paces = {
    untimed: { kind: "untimed" },
    "clock-10": { kind: "clock", seconds: 600, increment: 5 },
    "clock-30": { kind: "clock", seconds: 1800, increment: 10 },
    days: { kind: "days", days: 3 },
  };
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    const wish = {
      game: game.name,
      options,
      public: open,
      pace: paces[/** @type {keyof typeof paces} */ (pace)],
      seats: Array.from({ length: players }, (_, i) => {
        const one = seatKind(i);
        if (one === "bot") return { kind: "bot", bot: level };
        if (one === "me")
          return { kind: "me", ...(i && seats[i]?.name?.trim() ? { name: seats[i].name?.trim() } : {}) };
        return { kind: open ? "open" : "invited" };
      }),
    };
    try {
      await onMake(wish);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  const anyBot = Array.from({ length: players }, (_, i) => seatKind(i)).includes("bot");
  const anyFriend = Array.from({ length: players }, (_, i) => seatKind(i)).includes("invited");
  return html`<${Dialog} title=${t(kind === "play" ? "new-play" : "new-invite", { game: game.title })} onClose=${onClose}>
    <form onSubmit=${make}>
      ${game.players.length > 1 && html`<fieldset><legend>${t("new-players")}</legend><div class="segments">${game.players.map((/** @type {number} */ n) => html`<label><input type="radio" name="players" value=${n} checked=${players === n} onChange=${() => setPlayers(n)} /><span>${n}</span></label>`)}</div></fieldset>`}
      ${anyBot && bots.length > 1 && html`<fieldset><legend>${t("new-level")}</legend><div class="segments">${bots.map((bot) => html`<label><input type="radio" name="level" value=${bot.name} checked=${level === bot.name} onChange=${() => setLevel(bot.name)} /><span>${bot.title}</span></label>`)}</div>${["seedling", "sprout", "gardener", "head-gardener"].includes(level) && html`<p class="quiet">${t(`new-level-${level}`)}</p>`}</fieldset>`}
      <details open=${kind !== "play" && players > 1}><summary>${t("new-seats")}</summary>
        <ul class="seat-rows">${Array.from(
          { length: players },
          (_, i) => html`<li key=${i}>
          <${Disc} seat=${/** @type {any} */ ({ symbol: i, kind: seatKind(i) === "invited" ? "invited" : "person", here: true })} />
          <div class="pair"><select aria-label=${t("new-seat", { number: i + 1 })} value=${seatKind(i)} onChange=${(/** @type {any} */ e) => setSeats({ ...seats, [i]: { ...seats[i], kind: e.target.value } })}>
            <option value="me">${i === 0 ? t("new-me") : t("new-same-device")}</option><option value="invited">${t("new-friend")}</option><option value="bot">${t("new-bot")}</option></select>
            ${i > 0 && seatKind(i) === "me" && html`<input aria-label=${t("new-seat-name", { number: i + 1 })} placeholder=${t("settings-name")} maxlength="24" value=${seats[i]?.name ?? ""} onInput=${(/** @type {any} */ e) => setSeats({ ...seats, [i]: { kind: "me", name: e.target.value } })} />`}
          </div></li>`,
        )}</ul>
      </details>
      <details><summary>${t("new-options")}</summary><div class="stack">
        ${game.options.map(
          (/** @type {any} */ option) => html`<label class="field"><span>${option.title}</span>
          ${
            option.values.length
              ? html`<select value=${options[option.name] ?? option.default} onChange=${(/** @type {any} */ e) => setOptions({ ...options, [option.name]: e.target.value })}>
              ${option.values.filter((/** @type {any} */ one) => !(option.name === "start" && Number(one.value) >= players)).map((/** @type {any} */ one) => html`<option value=${one.value}>${one.label}</option>`)}</select>`
              : html`<input list=${`examples-${option.name}`} value=${options[option.name] ?? option.default ?? ""} onInput=${(/** @type {any} */ e) => setOptions({ ...options, [option.name]: e.target.value })} />
              <datalist id=${`examples-${option.name}`}>${option.examples.map((/** @type {any} */ one) => html`<option value=${one} />`)}</datalist>`
          }</label>`,
        )}
        <label class="field"><span>${t("new-pace")}</span><select value=${pace} onChange=${(/** @type {any} */ e) => setPace(e.target.value)}>${Object.keys(paces).map((one) => html`<option value=${one}>${t(`new-pace-${one}`)}</option>`)}</select></label>
      </div></details>
      ${anyFriend && html`<label class="check"><input type="checkbox" checked=${open} onChange=${(/** @type {any} */ e) => setOpen(e.target.checked)} />${t("new-public")}</label>`}
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <button class="primary" type="submit" disabled=${busy}>${anyFriend ? t("new-make") : t("new-start")}</button>
    </form>
  <//>`;
}

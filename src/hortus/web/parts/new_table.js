/** A new table: who sits, how, at which pace. Three presets: against bots at once, with friends, with one person. */
import { html, useMemo, useRef, useState } from "../lib/ui.js";
import { t } from "../lib/i18n.js";
import { beSomebody, post } from "../lib/api.js";
import { go } from "../lib/router.js";
import { Dialog } from "./dialog.js";
import { GameOptions, RANDOM } from "./game_options.js";
import { Disc } from "./seats.js";

/** Who is to have a seat: for a person a name, for a bot its level if not that of all. @typedef {{kind: string, name?: string, bot?: string}} Chosen */

const LIKE_ME = "like-me"; // a level that follows one's own results
const WATCH = ["link", "friends", "nobody"]; // who may watch

/** What was chosen last for such a table, on this device. @param {string} key @returns {any} */
function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} key @param {any} chosen */
function remember(key, chosen) {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Storage may be full or forbidden: then nothing is remembered.
  }
}

/** The options as the server takes them: a starting seat that is there, by lot if that was chosen. @param {Record<string, string>} options @param {number} players */
function settled({ start, ...options }, players) {
  if (start === RANDOM) return { ...options, start: String(Math.floor(Math.random() * players)) };
  return start === undefined || Number(start) >= players ? options : { ...options, start };
}

/**
 * @param {{game: any, kind: string, bots: any[], against?: string, onClose: () => void}} props
 *   kind: play, invite or challenge; against: whom
 */
export function NewTable({ game, kind, bots, against, onClose }) {
  const levels = [...bots, { name: LIKE_ME, title: t("new-like-me") }];
  const key = `table:${kind}:${game.name}`;
  const last = useMemo(() => remembered(key), [key]);
  const middle = bots[Math.min(1, bots.length - 1)]?.name ?? "";
  const first = kind === "play" ? "bot" : "invited";
  const usual = game.players.includes(2) ? 2 : game.players[0];
  const [players, setPlayers] = useState(game.players.includes(last.players) ? last.players : usual);
  const [level, setLevel] = useState(levels.some((one) => one.name === last.level) ? last.level : middle);
  const [seats, setSeats] = useState(
    /** @type {Record<number, Chosen>} */ (against ? { 1: { kind: "named", name: against } } : (last.seats ?? {})),
  );
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ (last.options ?? {}));
  const [pace, setPace] = useState(last.pace ?? "untimed");
  const [open, setOpen] = useState(last.open ?? false);
  const [hints, setHints] = useState(last.hints ?? false);
  const [rated, setRated] = useState(last.rated ?? true);
  const [watch, setWatch] = useState(WATCH.includes(last.watch) ? last.watch : WATCH[0]);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const start = useRef(/** @type {HTMLButtonElement | null} */ (null));

  const seatKind = (/** @type {number} */ i) => seats[i]?.kind ?? (i === 0 ? "me" : first);
  const paces = {
    untimed: { kind: "untimed" },
    "clock-5": { kind: "clock", seconds: 300, increment: 3 },
    "clock-10": { kind: "clock", seconds: 600, increment: 5 },
    "clock-30": { kind: "clock", seconds: 1800, increment: 10 },
    "days-1": { kind: "days", days: 1 },
    days: { kind: "days", days: 3 },
    "days-7": { kind: "days", days: 7 },
  };
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    const wish = {
      game: game.name,
      options: settled(options, players),
      public: open,
      watch,
      rated: rated && !hints,
      hints: hints && players > 1, // alone they are always allowed
      pace: paces[/** @type {keyof typeof paces} */ (pace)],
      seats: Array.from({ length: players }, (_, i) => {
        const one = seatKind(i);
        if (one === "bot") return { kind: "bot", bot: seats[i]?.bot ?? level };
        if (one === "named") return { kind: "invited", name: seats[i]?.name?.trim() || undefined };
        if (one === "me")
          return { kind: "me", ...(i && seats[i]?.name?.trim() ? { name: seats[i].name?.trim() } : {}) };
        return { kind: open ? "open" : "invited" };
      }),
    };
    try {
      remember(key, { players, level, seats, options, pace, open, hints, rated, watch });
      await beSomebody();
      go((await post("/api/tables", wish)).link);
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  /** All bots alike, whatever was chosen for single seats. @param {string} bot */
  const sameLevel = (bot) => {
    setLevel(bot);
    setSeats(Object.fromEntries(Object.entries(seats).map(([i, { bot: _, ...seat }]) => [i, seat])));
  };
  const kinds = Array.from({ length: players }, (_, i) => seatKind(i));
  const names = kinds.map((one, i) => (one === "bot" ? undefined : seats[i]?.name?.trim()));
  const anyFriend = kinds.includes("invited") || kinds.includes("named");
  /** @type {(name: string, value: any, on: boolean, label: any, set: () => void) => any} */
  const radio = (name, value, on, label, set) =>
    html`<label><input type="radio" name=${name} value=${value} checked=${on} onChange=${set} /><span>${label}</span></label>`;
  return html`<${Dialog} title=${t(kind === "play" ? "new-play" : "new-invite", { game: game.title })} focus=${start} onClose=${onClose}>
    <form onSubmit=${make}>
      ${
        game.players.length > 1 &&
        html`<fieldset><legend>${t("new-players")}</legend><div class="segments">
          ${game.players.map((/** @type {number} */ n) => radio("players", n, players === n, n, () => setPlayers(n)))}
        </div></fieldset>`
      }
      ${
        kinds.includes("bot") &&
        bots.length > 0 &&
        html`<fieldset><legend>${t("new-level")}</legend><div class="segments">
          ${levels.map((one) => radio("level", one.name, level === one.name, one.title, () => sameLevel(one.name)))}</div>
          ${t.has(`new-level-${level}`) && html`<p class="quiet">${t(`new-level-${level}`)}</p>`}</fieldset>`
      }
      <details open=${kind !== "play" && players > 1}><summary>${t("new-seats")}</summary>
        <ul class="seat-rows">${kinds.map(
          (
            one,
            i,
          ) => html`<${SeatRow} key=${i} index=${i} kind=${one} name=${seats[i]?.name ?? ""} bot=${seats[i]?.bot ?? level} bots=${levels}
            onChange=${(/** @type {any} */ seat) => setSeats({ ...seats, [i]: seat })} />`,
        )}</ul>
      </details>
      <details><summary>${t("new-options")}</summary><div class="stack">
        <${GameOptions} game=${game} players=${players} names=${names} options=${options} onChange=${setOptions} />
        <label class="field"><span>${t("new-pace")}</span>
          <select value=${pace} onChange=${(/** @type {any} */ e) => setPace(e.target.value)}>
            ${Object.keys(paces).map((one) => html`<option value=${one}>${t(`new-pace-${one}`)}</option>`)}</select></label>
        <label class="field"><span>${t("new-watch")}</span>
          <select value=${watch} onChange=${(/** @type {any} */ e) => setWatch(e.target.value)}>
            ${WATCH.map((one) => html`<option value=${one}>${t(`new-watch-${one}`)}</option>`)}</select></label>
      </div></details>
      ${
        anyFriend &&
        html`<label class="check"><input type="checkbox" checked=${open}
          onChange=${(/** @type {any} */ e) => setOpen(e.target.checked)} />${t("new-public")}</label>`
      }
      ${
        players > 1 &&
        html`<label class="check"><input type="checkbox" name="rated" checked=${rated && !hints} disabled=${hints}
          onChange=${(/** @type {any} */ e) => setRated(e.target.checked)} />${t("new-rated")}</label>
        <label class="check"><input type="checkbox" name="hints" checked=${hints}
          onChange=${(/** @type {any} */ e) => setHints(e.target.checked)} />${t("new-hints")}</label>`
      }
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <button class="primary" type="submit" ref=${start} disabled=${busy}>${anyFriend ? t("new-make") : t("new-start")}</button>
    </form>
  <//>`;
}

/**
 * Who sits on a seat.
 * @param {{index: number, kind: string, name: string, bot: string, bots: any[], onChange: (seat: Chosen) => void}} props
 */
function SeatRow({ index, kind, name, bot, bots, onChange }) {
  const number = index + 1;
  const shown = /** @type {any} */ ({
    symbol: index,
    kind: kind === "invited" || kind === "named" ? "invited" : "person",
    here: true,
  });
  return html`<li><${Disc} seat=${shown} />
    <div class="pair">
      <select aria-label=${t("new-seat", { number })} value=${kind}
        onChange=${(/** @type {any} */ e) => onChange({ name, kind: e.target.value })}>
        <option value="me">${index === 0 ? t("new-me") : t("new-same-device")}</option>
        <option value="invited">${t("new-friend")}</option><option value="named">${t("new-named")}</option><option value="bot">${t("new-bot")}</option></select>
      ${
        ((index > 0 && kind === "me") || kind === "named") &&
        html`<input aria-label=${t("new-seat-name", { number })} placeholder=${t("settings-name")} maxlength="24" value=${name}
          onInput=${(/** @type {any} */ e) => onChange({ kind, name: e.target.value })} />`
      }
      ${
        kind === "bot" &&
        bots.length > 1 &&
        html`<select aria-label=${t("new-seat-level", { number })} value=${bot}
          onChange=${(/** @type {any} */ e) => onChange({ kind, name, bot: e.target.value })}>
          ${bots.map((one) => html`<option value=${one.name}>${one.title}</option>`)}</select>`
      }
    </div></li>`;
}

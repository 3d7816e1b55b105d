/** A new tournament: which game, how it is played, who may come. */
import { html, useRef, useState } from "../lib/ui.js";
import { wordsOf } from "../lib/i18n.js";
import { Dialog } from "./dialog.js";
import { GameOptions } from "./game_options.js";

const t = wordsOf("tournament");
const PLACES = [4, 8, 16, 32];
const ROUNDS = 11; // more are a round robin
const PACES = {
  "clock-5": { kind: "clock", seconds: 300, increment: 5 },
  "clock-15": { kind: "clock", seconds: 900, increment: 10 },
  "clock-30": { kind: "clock", seconds: 1800, increment: 10 },
  days: { kind: "days", days: 3 },
};

/** @param {{games: any[], bots: any[], onClose: () => void, onMake: (wish: any) => Promise<void>}} props */
export function NewTournament({ games, bots, onClose, onMake }) {
  const offered = games.filter((game) => game.players.includes(2));
  const [game, setGame] = useState(offered[0]?.name ?? "");
  const [style, setStyle] = useState("swiss");
  const [name, setName] = useState("");
  const [places, setPlaces] = useState(8);
  const [rounds, setRounds] = useState(0); // of a Swiss tournament; 0: as many as it takes
  const [pace, setPace] = useState(/** @type {keyof typeof PACES} */ ("clock-15"));
  const [level, setLevel] = useState(bots[Math.min(1, bots.length - 1)]?.name ?? "");
  const [count, setCount] = useState(0);
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [open, setOpen] = useState(true);
  const [plays, setPlays] = useState(true);
  const [rated, setRated] = useState(true);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const about = offered.find((one) => one.name === game);
  const styles = ["swiss", "round_robin", ...(about?.tournament ? ["rulebook"] : [])];
  const chosen = styles.includes(style) ? style : "swiss";
  const asked = about?.options.some((/** @type {any} */ one) => one.name !== "start"); // all begin equally often
  const room = chosen === "rulebook" ? Math.max(...about.players) : places;
  const most = room - Number(plays);
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      await onMake({
        game,
        style: chosen,
        name: name.trim(),
        places: room,
        rounds: chosen === "swiss" && rounds ? Math.min(rounds, places - 1) : null,
        pace: PACES[pace],
        options,
        public: open,
        rated,
        plays,
        bots: Array.from({ length: Math.min(count, most) }, () => level),
      });
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  /** @param {string} label @param {any} value @param {(value: any) => void} set @param {[any, string][]} values */
  const select = (label, value, set, values) =>
    html`<label class="field"><span>${t(label)}</span>
      <select value=${value} onChange=${(/** @type {any} */ e) => set(e.target.value)}>
        ${values.map(([one, text]) => html`<option value=${one}>${text}</option>`)}</select></label>`;
  /** @param {string} label @param {boolean} on @param {(on: boolean) => void} set */
  const check = (label, on, set) =>
    html`<label class="check"><input type="checkbox" checked=${on}
      onChange=${(/** @type {any} */ e) => set(e.target.checked)} />${t(label)}</label>`;
  return html`<${Dialog} title=${t("tournament-new")} focus=${submit} onClose=${onClose}>
    <form onSubmit=${make}>
      ${select(
        "tournament-game",
        game,
        (one) => {
          setGame(one);
          setOptions({});
        },
        offered.map((one) => [one.name, one.title]),
      )}
      <fieldset><legend>${t("tournament-style")}</legend><div class="segments">${styles.map(
        (
          one,
        ) => html`<label><input type="radio" name="style" checked=${chosen === one} onChange=${() => setStyle(one)} />
          <span>${t(`tournament-style-${one}`)}</span></label>`,
      )}</div><p class="quiet">${t(`tournament-style-${chosen}-why`)}</p></fieldset>
      <label class="field"><span>${t("tournament-name")}</span>
        <input value=${name} maxlength="40" autocomplete="off" placeholder=${t("tournament-of", { game: about?.title ?? "" })}
          onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
      ${
        chosen !== "rulebook" &&
        select(
          "tournament-places",
          places,
          (value) => setPlaces(Number(value)),
          PLACES.map((one) => [one, String(one)]),
        )
      }
      ${
        chosen === "swiss" &&
        select("tournament-rounds", Math.min(rounds, places - 1), (value) => setRounds(Number(value)), [
          [0, t("tournament-rounds-enough")],
          ...Array.from(
            { length: Math.min(places - 1, ROUNDS) },
            (_, i) => /** @type {[any, string]} */ ([i + 1, String(i + 1)]),
          ),
        ])
      }
      ${select(
        "new-pace",
        pace,
        setPace,
        Object.keys(PACES).map((one) => [one, t(`tournament-pace-${one}`)]),
      )}
        <label class="field"><span>${t("tournament-bots")}</span>
          <input type="number" min="0" max=${most} value=${Math.min(count, most)}
            onInput=${(/** @type {any} */ e) => setCount(Number(e.target.value) || 0)} /></label>
        ${select(
          "new-level",
          level,
          setLevel,
          bots.map((one) => [one.name, one.title]),
        )}
      ${
        asked &&
        html`<details><summary>${t("tournament-options")}</summary><div class="stack">
          <${GameOptions} game=${about} players=${2} options=${options} without=${["start"]} onChange=${setOptions} /></div></details>`
      }
      <div>${check("tournament-plays", plays, setPlays)}${check("tournament-public", open, setOpen)}${check("tournament-rated", rated, setRated)}</div>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <button class="primary" type="submit" ref=${submit} disabled=${busy}>${t("tournament-make")}</button>
    </form>
  <//>`;
}

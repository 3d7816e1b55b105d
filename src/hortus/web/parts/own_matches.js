/** All my matches: filtered, a page at a time; to continue, to replay, and their records. */
import { html, useEffect, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { get } from "../lib/api.js";
import { games as allGames } from "../games/index.js";
import { tableRows } from "./table_rows.js";

const t = wordsOf("own");
const SHOWN = ["running", "finished"];

/** @param {Record<string, string>} wanted @param {number} skip */
const address = (wanted, skip) =>
  `/api/matches?${new URLSearchParams([...Object.entries(wanted).filter(([, value]) => value), ["skip", String(skip)]])}`;

/** @param {{who: string}} props  who: the opponent to begin with */
export function OwnMatches({ who }) {
  const [wanted, setWanted] = useState({ game: "", show: "", rated: "", opponent: who });
  const [cards, setCards] = useState(/** @type {any[]} */ ([]));
  const [total, setTotal] = useState(-1);
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [opponents, setOpponents] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    Promise.all([allGames(), get("/api/opponents")]).then(
      ([every, met]) => {
        setGames(every);
        setOpponents(met);
      },
      (error) => setProblem(error.message),
    );
  }, [lang.value]);
  const load = (/** @type {any[]} */ before, relevant = () => true) =>
    get(address(wanted, before.length)).then(
      (page) => {
        if (!relevant()) return;
        setCards([...before, ...page.cards]);
        setTotal(page.total);
        setProblem("");
      },
      (error) => setProblem(error.message),
    );
  useEffect(() => {
    let here = true;
    void load([], () => here);
    return () => {
      here = false;
    };
  }, [wanted, lang.value]);
  /** @param {"game" | "show" | "rated" | "opponent"} field @param {string} label @param {string[][]} options */
  const filter = (field, label, options) => html`<label class="field"><span>${label}</span>
    <select value=${wanted[field]} onChange=${(/** @type {any} */ e) => setWanted({ ...wanted, [field]: e.target.value })}>
      <option value="">${t("own-any")}</option>
      ${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}</select></label>`;
  const known = opponents.some((one) => one.who === who) || !who;
  return html`<section class="stack">
    <div class="filters">
      ${filter(
        "game",
        t("own-game"),
        games.map((game) => [game.name, game.title]),
      )}
      ${filter(
        "show",
        t("own-state"),
        SHOWN.map((state) => [state, t(`own-${state}`)]),
      )}
      ${filter("opponent", t("own-opponent"), [...opponents.map((one) => [one.who, one.name]), ...(known ? [] : [[who, who]])])}
      ${filter("rated", t("own-counts"), [
        ["true", t("rated")],
        ["false", t("casual")],
      ])}
    </div>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <p class="quiet" role="status">${total >= 0 && t("own-found", { count: total })}</p>
    ${tableRows(cards, { record: true })}
    ${cards.length < total && html`<p class="row"><button onClick=${() => load(cards)}>${t("ratings-more")}</button></p>`}
  </section>`;
}

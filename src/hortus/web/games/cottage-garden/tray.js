/** Under the beds: cats in reserve, beehives, pots to take. */
import { html, Use } from "../../lib/ui.js";
import { place, spot } from "../../lib/spot.js";
import { tip } from "../../lib/tip.js";
import { Lying, Token } from "../../parts/drawing.js";
import { toBeds } from "./carry.js";
import { BED_Y, legalOf, letGo, takeToken } from "./hand.js";
import { FRAME, SPRITE, UNIT } from "./pieces.js";

/** @typedef {import("../../lib/types.js").GardenProps} GardenProps */
/** @typedef {import("./hand.js").Hand} Hand */

export const WIDTH = 600;
export const TRAY_Y = BED_Y + 5 * UNIT + FRAME + 8;
export const TRAY = 64;
const CATS = ["cottage-cat", "cottage-cat-3", "cottage-cat-2"];

/** Will cats be placed after the tile, though none can complete a bed? @param {import("../../lib/types.js").Play} play */
export const catsLater = (play) => play.kept("cottage-cats-later", -1);

/** @param {GardenProps & {hand: Hand | null}} props */
export function Tray(props) {
  const { table, play, t, seat, size, hand } = props;
  const here = table.view.seats[seat];
  const large = size === "large";
  const mine = large && play.mine && table.turn === seat && table.viewer === seat;
  /** How a token is picked up and carried, if one may be placed. @param {"pot" | "cat"} kind */
  const token = (kind) => {
    if (!mine || ![...legalOf(props).tokens.values()].some((move) => move.verb === kind)) return null;
    const held = hand?.kind === kind;
    const onPick = () => (held && !hand.auto ? letGo(props) : takeToken(props, kind));
    return { picked: held && !(kind === "pot" && hand.auto), onPick, carry: toBeds(play, kind) };
  };
  const [cat, pot] = [token("cat"), token("pot")];
  const y = TRAY_Y;
  const shown = Math.min(here.cats, 5);
  const waiting = table.view.active === seat ? table.view.waiting_pots : 0;
  // Before the tile is laid, the cats can be asked for: then the turn does not end by itself.
  const later = catsLater(play);
  const planting = mine && !cat && here.cats > 0 && legalOf(props).plants.size > 0;
  const wanted = planting && later.value === here.turns;
  const ask = planting
    ? { picked: wanted, onPick: () => (later.value = wanted ? -1 : here.turns) }
    : { disabled: true };
  const catName = cat ? "cats-take" : wanted ? "cats-wanted" : planting ? "cats-want" : "cats";
  const at = `${seat}-cats`;
  const cats = large
    ? spot(play, { anytime: true, at, name: t(catName, { count: here.cats }), target: false, ...(cat ?? ask) })
    : place(at);
  const reserve = Array.from(
    { length: shown },
    (_, i) =>
      html`<${Token} key=${i} sprite=${SPRITE} id=${CATS[i % 3]} piece="cat" x=${16 + 48 * i} y=${y + 7} size=${46} />`,
  );
  return html`
    <rect class="cottage-tray" x="1.5" y=${y} width=${WIDTH - 3} height=${TRAY - 4} rx="16" aria-hidden="true" />
    <g ...${cats} ...${tip(t("cats-tip", { count: here.cats }))}>
      <rect data-box="" class="cottage-hit" x="6" y=${y + 4} width=${Math.max(130, 24 + shown * 48)} height=${TRAY - 12} rx="12" />
      ${reserve}
      ${!here.cats && large && html`<text class="cottage-note" x="20" y=${y + 38}>${t("cats-none")}</text>`}
      ${here.cats > shown && html`<text class="cottage-note" x=${20 + 48 * shown} y=${y + 38}>×${here.cats}</text>`}
    </g>
    ${
      planting &&
      html`<text class="cottage-note" x=${Math.max(146, 42 + 48 * shown)} y=${y + 38}>${t(wanted ? "cats-wanted-short" : "cats-want-short")}</text>`
    }
    ${
      here.child &&
      html`<text class="cottage-note" x="300" y=${y + 38} text-anchor="middle">${t("child", { age: here.child })}</text>`
    }
    <${Hives} ...${props} />
    <g ...${place(`${seat}-pots`)} aria-hidden="true">
      <rect data-box="" x=${WIDTH - 206} y=${y + 7} width="46" height="46" fill="none" />
      ${waiting > 0 && html`<${Token} sprite=${SPRITE} id="cottage-pot-token" piece="pot" x=${WIDTH - 206} y=${y + 7} size=${46} />`}</g>
    ${
      large &&
      table.viewer === seat &&
      html`<g ...${spot(play, {
        anytime: true,
        at: "box",
        name: t(pot ? "pots-take" : "pots"),
        target: false,
        ...(pot ?? { disabled: true }),
      })}>
      <rect class="cottage-hit" x=${WIDTH - 150} y=${y + 4} width="144" height=${TRAY - 12} rx="12" />
      <rect data-box="" x=${WIDTH - 60} y=${y + 7} width="46" height="46" fill="none" />
      <${Use} sprite=${SPRITE} id="cottage-pot-token" x=${WIDTH - 60} y=${y + 7} size=${46} />
      <text class="cottage-note" x=${WIDTH - 68} y=${y + 38} text-anchor="end">${t("pot-word")}</text>
    </g>`
    }`;
}

/** The beehive of a seat. @param {GardenProps} props */
function Hives({ table, play, t, seat, size }) {
  const hives = table.view.seats[seat].beehives;
  const at = `${seat}-hives`;
  const box = html`<rect data-box="" class="cottage-hit" x=${316} y=${TRAY_Y + 4} width="96" height=${TRAY - 12} rx="12" />`;
  if (!hives) return html`<g ...${place(at)} aria-hidden="true">${box}</g>`;
  const name = t("beehives-mine", { count: hives });
  const made = size === "large" ? spot(play, { at, name, disabled: true }) : place(at);
  return html`<g ...${made} ...${tip(name)}>${box}
    <${Lying} piece=${`beehive-${hives}`} x=${320} y=${TRAY_Y + 8} width=${44 + 42 * (hives - 1)} height=${44}>${Array.from(
      { length: hives },
      (_, i) => html`<${Use} sprite=${SPRITE} id="cottage-beehive" x=${42 * i} size=${44} />`,
    )}<//></g>`;
}

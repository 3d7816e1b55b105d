/** The end: who won and why, the course of the scores, what to do next, and the shuffle verified. */
import { html, Icon, cx, useEffect, useMemo, useState } from "../lib/ui.js";
import { decimal, t, wordsOf } from "../lib/i18n.js";
import { get, post } from "../lib/api.js";
import { lazy, withStyle } from "../lib/lazy.js";
import { createPlay } from "../lib/play.js";
import { endSentence, scoreText } from "../lib/sentences.js";
import { wholeEntry } from "../lib/room.js";
import { go } from "../lib/router.js";
import { Chart } from "./chart.js";
import { Count } from "./count.js";
import { Lines } from "./score.js";
import { Disc, nameOf } from "./seats.js";
import { TallyLines } from "./tally.js";
import { toast } from "./toasts.js";

const ReviewResult = lazy(
  withStyle(() => import("./review_result.js"), "coach.css"),
  "ReviewResult",
);
const MANY = 6; // score lines

/** @typedef {import("../lib/types.js").Table} Table */

/**
 * @param {{table: Table, board: import("../lib/types.js").Board, onLook: (seat: number) => void,
 *   onMarks: (marks: (ply: number) => any) => void}} props  onMarks: what the log shows once the match is reviewed
 */
export function Result({ table, board, onLook, onMarks }) {
  const [reviewing, setReviewing] = useState(false);
  const [frames, setFrames] = useState(/** @type {import("../lib/types.js").Frame[]} */ ([]));
  useEffect(() => {
    scrollTo(0, 0); // wherever the last move was made
    get(`/api/tables/${table.id}/replay`).then(
      (replay) =>
        setFrames(
          replay.frames.map((/** @type {any} */ one) => ({ ...one, entry: one.entry && wholeEntry(one.entry) })),
        ),
      () => {},
    );
  }, [table.id]);
  const words = wordsOf(table.game);
  const play = useMemo(() => createPlay({ table: () => table, board: () => board, words: () => words }), [table]);
  const { points, winners, ended } = table.result;
  const order = [...points.keys()].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || points[b] - points[a],
  );
  const brief = table.scores?.some((score) => score.lines.length > MANY) ?? false;
  const { early } = table.result;
  const told = early && early !== "agreed" && table.seats.length > 1; // else the title says it
  const reason = told ? t(`ended-${early}`) : ended && words.has(`ended-${ended}`) ? words(`ended-${ended}`) : "";
  return html`<section class="result" aria-labelledby="result-title">
    <div class=${cx("outcome", table.seats.length === 1 && "alone")}>
      ${table.seats.length > 1 && html`<${Wreath} seats=${winners.map((/** @type {number} */ seat) => table.seats[seat])} />`}
      <div class="stack">
        <h2 id="result-title">${endSentence(words, table)}</h2>
        ${reason && html`<p class="quiet">${reason}</p>`}
        <ol class="ranking">${order.map(
          (seat) => html`<li class=${cx(winners.includes(seat) && "won")}><${Disc} seat=${table.seats[seat]} />
            <span class="name">${nameOf(table.seats[seat])}</span><span class="points">${scoreText(words, points[seat])}</span></li>`,
        )}</ol>
      </div>
      <${Chart} frames=${frames} seats=${table.seats} words=${words}
        onStep=${(/** @type {number} */ frame) => go(`/replay/${table.id}?ply=${frames[frame].ply}`)} />
    </div>
    <${Next} table=${table} onReview=${reviewing ? null : () => setReviewing(true)} />
    ${reviewing && html`<${ReviewResult} table=${table} board=${board} frames=${frames} words=${words} onMarks=${onMarks} />`}
    <ol class=${cx("standing", brief && "brief", order.length > 3 && "is-many")}>${order.map(
      (seat) => html`<li key=${seat} class="card">
        <${Standing} table=${table} board=${board} play=${play} seat=${seat} brief=${brief} frames=${frames}
          onLook=${onLook} /></li>`,
    )}</ol>
    ${
      board.tally &&
      table.seats.length > 1 &&
      html`<section class="counted"><h3>${t("count-all")}</h3>
      <${TallyLines} table=${table} board=${board} words=${words} lines=${board.tally({ table, play, t: words })} /></section>`
    }
    <${Verified} result=${table.result} />
  </section>`;
}

/**
 * How one seat did: its garden and its points.
 * @param {{table: Table, board: import("../lib/types.js").Board, play: import("../lib/types.js").Play, seat: number,
 *   brief: boolean, frames: import("../lib/types.js").Frame[], onLook: (seat: number) => void}} props
 */
function Standing({ table, board, play, seat, brief, frames, onLook }) {
  const { points, winners, ratings } = table.result;
  const name = nameOf(table.seats[seat]);
  const change = ratings?.[seat];
  const won = winners.includes(seat) && table.seats.length > 1;
  return html`<div class="standing-head"><${Disc} seat=${table.seats[seat]} /><h3>${name}</h3>
      ${won && html`<span class="gain up"><${Icon} name="check" />${t("end-winner")}</span>`}
      ${table.seats[seat].gave_up && html`<span class="quiet">${t(`seat-${table.seats[seat].gave_up}`)}</span>`}
      <${Count} value=${points[seat]} show=${(/** @type {number} */ now) => scoreText(play.words, now)} /></div>
    ${
      change &&
      html`<p class="quiet rated">${t("ratings-change", { before: decimal(change.before), after: decimal(change.after) })}</p>`
    }
    <button class="plain garden" onClick=${() => onLook(seat)}><span class="unseen">${t("area-garden", { name })}</span>
      <span inert>${
        board.Standing
          ? html`<${board.Standing} table=${table} play=${play} t=${play.words} seat=${seat} frames=${frames} />`
          : html`<${board.Garden} table=${table} play=${play} t=${play.words} seat=${seat} size="large" />`
      }</span></button>
    ${table.scores && html`<${Lines} score=${table.scores[seat]} play=${play} brief=${brief} final />`}`;
}

/** Again, look at it closely, watch it again, keep it. @param {{table: Table, onReview: (() => void) | null}} props */
function Next({ table, onReview }) {
  const rematch = async () => {
    try {
      const next = await post(`/api/tables/${table.id}/rematch`);
      go(next.link);
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
  };
  const seated = table.seats.some((seat) => seat.mine);
  const asks = table.rematch ? table.seats[table.rematch_by ?? -1] : undefined;
  return html`${
    asks &&
    !asks.mine &&
    html`<p class="notice row" role="status"><${Disc} seat=${asks} /><span>${t("end-asks", { name: asks.name })}</span></p>`
  }<div class="row next">
    ${
      table.daily &&
      html`<a class="button primary" href=${`/#daily/${table.game}`}><${Icon} name="rosette" />${t("end-daily")}</a>`
    }
    ${
      table.tournament &&
      html`<a class="button primary" href=${`/#tournament/${table.tournament}`}><${Icon} name="rosette" />${t("end-tournament")}</a>`
    }
    ${
      seated &&
      !table.daily &&
      !table.tournament &&
      html`<button class="primary" onClick=${rematch}><${Icon} name="again" />
        ${table.rematch ? t("end-follow") : t("end-rematch")}</button>`
    }
    ${table.rematch && !seated && html`<a class="button" href=${`/t/${table.rematch}`}>${t("end-follow")}</a>`}
    <button data-action="review" disabled=${!onReview || !table.ply} onClick=${onReview}><${Icon} name="bulb" />${t("review-do")}</button>
    <a class="button" href=${`/replay/${table.id}`}><${Icon} name="play" />${t("end-replay")}</a>
    ${
      table.result.seed &&
      html`<a class="button" href=${`/api/tables/${table.id}/record`} download=${`${table.game}-${table.id.slice(0, 8)}.txt`}>
        <${Icon} name="download" />${t("end-record")}</a>`
    }
  </div>`;
}

const LEAVES = 9; // on each side

/** One leaf of the wreath's right side, counted from below. @param {number} i */
const leaf = (i) =>
  html`<path class=${cx("wreath-leaf", i % 2 === 1 && "is-deep")}
    transform=${`rotate(${-6 - 17 * i} 100 100) translate(100 172) rotate(${i % 2 ? 48 : 126})`}
    d="M0 2 C13 -6 13 -22 0 -32 C-13 -22 -13 -6 0 2 Z" />`;

/** The winners' symbols in a wreath of leaves, open at the top. @param {{seats: import("../lib/types.js").Seat[]}} props */
function Wreath({ seats }) {
  const size = seats.length > 1 ? 60 : 92;
  const step = seats.length > 1 ? 80 / (seats.length - 1) : 0;
  const side = Array.from({ length: LEAVES }, (_, i) => leaf(i));
  return html`<svg class="wreath" viewBox="0 0 200 204" aria-hidden="true">
    <path class="wreath-stem" d="M62 39 A72 72 0 1 0 138 39" />
    <g>${side}</g><g transform="translate(200 0) scale(-1 1)">${side}</g>
    ${(seats.length ? seats : [null]).map((seat, i) => {
      const x = 100 - size / 2 + step * (i - (seats.length - 1) / 2);
      const symbol = seat ? `seat-${seat.symbol % 5}` : "sprig";
      const [half, edge, inner] = [size / 2, size * 0.16, size * 0.68];
      return html`<g key=${i} transform=${`translate(${x} ${100 - half})`}>
        ${seat && html`<circle class="wreath-disc" cx=${half} cy=${half} r=${half} fill=${`var(--${symbol})`} />`}
        <use href=${`/static/art/hortus.svg#${symbol}`} x=${edge} y=${edge} width=${inner} height=${inner} /></g>`;
    })}
  </svg>`;
}

/** @param {{result: any}} props */
function Verified({ result }) {
  const [outcome, setOutcome] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (!crypto.subtle || !result.seed) return;
    const text = new TextEncoder().encode(`hortus:${result.seed}:${result.salt}`);
    crypto.subtle.digest("SHA-256", text).then(
      (hash) => {
        const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        setOutcome(hex === result.commitment);
      },
      () => {},
    );
  }, [result.seed]);
  if (!result.seed) return null;
  const fact = (/** @type {string} */ name) =>
    html`<dt>${t(`verify-${name}`)}</dt><dd><code>${result[name]}</code></dd>`;
  return html`<details class="verified">
    <summary>${outcome && html`<${Icon} name="check" class="inline" /> `}
      ${t(outcome === null ? "verify-cannot" : outcome ? "verify-yes" : "verify-no")}</summary>
    <p class="quiet">${t("verify-how")}</p>
    <dl>${fact("commitment")}${fact("seed")}${fact("salt")}</dl></details>`;
}

/** A picture of the day to share: how one did, nothing of the gardens themselves. */
import { html, Icon, useEffect, useMemo, useState } from "../lib/ui.js";
import { lang, wordsOf } from "../lib/i18n.js";
import { resultText } from "../lib/daily.js";
import { Dialog } from "./dialog.js";
import { toast } from "./toasts.js";

const t = wordsOf("daily");
const [WIDTH, ROW, TOP] = [600, 52, 128];

const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** @param {string[][]} lines  of the gardens: name and result @param {string} day @param {string} streak @param {boolean[]} week */
function drawn(lines, day, streak, week) {
  const height = TOP + ROW * lines.length + 76;
  const rows = lines.map(
    (
      [name, result],
      i,
    ) => `<text x="40" y="${TOP + ROW * i + 30}" font-size="24" font-weight="600">${escaped(name)}</text>
      <text x="560" y="${TOP + ROW * i + 30}" font-size="24" text-anchor="end">${escaped(result)}</text>
      <path d="M40 ${TOP + ROW * i + 46}H560" stroke="#d5c7a8" stroke-width="2" stroke-dasharray="2 5"/>`,
  );
  const leaves = week.map(
    (done, i) => `<ellipse cx="${432 + 21 * i}" cy="66" rx="7" ry="13" transform="rotate(24 ${432 + 21 * i} 66)"
      fill="${done ? "#2d6a35" : "none"}" stroke="#2d6a35" stroke-width="2"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"
    font-family="system-ui, sans-serif" fill="#2b2a25"><rect width="${WIDTH}" height="${height}" rx="24" fill="#f7f1e3"/>
    <rect x="6" y="6" width="${WIDTH - 12}" height="${height - 12}" rx="20" fill="#fffaf0" stroke="#2d6a35" stroke-width="3"/>
    <text x="40" y="62" font-size="34" font-family="Georgia, serif" font-weight="700">Hortus</text>
    <text x="40" y="96" font-size="20" fill="#5d5749">${escaped(day)}</text>${leaves.join("")}${rows.join("")}
    <text x="40" y="${height - 34}" font-size="20" fill="#2d6a35">${escaped(streak)}</text></svg>`;
}

/** The same as a file that can be sent. @param {string} svg @returns {Promise<File>} */
async function png(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(new File([blob], "hortus.png", { type: "image/png" })) : failed(new Error()))),
  );
}

/** @param {{daily: any, gardens: any[], titleOf: (game: string) => string, onClose: () => void}} props */
export function ShareDay({ daily, gardens, titleOf, onClose }) {
  const [file, setFile] = useState(/** @type {File | null} */ (null));
  const day = new Date(`${daily.day}T12:00Z`).toLocaleDateString(lang.value, { dateStyle: "long", timeZone: "UTC" });
  const lines = gardens
    .filter((garden) => garden.mine?.over)
    .map((garden) => [titleOf(garden.game), resultText(garden, garden.mine)]);
  const streak = t("daily-streak", { days: daily.streak.days });
  const svg = useMemo(() => drawn(lines, day, streak, daily.streak.week), [daily, lang.value]);
  const text = [
    `Hortus · ${day}`,
    ...lines.map(([name, result]) => `${name}: ${result}`),
    streak,
    `${location.origin}/#daily`,
  ].join("\n");
  useEffect(() => void png(svg).then(setFile, () => {}), [svg]);
  const files = file ? [file] : [];
  const can = file !== null && (navigator.canShare?.({ files }) ?? false);
  const share = () => navigator.share({ files, text }).catch(() => {}); // closed without sharing
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t("daily-copied")),
      () => toast(text),
    );
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(/** @type {File} */ (file));
    link.download = `hortus-${daily.day}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return html`<${Dialog} title=${t("daily-share")} onClose=${onClose}>
    <img class="share-picture" src=${`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt=${text} />
    <p class="row">
      ${can && html`<button class="primary" onClick=${share}><${Icon} name="share" />${t("daily-send")}</button>`}
      <button class=${can ? "" : "primary"} onClick=${copy}><${Icon} name="copy" />${t("daily-copy")}</button>
      <button onClick=${save} disabled=${!file}><${Icon} name="download" />${t("daily-save")}</button></p>
  <//>`;
}

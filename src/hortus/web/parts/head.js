/** The top of every screen: the way home, name, language, theme, sound. */
import { html, Icon, cx, useEffect, useState } from "../lib/ui.js";
import { LANGUAGES, lang, t } from "../lib/i18n.js";
import { changeLang, person, rename } from "../lib/api.js";
import { settings } from "../lib/settings.js";
import { sound } from "../lib/sound.js";
import { gameOf } from "../games/index.js";
import { Dialog } from "./dialog.js";
import { toast } from "./toasts.js";

/**
 * @param {{place?: string, game?: string, children?: any, onLang?: (lang: string) => void, compact?: boolean, banner?: any,
 *   onGuide?: () => void, onTable?: () => void}} props
 *   onTable: opens the table's menu; onGuide: opens what can be looked up, instead of the rules in a window of their own; compact: without languages and name; banner: in the middle, over the rest where there is no room
 */
export function Head({ place, game, children, onLang, compact = false, banner, onGuide, onTable }) {
  const [open, setOpen] = useState(false);
  const name = person.value?.name ?? t("settings-nobody");
  return html`<header class=${cx("head", !place && "narrow")}>
    <a class="brand" href="/" aria-label=${place ? t("home") : "Hortus"}><${Icon} name="sprig" />
      ${place ? null : html`<span>Hortus</span>`}</a>
    ${place && html`<h1 class="place" tabindex="-1">${place}</h1>`}
    ${banner}${children}
    ${
      onGuide
        ? html`<button class="plain round short-of-room" onClick=${onGuide} aria-label=${t("guide-open")}><${Icon} name="book" /></button>`
        : game && html`<${RulesLink} game=${game} class="plain round short-of-room" />`
    }
    ${!compact && html`<${Langs} onLang=${onLang} />`}
    ${
      onTable &&
      html`<button class="plain round short-of-room" onClick=${onTable} aria-label=${t("menu-open")}><${Icon} name="people" /></button>`
    }
    <div class="me"><button class=${cx("plain", compact && "round")} onClick=${() => setOpen(true)} aria-label=${t("settings-open", { name })}>
      <${Icon} name="menu" />${!compact && person.value && html`<span class="name">${person.value.name}</span>`}</button></div>
    ${open && html`<${Settings} game=${game} onClose=${() => setOpen(false)} onLang=${onLang} onTable=${onTable} />`}
  </header>`;
}

/** The rules, in a window of their own: the table stays. @param {{game: string, class: string, children?: any}} props */
function RulesLink({ game, class: className, children }) {
  const [rules, setRules] = useState(false);
  useEffect(() => {
    gameOf(game).then(
      (found) => setRules(found?.rules ?? false),
      () => {},
    );
  }, [game]);
  if (!rules) return null;
  return html`<a class=${cx("button", className)} href=${`/#rules/${game}`} target="_blank" aria-label=${t("lobby-rules")}>
    <${Icon} name="book" />${children}</a>`;
}

/** @param {string} wanted @param {((lang: string) => void) | undefined} onLang */
async function change(wanted, onLang) {
  await changeLang(wanted);
  onLang?.(wanted);
}

/** @param {{onLang?: (lang: string) => void}} props */
function Langs({ onLang }) {
  return html`<div class="langs" role="group" aria-label=${t("settings-language")}>
    ${[...LANGUAGES].map(
      ([one, name]) => html`<button class="plain" lang=${one} aria-pressed=${String(lang.value === one)}
        aria-label=${`${one}: ${name}`} onClick=${() => change(one, onLang)}>${one}</button>`,
    )}
  </div>`;
}

/** @param {{game?: string, onClose: () => void, onLang?: (lang: string) => void, onTable?: () => void}} props */
function Settings({ game, onClose, onLang, onTable }) {
  const [name, setName] = useState(person.value?.name ?? "");
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      if (name.trim() && name.trim() !== person.value?.name) await rename(name.trim());
      onClose();
    } catch (problem) {
      toast(/** @type {Error} */ (problem).message);
    }
  };
  const toTable = () => {
    onClose();
    onTable?.();
  };
  const notify = async (/** @type {boolean} */ on) => {
    settings.notify.value = on && (await Notification.requestPermission()) === "granted";
  };
  const check = (/** @type {string} */ label, /** @type {boolean} */ on, /** @type {(on: boolean) => void} */ set) =>
    html`<label class="check"><input type="checkbox" checked=${on}
      onChange=${(/** @type {any} */ e) => set(e.target.checked)} />${label}</label>`;
  const loud = (/** @type {any} */ event) => {
    settings.volume.value = Number(event.target.value);
  };
  /** One of several, kept under its name. @param {"theme" | "contrast" | "colours" | "text" | "motion"} name @param {string[]} values */
  const choice = (name, values) => html`<fieldset><legend>${t(`settings-${name}`)}</legend><div class="segments">
    ${values.map(
      (value) => html`<label><input type="radio" name=${name} checked=${settings[name].value === value}
        onChange=${() => (settings[name].value = value)} /><span>${t(`settings-${name}-${value}`)}</span></label>`,
    )}</div></fieldset>`;
  return html`<${Dialog} title=${t("settings-title")} onClose=${onClose}>
    <form onSubmit=${save}>
      ${onTable && html`<button class="to-table" type="button" onClick=${toTable}><${Icon} name="people" />${t("menu-open")}</button>`}
      <label class="field"><span>${t("settings-name")}</span>
        <input name="name" value=${name} maxlength="24" autocomplete="nickname"
          onInput=${(/** @type {any} */ e) => setName(e.target.value)} /></label>
      <a class="button" href="/#account" onClick=${onClose}>${t("account-title")}</a>
      <fieldset><legend>${t("settings-language")}</legend><div class="segments">
        ${[...LANGUAGES].map(
          ([one, own]) => html`<label lang=${one}><input type="radio" name="lang" checked=${lang.value === one}
            onChange=${() => change(one, onLang)} /><span>${own}</span></label>`,
        )}
      </div></fieldset>
      ${choice("theme", ["auto", "light", "dark"])}
      ${choice("contrast", ["auto", "high"])}
      ${choice("colours", ["usual", "safe"])}
      ${choice("text", ["usual", "large", "larger"])}
      ${choice("motion", ["off", "slow", "normal", "fast"])}
      <div>
        ${check(t("settings-sound"), settings.sound.value, (on) => (settings.sound.value = on))}
        <label class="check volume"><span>${t("settings-volume")}</span><input type="range" min="0" max="1" step="0.05"
          value=${settings.volume.value} disabled=${!settings.sound.value} onInput=${loud} onChange=${() => sound("lay")} /></label>
        ${check(t("settings-confirm"), settings.confirm.value, (on) => (settings.confirm.value = on))}
        ${"Notification" in globalThis && check(t("settings-notify"), settings.notify.value, notify)}
      </div>
      ${game && html`<${RulesLink} game=${game} class="">${t("lobby-rules")}<//>`}
      <button class="primary" type="submit">${t("settings-done")}</button>
    </form>
  <//>`;
}

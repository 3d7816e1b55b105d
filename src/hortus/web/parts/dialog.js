/** A sheet over the page: native dialog, so focus, Escape and the background are the browser's. */
import { html, Icon, cx, useEffect, useId, useRef } from "../lib/ui.js";
import { t } from "../lib/i18n.js";

/**
 * @param {{title: string, onClose: () => void, class?: string, focus?: {current: HTMLElement | null}, children?: any}} props
 *   focus: what has the focus as soon as it is open; else the browser chooses
 */
export function Dialog({ title, onClose, class: className, focus, children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const back = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    focus?.current?.focus();
    return () => {
      dialog?.close();
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${ref} class=${cx(className)} aria-labelledby=${id} onCancel=${cancel}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && onClose()}>
    <div class="dialog-head"><h2 id=${id}>${title}</h2>
      <button class="plain round" type="button" onClick=${onClose} aria-label=${t("close")}><${Icon} name="close" /></button></div>
    <div class="body">${children}</div>
  </dialog>`;
}

import type { Notice } from "../session/notice.ts"
import { html, type Html } from "./html.ts"

/** The place for notices; scripts put theirs into the first one of a page. */
export function noticesWrapper(notices: readonly Notice[]): Html {
  return html`<div class="woocommerce-notices-wrapper">${notices.map(noticeHtml)}</div>`
}

/** One notice. The platform prints errors as a list of that role, which is then no list any more: this is its own other shape. */
export function noticeHtml({ kind, text, link }: Notice): Html {
  const way = link
    ? html` <a href="${link.href}" class="${link.role === "undo" ? "restore-item" : "button wc-forward"}"
        >${link.text}</a
      >`
    : html``
  return html`<div class="woocommerce-${kind === "error" ? "error" : "message"}" role="alert">${text}${way}</div>`
}

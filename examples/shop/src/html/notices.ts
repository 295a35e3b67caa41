import type { Notice } from "../session/notice.ts"
import { html, type Html } from "./html.ts"

/** The container of notices; scripts insert theirs into the page's first one. */
export function noticesWrapper(notices: readonly Notice[]): Html {
  return html`<div class="woocommerce-notices-wrapper">${notices.map(noticeHtml)}</div>`
}

/**
 * Formats a notice, in the platform's markup of a single message: its usual error markup is a list with an alert role, which screen readers
 * no longer announce as a list.
 */
export function noticeHtml({ kind, text, link }: Notice): Html {
  const way = link
    ? html` <a href="${link.href}" class="${link.role === "undo" ? "restore-item" : "button wc-forward"}"
        >${link.text}</a
      >`
    : html``
  return html`<div class="woocommerce-${kind === "error" ? "error" : "message"}" role="alert">${text}${way}</div>`
}

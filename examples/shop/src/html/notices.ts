import type { Notice } from "../session/notice.ts"
import { html, type Html } from "./html.ts"

/** The place for notices; scripts put theirs into the first one of a page. */
export function noticesWrapper(notices: readonly Notice[]): Html {
  return html`<div class="woocommerce-notices-wrapper">${notices.map(noticeHtml)}</div>`
}

/** One notice, as the platform prints it. */
export function noticeHtml({ kind, text, link }: Notice): Html {
  const way = link
    ? html` <a href="${link.href}" class="${link.role === "undo" ? "restore-item" : "button wc-forward"}"
        >${link.text}</a
      >`
    : html``
  if (kind === "error")
    return html`<ul class="woocommerce-error" role="alert">
      <li>${text}${way}</li>
    </ul>`
  return html`<div class="woocommerce-message" role="alert">${text}${way}</div>`
}

import { html, type Html } from "../../html/html.ts"
import { locales } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { popupTexts } from "./texts.ts"

/** When this month's orders close: a date in UTC, which the script replaces with the remaining time. */
export function countdown({ language, shop }: Visit): Html {
  const { until, left, ended } = popupTexts[language].countdown
  const now = new Date(shop.clock())
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(end)
  return html`<p data-ringside="countdown" data-ringside-text="${left}" data-ringside-ended="${ended}">
    ${until} <time datetime="${end.toISOString()}">${date}</time>.
  </p>`
}

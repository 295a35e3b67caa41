import { type Page, readReferrer } from "@ringside/core"
import { formatText } from "@ringside/core/domain"
import { parseNumber } from "../domain/index.ts"
import { isBasketCountWithin } from "./basketCount.ts"

/** Conditions that the library itself can check. Source: popups §12, our own targets. */
export const pageConditions: Readonly<
  Record<string, (page: Page, settings: Readonly<Record<string, unknown>>) => boolean>
> = {
  /** `{contains}`: a part of the page's address. */
  ringside_url: (page, { contains }) => page.window.location.href.includes(formatText(contains)),
  /** `{contains}`: a part of the address that the shopper came from. Empty: they came from nowhere. */
  ringside_referrer: (page, { contains }) => {
    const text = formatText(contains)
    const referrer = readReferrer(page)
    return text === "" ? referrer === "" : referrer.includes(text)
  },
  /** `{param, value}`: a parameter of the address, `utm_campaign` unless it is named, with that value or any. */
  ringside_campaign: (page, { param, value }) => {
    const query = new URLSearchParams(page.window.location.search)
    const found = query.get(formatText(param) || "utm_campaign")
    return found !== null && (formatText(value) === "" || found === formatText(value))
  },
  /** `{min, max}`: the number of items in the basket. */
  ringside_basket: (page, { min, max }) =>
    isBasketCountWithin(page, parseNumber(min, 0), parseNumber(max, Number.POSITIVE_INFINITY)),
}

import { parseCurrency, type Currency } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"

/** The currency that a page of blocks, or a call of the Store API, asks for by `?currency=`. */
export function currencyOf({ url }: Pick<Visit, "url">): Currency {
  return parseCurrency(url.searchParams.get("currency"))
}

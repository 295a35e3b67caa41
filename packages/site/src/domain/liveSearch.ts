import { formatPlainText, formatPrice, formatText, isRecord, readCurrency, readMember } from "@ringside/core/domain"

/** A product in the search results, as text. */
export interface FoundProduct {
  readonly name: string
  readonly url: string
  /** Formatted by the shop; empty without a price. */
  readonly price: string
}

/** The number of requested products. Source: attribution-translation-site §8, specification §7. */
const resultLimit = 6

/** A shorter term matches almost every product. */
const shortestTerm = 2

/** The Store API's path of a search, below its root; null for a term that is too short. */
export function createSearchPath(term: string): string | null {
  const text = formatText(term).trim().slice(0, 100)
  if (text.length < shortestTerm) return null
  return `/wc/store/v1/products?${new URLSearchParams({ search: text, per_page: String(resultLimit) }).toString()}`
}

/** Parses the products of a Store API response; null when it is no list. Products without name or address are omitted. */
export function parseFoundProducts(answer: unknown): readonly FoundProduct[] | null {
  if (!Array.isArray(answer)) return null
  return answer.slice(0, resultLimit).flatMap((product: unknown) => {
    if (!isRecord(product)) return []
    const name = formatPlainText(product["name"]).slice(0, 200)
    const url = product["permalink"]
    if (name === "" || typeof url !== "string" || !/^(https?:\/\/|\/(?!\/))/i.test(url)) return []
    const prices = product["prices"]
    const price = readMember(prices, ["price"])
    return [{ name, url, price: typeof price === "string" ? formatPrice(price, readCurrency(prices)) : "" }]
  })
}

import { escapeHtml } from "@ringside/core/domain"
import type { Request } from "playwright-core"

/** The answers of a basket's server that has hostile texts in all members. */
export interface HostileCart {
  /** The names as a shopper is to see them. */
  readonly names: readonly string[]
  /** The basket; for an add, the refusal with the text of the product's number. */
  answer(request: Request, refusals: readonly string[]): { readonly status: number; readonly json: object }
}

const lineCount = 40
const prices = { price: "100", regular_price: "100", currency_code: "EUR", currency_minor_unit: 2 }
const totals = { total_items: "100", total_price: "100", currency_code: "EUR", currency_minor_unit: 2 }

/** Creates a basket; the platform's server escapes texts, as those of its templates. */
export function formatHostileCart(texts: readonly string[], addresses: readonly string[]): HostileCart {
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? ""
  const names = Array.from({ length: lineCount }, (_, index) => at(texts, index * 5))
  const items = names.map((name, index) => {
    const address = at(addresses, index)
    return {
      ...{ key: `line-${index}`, id: index + 1, quantity: 1, name: escapeHtml(name), permalink: address, prices },
      images: [{ src: address, thumbnail: address, srcset: `${address} 100w`, alt: name }],
      variation: [{ attribute: escapeHtml(at(texts, index * 5 + 1)), value: at(texts, index * 5 + 2) }],
      item_data: [{ key: at(texts, index * 5 + 3), value: at(texts, index * 5 + 4), display: name }],
      totals: { line_total: "100", line_subtotal: "100" },
    }
  })
  const cart = {
    ...{ items, totals, items_count: lineCount, coupons: [{ code: texts[0], totals: { total_discount: "0" } }] },
    ...{ needs_shipping: true, fees: [{ name: texts[0], totals: { total: "0" } }] },
  }
  return {
    names,
    answer(request, refusals) {
      if (request.method() === "GET") return { status: 200, json: cart }
      const { id } = request.postDataJSON() as { readonly id: number }
      return { status: 400, json: { code: "refused", message: escapeHtml(refusals[id - 1] ?? "") } }
    },
  }
}

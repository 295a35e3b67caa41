import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"

/**
 * Lines, quantities and total in the store of the platform's React blocks, as text; null without that store. The basket's cookie can't
 * tell: once headers are sent, as after a removal by the Store API, the platform leaves it as it was.
 */
export function readReactBasket({ window }: Page): string | null {
  const store = call(readMember(window, ["wp", "data", "select"]), "wc/store/cart")
  const basket = typeof store === "object" && store ? call(Reflect.get(store, "getCartData")) : null
  const items = readMember(basket, ["items"])
  if (!Array.isArray(items)) return null
  const lines = items.map((item: unknown) => [readMember(item, ["key"]), readMember(item, ["quantity"])])
  return JSON.stringify([lines, readMember(basket, ["totals", "total_price"])])
}

function call(value: unknown, ...args: readonly unknown[]): unknown {
  return typeof value === "function" ? Reflect.apply(value, undefined, args) : null
}

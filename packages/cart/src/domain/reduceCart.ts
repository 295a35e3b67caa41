import type { Money } from "@ringside/core/domain"
import type { Cart, CartLine } from "./cart.ts"

/** What a page knows of a product before the server has answered: enough to show its line. */
export type LinePreview = Pick<CartLine, "name" | "unitPrice"> &
  Partial<Pick<CartLine, "image" | "permalink" | "regularUnitPrice" | "variation">>

/** What a shopper does to the basket. */
export type CartAction =
  | { readonly type: "line-quantity-asked"; readonly key: string; readonly quantity: number }
  | { readonly type: "line-removed"; readonly key: string }
  | {
      readonly type: "line-added"
      readonly productId: number
      readonly quantity: number
      readonly preview?: LinePreview
    }

/**
 * The basket as it will be if the server agrees: shown at the click, replaced by the answer. Sums move by what the
 * lines move; shipping, tax and discount are the server's to say and stay. An act that makes no sense changes nothing.
 */
export function reduceCart(cart: Cart, act: CartAction): Cart {
  switch (act.type) {
    case "line-quantity-asked": {
      const line = cart.lines.find(({ key }) => key === act.key)
      if (act.quantity === 0) return withoutLine(cart, act.key)
      return line && isQuantity(act.quantity) ? withQuantity(cart, line, act.quantity) : cart
    }
    case "line-removed":
      return withoutLine(cart, act.key)
    case "line-added":
      return isQuantity(act.quantity) ? withAdded(cart, act) : cart
  }
}

/** A quantity that a shopper can ask for. */
function isQuantity(quantity: number): boolean {
  return Number.isFinite(quantity) && quantity > 0
}

/** The parts of a bundle go with the bundle. */
function withoutLine(cart: Cart, key: string): Cart {
  const kept = cart.lines.filter((line) => line.key !== key && line.parentKey !== key)
  return kept.length === cart.lines.length ? cart : withLines(cart, kept)
}

function withAdded(cart: Cart, { productId, quantity, preview }: Extract<CartAction, { type: "line-added" }>): Cart {
  const same = cart.lines.find((line) => line.productId === productId && line.parentKey === null)
  if (same) {
    // The server refuses a second one, so the picture doesn't move.
    return same.isSoldIndividually ? cart : withQuantity(cart, same, same.quantity + quantity)
  }
  if (preview?.unitPrice.currency === cart.totals.total.currency) {
    return withLines(cart, [...cart.lines, createPendingLine(productId, quantity, preview)])
  }
  // Without a price in the basket's currency only the count can be told.
  return { ...cart, itemsCount: cart.itemsCount + quantity }
}

function createPendingLine(productId: number, quantity: number, preview: LinePreview): CartLine {
  return {
    // No server makes such a key. The answer brings the real one; until then the line can't be changed.
    key: `pending:${productId}`,
    productId,
    name: preview.name,
    quantity,
    limits: { min: 1, max: null, step: 1, isEditable: false },
    variation: preview.variation ?? [],
    permalink: preview.permalink ?? null,
    image: preview.image ?? null,
    unitPrice: preview.unitPrice,
    regularUnitPrice: preview.regularUnitPrice ?? null,
    lineTotal: multiply(preview.unitPrice, quantity),
    isSoldIndividually: false,
    lowStockLeft: null,
    parentKey: null,
  }
}

function withQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  // A line that stays as it is keeps the server's own sum.
  if (quantity === line.quantity) return cart
  const changed = { ...line, quantity, lineTotal: multiply(line.unitPrice, quantity) }
  return withLines(
    cart,
    cart.lines.map((other) => (other === line ? changed : other)),
  )
}

/** The cart with other lines: its count and its sums move by the difference between the old lines and the new. */
function withLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const before = sumLines(cart.lines)
  const after = sumLines(lines)
  const { items, total } = cart.totals
  const difference = after.amountMinor - before.amountMinor
  return {
    ...cart,
    lines,
    itemsCount: cart.itemsCount + after.count - before.count,
    totals: { ...cart.totals, items: add(items, difference), total: add(total, difference) },
  }
}

function sumLines(lines: readonly CartLine[]): { count: number; amountMinor: number } {
  let count = 0
  let amountMinor = 0
  for (const line of lines) {
    count += line.quantity
    amountMinor += line.lineTotal.amountMinor
  }
  return { count, amountMinor }
}

function add(money: Money, differenceMinor: number): Money {
  return { ...money, amountMinor: money.amountMinor + differenceMinor }
}

/** Rounded, for shops that sell parts of a unit. */
function multiply(money: Money, quantity: number): Money {
  return { ...money, amountMinor: Math.round(money.amountMinor * quantity) }
}

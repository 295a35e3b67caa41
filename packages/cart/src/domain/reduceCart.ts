import type { Money } from "@ringside/core/domain"
import type { Cart, CartLine } from "./cart.ts"

/** The page's data about a product before the server has responded: enough to show its line. */
export type LinePreview = Pick<CartLine, "name" | "unitPrice"> & {
  readonly [Name in "image" | "permalink" | "regularUnitPrice" | "variation"]?: CartLine[Name] | undefined
}

/** A change of the basket by the shopper. */
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
 * The basket that results if the server accepts the change: shown at the click, replaced by the response. Totals change by the change of
 * the lines, except those of a bundle; shipping, tax and discount stay until the server sends them. An invalid change has no effect.
 */
export function reduceCart(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case "line-quantity-asked": {
      const line = cart.lines.find(({ key }) => key === action.key)
      if (action.quantity === 0) return withoutLine(cart, action.key)
      return line && isQuantity(action.quantity) ? withQuantity(cart, line, action.quantity) : cart
    }
    case "line-removed":
      return withoutLine(cart, action.key)
    case "line-added":
      return isQuantity(action.quantity) ? withAdded(cart, action) : cart
  }
}

/** Whether a shopper can ask for this quantity. */
function isQuantity(quantity: number): boolean {
  return Number.isFinite(quantity) && quantity > 0
}

/** The items of a bundle are removed with the bundle, and theirs with them: the shop lists each after the line that contains it. */
function withoutLine(cart: Cart, key: string): Cart {
  const removed = new Set([key])
  for (const line of cart.lines) if (line.parentKey !== null && removed.has(line.parentKey)) removed.add(line.key)
  const kept = cart.lines.filter((line) => !removed.has(line.key))
  if (kept.length === cart.lines.length) return cart
  return hasParts(cart, key) ? withLinesAlone(cart, kept) : withLines(cart, kept)
}

/** Whether the total of a line may contain those of others, by which its change says nothing of the cart's. */
function hasParts({ lines }: Cart, key: string): boolean {
  return lines.some(({ parentKey }) => parentKey === key)
}

function withAdded(cart: Cart, { productId, quantity, preview }: Extract<CartAction, { type: "line-added" }>): Cart {
  const same = cart.lines.find((line) => line.productId === productId && line.parentKey === null)
  if (same) {
    // The server refuses a second one, so the basket doesn't change.
    return same.isSoldIndividually ? cart : withQuantity(cart, same, same.quantity + quantity)
  }
  if (preview?.unitPrice.currency === cart.totals.total.currency) {
    return withLines(cart, [...cart.lines, createPendingLine(productId, quantity, preview)])
  }
  // Without a price in the basket's currency, only the count changes.
  return { ...cart, itemsCount: cart.itemsCount + quantity }
}

function createPendingLine(productId: number, quantity: number, preview: LinePreview): CartLine {
  return {
    // The server never creates such a key. The response brings the real one; until then the line can't be changed.
    key: `pending:${productId}`,
    productId,
    sku: "",
    name: preview.name,
    quantity,
    limits: { min: 1, max: null, step: 1, isEditable: false },
    variation: preview.variation ?? [],
    itemData: [],
    permalink: preview.permalink ?? null,
    image: preview.image ?? null,
    unitPrice: preview.unitPrice,
    regularUnitPrice: preview.regularUnitPrice ?? null,
    lineTotal: multiply(preview.unitPrice, quantity),
    isSoldIndividually: false,
    lowStockLeft: null,
    isOnBackorder: false,
    isConfigured: false,
    parentKey: null,
    isRemovable: true,
    isHiddenInBasket: false,
    isHiddenInSummary: false,
  }
}

function withQuantity(cart: Cart, line: CartLine, quantity: number): Cart {
  // An unchanged line keeps the server's total.
  if (quantity === line.quantity) return cart
  const put = (changed: CartLine) => cart.lines.map((other) => (other === line ? changed : other))
  if (hasParts(cart, line.key)) return withLinesAlone(cart, put({ ...line, quantity }))
  return withLines(cart, put({ ...line, quantity, lineTotal: multiply(line.unitPrice, quantity) }))
}

/** The cart with other lines: its count and totals change by the difference between the old lines and the new. */
function withLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const { items, total } = cart.totals
  const difference = sumLines(lines).amountMinor - sumLines(cart.lines).amountMinor
  const totals = { ...cart.totals, items: add(items, difference), total: add(total, difference) }
  return { ...withLinesAlone(cart, lines), totals }
}

/** The cart with other lines and their count; its totals stay. */
function withLinesAlone(cart: Cart, lines: readonly CartLine[]): Cart {
  const itemsCount = cart.itemsCount + sumLines(lines).count - sumLines(cart.lines).count
  return { ...cart, lines, itemsCount }
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

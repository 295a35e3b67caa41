import type { DoubleProduct } from "./catalogue.ts"

/** The reason why a change was refused. */
export type Refusal =
  | "gone"
  | "bad-quantity"
  | "unknown-line"
  | "choose-options"
  | "out-of-stock"
  | "sold-individually"
  | "not-enough"

/** A line of a basket. */
export interface BasketLine {
  readonly key: string
  readonly product: DoubleProduct
  readonly quantity: number
  /** The product's stock now. */
  readonly stock: number
}

/** The result of a change; a refused change leaves the basket unchanged. */
export type BasketChange =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly product: DoubleProduct | null }

/** One shopper's basket, with the rules of a shop. */
export interface Basket {
  readonly lines: readonly BasketLine[]
  /** Number of items. */
  readonly count: number
  readonly totalMinor: number
  /** The platform's hash of this content; empty for an empty basket. */
  readonly hash: string
  add(item: { readonly id: number; readonly quantity: number }): BasketChange
  /** A quantity of 0 removes the line. */
  update(change: { readonly key: string; readonly quantity: number }): BasketChange
  remove(key: string): BasketChange
  /** Restores the line that was removed under that key. */
  restore(key: string): BasketChange
}

/** Creates an empty basket. Each change reads the stock again, since other shoppers buy as well. */
export function createBasket(
  findProduct: (id: number) => DoubleProduct | null,
  stockOf: (product: DoubleProduct) => number,
): Basket {
  let lines: readonly Omit<BasketLine, "stock">[] = []
  const removed = new Map<string, Omit<BasketLine, "stock">>()

  const refuse = (refusal: Refusal, product: DoubleProduct | null = null): BasketChange => ({
    kind: "refused",
    refusal,
    product,
  })
  const set = (product: DoubleProduct, quantity: number): BasketChange => {
    const key = keyOf(product.id)
    if (product.needsChoice) return refuse("choose-options", product)
    if (!Number.isInteger(quantity) || quantity < 1) return refuse("bad-quantity", product)
    if (stockOf(product) === 0) return refuse("out-of-stock", product)
    if (product.isSoldIndividually && quantity > 1) return refuse("sold-individually", product)
    if (quantity > stockOf(product)) return refuse("not-enough", product)
    const line = { key, product, quantity }
    lines = lines.some((each) => each.key === key)
      ? lines.map((each) => (each.key === key ? line : each))
      : [...lines, line]
    return { kind: "done" }
  }
  const find = (key: string) => lines.find((line) => line.key === key)

  return {
    get lines() {
      return lines.map((line) => ({ ...line, stock: stockOf(line.product) }))
    },
    get count() {
      return lines.reduce((count, { quantity }) => count + quantity, 0)
    },
    get totalMinor() {
      return lines.reduce((total, { product, quantity }) => total + product.priceMinor * quantity, 0)
    },
    get hash() {
      return lines.length === 0 ? "" : hashText(lines.map(({ key, quantity }) => `${key}:${quantity}`).join())
    },
    add({ id, quantity }) {
      const product = findProduct(id)
      if (!product) return refuse("gone")
      return set(product, quantity + (find(keyOf(id))?.quantity ?? 0))
    },
    update({ key, quantity }) {
      const line = find(key)
      if (!line) return refuse("unknown-line")
      return quantity === 0 ? this.remove(key) : set(line.product, quantity)
    },
    remove(key) {
      const line = find(key)
      if (!line) return refuse("unknown-line")
      removed.set(key, line)
      lines = lines.filter((each) => each !== line)
      return { kind: "done" }
    },
    restore(key) {
      const line = removed.get(key)
      if (!line || find(key)) return refuse("unknown-line")
      removed.delete(key)
      lines = [...lines, line]
      return { kind: "done" }
    },
  }
}

function keyOf(id: number): string {
  return hashText(`line ${id}`)
}

/** 32 hexadecimal digits, like the platform's own keys. The hash needn't be secure, only equal for equal texts. */
export function hashText(text: string): string {
  return [7, 11, 13, 17]
    .map((seed) => {
      let hash = 0x811c9dc5 ^ seed
      for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
      return (hash >>> 0).toString(16).padStart(8, "0")
    })
    .join("")
}

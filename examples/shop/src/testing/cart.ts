import { isRecord } from "../endpoints/storeApiBody.ts"
import type { Answer, Visitor } from "./visitor.ts"

/** The part of a line that tests compare. */
export interface CartLine {
  readonly key: string
  readonly id: number
  readonly quantity: number
}

/** Reads the lines of a Store API cart. */
export function readLines(cart: unknown): readonly CartLine[] {
  const items: unknown = isRecord(cart) ? cart.items : undefined
  if (!Array.isArray(items)) throw new Error("not a cart")
  return items.map((item: unknown) => {
    if (
      isRecord(item) &&
      typeof item.key === "string" &&
      typeof item.id === "number" &&
      typeof item.quantity === "number"
    )
      return { key: item.key, id: item.id, quantity: item.quantity }
    throw new Error("not a line of a cart")
  })
}

/** Reads the lines of a visitor's basket. */
export async function linesOf(visitor: Visitor): Promise<readonly CartLine[]> {
  return readLines((await visitor.get("/wp-json/wc/store/v1/cart")).json())
}

/** Reads a visitor's line of one product or variation. */
export async function lineOf(visitor: Visitor, id: number): Promise<CartLine> {
  const line = (await linesOf(visitor)).find((one) => one.id === id)
  if (!line) throw new Error(`${String(id)} is not in the basket`)
  return line
}

/** Quantities of the visitor's basket by product or variation id. */
export async function quantitiesOf(visitor: Visitor): Promise<Readonly<Record<number, number>>> {
  return Object.fromEntries((await linesOf(visitor)).map(({ id, quantity }) => [id, quantity]))
}

/** Follows a card's add link. */
export function addByLink(visitor: Visitor, id: number, path = "/tienda/"): Promise<Answer> {
  return visitor.visit(`${path}?add-to-cart=${String(id)}`)
}

/** The text of the first match, with whitespace collapsed. */
export function textOf({ page }: Answer, selector: string): string {
  return (page.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim()
}

/** An attribute of the first match. */
export function attributeOf({ page }: Answer, selector: string, name: string): string {
  return page.querySelector(selector)?.getAttribute(name) ?? ""
}

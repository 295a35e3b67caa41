import { readProducts } from "../catalogue/readProducts.ts"
import type { Product } from "../catalogue/product.ts"
import type { Database } from "../../database/connect.ts"
import type { Language } from "../../texts/languages.ts"
import { isQuantity } from "./addLine.ts"
import { refuse, type BasketResult } from "./refusal.ts"
import { lockBasket, lockStock, markRemoved, readLine, writeLine, type LineRow } from "./rows.ts"

/** A line, its basket, and the language of messages. */
export interface LineAddress {
  readonly language: Language
  readonly sessionId: string
  readonly key: string
}

/** Sets the quantity of a line; 0 removes it. */
export function changeLine(database: Database, address: LineAddress, quantity: number): Promise<BasketResult> {
  return withLine(database, address, async ({ transaction, line, product }) => {
    if (line.removedAt) return refuse({ code: "unknown-line" })
    if (quantity === 0) {
      await markRemoved(transaction, line, new Date())
      return { kind: "done", key: line.key, product, quantity: 0, added: -line.quantity }
    }
    return setQuantity(transaction, line, product, quantity)
  })
}

/** Removes a line from the basket; it can be restored. */
export function removeLine(database: Database, address: LineAddress): Promise<BasketResult> {
  return changeLine(database, address, 0)
}

/** Restores a removed line unchanged. A line in the basket stays as it is. */
export function restoreLine(database: Database, address: LineAddress): Promise<BasketResult> {
  return withLine(database, address, ({ transaction, line, product }) =>
    setQuantity(transaction, line, product, line.quantity),
  )
}

interface FoundLine {
  readonly transaction: Database
  readonly line: LineRow
  readonly product: Product
}

function withLine(
  database: Database,
  { language, sessionId, key }: LineAddress,
  change: (found: FoundLine) => Promise<BasketResult>,
): Promise<BasketResult> {
  return database.transaction(async (transaction) => {
    await lockBasket(transaction, sessionId)
    const line = await readLine(transaction, sessionId, key)
    const [product] = line ? await readProducts(transaction, language, [line.productId]) : []
    return line && product ? change({ transaction, line, product }) : refuse({ code: "unknown-line" })
  })
}

async function setQuantity(
  transaction: Database,
  line: LineRow,
  product: Product,
  quantity: number,
): Promise<BasketResult> {
  if (!isQuantity(quantity)) return refuse({ code: "bad-quantity", product })
  if (product.soldIndividually && quantity > 1) return refuse({ code: "sold-individually", product })
  const stock = await lockStock(transaction, product.id, line.variationId)
  if (stock === 0) return refuse({ code: "out-of-stock", product })
  const inBasket = line.removedAt ? 0 : line.quantity
  if (quantity > stock) return refuse({ code: "not-enough", product, stock, inBasket })
  await writeLine(transaction, { ...line, quantity })
  return { kind: "done", key: line.key, product, quantity, added: quantity - inBasket }
}

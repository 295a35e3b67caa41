import { lineStock, type BasketLine } from "./basket.ts"
import type { Refusal } from "./refusal.ts"

/** The problem of a line today: its stock may have sold out since it was added. */
export function lineConflict(line: BasketLine): Refusal | undefined {
  const stock = lineStock(line)
  if (line.quantity <= stock) return undefined
  if (stock === 0) return { code: "out-of-stock", product: line.product }
  return { code: "not-enough", product: line.product, stock, inBasket: 0 }
}

import { eq } from "drizzle-orm"
import { matchVariation, type RawChoices } from "../catalogue/matchVariation.ts"
import type { Product, Variation } from "../catalogue/product.ts"
import { readProducts } from "../catalogue/readProducts.ts"
import type { Database } from "../../database/connect.ts"
import { variations } from "../catalogue/schema.ts"
import type { Language } from "../../texts/languages.ts"
import { lineKey } from "./basket.ts"
import { refuse, type BasketResult, type Refusal } from "./refusal.ts"
import { lockBasket, lockStock, readLine, writeLine } from "./rows.ts"

/** A request to add something. `id` is a product's or a variation's. */
export interface AddRequest {
  readonly id: number
  readonly variationId?: number | undefined
  readonly choices: RawChoices
  readonly quantity: number
}

/**
 * Adds to a basket. All changes of one basket run one after another, with the stock locked, so that of two simultaneous clicks neither is
 * lost, and together they take no more than the stock.
 */
export function addLine(
  database: Database,
  { language, sessionId }: { readonly language: Language; readonly sessionId: string },
  request: AddRequest,
): Promise<BasketResult> {
  return database.transaction(async (transaction) => {
    await lockBasket(transaction, sessionId)
    const wanted = await findWanted(transaction, language, request)
    if ("code" in wanted) return refuse(wanted)
    const { product, variation } = wanted
    if (!isQuantity(request.quantity)) return refuse({ code: "bad-quantity", product })

    const key = lineKey(product.id, variation?.id)
    const line = await readLine(transaction, sessionId, key)
    const inBasket = line && !line.removedAt ? line.quantity : 0
    const stock = await lockStock(transaction, product.id, variation?.id)
    if (stock === 0) return refuse({ code: "out-of-stock", product })
    if (product.soldIndividually && inBasket > 0) return refuse({ code: "sold-individually", product })
    const added = product.soldIndividually ? 1 : request.quantity
    if (inBasket + added > stock) return refuse({ code: "not-enough", product, stock, inBasket })

    const quantity = inBasket + added
    await writeLine(transaction, {
      sessionId,
      key,
      productId: product.id,
      variationId: variation?.id ?? null,
      quantity,
    })
    return { kind: "done", key, product, quantity, added }
  })
}

/** Whether a quantity is valid for a request. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0 && quantity <= 9999
}

type Wanted = { readonly product: Product; readonly variation: Variation | undefined }

async function findWanted(database: Database, language: Language, request: AddRequest): Promise<Wanted | Refusal> {
  const [parent] = await database
    .select({ productId: variations.productId })
    .from(variations)
    .where(eq(variations.id, request.id))
  const [product] = await readProducts(database, language, [parent?.productId ?? request.id])
  if (!product) return { code: "gone" }
  if (product.kind === "simple") return { product, variation: undefined }
  const match = matchVariation(product, request.choices, parent ? request.id : request.variationId)
  if (match.kind === "found") return { product, variation: match.variation }
  if (match.kind === "none") return { code: "no-such-combination", product }
  return { code: "choose-options", product, missing: match.missing.map(({ label }) => label) }
}

import type { Context } from "hono"
import { readForm, readNumber } from "../../endpoints/form.ts"
import type { ShopEnv } from "../../visit.ts"
import { choicesOf } from "../basket/addToBasket.ts"
import { respondAjax } from "../basket/fragments.ts"
import { matchVariation } from "../catalogue/matchVariation.ts"
import { readProducts } from "../catalogue/readProducts.ts"
import { describeVariation } from "./variation.ts"

/**
 * Answers `wc-ajax=get_variation` with the variation that the form's choices select, or with `false`. Scripts request it for products with
 * more variations than their page contains.
 */
export async function answerGetVariation(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  const [product] = await readProducts(visit.shop.database, visit.language, [readNumber(form.get("product_id"))])
  if (!product) return respondAjax(context, false)
  const match = matchVariation(product, choicesOf(form))
  return respondAjax(context, match.kind === "found" && describeVariation(product, match.variation, visit))
}

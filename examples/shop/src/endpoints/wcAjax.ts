import type { Context } from "hono"
import { addLine } from "../basket/addLine.ts"
import { removeLine } from "../basket/changeLine.ts"
import type { Refusal } from "../basket/refusal.ts"
import { matchVariation } from "../catalogue/matchVariation.ts"
import { readProducts } from "../catalogue/readProducts.ts"
import { describeVariation } from "../html/variation.ts"
import { addNotice, choicesOf } from "../pages/addToBasket.ts"
import { readForm, readNumber } from "../pages/form.ts"
import { keepNotice } from "../session/notices.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import { respondAjax, respondFragments } from "./fragments.ts"

/** `/?wc-ajax={endpoint}`: what the buttons and the mini-cart call. An endpoint that does not exist gets 400. */
export function answerWcAjax(context: Context<ShopEnv>, endpoint: string): Promise<Response> | Response {
  const isPost = context.req.method === "POST"
  if (endpoint === "get_refreshed_fragments") return respondFragments(context, context.var.visit)
  if (endpoint === "add_to_cart" && isPost) return addToCart(context)
  if (endpoint === "remove_from_cart" && isPost) return removeFromCart(context)
  if (endpoint === "get_variation" && isPost) return getVariation(context)
  return context.text("0", 400)
}

/** The variation that a form's choices name, for products with more of them than their page carries; else `false`. */
async function getVariation(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  const [product] = await readProducts(visit.shop.database, visit.language, [readNumber(form.get("product_id"))])
  if (!product) return respondAjax(context, false)
  const match = matchVariation(product, choicesOf(form))
  return respondAjax(context, match.kind === "found" && describeVariation(product, match.variation, visit))
}

async function addToCart(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  const result = await addLine(
    visit.shop.database,
    { language: visit.language, sessionId: visit.session.id },
    {
      id: readNumber(form.get("product_id")),
      choices: choicesOf(form),
      quantity: form.has("quantity") ? readNumber(form.get("quantity")) : 1,
    },
  )
  if (result.kind === "done") return respondFragments(context, visit)
  // The script goes to `product_url` and the reason is told there.
  await keepNotice(visit.shop.database, visit.session.id, addNotice(result, visit))
  return respondAjax(context, { error: true, product_url: refusedUrl(result.refusal, visit) })
}

async function removeFromCart(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const key = (await readForm(context)).get("cart_item_key") ?? ""
  const result = await removeLine(visit.shop.database, { language: visit.language, sessionId: visit.session.id, key })
  return result.kind === "done" ? respondFragments(context, visit) : respondAjax(context, { success: false })
}

function refusedUrl(refusal: Refusal, { links }: Visit): string {
  return links.absolute("product" in refusal ? links.product(refusal.product.slug) : links.archive)
}

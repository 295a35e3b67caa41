import type { Context } from "hono"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { keepNotice } from "../../session/notices.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { addLine } from "./addLine.ts"
import { addNotice, choicesOf } from "./addToBasket.ts"
import { removeLine } from "./changeLine.ts"
import { respondAjax, respondFragments } from "./fragments.ts"
import type { Refusal } from "./refusal.ts"
import { archivePath } from "../catalogue/paths.ts"
import { productPath } from "../product/paths.ts"

/** `wc-ajax=add_to_cart`: the cards' buttons. */
export async function answerAddToCart(context: Context<ShopEnv>): Promise<Response> {
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
  // The script opens `product_url`, where the reason is shown.
  await keepNotice(visit.shop.database, visit.session.id, addNotice(result, visit))
  return respondAjax(context, { error: true, product_url: refusedUrl(result.refusal, visit) })
}

/** `wc-ajax=remove_from_cart`: the mini-cart's remove links. */
export async function answerRemoveFromCart(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const key = (await readForm(context)).get("cart_item_key") ?? ""
  const result = await removeLine(visit.shop.database, { language: visit.language, sessionId: visit.session.id, key })
  return result.kind === "done" ? respondFragments(context, visit) : respondAjax(context, { success: false })
}

function refusedUrl(refusal: Refusal, { links }: Visit): string {
  return links.absolute("product" in refusal ? links.to(productPath(refusal.product.slug)) : links.to(archivePath))
}

import type { Context } from "hono"
import { readNumber } from "../../endpoints/form.ts"
import { keepNotice } from "../../session/notices.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { addFromFields, addNotice } from "./addToBasket.ts"
import { changeLine } from "./changeLine.ts"
import { respondAjax, respondFragments } from "./fragments.ts"
import { refusalText } from "./refusalText.ts"

/** The product page's button. A refusal gets an empty answer: the script then reloads the page, which shows the reason. */
export async function addFromProductPage(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const result = await addFromFields(visit, form)
  if (result.kind === "done") return respondFragments(context, visit)
  await keepNotice(visit.shop.database, visit.session.id, addNotice(result, visit))
  return respondAjax(context, undefined)
}

/** The quantity fields of the mini-cart. */
export async function changeQuantity(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const { shop, session, language } = visit
  if (!shop.nonces.isValid(form.get("qtyNonce") ?? "", "single_product_qty_ajax_nonce", session.id)) {
    return context.text("-1", 403)
  }
  const key = form.get("hash") ?? ""
  const quantity = /^\d{1,5}$/.test(form.get("quantity") ?? "") ? readNumber(form.get("quantity")) : NaN
  const result = await changeLine(shop.database, { language, sessionId: session.id, key }, quantity)
  if (result.kind === "done") return respondFragments(context, visit)
  return respondAjax(context, { success: false, data: { message: refusalText(result.refusal, visit.texts) } })
}

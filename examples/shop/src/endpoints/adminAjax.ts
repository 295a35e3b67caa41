import type { Context } from "hono"
import { changeLine } from "../basket/changeLine.ts"
import { addFromFields, addNotice } from "../pages/addToBasket.ts"
import { readForm, readNumber } from "../pages/form.ts"
import { keepNotice } from "../session/notices.ts"
import { splitLanguage, type Language } from "../texts/languages.ts"
import { refusalText } from "../texts/refusalText.ts"
import { speakTo, type ShopEnv, type Visit } from "../visit.ts"
import { respondAjax, respondFragments } from "./fragments.ts"

/** `POST /wp-admin/admin-ajax.php`: the theme's two calls. An action that does not exist gets the platform's bare "0". */
export async function answerAdminAjax(context: Context<ShopEnv>): Promise<Response> {
  const form = await readForm(context)
  const visit = speakTo(context.var.visit, languageOf(context, form))
  switch (form.get("action")) {
    case "astra_add_cart_single_product":
      return addFromProductPage(context, visit, form)
    case "astra_add_cart_single_product_quantity":
      return changeQuantity(context, visit, form)
    default:
      return context.text("0", 400)
  }
}

/** Refusals answer with nothing: the script then loads the page again, which tells the reason. */
async function addFromProductPage(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const result = await addFromFields(visit, form)
  if (result.kind === "done") return respondFragments(context, visit)
  await keepNotice(visit.shop.database, visit.session.id, addNotice(result, visit))
  return respondAjax(context, undefined)
}

async function changeQuantity(
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

/** This address has no language prefix, so the form's own field tells, else the page that the call came from. */
function languageOf(context: Context<ShopEnv>, form: ReadonlyMap<string, string>): Language {
  const named = form.get("trp-form-language")
  if (named === "en" || named === "es") return named
  const referer = context.req.header("Referer") ?? ""
  return URL.canParse(referer) ? splitLanguage(new URL(referer).pathname).language : "es"
}

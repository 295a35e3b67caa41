import type { Context } from "hono"
import { applyCoupon, expired, isFromUs } from "./couponActions.ts"
import { calculateShipping, chooseRateByForm } from "./changeShipping.ts"
import { changeLine, removeLine, restoreLine } from "./changeLine.ts"
import type { BasketResult } from "./refusal.ts"
import type { Notice } from "../../session/notice.ts"
import { refusalText } from "./refusalText.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { readForm } from "../../endpoints/form.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { basketPath } from "./paths.ts"

const nonceAction = "woocommerce-cart"

/** Handles the basket page's forms: shipping address, rate, or lines. */
export async function changeByForm(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  if (form.has("calc_shipping")) return sendBack(context, await calculateShipping(visit, form))
  if (form.has("choose_rate")) return sendBack(context, await chooseRateByForm(visit, form))
  if (!isFromUs(form.get("woocommerce-cart-nonce"), nonceAction, visit)) return sendBack(context, expired(visit))
  const changed = await updateLines(visit, form)
  const code = form.has("apply_coupon") ? (form.get("coupon_code") ?? "").trim() : ""
  if (changed.kind === "success" && code !== "") return sendBack(context, await applyCoupon(context, code))
  // Scripts submit a form without its buttons only to get the basket after another change: no notice then.
  const isAsked = changed.kind === "error" || ["update_cart", "apply_coupon"].some((button) => form.has(button))
  return sendBack(context, isAsked ? changed : undefined)
}

/** Changes the quantities of the lines; 0 removes a line. Reports each quantity that isn't available. */
async function updateLines(visit: Visit, form: ReadonlyMap<string, string>): Promise<Notice> {
  const refused: string[] = []
  for (const [name, value] of form) {
    const key = /^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]
    if (key === undefined) continue
    const quantity = /^\d{1,5}$/.test(value.trim()) ? Number(value) : NaN
    const result = await changeLine(visit.shop.database, { ...address(visit), key }, quantity)
    if (result.kind === "refused") refused.push(refusalText(result.refusal, visit.texts))
  }
  if (refused.length > 0) return { kind: "error", text: refused.join(" ") }
  return { kind: "success", text: visit.texts.basket.updated }
}

/** Handles a line's remove link. */
export async function removeByLink(context: Context<ShopEnv>, key: string): Promise<Response> {
  const { visit } = context.var
  const { nonces } = visit.shop
  const result = await byLink(visit, () => removeLine(visit.shop.database, { ...address(visit), key }))
  return sendBack(
    context,
    createNotice(visit, result, ({ product }) => ({
      kind: "success",
      text: visit.texts.basket.removed(product.name),
      link: {
        href: `${visit.links.to(basketPath)}?undo_item=${key}&_wpnonce=${nonces.issue(nonceAction, visit.session.id)}`,
        text: visit.texts.basket.undo,
        role: "undo",
      },
    })),
  )
}

/** Handles the link that restores a removed line. */
export async function undoByLink(context: Context<ShopEnv>, key: string): Promise<Response> {
  const { visit } = context.var
  const result = await byLink(visit, () => restoreLine(visit.shop.database, { ...address(visit), key }))
  const restored = createNotice(visit, result, ({ product }) => ({
    kind: "success",
    text: visit.texts.basket.restored(product.name),
  }))
  return sendBack(context, restored)
}

type Done = Extract<BasketResult, { kind: "done" }>

/** Changes nothing when the link's nonce has expired. */
async function byLink(visit: Visit, change: () => Promise<BasketResult>): Promise<BasketResult | undefined> {
  return isFromUs(visit.url.searchParams.get("_wpnonce"), nonceAction, visit) ? change() : undefined
}

function createNotice(visit: Visit, result: BasketResult | undefined, success: (done: Done) => Notice): Notice {
  if (!result) return expired(visit)
  if (result.kind === "done") return success(result)
  return { kind: "error", text: refusalText(result.refusal, visit.texts) }
}

function address({ language, session }: Visit) {
  return { language, sessionId: session.id }
}

function sendBack(context: Context<ShopEnv>, notice: Notice | undefined): Promise<Response> {
  return redirectWithNotice(context, context.var.visit.links.to(basketPath), notice)
}

import type { Context } from "hono"
import { changeLine, removeLine, restoreLine } from "../basket/changeLine.ts"
import type { BasketResult } from "../basket/refusal.ts"
import type { Notice } from "../session/notice.ts"
import { refusalText } from "../texts/refusalText.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import { readForm } from "./form.ts"
import { redirectWithNotice } from "./respond.ts"

const nonceAction = "woocommerce-cart"

/** The basket's own form: new quantities of its lines; 0 removes one. Says what couldn't be had, line by line. */
export async function updateBasket(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  if (!isFromUs(form.get("woocommerce-cart-nonce") ?? "", visit)) return sendBack(context, expired(visit))
  const refused: string[] = []
  for (const [name, value] of form) {
    const key = /^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]
    if (key === undefined) continue
    const quantity = /^\d{1,5}$/.test(value.trim()) ? Number(value) : NaN
    const result = await changeLine(visit.shop.database, { ...address(visit), key }, quantity)
    if (result.kind === "refused") refused.push(refusalText(result.refusal, visit.texts))
  }
  if (refused.length > 0) return sendBack(context, { kind: "error", text: refused.join(" ") })
  return sendBack(context, { kind: "success", text: visit.texts.basket.updated })
}

/** A line's remove link. */
export async function removeByLink(context: Context<ShopEnv>, key: string): Promise<Response> {
  const { visit } = context.var
  const { nonces } = visit.shop
  const result = await byLink(visit, () => removeLine(visit.shop.database, { ...address(visit), key }))
  return sendBack(
    context,
    tell(visit, result, ({ product }) => ({
      kind: "success",
      text: visit.texts.basket.removed(product.name),
      link: {
        href: `${visit.links.basket}?undo_item=${key}&_wpnonce=${nonces.issue(nonceAction, visit.session.id)}`,
        text: visit.texts.basket.undo,
        role: "undo",
      },
    })),
  )
}

/** The link that puts a removed line back. */
export async function undoByLink(context: Context<ShopEnv>, key: string): Promise<Response> {
  const { visit } = context.var
  const result = await byLink(visit, () => restoreLine(visit.shop.database, { ...address(visit), key }))
  const restored = tell(visit, result, ({ product }) => ({
    kind: "success",
    text: visit.texts.basket.restored(product.name),
  }))
  return sendBack(context, restored)
}

type Done = Extract<BasketResult, { kind: "done" }>

/** Changes nothing where the link is older than its nonce. */
async function byLink(visit: Visit, change: () => Promise<BasketResult>): Promise<BasketResult | undefined> {
  return isFromUs(visit.url.searchParams.get("_wpnonce") ?? "", visit) ? change() : undefined
}

function tell(visit: Visit, result: BasketResult | undefined, success: (done: Done) => Notice): Notice {
  if (!result) return expired(visit)
  if (result.kind === "done") return success(result)
  return { kind: "error", text: refusalText(result.refusal, visit.texts) }
}

function isFromUs(nonce: string, { shop, session }: Visit): boolean {
  return shop.nonces.isValid(nonce, nonceAction, session.id)
}

function expired({ texts }: Visit): Notice {
  return { kind: "error", text: texts.basket.expired }
}

function address({ language, session }: Visit) {
  return { language, sessionId: session.id }
}

function sendBack(context: Context<ShopEnv>, notice: Notice): Promise<Response> {
  return redirectWithNotice(context, context.var.visit.links.basket, notice)
}

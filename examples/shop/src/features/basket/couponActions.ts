import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { markupOf } from "../../html/html.ts"
import { noticeHtml } from "../../html/notices.ts"
import { writeSessionCookie } from "../../session/cookies.ts"
import type { Notice } from "../../session/notice.ts"
import { keepNotice } from "../../session/notices.ts"
import { senderOf } from "../../session/sender.ts"
import { formatPrice } from "../../texts/money.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Coupon, CouponFault } from "../coupons/coupon.ts"
import {
  addBasketCoupon,
  basketCouponsMax,
  normalizeCode,
  readCoupon,
  removeBasketCoupons,
} from "../coupons/coupons.ts"
import { couponsTexts } from "../coupons/texts.ts"
import { redirectWithNotice } from "../site/respond.ts"
import type { Basket } from "./basket.ts"
import { readBasket, readOwnBasket } from "./readBasket.ts"
import { couponLimitOf } from "../coupons/couponLimit.ts"

/** Applies a coupon, and returns the notice. A refused coupon isn't stored. */
export function applyCoupon(context: Context<ShopEnv>, entered: string): Promise<Notice> {
  return enterCoupon(context.var.visit, senderOf(context), entered)
}

/** Applies a coupon that the visitor entered, with the request's sender as an argument. */
export async function enterCoupon(visit: Visit, sender: string | undefined, entered: string): Promise<Notice> {
  const { shop, session, language, currency } = visit
  const words = couponsTexts[language]
  const code = normalizeCode(entered)
  if (code === "") return { kind: "error", text: words.missing }
  if (!couponLimitOf(shop).take(session.id, sender)) return { kind: "error", text: words.tooMany }
  const before = await readBasket(shop.database, language, session.id, currency)
  if (before.coupons.some(({ coupon }) => coupon.code === code)) return refused("applied-already", code, visit)
  if (before.lines.length === 0) return { kind: "error", text: words.emptyBasket }
  if (!(await readCoupon(shop.database, code))) return refused("unknown", code, visit)
  couponLimitOf(shop).forget(session.id)
  const isStored = await addBasketCoupon(shop.database, session.id, code)
  if (!isStored) return { kind: "error", text: words.tooManyApplied(basketCouponsMax) }
  const after = await readBasket(shop.database, language, session.id, currency)
  if (after.coupons.some((applied) => applied.coupon.code === code)) {
    return { kind: "success", text: words.applied(code) }
  }
  await removeBasketCoupons(shop.database, session.id, [code])
  const refusal = after.refusedCoupons.find((one) => one.coupon.code === code)
  return refused(refusal?.fault ?? "unknown", code, visit, refusal?.coupon)
}

/** Removes a coupon, and returns the notice. */
export async function removeCoupon(visit: Visit, entered: string): Promise<Notice> {
  const words = couponsTexts[visit.language]
  const code = normalizeCode(entered)
  const wasThere = await removeBasketCoupons(visit.shop.database, visit.session.id, [code])
  return wasThere ? { kind: "success", text: words.removed(code) } : { kind: "error", text: words.notThere(code) }
}

/** Removes coupons that are no longer valid, because they expired or the basket has changed, and returns their notices. */
export async function dropRefusedCoupons(
  visit: Visit,
  { refusedCoupons }: Pick<Basket, "refusedCoupons">,
): Promise<readonly Notice[]> {
  const { shop, session } = visit
  const codes = refusedCoupons.map(({ coupon }) => coupon.code)
  await removeBasketCoupons(shop.database, session.id, codes)
  return refusedCoupons.map(({ coupon, fault }) => refused(fault, coupon.code, visit, coupon))
}

/** Drops refused coupons before a page is shown, which then shows the notices. Returns the basket that is left. */
export async function dropCouponsBeforePage(visit: Visit): Promise<Basket> {
  const basket = await readOwnBasket(visit)
  const notices = await dropRefusedCoupons(visit, basket)
  for (const notice of notices) await keepNotice(visit.shop.database, visit.session.id, notice)
  return notices.length === 0 ? basket : readOwnBasket(visit)
}

/** `/?wc-ajax=apply_coupon`: answers with a notice. */
export async function answerApplyCoupon(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  return respondNotice(
    context,
    isFromUs(form.get("security"), "apply-coupon", visit)
      ? await applyCoupon(context, form.get("coupon_code") ?? "")
      : expired(visit),
  )
}

/** `/?wc-ajax=remove_coupon`: answers with a notice. */
export async function answerRemoveCoupon(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  return respondNotice(
    context,
    isFromUs(form.get("security"), "remove-coupon", visit)
      ? await removeCoupon(visit, form.get("coupon") ?? "")
      : expired(visit),
  )
}

/** Handles a coupon's remove link, which redirects back to its page. */
export async function removeCouponByLink(context: Context<ShopEnv>, code: string, href: string): Promise<Response> {
  const { visit } = context.var
  const isOurs = isFromUs(visit.url.searchParams.get("_wpnonce"), "remove-coupon", visit)
  return redirectWithNotice(context, href, isOurs ? await removeCoupon(visit, code) : expired(visit))
}

/** Whether a nonce was issued to this session for an action. */
export function isFromUs(nonce: string | null | undefined, action: string, { shop, session }: Visit): boolean {
  return shop.nonces.isValid(nonce ?? "", action, session.id)
}

/** The notice for a page that was open too long. */
export function expired({ texts }: Visit): Notice {
  return { kind: "error", text: texts.basket.expired }
}

/** The notice of a refused coupon. `coupon` is the basket's, whose amounts are in the visit's currency. */
function refused(fault: CouponFault, code: string, { language, currency }: Visit, coupon?: Coupon): Notice {
  return {
    kind: "error",
    text: couponsTexts[language].fault[fault](code, formatPrice(coupon?.minMinor ?? 0, language, currency)),
  }
}

function respondNotice(context: Context<ShopEnv>, notice: Notice): Response {
  writeSessionCookie(context, context.var.visit.session)
  context.header("Cache-Control", "no-store")
  return context.html(markupOf(noticeHtml(notice)))
}

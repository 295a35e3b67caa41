import { languagePrefix, type ServerRequest } from "../exchange.ts"
import { applyCoupon, type ChangeContext } from "./change.ts"
import { formatNotice, formatTotals } from "./format.ts"
import { pageWordsFor } from "./words.ts"

/** The endpoints of the basket page, with the fields that each expects, in order. */
export const basketPageEndpoints: Readonly<Record<string, readonly string[]>> = {
  apply_coupon: ["security", "coupon_code"],
  remove_coupon: ["security", "coupon"],
  update_shipping_method: ["security", "shipping_method[0]"],
}

/** The answer of a background endpoint of the basket page: HTML, or `-1` for an expired nonce. */
export interface HtmlAnswer {
  readonly status: 200 | 403
  readonly html: string
}

/** Answers `endpoint`, after the request was checked against the contract. */
export function answerBasketAjax(endpoint: string, request: ServerRequest, context: ChangeContext): HtmlAnswer {
  const form = new URLSearchParams(request.body)
  const { basket, choices } = context
  if (!context.isNonceValid(form.get("security") ?? "")) return { status: 403, html: "-1" }
  const prefix = languagePrefix(request.path)
  const words = pageWordsFor(prefix)
  const answer = (html: string): HtmlAnswer => ({ status: 200, html })
  if (endpoint === "apply_coupon") return answer(applyCoupon(form.get("coupon_code") ?? "", choices, words))
  if (endpoint === "remove_coupon") {
    choices.removeCoupon(form.get("coupon") ?? "")
    return answer(formatNotice("message", words.couponRemoved))
  }
  choices.chooseRate(form.get("shipping_method[0]") ?? "")
  return answer(formatTotals({ basket, choices, prefix, nonce: form.get("security") ?? "" }))
}

import type { Basket } from "../basket.ts"
import { languagePrefix, readQuery, type ServerRequest } from "../exchange.ts"
import { wordsFor } from "../words.ts"
import type { BasketChoices } from "./choices.ts"
import { formatNotice } from "./format.ts"
import { type PageWords, pageWordsFor } from "./words.ts"

/** The data that a change reads and writes. */
export interface ChangeContext {
  readonly basket: Basket
  readonly choices: BasketChoices
  readonly isNonceValid: (nonce: string) => boolean
}

/**
 * Applies the links and forms of the basket page, as they work with and without script, and returns the notices as HTML. A form with an
 * expired nonce changes nothing, as on the platform.
 */
export function changeByPage(request: ServerRequest, context: ChangeContext): string {
  const prefix = languagePrefix(request.path)
  const words = pageWordsFor(prefix)
  if (request.method !== "POST") return followLink(readQuery(request.path), { ...context, words, prefix })
  const form = new URLSearchParams(request.body)
  const { isNonceValid, choices } = context
  if (form.has("calc_shipping")) {
    if (!isNonceValid(form.get("woocommerce-shipping-calculator-nonce") ?? "")) return ""
    const read = (name: string) => form.get(`calc_shipping_${name}`) ?? ""
    const address = { country: read("country"), state: read("state"), postcode: read("postcode"), city: read("city") }
    const problem = choices.calculate(address, words)
    return problem === null ? formatNotice("message", words.calculated) : formatNotice("error", problem)
  }
  if (!isNonceValid(form.get("woocommerce-cart-nonce") ?? "")) return ""
  if (form.has("apply_coupon")) return applyCoupon(form.get("coupon_code") ?? "", choices, words)
  return form.has("update_cart") ? update(form, context.basket, prefix) : ""
}

/** Applies a coupon, and returns the notice. */
export function applyCoupon(code: string, choices: BasketChoices, words: PageWords): string {
  const problem = choices.applyCoupon(code, words)
  return problem === null ? formatNotice("message", words.couponApplied) : formatNotice("error", problem)
}

interface LinkContext extends ChangeContext {
  readonly words: PageWords
  readonly prefix: string
}

function followLink(query: URLSearchParams, { basket, choices, words, prefix }: LinkContext): string {
  const [removed, restored, coupon] = ["remove_item", "undo_item", "remove_coupon"].map((name) => query.get(name))
  if (coupon) return choices.removeCoupon(coupon) ? formatNotice("message", words.couponRemoved) : ""
  if (restored) basket.restore(restored)
  const line = basket.lines.find(({ key }) => key === removed)
  if (!line) return ""
  basket.remove(line.key)
  const undo = `<a href="${prefix}/carrito/?undo_item=${line.key}&amp;_wpnonce=double" class="restore-item">${words.undo}</a>`
  return formatNotice("message", `${words.removed(line.product.name)} ${undo}`)
}

function update(form: URLSearchParams, basket: Basket, prefix: string): string {
  const problems = [...form].flatMap(([field, value]) => {
    const key = /^cart\[(\w+)\]\[qty\]$/.exec(field)?.[1]
    const line = basket.lines.find((each) => each.key === key)
    if (!line || key === undefined || String(line.quantity) === value) return []
    const result = basket.update({ key, quantity: Number(value) })
    return result.kind === "refused" ? [wordsFor(prefix).refusal(result.refusal, line.product.name)] : []
  })
  if (problems.length > 0) return formatNotice("error", problems.join("</li><li>"))
  return formatNotice("message", pageWordsFor(prefix).updated)
}

import { formatError } from "./notices.ts"
import { readTotals, type ReviewView } from "./formatReview.ts"
import { checkoutWordsFor } from "./words.ts"

/** An order of the double. */
export interface PlacedOrder {
  readonly id: number
  readonly method: string
  readonly totalMinor: number
  readonly fields: Readonly<Record<string, string>>
  /** User name of the logged-in customer; null for a guest. */
  readonly customer: string | null
}

/** The shop's answer to an order. */
export type PlaceAnswer =
  | { readonly result: "success"; readonly redirect: string; readonly order_id: number }
  | { readonly result: "failure"; readonly messages: string; readonly refresh: boolean; readonly reload: boolean }

/** One attempt to order. */
export interface PlaceAttempt {
  readonly view: ReviewView
  readonly form: URLSearchParams
  readonly isNonceValid: boolean
  readonly orders: PlacedOrder[]
  /** Number of attempts so far. */
  readonly attempts: number
  readonly firstId?: number
}

const requiredKeys = ["first_name", "last_name", "country", "address_1", "postcode", "city", "email"]

/** Places an order, or reports the missing fields. An order empties the basket, so that a second attempt finds it empty. */
export function placeOrder({ view, form, isNonceValid, orders, firstId = 700 }: PlaceAttempt): PlaceAnswer {
  const { basket, prefix } = view
  const words = checkoutWordsFor(prefix)
  const fail = (messages: string, refresh = false): PlaceAnswer => ({
    result: "failure",
    messages,
    refresh,
    reload: false,
  })
  if (!isNonceValid) return fail(formatError(words.unable), true)
  if (basket.count === 0) return fail(formatError(words.expired))
  const missing = requiredKeys.filter((key) => (form.get(`billing_${key}`) ?? "").trim() === "")
  if (missing.length > 0) {
    return fail(
      formatError(
        ...missing.map(
          (key) => `<li data-id="billing_${key}">${words.required(`Billing ${words.labels[key] ?? key}`)}</li>`,
        ),
      ),
    )
  }
  const { totalMinor } = readTotals(view)
  const id = firstId + orders.length
  orders.push({
    id,
    method: form.get("payment_method") ?? "",
    totalMinor,
    fields: Object.fromEntries(form),
    customer: view.customer?.username ?? null,
  })
  for (const { key } of basket.lines) basket.remove(key)
  return { result: "success", redirect: `${prefix}/checkout/order-received/${id}/?key=double`, order_id: id }
}

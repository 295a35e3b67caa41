import {
  type CartServer,
  createCookies,
  type Fault,
  type ServerAnswer,
  type ServerDouble,
  type ServerRequest,
} from "../cartServer/index.ts"
import { languagePrefix, readQuery } from "../cartServer/exchange.ts"
import { spoilAnswer } from "../cartServer/faults.ts"
import type { CardCheckout } from "./cardCheckout.ts"
import { placeCardOrder } from "./cards.ts"
import { createLogins, type Customer } from "./customer.ts"
import { formatCheckout } from "./formatForm.ts"
import { type CheckoutChoices, formatPayment, formatReviewTable, type ReviewView } from "./formatReview.ts"
import { formatError, formatMessage } from "./notices.ts"
import { type PlaceAttempt, type PlacedOrder, placeOrder } from "./placeOrder.ts"
import { checkoutWordsFor } from "./words.ts"

/** The checkout of a shop, which shares the baskets of a cart double. */
export interface CheckoutServer extends ServerDouble {
  /** Answers the checkout page after the form that the browser itself submitted; a redirect when that placed an order. */
  answerPage(
    request: ServerRequest,
  ): { readonly html: string; readonly isLoggedIn: boolean } | { readonly redirect: string }
  /** Applies a fault to the next answer of an endpoint. */
  fail(endpoint: string, fault: Fault): void
  /** Expires all nonces that were printed. */
  expireNonces(): void
  /** Issues a nonce as the shop prints it into a page. */
  issueNonce(): string
  /** Orders that were placed. */
  readonly orders: readonly PlacedOrder[]
  /** Bodies of the requests, by endpoint. */
  readonly requests: readonly { readonly endpoint: string; readonly form: URLSearchParams }[]
}

const endpoints = ["update_order_review", "checkout", "apply_coupon", "remove_coupon"]
const noChoices: CheckoutChoices = { country: "ES", rate: "flat_rate:1", coupon: "", method: "" }

/** Creates a checkout for the baskets of `cart`, optionally with cards and with a customer who can log in. */
export function createCheckoutServer(cart: CartServer, cards?: CardCheckout, customer?: Customer): CheckoutServer {
  const logins = createLogins(customer)
  const choicesOf = new Map<string, CheckoutChoices>()
  const orders: PlacedOrder[] = []
  const requests: { endpoint: string; form: URLSearchParams }[] = []
  let faults: { readonly endpoint: string; readonly fault: Fault }[] = []
  let nonceAge = 0
  let attempts = 0
  const issueNonce = () => `checkout-${nonceAge}`

  const readView = (request: ServerRequest): ReviewView & { readonly session: string } => {
    const session = cart.sessionOf(request)
    return {
      session,
      basket: cart.basketOf(session),
      choices: choicesOf.get(session) ?? noChoices,
      prefix: languagePrefix(request.path),
      nonce: issueNonce(),
      cards,
      customer: logins.customerOf(session),
    }
  }
  const createAttempt = (request: ServerRequest, form: URLSearchParams): PlaceAttempt => {
    const view = readView(request)
    const isNonceValid = form.get("woocommerce-process-checkout-nonce") === issueNonce()
    attempts += 1
    return { view, form, isNonceValid, orders, attempts }
  }
  const placeAny = (attempt: PlaceAttempt) =>
    cards && attempt.form.get("payment_method") === "woocommerce_payments"
      ? placeCardOrder(attempt, cards)
      : placeOrder(attempt)

  const answerReview = (request: ServerRequest, form: URLSearchParams): object | string => {
    if (form.get("security") !== issueNonce()) return "-1"
    const { session, choices, basket, prefix } = readView(request)
    if (basket.count === 0) return { fragments: { "form.woocommerce-checkout": formatExpired(prefix) } }
    choicesOf.set(session, {
      ...choices,
      country: form.get("s_country") ?? choices.country,
      rate: form.get("shipping_method[0]") ?? choices.rate,
      method: form.get("payment_method") ?? choices.method,
    })
    const view = readView(request)
    return {
      result: "success",
      messages: "",
      reload: false,
      fragments: {
        ".woocommerce-checkout-review-order-table": formatReviewTable(view),
        ".woocommerce-checkout-payment": formatPayment(view),
      },
    }
  }
  const answerCoupon = (endpoint: string, request: ServerRequest, form: URLSearchParams): string => {
    if (form.get("security") !== issueNonce()) return "-1"
    const { session, choices, prefix } = readView(request)
    const words = checkoutWordsFor(prefix)
    const code = (form.get("coupon_code") ?? "").toLowerCase()
    if (endpoint === "remove_coupon") {
      choicesOf.set(session, { ...choices, coupon: "" })
      return formatMessage(words.couponRemoved)
    }
    if (code !== "knockout") return formatError(words.couponUnknown(code.replaceAll("<", "&lt;")))
    choicesOf.set(session, { ...choices, coupon: code })
    return formatMessage(words.couponApplied)
  }
  const answer = async (endpoint: string, request: ServerRequest, form: URLSearchParams): Promise<ServerAnswer> => {
    const { session, basket } = readView(request)
    const finish = (body: object | string): ServerAnswer => ({
      status: body === "-1" ? 403 : 200,
      headers: { "content-type": "text/html; charset=UTF-8", "cache-control": "no-store" },
      cookies: createCookies(session, basket),
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
    if (endpoint === "update_order_review") return finish(answerReview(request, form))
    if (endpoint === "checkout") return finish(await placeAny(createAttempt(request, form)))
    return finish(answerCoupon(endpoint, request, form))
  }

  return {
    orders,
    requests,
    issueNonce,
    handle(request) {
      const endpoint = readQuery(request.path).get("wc-ajax") ?? ""
      const form = new URLSearchParams(request.body)
      // Coupon requests of the basket page have no address.
      const isOurs = endpoints.includes(endpoint) && (endpoint !== "apply_coupon" || form.has("billing_email"))
      if (!isOurs) return null
      requests.push({ endpoint, form })
      const next = faults.find((each) => each.endpoint === endpoint)
      faults = faults.filter((each) => each !== next)
      return spoilAnswer(next?.fault, () => answer(endpoint, request, form))
    },
    answerPage(request) {
      const form = new URLSearchParams(request.method === "POST" ? request.body : "")
      const { session, prefix } = readView(request)
      const show = (notice: string) => {
        const view = readView(request)
        return { html: notice + formatCheckout(view, form), isLoggedIn: view.customer !== undefined }
      }
      if (form.has("login")) {
        if (logins.logIn(session, form)) return { redirect: `${prefix}/checkout/` }
        return show(formatError(checkoutWordsFor(prefix).loginFailed))
      }
      if (!form.has("woocommerce_checkout_place_order")) return show("")
      const placed = placeOrder(createAttempt(request, form))
      return placed.result === "success" ? { redirect: placed.redirect } : show(placed.messages)
    },
    fail: (endpoint, fault) => void faults.push({ endpoint, fault }),
    expireNonces() {
      nonceAge += 1
    },
  }
}

function formatExpired(prefix: string): string {
  return `<div class="woocommerce-error">${checkoutWordsFor(prefix).expired} <a href="${prefix}/shop/" class="wc-backward">Return to shop</a></div>`
}

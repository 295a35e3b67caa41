import { formatPrice } from "../../texts/money.ts"
import { textsOf } from "../../texts/texts.ts"
import type { Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { dropRefusedCoupons, isFromUs } from "../basket/couponActions.ts"
import { keepCustomer, readCustomer } from "../basket/customer.ts"
import { isBasketEmpty } from "../basket/readBasket.ts"
import { refusalText } from "../basket/refusalText.ts"
import { countryName } from "../shipping/formatAddress.ts"
import { placeOrder, type OrderRequest, type PlaceOrderResult } from "../orders/placeOrder.ts"
import type { Order } from "../orders/readOrders.ts"
import { createBeingPaidCheck } from "../payments/openQuestion.ts"
import { paymentsTexts } from "../payments/texts.ts"
import { findNewCustomer, prepareAccount } from "./newAccount.ts"
import { customerOf, readCheckoutForm, type CheckoutForm } from "./checkoutForm.ts"
import { checkoutTexts } from "./texts.ts"
import { plainFault, validateCheckout, type CheckoutFault } from "./validateCheckout.ts"

/** The result of a posted checkout. `isStale`: the page shows outdated totals. */
export type CheckoutResult =
  | {
      readonly kind: "placed"
      readonly order: Order
      /** The customer whose account was created with the order, and who must be logged in. */
      readonly newCustomer?: Customer | undefined
    }
  | { readonly kind: "expired" }
  | {
      readonly kind: "refused"
      readonly form: CheckoutForm
      readonly faults: readonly CheckoutFault[]
      readonly isStale: boolean
      /** Whether the order would be another one than the shopper has agreed to. */
      readonly isChanged?: boolean
    }

/** The nonce action of the checkout form. */
export const checkoutNonceAction = "woocommerce-process_checkout"

/**
 * Places the form's order, or reports its errors. The typed data is stored either way. `paymentKey` identifies the attempt when the form
 * doesn't, and `agreedPrice` is what a wallet's sheet showed.
 */
export async function submitCheckout(
  visit: Visit,
  fields: ReadonlyMap<string, string>,
  { paymentKey, agreedPrice }: Pick<OrderRequest, "paymentKey" | "agreedPrice"> = {},
): Promise<CheckoutResult> {
  const { shop, session, language } = visit
  const { database } = shop
  const customer = await visit.readCustomer()
  const entered = readCheckoutForm(fields, await readCustomer(database, session.id))
  const form = customer ? { ...entered, createsAccount: false } : entered
  const words = checkoutTexts[language].fault
  if (!isFromUs(fields.get("woocommerce-process-checkout-nonce"), checkoutNonceAction, visit)) {
    if (await keepIfExpired(visit, form)) return { kind: "expired" }
    return { kind: "refused", form, faults: [plainFault(words.nonce)], isStale: true }
  }
  const faults = validateCheckout(form, language)
  if (faults.length > 0) {
    await keepCustomer(database, session.id, customerOf(form))
    return { kind: "refused", form, faults, isStale: false }
  }
  const result = await placeOrder(database, {
    language,
    currency: visit.currency,
    sessionId: session.id,
    customerId: customer?.id ?? null,
    register: customer ? undefined : await prepareAccount(form, visit),
    isBeingPaid: createBeingPaidCheck(visit),
    customer: customerOf(form),
    attempt: form.attempt,
    paymentKey,
    agreedPrice,
    agreed: form.agreed,
    attribution: form.attribution,
    now: new Date(shop.clock()),
  })
  if (result.kind === "placed") {
    return { ...result, newCustomer: customer ? undefined : await findNewCustomer(form, result.order, visit) }
  }
  if (result.reason === "empty") return { kind: "expired" }
  const isChanged = result.reason === "changed"
  return { kind: "refused", form, faults: await explainRefusal(result, visit), isStale: true, isChanged }
}

/**
 * Whether there is nothing left to order, as after the end of the session. The typed data is then stored in the new session even without a
 * nonce of it: it belongs only to the sender, and posts from other sites are refused earlier.
 */
export async function keepIfExpired({ shop, session }: Visit, form: CheckoutForm): Promise<boolean> {
  const isExpired = await isBasketEmpty(shop.database, session.id)
  if (isExpired) await keepCustomer(shop.database, session.id, customerOf(form))
  return isExpired
}

/** Explains a refused order, and removes the coupons that are no longer valid. */
export async function explainRefusal(
  refused: Extract<PlaceOrderResult, { kind: "refused" }>,
  visit: Visit,
): Promise<readonly CheckoutFault[]> {
  const { language } = visit
  const words = checkoutTexts[language].fault
  const { basket } = refused
  switch (refused.reason) {
    case "not-enough":
      return refused.shortages.flatMap(({ productId, variationId, stock }) => {
        const line = basket.lines.find(
          ({ product, variation }) => product.id === productId && (variation?.id ?? null) === variationId,
        )
        if (!line) return []
        const { product } = line
        const refusal =
          stock === 0
            ? ({ code: "out-of-stock", product } as const)
            : ({ code: "not-enough", product, stock, inBasket: 0 } as const)
        return [plainFault(refusalText(refusal, textsOf(language)))]
      })
    case "no-shipping":
      return [plainFault(words.noShipping(countryName(basket.destination.country, language)))]
    case "payment":
      return [plainFault(words.payment)]
    case "being-paid":
      return [plainFault(paymentsTexts[language].beingPaid)]
    default: {
      const dropped = await dropRefusedCoupons(visit, basket)
      return [
        ...dropped.map(({ text }) => plainFault(text)),
        plainFault(words.changed(formatPrice(basket.totalMinor, language, basket.currency))),
      ]
    }
  }
}

import type { CartStore } from "@ringside/cart"
import { placeStoreOrder } from "@ringside/cart/domain"
import { extensionsService } from "@ringside/cart"
import { type Page, readHostSettings } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import {
  cardGateway,
  createPaymentData,
  fraudTokenSettings,
  genericOrderMessage,
  isOrderPlaced,
} from "@ringside/payments/domain"
import { type PaymentForm, type PaymentInput, paymentMethodsService } from "@ringside/payments"
import { type BlockCart, createCheckoutRequest, readCheckoutResponse } from "../../domain/index.ts"
import { confirmOrder } from "../../confirmOrder.ts"
import { staysOnPage } from "../../staysOnPage.ts"
import type { FormState } from "./formState.ts"
import type { OrderListener, PlacedOrder } from "./orderListener.ts"
import type { BlockSettings } from "./settings.ts"

/** The result of placing an order. */
export type BlockOrderOutcome =
  | { readonly kind: "left" }
  /** The app shows its own page. */
  | { readonly kind: "shown" }
  /** The script of a payment method continues on this page, such as with a dialog. */
  | { readonly kind: "stayed" }
  /**
   * The shopper has to correct the input, or may try again. `text` is null where the payment method has already shown it; `body` is the
   * response with which the shop refused the order.
   */
  | { readonly kind: "failed"; readonly text: string | null; readonly body?: unknown }
  /** It is unknown whether there is an order. `text` says what was wrong with the response; it is null without a response. */
  | { readonly kind: "unclear"; readonly text: string | null }

/** The input for placing an order. */
export interface OrderNeeds {
  readonly page: Page
  readonly store: CartStore
  readonly element: HTMLFormElement
  readonly form: FormState
  readonly details: BlockCart
  /** The total that the page showed at the press, in minor units. */
  readonly shownTotalMinor: number
  readonly settings: BlockSettings
  /** The shop's hash of the basket that the shopper sees: one basket results in one order. */
  readonly orderKey: string | null
  readonly texts: Readonly<Record<"cardPreparing" | "orderProblem" | "unknownError", string>>
  readonly signal: AbortSignal
  /** Called when the order itself is sent. */
  readonly onSending: () => void
  /** Called before the page is left for a placed order. */
  readonly onLeaving: () => void
  /** The app's, which may show its own page in place of the one that the shop names. */
  readonly onPlaced: OrderListener | undefined
}

/** Prepares the payment, sends the order, and handles the shop's response. Source: checkout contract §7, §8.2, §8.5. */
export async function placeBlockOrder(needs: OrderNeeds): Promise<BlockOrderOutcome> {
  const { form, details, texts } = needs
  let inputs: readonly PaymentInput[] = []
  if (details.needsPayment) {
    const prepared = await preparePayment(needs)
    if (prepared === null) return { kind: "failed", text: texts.cardPreparing }
    if (prepared.kind === "refused") return { kind: "failed", text: prepared.text }
    inputs = prepared.inputs
  }
  // Nothing is sent: the checkout has gone while the payment was prepared, and no result is shown.
  if (needs.signal.aborted) return { kind: "left" }
  needs.onSending()
  const { store, page, orderKey } = needs
  const request = createCheckoutRequest({
    billingAddress: form.billing,
    shippingAddress: form.shipping,
    useShippingAsBilling: !form.shipsElsewhere,
    needsShipping: details.needsShipping,
    needsPayment: details.needsPayment,
    paymentMethod: form.method,
    paymentData: listPaymentData(page, form, inputs),
    createAccount: form.createsAccount,
    customerPassword: form.createsAccount ? form.password : "",
    customerNote: form.note,
    expectedTotalMinor: needs.shownTotalMinor,
    additionalFields: form.extra,
    extensions: Object.fromEntries(extensionsService.of(page)),
    locale: needs.settings.locale,
    uses: needs.settings.uses,
  })
  const headers = orderKey === null ? null : { "Idempotency-Key": orderKey }
  const answer = await store.call({ ...placeStoreOrder, headers }, { order: request })
  if (answer.kind === "answer") return follow(needs, answer.body)
  if (answer.kind === "refused") {
    // Firewalls refuse with HTML, about which the client has its own message.
    if (answer.body === undefined) return { kind: "failed", text: answer.message }
    const { message, cart } = readResponse(needs, answer.body)
    if (cart) {
      store.accept(cart, null)
      // The response contains no cart hash, which the next order needs.
      await store.refresh()
    }
    return { kind: "failed", text: message, body: answer.body }
  }
  if (answer.reason !== "unclear") return { kind: "failed", text: answer.message }
  return { kind: "unclear", text: answer.message === texts.unknownError ? null : answer.message }
}

function readResponse({ page, texts }: OrderNeeds, body: unknown) {
  const response = readCheckoutResponse(body, { pageUrl: page.document.baseURI })
  if (response.kind !== "error") return { response, message: texts.orderProblem, cart: null }
  return {
    response,
    message: response.message === genericOrderMessage ? texts.orderProblem : response.message,
    cart: response.cart,
  }
}

/** Follows the shop's answer to an order: confirms its payment if the answer asks for that, and leaves. */
async function follow(needs: OrderNeeds, body: unknown): Promise<BlockOrderOutcome> {
  const { page } = needs
  const { response, message } = readResponse(needs, body)
  if (response.kind === "error")
    return isOrderPlaced(body) ? { kind: "unclear", text: null } : { kind: "failed", text: message }
  const order = { id: readOrderId(body), url: response.url }
  if (response.kind === "redirect") return leave(needs, order)
  const confirmed = await confirmOrder(page, response.url, createPaymentForm(needs))
  switch (confirmed.kind) {
    case "redirect":
      return leave(needs, { ...order, url: confirmed.url })
    case "uncertain":
      return { kind: "unclear", text: confirmed.text }
    case "failed":
      return confirmed
    case "handed-on":
      return { kind: "stayed" }
  }
}

function readOrderId(body: unknown): number | null {
  const id = readMember(body, ["order_id"])
  return typeof id === "number" ? id : null
}

/** Leaves the page for the address of a placed order, unless the app or the script of a payment method goes on here. */
function leave(needs: OrderNeeds, order: PlacedOrder): BlockOrderOutcome {
  const { page, onLeaving } = needs
  const { url } = order
  if (staysOnPage(page, url) && page.navigation.go(url, "payment")) return { kind: "stayed" }
  onLeaving()
  if (handToApp(needs, order)) return { kind: "shown" }
  // An order with an address to go to exists, even where the page refuses to go there.
  return page.navigation.go(url, "payment") ? { kind: "left" } : { kind: "unclear", text: null }
}

/**
 * Hands a placed order to the app; false where the app leaves it to the shop's page. Where the app shows its own, the basket is read again, which
 * the order has emptied.
 */
function handToApp({ page, store, element, onPlaced }: OrderNeeds, order: PlacedOrder): boolean {
  try {
    if (onPlaced?.(order) !== true) return false
  } catch (cause) {
    // The order exists: a failure would make the shopper order again, so the shop's page is next.
    page.reports.fail({ during: "event", widget: "checkout", host: element, cause })
    return false
  }
  // The page stays, and what it shows of the basket with it.
  void store.refresh()
  return true
}

function createPaymentForm({ element, form, signal }: OrderNeeds): PaymentForm {
  return { form: element, gateway: form.method, signal }
}

/** Null if a card can't be prepared yet, because its code is still loading. */
async function preparePayment(needs: OrderNeeds) {
  const { page, form } = needs
  const isSavedCard = form.method === cardGateway && form.token !== "new"
  const method = isSavedCard ? undefined : paymentMethodsService.of(page).find(form.method)
  if (form.method === cardGateway && !isSavedCard && !method) return null
  const paymentForm = createPaymentForm(needs)
  const needsIt = method?.needsPreparation?.(paymentForm) ?? true
  const prepared = method?.prepare && needsIt ? await method.prepare(paymentForm) : undefined
  return prepared ?? ({ kind: "ready", inputs: [] } as const)
}

/** The payment data of an order; that of a card is in the contract's order. */
function listPaymentData(page: Page, form: FormState, inputs: readonly PaymentInput[]) {
  const read = (name: string) => inputs.find((input) => input.name === name)?.value ?? ""
  if (form.method !== cardGateway) {
    return [{ key: "payment_method", value: form.method }, ...inputs.map(({ name, value }) => ({ key: name, value }))]
  }
  if (form.token !== "new") {
    return createPaymentData({
      gatewayId: cardGateway,
      savedToken: form.token,
      fraudToken: readHostSettings(page, fraudTokenSettings),
    })
  }
  const hasError = inputs.some(({ name }) => name.startsWith("wcpay-payment-method-error"))
  const error = {
    code: read("wcpay-payment-method-error-code"),
    decline_code: read("wcpay-payment-method-error-decline-code"),
    message: read("wcpay-payment-method-error-message"),
    type: read("wcpay-payment-method-error-type"),
  }
  return createPaymentData({
    gatewayId: cardGateway,
    ...(hasError ? { error } : { paymentMethodId: read("wcpay-payment-method") }),
    fraudToken: read("wcpay-fraud-prevention-token"),
    fingerprint: read("wcpay-fingerprint"),
    shouldSave: form.savesCard,
  })
}

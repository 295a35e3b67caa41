import { formatPrice } from "../../texts/money.ts"
import type { EmailDraft } from "../outbox/outbox.ts"
import { formatAddress } from "../shipping/formatAddress.ts"
import { shopAddress } from "../site/footer.ts"
import type { OrderState } from "./orderStates.ts"
import { bankAccount, paymentTitle } from "./paymentMethods.ts"
import type { Order, OrderItem } from "./readOrders.ts"
import { ordersTexts } from "./texts.ts"

type Occasion = keyof Pick<
  (typeof ordersTexts)["es"]["email"],
  "placed" | "awaited" | "paid" | "sent" | "ready" | "cancelled" | "cancelled-paid" | "refunded"
>

/** Creates the e-mails about a placed order: one to the customer, one to the shop. */
export function createPlacedEmails(order: Order, now: Date): readonly EmailDraft[] {
  const { subject, text } = ordersTexts.es.email.shop
  const toShop = {
    kind: "new-order",
    orderId: order.id,
    recipient: shopAddress,
    language: "es",
    subject: subject(order.id, formatPrice(order.totalMinor, "es", order.currency)),
    body: joinParagraphs([text, describeOrder(order)]),
    createdAt: now,
  } as const
  return [createEmail(order, order.state === "on-hold" ? "awaited" : "placed", now), toShop]
}

/**
 * Creates the customer's e-mail about a changed state. Empty for changes that aren't announced. `sent` are the kinds of the e-mails that
 * the order already has.
 */
export function createStateEmails(
  order: Order,
  { previous, sent, now }: { readonly previous: OrderState; readonly sent: ReadonlySet<string>; readonly now: Date },
): readonly EmailDraft[] {
  const occasion = selectOccasion(order, previous, sent)
  return occasion ? [createEmail(order, occasion, now)] : []
}

function selectOccasion(
  { state, shippingRate, paymentMethod }: Order,
  previous: OrderState,
  sent: ReadonlySet<string>,
): Occasion | undefined {
  if (state === "completed") return shippingRate.pickup ? "ready" : "sent"
  if (state === "refunded") return "refunded"
  const wasPaid = sent.has("paid")
  // The customer of an unpaid card order got no e-mail, so its cancellation isn't announced either.
  if (state === "cancelled" && sent.size > 0) return wasPaid ? "cancelled-paid" : "cancelled"
  // A cancelled order is processed again when its payment arrives late. Cash is paid on delivery.
  const isPaidNow = state === "processing" && previous !== "completed" && paymentMethod !== "cod" && !wasPaid
  return isPaidNow ? "paid" : undefined
}

function createEmail(order: Order, occasion: Occasion, now: Date): EmailDraft {
  const words = ordersTexts[order.language].email
  const { subject, text } = words[occasion]
  return {
    kind: occasion,
    orderId: order.id,
    recipient: order.billing.email,
    language: order.language,
    subject: subject(order.id),
    body: joinParagraphs([
      words.greeting(order.billing.first_name),
      text,
      occasion === "awaited" ? describeTransfer(order) : "",
      describeOrder(order),
      words.signature,
    ]),
    createdAt: now,
  }
}

function describeOrder(order: Order): string {
  const { language, shippingRate, shippingMinor } = order
  const { received, email } = ordersTexts[language]
  const price = (amountMinor: number) => formatPrice(amountMinor, language, order.currency)
  return joinParagraphs([
    [email.order(order.id), ...order.items.map((item) => `${describeItem(item)}: ${price(item.subtotalMinor)}`)].join(
      "\n",
    ),
    [
      ...order.coupons.map(({ code, discountMinor }) => `${received.coupon(code)}: −${price(discountMinor)}`),
      ...(shippingRate.id === ""
        ? []
        : [`${shippingRate.name}: ${shippingMinor === 0 ? received.free : price(shippingMinor)}`]),
      `${received.total}: ${price(order.totalMinor)}`,
      `${received.method}: ${paymentTitle(order.paymentMethod, language)}`,
    ].join("\n"),
    shippingRate.id === "" ? "" : describeDestination(order),
    order.note === "" ? "" : `${received.note}:\n${order.note}`,
  ])
}

function describeDestination({ shippingRate: { pickup }, shipping, language }: Order): string {
  const words = ordersTexts[language].received
  return pickup
    ? `${words.pickup}:\n${pickup.address}\n${pickup.details}`
    : `${words.shippingAddress}:\n${formatAddress(shipping, language).join("\n")}`
}

function describeTransfer({ id, language }: Order): string {
  const words = ordersTexts[language].received
  return [
    `${words.holder}: ${bankAccount.holder}`,
    `${words.bank}: ${bankAccount.bank}`,
    `${words.iban}: ${bankAccount.iban}`,
    `${words.bic}: ${bankAccount.bic}`,
    `${words.reference}: ${words.referenceText(id)}`,
  ].join("\n")
}

/** Formats a line item as one line of text: "2 × Name, Paint: Red". */
function describeItem({ quantity, name, choices }: OrderItem): string {
  return [`${String(quantity)} × ${name}`, ...choices.map(({ label, value }) => `${label}: ${value}`)].join(", ")
}

function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n")
}

import type { Context } from "hono"
import { readNumber } from "../../endpoints/form.ts"
import { html, scriptJson, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { orderAmount } from "./orderAmount.ts"
import { locales } from "../../texts/languages.ts"
import { keptByNobody, respondPage } from "../site/respond.ts"
import { describePurchase } from "./describePurchase.ts"
import { addressSections, orderDetails } from "./orderDetails.ts"
import { bankAccount, paymentTitle } from "./paymentMethods.ts"
import { isPlacedBy, readOrderByKey, type Order } from "./readOrders.ts"
import { ordersTexts } from "./texts.ts"
import { archivePath } from "../catalogue/paths.ts"

/**
 * Answers with the page after ordering. Everybody with the key sees that the order was placed. Addresses and line items are shown only to
 * the browser or the customer that placed it, because links get forwarded.
 */
export async function orderReceivedPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const key = visit.url.searchParams.get("key") ?? ""
  const order = await readOrderByKey(visit.shop.database, readNumber(context.req.param("id")), key)
  if (!order) return respondUnknown(context)
  const customer = await visit.readCustomer()
  const isOwn = isPlacedBy(order, visit.session.id) || order.customerId === customer?.id
  const words = ordersTexts[visit.language].received
  const response = await respondPage(context, {
    title: words.title,
    bodyClass: "woocommerce-checkout woocommerce-page woocommerce-order-received",
    isIndexed: false,
    content: ({ notices }) =>
      html`<h1 class="entry-title">${words.title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)}
          <div class="woocommerce-order">
            <p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">
              ${words.thanks}
            </p>
            ${overview(order, isOwn, visit)} ${isOwn ? own(order, visit) : html`<p>${words.stranger}</p>`}
            <p class="er-onward"><a class="button" href="${visit.links.to(archivePath)}">${words.onward}</a></p>
          </div>
        </div>`,
  })
  return isOwn ? keptByNobody(response) : response
}

/** Unknown numbers and wrong keys get the same answer, so that it doesn't reveal which numbers exist. */
function respondUnknown(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const words = ordersTexts[visit.language].received
  const page = {
    title: words.unknown,
    // Not the checkout's class: analytics would report the begin of a checkout.
    bodyClass: "woocommerce-page",
    isIndexed: false,
    content: () =>
      html`<h1 class="entry-title">${words.unknown}</h1>
        <p>${words.unknownText}</p>
        <p><a class="button" href="${visit.links.to(archivePath)}">${words.onward}</a></p>`,
  }
  return respondPage(context, page, 404)
}

function own(order: Order, visit: Visit): Html {
  const words = ordersTexts[visit.language].received
  const next = words.next[order.state]
  return html`${next ? html`<p class="er-next">${next}</p>` : ""}
  ${order.paymentMethod === "bacs" && order.state === "on-hold" ? transfer(order, visit) : ""}
  ${orderDetails(order, visit)} ${addressSections(order, visit)} ${hasEnded(order) ? "" : purchase(order, visit)}`
}

/** A cancelled or failed order is no purchase. */
function hasEnded({ state }: Order): boolean {
  return state === "cancelled" || state === "failed"
}

/** The order for purchase tracking. */
function purchase(order: Order, visit: Visit): Html {
  return html`<script type="application/json" data-ringside-order>
    ${scriptJson(describePurchase(order, visit.language))}
  </script>`
}

function overview(order: Order, isOwn: boolean, visit: Visit): Html {
  const words = ordersTexts[visit.language].received
  const date = new Intl.DateTimeFormat(locales[visit.language], { dateStyle: "long", timeZone: "Europe/Madrid" })
  const entry = (name: string, label: string, value: unknown) =>
    html`<li class="woocommerce-order-overview__${name} ${name}">${label} <strong>${value}</strong></li>`
  return html`<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
    ${entry("order", words.number, order.id)} ${entry("date", words.date, date.format(order.placedAt))}
    ${isOwn ? entry("email", words.email, order.billing.email) : ""}
    ${entry("total", words.total, orderAmount(order.totalMinor, order, visit))}
    ${entry("payment-method", words.method, paymentTitle(order.paymentMethod, visit.language))}
  </ul>`
}

function transfer(order: Order, visit: Visit): Html {
  const { id, totalMinor } = order
  const words = ordersTexts[visit.language].received
  const rows = [
    [words.holder, bankAccount.holder],
    [words.bank, bankAccount.bank],
    [words.iban, bankAccount.iban],
    [words.bic, bankAccount.bic],
    [words.reference, words.referenceText(id)],
    [words.total, orderAmount(totalMinor, order, visit)],
  ] as const
  return html`<section class="woocommerce-bacs-bank-details">
    <h2 class="wc-bacs-bank-details-heading">${words.transfer}</h2>
    <dl class="er-pairs">
      ${rows.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`
}

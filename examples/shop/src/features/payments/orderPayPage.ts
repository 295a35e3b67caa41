import type { Context } from "hono"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import { noticeHtml, noticesWrapper } from "../../html/notices.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { isFromUs } from "../basket/couponActions.ts"
import { orderAmount } from "../orders/orderAmount.ts"
import { orderDetails } from "../orders/orderDetails.ts"
import { isPlacedBy, readOrderByKey, type Order } from "../orders/readOrders.ts"
import { keptByNobody, respondPage, type PageStatus } from "../site/respond.ts"
import { expressMount } from "../expressCheckout/expressMount.ts"
import { createExpressSettings } from "../expressCheckout/expressSettings.ts"
import { mergeSettings } from "../../settings.ts"
import { readAppearances } from "./appearance.ts"
import { askToWait } from "./askToWait.ts"
import { cardBox, readCardChoice } from "./cardBox.ts"
import { cardTitle } from "./cardTitle.ts"
import { cardPolicy, createCardSettings } from "./cardSettings.ts"
import { cardGateway, isPayable, isPayer, payOrder } from "./payOrder.ts"
import { checkOrderEmail, emailWaitSeconds } from "./orderEmail.ts"
import { paymentsTexts } from "./texts.ts"

/** `/checkout/order-pay/{id}/?pay_for_order=true&key={key}`: the page on which an existing order is paid. */
export async function orderPayPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const order = await readOwnOrder(context)
  if (!order) return respondText(context, paymentsTexts[visit.language].unknownOrder, 404)
  if (!isPayable(order)) return respondText(context, paymentsTexts[visit.language].notPayable, 409)
  if (await isOfOther(order, visit)) return respondText(context, paymentsTexts[visit.language].notYours, 403)
  const isKnown = await isBuyer(order, visit)
  return isKnown ? respondForm(context, order, "") : respondQuestion(context, "")
}

/** Handles the posts of that page: a stranger's e-mail address, or a card. */
export async function takeOrderPay(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const words = paymentsTexts[visit.language]
  const order = await readOwnOrder(context)
  if (!order) return respondText(context, words.unknownOrder, 404)
  if (await isOfOther(order, visit)) return respondText(context, words.notYours, 403)
  const fields = await readForm(context)
  const email = (fields.get("email") ?? "").trim().toLowerCase()
  const proof = (await isBuyer(order, visit)) ? "right" : checkOrderEmail(visit, order, email)
  if (proof === "blocked") return respondQuestion(context, words.tooManyEmails, emailWaitSeconds)
  if (proof === "wrong") return respondQuestion(context, words.wrongEmail)
  if (!fields.has("woocommerce_pay")) return respondForm(context, order, "", email)
  if (!isFromUs(fields.get("woocommerce-pay-nonce"), payNonceAction, visit)) {
    return respondForm(context, order, words.badNonce, email)
  }
  const result = await payOrder(visit, order.id, fields)
  if (result.kind === "declined") return respondForm(context, order, result.message, email, result.waitSeconds)
  const own = `${visit.url.pathname}${visit.url.search}`
  return context.redirect(result.kind === "paid" ? result.redirect : own + result.hash, 303)
}

const payNonceAction = "woocommerce-pay"

function readOwnOrder(context: Context<ShopEnv>): Promise<Order | undefined> {
  const { visit } = context.var
  const id = readNumber(context.req.param("id"))
  return readOrderByKey(visit.shop.database, id, visit.url.searchParams.get("key") ?? "")
}

/** Whether the visitor is logged in as another customer than the order's. */
async function isOfOther(order: Order, visit: Visit): Promise<boolean> {
  return !isPayer(order, (await visit.readCustomer())?.id ?? null)
}

async function isBuyer(order: Order, visit: Visit): Promise<boolean> {
  if (isPlacedBy(order, visit.session.id)) return true
  const customer = await visit.readCustomer()
  return customer ? order.customerId === customer.id : false
}

async function respondForm(
  context: Context<ShopEnv>,
  order: Order,
  error: string,
  email = "",
  waitSeconds?: number,
): Promise<Response> {
  const { visit } = context.var
  const words = paymentsTexts[visit.language]
  const { billing, totalMinor, id } = order
  const name = `${billing.first_name} ${billing.last_name}`
  const customer = { name, email: billing.email, billing_country: billing.country }
  const nonce = visit.shop.nonces.issue(payNonceAction, visit.session.id)
  const cards = await readCardChoice(visit, { order })
  const appearances = await readAppearances(visit)
  const content = html`<form id="order_review" method="post">
    ${orderDetails(order, visit)} ${expressMount(visit, { hasSeparator: true, hasAttribution: true })}
    <p>${words.total}: <strong>${orderAmount(totalMinor, order, visit)}</strong></p>
    <div id="payment">
      <ul class="wc_payment_methods payment_methods methods">
        <li class="wc_payment_method payment_method_${cardGateway}">
          <input
            id="payment_method_${cardGateway}"
            type="radio"
            class="input-radio"
            name="payment_method"
            value="${cardGateway}"
            checked
          />
          <label for="payment_method_${cardGateway}">${cardTitle(visit.language)}</label>
          <div class="payment_box payment_method_${cardGateway}">${cardBox(cards, visit)}</div>
        </li>
      </ul>
      <button type="submit" class="button alt" id="place_order" value="${words.pay}" data-value="${words.pay}">
        ${words.pay}
      </button>
    </div>
    <input type="hidden" name="woocommerce_pay" value="1" />
    <input type="hidden" name="woocommerce-pay-nonce" value="${nonce}" />
    ${email === "" ? "" : html`<input type="hidden" name="email" value="${email}" />`}
  </form>`
  const settings = createCardSettings(visit, {
    totalMinor,
    currency: order.currency,
    order: { id, key: order.key, customer, billingEmail: (await visit.readCustomer()) ? billing.email : "" },
    appearances,
  })
  const express = createExpressSettings(visit, {
    context: "pay_for_order",
    needsShipping: false,
    currency: order.currency,
  })
  const response = await respond(context, {
    content,
    error,
    settings: mergeSettings([settings, express]),
    ...statusOf(error, waitSeconds),
  })
  return keptByNobody(response)
}

/**
 * Asks a stranger for the order's e-mail address. The page has the card settings, without data of the order: the bank's challenge of a
 * stranger's payment starts here, since the shop redirects to this address with the confirmation hash.
 */
function respondQuestion(context: Context<ShopEnv>, error: string, waitSeconds?: number): Promise<Response> {
  const { visit } = context.var
  const words = paymentsTexts[visit.language]
  const content = html`<form class="woocommerce-form woocommerce-verify-email" method="post">
    <p>${words.verify}</p>
    <p class="form-row">
      <label for="email">${words.email}</label>
      <input type="email" class="input-text" name="email" id="email" autocomplete="email" />
    </p>
    <button type="submit" class="button" name="verify" value="1">${words.verifyButton}</button>
  </form>`
  const settings = createCardSettings(visit, { totalMinor: 0, appearances: {} })
  return respond(context, { content, error, settings, ...statusOf(error, waitSeconds) })
}

function statusOf(error: string, waitSeconds: number | undefined): Pick<PayPage, "status" | "waitSeconds"> {
  if (waitSeconds !== undefined) return { status: 429, waitSeconds }
  return { status: error === "" ? 200 : 422 }
}

function respondText(context: Context<ShopEnv>, text: string, status: PageStatus): Promise<Response> {
  return respond(context, { content: html`<p>${text}</p>`, error: "", status })
}

interface PayPage {
  readonly content: Html
  readonly error: string
  readonly status: PageStatus
  /** The seconds to wait after status 429. */
  readonly waitSeconds?: number
  readonly settings?: ReturnType<typeof createCardSettings>
}

function respond(
  context: Context<ShopEnv>,
  { content, error, status, waitSeconds, settings = {} }: PayPage,
): Promise<Response> {
  askToWait(context, waitSeconds)
  const words = paymentsTexts[context.var.visit.language]
  const page = {
    title: words.payTitle,
    bodyClass: "woocommerce-checkout woocommerce-page woocommerce-order-pay",
    isIndexed: false,
    settings,
    policy: cardPolicy(),
    content: ({ notices }: { readonly notices: Parameters<typeof noticesWrapper>[0] }) =>
      html`<h1 class="entry-title">${words.payTitle}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)} ${error === "" ? "" : noticeHtml({ kind: "error", text: error })} ${content}
        </div>`,
  }
  return respondPage(context, page, status)
}

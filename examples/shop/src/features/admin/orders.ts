import type { Context } from "hono"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { orderSource, orderSourceName } from "../attribution/adminReport.ts"
import { attributionTexts } from "../attribution/texts.ts"
import { orderAmount } from "../orders/orderAmount.ts"
import { changeOrderState } from "../orders/changeOrderState.ts"
import { addressSections, orderDetails } from "../orders/orderDetails.ts"
import { orderPager, readPageNumber } from "../orders/orderPager.ts"
import { nextStates, orderStates, type OrderState } from "../orders/orderStates.ts"
import { listOrders, readOrder, type Order } from "../orders/readOrders.ts"
import { ordersTexts } from "../orders/texts.ts"
import { listEmails, type Email } from "../outbox/outbox.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { respondAdmin } from "./adminPage.ts"
import { formatDateTime } from "./formatDate.ts"
import { hasAdminNonce, issueNonce, nonceName } from "./guards.ts"
import { adminPath, ordersPath, outboxPath } from "./paths.ts"
import { adminTexts } from "./texts.ts"

const perPage = 25

/** Lists all orders, newest first. */
export async function ordersPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const { orders: words, newer, older } = adminTexts[visit.language]
  const page = readPageNumber(visit)
  const { orders, hasMore } = await listOrders(visit.shop.database, { page, perPage })
  const pager = { page, hasMore, path: visit.url.pathname, className: "er-admin-pager", words: { newer, older } }
  return respondAdmin(context, administrator, {
    title: words.title,
    path: ordersPath,
    content:
      orders.length === 0 ? html`<p>${words.empty}</p>` : html`${ordersTable(orders, visit)} ${orderPager(pager)}`,
  })
}

/** Shows an order with its e-mails and a form for its next state; 404 for an unknown one. */
export async function orderPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const { database } = visit.shop
  const order = await readOrder(database, readNumber(context.req.param("id")))
  if (!order) return respondUnknown(context, administrator)
  const emails = await listEmails(database, order.id)
  return respondAdmin(context, administrator, {
    title: adminTexts[visit.language].orders.one(order.id),
    path: ordersPath,
    content: orderContent(order, emails, visit),
  })
}

/** Changes the state of an order, unless it has changed since the page was shown. */
export async function takeOrderState(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { links, language, shop } = visit
  const words = adminTexts[language]
  const id = readNumber(context.req.param("id"))
  const fields = await readForm(context)
  const href = `${links.to(adminPath)}${ordersPath}${String(id)}/`
  const refuse = (text: string) => redirectWithNotice(context, href, { kind: "error", text })
  if (!hasAdminNonce(fields, actionOf(id), visit)) return refuse(words.expired)
  const [to, from] = [readState(fields.get("order_status")), readState(fields.get("er-from"))]
  if (!to || !from) return refuse(words.orders.refused["not-allowed"])
  const result = await changeOrderState(shop.database, { id, to, from, now: new Date(shop.clock()) })
  if (result.kind === "refused") return refuse(words.orders.refused[result.reason])
  const text = words.orders.changed(id, ordersTexts[language].states[to])
  return redirectWithNotice(context, href, { kind: "success", text })
}

function readState(value: string | undefined): OrderState | undefined {
  return orderStates.find((state) => state === value)
}

function actionOf(id: number): string {
  return `order ${String(id)}`
}

function respondUnknown(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { links, language } = context.var.visit
  const words = adminTexts[language].orders
  return respondAdmin(context, administrator, {
    title: words.title,
    path: ordersPath,
    status: 404,
    error: words.unknown,
    content: html`<p><a href="${links.to(adminPath)}${ordersPath}">${words.back}</a></p>`,
  })
}

/** The first cell is the link to the order. In narrow windows each row is a card. */
function ordersTable(orders: readonly Order[], visit: Visit): Html {
  const { language, links } = visit
  const words = adminTexts[language].orders
  return html`<table class="er-admin-table">
    <thead>
      <tr>
        <th scope="col">${words.number}</th>
        <th scope="col">${words.date}</th>
        <th scope="col">${words.customer}</th>
        <th scope="col">${words.state}</th>
        <th scope="col">${attributionTexts[language].admin.source}</th>
        <th scope="col" class="er-number">${words.total}</th>
      </tr>
    </thead>
    <tbody>
      ${orders.map(
        (order) =>
          html`<tr>
            <th scope="row"><a href="${links.to(adminPath)}${ordersPath}${order.id}/">${words.one(order.id)}</a></th>
            <td data-title="${words.date}">${formatDateTime(order.placedAt, language)}</td>
            <td data-title="${words.customer}">${nameOfBuyer(order)}</td>
            <td data-title="${words.state}">${stateMark(order, visit)}</td>
            <td data-title="${attributionTexts[language].admin.source}">${orderSourceName(order, visit)}</td>
            <td data-title="${words.total}" class="er-number">${orderAmount(order.totalMinor, order, visit)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function nameOfBuyer({ billing }: Order): string {
  return [billing.first_name, billing.last_name].filter(Boolean).join(" ")
}

function stateMark({ state }: Order, { language }: Visit): Html {
  return html`<mark class="order-status status-${state}">${ordersTexts[language].states[state]}</mark>`
}

function orderContent(order: Order, emails: readonly Email[], visit: Visit): Html {
  const { language, links } = visit
  const words = adminTexts[language].orders
  const account = order.customerId === null ? words.guest : words.account
  return html`<p class="er-admin-facts">
      ${stateMark(order, visit)} <span>${formatDateTime(order.placedAt, language)}</span>
      <span>${order.billing.email} (${account})</span>
    </p>
    ${stateForm(order, visit)} ${orderDetails(order, visit)} ${addressSections(order, visit)}
    ${orderSource(order, visit)}
    <section>
      <h2>${words.emails}</h2>
      <ul class="er-admin-list">
        ${emails.map(
          ({ id, subject, recipient }) =>
            html`<li><a href="${links.to(adminPath)}${outboxPath}${id}/">${subject}</a> <span>${recipient}</span></li>`,
        )}
      </ul>
    </section>
    <p><a href="${links.to(adminPath)}${ordersPath}">${words.back}</a></p>`
}

function stateForm(order: Order, visit: Visit): Html {
  const { language, links } = visit
  const words = adminTexts[language].orders
  const next = nextStates(order.state)
  if (next.length === 0) return html`<p>${words.noNext}</p>`
  return html`<form class="er-admin-form" method="post" action="${links.to(adminPath)}${ordersPath}${order.id}/">
    <label for="order_status">${words.next}</label>
    <select id="order_status" name="order_status">
      ${next.map((state) => html`<option value="${state}">${ordersTexts[language].states[state]}</option>`)}
    </select>
    <input type="hidden" name="er-from" value="${order.state}" />
    <input type="hidden" name="${nonceName}" value="${issueNonce(actionOf(order.id), visit)}" />
    ${languageField(visit)}
    <button type="submit" class="button alt">${words.change}</button>
  </form>`
}

import type { Context } from "hono"
import { readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import { locales } from "../../texts/languages.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { orderAmount } from "../orders/orderAmount.ts"
import { addressSections, orderDetails } from "../orders/orderDetails.ts"
import { orderPager, readPageNumber } from "../orders/orderPager.ts"
import { listOrdersOf, readOrder, type Order } from "../orders/readOrders.ts"
import { ordersTexts } from "../orders/texts.ts"
import { isPayable } from "../payments/payOrder.ts"
import { respondAccount } from "./accountPage.ts"
import type { Customer } from "./customer.ts"
import { accountPath, ordersPath, viewOrderPath } from "./paths.ts"
import { accountTexts } from "./texts.ts"
import { orderPayPath } from "../payments/paths.ts"
import { archivePath } from "../catalogue/paths.ts"

const perPage = 10

/** Lists a customer's orders, newest first. */
export async function ordersPage(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language].orders
  const page = readPageNumber(visit)
  const path = `${visit.links.to(accountPath)}${ordersPath}`
  const { orders, hasMore } = await listOrdersOf(visit.shop.database, customer.id, { page, perPage })
  return respondAccount(context, customer, {
    title: words.title,
    path: ordersPath,
    content:
      orders.length === 0
        ? html`<p class="woocommerce-no-orders">${words.empty}</p>
            <p><a class="button" href="${visit.links.to(archivePath)}">${words.archive}</a></p>`
        : html`${ordersTable(orders, visit)}
          ${orderPager({ page, hasMore, path, className: "woocommerce-pagination er-pager", words })}`,
  })
}

/** Shows a customer's order. Another customer's order is a 404 like an unknown number, to hide that it exists. */
export async function viewOrderPage(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language].orders
  const order = await readOrder(visit.shop.database, readNumber(context.req.param("id")))
  const back = html`<p class="er-back"><a href="${visit.links.to(accountPath)}${ordersPath}">${words.back}</a></p>`
  if (order?.customerId !== customer.id) {
    const page = { title: words.title, path: ordersPath, content: back, error: words.unknown, status: 404 } as const
    return respondAccount(context, customer, page)
  }
  const state = ordersTexts[visit.language].states[order.state]
  return respondAccount(context, customer, {
    title: words.one(order.id),
    path: ordersPath,
    content: html`<p class="er-lead">${words.placed(formatDate(order, visit), state)}</p>
      ${orderDetails(order, visit)} ${addressSections(order, visit)} ${back}`,
  })
}

function formatDate({ placedAt }: Order, { language }: Visit): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Madrid" }).format(placedAt)
}

function ordersTable(orders: readonly Order[], visit: Visit): Html {
  const words = accountTexts[visit.language].orders
  const heads = [
    ["number", words.number],
    ["date", words.date],
    ["status", words.state],
    ["total", words.total],
    ["actions", words.actions],
  ] as const
  return html`<table
    class="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders account-orders-table"
  >
    <thead>
      <tr>
        ${heads.map(
          ([name, label]) =>
            html`<th
              scope="col"
              class="woocommerce-orders-table__header woocommerce-orders-table__header-order-${name}"
            >
              <span class="${name === "actions" ? "screen-reader-text" : ""}">${label}</span>
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${orders.map((order) => orderRow(order, visit))}
    </tbody>
  </table>`
}

function orderRow(order: Order, visit: Visit): Html {
  const { language, links } = visit
  const words = accountTexts[language].orders
  const href = `${links.to(accountPath)}${viewOrderPath}${String(order.id)}/`
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const cell = (name: string, label: string, content: Html) =>
    html`<td class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-${name}" data-title="${label}">
      ${content}
    </td>`
  return html`<tr class="woocommerce-orders-table__row woocommerce-orders-table__row--status-${order.state} order">
    <th scope="row" class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-number">
      <a href="${href}">${words.one(order.id)}</a>
    </th>
    ${cell(
      "date",
      words.date,
      html`<time datetime="${order.placedAt.toISOString()}">${formatDate(order, visit)}</time>`,
    )}
    ${cell(
      "status",
      words.state,
      html`<mark class="order-status status-${order.state}">${ordersTexts[language].states[order.state]}</mark>`,
    )}
    ${cell("total", words.total, html`${orderAmount(order.totalMinor, order, visit)} <small>${words.count(count)}</small>`)}
    ${cell(
      "actions",
      words.actions,
      html`<a class="woocommerce-button button view" href="${href}" aria-label="${words.viewOne(order.id)}"
          >${words.view}</a
        >${
          isPayable(order)
            ? html` <a
                class="woocommerce-button button pay"
                href="${links.to(orderPayPath(order.id, order.key))}"
                aria-label="${words.payOne(order.id)}"
                >${words.pay}</a
              >`
            : ""
        }`,
    )}
  </tr>`
}

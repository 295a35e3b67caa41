import type { Context } from "hono"
import { lineMinor, lineSku, type Basket, type BasketLine } from "../basket/basket.ts"
import { readBasket } from "../basket/readBasket.ts"
import { nameChoices } from "../catalogue/attributes.ts"
import { totalsTable } from "../html/basketTotals.ts"
import { shopAddress } from "../html/footer.ts"
import { html, type Html } from "../html/html.ts"
import { noticesWrapper } from "../html/notices.ts"
import { amountHtml } from "../html/price.ts"
import { formatPrice } from "../texts/money.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import { respondPage } from "./respond.ts"

/** What the shopper is about to order, and a letter that orders it: this shop takes no payments yet, and says so. */
export async function checkoutPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, session, language, texts, links } = visit
  const due = await readBasket(shop.database, language, session.id)
  if (due.lines.length === 0) return context.redirect(links.basket, 303)
  return respondPage(context, {
    title: texts.checkout.title,
    bodyClass: "woocommerce-page er-checkout",
    isIndexed: false,
    content: ({ basket, notices }) =>
      html`<div class="er-narrow">
        <h1 class="entry-title">${texts.checkout.title}</h1>
        ${noticesWrapper(notices)}
        <p class="er-lead">${texts.checkout.lead}</p>
        <p>${texts.checkout.how}</p>
        ${summary(basket, visit)}
        <p><a class="button alt" href="${letterHref(basket, visit)}">${texts.checkout.order}</a></p>
        <p>${texts.checkout.orAddress(shopAddress)}</p>
        <p><a href="${links.basket}">${texts.checkout.back}</a></p>
      </div>`,
  })
}

function summary(basket: Basket, visit: Visit): Html {
  return html`<h2>${visit.texts.checkout.summary}</h2>
    <ul class="er-order-lines">
      ${basket.lines.map((line) => html`<li><span>${lineWords(line)}</span> ${amountHtml(lineMinor(line), visit)}</li>`)}
    </ul>
    ${totalsTable(basket, visit)}`
}

function letterHref(basket: Basket, { texts, language }: Visit): string {
  const { subject, greeting, closing } = texts.checkout
  const lines = basket.lines.map(
    (line) => `- ${lineWords(line)} [${lineSku(line)}]: ${formatPrice(lineMinor(line), language)}`,
  )
  const totals = [
    `${texts.basket.shipping}: ${formatPrice(basket.shippingMinor, language)}`,
    `${texts.basket.total}: ${formatPrice(basket.totalMinor, language)}`,
  ]
  const body = [greeting, "", ...lines, "", ...totals, "", closing, ""].join("\r\n")
  return `mailto:${shopAddress}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function lineWords({ product, variation, quantity }: BasketLine): string {
  const choices = nameChoices(product, variation).map(({ label, value }) => `${label}: ${value}`)
  return [`${String(quantity)} × ${product.name}`, ...choices].join(", ")
}

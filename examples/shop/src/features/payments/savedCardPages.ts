import type { Context } from "hono"
import { readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import { isVisit, type ShopEnv, type Visit } from "../../visit.ts"
import { respondAccount } from "../accounts/accountPage.ts"
import type { Customer } from "../accounts/customer.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { describeCard } from "./describeCard.ts"
import { providerOf } from "./provider.ts"
import { deleteSavedCard, findSavedCard, listSavedCards, makeDefault, type SavedCard } from "./savedCards.ts"
import { paymentsTexts } from "./texts.ts"
import { paymentMethodsPath } from "./paths.ts"
import { accountPath } from "../accounts/paths.ts"

type CardAction = "delete" | "set-default"

const nonceAction = (action: CardAction, id: number) => `${action}-payment-method-${String(id)}`

/** `/payment-methods/`: the cards of a customer. */
export async function paymentMethodsPage(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { visit } = context.var
  const { shop, links, language } = visit
  const words = paymentsTexts[language].methods
  const cards = await listSavedCards(shop.database, customer.id)
  return respondAccount(context, customer, {
    title: words.title,
    path: "payment-methods/",
    settings: { host: { woocommerce_params: { ajax_url: links.ajax } } },
    content: html`${
        cards.length === 0
          ? html`<p class="woocommerce-Message woocommerce-Message--info woocommerce-info">${words.none}</p>`
          : cardTable(cards, visit)
      }
      <p><a class="button" href="${links.to(accountPath)}add-payment-method/">${words.add}</a></p>`,
  })
}

/** The link that deletes a card. */
export function takeDeletion(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { shop, language } = context.var.visit
  return changeCard(context, customer, "delete", async (card) => {
    await deleteSavedCard(shop.database, providerOf(shop), card)
    return paymentsTexts[language].methods.deleted
  })
}

/** The link that makes a card the default. */
export function takeDefault(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { shop, language } = context.var.visit
  return changeCard(context, customer, "set-default", async (card) => {
    await makeDefault(shop.database, card)
    return paymentsTexts[language].methods.defaulted
  })
}

async function changeCard(
  context: Context<ShopEnv>,
  customer: Customer,
  action: CardAction,
  change: (card: SavedCard) => Promise<string>,
): Promise<Response> {
  const { visit } = context.var
  const { shop, session, links, language, url } = visit
  const id = readNumber(context.req.param("id"))
  const card = await findSavedCard(shop.database, customer.id, id)
  const nonce = url.searchParams.get("_wpnonce") ?? ""
  const isOurs = shop.nonces.isValid(nonce, nonceAction(action, id), session.id)
  // A prefetch of a link changes nothing.
  if (!card || !isOurs || !isVisit(context)) {
    const text = paymentsTexts[language].invalidMethod
    return redirectWithNotice(context, links.to(paymentMethodsPath), { kind: "error", text })
  }
  return redirectWithNotice(context, links.to(paymentMethodsPath), { kind: "success", text: await change(card) })
}

function cardTable(cards: readonly SavedCard[], visit: Visit): Html {
  const words = paymentsTexts[visit.language].methods
  return html`<table
    class="woocommerce-MyAccount-paymentMethods shop_table shop_table_responsive account-payment-methods-table"
  >
    <thead>
      <tr>
        <th scope="col" class="woocommerce-PaymentMethod--method payment-method-method">${words.method}</th>
        <th scope="col" class="woocommerce-PaymentMethod--expires payment-method-expires">${words.expires}</th>
        <th scope="col" class="woocommerce-PaymentMethod--actions payment-method-actions">
          <span class="screen-reader-text">${words.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      ${cards.map((card) => cardRow(card, visit))}
    </tbody>
  </table>`
}

function cardRow(card: SavedCard, visit: Visit): Html {
  const words = paymentsTexts[visit.language].methods
  const { brand, last4, expires } = describeCard(card)
  const name = paymentsTexts[visit.language].shortCard(brand, last4)
  const link = (action: CardAction, className: string, label: string) =>
    html`<a href="${actionHref(action, card, visit)}" class="button ${className}" aria-label="${label}: ${name}"
      >${label}</a
    >`
  return html`<tr class="payment-method ${card.isDefault ? "default-payment-method" : ""}">
    <td class="woocommerce-PaymentMethod--method payment-method-method" data-title="${words.method}">
      ${name}${card.isDefault ? html` <small>(${words.isDefault})</small>` : ""}
    </td>
    <td class="woocommerce-PaymentMethod--expires payment-method-expires" data-title="${words.expires}">${expires}</td>
    <td class="woocommerce-PaymentMethod--actions payment-method-actions">
      ${link("delete", "delete", words.delete)}
      ${card.isDefault ? "" : link("set-default", "default", words.makeDefault)}
    </td>
  </tr>`
}

function actionHref(action: CardAction, { id }: SavedCard, { shop, session, links }: Visit): string {
  const nonce = shop.nonces.issue(nonceAction(action, id), session.id)
  return `${links.to(accountPath)}${action}-payment-method/${String(id)}/?_wpnonce=${nonce}`
}

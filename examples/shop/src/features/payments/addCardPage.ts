import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html } from "../../html/html.ts"
import type { ShopEnv } from "../../visit.ts"
import { respondAccount } from "../accounts/accountPage.ts"
import type { Customer } from "../accounts/customer.ts"
import { hasNonce, nonceFields } from "../accounts/formRow.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { readAppearances } from "./appearance.ts"
import { cardBox } from "./cardBox.ts"
import { cardGateway } from "./cardFields.ts"
import { cardPolicy, createCardSettings } from "./cardSettings.ts"
import { cardTitle } from "./cardTitle.ts"
import { addingLimitOf } from "./createSetup.ts"
import { reachProvider } from "./port.ts"
import { providerOf } from "./provider.ts"
import { addSavedCard } from "./savedCards.ts"
import { paymentsTexts } from "./texts.ts"
import { paymentMethodsPath } from "./paths.ts"

const nonce = { name: "woocommerce-add-payment-method-nonce", action: "woocommerce-add-payment-method" } as const

/** The account page on which a card is added, as the platform prints it. */
export async function addCardPage(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  return respondForm(context, customer)
}

/** Handles that form: the provider has already saved the card, and is asked to confirm it. */
export async function takeAddedCard(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { visit } = context.var
  const { shop, language, links } = visit
  const words = paymentsTexts[language].methods
  const fields = await readForm(context)
  if (!hasNonce(fields, nonce.name, nonce.action, visit)) return respondForm(context, customer, words.badNonce)
  const provider = providerOf(shop)
  const id = fields.get("wcpay-setup-intent") ?? ""
  const add = async () => {
    const setup = /^seti_\w{1,80}$/.test(id) ? await provider.retrieveIntent(id) : null
    if (setup?.status !== "succeeded") return false
    const { paymentMethod } = setup
    const now = new Date(shop.clock())
    return addSavedCard(shop.database, provider, { customerId: customer.id, paymentMethod, now })
  }
  const isAdded = await reachProvider(add, () => false)
  if (!isAdded) return respondForm(context, customer, words.notAdded)
  addingLimitOf(shop).count(String(customer.id))
  return redirectWithNotice(context, links.to(paymentMethodsPath), { kind: "success", text: words.added })
}

async function respondForm(context: Context<ShopEnv>, customer: Customer, error?: string): Promise<Response> {
  const { visit } = context.var
  const { links, language } = visit
  const words = paymentsTexts[language].methods
  const id = `payment_method_${cardGateway}`
  const content = html`<form id="add_payment_method" method="post">
      <div id="payment" class="woocommerce-Payment">
        <ul class="woocommerce-PaymentMethods payment_methods methods">
          <li class="woocommerce-PaymentMethod wc_payment_method payment_method_${cardGateway}">
            <input id="${id}" type="radio" class="input-radio" name="payment_method" value="${cardGateway}" checked />
            <label for="${id}">${cardTitle(language)}</label>
            <div class="woocommerce-PaymentBox payment_box payment_method_${cardGateway}">
              ${cardBox({ savedCards: [], canSave: true }, visit)}
            </div>
          </li>
        </ul>
        <p class="form-row">
          ${nonceFields(nonce.name, nonce.action, visit)} ${languageField(visit)}
          <button type="submit" class="button alt" id="place_order" value="${words.add}">${words.add}</button>
          <input type="hidden" name="woocommerce_add_payment_method" value="1" />
        </p>
      </div>
    </form>
    <p><a href="${links.to(paymentMethodsPath)}">${words.back}</a></p>`
  return respondAccount(context, customer, {
    title: words.add,
    path: "payment-methods/",
    content,
    error,
    ...(error !== undefined && { status: 422 as const }),
    policy: cardPolicy(),
    settings: createCardSettings(visit, { totalMinor: 0, isAdding: true, appearances: await readAppearances(visit) }),
  })
}

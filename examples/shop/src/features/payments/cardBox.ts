import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import type { Order } from "../orders/readOrders.ts"
import { cardGateway, newCardField, tokenField } from "./cardFields.ts"
import { isSimulated } from "./cardMode.ts"
import { describeCard, isExpired } from "./describeCard.ts"
import { listSavedCards, type SavedCard } from "./savedCards.ts"
import { paymentsTexts } from "./texts.ts"

/** The cards that a shopper can choose from. */
export interface CardChoice {
  readonly savedCards: readonly SavedCard[]
  /** Whether a new card can be saved: by customers, and by guests who create an account. */
  readonly canSave: boolean
}

/**
 * Reads the visitor's cards. `becomesCustomer` where a guest can create an account with the order. For an existing `order`, a new card can be
 * saved only by its customer, whose account the card would go to.
 */
export async function readCardChoice(
  visit: Visit,
  { becomesCustomer = false, order }: { readonly becomesCustomer?: boolean; readonly order?: Order } = {},
): Promise<CardChoice> {
  const customer = await visit.readCustomer()
  const savedCards = customer ? await listSavedCards(visit.shop.database, customer.id) : []
  const isTheirs = customer !== undefined && (!order || order.customerId === customer.id)
  return { savedCards, canSave: becomesCustomer || isTheirs }
}

/** The content of the payment method's box: saved cards, and the container of the provider's form. */
export function cardBox({ savedCards, canSave }: CardChoice, visit: Visit): Html {
  const words = paymentsTexts[visit.language]
  // The simulated form says itself that it is one.
  return html`${isSimulated() ? "" : html`<p>${words.realHint}</p>`}
    <noscript><p>${words.needsScript}</p></noscript>
    ${savedCards.length > 0 ? tokenList(savedCards, visit) : ""}
    <div class="wcpay-upe-form" data-payment-method-type="card">
      <fieldset class="wc-payment-form">
        <div class="wcpay-upe-element" data-payment-method-type="card"></div>
      </fieldset>
      ${canSave ? saveRow(words.saveCard) : ""}
    </div>`
}

function tokenList(savedCards: readonly SavedCard[], visit: Visit): Html {
  const words = paymentsTexts[visit.language]
  const preset = savedCards.find((card) => card.isDefault && !isExpired(card, visit.shop.clock()))
  return html`<ul class="woocommerce-SavedPaymentMethods wc-saved-payment-methods" data-count="${savedCards.length}">
    ${savedCards.map((card) => {
      const { brand, last4, expires } = describeCard(card)
      const label = words.savedCard(brand, last4, expires)
      return token({ value: String(card.id), label, isChecked: card === preset, kind: "token" })
    })}
    ${token({ value: "new", label: words.useNew, isChecked: preset === undefined, kind: "new" })}
  </ul>`
}

interface Token {
  readonly value: string
  readonly label: string
  readonly isChecked: boolean
  readonly kind: "token" | "new"
}

function token({ value, label, isChecked, kind }: Token): Html {
  const id = `wc-${cardGateway}-payment-token-${value}`
  return html`<li class="woocommerce-SavedPaymentMethods-${kind}">
    <input
      id="${id}"
      type="radio"
      name="${tokenField}"
      value="${value}"
      class="woocommerce-SavedPaymentMethods-tokenInput"
      ${isChecked ? "checked" : ""}
    />
    <label for="${id}">${label}</label>
  </li>`
}

function saveRow(label: string): Html {
  return html`<p class="form-row woocommerce-SavedPaymentMethods-saveNew">
    <input id="${newCardField}" name="${newCardField}" type="checkbox" value="true" />
    <label for="${newCardField}">${label}</label>
  </p>`
}

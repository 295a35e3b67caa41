/** A card of the shopper's account. */
export interface SavedCard {
  readonly id: number
  readonly paymentMethod: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** The card entry of a list of payment methods. */
export interface CardMethodView {
  readonly isChosen: boolean
  readonly prefix: string
  readonly isLoggedIn: boolean
  readonly savedCards: readonly SavedCard[]
}

const gateway = "woocommerce_payments"

const words = {
  en: {
    title: "Card",
    use: "Use a new payment method",
    save: "Save payment information to my account for future purchases.",
    place: "Place order",
  },
  es: {
    title: "Tarjeta",
    use: "Usar un nuevo método de pago",
    save: "Guardar la información de pago en mi cuenta para futuras compras.",
    place: "Realizar el pedido",
  },
} as const

/** The gateway's entry in a list of payment methods. Source: host-pages "Payment provider plugin active". */
export function formatCardMethod({ isChosen, prefix, isLoggedIn, savedCards }: CardMethodView): string {
  const texts = words[prefix === "/en" ? "en" : "es"]
  const tokens = isLoggedIn ? formatTokens(savedCards, texts.use) : ""
  const save = `<p class="form-row woocommerce-SavedPaymentMethods-saveNew"><input id="wc-${gateway}-new-payment-method" name="wc-${gateway}-new-payment-method" type="checkbox" value="true" style="width:auto;" /><label for="wc-${gateway}-new-payment-method" style="display:inline;">${texts.save}</label></p>`
  return `<li class="wc_payment_method payment_method_${gateway}"><input id="payment_method_${gateway}" type="radio" class="input-radio" name="payment_method" value="${gateway}"${isChosen ? ' checked="checked"' : ""} data-order_button_text="" /><label for="payment_method_${gateway}">${texts.title}</label><div class="payment_box payment_method_${gateway}"${isChosen ? "" : ' style="display:none;"'}>${tokens}<div class="wcpay-upe-form" data-payment-method-type="card"><fieldset id="wc-${gateway}-upe-form" class="wc-upe-form wc-payment-form"><div class="wcpay-upe-element" data-payment-method-type="card"></div></fieldset>${save}</div></div></li>`
}

function formatTokens(cards: readonly SavedCard[], use: string): string {
  const items = cards.map(
    ({ id, brand, last4, exp_month, exp_year }, index) =>
      `<li class="woocommerce-SavedPaymentMethods-token"><input id="wc-${gateway}-payment-token-${id}" type="radio" name="wc-${gateway}-payment-token" value="${id}" style="width:auto;" class="woocommerce-SavedPaymentMethods-tokenInput"${index === 0 ? ' checked="checked"' : ""} /><label for="wc-${gateway}-payment-token-${id}">${brand === "visa" ? "Visa" : "MasterCard"} ending in ${last4} (expires ${String(exp_month).padStart(2, "0")}/${String(exp_year).slice(-2)})</label></li>`,
  )
  return `<ul class="woocommerce-SavedPaymentMethods wc-saved-payment-methods" data-count="${cards.length}">${items.join("")}<li class="woocommerce-SavedPaymentMethods-new"><input id="wc-${gateway}-payment-token-new" type="radio" name="wc-${gateway}-payment-token" value="new" style="width:auto;" class="woocommerce-SavedPaymentMethods-tokenInput" /><label for="wc-${gateway}-payment-token-new">${use}</label></li></ul>`
}

const bothForms = (card: string, button: string) =>
  `<div id="payment"><ul class="wc_payment_methods payment_methods methods">${card}</ul><div class="form-row"><button type="submit" class="button alt" id="place_order" value="${button}" data-value="${button}">${button}</button></div></div>`

/** The page of an order that still has to be paid. */
export function formatOrderPay(card: string): string {
  return `<div class="woocommerce-notices-wrapper"></div><form id="order_review" method="post"><table class="shop_table"><tbody><tr><td>Southpaw × 1</td><td>48.90 €</td></tr></tbody></table>${bothForms(card, "Pay for order")}<input type="hidden" name="woocommerce_pay" value="1" /><input type="hidden" name="woocommerce-pay-nonce" value="double" /></form>`
}

/** The account page on which a card is added. */
export function formatAddMethod(card: string): string {
  return `<div class="woocommerce-notices-wrapper"></div><form id="add_payment_method" method="post">${bothForms(card, "Add payment method")}<input type="hidden" name="woocommerce_add_payment_method" value="1" /><input type="hidden" name="woocommerce-add-payment-method-nonce" value="double" /></form>`
}

/** The account's list of cards. */
export function formatSavedList(cards: readonly SavedCard[]): string {
  if (cards.length === 0) return '<div class="woocommerce-info">No saved methods found.</div>'
  const rows = cards.map(
    ({ id, last4, exp_month, exp_year }) =>
      `<tr class="payment-method"><td class="payment-method-method">Visa ending in ${last4}</td><td class="payment-method-expires">${String(exp_month).padStart(2, "0")}/${String(exp_year).slice(-2)}</td><td class="payment-method-actions"><a href="/en/my-account/delete-payment-method/${id}/?_wpnonce=double" class="button delete">Delete</a> <a href="/en/my-account/set-default-payment-method/${id}/?_wpnonce=double" class="button default">Make default</a></td></tr>`,
  )
  return `<div class="woocommerce-notices-wrapper"></div><table class="woocommerce-MyAccount-paymentMethods shop_table account-payment-methods-table"><thead><tr><th>Method</th><th>Expires</th><th>Actions</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
}

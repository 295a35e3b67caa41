const words = {
  es: {
    ends: "terminada en",
    expires: "caduca el",
    use: "Usar un nuevo método de pago",
    save: "Guardar la información de pago en mi cuenta para futuras compras.",
    card: "Tarjeta",
    number: "Número de tarjeta",
    method: "Método",
    until: "Caduca",
    actions: "Acciones",
    remove: "Eliminar",
    preset: "Usar por defecto",
    add: "Añadir método de pago",
  },
  en: {
    ends: "ending in",
    expires: "expires",
    use: "Use a new payment method",
    save: "Save payment information to my account for future purchases.",
    card: "Card",
    number: "Card number",
    method: "Method",
    until: "Expires",
    actions: "Actions",
    remove: "Delete",
    preset: "Make default",
    add: "Add payment method",
  },
} as const

const cards = [
  { id: 1, name: "Visa", last4: "4242", until: "12/40", isDefault: true },
  { id: 2, name: "MasterCard", last4: "4444", until: "01/20", isDefault: false },
]

/** Markup of saved cards as the platform prints it: a choice at the checkout, the account's table, the page that adds a card. */
export function savedCardsHtml(kind: "choice" | "table" | "adding", language: "es" | "en"): string {
  const texts = words[language]
  if (kind === "table") return formatTable(texts)
  const tokens = cards.map(
    ({ id, name, last4, until, isDefault }) =>
      `<li><input id="token-${id}" type="radio" name="wc-woocommerce_payments-payment-token" value="${id}" class="woocommerce-SavedPaymentMethods-tokenInput"${isDefault ? " checked" : ""}><label for="token-${id}">${name} ${texts.ends} ${last4} (${texts.expires} ${until})</label></li>`,
  )
  const list = `<ul class="woocommerce-SavedPaymentMethods wc-saved-payment-methods" data-count="2">${tokens.join("")}<li class="woocommerce-SavedPaymentMethods-new"><input id="token-new" type="radio" name="wc-woocommerce_payments-payment-token" value="new" class="woocommerce-SavedPaymentMethods-tokenInput"><label for="token-new">${texts.use}</label></li></ul>`
  const form = `<div class="wcpay-upe-form"><fieldset class="wc-payment-form"><legend>${texts.card}</legend><label for="number">${texts.number}</label> <input id="number"></fieldset><p class="form-row woocommerce-SavedPaymentMethods-saveNew"><input id="wc-woocommerce_payments-new-payment-method" name="wc-woocommerce_payments-new-payment-method" type="checkbox" value="true"><label for="wc-woocommerce_payments-new-payment-method">${texts.save}</label></p></div>`
  const box = `<div class="payment_box payment_method_woocommerce_payments">${kind === "adding" ? "" : list}${form}</div>`
  const id = kind === "adding" ? "add_payment_method" : "order_review"
  return `<form id="${id}" method="post">${box}<button type="submit" id="place_order">${texts.add}</button></form>`
}

function formatTable(texts: (typeof words)["es" | "en"]): string {
  const rows = cards.map(
    ({ id, name, last4, until }) =>
      `<tr class="payment-method"><td class="payment-method-method">${name} ${texts.ends} ${last4}</td><td class="payment-method-expires">${until}</td><td class="payment-method-actions"><a href="/delete/${id}/" class="button delete">${texts.remove}</a> <a href="/default/${id}/" class="button default">${texts.preset}</a></td></tr>`,
  )
  return `<table class="woocommerce-MyAccount-paymentMethods"><thead><tr><th>${texts.method}</th><th>${texts.until}</th><th>${texts.actions}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
}

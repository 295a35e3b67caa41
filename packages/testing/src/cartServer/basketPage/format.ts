import type { Basket, BasketLine } from "../basket.ts"
import { formatAmount, formatQuantityField, type LineQuantities } from "../fragments.ts"
import { wordsFor } from "../words.ts"
import type { BasketChoices } from "./choices.ts"
import { type PageWords, pageWordsFor } from "./words.ts"

/** The data that the basket page shows. */
export interface BasketView {
  readonly basket: Basket
  readonly choices: BasketChoices
  readonly prefix: string
  /** The form's nonce; the shop accepts no older nonce. */
  readonly nonce: string
  readonly quantities: LineQuantities
}

/** A notice of the platform. */
export function formatNotice(kind: "message" | "error", html: string): string {
  return kind === "error"
    ? `<ul class="woocommerce-error" role="alert"><li>${html}</li></ul>`
    : `<div class="woocommerce-message" role="alert">${html}</div>`
}

/** The basket as the platform's shortcode prints it below the notices. */
export function formatBasketContent(view: BasketView): string {
  const { basket, prefix } = view
  const words = pageWordsFor(prefix)
  if (basket.count > 0) return `${formatForm(view, words)}<div class="cart-collaterals">${formatTotals(view)}</div>`
  return `<div class="wc-empty-cart-message"><p class="cart-empty woocommerce-info">${words.empty}</p></div><p class="return-to-shop"><a class="button wc-backward" href="${prefix}/shop/">Shop</a></p>`
}

function formatForm({ basket, prefix, nonce, quantities }: BasketView, words: PageWords): string {
  const headings = (["product", "price", "quantity", "subtotal"] as const).map(
    (name) => `<th scope="col" class="product-${name}">${words[name]}</th>`,
  )
  return `<form class="woocommerce-cart-form" action="${prefix}/carrito/" method="post"><table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents"><thead><tr><td class="product-remove"></td>${headings.join("")}</tr></thead><tbody>${basket.lines.map((line) => formatRow(line, { prefix, quantities, words })).join("")}
<tr><td colspan="5" class="actions"><div class="coupon"><label for="coupon_code">${words.couponLabel}</label> <input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="${words.couponCode}" /> <button type="submit" class="button" name="apply_coupon" value="${words.applyCoupon}">${words.applyCoupon}</button></div><button type="submit" class="button" name="update_cart" value="${words.update}">${words.update}</button><input type="hidden" name="woocommerce-cart-nonce" value="${nonce}" /><input type="hidden" name="_wp_http_referer" value="${prefix}/carrito/" /></td></tr></tbody></table></form>`
}

interface RowOptions extends Pick<BasketView, "prefix" | "quantities"> {
  readonly words: PageWords
}

function formatRow(line: BasketLine, { prefix, quantities, words }: RowOptions): string {
  const { key, product, quantity } = line
  const cell = (name: "product" | "price" | "quantity" | "subtotal", html: string) =>
    `<td class="product-${name === "product" ? "name" : name}" data-title="${words[name]}">${html}</td>`
  const field = product.isSoldIndividually
    ? `1 <input type="hidden" name="cart[${key}][qty]" value="1" />`
    : formatQuantityField(line, { quantities, id: `quantity_${key}`, label: words.quantityOf(product.name) })
  return `<tr class="woocommerce-cart-form__cart-item cart_item"><td class="product-remove"><a role="button" href="${prefix}/carrito/?remove_item=${key}&amp;_wpnonce=double" class="remove" aria-label="${wordsFor(prefix).remove(product.name)}" data-product_id="${product.id}" data-product_sku="${product.sku}">&times;</a></td>${cell("product", `<a href="${prefix}/product/${product.slug}/">${product.name}</a>`)}${cell("price", formatAmount(product.priceMinor))}${cell("quantity", field)}${cell("subtotal", formatAmount(product.priceMinor * quantity))}</tr>`
}

/** The totals, which the shop also sends by themselves. */
export function formatTotals(view: Pick<BasketView, "basket" | "choices" | "prefix" | "nonce">): string {
  const { basket, choices, prefix } = view
  const words = pageWordsFor(prefix)
  const coupons = choices.coupons.map(
    (code) =>
      `<tr class="cart-discount coupon-${code}"><th>${words.coupon(code)}</th><td>-${formatAmount(choices.discountMinor)} <a role="button" aria-label="${words.takeOffCoupon(code)}" href="${prefix}/carrito/?remove_coupon=${code}" class="woocommerce-remove-coupon" data-coupon="${code}">${words.takeOff}</a></td></tr>`,
  )
  return `<div class="cart_totals"><h2>${words.totals}</h2><table class="shop_table shop_table_responsive"><tbody><tr class="cart-subtotal"><th>${words.subtotal}</th><td>${formatAmount(basket.totalMinor)}</td></tr>${coupons.join("")}<tr class="woocommerce-shipping-totals shipping"><th>${words.shipping}</th><td>${formatRates(choices, words)}${formatCalculator(view, words)}</td></tr><tr class="order-total"><th>${words.total}</th><td><strong>${formatAmount(choices.totalMinor)}</strong></td></tr></tbody></table><div class="wc-proceed-to-checkout"><a href="${prefix}/checkout/" class="checkout-button button alt wc-forward">${words.checkout}</a></div></div>`
}

/** A single rate is printed as a hidden field, no rate as a text. */
function formatRates({ rates, rate }: BasketChoices, words: PageWords): string {
  if (rates.length === 0) return words.noRates
  const items = rates.map((each) => {
    const id = `shipping_method_0_${each.id.replace(":", "")}`
    const isOnly = rates.length === 1
    const type = isOnly ? 'type="hidden"' : `type="radio"${each === rate ? " checked" : ""}`
    return `<li><input ${type} name="shipping_method[0]" data-index="0" id="${id}" value="${each.id}" class="shipping_method" /><label for="${id}">${each.name(words)}: ${formatAmount(each.priceMinor)}</label></li>`
  })
  return `<ul id="shipping_method" class="woocommerce-shipping-methods">${items.join("")}</ul>`
}

const countries = { ES: "España", FR: "Francia", GB: "Reino Unido" }
const provinces = { B: "Barcelona", M: "Madrid", V: "Valencia" }

function formatCalculator({ choices, prefix, nonce }: Omit<BasketView, "quantities">, words: PageWords): string {
  const { country, state, postcode } = choices.address
  const options = (names: Readonly<Record<string, string>>, chosen: string) =>
    Object.entries(names).map(
      ([code, name]) => `<option value="${code}"${code === chosen ? " selected" : ""}>${name}</option>`,
    )
  const field = (name: string, label: string, control: string) =>
    `<p class="form-row form-row-wide" id="calc_shipping_${name}_field"><label for="calc_shipping_${name}">${label}</label>${control}</p>`
  return `<form class="woocommerce-shipping-calculator" action="${prefix}/carrito/" method="post"><a href="#" class="shipping-calculator-button" aria-expanded="false" aria-controls="shipping-calculator-form" role="button">${words.changeAddress}</a><section class="shipping-calculator-form" id="shipping-calculator-form" style="display:none;">${field("country", words.country, `<select name="calc_shipping_country" id="calc_shipping_country" class="country_to_state country_select" rel="calc_shipping_state">${options(countries, country).join("")}</select>`)}${field("state", words.state, `<select name="calc_shipping_state" class="state_select" id="calc_shipping_state">${options(provinces, state).join("")}</select>`)}${field("postcode", words.postcode, `<input type="text" class="input-text" value="${postcode}" name="calc_shipping_postcode" id="calc_shipping_postcode" />`)}<p><button type="submit" name="calc_shipping" value="1" class="button">${words.calculate}</button></p><input type="hidden" name="woocommerce-shipping-calculator-nonce" value="${nonce}" /></section></form>`
}

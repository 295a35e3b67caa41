import type { Basket, BasketLine } from "./basket.ts"
import { wordsFor } from "./words.ts"

/**
 * How a theme prints the quantity of a line in the mini-cart: as text alone, as a field, or as a field between placeholders for
 * minus and plus.
 */
export type LineQuantities = "text" | "fields" | "placeholders"

/** The theme's options for printing the basket. */
export interface FragmentOptions {
  readonly theme: "astra" | "storefront"
  readonly quantities: LineQuantities
}

/** The parts of the page that show the basket, by selector, as a theme's server sends them. */
export function createFragments(basket: Basket, prefix: string, options: FragmentOptions): Record<string, string> {
  const { theme, quantities } = options
  const content = `<div class="widget_shopping_cart_content">${formatMiniCart(basket, prefix, quantities)}</div>`
  const links =
    theme === "astra"
      ? { "a.cart-container": formatCartLink(basket, prefix) }
      : {
          "a.cart-contents": formatStorefrontLink("cart-contents", basket, prefix),
          "a.footer-cart-contents": formatStorefrontLink("footer-cart-contents", basket, prefix),
        }
  return { "div.widget_shopping_cart_content": content, ...links }
}

/** The basket link of the Astra theme's header. */
export function formatCartLink(basket: Basket, prefix: string): string {
  return `<a class="cart-container" href="${prefix}/carrito/" aria-label="${wordsFor(prefix).link(basket.count)}"><div class="ast-cart-menu-wrap"><span class="count"><span class="ast-count-text">${basket.count}</span></span></div></a>`
}

/** The basket links of the Storefront theme's header and footer bar. */
export function formatStorefrontLink(className: string, basket: Basket, prefix: string): string {
  return `<a class="${className}" href="${prefix}/carrito/" title="${wordsFor(prefix).viewBasket}">${formatAmount(basket.totalMinor)} <span class="count">${basket.count}</span></a>`
}

function formatMiniCart(basket: Basket, prefix: string, quantities: LineQuantities): string {
  const words = wordsFor(prefix)
  if (basket.lines.length === 0) return `<p class="woocommerce-mini-cart__empty-message">${words.empty}</p>`
  return `<ul class="woocommerce-mini-cart cart_list product_list_widget">${basket.lines
    .map((line) => formatItem(line, prefix, quantities))
    .join("")}</ul>
<p class="woocommerce-mini-cart__total total"><strong>${words.subtotal}:</strong> ${formatAmount(basket.totalMinor)}</p>
<p class="woocommerce-mini-cart__buttons buttons"><a href="${prefix}/carrito/" class="button wc-forward">${words.viewBasket}</a><a href="${prefix}/checkout/" class="button checkout wc-forward">${words.checkout}</a></p>`
}

function formatItem(line: BasketLine, prefix: string, quantities: LineQuantities): string {
  const { key, product, quantity } = line
  const words = wordsFor(prefix)
  const href = `${prefix}/carrito/?remove_item=${key}&amp;_wpnonce=double`
  const chosen = product.variationOf
    ? `<dl class="variation"><dt>${product.variationOf.attribute}:</dt><dd><p>${product.variationOf.value}</p></dd></dl>`
    : ""
  return `<li class="woocommerce-mini-cart-item mini_cart_item"><a role="button" href="${href}" class="remove remove_from_cart_button" aria-label="${words.remove(product.name)}" data-product_id="${product.id}" data-cart_item_key="${key}" data-product_sku="${product.sku}" data-success_message="${words.removed(product.name)}">&times;</a><a href="${prefix}/product/${product.slug}/">${product.name}</a>${chosen}${formatLineQuantity(line, quantities)}<span class="quantity">${quantity} &times; ${formatAmount(product.priceMinor)}</span></li>`
}

/** The platform prints such a field with a new id each time. */
function formatLineQuantity(line: BasketLine, quantities: LineQuantities): string {
  if (quantities === "text") return ""
  const id = `quantity_${crypto.randomUUID().slice(0, 13)}`
  return formatQuantityField(line, { quantities, id, label: `${line.product.name} quantity` })
}

interface QuantityFieldOptions {
  readonly quantities: LineQuantities
  readonly id: string
  readonly label: string
}

/** The field for a line's quantity, between placeholders where the theme prints them. */
export function formatQuantityField(line: BasketLine, { quantities, id, label }: QuantityFieldOptions): string {
  const { key, quantity, stock } = line
  const placeholder = (direction: "minus" | "plus", sign: string) =>
    quantities === "placeholders"
      ? `<a href="javascript:void(0)" class="ast-qty-placeholder ${direction}">${sign}</a>`
      : ""
  return `<div class="quantity">${placeholder("minus", "-")}<label class="screen-reader-text" for="${id}">${label}</label><input type="number" id="${id}" class="input-text qty text" name="cart[${key}][qty]" value="${quantity}" min="0" max="${stock}" step="1" inputmode="numeric" autocomplete="off" />${placeholder("plus", "+")}</div>`
}

/** An amount as the platform prints it. */
export function formatAmount(amountMinor: number): string {
  const figure = (amountMinor / 100).toFixed(2).replace(".", ",")
  return `<span class="woocommerce-Price-amount amount"><bdi>${figure}&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span>`
}

import { convertPrice, currentMinor, isOnSale, priceRange, type Price, type Product } from "./product.ts"
import { currencyFormat, formatAmount, formatPrice } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

type Speaker = Pick<Visit, "language" | "currency" | "texts">

/**
 * An amount in the platform's markup. `amountMinor` is in minor units of the visit's currency; `hidden` hides it from
 * screen readers.
 */
export function amountHtml(
  amountMinor: number,
  { language, currency }: Pick<Visit, "language" | "currency">,
  hidden = false,
): Html {
  const { currency_prefix: prefix, currency_suffix: suffix, currency_symbol: sign } = currencyFormat(language, currency)
  const symbol = html`<span class="woocommerce-Price-currencySymbol">${sign}</span>`
  const amount = formatAmount(amountMinor, language, currency)
  const text = prefix
    ? html`${symbol}${prefix.replace(sign, "").replace(" ", "\u00a0")}${amount}`
    : html`${amount}${suffix.replace(sign, "").replace(" ", "\u00a0")}${symbol}`
  return html`<span class="woocommerce-Price-amount amount" translate="no" ${hidden ? html`aria-hidden="true"` : ""}
    ><bdi>${text}</bdi></span
  >`
}

/** A price in the visit's currency. A reduced one has both amounts, with explanations for screen readers. */
export function priceHtml(price: Price, visit: Speaker): Html {
  if (price.saleMinor === null) return amountHtml(price.regularMinor, visit)
  const { was, is } = visit.texts.price
  return html`<del aria-hidden="true">${amountHtml(price.regularMinor, visit)}</del>
    <span class="screen-reader-text">${was(formatPrice(price.regularMinor, visit.language, visit.currency))}</span>
    <ins aria-hidden="true">${amountHtml(price.saleMinor, visit)}</ins>
    <span class="screen-reader-text">${is(formatPrice(price.saleMinor, visit.language, visit.currency))}</span>`
}

/** A price in EUR, converted to the visit's currency. */
export function cataloguePriceHtml(price: Price, visit: Speaker): Html {
  return priceHtml(convertPrice(price, visit.currency), visit)
}

/** The price of a product; a range if its variations differ in price. */
export function productPriceHtml(product: Product, visit: Speaker): Html {
  if (product.kind === "simple") return cataloguePriceHtml(product, visit)
  const { language, currency } = visit
  const { fromMinor, toMinor } = priceRange(product, currency)
  if (fromMinor === toMinor) {
    const [variation] = product.variations
    return variation && isOnSale(product) ? cataloguePriceHtml(variation, visit) : amountHtml(fromMinor, visit)
  }
  const words = visit.texts.price.range(
    formatPrice(fromMinor, language, currency),
    formatPrice(toMinor, language, currency),
  )
  return html`${amountHtml(fromMinor, visit, true)}
    <span aria-hidden="true">–</span> ${amountHtml(toMinor, visit, true)}<span class="screen-reader-text"
      >${words}</span
    >`
}

/** The current price of one piece, without the old one. `price` is in the visit's currency. */
export function currentPriceHtml(price: Price, visit: Speaker): Html {
  return amountHtml(currentMinor(price), visit)
}

import { convertPrice, currentMinor, isOnSale, priceRange, type Price, type Product } from "./product.ts"
import { currencyFormat, formatAmount, formatPrice } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

type Speaker = Pick<Visit, "language" | "currency" | "texts">

/** One amount, in the markup that the platform gives every price. */
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

/** A price that may be reduced, in the visit's currency: old and new, also in words. */
export function priceHtml(price: Price, visit: Speaker): Html {
  if (price.saleMinor === null) return amountHtml(price.regularMinor, visit)
  const { was, is } = visit.texts.price
  return html`<del aria-hidden="true">${amountHtml(price.regularMinor, visit)}</del>
    <span class="screen-reader-text">${was(formatPrice(price.regularMinor, visit.language, visit.currency))}</span>
    <ins aria-hidden="true">${amountHtml(price.saleMinor, visit)}</ins>
    <span class="screen-reader-text">${is(formatPrice(price.saleMinor, visit.language, visit.currency))}</span>`
}

/** A price of the catalogue, which is in euros, in the visit's currency. */
export function cataloguePriceHtml(price: Price, visit: Speaker): Html {
  return priceHtml(convertPrice(price, visit.currency), visit)
}

/** What a product costs; a range where its variations differ. */
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

/** The price a shopper pays for one, without the old one. */
export function currentPriceHtml(price: Price, visit: Speaker): Html {
  return amountHtml(currentMinor(price), visit)
}

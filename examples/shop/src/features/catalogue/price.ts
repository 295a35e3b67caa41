import { currentMinor, isOnSale, priceRange, type Price, type Product } from "./product.ts"
import { currencyFormat, formatAmount, formatPrice, type Currency } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

type Speaker = Pick<Visit, "language" | "texts">

/** One amount, in the markup that the platform gives every price. */
export function amountHtml(
  amountMinor: number,
  { language, currency = "EUR" }: Pick<Visit, "language"> & { readonly currency?: Currency },
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

/** A price that may be reduced: old and new, also in words. */
export function priceHtml(price: Price, visit: Speaker): Html {
  if (price.saleMinor === null) return amountHtml(price.regularMinor, visit)
  const { was, is } = visit.texts.price
  return html`<del aria-hidden="true">${amountHtml(price.regularMinor, visit)}</del>
    <span class="screen-reader-text">${was(formatPrice(price.regularMinor, visit.language))}</span>
    <ins aria-hidden="true">${amountHtml(price.saleMinor, visit)}</ins>
    <span class="screen-reader-text">${is(formatPrice(price.saleMinor, visit.language))}</span>`
}

/** What a product costs; a range where its variations differ. */
export function productPriceHtml(product: Product, visit: Speaker): Html {
  if (product.kind === "simple") return priceHtml(product, visit)
  const { fromMinor, toMinor } = priceRange(product)
  if (fromMinor === toMinor) {
    const [variation] = product.variations
    return variation && isOnSale(product) ? priceHtml(variation, visit) : amountHtml(fromMinor, visit)
  }
  const words = visit.texts.price.range(formatPrice(fromMinor, visit.language), formatPrice(toMinor, visit.language))
  return html`${amountHtml(fromMinor, visit, true)}
    <span aria-hidden="true">–</span> ${amountHtml(toMinor, visit, true)}<span class="screen-reader-text"
      >${words}</span
    >`
}

/** The price a shopper pays for one, without the old one. */
export function currentPriceHtml(price: Price, visit: Speaker): Html {
  return amountHtml(currentMinor(price), visit)
}

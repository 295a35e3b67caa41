import { lineSku, lineStock, type BasketLine, type PricedLine } from "./basket.ts"
import { nameChoices } from "../catalogue/attributes.ts"
import { currentMinor, lowStockFrom } from "../catalogue/product.ts"
import { html, markupOf } from "../../html/html.ts"
import { figureAlt, figureSrcset, figureUrl, largeWidthPx, pictureOf } from "../catalogue/picture.ts"
import { currencyFormat, type Currency } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { productPath } from "../product/paths.ts"

/** Formats a line of the basket as the Store API sends it. */
export function describeItem(line: PricedLine, currency: Currency, visit: Visit): object {
  const { key, product, variation, quantity } = line
  const { links, language } = visit
  const stock = lineStock(line)
  const { subtotalMinor, subtotalTaxMinor, totalMinor, taxMinor } = line
  return {
    key,
    id: variation?.id ?? product.id,
    type: variation ? "variation" : "simple",
    quantity,
    quantity_limits: {
      minimum: 1,
      maximum: product.soldIndividually ? 1 : Math.max(stock, 1),
      multiple_of: 1,
      editable: !product.soldIndividually,
    },
    name: product.name,
    short_description: markupOf(html`<p>${product.summary}</p>`),
    description: product.story.map((paragraph) => markupOf(html`<p>${paragraph}</p>`)).join(""),
    sku: lineSku(line),
    low_stock_remaining: stock <= lowStockFrom ? stock : null,
    backorders_allowed: false,
    show_backorder_badge: false,
    sold_individually: product.soldIndividually,
    permalink: links.absolute(links.to(productPath(product.slug))),
    images: [describeImage(line, visit)],
    variation: nameChoices(product, variation).map(({ key: name, label, value }) => ({
      raw_attribute: `attribute_${name}`,
      attribute: label,
      value,
    })),
    item_data: [],
    prices: describePrices(line, currency, visit),
    totals: {
      line_subtotal: String(subtotalMinor - subtotalTaxMinor),
      line_subtotal_tax: String(subtotalTaxMinor),
      line_total: String(totalMinor - taxMinor),
      line_total_tax: String(taxMinor),
      ...currencyFormat(language, currency),
    },
    catalog_visibility: "visible",
    extensions: {},
  }
}

function describePrices({ price }: PricedLine, currency: Currency, { language }: Visit): object {
  const { regularMinor, saleMinor } = price
  const prices = {
    price: String(currentMinor(price)),
    regular_price: String(regularMinor),
    sale_price: String(saleMinor ?? regularMinor),
  }
  const precise = Object.fromEntries(Object.entries(prices).map(([name, amount]) => [name, `${amount}0000`]))
  return {
    ...prices,
    price_range: null,
    ...currencyFormat(language, currency),
    raw_prices: { precision: 6, ...precise },
  }
}

function describeImage({ product, variation }: BasketLine, visit: Visit): object {
  const { absolute } = visit.links
  const { slug } = product
  const picture = variation ? pictureOf(variation) : 1
  return {
    id: variation?.id ?? product.id,
    src: absolute(figureUrl(slug, picture, largeWidthPx)),
    thumbnail: absolute(figureUrl(slug, picture, 480)),
    srcset: figureSrcset(slug, picture)
      .split(", ")
      .map((candidate) => absolute(candidate))
      .join(", "),
    sizes: "(max-width: 480px) 100vw, 480px",
    name: product.name,
    alt: figureAlt(product, variation?.view ?? 1, visit),
  }
}

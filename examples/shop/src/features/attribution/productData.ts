import { html, scriptJson, type Html } from "../../html/html.ts"
import { type Currency, formatDecimal } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { nameChoices } from "../catalogue/attributes.ts"
import { figureUrl, galleryWidthPx, pictureOf } from "../catalogue/picture.ts"
import { convertPrice, currentMinor, isOnSale, type Price, type Product } from "../catalogue/product.ts"
import { productPath } from "../product/paths.ts"

/** The data of a product for marketing and analytics, as JSON. Prices are hundredths of the visit's currency, which may have no such unit. */
export function productData(product: Product, visit: Visit): Html {
  return html`<script type="application/json" data-ringside-product>
    ${scriptJson(describe(product, visit))}
  </script>`
}

function describe(product: Product, { links, currency }: Visit): object {
  const readPrices = (price: Price) => describePrices(convertPrice(price, currency), currency)
  const imageUrl = (view: Parameters<typeof figureUrl>[1]) =>
    links.absolute(figureUrl(product.slug, view, galleryWidthPx))
  const variants =
    product.kind === "simple"
      ? [
          {
            id: product.id,
            sku: product.sku,
            title: product.name,
            stock: product.stock ?? 0,
            picture: 1 as const,
            ...readPrices(product),
          },
        ]
      : product.variations.map((variation) => ({
          id: variation.id,
          sku: variation.sku,
          title: nameChoices(product, variation)
            .map(({ value }) => value)
            .join(", "),
          stock: variation.stock,
          picture: pictureOf(variation),
          ...readPrices(variation),
        }))
  return {
    productID: String(product.id),
    title: product.name,
    status: null,
    description: product.summary,
    currency,
    tags: isOnSale(product) ? ["sale"] : [],
    images: [{ imageID: "1", imageUrl: imageUrl(1) }],
    variants: Object.fromEntries(
      variants.map(({ id, sku, title, stock, picture, price, oldPrice }) => [
        String(id),
        {
          variantID: String(id),
          title,
          sku,
          status: stock > 0 ? "inStock" : "outOfStock",
          price,
          ...(oldPrice !== undefined && { oldPrice }),
          imageID: String(picture),
          imageUrl: imageUrl(picture),
        },
      ]),
    ),
    productUrl: links.absolute(links.to(productPath(product.slug))),
    categoryIDs: product.categories.map(({ id }) => String(id)),
    createdAt: null,
    updatedAt: null,
    published: true,
  }
}

function describePrices(price: Price, currency: Currency): { readonly price: number; readonly oldPrice?: number } {
  const current = currentMinor(price)
  const { regularMinor } = price
  return {
    price: toHundredths(current, currency),
    ...(current < regularMinor && { oldPrice: toHundredths(regularMinor, currency) }),
  }
}

function toHundredths(amountMinor: number, currency: Currency): number {
  return Math.round(Number(formatDecimal(amountMinor, currency)) * 100)
}

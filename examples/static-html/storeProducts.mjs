import { pencilCase, products } from "./catalogue.mjs"
import { currency } from "./currency.mjs"
import { refuse } from "./refuse.mjs"

/** @typedef {import("./storeApi.mjs").Language} Language */
/** @typedef {import("./storeApi.mjs").Answer} Answer */

/**
 * Answers the requests of product cards: a product, a list, and the variations of a product.
 * @param {string} route
 * @param {URLSearchParams} query
 * @param {Language} language
 * @returns {Answer | null} null for any other route
 */
export function answerProducts(route, query, language) {
  const id = Number(/^\/products\/(\d+)$/.exec(route)?.[1])
  if (id) {
    const found = [...listAll(language), ...listVariations(language)].find((product) => product.id === id)
    return found
      ? { status: 200, body: found }
      : refuse(404, "woocommerce_rest_product_invalid_id", "Invalid product ID.")
  }
  if (route !== "/products") return null
  if (query.get("type") === "variation") return { status: 200, body: listVariations(language) }
  const ids = query.get("include")?.split(",").map(Number)
  const all = listAll(language)
  const found = ids ? ids.flatMap((each) => all.find((product) => product.id === each) ?? []) : all
  return { status: 200, body: found.slice(0, Number(query.get("per_page") ?? 10)) }
}

/**
 * The number that lies in the basket for an item to add: that of the variation with the chosen value.
 * @param {number} id
 * @param {unknown} chosen as `[{ attribute: "Colour", value: "Red" }]`
 * @param {Language} language
 */
export function findVariation(id, chosen, language) {
  const [choice] = id === pencilCase.id && Array.isArray(chosen) ? chosen : []
  return pencilCase.variations.find((variation) => variation[language] === choice?.value)?.id ?? id
}

/** @param {Language} language */
function listAll(language) {
  const { id, picture, variations } = pencilCase
  const { name, attribute } = pencilCase[language]
  const prices = variations.map(({ priceMinor }) => priceMinor)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return [
    ...products.map((product) => describe({ ...product, ...product[language] })),
    {
      ...describe({ id, name, picture, priceMinor: lowest, stock: 1 }),
      ...{ type: "variable", has_options: true, stock_availability: { text: "" }, low_stock_remaining: null },
      prices: {
        ...formatPrices(lowest),
        price_range: { min_amount: String(lowest), max_amount: String(highest) },
      },
      attributes: [
        {
          ...{ id: 0, name: attribute, taxonomy: null, has_variations: true },
          terms: variations.map((variation) => ({ id: 0, name: variation[language], slug: variation[language] })),
        },
      ],
      variations: variations.map((variation) => ({
        id: variation.id,
        attributes: [{ name: attribute, value: variation[language] }],
      })),
    },
  ]
}

/** @param {Language} language */
function listVariations(language) {
  const { picture } = pencilCase
  return pencilCase.variations.map((variation) => ({
    ...describe({ ...variation, picture, name: pencilCase[language].name }),
    ...{ type: "variation", parent: pencilCase.id },
  }))
}

/** @param {{ id: number, name: string, picture: string, priceMinor: number, stock: number }} product */
function describe({ id, name, picture, priceMinor, stock }) {
  const src = `/pictures/${picture}.svg`
  return {
    ...{ id, name, parent: 0, type: "simple", permalink: "", sold_individually: false, on_sale: false },
    prices: formatPrices(priceMinor),
    images: [{ id, src, thumbnail: src, srcset: "", sizes: "", name, alt: "" }],
    ...{ attributes: [], variations: [], has_options: false, is_purchasable: true, is_in_stock: stock > 0 },
    low_stock_remaining: stock > 0 && stock < 3 ? stock : null,
    add_to_cart: { text: "", url: "", minimum: 1, maximum: Math.max(stock, 1), multiple_of: 1 },
  }
}

/** @param {number} priceMinor */
function formatPrices(priceMinor) {
  const price = String(priceMinor)
  return { price, regular_price: price, sale_price: price, price_range: null, ...currency }
}

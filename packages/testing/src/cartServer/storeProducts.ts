import type { DoubleProduct, DoubleReview } from "./catalogue.ts"
import { languagePrefix, readQuery, type ServerRequest } from "./exchange.ts"
import { currency, type StoreAnswer } from "./storeAnswer.ts"

/** The data on which the answers about products depend. */
export interface ProductsContext {
  readonly products: readonly DoubleProduct[]
  readonly stockOf: (product: DoubleProduct) => number
}

/** The stock from which on the platform calls it low. */
const lowStock = 3

/** The parameters of the table in docs/page-contract.md, with the values that the platform takes. */
const parameters: Readonly<Record<string, RegExp>> = {
  category: /./,
  tag: /./,
  search: /^/,
  include: /^[\d, ]+$/,
  on_sale: /^(true|false)$/,
  catalog_visibility: /^(any|visible|catalog|search|hidden)$/,
  orderby: /^(date|modified|id|include|title|slug|price|popularity|rating|menu_order|comment_count)$/,
  order: /^(asc|desc)$/,
  page: /^[1-9]\d*$/,
  per_page: /^([1-9]\d?|100)$/,
  type: /^(simple|variable|variation)$/,
  "parent[]": /^\d+$/,
  currency: /^[A-Z]{3}$/,
}

/** Answers `GET …/products` and `GET …/products/12`; null for any other route. */
export function answerProducts(route: string, request: ServerRequest, context: ProductsContext): StoreAnswer | null {
  const { method, path } = request
  const query = readQuery(path)
  const id = /^\/products\/(\d+)$/.exec(route)?.[1]
  if (method !== "GET" || (route !== "/products" && id === undefined)) return null
  const describe = (product: DoubleProduct) => describeProduct(product, context, languagePrefix(path))
  if (id !== undefined) {
    const product = context.products.find((each) => each.id === Number(id))
    return product
      ? { status: 200, body: describe(product) }
      : createError(404, "woocommerce_rest_product_invalid_id", "Invalid product ID.")
  }
  const wrong = [...query].find(([name, value]) => !parameters[name]?.test(value))
  if (wrong) {
    const mistake = `Invalid parameter(s): ${wrong.join("=")}`
    return { ...createError(400, "rest_invalid_param", mistake), mistake }
  }
  const found = sortProducts(selectProducts(query, context.products), query)
  const size = Number(query.get("per_page") ?? 10)
  const start = (Number(query.get("page") ?? 1) - 1) * size
  return {
    status: 200,
    body: found.slice(start, start + size).map(describe),
    headers: { "x-wp-total": String(found.length), "x-wp-totalpages": String(Math.ceil(found.length / size)) },
  }
}

function createError(status: number, code: string, message: string): StoreAnswer {
  return { status, body: { code, message, data: { status } } }
}

function selectProducts(query: URLSearchParams, products: readonly DoubleProduct[]): readonly DoubleProduct[] {
  const list = (name: string) => query.get(name)?.split(/[\s,]+/) ?? null
  const [categories, tags, ids] = [list("category"), list("tag"), list("include")]
  const search = query.get("search")?.toLowerCase() ?? ""
  const parents = query.getAll("parent[]").map(Number)
  return products.filter((product) => {
    if ((query.get("type") === "variation") !== (product.variationOf !== undefined)) return false
    if (parents.length > 0 && !parents.includes(product.variationOf?.id ?? 0)) return false
    if (categories && !product.categories?.some((each) => categories.includes(each))) return false
    if (tags && !product.tags?.some((each) => tags.includes(each))) return false
    if (ids && !ids.includes(String(product.id))) return false
    if (query.get("on_sale") === "true" && product.regularMinor === undefined) return false
    return `${product.name} ${product.sku}`.toLowerCase().includes(search)
  })
}

function sortProducts(products: readonly DoubleProduct[], query: URLSearchParams): readonly DoubleProduct[] {
  const orderby = query.get("orderby") ?? "date"
  const ids = query.get("include")?.split(/[\s,]+/) ?? []
  const sign = (query.get("order") ?? "desc") === "asc" ? 1 : -1
  return [...products].sort((one, other) => {
    if (orderby === "include") return ids.indexOf(String(one.id)) - ids.indexOf(String(other.id))
    if (orderby === "title") return sign * one.name.localeCompare(other.name)
    return orderby === "price" ? sign * (one.priceMinor - other.priceMinor) : sign * (one.id - other.id)
  })
}

/** Formats a product's pictures as the Store API sends them. */
export function describePictures({ id, name, picture, pictures }: DoubleProduct): readonly object[] {
  const addresses = pictures ?? (picture === undefined ? [] : [picture])
  return addresses.map((src) => ({ id, src, thumbnail: src, srcset: "", sizes: "", name, alt: "" }))
}

function describeProduct(product: DoubleProduct, { products, stockOf }: ProductsContext, prefix: string): object {
  const { id, slug, name, sku, variationOf, needsChoice = false, isSoldIndividually = false } = product
  const { description = "", details = {}, reviews = [] } = product
  const variations = products.filter((each) => each.variationOf?.id === id)
  const stock = stockOf(product)
  const permalink = `${prefix}/product/${slug}/`
  const isInStock = stock > 0
  return {
    ...{ id, name, slug, parent: variationOf?.id ?? 0, sku, permalink, sold_individually: isSoldIndividually },
    type: variationOf ? "variation" : needsChoice ? "variable" : "simple",
    variation: variationOf ? `${variationOf.attribute}: ${variationOf.value}` : "",
    on_sale: product.regularMinor !== undefined,
    prices: describePrices(product, variations),
    images: describePictures(product),
    ...{ description, short_description: "", average_rating: formatAverage(reviews), review_count: reviews.length },
    attributes: [...describeAttributes(variations), ...describeDetails(details)],
    variations: variations.map((each) => ({
      id: each.id,
      attributes: each.variationOf ? [{ name: each.variationOf.attribute, value: each.variationOf.value }] : [],
    })),
    ...{ has_options: needsChoice, is_purchasable: true, is_in_stock: isInStock, is_on_backorder: false },
    low_stock_remaining: stock <= lowStock ? stock : null,
    stock_availability: { text: isInStock ? "" : "Out of stock", class: isInStock ? "in-stock" : "out-of-stock" },
    add_to_cart: {
      text: isInStock ? "Add to basket" : "Read more",
      url: needsChoice || !isInStock ? permalink : `?add-to-cart=${id}`,
      ...{ minimum: 1, maximum: isSoldIndividually ? 1 : Math.max(stock, 1), multiple_of: 1 },
    },
  }
}

function describePrices({ priceMinor, regularMinor }: DoubleProduct, variations: readonly DoubleProduct[]): object {
  const amounts = variations.length > 0 ? variations.map((each) => each.priceMinor) : [priceMinor]
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  return {
    price: String(lowest),
    regular_price: String(regularMinor ?? lowest),
    sale_price: String(lowest),
    price_range: lowest < highest ? { min_amount: String(lowest), max_amount: String(highest) } : null,
    ...currency,
  }
}

function formatAverage(reviews: readonly DoubleReview[]): string {
  const rated = reviews.flatMap(({ rating }) => rating ?? [])
  return rated.length === 0 ? "0" : (rated.reduce((sum, each) => sum + each, 0) / rated.length).toFixed(2)
}

function describeDetails(details: NonNullable<DoubleProduct["details"]>): readonly object[] {
  return Object.entries(details).map(([name, values]) => {
    const terms = values.map((value) => ({ id: 0, name: value, slug: value }))
    return { id: 0, name, taxonomy: null, has_variations: false, terms }
  })
}

/** One attribute, whose values are texts: the platform's slug of such a value is the text itself. */
function describeAttributes(variations: readonly DoubleProduct[]): readonly object[] {
  const attribute = variations[0]?.variationOf?.attribute
  if (attribute === undefined) return []
  const values = variations.flatMap((each) => each.variationOf?.value ?? [])
  const terms = values.map((value) => ({ id: 0, name: value, slug: value }))
  return [{ id: 0, name: attribute, taxonomy: null, has_variations: true, terms }]
}

// Prices are in cents. A shop has its products in a database.

/** The products that can lie in a basket. Each size is a product of its own, with its number, price and stock. */
export const products = [
  { id: 1, name: "Field notebook", price: 1800, stock: 40 },
  { id: 2, name: "Workshop notebook", price: 2600, stock: 12 },
  { id: 3, name: "Sketch album", price: 3450, stock: 2 },
  { id: 41, name: "Workshop T-shirt", price: 2400, stock: 9, parent: 4, size: "S" },
  { id: 42, name: "Workshop T-shirt", price: 2400, stock: 0, parent: 4, size: "M" },
  { id: 43, name: "Workshop T-shirt", price: 2600, stock: 5, parent: 4, size: "L" },
]

/**
 * Finds what is added: of the T-shirt, the chosen size.
 * @param {number} id
 * @param {unknown} chosen such as `[{ attribute: "Size", value: "L" }]`
 */
export function findProduct(id, chosen) {
  const choices = Array.isArray(chosen) ? chosen : []
  const size = choices.find((choice) => choice?.attribute === "Size")?.value
  return products.find((each) => each.id === id || (each.parent === id && each.size === size))
}

/**
 * Answers the requests of `product` and `products` hooks; false for any other request.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function answerProducts(request, response) {
  const [, path, query] = /^\/api\/wc\/store\/v1\/products([^?]*)\??(.*)/.exec(request.url ?? "") ?? []
  if (path === undefined) return false
  const found = path === "" ? listProducts(new URLSearchParams(query)) : readProduct(Number(path.slice(1)))
  response.writeHead(found ? 200 : 404, { "Content-Type": "application/json" })
  response.end(JSON.stringify(found ?? { code: "woocommerce_rest_product_invalid_id", message: "Not sold." }))
  return true
}

/** @param {number} id */
function readProduct(id) {
  const product = products.find((each) => each.id === id)
  if (product) return describeProduct(product)
  const sizes = products.filter(({ parent }) => parent === id)
  return sizes.length > 0 ? describeChoice(id, sizes) : undefined
}

/**
 * Lists the sizes of a product, or what is sold. A shop with more products filters and sorts them, too.
 * @param {URLSearchParams} query
 */
function listProducts(query) {
  const parent = Number(query.get("parent[]"))
  if (query.get("type") === "variation") return products.filter((each) => each.parent === parent).map(describeProduct)
  return [...new Set(products.map((each) => each.parent ?? each.id))].map(readProduct)
}

/** @param {typeof products[number]} product */
function describeProduct({ id, name, price, stock }) {
  return {
    id,
    name,
    prices: { price: String(price), currency_code: "EUR" },
    is_purchasable: true,
    is_in_stock: stock > 0,
    add_to_cart: { maximum: stock },
  }
}

/**
 * Describes a product of which a size is chosen.
 * @param {number} id
 * @param {typeof products} sizes
 */
function describeChoice(id, sizes) {
  const prices = sizes.map(({ price }) => price)
  return {
    id,
    name: sizes[0]?.name,
    prices: {
      price: String(Math.min(...prices)),
      currency_code: "EUR",
      price_range: { min_amount: String(Math.min(...prices)), max_amount: String(Math.max(...prices)) },
    },
    is_purchasable: true,
    attributes: [{ name: "Size", has_variations: true, terms: sizes.map(({ size }) => ({ slug: size, name: size })) }],
    variations: sizes.map((each) => ({ id: each.id, attributes: [{ name: "Size", value: each.size }] })),
  }
}

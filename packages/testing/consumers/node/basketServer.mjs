import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { json } from "node:stream/consumers"

// A shop has its products and baskets in a database. Prices are in cents.
const products = [
  { id: 1, name: "Field notebook", price: 1800, stock: 40 },
  { id: 2, name: "Sketch album", price: 3450, stock: 2 },
]
/** Quantities by product, by session. */
const baskets = new Map()
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" }

const server = createServer(async (request, response) => {
  const { pathname } = new URL(`http://localhost${request.url}`)
  if (pathname.startsWith("/api/wc/store/v1/cart")) return answerCart(pathname, request, response)
  const file = join(import.meta.dirname, "public", pathname.endsWith("/") ? `${pathname}index.html` : pathname)
  const contents = await readFile(file).catch(() => null)
  response.writeHead(contents ? 200 : 404, { "Content-Type": types[extname(file)] ?? "text/plain" })
  response.end(contents ?? "Not found")
})
server.listen(process.env.PORT ?? 3002, () => console.log(`Your shop: http://localhost:${server.address().port}`))

/** Answers with the basket, or with the reason why it can't be changed, which the shopper reads. */
async function answerCart(pathname, request, response) {
  const known = /(?:^|; )basket=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1]
  // Only ids that this server has given: any other may be known to somebody else.
  const session = baskets.has(known) ? known : randomUUID()
  const basket = baskets.get(session) ?? new Map()
  baskets.set(session, basket)
  const refusal = request.method === "POST" && changeBasket(basket, pathname, await readBody(request))
  response.writeHead(refusal ? 400 : 200, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Set-Cookie": `basket=${session}; Path=/; HttpOnly; SameSite=Lax`,
  })
  response.end(JSON.stringify(refusal || describeCart(basket)))
}

/** A page of another site can't send JSON, so no nonce is needed. */
function readBody(request) {
  return request.headers["content-type"] === "application/json" ? json(request).catch(() => null) : null
}

function changeBasket(basket, pathname, body) {
  const product = products.find(({ id }) => id === Number(body?.id ?? body?.key))
  if (!product) return { code: "not_sold", message: "This product is no longer sold." }
  const before = pathname.endsWith("/add-item") ? (basket.get(product.id) ?? 0) : 0
  const after = pathname.endsWith("/remove-item") ? 0 : before + Number(body.quantity ?? 1)
  if (!Number.isInteger(after) || after < 0) return { code: "not_a_quantity", message: "Please enter a whole number." }
  if (after > product.stock) return { code: "too_many", message: `There are ${product.stock} of “${product.name}”.` }
  basket.set(product.id, after)
}

function describeCart(basket) {
  const lines = products.map((product) => ({ ...product, quantity: basket.get(product.id) ?? 0 }))
  const total = String(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  return {
    items: lines.filter(({ quantity }) => quantity > 0).map(describeLine),
    totals: { currency_code: "EUR", currency_minor_unit: 2, total_items: total, total_price: total },
  }
}

function describeLine({ id, name, quantity, price, stock }) {
  return { key: String(id), id, name, quantity, quantity_limits: { maximum: stock }, prices: { price: String(price) } }
}

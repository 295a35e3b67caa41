import { cookies } from "next/headers"
import { products } from "../../../../../../products"

/** Quantities by product, by session, for as long as the server runs. A shop has them in a database. */
const baskets = new Map<string, Map<number, number>>()

export async function GET(): Promise<Response> {
  return Response.json(describeCart(await openBasket()))
}

/** Adds, changes or removes a line: the last part of the address says which. */
export async function POST(request: Request, { params }: { readonly params: Promise<{ change?: string[] }> }) {
  const { change: [change = ""] = [] } = await params
  // A page of another site can't send JSON, so no nonce is needed.
  if (request.headers.get("content-type") !== "application/json") return refuse("not_json", "Please try again.")
  const { id, key, quantity = 1 } = (await request.json()) as { id?: number; key?: string; quantity?: number }
  const product = products.find((each) => each.id === Number(id ?? key))
  if (!product) return refuse("not_sold", "This product is no longer sold.")
  const basket = await openBasket()
  const before = change === "add-item" ? (basket.get(product.id) ?? 0) : 0
  const after = change === "remove-item" ? 0 : before + Number(quantity)
  if (!Number.isInteger(after) || after < 0) return refuse("not_a_quantity", "Please enter a whole number.")
  if (after > product.stock) return refuse("too_many", `There are ${product.stock} of “${product.name}”.`)
  basket.set(product.id, after)
  return Response.json(describeCart(basket))
}

/** The shopper's basket. Only ids that this server has given are used: any other may be known to somebody else. */
async function openBasket(): Promise<Map<number, number>> {
  const jar = await cookies()
  const known = baskets.get(jar.get("basket")?.value ?? "")
  if (known) return known
  const session = crypto.randomUUID()
  jar.set("basket", session, { httpOnly: true, sameSite: "lax", path: "/" })
  const basket = new Map<number, number>()
  baskets.set(session, basket)
  return basket
}

function refuse(code: string, message: string): Response {
  return Response.json({ code, message }, { status: 400 })
}

/** The least that a basket needs. docs/store-api.openapi.json has everything that is shown where it is there. */
function describeCart(basket: ReadonlyMap<number, number>) {
  const lines = products.map((product) => ({ ...product, quantity: basket.get(product.id) ?? 0 }))
  const total = String(lines.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0))
  return {
    items: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, name, priceMinor, stock, quantity }) => ({
        key: String(id),
        id,
        name,
        quantity,
        quantity_limits: { maximum: stock },
        prices: { price: String(priceMinor) },
      })),
    totals: { currency_code: "EUR", currency_minor_unit: 2, total_items: total, total_price: total },
  }
}

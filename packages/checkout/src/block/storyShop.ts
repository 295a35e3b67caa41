import type { Http, HttpRequest, HttpResult, Page } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { type CartServer, createFilledShop, createHttpDouble, type DoubleProduct } from "@ringside/testing"

/** The simulated shop of a basket or checkout story or test. */
export interface BlockShop {
  /** The quantities in the basket, by product id. */
  readonly items?: Readonly<Record<number, number>>
  /** Members of the cart that differ from the default. */
  readonly cart?: Readonly<Record<string, unknown>>
  /** Configures the server's failures before the first request. */
  readonly prepare?: (server: CartServer) => void
  /** Responds to a write instead of the shop; null leaves it to the shop. */
  readonly answer?: (
    route: string,
    body: Readonly<Record<string, unknown>>,
  ) => HttpResult | Promise<HttpResult | null> | null
  /** Called with each write, in order: "cart/update-customer" and its body. */
  readonly seen?: (route: string, body: Readonly<Record<string, unknown>>) => void
  /** Members of the page's config for the checkout. */
  readonly checkout?: Readonly<Record<string, unknown>>
}

const products: readonly DoubleProduct[] = [
  { id: 1, slug: "lince", name: "Lince", sku: "LI", priceMinor: 4400, stock: 50 },
  { id: 2, slug: "zurda", name: "La Zurda, edición de gala con capa bordada", sku: "ZU", priceMinor: 128900, stock: 3 },
]
const money = {
  currency_code: "EUR",
  currency_minor_unit: 2,
  currency_decimal_separator: ",",
  currency_thousand_separator: ".",
  currency_prefix: "",
  currency_suffix: " €",
}
const routeOf = (url: string) => /\/wc\/store\/v1\/([^?]+)/.exec(url)?.[1] ?? ""

/** A Store API with addresses, two rates, a coupon and two payment methods. */
export function createBlockHttp({ items = { 1: 2, 2: 1 }, cart = {}, prepare, answer, seen }: BlockShop = {}): Http {
  const http = createHttpDouble([createFilledShop({ products, items, prepare })])
  let billing: object = { first_name: "", country: "ES", state: "", postcode: "", city: "", email: "" }
  let shipping: object = billing
  let rate = "flat:1"
  let coupons: readonly string[] = []
  const decorate = (text: string): string => {
    const basket: unknown = JSON.parse(text)
    if (!isRecord(basket) || !isRecord(basket.totals)) return text
    const shippingMinor = rate === "flat:1" ? 495 : 0
    const total = Number(basket.totals.total_price) + shippingMinor - coupons.length * 500
    return JSON.stringify({
      ...basket,
      billing_address: billing,
      shipping_address: shipping,
      payment_methods: ["cod", "bacs"],
      coupons: coupons.map((code) => ({ code, totals: { total_discount: "500", total_discount_tax: "0" } })),
      shipping_rates: [
        {
          package_id: 0,
          name: "",
          shipping_rates: [
            {
              rate_id: "flat:1",
              name: "Tarifa plana",
              price: "495",
              taxes: "0",
              selected: rate === "flat:1",
              ...money,
            },
            { rate_id: "pick:2", name: "Recogida", price: "0", taxes: "0", selected: rate === "pick:2", ...money },
          ],
        },
      ],
      totals: {
        ...basket.totals,
        total_shipping: String(shippingMinor),
        total_shipping_tax: "0",
        total_price: String(total),
      },
      ...cart,
    })
  }
  const readCart = async (request: HttpRequest): Promise<HttpResult> => {
    const url = request.url.replace(/\/v1\/[^?]+/, "/v1/cart")
    const result = await http({ method: "GET", url, timeoutMs: 0, headers: request.headers ?? {} })
    return result.kind === "answer" ? { ...result, text: decorate(result.text) } : result
  }
  const write = async (route: string, body: Readonly<Record<string, unknown>>, request: HttpRequest) => {
    if (route === "cart/update-customer") {
      if (isRecord(body.billing_address)) billing = body.billing_address
      if (isRecord(body.shipping_address)) shipping = body.shipping_address
    } else if (route === "cart/select-shipping-rate") rate = String(body.rate_id)
    else if (route === "cart/apply-coupon") {
      if (body.code !== "esquina10") return refuse(`El cupón «${String(body.code)}» no existe.`)
      coupons = ["esquina10"]
    } else if (route === "cart/remove-coupon") coupons = []
    return readCart(request)
  }
  return async (request) => {
    const route = routeOf(request.url)
    const isOwn = /^(cart\/(update-customer|select-shipping-rate|apply-coupon|remove-coupon)|checkout)$/.test(route)
    if (!isOwn) {
      const result = await http(request)
      return result.kind === "answer" ? { ...result, text: decorate(result.text) } : result
    }
    const parsed: unknown = JSON.parse(typeof request.body === "string" ? request.body : "{}")
    const body = isRecord(parsed) ? parsed : {}
    seen?.(route, body)
    return (await answer?.(route, body)) ?? (await write(route, body, request))
  }
}

/** A refusal with the shop's message. */
export function refuse(message: string, status = 400): HttpResult {
  const text = JSON.stringify({ code: "refused", message, data: { status } })
  return { kind: "answer", status, isOk: false, headers: {}, text, url: "https://shop.test/" }
}

/** Story parameters for a page with this shop. */
export function createBlockStory(shop: BlockShop = {}) {
  return {
    page: {
      createServices: (): Partial<Page> => ({ http: createBlockHttp(shop) }),
      config: {
        cart: { url: "#basket", checkoutUrl: "/checkout/", freeShippingFrom: null },
        all: { checkout: shop.checkout ?? {} },
      },
    },
  }
}

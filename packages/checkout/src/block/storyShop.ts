import type { Http, HttpResult, Page } from "@ringside/core"
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
  {
    ...{ id: 3, slug: "medida", name: "Figura a medida", sku: "FM", priceMinor: 9900, regularMinor: 12900, stock: 9 },
    storeItem: {
      item_data: [
        { key: "Grabado", value: "Para Ana, campeona de la casa y de la calle Mayor" },
        { key: "Fecha", value: "2026-12-01", display: "1 de diciembre" },
      ],
      ...{ show_backorder_badge: true, catalog_visibility: "hidden" },
    },
  },
]

const rates = [
  { id: "flat:1", name: () => "Tarifa plana", priceMinor: 495, isTaxFree: true },
  { id: "pick:2", name: () => "Recogida", priceMinor: 0 },
]

/** Two rates to any address, and a coupon. */
const terms = {
  address: { country: "ES", state: "", postcode: "", city: "" },
  ratesTo: () => rates,
  discounts: { esquina10: () => 500 },
}

/** The double of the Store API with two ways to pay, and what a story or a test puts before it. */
export function createBlockHttp({ items = { 1: 2, 2: 1 }, cart = {}, prepare, answer, seen }: BlockShop = {}): Http {
  const store = { paymentMethods: ["cod", "bacs"], cart }
  const http = createHttpDouble([createFilledShop({ products, items, terms, store, prepare })])
  return async (request) => {
    if (request.method === "GET") return http(request)
    const route = /\/wc\/store\/v1\/([^?]+)/.exec(request.url)?.[1] ?? ""
    const parsed: unknown = JSON.parse(typeof request.body === "string" ? request.body : "{}")
    const body = isRecord(parsed) ? parsed : {}
    seen?.(route, body)
    return (await answer?.(route, body)) ?? http(request)
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

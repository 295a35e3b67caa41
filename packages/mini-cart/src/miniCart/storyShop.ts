import type { Http, Page } from "@ringside/core"
import { type CartServer, createFilledShop, createHttpDouble, type DoubleProduct } from "@ringside/testing"

// A file, not inlined: the basket accepts only picture URLs, as shops send them.
const pictureUrl = new URL("./figure.svg?no-inline", import.meta.url).href

/** Options of a story's shop. */
export interface StoryShop {
  /** The basket's content, by product number. */
  readonly items?: Readonly<Record<number, number>>
  /** Configures the server's failures before the first request. */
  readonly prepare?: (server: CartServer) => void
  /** Members of the responses' totals that the double doesn't calculate. */
  readonly totals?: Readonly<Record<string, string>>
}

const products: readonly DoubleProduct[] = [
  { id: 1, slug: "lince", name: "Lince", sku: "LI", priceMinor: 4400, stock: 50 },
  {
    id: 2,
    slug: "la-zurda",
    name: "La Zurda, edición de gala con capa bordada a mano y peana de nogal",
    sku: "ZU",
    priceMinor: 128900,
    stock: 50,
  },
  { id: 3, slug: "rebaja", name: "Hermano Menor", sku: "HM", priceMinor: 3150, stock: 50 },
  { id: 4, slug: "ultimos", name: "El Relojero", sku: "RE", priceMinor: 3900, stock: 2 },
  {
    id: 5,
    slug: "cinturon",
    name: "Cinturón del campeonato",
    sku: "CI",
    priceMinor: 12000,
    stock: 5,
    isSoldIndividually: true,
  },
  {
    id: 6,
    slug: "guantes",
    name: "Guantes",
    sku: "GU",
    priceMinor: 3500,
    stock: 9,
    variationOf: { id: 60, attribute: "Color", value: "Rojo esquina" },
  },
  { id: 7, slug: "campana", name: "Campana de ring", sku: "CA", priceMinor: 990, stock: 50 },
]

/** The price of product 3 before the sale. */
const regularPrice = "4500"

/** Story parameters for a page with this shop. */
export function createStoryShop(shop: StoryShop = {}) {
  return {
    page: {
      createServices: (): Partial<Page> => ({ http: createStoryHttp(shop) }),
      config: { cart: { url: "#basket", checkoutUrl: "#checkout", freeShippingFrom: 15000 } },
    },
  }
}

function createStoryHttp({ items = {}, prepare, totals = {} }: StoryShop): Http {
  const http = createHttpDouble([createFilledShop({ products, items, prepare })])
  return async (request) => {
    const answer = await http(request)
    return answer.kind === "answer" ? { ...answer, text: decorateCart(answer.text, totals) } : answer
  }
}

/** Adds data that the double's baskets lack: pictures, a sale, and given totals. */
function decorateCart(text: string, totals: Readonly<Record<string, string>>): string {
  return JSON.stringify(JSON.parse(text), (name, value: unknown) => {
    if (typeof value !== "object" || value === null) return value
    if (name === "totals" && "total_price" in value) return { ...value, ...totals }
    if (!("sold_individually" in value)) return value
    const picture = { src: pictureUrl, thumbnail: pictureUrl, srcset: "", sizes: "", alt: "" }
    const onSale = "prices" in value && "id" in value && value.id === 3
    return {
      ...value,
      images: "id" in value && value.id === 7 ? [] : [picture],
      ...(onSale && { prices: { ...toRecord(value.prices), regular_price: regularPrice } }),
    }
  })
}

function toRecord(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {}
}

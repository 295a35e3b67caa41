import { type CartServer, createFilledShop, createShopParameters, type DoubleProduct } from "@ringside/testing"

// A file, not inlined: the basket accepts only picture URLs, as shops send them.
const picture = new URL("./figure.svg?no-inline", import.meta.url).href

/** Options of a story's shop. */
export interface StoryShop {
  /** The basket's content, by product number. */
  readonly items?: Readonly<Record<number, number>>
  /** Configures the server's failures, and the shopper's choices. */
  readonly prepare?: (server: CartServer) => void
  /** Whether the basket has the shop's shipping rates and coupons. */
  readonly hasRates?: boolean
}

const products: readonly DoubleProduct[] = [
  { id: 1, slug: "lince", name: "Lince", sku: "LI", priceMinor: 4400, stock: 50, picture },
  {
    ...{ id: 2, slug: "la-zurda", sku: "ZU", priceMinor: 128900, stock: 50, picture },
    name: "La Zurda, edición de gala con capa bordada a mano y peana de nogal",
  },
  {
    ...{ id: 3, slug: "rebaja", name: "Hermano Menor", sku: "HM", stock: 50, picture },
    ...{ priceMinor: 3150, regularMinor: 4500 },
  },
  { id: 4, slug: "ultimos", name: "El Relojero", sku: "RE", priceMinor: 3900, stock: 2, picture },
  {
    ...{ id: 5, slug: "cinturon", name: "Cinturón del campeonato", sku: "CI", priceMinor: 12000, stock: 5, picture },
    isSoldIndividually: true,
  },
  {
    ...{ id: 6, slug: "guantes", name: "Guantes", sku: "GU", priceMinor: 3500, stock: 9, picture },
    variationOf: { id: 60, attribute: "Color", value: "Rojo esquina" },
  },
  {
    ...{ id: 8, slug: "medida", name: "Figura a medida", sku: "FM", priceMinor: 9900, regularMinor: 12900, stock: 9 },
    storeItem: {
      item_data: [
        { key: "Grabado", value: "Para Ana, campeona de la casa y de la calle Mayor" },
        { key: "Fecha", value: "2026-12-01", display: "1 de diciembre" },
      ],
      ...{ show_backorder_badge: true, catalog_visibility: "hidden" },
    },
    picture,
  },
  { id: 7, slug: "campana", name: "Campana de ring", sku: "CA", priceMinor: 990, stock: 50 },
]

/** Story parameters for a page with this shop. */
export function createStoryShop({ items = {}, prepare, hasRates = false }: StoryShop = {}) {
  const { page } = createShopParameters(() =>
    createFilledShop({ products, items, prepare, ...(hasRates && { store: {} }) }),
  )
  return {
    page: { ...page, config: { cart: { url: "#basket", checkoutUrl: "#checkout", freeShippingFrom: 15000 } } },
  }
}

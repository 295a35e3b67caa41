import { type CartServer, createCartServer, createShopParameters, type DoubleProduct } from "@ringside/testing"

// A file, not inlined: products have only pictures with the address of a file, as shops send them.
const picture = new URL("../variations/storyPaints.svg?no-inline", import.meta.url).href

/** The views of the picture: red, black without one, blue. */
const paints = ["red", "black", "blue"]

const categories = ["figuras"]

const products: readonly DoubleProduct[] = [
  { id: 1, slug: "lince", name: "Lince", sku: "LI", priceMinor: 4400, stock: 50, picture, categories },
  {
    id: 2,
    slug: "la-zurda",
    name: "La Zurda, edición de gala con capa bordada a mano y peana de nogal",
    ...{ sku: "ZU", priceMinor: 128900, stock: 50, picture, categories },
  },
  {
    id: 3,
    slug: "hermano-menor",
    name: "Hermano Menor",
    ...{ sku: "HM", priceMinor: 3150, regularMinor: 4500, stock: 2, picture, categories },
  },
  { id: 4, slug: "campana", name: "Campana de ring", sku: "CA", priceMinor: 990, stock: 0, picture, categories },
  {
    id: 5,
    slug: "guantes",
    name: "Guantes",
    sku: "GU",
    priceMinor: 3500,
    stock: 9,
    needsChoice: true,
    picture,
    categories,
  },
  ...["Rojo esquina", "Negro", "Azul de la casa"].map((value, index): DoubleProduct => {
    const variationOf = { id: 5, attribute: "Color", value }
    return {
      ...{ id: 51 + index, slug: "guantes", name: "Guantes", sku: `GU-${String(index)}` },
      picture: `${picture}#${paints[index] ?? ""}`,
      ...{ priceMinor: 3500 + 200 * index, stock: index === 1 ? 0 : 9, variationOf },
    }
  }),
  {
    id: 6,
    slug: "cinturon",
    name: "Cinturón del campeonato",
    sku: "CI",
    priceMinor: 12000,
    stock: 5,
    isSoldIndividually: true,
  },
]

/** Story parameters for a page with this shop; `prepare` sets up its faults. */
export function createStoryShop(prepare?: (server: CartServer) => void) {
  const { page } = createShopParameters(() => createCartServer({ products }), prepare)
  return { page: { ...page, config: { cart: { url: "#basket", checkoutUrl: null, freeShippingFrom: null } } } }
}

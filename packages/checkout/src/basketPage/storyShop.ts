import type { Page } from "@ringside/core"
import { type CartServer, createFilledShop, createHttpDouble, type DoubleProduct } from "@ringside/testing"
import { basketSettings } from "./basketForTests.ts"

/** Options of a story's shop. */
interface StoryShop {
  /** The basket's content, by product number. */
  readonly items?: Readonly<Record<number, number>>
  /** Applies earlier actions of the shopper and configures the server's failures. */
  readonly prepare?: (server: CartServer) => void
}

const products: readonly DoubleProduct[] = [
  { id: 1, slug: "lince", name: "Lince", sku: "LI", priceMinor: 4400, stock: 50 },
  {
    ...{ id: 2, slug: "la-zurda", sku: "ZU", priceMinor: 128900, stock: 50 },
    name: "La Zurda, edición de gala con capa bordada a mano y peana de nogal",
  },
  {
    ...{ id: 3, slug: "cinturon", sku: "CI", priceMinor: 12000, stock: 5, isSoldIndividually: true },
    name: "Cinturón del campeonato",
  },
]

/** Story parameters for a basket page with this shop. */
export function createStoryShop({ items = { 1: 2, 2: 1 }, prepare }: StoryShop = {}) {
  return {
    page: {
      config: { host: { wc_cart_params: basketSettings } },
      createServices({ document }: Page): Partial<Page> {
        const server = createFilledShop({ products, items, prepare })
        const http = createHttpDouble([server, server.page])
        // The settings contain the English address; the document's language selects the story's.
        const root = document.documentElement.lang === "en" ? "/en/" : "/"
        return { http: (request) => http({ ...request, url: request.url.replace("/en/?", `${root}?`) }) }
      },
    },
  }
}

/** The page that the shop prints, in the story's language. */
export async function fetchStoryBasket(page: Page): Promise<DocumentFragment> {
  const prefix = page.config.locale.startsWith("en") ? "/en" : ""
  const answer = await page.http({ method: "GET", url: `${prefix}/carrito/`, timeoutMs: 0 })
  return page.html.parseFragment(answer.kind === "answer" ? answer.text : "")
}

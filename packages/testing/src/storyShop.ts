import type { Page } from "@ringside/core"
import {
  type CartServer,
  type CartServerOptions,
  createCartServer,
  createHttpDouble,
  type DoubleProduct,
  doubleProducts,
} from "./cartServer/index.ts"

/** The differences from the shop of the double, whose basket is empty. */
interface FilledShop extends Omit<CartServerOptions, "products"> {
  readonly products: readonly DoubleProduct[]
  /** The quantities in the basket of its only shopper, by product number. */
  readonly items: Readonly<Record<number, number>>
  /** Sets up the server's faults before the first request. */
  readonly prepare?: ((server: CartServer) => void) | undefined
}

/** A shop with these products, some of which are in the basket. */
export function createFilledShop({ items, prepare, ...options }: FilledShop): CartServer {
  const server = createCartServer(options)
  for (const [id, quantity] of Object.entries(items)) server.basketOf().add({ id: Number(id), quantity })
  prepare?.(server)
  return server
}

/** The shop of the double, whose first product is changed. */
export function createProductShop(changes: Partial<DoubleProduct>): CartServer {
  const [first, ...others] = doubleProducts
  return createCartServer({ products: first ? [{ ...first, ...changes }, ...others] : [] })
}

/** Story parameters for a page with a shop of its own; `prepare` sets up its faults. */
export function createShopParameters(createShop: () => CartServer, prepare?: (server: CartServer) => void) {
  const createServices = (): Partial<Page> => {
    const server = createShop()
    prepare?.(server)
    return { http: createHttpDouble([server]) }
  }
  return { page: { createServices } }
}

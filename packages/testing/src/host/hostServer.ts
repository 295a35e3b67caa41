import { randomUUID } from "node:crypto"
import { type CartServer, createCartServer, type ServerDouble } from "../cartServer/index.ts"
import type { CardHost } from "../cardHost/index.ts"
import { type CheckoutServer, createCheckoutServer, type Customer } from "../checkoutServer/index.ts"
import type { HostPageOptions } from "./hostPage.ts"
import { type HostPage, readHostPages } from "./hostPages.ts"
import { serveDoubles } from "./serveDoubles.ts"
import { createBasketPages, createShopPages } from "./shopPages.ts"

/** The options of a served host. */
export interface HostServerOptions extends HostPageOptions {
  readonly cart?: CartServer
  /** The payment plugin, where the host has one. */
  readonly cards?: CardHost
  /** A person who can log in at the checkout. */
  readonly customer?: Customer
  /** Sent with every page. */
  readonly headers?: Readonly<Record<string, string>>
  /** Another folder of pages than the kit's own. */
  readonly pagesFolder?: string
  /** Other pages than those of a folder. */
  readonly pages?: readonly HostPage[]
}

/** A shop's pages on their own port, with the basket's double behind them. */
export interface HostServer {
  readonly url: string
  readonly cart: CartServer
  readonly checkout: CheckoutServer
  close(): Promise<void>
}

/** A host without a port: its doubles, which answer its pages, too. */
export interface HostDoubles extends Pick<HostServer, "cart" | "checkout"> {
  readonly doubles: readonly ServerDouble[]
}

/** Serves the host pages on a free port. Each browser without a session is a new shopper. */
export async function createHostServer(options: HostServerOptions = {}): Promise<HostServer> {
  const cart = options.cart ?? createCartServer({ createSession: randomUUID })
  const { doubles, checkout } = createHostDoubles({ ...options, cart })
  const { url, close } = await serveDoubles(doubles, options.headers)
  return { url, cart, checkout, close }
}

/** Creates a host for a test without a browser. By default, all requests are one shopper's. */
export function createHostDoubles(options: HostServerOptions = {}): HostDoubles {
  const { cards, cart = createCartServer(), pages = readHostPages(options.pagesFolder) } = options
  const checkout = createCheckoutServer(cart, cards, options.customer)
  const shop = { ...options, pages, cart, checkout }
  const doubles = [fromCheckout(checkout), cart, createBasketPages(shop), createShopPages(shop)]
  return { doubles: cards ? [cards, ...doubles] : doubles, cart, checkout }
}

/** The checkout's answers to its own page: the basket page has coupons, too, with other answers. */
function fromCheckout(checkout: CheckoutServer): ServerDouble {
  return {
    handle: (request) => (request.headers["referer"]?.includes("/checkout") ? checkout.handle(request) : null),
  }
}

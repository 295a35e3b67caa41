import type { Page } from "playwright-core"
import { type CartServer, createCartServer, type LineQuantities } from "../../src/cartServer/index.ts"
import type { HostServerOptions } from "../../src/host/index.ts"
import type { EnginePage } from "./enginePage.ts"
import { openHost, type HostVisit } from "./openHost.ts"
import type { OpenOptions } from "./openPage.ts"

interface BasketPageOptions {
  readonly host?: HostServerOptions
  readonly open?: OpenOptions
  readonly path?: "/en/carrito/" | "/carrito/"
  readonly quantities?: LineQuantities
}

/** A visit to the basket page with two Cornermen and three Southpaws. */
export interface BasketPageVisit extends HostVisit {
  readonly cart: CartServer
  /** The shop's own record of the basket: `2 Cornerman` and so on. */
  readBooks(): readonly string[]
  /** Number of page loads since this page. */
  countLoads(): number
  readTotal(): Promise<string>
  /** The notices on the page. */
  readNotices(): Promise<readonly string[]>
}

/** Opens the basket page, and waits until it is connected where the host's script is out. */
export async function openBasketPage(options: BasketPageOptions = {}): Promise<BasketPageVisit> {
  const { host = { state: 2 }, open = {}, path = "/en/carrito/", quantities = "placeholders" } = options
  const cart = createCartServer({ quantities })
  cart.basketOf().add({ id: 12, quantity: 2 })
  cart.basketOf().add({ id: 11, quantity: 3 })
  const visit = await openHost(path, { ...host, cart }, open)
  const { page } = visit
  if (host.state === 2 && open.javaScriptEnabled !== false && !open.isPlain) await waitForBasket(page)
  let loads = 0
  // Count requests instead of `load` events, since this page's own `load` may still follow.
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return {
    ...visit,
    cart,
    readBooks: () => cart.basketOf().lines.map(({ product, quantity }) => `${quantity} ${product.name}`),
    countLoads: () => loads,
    readTotal: async () => (await page.locator(".order-total td").innerText()).replace("\u00A0", " "),
    readNotices: async () =>
      (await page.locator("[role=alert]").allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim()),
  }
}

/** Resolves when the basket's code is connected. */
export async function waitForBasket(page: EnginePage): Promise<void> {
  await page.locator("[name=update_cart][aria-disabled=true]").waitFor({ state: "attached" })
}

/** The row of a product. */
export function lineOf(page: Page, name: string) {
  return page.locator(".cart_item", { hasText: name })
}

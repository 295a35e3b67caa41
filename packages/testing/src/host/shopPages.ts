import type { CardHost } from "../cardHost/index.ts"
import {
  type CartServer,
  createCookies,
  formatNotice,
  type ServerAnswer,
  type ServerDouble,
  type ServerRequest,
} from "../cartServer/index.ts"
import type { CheckoutServer } from "../checkoutServer/index.ts"
import { answerCardPage } from "./cardPages.ts"
import { formatHostPage, type HostPageOptions } from "./hostPage.ts"
import type { HostPage } from "./hostPages.ts"

/** A shop: its pages, and the doubles whose content they show. */
export interface HostShop extends HostPageOptions {
  readonly pages: readonly HostPage[]
  readonly cart: CartServer
  readonly checkout: CheckoutServer
  /** The payment plugin, where the host has one. */
  readonly cards?: CardHost
}

const readPrefix = (path: string) => (path.startsWith("/en/") ? "/en" : "")

/** The page of an address, in either language. */
function findPage(pages: readonly HostPage[], path: string): HostPage | undefined {
  const address = readPrefix(path) ? path : `/en${path}`
  return pages.find(({ addresses }) => addresses.includes(address))
}

/** Answers the basket page, which scripts request, too. */
export function createBasketPages(shop: HostShop): ServerDouble {
  const { cart, pages } = shop
  return {
    handle: (request) =>
      cart.handlePage(request, ({ notices, content, nonce }) => {
        const [path = ""] = request.path.split("?")
        const page = findPage(pages, path)
        if (!page) throw new Error(`No file of the host's pages has the address ${path}.`)
        const basket = cart.basketOf(cart.sessionOf(request))
        const prefix = readPrefix(path)
        return formatHostPage(page, shop, { basket, notice: notices, content, prefix, freshNonce: nonce })
      }),
  }
}

/** Answers any other address: with its page, or with a page that shows the address alone. */
export function createShopPages(shop: HostShop): ServerDouble {
  return { handle: (request) => answerPage(request, shop) }
}

/** Applies the links and forms of a page as they work without script, then sends the page again. */
async function answerPage(request: ServerRequest, shop: HostShop): Promise<ServerAnswer> {
  const { cart, cards } = shop
  const [path = "", query] = request.path.split("?")
  const session = cart.sessionOf(request)
  const basket = cart.basketOf(session)
  const prefix = readPrefix(path)
  const page = findPage(shop.pages, path)
  const change = new URLSearchParams(request.method === "POST" ? request.body : query)
  const notice = addToBasket(basket, change)
  const finish = (status: number, headers: Readonly<Record<string, string>>, body: string): ServerAnswer => ({
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...headers },
    cookies: createCookies(session, basket),
    body,
  })
  const paying = cards && (await answerCardPage(path, change, { cards, prefix }))
  const checkout = paying ?? (page?.needs.has("checkout") ? shop.checkout.answerPage(request) : null)
  if (checkout && "redirect" in checkout) return finish(303, { location: checkout.redirect }, "")
  if (!page) return finish(200, {}, `<!doctype html><title>${path}</title><h1>${path}</h1>`)
  const html = formatHostPage(page, shop, {
    ...{ basket, notice, prefix, freshNonce: cart.issueNonce(session) },
    ...(checkout && { checkout: { ...checkout, nonce: shop.checkout.issueNonce() } }),
    ...(cards && { isCardScriptOut: cards.isScriptOut, cardSettings: createCardSettings(cards, path) }),
  })
  return finish(200, {}, html)
}

/** Adds what a link or a form asks for; returns the server's notice. */
function addToBasket(basket: ReturnType<CartServer["basketOf"]>, change: URLSearchParams): string {
  const added = change.get("add-to-cart")
  if (added === null) return ""
  const id = Number(change.get("variation_id")) || Number(added)
  const result = basket.add({ id, quantity: Number(change.get("quantity") ?? 1) })
  return result.kind === "refused" ? formatNotice("error", `Not added: ${result.refusal}.`) : ""
}

function createCardSettings(cards: CardHost, path: string) {
  return cards.createSettings({
    amount: 4890,
    isOrderPay: path.includes("/order-pay/"),
    isAddingCard: path.includes("/add-payment-method/"),
  })
}

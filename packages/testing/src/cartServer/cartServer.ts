import { adminAjaxEndpoint } from "./adminAjax.ts"
import { createEndpoints, finishAnswer } from "./answerEndpoint.ts"
import type { Basket } from "./basket.ts"
import {
  answerBasketPage,
  basketPageEndpoint,
  findPageMistake,
  formatBarePage,
  type FormatPage,
  isBasketPage,
  isInBackground,
} from "./basketPage/answerPage.ts"
import { type BasketChoices, type ShopTerms, usualTerms } from "./basketPage/choices.ts"
import { type DoubleProduct, doubleProducts } from "./catalogue.ts"
import type { ServerAnswer, ServerDouble, ServerRequest } from "./exchange.ts"
import { createFaults, type Fault, spoilAnswer } from "./faults.ts"
import type { LineQuantities } from "./fragments.ts"
import { nameEndpoint } from "./routes.ts"
import { createShopState, sharedSession } from "./shopState.ts"
import type { StoreTerms } from "./storeSession.ts"

/** A request that the double received. `endpoint` is `add_to_cart`, `cart/add-item` and the like. */
export interface SeenRequest {
  readonly endpoint: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The options of a double. */
export interface CartServerOptions {
  readonly products?: readonly DoubleProduct[]
  /** Rates and coupons; those of a shop in Spain by default. */
  readonly terms?: ShopTerms | undefined
  /** Lets the Store API's carts have these rates and coupons, and be ordered. Without it they have products alone. */
  readonly store?: StoreTerms | undefined
  /** A guest's nonces belong to one session; those of a customer are good for all carts. */
  readonly isLoggedIn?: boolean
  readonly theme?: "astra" | "storefront"
  /** How lines of the mini-cart show their quantity; as text by default. */
  readonly quantities?: LineQuantities
  /** Creates the session id of a shopper without one; by default, all requests share one session. */
  readonly createSession?: () => string
  /** Epoch ms, for the age of nonces. */
  readonly now?: () => number
}

/** A shop's basket in memory, behind the platform's two APIs. It refuses the same requests as a real shop. */
export interface CartServer extends ServerDouble {
  readonly products: readonly DoubleProduct[]
  /** Answers an endpoint of the basket; null for any other address. Rejects with ConnectionLost after such a fault. */
  handle(request: ServerRequest): Promise<ServerAnswer> | null
  /** Answers the basket page alone, as a second double. */
  readonly page: ServerDouble
  /** Answers the basket page after the change that the request contains; null for any other address. `format` defaults to a bare page. */
  handlePage(request: ServerRequest, format?: FormatPage): Promise<ServerAnswer> | null
  /** Applies a fault to the next `times` answers of an endpoint (1 by default), or to all endpoints with `*`. */
  fail(endpoint: string, fault: Fault, times?: number): void
  /** Removes all remaining faults. */
  recover(): void
  /** Expires all nonces that were issued. */
  expireNonces(): void
  /** Expires the nonces of pages that open carts with tokens: their requests are answered with the shopper's own cart, without a token. */
  expireCartNonces(): void
  setStock(id: number, stock: number): void
  /** The basket of a shopper, by the session cookie's value; the shared basket without one. */
  basketOf(session?: string): Basket
  /** The shopper's choices beside products: coupons, address, rate. */
  choicesOf(session?: string): BasketChoices
  /** The session of a request; a new one for a request without a session. */
  sessionOf(request: Pick<ServerRequest, "headers">): string
  /** All requests, in order. */
  readonly requests: readonly SeenRequest[]
  /** Breaches of the contract by the caller; a test expects none. */
  readonly mistakes: readonly string[]
  /** Issues a nonce as the shop prints it into a page of `session`, by default of the shared one. A nonce of another session is refused. */
  issueNonce(session?: string): string
}

/** Creates a shop with empty baskets. */
export function createCartServer(options: CartServerOptions = {}): CartServer {
  const { products = doubleProducts, theme = "astra", quantities = "text" } = options
  const { terms = usualTerms, store = null, isLoggedIn = false } = options
  const { createSession = () => sharedSession, now = Date.now } = options
  const shop = createShopState({ products, terms, isLoggedIn, createSession })
  const faults = createFaults()
  const requests: SeenRequest[] = []
  const mistakes: string[] = []
  const note = (mistake: string | undefined) => {
    if (mistake !== undefined) mistakes.push(mistake)
  }
  const { answer, expireCartNonces } = createEndpoints(shop, { store, print: { theme, quantities }, now, note })
  const answerPage = (request: ServerRequest, format: FormatPage): ServerAnswer => {
    const session = shop.sessionOf(request)
    const context = {
      basket: shop.basketOf(session),
      choices: shop.choicesOf(session),
      isNonceValid: shop.nonceCheckOf(session),
      ...{ nonce: shop.issueNonce(session), quantities },
    }
    const headers = { "content-type": "text/html; charset=UTF-8" }
    return finishAnswer(shop, session, { status: 200, headers, body: answerBasketPage(request, context, format) })
  }

  const { basketOf, choicesOf, sessionOf, issueNonce, expireNonces, setStock } = shop
  const server: CartServer = {
    ...{ products, requests, mistakes, basketOf, choicesOf, sessionOf, issueNonce, setStock },
    ...{ expireNonces, expireCartNonces },
    page: { handle: (request) => server.handlePage(request) },
    handle(request) {
      const endpoint = nameEndpoint(request.path)
      if (endpoint === null || isForeignAction(endpoint, request)) return null
      requests.push({ endpoint, ...request })
      return spoilAnswer(faults.take(endpoint), () => answer(endpoint, request))
    },
    handlePage(request, format = formatBarePage) {
      if (!isBasketPage(request)) return null
      // Faults apply only to requests of scripts; the browser's own requests succeed.
      if (!isInBackground(request)) return Promise.resolve(answerPage(request, format))
      note(findPageMistake(request))
      requests.push({ endpoint: basketPageEndpoint, ...request })
      return spoilAnswer(faults.take(basketPageEndpoint), () => answerPage(request, format))
    },
    fail: (endpoint, fault, times = 1) => faults.add(endpoint, fault, times),
    recover: () => faults.clear(),
  }
  return server
}

/** Only the theme's actions belong to the cart's double; other doubles answer those of other plugins. */
function isForeignAction(endpoint: string, { body }: ServerRequest): boolean {
  return endpoint === adminAjaxEndpoint && !new URLSearchParams(body).get("action")?.startsWith("astra_")
}

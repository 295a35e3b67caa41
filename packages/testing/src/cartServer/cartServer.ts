import { adminAjaxEndpoint, answerAdminAjax } from "./adminAjax.ts"
import { type Basket, createBasket } from "./basket.ts"
import {
  answerBasketPage,
  basketPageEndpoint,
  findPageMistake,
  formatBarePage,
  type FormatPage,
  isBasketPage,
  isInBackground,
} from "./basketPage/answerPage.ts"
import { type BasketChoices, createBasketChoices } from "./basketPage/choices.ts"
import { createCookies, sessionCookie } from "./cookies.ts"
import { type DoubleProduct, doubleProducts } from "./catalogue.ts"
import { languagePrefix, type ServerAnswer, type ServerDouble, type ServerRequest } from "./exchange.ts"
import type { LineQuantities } from "./fragments.ts"
import { type Fault, spoilAnswer } from "./faults.ts"
import { nameEndpoint, storeRoute } from "./routes.ts"
import { createSeparateSessions } from "./separateSessions.ts"
import { answerStoreApi } from "./storeApi.ts"
import { answerWcAjax } from "./wcAjax.ts"

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
  const { createSession = () => "only", now = Date.now } = options
  const baskets = new Map<string, Basket>()
  const stock = new Map(products.map((product) => [product.id, product.stock]))
  const requests: SeenRequest[] = []
  const mistakes: string[] = []
  let faults: { readonly endpoint: string; readonly fault: Fault; left: number }[] = []
  let nonceAge = 0

  const issueNonce = (session = "only") => `nonce-${nonceAge}${session === "only" ? "" : `-${session}`}`
  const stockOf = (product: DoubleProduct) => stock.get(product.id) ?? 0
  const findProduct = (id: number) => products.find((product) => product.id === id) ?? null
  const basketOf = (session = "only") => {
    const basket = baskets.get(session) ?? createBasket(findProduct, stockOf)
    baskets.set(session, basket)
    return basket
  }
  const choices = new Map<string, BasketChoices>()
  const choicesOf = (session = "only") => {
    const known = choices.get(session) ?? createBasketChoices(basketOf(session))
    choices.set(session, known)
    return known
  }
  const nonceCheckOf = (session: string) => (nonce: string) => nonce === issueNonce(session)
  const sessionOf = ({ headers }: Pick<ServerRequest, "headers">) =>
    new RegExp(`${sessionCookie}=([\\w-]+)`).exec(headers["cookie"] ?? "")?.[1] ?? createSession()
  const takeFault = (endpoint: string) => {
    const next = faults.find((each) => each.endpoint === endpoint || each.endpoint === "*")
    if (next) next.left -= 1
    faults = faults.filter(({ left }) => left > 0)
    return next?.fault
  }

  const separate = createSeparateSessions()
  const finishFor =
    (session: string) =>
    (status: number, headers: Record<string, string>, body: string): ServerAnswer => ({
      status,
      headers: { "cache-control": "no-store", ...headers },
      cookies: createCookies(session, basketOf(session)),
      body,
    })
  const note = (mistake: string | undefined) => {
    if (mistake !== undefined) mistakes.push(mistake)
  }
  const answer = (endpoint: string, request: ServerRequest): ServerAnswer => {
    const session = sessionOf(request)
    const basket = basketOf(session)
    const finish = finishFor(session)
    const route = storeRoute(request.path)
    if (endpoint === adminAjaxEndpoint) {
      const admin = answerAdminAjax(request, { basket, isNonceValid: nonceCheckOf(session) })
      note(admin.mistake)
      return finish(admin.status, textType, admin.body)
    }
    if (route === null) {
      const productUrl = (id: number) =>
        `${languagePrefix(request.path)}/product/${findProduct(id)?.slug ?? "nothing"}/`
      const ajax = answerWcAjax(endpoint, request, {
        ...{ basket, choices: choicesOf(session), isNonceValid: nonceCheckOf(session) },
        ...{ print: { theme, quantities }, productUrl },
      })
      if ("mistake" in ajax) {
        note(ajax.mistake)
        return finish(400, textType, "0")
      }
      if ("html" in ajax) return finish(ajax.status, textType, ajax.html)
      return finish(200, textType, JSON.stringify(ajax.json))
    }
    const ofToken = separate.find(request)
    const cartSession = ofToken?.session ?? session
    const cart = basketOf(cartSession)
    const { status, body, mistake } = answerStoreApi(route, request, {
      basket: cart,
      // A new cart is opened with the nonce of the page.
      isNonceValid: nonceCheckOf(ofToken?.isNew ? session : cartSession),
      findVariation: (id, chosen) =>
        products.find(
          ({ variationOf }) =>
            variationOf?.id === id &&
            chosen.some(({ attribute, value }) => attribute === variationOf.attribute && value === variationOf.value),
        ) ?? null,
    })
    note(mistake)
    const headers = {
      "content-type": "application/json; charset=UTF-8",
      nonce: issueNonce(cartSession),
      "nonce-timestamp": String(Math.floor(now() / 1000)),
      "cart-hash": cart.hash,
      "user-id": "0",
      ...ofToken?.headers,
    }
    return finish(status, headers, JSON.stringify(body))
  }

  const server: CartServer = {
    page: { handle: (request) => server.handlePage(request) },
    products,
    requests,
    mistakes,
    basketOf,
    choicesOf,
    sessionOf,
    issueNonce,
    handle(request) {
      const endpoint = nameEndpoint(request.path)
      if (endpoint === null || isForeignAction(endpoint, request)) return null
      requests.push({ endpoint, ...request })
      return spoilAnswer(takeFault(endpoint), () => answer(endpoint, request))
    },
    handlePage(request, format = formatBarePage) {
      if (!isBasketPage(request)) return null
      const answerPage = () => {
        const session = sessionOf(request)
        const context = { basket: basketOf(session), choices: choicesOf(session), isNonceValid: nonceCheckOf(session) }
        const html = answerBasketPage(request, { ...context, nonce: issueNonce(session), quantities }, format)
        return finishFor(session)(200, { "content-type": "text/html; charset=UTF-8" }, html)
      }
      // Faults apply only to requests of scripts; the browser's own requests succeed.
      if (!isInBackground(request)) return Promise.resolve(answerPage())
      note(findPageMistake(request))
      requests.push({ endpoint: basketPageEndpoint, ...request })
      return spoilAnswer(takeFault(basketPageEndpoint), answerPage)
    },
    fail(endpoint, fault, times = 1) {
      faults.push({ endpoint, fault, left: times })
    },
    recover() {
      faults = []
    },
    expireNonces() {
      nonceAge += 1
    },
    setStock: (id, left) => void stock.set(id, left),
  }
  return server
}

/** Only the theme's actions belong to the cart's double; other doubles answer those of other plugins. */
function isForeignAction(endpoint: string, { body }: ServerRequest): boolean {
  return endpoint === adminAjaxEndpoint && !new URLSearchParams(body).get("action")?.startsWith("astra_")
}

const textType = { "content-type": "text/html; charset=UTF-8" }

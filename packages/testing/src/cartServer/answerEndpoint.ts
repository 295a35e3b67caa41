import { adminAjaxEndpoint, answerAdminAjax } from "./adminAjax.ts"
import { createCookies } from "./cookies.ts"
import { languagePrefix, type ServerAnswer, type ServerRequest } from "./exchange.ts"
import type { FragmentOptions } from "./fragments.ts"
import { storeRoute } from "./routes.ts"
import { createSeparateSessions } from "./separateSessions.ts"
import type { ShopState } from "./shopState.ts"
import { answerStoreApi, type Choice } from "./storeApi.ts"
import { hashStoreCart, type StoreSession, type StoreTerms } from "./storeSession.ts"
import { answerWcAjax } from "./wcAjax.ts"

interface EndpointOptions {
  /** Null where carts have nothing beside products. */
  readonly store: StoreTerms | null
  readonly print: FragmentOptions
  /** Epoch ms, for the age of nonces. */
  readonly now: () => number
  /** Notes a breach of the contract by the caller. */
  readonly note: (mistake: string | undefined) => void
}

const textType = { "content-type": "text/html; charset=UTF-8" }

/** Finishes an answer with the cookies of a session. */
export function finishAnswer(
  { basketOf }: ShopState,
  session: string,
  answer: Omit<ServerAnswer, "cookies">,
): ServerAnswer {
  const headers = { "cache-control": "no-store", ...answer.headers }
  return { ...answer, headers, cookies: createCookies(session, basketOf(session)) }
}

/** Creates the answers of a shop's endpoints to requests of scripts. */
export function createEndpoints(shop: ShopState, { store, print, now, note }: EndpointOptions) {
  const separate = createSeparateSessions()

  const answerAdmin = (request: ServerRequest): ServerAnswer => {
    const session = shop.sessionOf(request)
    const context = { basket: shop.basketOf(session), isNonceValid: shop.nonceCheckOf(session) }
    const { status, body, mistake } = answerAdminAjax(request, context)
    note(mistake)
    return finishAnswer(shop, session, { status, headers: textType, body })
  }

  const answerAjax = (endpoint: string, request: ServerRequest): ServerAnswer => {
    const session = shop.sessionOf(request)
    const finish = (status: number, body: string) => finishAnswer(shop, session, { status, headers: textType, body })
    const ajax = answerWcAjax(endpoint, request, {
      basket: shop.basketOf(session),
      choices: shop.choicesOf(session),
      isNonceValid: shop.nonceCheckOf(session),
      print,
      productUrl: (id) => `${languagePrefix(request.path)}/product/${shop.findProduct(id)?.slug ?? "nothing"}/`,
    })
    if ("mistake" in ajax) {
      note(ajax.mistake)
      return finish(400, "0")
    }
    return "html" in ajax ? finish(ajax.status, ajax.html) : finish(200, JSON.stringify(ajax.json))
  }

  const answerStore = (route: string, request: ServerRequest): ServerAnswer => {
    const session = shop.sessionOf(request)
    const ofToken = separate.find(request)
    const cartSession = ofToken?.session ?? session
    const basket = shop.basketOf(cartSession)
    const storeSession: StoreSession | null = store && {
      terms: store,
      choices: shop.choicesOf(cartSession),
      customer: shop.customerOf(cartSession),
    }
    const {
      status,
      body,
      mistake,
      headers: own,
    } = answerStoreApi(route, request, {
      basket,
      session: storeSession,
      products: shop.products,
      stockOf: shop.stockOf,
      // A new cart is opened with the nonce of the page.
      isNonceValid: shop.nonceCheckOf(ofToken?.isNew ? session : cartSession),
      findVariation: (id, chosen) => findVariation(shop, id, chosen),
    })
    note(mistake)
    const headers = {
      "content-type": "application/json; charset=UTF-8",
      nonce: shop.issueNonce(cartSession),
      "nonce-timestamp": String(Math.floor(now() / 1000)),
      "cart-hash": storeSession ? hashStoreCart(basket, storeSession) : basket.hash,
      "user-id": "0",
      ...ofToken?.headers,
      ...own,
    }
    if (ofToken?.isForPrice) for (const { key } of basket.lines) basket.remove(key)
    return finishAnswer(shop, session, { status, headers, body: JSON.stringify(body) })
  }

  return {
    answer(endpoint: string, request: ServerRequest): ServerAnswer {
      const route = storeRoute(request.path)
      if (endpoint === adminAjaxEndpoint) return answerAdmin(request)
      return route === null ? answerAjax(endpoint, request) : answerStore(route, request)
    },
    expireCartNonces: separate.expireNonces,
  }
}

function findVariation({ products }: ShopState, id: number, chosen: readonly Choice[]) {
  const variation = products.find(
    ({ variationOf }) =>
      variationOf?.id === id &&
      chosen.some(({ attribute, value }) => attribute === variationOf.attribute && value === variationOf.value),
  )
  return variation ?? null
}

import { type Basket, createBasket } from "./basket.ts"
import { type DoubleProduct, doubleProducts } from "./catalogue.ts"
import { languagePrefix, readQuery, type ServerAnswer, type ServerRequest } from "./exchange.ts"
import { type Fault, spoilAnswer } from "./faults.ts"
import { answerStoreApi } from "./storeApi.ts"
import { answerWcAjax } from "./wcAjax.ts"

/** One request as the double saw it. `endpoint` is `add_to_cart`, `cart/add-item` and the like. */
export interface SeenRequest {
  readonly endpoint: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a double is made. */
export interface CartServerOptions {
  readonly products?: readonly DoubleProduct[]
  readonly theme?: "astra" | "storefront"
  /** Names a shopper who brings no session; without it everybody is the same shopper. */
  readonly createSession?: () => string
  /** Epoch ms, for the age of nonces. */
  readonly now?: () => number
}

/** A shop's basket in memory, behind the platform's own two dialects. It refuses what a real shop refuses. */
export interface CartServer {
  readonly products: readonly DoubleProduct[]
  /** Answers an endpoint of the basket; null for any other address. Rejects with ConnectionLost where told to. */
  handle(request: ServerRequest): Promise<ServerAnswer> | null
  /** Spoils the next `times` answers of an endpoint (1 unless told), or of all with `*`. */
  fail(endpoint: string, fault: Fault, times?: number): void
  /** Ends all faults that are still to come. */
  recover(): void
  /** From now on the nonces that were handed out are too old. */
  expireNonces(): void
  setStock(id: number, stock: number): void
  /** The basket of a shopper, by the session cookie's value; of the only one without. */
  basketOf(session?: string): Basket
  /** The session that a request belongs to; a new one where it brings none. */
  sessionOf(request: Pick<ServerRequest, "headers">): string
  /** Everything that was asked, in order. */
  readonly requests: readonly SeenRequest[]
  /** Breaches of the contract by the caller; a test expects none. */
  readonly mistakes: readonly string[]
  /** A nonce as the shop prints it into a page. */
  issueNonce(): string
}

/** The cookie that names the shopper. */
export const sessionCookie = "wp_woocommerce_session_double"

/** A shop with empty baskets. */
export function createCartServer(options: CartServerOptions = {}): CartServer {
  const { products = doubleProducts, theme = "astra", createSession = () => "only", now = Date.now } = options
  const baskets = new Map<string, Basket>()
  const stock = new Map(products.map((product) => [product.id, product.stock]))
  const requests: SeenRequest[] = []
  const mistakes: string[] = []
  let faults: { readonly endpoint: string; readonly fault: Fault; left: number }[] = []
  let nonceAge = 0

  const issueNonce = () => `nonce-${nonceAge}`
  const stockOf = (product: DoubleProduct) => stock.get(product.id) ?? 0
  const findProduct = (id: number) => products.find((product) => product.id === id) ?? null
  const basketOf = (session = "only") => {
    const basket = baskets.get(session) ?? createBasket(findProduct, stockOf)
    baskets.set(session, basket)
    return basket
  }
  const sessionOf = ({ headers }: Pick<ServerRequest, "headers">) =>
    new RegExp(`${sessionCookie}=([\\w-]+)`).exec(headers["cookie"] ?? "")?.[1] ?? createSession()
  const takeFault = (endpoint: string) => {
    const next = faults.find((each) => each.endpoint === endpoint || each.endpoint === "*")
    if (next) next.left -= 1
    faults = faults.filter(({ left }) => left > 0)
    return next?.fault
  }

  const answer = (endpoint: string, request: ServerRequest): ServerAnswer => {
    const session = sessionOf(request)
    const basket = basketOf(session)
    const note = (mistake: string | undefined) => {
      if (mistake !== undefined) mistakes.push(mistake)
    }
    const finish = (status: number, headers: Record<string, string>, body: string): ServerAnswer => ({
      status,
      headers: { "cache-control": "no-store", ...headers },
      cookies: createCookies(session, basket),
      body,
    })
    const route = storeRoute(request.path)
    if (route === null) {
      const productUrl = (id: number) =>
        `${languagePrefix(request.path)}/product/${findProduct(id)?.slug ?? "nothing"}/`
      const ajax = answerWcAjax(endpoint, request, { basket, theme, productUrl })
      const type = { "content-type": "text/html; charset=UTF-8" }
      if ("mistake" in ajax) {
        note(ajax.mistake)
        return finish(400, type, "0")
      }
      return finish(200, type, JSON.stringify(ajax.json))
    }
    const { status, body, mistake } = answerStoreApi(route, request, {
      basket,
      isNonceValid: (nonce) => nonce === issueNonce(),
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
      nonce: issueNonce(),
      "nonce-timestamp": String(Math.floor(now() / 1000)),
      "cart-hash": basket.hash,
      "user-id": "0",
    }
    return finish(status, headers, JSON.stringify(body))
  }

  return {
    products,
    requests,
    mistakes,
    basketOf,
    sessionOf,
    issueNonce,
    handle(request) {
      const endpoint = nameEndpoint(request.path)
      if (endpoint === null) return null
      requests.push({ endpoint, ...request })
      return spoilAnswer(takeFault(endpoint), () => answer(endpoint, request))
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
}

function nameEndpoint(path: string): string | null {
  return readQuery(path).get("wc-ajax") ?? storeRoute(path)?.slice(1) ?? null
}

/** What follows `/wc/store` and its version, in both forms of permalinks. */
function storeRoute(path: string): string | null {
  const plain = path.split("?")[0] ?? ""
  const route = readQuery(path).get("rest_route") ?? /\/wp-json(\/wc\/store\/.*)$/.exec(plain)?.[1] ?? ""
  return /^\/wc\/store(?:\/v1)?(\/.*?)\/?$/.exec(route)?.[1] ?? null
}

/** Set-Cookie lines for a shopper's basket, as the platform keeps them. */
export function createCookies(session: string, basket: Basket): readonly string[] {
  const end = basket.count === 0 ? "; expires=Thu, 01 Jan 1970 00:00:00 GMT" : ""
  return [
    `${sessionCookie}=${session}; path=/; HttpOnly`,
    `woocommerce_items_in_cart=${basket.count}; path=/${end}`,
    `woocommerce_cart_hash=${basket.hash}; path=/${end}`,
  ]
}

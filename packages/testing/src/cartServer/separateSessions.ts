import type { ServerRequest } from "./exchange.ts"

/** The header that names a cart separate from the shopper's own; an empty value opens one. Source: express-checkout contract §4.1. */
export const cartTokenHeader = "X-WooPayments-Tokenized-Cart-Session"

/** The header with the nonce of a page that may open such carts. */
export const cartNonceHeader = `${cartTokenHeader}-Nonce`

/** The header of a request after whose answer the shop deletes its cart with a token. */
const priceCartHeader = "X-WooPayments-Tokenized-Cart-Is-Ephemeral-Cart"

/** The cart of a request's token. */
interface SeparateSession {
  /** The key of its basket and its nonces. */
  readonly session: string
  readonly isNew: boolean
  /** Whether the shop deletes the cart once it has answered. */
  readonly isForPrice: boolean
  /** The headers of the answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** Creates the shop's carts that have tokens. */
export function createSeparateSessions() {
  const name = cartTokenHeader.toLowerCase()
  let opened = 0
  let isExpired = false
  return {
    /** Expires the nonces of all pages. */
    expireNonces() {
      isExpired = true
    },
    /** Returns null for the shopper's own cart, which the plugin serves to a token without a valid nonce, too. */
    find({ headers }: Pick<ServerRequest, "headers">): SeparateSession | null {
      const token = headers[name]
      if (token === undefined || isExpired || !headers[cartNonceHeader.toLowerCase()]) return null
      const isNew = token === ""
      if (isNew) opened += 1
      const session = isNew ? `separate-${opened}` : token
      const isForPrice = headers[priceCartHeader.toLowerCase()] === "1"
      return { session, isNew, isForPrice, headers: { [name]: session } }
    },
  }
}

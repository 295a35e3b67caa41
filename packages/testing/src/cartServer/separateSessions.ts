import type { ServerRequest } from "./exchange.ts"

/** The header that names a cart separate from the shopper's own; an empty value opens one. Source: express-checkout contract §4.1. */
export const cartTokenHeader = "X-WooPayments-Tokenized-Cart-Session"

/** The cart of a request's token. */
interface SeparateSession {
  /** The key of its basket and its nonces. */
  readonly session: string
  readonly isNew: boolean
  /** The headers of the answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** Creates the shop's carts that have tokens. */
export function createSeparateSessions() {
  const name = cartTokenHeader.toLowerCase()
  let opened = 0
  return {
    /** Returns null for the shopper's own cart. */
    find({ headers }: Pick<ServerRequest, "headers">): SeparateSession | null {
      const token = headers[name]
      if (token === undefined) return null
      const isNew = token === ""
      if (isNew) opened += 1
      const session = isNew ? `separate-${opened}` : token
      return { session, isNew, headers: { [name]: session } }
    },
  }
}

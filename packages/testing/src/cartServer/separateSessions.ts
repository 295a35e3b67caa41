import type { ServerRequest } from "./exchange.ts"

/** Names a cart beside the shopper's own; it comes empty to open one. Source: express-checkout contract §4.1. */
export const cartTokenHeader = "X-WooPayments-Tokenized-Cart-Session"

/** The cart that a request names by its token. */
interface SeparateSession {
  /** What its basket and its nonces are kept under. */
  readonly session: string
  readonly isNew: boolean
  /** What the answer carries. */
  readonly headers: Readonly<Record<string, string>>
}

/** The carts of a shop that have tokens. */
export function createSeparateSessions() {
  const name = cartTokenHeader.toLowerCase()
  let opened = 0
  return {
    /** Null for the shopper's own cart. */
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

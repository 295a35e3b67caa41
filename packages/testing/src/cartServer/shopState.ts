import { type Basket, createBasket } from "./basket.ts"
import { type BasketChoices, createBasketChoices, type ShopTerms } from "./basketPage/choices.ts"
import type { DoubleProduct } from "./catalogue.ts"
import { sessionCookie } from "./cookies.ts"
import type { ServerRequest } from "./exchange.ts"
import type { StoreCustomer } from "./storeSession.ts"

/** The state of a shop: its products, the sessions of shoppers, and their baskets. */
export interface ShopState {
  readonly products: readonly DoubleProduct[]
  findProduct(id: number): DoubleProduct | null
  stockOf(product: DoubleProduct): number
  setStock(id: number, stock: number): void
  /** The basket of a session; that of the shared session without one. */
  basketOf(session?: string): Basket
  /** The shopper's choices beside products. */
  choicesOf(session?: string): BasketChoices
  /** The shopper's addresses. */
  customerOf(session: string): StoreCustomer
  /** The session of a request; a new one for a request without a session. */
  sessionOf(request: Pick<ServerRequest, "headers">): string
  /** Issues a nonce for `session`, by default for the shared one. */
  issueNonce(session?: string): string
  /** The check of nonces for a session. */
  nonceCheckOf(session: string): (nonce: string) => boolean
  /** Expires all nonces that were issued. */
  expireNonces(): void
}

interface ShopOptions {
  readonly products: readonly DoubleProduct[]
  readonly terms: ShopTerms
  readonly isLoggedIn: boolean
  readonly createSession: () => string
}

/** The session of all requests where no shopper has one. */
export const sharedSession = "only"

/** Creates a shop with empty baskets. */
export function createShopState({ products, terms, isLoggedIn, createSession }: ShopOptions): ShopState {
  const baskets = new Map<string, Basket>()
  const choices = new Map<string, BasketChoices>()
  const customers = new Map<string, StoreCustomer>()
  const stock = new Map(products.map((product) => [product.id, product.stock]))
  let nonceAge = 0

  const shop: ShopState = {
    products,
    findProduct: (id) => products.find((product) => product.id === id) ?? null,
    stockOf: ({ id }) => stock.get(id) ?? 0,
    setStock: (id, left) => void stock.set(id, left),
    basketOf(session = sharedSession) {
      const basket = baskets.get(session) ?? createBasket(shop.findProduct, shop.stockOf)
      baskets.set(session, basket)
      return basket
    },
    choicesOf(session = sharedSession) {
      const known = choices.get(session) ?? createBasketChoices(shop.basketOf(session), terms)
      choices.set(session, known)
      return known
    },
    customerOf(session) {
      const address = { first_name: "", ...terms.address }
      const customer = customers.get(session) ?? { billing: { ...address, email: "" }, shipping: address }
      customers.set(session, customer)
      return customer
    },
    sessionOf: ({ headers }) =>
      new RegExp(`${sessionCookie}=([\\w-]+)`).exec(headers["cookie"] ?? "")?.[1] ?? createSession(),
    issueNonce: (session = sharedSession) =>
      `nonce-${nonceAge}${isLoggedIn || session === sharedSession ? "" : `-${session}`}`,
    nonceCheckOf: (session) => (nonce) => nonce === shop.issueNonce(session),
    expireNonces() {
      nonceAge += 1
    },
  }
  return shop
}

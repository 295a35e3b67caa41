/* Written by `npm run docs` from the `ringsideMember.ts` of each package that adds a member. */
import type { CartState, ConsentState, ConsentStates, CoreApi } from "@ringside/core"

/** The result of a change: `done`, `refused` with the shop's own words, or `unreachable`. */
export interface CartResultLike {
  readonly kind: "done" | "refused" | "unreachable"
  readonly message?: string
}

/** `ringside.cart`: adds to, changes and reads the shopper's cart. */
export interface CartApi {
  /** Adds a product; `variation` names the chosen attributes. Resolves when the shop has responded. */
  add(item: {
    readonly id: number
    readonly quantity?: number
    readonly variation?: readonly { readonly attribute: string; readonly value: string }[]
  }): Promise<CartResultLike>
  /** Sets the quantity of a line. */
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResultLike>
  /** Removes a line. */
  remove(key: string): Promise<CartResultLike>
  /** Calls `listener` with the cart's state now and at each change, until the function that is returned is called. */
  subscribe(listener: (state: CartState) => void): () => void
}

/** The result of a request to a popup: `done`, `refused` by a script's veto, `absent` without such a popup, or `unreachable`. */
export interface PopupResultLike {
  readonly kind: "done" | "refused" | "absent" | "unreachable"
  readonly message?: string
}

/** `ringside.popups`: opens and closes the page's popups. */
export interface PopupsApi {
  /** Opens a popup by its id or slug, past its conditions and limits. */
  open(popup: number | string): Promise<PopupResultLike>
  /** Closes a popup; the top-most when none is named. */
  close(popup?: number | string): Promise<PopupResultLike>
  /** Calls `listener` with the ids of open popups, the bottom one first, now and at each change, until the function that is returned is called. */
  subscribe(listener: (state: { readonly open: readonly number[] }) => void): () => void
}

/** The shopper's data for the provider's wallet; every member is optional. */
export interface WalletStartInput {
  readonly email?: string
  readonly userSession?: string
}

/** The result of starting the wallet. `dropped`: another start was under way. */
export type WalletStartResult =
  | { readonly kind: "started" | "dropped" }
  /** `message` is for the shopper. `unreachable`: the code could not be loaded, or it failed. */
  | { readonly kind: "failed" | "unreachable"; readonly message: string }

/** `ringside.payments`: the payment provider. */
export interface PaymentsApi {
  /** Starts the provider's own wallet: the shop is asked for its address, and the shopper goes there. */
  startProviderWallet(input?: WalletStartInput): Promise<WalletStartResult>
}

/** `ringside.consent`: the shopper's consent. */
export interface ConsentApi {
  /** The state of a category; `unreachable` where the code could not be loaded. */
  read(category: string): Promise<ConsentState | { readonly kind: "unreachable"; readonly message: string }>
  /** Calls `listener` with all states after each change, until the function that is returned is called. */
  subscribe(listener: (states: ConsentStates) => void): () => void
}

/** `ringside.express`: changes the data that wallet buttons send. */
export interface ExpressApi {
  /**
   * Adds functions, each alone or in a list: `mapLineItems(lines, cart)` returns the lines of a sheet, `addItemData(body)` the body of the
   * request that adds a product to its cart, `orderExtensions(extensions)` the extension data of an order. Resolves when they are stored.
   */
  extend(extension: {
    readonly mapLineItems?: ExpressFunction | readonly ExpressFunction[]
    readonly addItemData?: ExpressFunction | readonly ExpressFunction[]
    readonly orderExtensions?: ExpressFunction | readonly ExpressFunction[]
  }): Promise<void>
}

/** Receives the value that would be used and returns its replacement; a function that throws is skipped. */
export type ExpressFunction = (value: never, context: never) => unknown

/** `window.ringside`. A command for a member whose code is not loaded yet waits. */
export interface RingsideApi extends CoreApi {
  readonly cart?: CartApi | undefined
  readonly popups?: PopupsApi | undefined
  readonly payments?: PaymentsApi | undefined
  readonly consent?: ConsentApi | undefined
  readonly express?: ExpressApi | undefined
}

declare global {
  interface Window {
    /** The library's API, once the script tag has run. */
    ringside?: RingsideApi
  }
}

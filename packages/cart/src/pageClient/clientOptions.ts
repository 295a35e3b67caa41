import type { Page } from "@ringside/core"
import type { StoreApiClientOptions } from "../client/storeApi.ts"
import { createStoreUrl, readStoreBase } from "../domain/index.ts"
import { createPageOptions } from "./pageClient.ts"

/** The settings and headers of a package whose Store API calls differ from the cart's own. */
export interface CartClientOptions {
  /** An address of the Store API, for pages whose config names none; any other text stands for the page's REST root. */
  readonly readStoreUrl: () => string
  /** The page's own Store API nonce, used until a response contains one; "" where none is printed. */
  readonly readPrintedNonce: () => string
  /** Additional headers of every call, such as the nonce of a token; they override the others. `nonce` is the one that is sent. */
  readonly headers: (nonce: string) => Readonly<Record<string, string>>
  /** The currency of the calls; empty or null for the page's. */
  readonly readCurrency: () => string | null
  /** The timeout of reading the cart for a nonce. */
  readonly renewTimeoutMs: number
}

/** The options of a client other than the cart's own; a missing Store API is left to the caller. */
export function createClientOptions(
  page: Page,
  { readStoreUrl, readCurrency, headers, renewTimeoutMs }: CartClientOptions,
): Omit<StoreApiClientOptions, "createNonceSource"> {
  const { config } = page
  const own = createPageOptions(page, () => null)
  return {
    ...own,
    baseUrl: () => config.storeApi ?? createStoreUrl(readStoreBase(readStoreUrl(), own.baseUrl()), "/wc/store"),
    currency: () => readCurrency() || config.currency,
    onAbsent: () => undefined,
    headers,
    renewTimeoutMs,
  }
}

import {
  type CartClientOptions,
  createOwnCartClient,
  createSeparateCart,
  readSeparateToken,
  type SeparateCart,
  type StoreApiClient,
} from "@ringside/cart"
import type { Page } from "@ringside/core"
import { formatText, readMember, type UnknownRecord } from "@ringside/core/domain"
import { timeouts } from "../domain/timeouts.ts"
import { createWalletHeaders } from "../domain/walletHeaders.ts"
import { readCurrencyCode, readPaymentConfig } from "../settings.ts"

/** A Store API client for the payment of one cart. */
export type WalletClient = Pick<StoreApiClient, "call">

const tokenHeader = "X-WooPayments-Tokenized-Cart-Session"

/** Creates a client for the shopper's own cart, or for an order. Source: express-checkout contract §3, §4.1. */
export function createOwnClient(page: Page, readConfig: () => UnknownRecord): WalletClient {
  return createOwnCartClient(page, createOptions(page, readConfig))
}

/**
 * Creates a client for a new cart, which its first request opens. Its calls fail until the shop has named the cart. Source: express-checkout
 * contract §3, §4.1.
 */
export function createSeparateClient(page: Page, readConfig: () => UnknownRecord): SeparateCart {
  // The page may learn the currency of its prices while a sheet is open, which keeps its own.
  const currency = readCurrencyCode(readConfig(), null)
  return createSeparateCart(page, { ...createOptions(page, readConfig), readCurrency: () => currency, tokenHeader })
}

/**
 * Whether an answer is that of a separate cart. A shop that doesn't take the page's nonce any more answers with the shopper's own cart, and
 * without a token.
 */
export function isOfSeparateCart(answer: Parameters<typeof readSeparateToken>[0]): boolean {
  return readSeparateToken(answer, tokenHeader) !== null
}

function createOptions(page: Page, readConfig: () => UnknownRecord): CartClientOptions {
  return {
    readStoreUrl: () => formatText(readPaymentConfig(page)["storeApiURL"]),
    readPrintedNonce: () => formatText(readMember(readConfig(), ["nonce", "store_api_nonce"])),
    headers: (nonce) => createWalletHeaders(readConfig(), { nonce }),
    readCurrency: () => readCurrencyCode(readConfig(), null),
    renewTimeoutMs: timeouts.refresh,
  }
}

import { type CartClientOptions, createOwnCartClient, createSeparateCart, type StoreApiClient } from "@ringside/cart"
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

/** Creates a client for a new cart, which its first request opens. Source: express-checkout contract §3, §4.1. */
export function createSeparateClient(page: Page, readConfig: () => UnknownRecord): WalletClient {
  return createSeparateCart(page, { ...createOptions(page, readConfig), tokenHeader })
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

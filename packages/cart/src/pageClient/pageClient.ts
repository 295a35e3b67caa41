import {
  coreMessages,
  type Page,
  readBlockSetting,
  readHostSettings,
  readLanguagePrefix,
  readRestRoot,
  warnAuthor,
} from "@ringside/core"
import { parseUrl, restPath } from "@ringside/core/domain"
import { createStoreApiClient, type StoreApiClient, type StoreApiClientOptions } from "../client/storeApi.ts"
import { createStoreNonceSource } from "../client/storeNonceSource.ts"
import { parsePrintedNonce, type StoreNonce, storeTimeoutMs } from "../domain/index.ts"
import { cartWarnings } from "../warnings.ts"
import { blockSettings, clientSettings, restSettings, separateCartSettings } from "./clientSettings.ts"
import { readPriceDisplay } from "./priceDisplay.ts"

/**
 * The Store API client of `page`. `readCurrency` returns the basket's own currency, for pages without one. Source: catalogue-and-cart
 * contract §7.
 */
export function createPageClient(page: Page, readCurrency: () => string | null): StoreApiClient {
  warnOfForeignStore(page)
  return createStoreApiClient({
    ...createPageOptions(page, readCurrency),
    createNonceSource: (fetchCart) =>
      createStoreNonceSource({
        local: page.storage.local,
        printedNonce: () => readPrintedNonce(page),
        fetchCart,
      }),
    headers: () => ({}),
    renewTimeoutMs: storeTimeoutMs,
  })
}

/** The options that the clients of all carts share: the shop's address, currency and messages. */
export function createPageOptions(
  page: Page,
  readCurrency: () => string | null,
): Omit<StoreApiClientOptions, "createNonceSource" | "headers" | "renewTimeoutMs"> {
  const { config, document, reports } = page
  let isAbsenceReported = false
  const translate = page.translator("core", coreMessages)
  return {
    http: page.http,
    // The shop's config first: the Store API's address, or the REST root.
    baseUrl() {
      const root = config.storeApi ?? readHostSettings(page, restSettings)
      return root || (readRestRoot(document) ?? `${readLanguagePrefix(document)}${restPath}`)
    },
    currency: () => (isCurrencyOfSession(page) ? null : (config.currency ?? readCurrency())),
    isWithTax: () => readPriceDisplay(page),
    tokenizedNonce: () => readHostSettings(page, separateCartSettings) || null,
    onAbsent({ method, url, status }) {
      if (isAbsenceReported) return
      isAbsenceReported = true
      reports.warn(
        `[ringside cart] ${method} ${url} was answered by ${String(status)}; expected a Store API there, or the config's storeApi to name its address, so its links and forms are left to the browser.`,
      )
    },
    messages: {
      offline: translate("offline"),
      challenged: translate("challenged"),
      invalid: translate("invalidAnswer"),
      unknown: translate("unknownError"),
    },
  }
}

/**
 * Whether the shop keeps the shopper's currency itself, as the platform's plugins do: they take a named one for a new choice, and a page
 * from a cache, from an older tab or from the history may be printed in another currency than the shopper's.
 */
function isCurrencyOfSession({ config, document }: Page): boolean {
  return config.preset !== null || (config.storeApi === null && readRestRoot(document) !== null)
}

/** Requests send cookies to the page's own origin alone, and a basket is known by them. */
function warnOfForeignStore(page: Page): void {
  const { config, document, window } = page
  if (config.storeApi === null) return
  const url = parseUrl(config.storeApi, document.baseURI)
  if (url && url.origin !== window.location.origin)
    warnAuthor(page, cartWarnings.foreignStoreApi, null, { value: config.storeApi })
}

/**
 * The nonce that the platform prints for its own client, else the one among its other settings. Source: catalogue-and-cart contract §2.1.
 */
function readPrintedNonce(page: Page): StoreNonce {
  const printed = readHostSettings(page, clientSettings)
  if (printed.nonce !== "") return printed
  const ofBlocks = readBlockSetting(page, "storeApiNonce") ?? readHostSettings(page, blockSettings)
  return parsePrintedNonce(ofBlocks, null)
}

import { coreMessages, type Page, readLanguagePrefix, readRestRoot } from "@ringside/core"
import { readMember, restPath } from "@ringside/core/domain"
import { createStoreApiClient, type StoreApiClient, type StoreApiClientOptions } from "./client/storeApi.ts"
import { createStoreNonceSource } from "./client/storeNonceSource.ts"
import { parsePrintedNonce, type StoreNonce } from "./domain/index.ts"

/** The Store API client of `page`. `readCurrency` gives the basket's own, for pages that name none. Source: catalogue-and-cart contract §7. */
export function createPageClient(page: Page, readCurrency: () => string | null): StoreApiClient {
  return createStoreApiClient({
    ...createPageOptions(page, readCurrency),
    createNonceSource: (fetchCart) =>
      createStoreNonceSource({
        local: page.storage.local,
        printedNonce: () => readPrintedNonce(page),
        fetchCart,
      }),
    headers: () => ({}),
  })
}

/** What the clients of all carts have in common: the shop's address, currency and words. */
export function createPageOptions(
  page: Page,
  readCurrency: () => string | null,
): Omit<StoreApiClientOptions, "createNonceSource" | "headers"> {
  const { config, document, reports, settings } = page
  let isAbsenceTold = false
  const translate = page.translator("core", coreMessages)
  return {
    http: page.http,
    // The shop's own word first: the Store API's address, or the REST root that it stands on.
    baseUrl: () =>
      config.storeApi ??
      readText(settings.read("wpApiSettings", "cart")?.root) ??
      readRestRoot(document) ??
      `${readLanguagePrefix(document)}${restPath}`,
    currency: () => config.currency ?? readCurrency(),
    tokenizedNonce: () =>
      readText(readMember(settings.read("wcpayExpressCheckoutParams", "cart"), ["nonce", "tokenized_cart_nonce"])),
    onAbsent({ method, url, status }) {
      if (isAbsenceTold) return
      isAbsenceTold = true
      reports.warn(
        `[ringside cart] ${method} ${url} was answered by ${String(status)}; expected a Store API there, or the config's storeApi to name its address, so its links and forms are left to the browser.`,
      )
    },
    messages: {
      offline: translate("offline"),
      invalid: translate("invalidAnswer"),
      unknown: translate("unknownError"),
    },
  }
}

/** Where the platform prints it for its own client, else among its other settings. Source: catalogue-and-cart contract §2.1. */
function readPrintedNonce({ settings }: Page): StoreNonce {
  const ofClient = settings.read("wcBlocksMiddlewareConfig", "cart")
  const printed = parsePrintedNonce(ofClient?.storeApiNonce, ofClient?.wcStoreApiNonceTimestamp)
  if (printed.nonce !== "") return printed
  const getSetting = settings.read("wcSettings", "cart")?.getSetting
  return parsePrintedNonce(isGetter(getSetting) ? getSetting("storeApiNonce") : "", null)
}

function isGetter(value: unknown): value is (name: string) => unknown {
  return typeof value === "function"
}

const readText = (value: unknown) => (typeof value === "string" && value !== "" ? value : null)

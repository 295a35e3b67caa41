import { completeService, type Page, readHostSettings } from "@ringside/core"
import { cartHashCookie } from "@ringside/core/domain"
import { cartCreatedKey, fragmentScopeKey, selectCachedFragments } from "../domain/index.ts"
import { type FragmentCache, lateFragmentCacheService } from "./fragmentCache.ts"
import { readFragmentScope } from "./fragmentScope.ts"
import { createReplaceFragments } from "../host/replaceFragments.ts"
import { fragmentsSettings } from "../hostSettings.ts"
import { fragmentsJob } from "../jobs.ts"

/** The cache of a page. */
export const fragmentCacheService = completeService(lateFragmentCacheService, createFragmentCache)

/** Creates the cache of a page. Source: catalogue-and-cart contract §4. */
function createFragmentCache(page: Page): FragmentCache {
  const listeners: ((cartHash: string | null) => void)[] = []
  const { storage, clock, document } = page
  const { session, cookies } = storage
  let replace = createReplaceFragments(page)
  /** The hash of the basket that this page has received. */
  let hash: string | null = null
  let selectors: readonly string[] = ["div.widget_shopping_cart_content"]

  const readParams = () => readHostSettings(page, fragmentsSettings)
  const notifyChange = (cartHash: string | null) => {
    for (const listener of listeners) listener(cartHash)
  }
  const readStoredHash = () => {
    const params = readParams()
    return params && session.get(params.cartHashKey)
  }
  /** Null unless the job is active. */
  const readCache = () => {
    const params = page.jobs.isOurs(fragmentsJob) ? readParams() : null
    return (
      params &&
      selectCachedFragments({
        storageAvailable: session.isPersistent,
        fragmentsJson: session.get(params.fragmentName),
        storedHash: session.get(params.cartHashKey),
        cookieHash: cookies.get(cartHashCookie),
        createdAt: session.get(cartCreatedKey),
        now: clock.now(),
        storedScope: session.get(fragmentScopeKey),
        scope: readFragmentScope(page),
      })
    )
  }

  return {
    readStored() {
      const cached = readCache()
      return cached?.use ? { ...cached, cartHash: readStoredHash() ?? "" } : null
    },
    isOutdated() {
      const cached = readCache()
      return cached?.use === false && ["expired", "hash-mismatch", "scope-mismatch"].includes(cached.reason)
    },
    show({ fragments, cartHash }, source = { isStored: false }) {
      hash = cartHash
      if (Object.keys(fragments).length > 0) selectors = Object.keys(fragments)
      replace(fragments, source)
      notifyChange(cartHash)
    },
    listSelectors: () => selectors,
    clear() {
      for (const content of document.querySelectorAll(".widget_shopping_cart_content")) content.replaceChildren()
      replace = createReplaceFragments(page)
      // Other pages of the tab may have stored another since.
      hash = null
    },
    onChange: (listener) => void listeners.push(listener),
    notifyChange,
    readHash: () => hash ?? readStoredHash(),
    setHash: (cartHash) => void (hash = cartHash),
  }
}

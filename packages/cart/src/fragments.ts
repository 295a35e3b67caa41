import { readHostSettings, listen, type LoaderPage, serviceOf, whenLoaded } from "@ringside/core"
import { fragmentKeySettings } from "./hostSettings.ts"
import { cartCreatedKey, type FragmentKeys, type FragmentsAnswer, selectCachedFragments } from "./domain/index.ts"
import { type FetchPriority, type FragmentCache, fragmentsPart } from "./fragmentCache.ts"
import { createReplaceFragments } from "./host/replaceFragments.ts"
import { fragmentsJob } from "./jobs.ts"

const emptyBasketDelayMs = 2000
/** The latest start. The stored markup is shown early enough to look immediate. */
const startDelayMs = 200

/** The cache of `page`, created at first use. */
export function fragmentsOf(page: LoaderPage): FragmentCache {
  return serviceOf(page, fragmentsPart, () => createFragmentCache(page))
}

/** A cache for `page`. Source: catalogue-and-cart contract §4. */
function createFragmentCache(page: LoaderPage): FragmentCache {
  const listeners: ((cartHash: string | null) => void)[] = []
  const { storage, clock, events, document, window, signal } = page
  const { session, cookies } = storage
  let replace = createReplaceFragments(page)
  /** Whether nothing has been shown or requested yet. */
  let isNew = true
  let due: FetchPriority | null = null
  let fetch: (() => void) | null = null
  let cancelTimer: (() => void) | undefined

  const readParams = () => readHostSettings(page, fragmentKeySettings)
  /** Null unless the job is active. */
  const readOurParams = () => (page.jobs.modeOf(fragmentsJob) === "active" ? readParams() : null)
  const notifyChange = (cartHash: string | null) => {
    for (const listener of listeners) listener(cartHash)
  }
  const setDue = (priority: FetchPriority | null) => {
    isNew = false
    due = priority
  }
  const show = ({ fragments, cartHash }: FragmentsAnswer) => {
    setDue(null)
    replace(fragments)
    notifyChange(cartHash)
  }
  const ask = (priority: FetchPriority) => {
    setDue(priority)
    if (fetch) fetch()
    else void page.loadLate()
  }
  const fetchAfter = (delayMs: number) => {
    cancelTimer?.()
    cancelTimer = clock.after(delayMs, () => ask("auto"))
  }

  const readCache = (params: FragmentKeys) =>
    selectCachedFragments({
      storageAvailable: session.isPersistent,
      fragmentsJson: session.get(params.fragmentName),
      storedHash: session.get(params.cartHashKey),
      cookieHash: cookies.get("woocommerce_cart_hash"),
      createdAt: session.get(cartCreatedKey),
      now: clock.now(),
    })
  const isOutdated = () => {
    const params = readOurParams()
    const cached = params && readCache(params)
    return cached?.use === false && (cached.reason === "expired" || cached.reason === "hash-mismatch")
  }
  const useCacheOrAsk = () => {
    const params = readOurParams()
    // An add may have been faster.
    if (!params || !isNew) return
    const cached = readCache(params)
    if (cached.use) {
      fetchAfter(cached.refreshInMs)
      show({ fragments: cached.fragments, cartHash: session.get(params.cartHashKey) ?? "" })
      events.send({ name: "wc_fragments_loaded", target: document.body })
      return
    }
    const hasBasket = cookies.get("woocommerce_cart_hash") !== null || cookies.get("woocommerce_items_in_cart") !== null
    if (hasBasket) ask("auto")
    // No user waits for an empty basket, so fetch it when the page is idle.
    else whenLoaded(page, () => clock.whenIdle(() => isNew && ask("low"), emptyBasketDelayMs))
  }

  const watch = () => {
    const on = (type: string, listener: (event: Event) => void) => listen(window, type, listener, { signal })
    on("pageshow", (event) => {
      if (!("persisted" in event && event.persisted) || !readOurParams()) return
      // The page shows the basket of the time when it was left.
      for (const content of document.querySelectorAll(".widget_shopping_cart_content")) content.replaceChildren()
      // Insert even equal markup again.
      replace = createReplaceFragments(page)
      ask("auto")
    })
    on("visibilitychange", () => document.visibilityState === "visible" && isOutdated() && ask("auto"))
    // When the late code starts, it compares the two stored hashes. Listened to after the load: browsers open both storages for it.
    whenLoaded(page, () => storage.onOtherTab((key) => key === readParams()?.cartHashKey && void page.loadLate()))
  }

  return {
    start() {
      // Cookies and storage are slow while the browser loads a page, and block the main thread.
      clock.whenIdle(() => {
        watch()
        useCacheOrAsk()
      }, startDelayMs)
    },
    get due() {
      return due
    },
    onDue(listener) {
      fetch = listener
      if (due) fetch()
    },
    beginFetch: () => setDue(null),
    fetchAfter,
    show,
    isOutdated,
    notifyChange,
    onChange: (listener) => void listeners.push(listener),
    readHash() {
      const params = readParams()
      return params && session.get(params.cartHashKey)
    },
  }
}

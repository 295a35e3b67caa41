import { type BootPage, type Family, findJQuery, hasDelegatedClickHandler, parseJson, partOf } from "@ringside/core"
import { cartDataKey } from "./client/cartData.ts"
import { readCartEvent } from "./cartEvent.ts"
import {
  cartCreatedKey,
  createFragmentsRequest,
  createFragmentWrites,
  fragmentLifeMs,
  type Fragments,
  type FragmentsParams,
  parseFragments,
  parseFragmentsParams,
  selectCachedFragments,
  selectFragmentRetryDelay,
  shouldRefreshOnStorage,
} from "./domain/index.ts"
import { confirmedHashPart, type FragmentCache, fragmentsPart } from "./fragmentCache.ts"
import { createReplaceFragments } from "./host/replaceFragments.ts"
import { findWriteQueue } from "./writeQueue.ts"

/** Keeping the host's basket markup true on cached pages. */
export const fragmentsFamily: Family = {
  packageName: "cart",
  handles: ["wc-cart-fragments"],
  settings: "wc_cart_fragments_params",
}

/** Adding and removing by the host's own buttons, which ends in new markup for the basket. */
export const addToCartFamily: Family = {
  packageName: "add-to-cart",
  handles: ["wc-add-to-cart"],
  settings: "wc_add_to_cart_params",
  isHostAtWork: (view) => hasDelegatedClickHandler(view, ".add_to_cart_button"),
}

const emptyBasketDelayMs = 2000

/** The cache of `page`; made when first asked for. */
export function fragmentsOf(page: BootPage): FragmentCache {
  return partOf(page, fragmentsPart, () => createFragmentCache(page))
}

/** A cache for `page`. Source: catalogue-and-cart contract §4. */
function createFragmentCache(page: BootPage): FragmentCache {
  const listeners: ((cartHash: string | null) => void)[] = []
  const onChange = (cartHash: string | null) => {
    for (const listener of listeners) listener(cartHash)
  }
  const { storage, clock, events, document, window, signal } = page
  let replace = createReplaceFragments(page)
  let inFlight: Promise<void> | null = null
  let attempt = 0
  let cancelRefreshTimer: (() => void) | undefined
  let cancelRetry: (() => void) | undefined
  let cancelFirst: (() => void) | undefined

  const readParams = () => parseFragmentsParams(page.settings.read("wc_cart_fragments_params", "cart"))
  const isObserved = () => page.families.modeOf(fragmentsFamily) === "observe"
  const isOurs = () => page.families.modeOf(fragmentsFamily) === "work"
  const send = (name: string) => events.send({ name, target: document.body })

  const show = (fragments: Fragments, cartHash: string) => {
    replace(fragments)
    onChange(cartHash)
  }
  const armTimer = (delayMs: number) => {
    cancelRefreshTimer?.()
    cancelRefreshTimer = clock.after(delayMs, () => void refresh())
  }
  const store = (source: "refresh" | "event", params: FragmentsParams, fragments: Fragments, cartHash: string) => {
    const previousHash = storage.session.get(params.cartHashKey)
    // The Store API's last cart, kept for the next page, is of another basket now.
    if (cartHash !== previousHash && cartHash !== page.parts.get(confirmedHashPart)) storage.local.remove(cartDataKey)
    const writes = createFragmentWrites({
      source,
      fragments,
      cartHash,
      ...params,
      previousHash,
      previousCreatedAt: storage.session.get(cartCreatedKey),
      now: clock.now(),
    })
    for (const [key, value] of Object.entries(writes.session)) storage.session.set(key, value)
    for (const [key, value] of Object.entries(writes.local)) storage.local.set(key, value)
  }

  const fetchOnce = async (params: FragmentsParams, method: "GET" | "POST"): Promise<boolean> => {
    await findWriteQueue(page)?.settled()
    const countAtStart = findWriteQueue(page)?.settledCount ?? 0
    const request = createFragmentsRequest({
      method,
      wcAjaxUrl: params.wcAjaxUrl,
      now: clock.now(),
      timeoutMs: params.requestTimeoutMs,
    })
    const answer = await page.http({ ...request, signal })
    // The basket has moved on meanwhile: what this answer shows is history.
    const queue = findWriteQueue(page)
    if (queue && (queue.isBusy || queue.settledCount !== countAtStart)) return fetchOnce(params, method)
    const parsed = answer.kind === "answer" && answer.isOk ? parseFragments(parseJson(answer.text)) : null
    if (!parsed) {
      if (answer.kind === "unreachable" && answer.reason === "aborted") return true
      if (answer.kind === "unreachable" || !answer.isOk) send("wc_fragments_ajax_error")
      return false
    }
    show(parsed.fragments, parsed.cartHash)
    store("refresh", params, parsed.fragments, parsed.cartHash)
    send("wc_fragments_refreshed")
    armTimer(fragmentLifeMs)
    return true
  }
  const refresh = (method: "GET" | "POST" = "POST"): Promise<void> => {
    cancelFirst?.()
    cancelRetry?.()
    const params = readParams()
    if (!params || !isOurs()) return Promise.resolve()
    inFlight ??= fetchOnce(params, method)
      .then((isDone) => {
        if (isDone) attempt = 0
        else retryLater()
      })
      .finally(() => {
        inFlight = null
      })
    return inFlight
  }
  const retryLater = () => {
    attempt += 1
    const delayMs = selectFragmentRetryDelay(attempt)
    if (delayMs !== null) cancelRetry = clock.after(delayMs, () => void refresh())
  }
  const refreshAnew = () => {
    attempt = 0
    void refresh()
  }

  const readCache = (params: FragmentsParams) =>
    selectCachedFragments({
      storageAvailable: storage.session.isPersistent,
      fragmentsJson: storage.session.get(params.fragmentName),
      storedHash: storage.session.get(params.cartHashKey),
      cookieHash: storage.cookies.get("woocommerce_cart_hash"),
      createdAt: storage.session.get(cartCreatedKey),
      now: clock.now(),
    })
  const useCacheOrFetch = () => {
    const params = readParams()
    if (!params || !isOurs()) return
    const cached = readCache(params)
    if (cached.use) {
      show(cached.fragments, storage.session.get(params.cartHashKey) ?? "")
      send("wc_fragments_loaded")
      armTimer(cached.refreshInMs)
      return
    }
    const hasBasket =
      storage.cookies.get("woocommerce_cart_hash") !== null || storage.cookies.get("woocommerce_items_in_cart") !== null
    // Without a basket nobody is waiting for an empty one: it comes when the page has nothing better to do.
    if (hasBasket) refreshAnew()
    else cancelFirst = afterLoad(() => clock.whenIdle(() => void fetchFirst(params), emptyBasketDelayMs))
  }
  const fetchFirst = async (params: FragmentsParams) => {
    await findWriteQueue(page)?.settled()
    // An add that was under way brings the markup along in this very moment, and cancels this.
    cancelFirst = clock.after(0, () => {
      if (!readCache(params).use) refreshAnew()
    })
  }
  const afterLoad = (task: () => () => void) => {
    if (document.readyState === "complete") return task()
    let cancel = () => {
      window.removeEventListener("load", start)
    }
    const start = () => {
      cancel = task()
    }
    window.addEventListener("load", start, { once: true, signal })
    return () => cancel()
  }

  const listen = () => {
    events.on(["wc_fragment_refresh", "astra_refresh_cart_fragments", "updated_wc_div"], refreshAnew)
    // With jQuery on the page the platform translates these two into the events above.
    events.on(["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart"], () => {
      if (!findJQuery(window)) refreshAnew()
    })
    events.on(["wc_fragments_refreshed", "wc_fragments_loaded"], () => {
      if (isObserved()) onChange(null)
    })
    events.on(["added_to_cart", "removed_from_cart"], (event) => {
      const { fragments, cartHash } = readCartEvent(event)
      const mode = page.families.modeOf(addToCartFamily)
      const isMarkupOurs = mode === "work" || (mode === "rest" && isOurs())
      if (fragments && isMarkupOurs && Object.keys(fragments).length > 0) {
        applyAnswer(fragments, cartHash)
        return
      }
      // The basket is another, whoever shows it.
      onChange(null)
      if (fragments && isMarkupOurs && event.name === "added_to_cart") void refresh("GET")
    })
    storage.onOtherTab((key) => {
      const params = readParams()
      if (!params) return
      const { cartHashKey } = params
      const localHash = storage.local.get(cartHashKey)
      const sessionHash = storage.session.get(cartHashKey)
      if (shouldRefreshOnStorage({ key, cartHashKey, localHash, sessionHash })) refreshAnew()
    })
    window.addEventListener(
      "pageshow",
      (event) => {
        if (!event.persisted || !isOurs()) return
        // What stands there is the basket of the moment in which the page was left.
        for (const content of document.querySelectorAll(".widget_shopping_cart_content")) content.replaceChildren()
        // Even the same markup has to be put there again.
        replace = createReplaceFragments(page)
        refreshAnew()
      },
      { signal },
    )
    document.addEventListener(
      "visibilitychange",
      () => {
        const params = readParams()
        if (document.visibilityState !== "visible" || !params) return
        const cached = readCache(params)
        if (!cached.use && cached.reason !== "no-created" && cached.reason !== "no-storage") refreshAnew()
      },
      { signal },
    )
    window.addEventListener("online", () => attempt > 0 && refreshAnew(), { signal })
  }

  const applyAnswer = (fragments: Fragments, cartHash: string) => {
    cancelFirst?.()
    show(fragments, cartHash)
    send("wc_fragments_loaded")
    const params = readParams()
    if (params && isOurs()) store("event", params, fragments, cartHash)
  }

  return {
    start() {
      listen()
      useCacheOrFetch()
    },
    onChange: (listener) => void listeners.push(listener),
    bringUpToDate() {
      if (isObserved()) send("wc_fragment_refresh")
      else refreshAnew()
    },
    readHash() {
      const params = readParams()
      return params && storage.session.get(params.cartHashKey)
    },
  }
}

import { type BootPage, partOf, whenLoaded } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"
import { cartDataKey } from "./client/cartData.ts"
import {
  cartCreatedKey,
  createFragmentsRequest,
  createFragmentWrites,
  fragmentLifeMs,
  type FragmentsAnswer,
  type FragmentsParams,
  parseFragments,
  parseFragmentsParams,
  selectCachedFragments,
  selectFragmentRetryDelay,
} from "./domain/index.ts"
import { fragmentsFamily } from "./families.ts"
import { confirmedHashPart, type FragmentCache, fragmentsPart } from "./fragmentCache.ts"
import { createReplaceFragments } from "./host/replaceFragments.ts"
import { findWriteQueue } from "./writeQueue.ts"

const emptyBasketDelayMs = 2000
/** At most; what is kept is shown well before the eye misses it. */
const startDelayMs = 200

/** The cache of `page`; made when first asked for. */
export function fragmentsOf(page: BootPage): FragmentCache {
  return partOf(page, fragmentsPart, () => createFragmentCache(page))
}

type Priority = "low" | "auto"

/** A cache for `page`. Source: catalogue-and-cart contract §4. */
function createFragmentCache(page: BootPage): FragmentCache {
  const listeners: ((cartHash: string | null) => void)[] = []
  const { storage, clock, events, document, window, signal } = page
  const { session, local, cookies } = storage
  let replace = createReplaceFragments(page)
  let inFlight: Promise<void> | null = null
  let attempt = 0
  let cancelRefreshTimer: (() => void) | undefined
  let cancelRetry: (() => void) | undefined
  /** How often something newer has come: what was asked for before that is history. */
  let staleCount = 0
  /** Whether nothing has been shown or asked for yet. */
  let isFirstDue = true

  const readParams = () => parseFragmentsParams(page.settings.read("wc_cart_fragments_params", "cart"))
  /** Null unless the job is ours. */
  const readOurParams = () => (page.families.modeOf(fragmentsFamily) === "work" ? readParams() : null)
  const send = (name: string) => events.send({ name, target: document.body })
  const tellChange = (cartHash: string | null) => {
    for (const listener of listeners) listener(cartHash)
  }

  const show = ({ fragments, cartHash }: FragmentsAnswer) => {
    isFirstDue = false
    replace(fragments)
    tellChange(cartHash)
  }
  const armTimer = (delayMs: number) => {
    cancelRefreshTimer?.()
    cancelRefreshTimer = clock.after(delayMs, () => void refresh())
  }
  const store = (source: "refresh" | "event", params: FragmentsParams, { fragments, cartHash }: FragmentsAnswer) => {
    const previousHash = session.get(params.cartHashKey)
    // The Store API's last cart, kept for the next page, is of another basket now.
    if (cartHash !== previousHash && cartHash !== page.parts.get(confirmedHashPart)) local.remove(cartDataKey)
    const writes = createFragmentWrites({
      source,
      fragments,
      cartHash,
      ...params,
      previousHash,
      previousCreatedAt: session.get(cartCreatedKey),
      now: clock.now(),
    })
    for (const [key, value] of Object.entries(writes.session)) session.set(key, value)
    for (const [key, value] of Object.entries(writes.local)) local.set(key, value)
  }

  const fetchOnce = async (params: FragmentsParams, method: "GET" | "POST", priority: Priority): Promise<boolean> => {
    await findWriteQueue(page)?.settled()
    const countAtStart = findWriteQueue(page)?.settledCount ?? 0
    const staleAtStart = staleCount
    const { requestTimeoutMs: timeoutMs } = params
    // Where the page doesn't say it, what finds it out comes with the rest.
    if (!params.wcAjaxUrl) await page.wake()
    const wcAjaxUrl = params.wcAjaxUrl || (readParams()?.wcAjaxUrl ?? "")
    const answer = await page.http({
      ...createFragmentsRequest({ method, wcAjaxUrl, now: clock.now(), timeoutMs }),
      signal,
      priority,
    })
    // The basket has moved on meanwhile: what this answer shows is history.
    const queue = findWriteQueue(page)
    const isBusy = queue && (queue.isBusy || queue.settledCount !== countAtStart)
    if (isBusy || staleCount !== staleAtStart) return fetchOnce(params, method, priority)
    const isUnreachable = answer.kind === "unreachable"
    if (isUnreachable && answer.reason === "aborted") return true
    if (isUnreachable || !answer.isOk) {
      send("wc_fragments_ajax_error")
      return false
    }
    const parsed = parseFragments(parseJson(answer.text))
    if (!parsed) return false
    // Something has focus: it mustn't be lost with what is replaced, and what keeps it comes with the rest.
    if (document.activeElement !== document.body) await page.wake()
    show(parsed)
    store("refresh", params, parsed)
    send("wc_fragments_refreshed")
    armTimer(fragmentLifeMs)
    return true
  }
  const refresh = (method: "GET" | "POST" = "POST"): Promise<void> => {
    // Nobody is waiting for the first one of a page, which is shown nothing wrong until then.
    const priority = isFirstDue ? "low" : "auto"
    isFirstDue = false
    cancelRetry?.()
    const params = readOurParams()
    if (!params) return Promise.resolve()
    // It never rejects: none of the page's services throws, and no listener stops another.
    return (inFlight ??= fetchOnce(params, method, priority).then((isDone) => {
      inFlight = null
      attempt = isDone ? 0 : attempt + 1
      const delayMs = isDone ? null : selectFragmentRetryDelay(attempt)
      if (delayMs !== null) cancelRetry = clock.after(delayMs, () => void refresh())
    }))
  }
  const refreshAnew = () => {
    attempt = 0
    void refresh()
  }

  const readCache = (params: FragmentsParams) =>
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
  const useCacheOrFetch = () => {
    const params = readOurParams()
    // An add may have been quicker.
    if (!params || !isFirstDue) return
    const cached = readCache(params)
    if (cached.use) {
      armTimer(cached.refreshInMs)
      show({ fragments: cached.fragments, cartHash: session.get(params.cartHashKey) ?? "" })
      send("wc_fragments_loaded")
      return
    }
    const hasBasket = cookies.get("woocommerce_cart_hash") !== null || cookies.get("woocommerce_items_in_cart") !== null
    if (hasBasket) {
      isFirstDue = false
      refreshAnew()
      // What stands in the markup may be wrong meanwhile; who has a basket has had the code that says so, too.
      void page.wake()
    }
    // Without a basket nobody is waiting for an empty one: it comes when the page has nothing better to do.
    else whenLoaded(page, () => clock.whenIdle(() => void fetchFirst(), emptyBasketDelayMs))
  }
  const fetchFirst = async () => {
    await findWriteQueue(page)?.settled()
    // An add that was under way brings the markup along in this very moment.
    clock.after(0, () => isFirstDue && refreshAnew())
  }

  const watch = () => {
    const on = (type: string, hear: (event: Event) => void) => window.addEventListener(type, hear, { signal })
    on("pageshow", (event) => {
      if (!("persisted" in event && event.persisted) || !readOurParams()) return
      // What stands there is the basket of the moment in which the page was left.
      for (const content of document.querySelectorAll(".widget_shopping_cart_content")) content.replaceChildren()
      // Even the same markup has to be put there again.
      replace = createReplaceFragments(page)
      // A request that was under way when the page was left tells of that moment, too, if it was not cut off.
      staleCount += 1
      refreshAnew()
    })
    on("online", () => attempt > 0 && refreshAnew())
    on("visibilitychange", () => document.visibilityState === "visible" && isOutdated() && refreshAnew())
    // What compares the two stored hashes comes with the rest, and looks when it comes.
    storage.onOtherTab((key) => key === readParams()?.cartHashKey && void page.wake())
  }

  return {
    start() {
      // A browser that is loading a page takes long to hand out cookies and storage, and nothing else runs meanwhile.
      clock.whenIdle(() => {
        watch()
        useCacheOrFetch()
      }, startDelayMs)
    },
    get isRefreshing() {
      return inFlight !== null
    },
    isOutdated,
    refresh,
    refreshAnew,
    takeAnswer(answer) {
      staleCount += 1
      show(answer)
      send("wc_fragments_loaded")
      const params = readOurParams()
      if (params) store("event", params, answer)
    },
    tellChange,
    onChange: (listener) => void listeners.push(listener),
    readHash() {
      const params = readParams()
      return params && session.get(params.cartHashKey)
    },
  }
}

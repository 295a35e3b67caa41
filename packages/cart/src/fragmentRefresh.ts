import { listen, type Page, serviceOf } from "@ringside/core"
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
  selectFragmentRetryDelay,
} from "./domain/index.ts"
import { confirmedHashPart, type FetchPriority, type FragmentCache } from "./fragmentCache.ts"
import { fragmentsOf } from "./fragments.ts"
import { fragmentsJob } from "./jobs.ts"
import { writeQueueOf } from "./writeQueue.ts"

/** Fetches the host's basket markup, and stores it for the next page. */
export interface FragmentRefresh {
  /** Fetches the markup; what is under way already is waited for. Does nothing unless the job is ours. */
  refresh(method?: "GET" | "POST"): Promise<void>
  /** The same, with all its retries before it again. */
  refreshAnew(): void
  /** Whether an answer of the shop's is waited for, or will be in a moment. */
  readonly isRefreshing: boolean
  /** Shows the markup that came with a change of the basket, and stores it. */
  takeAnswer(answer: FragmentsAnswer): void
}

/** The refresh of `page`; from when it is first asked for, it fetches what the cache finds to be due. */
export function fragmentRefreshOf(page: Page): FragmentRefresh {
  return serviceOf(page, "cart.refresh", () => createFragmentRefresh(page, fragmentsOf(page)))
}

/** Source: catalogue-and-cart contract §4.2. */
function createFragmentRefresh(page: Page, cache: FragmentCache): FragmentRefresh {
  const { clock, document, events, signal } = page
  const queue = writeQueueOf(page)
  let inFlight: Promise<void> | null = null
  let attempt = 0
  let cancelRetry: (() => void) | undefined
  /** How often something newer has come: what was asked for before that is history. */
  let staleCount = 0

  /** Null unless the job is ours. */
  const readOurParams = () =>
    page.jobs.modeOf(fragmentsJob) === "active"
      ? parseFragmentsParams(page.settings.read("wc_cart_fragments_params", "cart"))
      : null
  const send = (name: string) => events.send({ name, target: document.body })

  const fetchOnce = async (
    params: FragmentsParams,
    method: "GET" | "POST",
    priority: FetchPriority,
  ): Promise<boolean> => {
    await queue.settled()
    const [countAtStart, staleAtStart] = [queue.settledCount, staleCount]
    const { requestTimeoutMs: timeoutMs, wcAjaxUrl } = params
    const { url, headers, body } = createFragmentsRequest({ method, wcAjaxUrl, now: clock.now(), timeoutMs })
    const request = { url, headers, timeoutMs, signal, priority }
    const answer = await page.http(
      method === "GET" ? { method, ...request } : { method, body, nonce: "none", ...request },
    )
    // The basket has moved on meanwhile: what this answer shows is history.
    const isOld = queue.isBusy || queue.settledCount !== countAtStart || staleCount !== staleAtStart
    if (isOld) return fetchOnce(params, method, priority)
    const isUnreachable = answer.kind === "unreachable"
    if (isUnreachable && answer.reason === "aborted") return true
    if (isUnreachable || !answer.isOk) {
      send("wc_fragments_ajax_error")
      return false
    }
    const parsed = parseFragments(parseJson(answer.text))
    if (!parsed) return false
    cache.show(parsed)
    storeAnswer(page, "refresh", params, parsed)
    send("wc_fragments_refreshed")
    cache.fetchAfter(fragmentLifeMs)
    return true
  }
  const refresh = (method: "GET" | "POST" = "POST"): Promise<void> => {
    const priority = cache.due ?? "auto"
    cache.beginFetch()
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
  const fetchIfDue = async () => {
    await queue.settled()
    // An add that was under way brings the markup along in this very moment.
    clock.after(0, () => cache.due && refreshAnew())
  }
  listen(page.window, "online", () => attempt > 0 && refreshAnew(), { signal })
  cache.onDue(() => {
    // A request that is under way was sent in another state of the basket, such as before the page was left.
    staleCount += 1
    void fetchIfDue()
  })

  return {
    get isRefreshing() {
      return inFlight !== null || cache.due !== null
    },
    refresh,
    refreshAnew,
    takeAnswer(answer) {
      staleCount += 1
      cache.show(answer)
      send("wc_fragments_loaded")
      const params = readOurParams()
      if (params) storeAnswer(page, "event", params, answer)
    },
  }
}

function storeAnswer(
  { clock, services, storage: { local, session } }: Page,
  source: "refresh" | "event",
  params: FragmentsParams,
  { fragments, cartHash }: FragmentsAnswer,
): void {
  const previousHash = session.get(params.cartHashKey)
  // The Store API's last cart, kept for the next page, is of another basket now.
  if (cartHash !== previousHash && cartHash !== services.get(confirmedHashPart)) local.remove(cartDataKey)
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

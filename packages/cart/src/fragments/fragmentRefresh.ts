import { readHostSettings, listen, type Page, definePageService, sendByJQuery } from "@ringside/core"
import { parseSurroundedJson } from "@ringside/core/domain"
import { fragmentsSettings } from "../hostSettings.ts"
import {
  cartCreatedKey,
  createFragmentsRequest,
  createFragmentWrites,
  fragmentLifeMs,
  type Fragments,
  type FragmentsAnswer,
  type FragmentsParams,
  parseFragments,
  selectFragmentRetryDelay,
} from "../domain/index.ts"
import { fragmentCacheService } from "./createFragmentCache.ts"
import { readFragmentScope } from "./fragmentScope.ts"
import { hasBasketMarkup } from "../host/basketMarkup.ts"
import { greyReplaced } from "../host/greyReplaced.ts"
import { fragmentsJob } from "../jobs.ts"
import { basketMarkupLoaded, basketMarkupRefreshed } from "../topics.ts"
import { writeQueueService } from "../pageClient/writeQueue.ts"

/** Fetches the host's basket markup, and stores it for the next page. */
export interface FragmentRefresh {
  /**
   * Fetches the markup, or waits for the running fetch. Does nothing unless the job is active; a page without anything to fill waits until
   * it has.
   */
  refresh(method?: "GET" | "POST"): Promise<void>
  /**
   * Fetches because others have changed the basket: the response to a running request may show it as it was before, and is not shown. The
   * retry count is reset.
   */
  refreshAnew(): void
  /** Fetches because the page shows another basket: after the writes that are running, unless one of them brings the markup. */
  correct(priority?: FetchPriority): void
  /** Fetches after `delayMs`; replaces an earlier delay. */
  correctAfter(delayMs: number): void
  /** Whether nothing has been requested or received yet. */
  readonly isNew: boolean
  /** Takes over the basket that came with a change: responses to earlier requests are outdated. It is not shown yet. */
  accept(answer: FragmentsAnswer): void
  /** Accepts, shows and stores the markup that came with a change of the basket; `shown` is what of it has been shown already. */
  takeAnswer(answer: FragmentsAnswer, shown?: Fragments): void
}

/** `low` is for requests for which no user waits. */
export type FetchPriority = "low" | "auto"

/** The refresh of a page. */
export const fragmentRefreshService = definePageService("cart.refresh", createFragmentRefresh)

/** Creates the refresh of a page. Source: catalogue-and-cart contract §4.2. */
function createFragmentRefresh(page: Page): FragmentRefresh {
  const { clock, document, events, signal } = page
  const cache = fragmentCacheService.of(page)
  const queue = writeQueueService.of(page)
  let isNew = true
  /** The priority of the correction that waits for the queue. */
  let due: FetchPriority | null = null
  let cancelCorrection: (() => void) | undefined
  let inFlight: Promise<void> | null = null
  let attempt = 0
  let cancelRetry: (() => void) | undefined
  /** Counts changes that make responses to earlier requests outdated. */
  let staleCount = 0

  const markup = waitForBasketMarkup(page, { retry: () => void correct(), notify: () => cache.notifyChange(null) })
  /** Null unless the job is active. */
  const readOurParams = () => (page.jobs.isOurs(fragmentsJob) ? readHostSettings(page, fragmentsSettings) : null)
  const setDue = (priority: FetchPriority | null) => {
    isNew = false
    due = priority
  }
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
    const transport = sendByJQuery(page, { widget: "cart" })
    const request = { url, headers, timeoutMs, signal, priority, transport }
    const endBusy = priority === "low" ? null : greyReplaced(page)
    const answer = await page.http(
      method === "GET" ? { method, ...request } : { method, body, nonce: "none", ...request },
    )
    endBusy?.()
    // The basket has changed since the request, so this response is outdated.
    const isOld = queue.isBusy || queue.settledCount !== countAtStart || staleCount !== staleAtStart
    if (isOld) return fetchOnce(params, method, priority)
    const isUnreachable = answer.kind === "unreachable"
    if (isUnreachable && answer.reason === "aborted") return true
    if (isUnreachable || !answer.isOk) {
      send("wc_fragments_ajax_error")
      return false
    }
    const parsed = parseFragments(parseSurroundedJson(answer.text))
    if (!parsed) return false
    setDue(null)
    cache.show(parsed)
    storeAnswer(page, "refresh", params, parsed)
    send("wc_fragments_refreshed")
    basketMarkupRefreshed.send(page)
    correctAfter(fragmentLifeMs)
    return true
  }
  const refresh = (method: "GET" | "POST" = "POST"): Promise<void> => {
    const priority = due ?? "auto"
    setDue(null)
    cancelRetry?.()
    const params = readOurParams()
    if (!params) return Promise.resolve()
    markup.noteRequest()
    if (markup.isMissing) return Promise.resolve()
    // Never rejects: no service of the page throws, and no listener stops another.
    return (inFlight ??= fetchOnce(params, method, priority).then((isDone) => {
      inFlight = null
      attempt = isDone ? 0 : attempt + 1
      const delayMs = isDone ? null : selectFragmentRetryDelay(attempt)
      if (delayMs !== null) cancelRetry = clock.after(delayMs, () => void refresh())
    }))
  }
  const accept = ({ cartHash }: FragmentsAnswer) => {
    staleCount += 1
    setDue(null)
    cache.setHash(cartHash)
  }
  /** Fetches with a new retry count. */
  const retryNow = () => {
    attempt = 0
    void refresh()
  }
  const correct = async (priority: FetchPriority = "auto") => {
    // A running request was sent in another state of the basket, such as before the page was left.
    staleCount += 1
    setDue(priority)
    await queue.settled()
    // A running add brings the markup along in this task.
    clock.after(0, () => due && retryNow())
  }
  const correctAfter = (delayMs: number) => {
    // The page shows a basket, perhaps a stored one: whoever asks from now on has changed it.
    markup.noteRequest()
    cancelCorrection?.()
    cancelCorrection = clock.after(delayMs, () => void correct())
  }
  listen(page.window, "online", () => attempt > 0 && retryNow(), { signal })

  return {
    get isNew() {
      return isNew
    },
    refresh,
    refreshAnew() {
      staleCount += 1
      retryNow()
    },
    correct: (priority) => void correct(priority),
    correctAfter,
    accept,
    takeAnswer(answer, shown = {}) {
      accept(answer)
      cache.show(answer, { isStored: false, shown })
      send("wc_fragments_loaded")
      basketMarkupLoaded.send(page)
      const params = readOurParams()
      if (params) storeAnswer(page, "event", params, answer)
    },
  }
}

/** Leaves a fetch out while the page has nothing to fill, and calls `retry` once it has. */
function waitForBasketMarkup(page: Page, { retry, notify }: Readonly<Record<"retry" | "notify", () => void>>) {
  let isMissing = false
  let wasRequested = false
  page.onScan(() => isMissing && hasBasketMarkup(page) && retry())
  return {
    /** Whether the page had nothing to fill at the last request. */
    get isMissing() {
      return isMissing
    },
    /** Looks for the markup. After the start, a request means that the basket has changed: without markup, `notify` says so. */
    noteRequest() {
      isMissing = !hasBasketMarkup(page)
      if (isMissing && wasRequested) notify()
      wasRequested = true
    },
  }
}

function storeAnswer(
  page: Page,
  source: "refresh" | "event",
  params: FragmentsParams,
  { fragments, cartHash }: FragmentsAnswer,
): void {
  const { local, session } = page.storage
  const writes = createFragmentWrites({
    source,
    fragments,
    cartHash,
    ...params,
    previousHash: session.get(params.cartHashKey),
    previousCreatedAt: session.get(cartCreatedKey),
    now: page.clock.now(),
    scope: readFragmentScope(page),
  })
  for (const [key, value] of Object.entries(writes.session)) session.set(key, value)
  for (const [key, value] of Object.entries(writes.local)) local.set(key, value)
}

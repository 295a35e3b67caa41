import { formatAjaxUrl } from "@ringside/core/domain"
import { fragmentsEndpoint } from "./endpoints.ts"

/** A request for the basket's markup, ready to be sent. */
export type FragmentsRequest = {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeoutMs: number
}

/** What the request is made of; `now` in epoch milliseconds. */
export type FragmentsRequestInput = {
  readonly method: "GET" | "POST"
  readonly wcAjaxUrl: string
  readonly now: number
  readonly timeoutMs: number
}

/**
 * A request for fresh fragments. A refresh is a POST that carries the time; a GET follows an add that brought
 * none. Source: catalogue-and-cart §4.2.
 */
export function createFragmentsRequest({ method, wcAjaxUrl, now, timeoutMs }: FragmentsRequestInput): FragmentsRequest {
  const isPost = method === "POST"
  return {
    method,
    url: formatAjaxUrl(wcAjaxUrl, fragmentsEndpoint),
    headers: {
      ...(isPost ? { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" } : {}),
      "X-Requested-With": "XMLHttpRequest",
    },
    body: isPost ? `time=${String(now)}` : null,
    timeoutMs,
  }
}

/** Growing, so that a shop that is down is not pressed; then nothing until the shopper or the network moves. */
const retryDelaysMs = [5000, 30000, 120000]

/**
 * How long to wait after the first, second or third failure in a row; null when it is time to stop asking. Source:
 * catalogue-and-cart §4.2.
 */
export function selectFragmentRetryDelay(attempt: number): number | null {
  return retryDelaysMs[attempt - 1] ?? null
}

import { formatAjaxUrl, formContentType } from "@ringside/core/domain"
import { fragmentsEndpoint } from "./endpoints.ts"

/** A request for the basket's markup, ready to send. */
export type FragmentsRequest = {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly timeoutMs: number
}

/** The inputs of the request; `now` in epoch milliseconds. */
export type FragmentsRequestInput = {
  readonly method: "GET" | "POST"
  readonly wcAjaxUrl: string
  readonly now: number
  readonly timeoutMs: number
}

/**
 * Creates a request for new fragments. A refresh is a POST with the time; a GET follows an add whose response had none. Source:
 * catalogue-and-cart §4.2.
 */
export function createFragmentsRequest({ method, wcAjaxUrl, now, timeoutMs }: FragmentsRequestInput): FragmentsRequest {
  const isPost = method === "POST"
  return {
    method,
    url: formatAjaxUrl(wcAjaxUrl, fragmentsEndpoint),
    headers: {
      ...(isPost ? { "Content-Type": formContentType } : {}),
      "X-Requested-With": "XMLHttpRequest",
    },
    body: isPost ? `time=${String(now)}` : null,
    timeoutMs,
  }
}

/** The delays grow, to spare a shop that is down; after the last one the refresh waits for a user action or the network. */
const retryDelaysMs = [5000, 30000, 120000]

/** The delay after the first, second or third failure in a row; null when the retries are used up. Source: catalogue-and-cart §4.2. */
export function selectFragmentRetryDelay(attempt: number): number | null {
  return retryDelaysMs[attempt - 1] ?? null
}

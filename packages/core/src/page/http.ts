import type { Clock } from "./clock.ts"

/** One request; the body is already encoded. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | null
  /** Aborted after so many milliseconds; 0 or less waits for ever. */
  readonly timeoutMs: number
  /** Ends the request early; its result is then `"aborted"`. */
  readonly signal?: AbortSignal
  /** Low tells the browser that nobody is waiting for it. */
  readonly priority?: "low" | "auto"
}

/** What came of a request. Any HTTP status is an answer; the network's failures are told apart for the shopper's message. */
export type HttpResult =
  | {
      readonly kind: "answer"
      readonly status: number
      readonly isOk: boolean
      readonly headers: Readonly<Record<string, string>>
      readonly text: string
      readonly url: string
    }
  | { readonly kind: "unreachable"; readonly reason: "offline" | "timeout" | "aborted" | "network" }

/** Sends requests of the shopper's own origin; never throws. */
export type Http = (request: HttpRequest) => Promise<HttpResult>

/** `fetch` with cookies of the same origin, a time-out, and results as values. All requests end with `signal`. */
export function createHttp(view: Window & typeof globalThis, clock: Clock, signal: AbortSignal): Http {
  return async (request) => {
    const aborter = new AbortController()
    const ended: { by: "timeout" | "aborted" | null } = { by: null }
    const end = (by: "timeout" | "aborted") => {
      ended.by ??= by
      aborter.abort()
    }
    const abort = () => end("aborted")
    const { timeoutMs } = request
    const cancelTimer = timeoutMs > 0 ? clock.after(timeoutMs, () => end("timeout")) : undefined
    const sources = [signal, request.signal]
    for (const source of sources) {
      if (source?.aborted) abort()
      source?.addEventListener("abort", abort, { once: true })
    }
    try {
      const response = await view.fetch(request.url, {
        method: request.method,
        headers: { ...request.headers },
        body: request.body ?? null,
        credentials: "same-origin",
        cache: "no-store",
        signal: aborter.signal,
        priority: request.priority ?? "auto",
      })
      const text = await response.text()
      return {
        kind: "answer",
        status: response.status,
        isOk: response.ok,
        headers: Object.fromEntries(response.headers),
        // Some servers put a byte order mark before their JSON.
        text: text.replace(/^\uFEFF/, ""),
        url: response.url,
      }
    } catch {
      return { kind: "unreachable", reason: ended.by ?? (view.navigator.onLine ? "network" : "offline") }
    } finally {
      cancelTimer?.()
      for (const source of sources) source?.removeEventListener("abort", abort)
    }
  }
}

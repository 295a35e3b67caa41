import { nullPrototype } from "../domain/index.ts"
import type { Clock } from "../page/clock.ts"

interface RequestOptions {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** The request is aborted after this time; 0 or less waits for ever. */
  readonly timeoutMs: number
  /** A longer response is cut off, with the result `"too-long"`; `maxAnswerBytes` of this file by default. */
  readonly maxBytes?: number
  /** Ends the request early, with the result `"aborted"`. */
  readonly signal?: AbortSignal
  /** Low is for requests for which no user waits. */
  readonly priority?: "low" | "auto"
  /** The request outlives the page. Browsers refuse such requests when their bodies exceed 64 kB together. */
  readonly keepalive?: boolean
  /** Sends the request in place of `fetch`. */
  readonly transport?: Transport
}

/** Another way to send a request than `fetch`, with the same limits. Rejects when the request fails or `signal` aborts. */
export type Transport = (request: HttpRequest, way: TransportWay) => Promise<HttpResult>

/** The limits and the fallback that a transport gets with a request. */
export interface TransportWay {
  readonly signal: AbortSignal
  /** Ends a request whose answer has this length by now, if that is too long. */
  readonly isTooLong: (bytes: number) => boolean
  /** Sends the request by `fetch` after all. */
  readonly byFetch: () => Promise<HttpResult>
}

/** A request that changes nothing. */
export interface ReadRequest extends RequestOptions {
  readonly method: "GET"
  readonly body?: null
}

/** A request that changes something, before its nonce is declared. */
export interface WriteRequest extends RequestOptions {
  readonly method: "POST" | "PUT"
  /** Already encoded text, or fields that the browser sends as `multipart/form-data`. */
  readonly body: string | FormData | null
}

/**
 * One request. A write declares its nonce: `"none"` where the endpoint checks none; `"sent"` where the request has it, from `sendWrite` or
 * from the fields of a form that the browser posts when the request fails.
 */
export type HttpRequest = ReadRequest | (WriteRequest & { readonly nonce: "none" | "sent" })

/** A response, whatever its HTTP status. */
export interface HttpAnswer {
  readonly kind: "answer"
  readonly status: number
  readonly isOk: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly url: string
}

/** The result of a request. Network failures are distinguished for the shopper's message. */
export type HttpResult =
  | HttpAnswer
  | {
      readonly kind: "unreachable"
      /**
       * `prevented`: a script of the page has stopped the request, and nothing was sent. `foreign`: it was sent, and answered for another cart
       * than the one that was meant.
       */
      readonly reason: "offline" | "timeout" | "aborted" | "network" | "too-long" | "prevented" | "foreign"
    }

/** Sends requests with the shopper's cookies to the page's origin; never throws. */
export type Http = (request: HttpRequest) => Promise<HttpResult>

/** How long a change of the shop may take before the shopper is told that it failed. Source: catalogue-and-cart §14. */
export const writeTimeoutMs = 30_000

/** Larger than any page of a shop. A server that never stops sending would otherwise fill the tab's memory. */
const maxAnswerBytes = 8 * 1024 * 1024

/**
 * Creates a `fetch` with cookies of the same origin, limits of time and length, and results as values. All requests end with `signal`;
 * `onEnd` is called with the body of each request by `fetch` that has ended.
 */
export function createHttp(
  view: Window & typeof globalThis,
  clock: Clock,
  signal: AbortSignal,
  onEnd?: (body: unknown) => void,
): Http {
  return async (options) => {
    const request = nullPrototype(options)
    const aborter = new AbortController()
    let endedBy = null as "timeout" | "aborted" | "too-long" | null
    const end = (by: typeof endedBy) => {
      endedBy ??= by
      aborter.abort()
    }
    const abort = () => end("aborted")
    const { timeoutMs, maxBytes = maxAnswerBytes } = request
    const cancelTimer = timeoutMs > 0 ? clock.after(timeoutMs, () => end("timeout")) : undefined
    const sources = [signal, request.signal]
    for (const source of sources) {
      if (source?.aborted) abort()
      source?.addEventListener("abort", abort)
    }
    const isTooLong = (bytes: number) => {
      if (bytes > maxBytes) end("too-long")
      return bytes > maxBytes
    }
    const byFetch = async (): Promise<HttpAnswer> => {
      try {
        const response = await view.fetch(
          request.url,
          nullPrototype({ ...request, credentials: "same-origin", cache: "no-store", signal: aborter.signal }),
        )
        return {
          kind: "answer",
          status: response.status,
          isOk: response.ok,
          headers: Object.fromEntries(response.headers),
          text: await readText(response, isTooLong),
          // Empty where a script of the page has replaced `fetch`.
          url: response.url || request.url,
        }
      } finally {
        onEnd?.(request.body)
      }
    }
    // A connection that is lost later may have carried the request: only what was never sent is "offline".
    const { onLine: wasOnline } = view.navigator
    try {
      return await (request.transport?.(request, { signal: aborter.signal, isTooLong, byFetch }) ?? byFetch())
    } catch {
      return { kind: "unreachable", reason: endedBy ?? (wasOnline ? "network" : "offline") }
    } finally {
      cancelTimer?.()
      for (const source of sources) source?.removeEventListener("abort", abort)
    }
  }
}

/** Reads the response's text without a byte order mark, which some servers put before their JSON. Rejects when it is too long. */
async function readText({ body }: Response, isTooLong: (bytes: number) => boolean): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (isTooLong(bytes)) throw new RangeError("too long")
    text += decoder.decode(part.value, nullPrototype({ stream: true }))
  }
  return text + decoder.decode()
}

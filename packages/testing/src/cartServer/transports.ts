import type { Http, HttpRequest } from "@ringside/core"
import type { ServerAnswer, ServerDouble, ServerRequest } from "./exchange.ts"
import { ConnectionLost } from "./faults.ts"

/**
 * Creates a `page.http` that passes requests to the doubles; the first double that recognises a request answers it: `[checkout, cart,
 * popups]`. There is no network, and the shop's cookies are written into `document`. Unlike `createHttp`, it never ends a request by
 * `timeoutMs` or `maxBytes`, and it rejects with what a double throws, unless that is ConnectionLost: a fault of the double is no network's.
 */
export function createHttpDouble(doubles: readonly ServerDouble[], document: Document | null = null): Http {
  return async ({ method, url, headers = {}, body = "", signal }) => {
    const aborted = new Promise<"aborted">((resolve) => {
      if (signal?.aborted) resolve("aborted")
      signal?.addEventListener("abort", () => resolve("aborted"), { once: true })
    })
    try {
      const request = { method, path: toPath(url), headers: lowerNames(headers), body: encodeBody(body) }
      const answering = answerByFirst(doubles, request)
      const answer = await Promise.race([answering ?? notFound, aborted])
      if (answer === "aborted") return { kind: "unreachable", reason: "aborted" }
      keepCookies(answer, document)
      const { status } = answer
      return {
        kind: "answer",
        status,
        isOk: status >= 200 && status < 300,
        headers: answer.headers,
        text: answer.body,
        url,
      }
    } catch (cause) {
      if (!(cause instanceof ConnectionLost)) throw cause
      return { kind: "unreachable", reason: "network" }
    }
  }
}

/** The doubles read fields in one encoding; they don't read files. */
function encodeBody(body: HttpRequest["body"]): string {
  if (typeof body === "string") return body
  const fields = [...(body ?? [])].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))
  return new URLSearchParams(fields).toString()
}

/** The answer of the first double that recognises a request; null when none does. */
export function answerByFirst(doubles: readonly ServerDouble[], request: ServerRequest): Promise<ServerAnswer> | null {
  for (const double of doubles) {
    const answering = double.handle(request)
    if (answering) return answering
  }
  return null
}

const notFound: ServerAnswer = { status: 404, headers: {}, cookies: [], body: "" }

/** Scripts can't write cookies that are `HttpOnly`. */
function keepCookies({ cookies }: ServerAnswer, document: Document | null): void {
  for (const cookie of document ? cookies : []) {
    if (!cookie.includes("HttpOnly") && document) document.cookie = cookie
  }
}

function toPath(url: string): string {
  const { pathname, search } = new URL(url, "http://double.invalid/")
  return pathname + search
}

function lowerNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

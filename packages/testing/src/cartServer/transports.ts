import type { Http, HttpRequest } from "@ringside/core"
import type { CartServer } from "./cartServer.ts"
import type { ServerAnswer } from "./exchange.ts"

/** `page.http` that ends in the double: no network, and the basket's cookies are written into `document`. */
export function createHttpDouble(server: CartServer, document: Document | null = null): Http {
  return async ({ method, url, headers = {}, body = "", signal }) => {
    const aborted = new Promise<"aborted">((resolve) => {
      if (signal?.aborted) resolve("aborted")
      signal?.addEventListener("abort", () => resolve("aborted"), { once: true })
    })
    try {
      const request = { method, path: toPath(url), headers: lowerNames(headers), body: encodeBody(body) }
      const answering = server.handle(request) ?? server.handlePage(request)
      const answer = await Promise.race([answering ?? notFound, aborted])
      if (answer === "aborted") return { kind: "unreachable", reason: "aborted" }
      keepCookies(answer, document)
      const { status } = answer
      return { kind: "answer", status, isOk: status < 400, headers: answer.headers, text: answer.body, url }
    } catch {
      return { kind: "unreachable", reason: "network" }
    }
  }
}

/** The server reads fields in one form; files are none of its business. */
function encodeBody(body: HttpRequest["body"]): string {
  if (typeof body === "string") return body
  const fields = [...(body ?? [])].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))
  return new URLSearchParams(fields).toString()
}

/** `fetch` that ends in the double for the shop's own endpoints, and in `real` for everything else: for stories. */
export function createFetchDouble(server: CartServer, document: Document, real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const answering = server.handle({
      method: request.method,
      path: toPath(request.url),
      headers: Object.fromEntries(request.headers),
      body: request.method === "GET" ? "" : await request.clone().text(),
    })
    if (!answering) return real(input, init)
    const { signal } = request
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true })
    })
    const answer = await Promise.race([answering, aborted]).catch((cause: unknown) => {
      if (signal.aborted) throw cause
      // What browsers throw when a server can't be reached.
      throw new TypeError("Failed to fetch", { cause })
    })
    keepCookies(answer, document)
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }
}

const notFound: ServerAnswer = { status: 404, headers: {}, cookies: [], body: "" }

/** Scripts may not write a cookie that only servers see. */
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

import type { Visit } from "../visit.ts"
import type { StoreApiAnswer } from "./storeApiErrors.ts"

/** A request for a Store API route. `params` are the path's parts that the route names with a colon. */
export interface StoreApiRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body's members; empty for any other body. */
  readonly body: Readonly<Record<string, unknown>>
  /** Identifies an attempt to order, if the client sends a key; otherwise "". */
  readonly idempotencyKey: string
  /** The sender of the request, from `senderOf`. */
  readonly sender: string | undefined
}

/** A route of the Store API. All but GET need the nonce, which is checked before `answer` is called. */
export interface StoreApiRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Without a version: `/cart/add-item`, `/products/:id`. */
  readonly path: string
  readonly answer: (visit: Visit, request: StoreApiRequest) => Promise<StoreApiAnswer>
}

/** Matches a path against a route, and returns the named parts; undefined without a match. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [names, parts] = [pattern.split("/"), path.split("/")]
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ""
    if (name.startsWith(":") && part !== "") params[name.slice(1)] = part
    else if (name !== part) return undefined
  }
  return params
}

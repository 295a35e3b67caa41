import type { Visit } from "../visit.ts"
import type { StoreApiAnswer } from "./storeApiErrors.ts"

/** What a route of the Store API is asked. `params` are the parts of the path that the route names with a colon. */
export interface StoreApiRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body's members; empty where the body is something else. */
  readonly body: Readonly<Record<string, unknown>>
  /** Names an attempt to order, where the client gives it a name; "" where it doesn't. */
  readonly idempotencyKey: string
  /** Where the request came from, as `senderOf` tells it. */
  readonly sender: string | undefined
}

/** A route of the Store API. All but GET need the nonce, which is checked before `answer` is called. */
export interface StoreApiRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Without a version: `/cart/add-item`, `/products/:id`. */
  readonly path: string
  readonly answer: (visit: Visit, request: StoreApiRequest) => Promise<StoreApiAnswer>
}

/** The parts of a path that a route names, if the path is one of the route's. */
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

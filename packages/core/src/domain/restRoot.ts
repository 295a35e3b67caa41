import { formatText } from "./formatText.ts"
import { trimTrailing } from "./trimTrailing.ts"

/** An address in two pieces; paths are inserted between them. */
export interface RestRoot {
  readonly before: string
  readonly after: string
}

/** Splits a REST root before its query, such as that of a language, or at the end of the query's `rest_route`: plain permalinks. */
export function splitRestRoot(address: string | null): RestRoot {
  const text = formatText(address).trim()
  const query = text.indexOf("?")
  if (query < 0) return { before: text, after: "" }
  const route = /[?&]rest_route=[^&]*/.exec(text.slice(query))
  const end = route ? query + route.index + route[0].length : query
  return { before: text.slice(0, end), after: text.slice(end) }
}

/** Appends a path, which may have a query, to a REST root; on a root with plain permalinks the path is part of the query. */
export function appendRestPath(root: string | null, path: string | null): string {
  const { before, after } = splitRestRoot(root)
  const [pathname = "", ...queries] = formatText(path).split("?")
  const address = (pathname.startsWith("/") ? trimTrailing(before, "/") : before) + pathname + after
  if (queries.length === 0) return address
  return `${address}${address.includes("?") ? "&" : "?"}${queries.join("?")}`
}

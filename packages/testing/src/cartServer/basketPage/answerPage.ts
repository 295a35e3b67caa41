import { languagePrefix, readQuery, type ServerRequest } from "../exchange.ts"
import type { LineQuantities } from "../fragments.ts"
import { changeByPage, type ChangeContext } from "./change.ts"
import { type BasketView, formatBasketContent } from "./format.ts"

/** The name of the basket page, fetched in the background, in the double's faults and its list of requests. */
export const basketPageEndpoint = "basket page"

/** Formats a whole page with notices and basket. */
export type FormatPage = (parts: {
  readonly notices: string
  readonly content: string
  /** The shop's current nonce. */
  readonly nonce: string
}) => string

interface PageContext extends ChangeContext {
  readonly nonce: string
  readonly quantities: LineQuantities
}

/** Whether a request is for the basket page. */
export function isBasketPage({ path }: Pick<ServerRequest, "path">): boolean {
  return /^(\/en)?\/carrito\/(\?|$)/.test(path) && !readQuery(path).has("wc-ajax")
}

/** Whether a script sent the request, and not the browser itself. */
export function isInBackground({ headers }: Pick<ServerRequest, "headers">): boolean {
  return headers["x-requested-with"] === "XMLHttpRequest"
}

/** Applies the change that the request contains, and formats the basket page. */
export function answerBasketPage(request: ServerRequest, context: PageContext, format: FormatPage): string {
  const notices = changeByPage(request, context)
  const { basket, choices, nonce, quantities } = context
  const view: BasketView = { basket, choices, nonce, quantities, prefix: languagePrefix(request.path) }
  return format({ notices, content: formatBasketContent(view), nonce })
}

/** The smallest page that the basket works in. */
export const formatBarePage: FormatPage = ({ notices, content }) =>
  `<!doctype html><title>Basket</title><main><div class="woocommerce"><div class="woocommerce-notices-wrapper">${notices}</div>${content}</div></main>`

/** Finds how a request breaks the contract of the basket page; undefined for a correct request. */
export function findPageMistake({ method, headers, body }: ServerRequest): string | undefined {
  if (method !== "POST") return undefined
  const type = headers["content-type"] ?? ""
  if (!type.startsWith("application/x-www-form-urlencoded")) return `the basket page was sent ${type || "nothing"}`
  const updates = new URLSearchParams(body).getAll("update_cart").length
  return updates > 1 ? "update_cart came more than once" : undefined
}

import { languagePrefix, readQuery, type ServerRequest } from "../exchange.ts"
import type { LineQuantities } from "../fragments.ts"
import { changeByPage, type ChangeContext } from "./change.ts"
import { type BasketView, formatBasketContent } from "./format.ts"

/** Name under which the double's faults and its list of requests know the basket page, asked for in the background. */
export const basketPageEndpoint = "basket page"

/** Puts notices and basket into a whole page. */
export type FormatPage = (parts: {
  readonly notices: string
  readonly content: string
  /** As the shop gives it out now. */
  readonly nonce: string
}) => string

interface PageContext extends ChangeContext {
  readonly nonce: string
  readonly quantities: LineQuantities
}

/** Whether a request asks for the basket page. */
export function isBasketPage({ path }: Pick<ServerRequest, "path">): boolean {
  return /^(\/en)?\/carrito\/(\?|$)/.test(path) && !readQuery(path).has("wc-ajax")
}

/** Whether a script asks, and not the browser. */
export function isInBackground({ headers }: Pick<ServerRequest, "headers">): boolean {
  return headers["x-requested-with"] === "XMLHttpRequest"
}

/** The basket page after the change that the request asks for. */
export function answerBasketPage(request: ServerRequest, context: PageContext, format: FormatPage): string {
  const notices = changeByPage(request, context)
  const { basket, choices, nonce, quantities } = context
  const view: BasketView = { basket, choices, nonce, quantities, prefix: languagePrefix(request.path) }
  return format({ notices, content: formatBasketContent(view), nonce })
}

/** As little of a page as the basket needs around it. */
export const formatBarePage: FormatPage = ({ notices, content }) =>
  `<!doctype html><title>Basket</title><main><div class="woocommerce"><div class="woocommerce-notices-wrapper">${notices}</div>${content}</div></main>`

/** What of a request breaks the contract of the basket page; undefined where nothing does. */
export function findPageMistake({ method, headers, body }: ServerRequest): string | undefined {
  if (method !== "POST") return undefined
  const type = headers["content-type"] ?? ""
  if (!type.startsWith("application/x-www-form-urlencoded")) return `the basket page was sent ${type || "nothing"}`
  const updates = new URLSearchParams(body).getAll("update_cart").length
  return updates > 1 ? "update_cart came more than once" : undefined
}

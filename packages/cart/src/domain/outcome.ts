import { isRecord, isSafeNavigationUrl, readMember, selectNavigationUrl } from "@ringside/core/domain"
import { type Fragments, parseFragments } from "./fragments.ts"

/** What an answer to an add or a remove asks of the page. */
export type Outcome =
  | { readonly kind: "navigate"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "added" | "removed"; readonly fragments: Fragments; readonly cartHash: string }

/** What the page knows when the answer to an add comes; `pageUrl` is the base of relative addresses. */
export type AddToCartContext = {
  readonly redirectAfterAdd: boolean
  readonly cartUrl: string
  readonly pageUrl: string
  /** Other origins of the same shop, from the page config. */
  readonly origins?: readonly string[]
}

/** The answers carry no words of their own: the shop tells its reason on the page it sends the shopper to. */
const failed: Outcome = { kind: "failed", message: "An unknown error occurred." }

/**
 * Decides what follows an add. `response` is the answer's JSON; null or anything that is no object stands for
 * an answer that could not be read. Source: catalogue-and-cart §3.2.
 */
export function selectAddToCartOutcome(response: unknown, context: AddToCartContext): Outcome {
  if (!isRecord(response)) return failed
  // Through own members: a host's script may have put anything on the prototype of all objects.
  const [error, productUrl] = [readMember(response, ["error"]), readMember(response, ["product_url"])]
  if (error && productUrl) return selectShopPage(productUrl, context) ?? failed
  // An address that can't be followed is passed over: the product is in the basket all the same.
  const toCart = context.redirectAfterAdd ? selectNavigation(context.cartUrl, context.pageUrl) : null
  if (toCart) return toCart
  const answer = error ? null : parseFragments(response)
  return answer ? { kind: "added", ...answer } : failed
}

/**
 * Decides what follows a remove: without fragments the link `href` does the job, on the server. Source:
 * catalogue-and-cart §5.
 */
export function selectRemoveOutcome(response: unknown, href: string, base: string): Outcome {
  const answer = parseFragments(response)
  if (answer) return { kind: "removed", ...answer }
  return selectNavigation(href, base) ?? failed
}

function selectNavigation(url: unknown, base: string): Outcome | null {
  return typeof url === "string" && isSafeNavigationUrl(url, base) ? { kind: "navigate", url } : null
}

/** The answer's own address leads to the shop alone: its origin, or one that the config lists. */
function selectShopPage(url: unknown, { pageUrl, origins = [] }: AddToCartContext): Outcome | null {
  const ownOrigin = URL.canParse(pageUrl) ? new URL(pageUrl).origin : "null"
  const selected = selectNavigationUrl({ url, purpose: "shop", base: pageUrl, ownOrigin, shopOrigins: origins })
  return selected === null ? null : selectNavigation(url, pageUrl)
}

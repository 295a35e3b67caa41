import {
  isRecord,
  isSafeNavigationUrl,
  parseUrl,
  readMember,
  readText,
  selectNavigationUrl,
} from "@ringside/core/domain"
import { type Fragments, parseFragments } from "./fragments.ts"

/** The action that the page must take after the response to an add or a remove. */
export type Outcome =
  | { readonly kind: "navigate"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "added" | "removed"; readonly fragments: Fragments; readonly cartHash: string }

/** The page's data that decide about an add; `pageUrl` is the base of relative addresses. */
export type AddToCartContext = {
  readonly redirectAfterAdd: boolean
  readonly cartUrl: string
  readonly pageUrl: string
  /** Other origins of the same shop, from the page config. */
  readonly origins?: readonly string[]
}

/**
 * Decides what follows an add. `response` is the response's JSON; null or any value but an object means an unreadable response. Source:
 * catalogue-and-cart §3.2.
 */
export function selectAddToCartOutcome(response: unknown, context: AddToCartContext): Outcome {
  const failed = createFailure(response)
  if (!isRecord(response)) return failed
  // Reads own members only, since a script of the host may have changed Object.prototype.
  const [error, productUrl] = [readMember(response, ["error"]), readMember(response, ["product_url"])]
  if (error && productUrl) return selectShopPage(productUrl, context) ?? failed
  // An address that can't be followed is ignored: the product is in the basket all the same.
  const toCart = context.redirectAfterAdd ? selectShopPage(context.cartUrl, context) : null
  if (toCart) return toCart
  const answer = error ? null : parseFragments(response)
  return answer ? { kind: "added", ...answer } : failed
}

/**
 * Decides what follows a remove: without fragments the link `href` is followed, and the server removes the line. Source: catalogue-and-cart
 * §5.
 */
export function selectRemoveOutcome(response: unknown, href: string, base: string): Outcome {
  const answer = parseFragments(response)
  if (answer) return { kind: "removed", ...answer }
  return selectNavigation(href, base) ?? createFailure(response)
}

/** A failure with the shop's own message. Most responses have none: the shop shows the reason on the page that it redirects to. */
function createFailure(response: unknown): Outcome {
  return { kind: "failed", message: readText(readMember(response, ["message"])) || "An unknown error occurred." }
}

function selectNavigation(url: unknown, base: string): Outcome | null {
  return typeof url === "string" && isSafeNavigationUrl(url, base) ? { kind: "navigate", url } : null
}

/** An address in the response may only lead to the shop: its origin, or one that the config lists. */
function selectShopPage(url: unknown, { pageUrl, origins = [] }: AddToCartContext): Outcome | null {
  const ownOrigin = parseUrl(pageUrl)?.origin ?? "null"
  const selected = selectNavigationUrl({ url, purpose: "shop", base: pageUrl, ownOrigin, shopOrigins: origins })
  return selected === null ? null : selectNavigation(url, pageUrl)
}

import { isOfShop, type Page, readPartConfig, readPlatformFolder, readRestRoot } from "@ringside/core"
import { commentsPath, parseUrl } from "@ringside/core/domain"
import { tabsReviewsConfig } from "../../config.ts"

/** Where shoppers write a review: in a form of ours, which is sent to `action`, or on the product's page. */
export type ReviewPlace = { readonly kind: "form"; readonly action: string } | { readonly kind: "product-page" }

/**
 * Reads where a product's reviews are written. They are sent to the address that the hook names, else where the platform takes comments; null
 * without either. A page whose config names a Store API has that place only where it has a preset or links to WordPress's REST API: another
 * server has nothing at that address.
 */
export function readReviewPlace(page: Page, named: string | null): ReviewPlace | null {
  const { config, document } = page
  const isWordPress = config.storeApi === null || config.preset !== null || readRestRoot(document) !== null
  const action = named ?? (isWordPress ? readPlatformFolder(page) + commentsPath : null)
  // Authors of a shop's pages may write attributes, and shoppers write their name and address into the form.
  if (action === null || !isOfShop(page, parseUrl(action, document.baseURI))) return null
  return readPartConfig(page, tabsReviewsConfig).reviewing.form ? { kind: "form", action } : { kind: "product-page" }
}

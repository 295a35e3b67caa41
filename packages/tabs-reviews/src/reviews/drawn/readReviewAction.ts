import { isOfShop, type Page, readPlatformFolder, readRestRoot } from "@ringside/core"
import { commentsPath, parseUrl } from "@ringside/core/domain"

/**
 * Where a product's reviews are sent: the address that the hook names, else where the platform takes comments; null for no form. A page whose
 * config names a Store API has that place only where it links to WordPress's REST API: another server has nothing at that address.
 */
export function readReviewAction(page: Page, named: string | null): string | null {
  const { config, document } = page
  const isWordPress = config.storeApi === null || readRestRoot(document) !== null
  const action = named ?? (isWordPress ? readPlatformFolder(page) + commentsPath : null)
  if (action === null) return null
  // Authors of a shop's pages may write attributes, and shoppers write their name and address into the form.
  return isOfShop(page, parseUrl(action, document.baseURI)) ? action : null
}

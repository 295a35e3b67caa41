import type { LoaderPage } from "@ringside/core"
import { itemsInCartCookie } from "@ringside/core/domain"
import { shouldShowCartWidget } from "../domain/index.ts"
import { startSelectors } from "../host.ts"

/**
 * Shows the basket widget around `marker`, or hides it while the basket is empty. The loader does so first, so both use the page's record of
 * changes. Source: catalogue-and-cart contract §5.
 */
export function showCartWidget({ storage, decorations }: LoaderPage, marker: Element, adding = false): void {
  const widget = marker.closest<HTMLElement>(startSelectors.widget)
  const itemsCookie = storage.cookies.get(itemsInCartCookie)
  if (!widget) return
  decorations.show(widget, shouldShowCartWidget({ hideIfEmpty: true, itemsCookie, adding }))
}

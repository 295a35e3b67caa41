import { hostNoticesService, type Page } from "@ringside/core"

/**
 * Focuses the notice that the server has printed, as screen readers announce no alert that was there before them. A shopper who has moved
 * the focus since the page was ready keeps it. Source: catalogue-and-cart §12.
 */
export function focusNotice(page: Page): void {
  const { activeElement, body } = page.document
  if (activeElement === null || activeElement === body) hostNoticesService.of(page).focusFirst()
}

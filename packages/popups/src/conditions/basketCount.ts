import { loadCart } from "@ringside/cart"
import { parseKnownCount } from "@ringside/cart/domain"
import { definePageService, type Page } from "@ringside/core"
import { itemsInCartCookie } from "@ringside/core/domain"

/** The basket's count, which is read from the shop when a condition needs it. */
const basketCountService = definePageService("popups.basketCount", (page: Page) => {
  let count: number | null = null
  loadCart(page).then(
    ({ $count }) => {
      const off = $count.subscribe((next) => {
        count = next
      })
      page.signal.addEventListener("abort", off)
    },
    (cause: unknown) => page.reports.fail({ during: "load", widget: "popups", cause }),
  )
  return { read: () => count }
})

/**
 * Whether the number of items in the basket is one of `min` to `max`. The platform's cookie shows only whether there are any; where that isn't
 * enough, it is false until the shop has sent the number: conditions that aren't met are checked again.
 */
export function isBasketCountWithin(page: Page, min: number, max: number): boolean {
  const isWithin = (count: number) => count >= min && count <= max
  const known = parseKnownCount(page.storage.cookies.get(itemsInCartCookie))
  if (known !== null) return isWithin(known)
  if (min <= 1 && max === Number.POSITIVE_INFINITY) return true
  const count = basketCountService.of(page).read()
  return count !== null && isWithin(count)
}

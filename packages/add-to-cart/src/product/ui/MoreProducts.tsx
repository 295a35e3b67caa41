import { focusInView } from "@ringside/core"
import { usePage, useTranslate } from "@ringside/ui"
import { type ReactNode, useLayoutEffect, useRef } from "react"
import { productMessages } from "../../messages.ts"
import type { ProductPages } from "../useProductList.ts"

interface MoreProductsProps {
  readonly pages: ProductPages
  readonly isGrowing: boolean
  readonly onPress: () => void
  /** The list itself. */
  readonly children: ReactNode
}

/** The button that adds the next products to a list, and the message that they couldn't be read. */
export function MoreProducts({ pages, isGrowing, onPress, children }: MoreProductsProps) {
  const translate = useTranslate("add-to-cart", productMessages)
  const { announce } = usePage()
  const { place, button, press } = useFocusOnNew(pages, onPress)
  const { problem } = pages
  return (
    <div ref={place} className="ringside-products-growing" aria-busy={isGrowing || undefined}>
      {children}
      {problem !== undefined && !isGrowing && (
        <p className="ringside-product-problem" role="alert">
          {problem ?? translate("moreFailed")}
        </p>
      )}
      {pages.hasMore && (
        <button
          ref={button}
          type="button"
          className="ringside-button ringside-products-more"
          aria-disabled={isGrowing || undefined}
          onClick={() => {
            if (isGrowing) return
            announce.polite(translate("loading"))
            press()
          }}
        >
          {/* Both texts have a place: the button keeps its width. */}
          <span className="ringside-products-more-text" aria-hidden={isGrowing || undefined}>
            {translate("showMore")}
          </span>
          <span className="ringside-products-more-text" aria-hidden={!isGrowing || undefined}>
            {translate("loading")}
          </span>
        </button>
      )}
    </div>
  )
}

/**
 * Moves the focus from the button to the first new card, and announces how many there are: the button then stands below them all, or is gone.
 * A focus that the shopper has moved on stays.
 */
function useFocusOnNew({ products, pageCount, list, hasMore }: ProductPages, onPress: () => void) {
  const page = usePage()
  const translate = useTranslate("add-to-cart", productMessages)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const atPress = useRef<{ readonly count: number; readonly pageCount: number; readonly list: string } | null>(null)
  const { length } = products
  useLayoutEffect(() => {
    const before = atPress.current
    if (before === null || (pageCount === before.pageCount && list === before.list)) return
    atPress.current = null
    // An app has asked for another list meanwhile.
    if (list !== before.list) return
    const count = length - before.count
    // New products have moved those that are shown to the next page: the button leads on.
    if (count === 0 && hasMore) return
    page.announce.polite(count > 0 ? translate("moreAdded", { count }) : translate("noMore"))
    const items = place.current?.querySelectorAll<HTMLElement>(".ringside-products-item")
    // Of an answer without new products, which others have bought meanwhile, the last one stands where the button was.
    const first = items?.item(Math.min(before.count, length - 1))
    const { activeElement, body } = page.document
    if (!first || (activeElement && activeElement !== body && activeElement !== button.current)) return
    first.tabIndex = -1
    focusInView(page, first)
  }, [length, pageCount, list, hasMore, page, translate])
  const press = () => {
    atPress.current = { count: length, pageCount, list }
    onPress()
  }
  return { place, button, press }
}

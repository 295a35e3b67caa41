import {
  addedToBasket,
  type AjaxAnswer,
  fragmentRefreshService,
  fragmentsJob,
  type HostAdd,
  isKnownEmpty,
  loadCart,
  readKnownCart,
  requestBasketMarkup,
} from "@ringside/cart"
import { readServerMessage } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import { miniCart } from "../host.ts"

/** Whether the shop may have added the product: the request went out, and no answer came back that can be read. Source: §12. */
export function isUnclear({ json, status, text }: AjaxAnswer, wasOnline: boolean): boolean {
  if (isRecord(json) || readServerMessage(text) !== "") return false
  return status === 0 ? wasOnline : status < 400 || status >= 500
}

/** The basket's quantity of a product when an add is sent. */
export interface WatchedProduct {
  /** Reads the basket by another way: its markup, else the Store API. False where it holds no more than before, or where that can't be read. */
  hasGrown(): Promise<boolean>
}

/** Notes how much of the product the basket holds; call it when the add is sent, since earlier ones are in the basket by then. */
export function watchProduct(page: Page, add: HostAdd): WatchedProduct {
  const inMarkup = countInMarkup(page, add)
  const inStore = isKnownEmpty(page) ? 0 : countItems(readMember(readKnownCart(page), ["items"]), add)
  let hasOtherAdds = false
  const stop = addedToBasket.on(page, () => void (hasOtherAdds = true))

  const readMarkup = async (): Promise<number | null> => {
    if (inMarkup === null || !page.jobs.isOurs(fragmentsJob)) {
      requestBasketMarkup(page)
      return null
    }
    await fragmentRefreshService.of(page).refresh()
    return countInMarkup(page, add)
  }
  const hasStoreGrown = async () => {
    const cart = await loadCart(page)
    await cart.refresh()
    const { status, cart: shown } = cart.$cart.get()
    const count = status === "ready" ? countLines(shown?.lines ?? [], add) : 0
    return inStore !== null && count > inStore
  }
  return {
    async hasGrown() {
      const shown = await readMarkup()
      const isMore = shown !== null && inMarkup !== null ? shown > inMarkup : await hasStoreGrown()
      stop()
      // What has grown may be another add of the same product.
      return isMore && !hasOtherAdds
    },
  }
}

/** The quantity in the host's mini-cart; null where the page shows none. */
function countInMarkup({ document }: Page, { productId }: HostAdd): number | null {
  const content = document.querySelector(miniCart.content)
  const lines = [...(content?.querySelectorAll(miniCart.line) ?? [])]
  if (lines.length === 0) return content?.querySelector(miniCart.empty) ? 0 : null
  const own = lines.filter((line) => line.querySelector(`[data-product_id="${String(productId)}"]`))
  return own.reduce(
    (sum, line) => sum + (parseInt(line.querySelector(miniCart.quantity)?.textContent ?? "", 10) || 1),
    0,
  )
}

function countItems(items: unknown, add: HostAdd): number | null {
  if (!Array.isArray(items)) return null
  return countLines(
    items.map((item: unknown) => ({
      productId: Number(readMember(item, ["id"])),
      quantity: Number(readMember(item, ["quantity"])) || 0,
    })),
    add,
  )
}

function countLines(
  lines: readonly { readonly productId: number; readonly quantity: number }[],
  { productId, variationId }: HostAdd,
): number {
  const own = lines.filter((line) => line.productId === productId || line.productId === variationId)
  return own.reduce((sum, { quantity }) => sum + quantity, 0)
}

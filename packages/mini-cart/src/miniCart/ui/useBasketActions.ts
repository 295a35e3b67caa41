import { cartService, type CartResult, formatFailure } from "@ringside/cart"
import type { CartLine } from "@ringside/cart/domain"
import { formatMoney } from "@ringside/core/domain"
import { usePage, useStore, useTranslate } from "@ringside/ui"
import { useState } from "react"
import { miniCartMessages } from "../../messages.ts"

/** A failed change. */
export interface BasketFailure {
  /** The line that it concerns; null for a line to restore. */
  readonly lineKey: string | null
  /** The message for the shopper; in a refusal, the shop's own. */
  readonly message: string
  /** Tries the same change again; null when the shop refused it. */
  readonly retry: (() => void) | null
}

/** A line that was removed in this widget. */
export interface Removal {
  readonly line: CartLine
  /** The line's former position. */
  readonly index: number
}

/** The shopper's actions on the basket, and the result of the last one here. Each result is announced once. */
export interface BasketActions {
  readonly failure: BasketFailure | null
  readonly removal: Removal | null
  update(line: CartLine, quantity: number): void
  remove(removal: Removal): void
  undo(): void
}

/** The actions of one basket on the page; all baskets share the store. */
export function useBasketActions(): BasketActions {
  const page = usePage()
  const cart = cartService.of(page)
  const state = useStore(cart.$cart)
  const translate = useTranslate("mini-cart", miniCartMessages)
  const [failure, setFailure] = useState<BasketFailure | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)

  const run = async (
    lineKey: string | null,
    change: () => Promise<CartResult>,
    formatDone: (result: Done) => string,
  ) => {
    setFailure(null)
    page.announce.basket(null)
    const result = await change()
    // The widget is gone.
    if (page.signal.aborted) return
    if (result.kind === "done") page.announce.basket(formatDone(result))
    else {
      const isRefusal = result.kind === "refused"
      setFailure({
        lineKey,
        message: formatFailure(page, result, translate("changeFailed")),
        retry: isRefusal ? null : () => void run(lineKey, change, formatDone),
      })
    }
  }

  return {
    // The next change, also in another widget, clears the store's error, and with it this failure.
    failure: state.error && failure,
    removal,
    update({ key, name }, quantity) {
      setRemoval(null)
      void run(
        key,
        () => cart.update({ key, quantity }),
        ({ cart: { lines, totals } }) => {
          const total = formatMoney(totals.total, { locale: page.config.locale, format: totals.format })
          const texts = [translate("totalChanged", { total })]
          const accepted = lines.find((each) => each.key === key)?.quantity ?? quantity
          // The quantity field has said the requested quantity.
          if (accepted !== quantity) texts.unshift(translate("quantityChanged", { name, quantity: accepted }))
          return texts.join(" ")
        },
      )
    },
    remove(next) {
      const { key, name } = next.line
      setRemoval(next)
      void run(
        key,
        () => cart.remove(key),
        () => translate("removed", { name }),
      )
    },
    undo() {
      const { undo } = state
      if (!undo) return
      // The line is shown at once if its data are still known.
      const preview = removal?.line.name === undo.name ? removal.line : undefined
      setRemoval(null)
      void run(
        null,
        () => cart.add({ ...undo.item, source: "hook", isUndo: true, ...(preview && { preview }) }),
        () => translate("restored", { name: undo.name }),
      )
    },
  }
}

type Done = Extract<CartResult, { readonly kind: "done" }>

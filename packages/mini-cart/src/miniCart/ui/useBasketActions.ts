import { cartService, type CartResult, formatFailure } from "@ringside/cart"
import type { CartLine } from "@ringside/cart/domain"
import { formatMoney } from "@ringside/core/domain"
import { usePage, useStore, useTranslate } from "@ringside/ui"
import { useRef, useState } from "react"
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

  /** The last change of each line's quantity. Quick presses share one request, and the last of them reports its result. */
  const requests = useRef(new Map<string, object>())

  const run = async (change: Change) => {
    const { lineKey, send, formatDone, isOutdated } = change
    setFailure(null)
    page.announce.basket(null)
    const result = await send()
    // The widget is gone.
    if (page.signal.aborted || isOutdated?.()) return
    if (result.kind === "done") page.announce.basket(formatDone(result))
    else {
      const isRefusal = result.kind === "refused"
      setFailure({
        lineKey,
        message: formatFailure(page, result, translate("changeFailed")),
        retry: isRefusal ? null : () => void run(change),
      })
    }
  }

  return {
    // The next change, also in another widget, clears the store's error, and with it this failure.
    failure: state.error && failure,
    removal,
    update({ key, name }, quantity) {
      setRemoval(null)
      const request = { key, quantity }
      requests.current.set(key, request)
      void run({
        lineKey: key,
        send: () => cart.update(request),
        formatDone({ cart: { lines, totals } }) {
          const total = formatMoney(totals.total, { locale: page.config.locale, format: totals.format })
          const texts = [translate("totalChanged", { total })]
          const accepted = lines.find((each) => each.key === key)?.quantity ?? quantity
          // The quantity field has said the requested quantity.
          if (accepted !== quantity) texts.unshift(translate("quantityChanged", { name, quantity: accepted }))
          return texts.join(" ")
        },
        isOutdated: () => requests.current.get(key) !== request,
      })
    },
    remove(next) {
      const { key, name } = next.line
      setRemoval(next)
      void run({ lineKey: key, send: () => cart.remove(key), formatDone: () => translate("removed", { name }) })
    },
    undo() {
      const { undo } = state
      if (!undo) return
      // The line is shown at once if its data are still known.
      const preview = removal?.line.name === undo.name ? removal.line : undefined
      setRemoval(null)
      void run({
        lineKey: null,
        send: () => cart.add({ ...undo.item, source: "hook", isUndo: true, ...(preview && { preview }) }),
        formatDone: () => translate("restored", { name: undo.name }),
      })
    },
  }
}

interface Change {
  readonly lineKey: string | null
  readonly send: () => Promise<CartResult>
  readonly formatDone: (result: Done) => string
  /** Whether a newer change reports the result. */
  readonly isOutdated?: () => boolean
}

type Done = Extract<CartResult, { readonly kind: "done" }>

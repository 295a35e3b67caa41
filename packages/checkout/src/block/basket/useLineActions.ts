import type { CartStore } from "@ringside/cart"
import type { CartLine } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { useRef, useState } from "react"
import { callLineAction } from "../blockActions.ts"
import { useBlockTexts } from "../shared/texts.ts"

/** A removed line, and its position. */
export interface RemovedLine {
  readonly line: CartLine
  readonly index: number
}

/** The shopper's actions on lines. */
export interface LineActions {
  /** The last removed line, while it may come back by `undo`. */
  readonly removed: RemovedLine | null
  /** Whether a line was removed for good. */
  readonly hasRemoved: boolean
  /** The last failure, and its line. */
  readonly failure: { readonly key: string; readonly message: string } | null
  update(line: CartLine, quantity: number): Promise<void>
  remove(removed: RemovedLine): Promise<void>
  undo(): Promise<void>
}

/** Changes lines optimistically. The store rolls a refused change back, and the message is announced and shown beside the line. */
export function useLineActions(store: CartStore): LineActions {
  const page = usePage()
  const { announce } = page
  const translate = useBlockTexts()
  const [removed, setRemoved] = useState<RemovedLine | null>(null)
  const [hasRemoved, setHasRemoved] = useState(false)
  const [failure, setFailure] = useState<LineActions["failure"]>(null)
  /** The last change of each line's quantity. Quick presses share one request, and the last of them reports its result. */
  const requests = useRef(new Map<string, object>())
  const fail = (key: string, message: string) => {
    setFailure({ key, message })
    announce.assertive(message)
  }
  return {
    removed,
    hasRemoved,
    failure,
    async update(line, quantity) {
      const { key } = line
      setRemoved(null)
      setFailure(null)
      callLineAction(page, store, "set-item-quantity", { line, quantity })
      const request = { key, quantity }
      requests.current.set(key, request)
      const result = await store.update(request)
      if (requests.current.get(key) !== request) return
      if (result.kind !== "done") {
        fail(key, result.message)
        return
      }
      const accepted = result.cart.lines.find((each) => each.key === key)?.quantity ?? quantity
      // The quantity field has said the requested quantity.
      if (accepted !== quantity)
        announce.polite(`${translate("quantityOf", { name: line.name })}: ${String(accepted)}.`)
    },
    async remove(next) {
      const { line } = next
      const { key, name, quantity } = line
      setRemoved(next)
      setFailure(null)
      callLineAction(page, store, "remove-item", { line, quantity })
      const result = await store.remove(key)
      if (result.kind === "done") {
        announce.polite(translate("lineRemoved", { name }))
        // An add wouldn't bring a line with options back.
        if (store.$cart.get().undo === null) {
          setHasRemoved(true)
          setRemoved((present) => (present === next ? null : present))
        }
        return
      }
      setRemoved(null)
      fail(key, result.message)
    },
    async undo() {
      if (!removed) return
      const { line } = removed
      // The button keeps its focus until the line is back.
      const result = await store.undo()
      setRemoved((present) => (present === removed ? null : present))
      if (result?.kind === "done") {
        callLineAction(page, store, "add-item", { line })
        announce.polite(translate("lineRestored", { name: line.name }))
      } else if (result) fail(line.key, result.message)
    },
  }
}

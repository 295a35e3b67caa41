import type { Page } from "@ringside/core"
import type { StoreApiClient } from "../client/storeApi.ts"
import { addItem, type CartAction, removeItem, selectAddedLine, selectUndo, updateItem } from "../domain/index.ts"
import { sendAdded } from "../fragments/basketReports.ts"
import { createBlockReports } from "./blockReports.ts"
import type { ChangeCart } from "./cartChange.ts"
import type { CartContent, SettledChange } from "./cartContent.ts"
import type { CartResult, CartStore } from "./cartState.ts"
import { addedByStore, changedByStore } from "./storeTopics.ts"

interface LineActionNeeds {
  readonly content: CartContent
  readonly client: StoreApiClient
  readonly change: ChangeCart
}

/** The shopper's changes of lines. */
export function createLineActions(page: Page, { content, client, change }: LineActionNeeds) {
  const { $state, show } = content
  const notifyBlocks = createBlockReports(page)
  const sendChanged = async (key: string, changed: Promise<SettledChange>) => {
    const settled = await changed
    if (settled.result.kind === "done") {
      page.events.sendOwn("ringside:cart:changed", page.document.body, { key })
      changedByStore.send(page)
      void notifyBlocks("removed")
    }
    return settled
  }
  const actions: Pick<CartStore, "add" | "update" | "remove" | "undo"> = {
    async add({ id, quantity = 1, variation = [], preview, source = "cart.add", isUndo = false }) {
      const action: CartAction = { type: "line-added", productId: id, quantity, ...(preview && { preview }) }
      const settled = await change(null, action, () => client.send(addItem, { id, quantity, variation }))
      const result = recogniseAdd(content, settled, id)
      if (result.kind === "done") {
        if (result !== settled.result) show({ error: null })
        const line = selectAddedLine({ before: settled.before.cart, after: result.cart, productId: id })
        const variationId = line && line.variation.length > 0 ? line.productId : null
        sendAdded(page, { productId: id, variationId, quantity, source, line })
        addedByStore.send(page, { id: variationId ?? id, quantity })
        void notifyBlocks(isUndo ? "removed" : "added")
      }
      return result
    },
    async update({ key, quantity }) {
      const action: CartAction = { type: "line-quantity-asked", key, quantity }
      const unsent = content.pending.find(
        (entry) => entry.key === key && !entry.isSent && entry.action?.type === action.type,
      )
      if (unsent) {
        // Only the last of several quick steps is sent.
        unsent.action = action
        show({ error: null, undo: null })
        return (await unsent.settled).result
      }
      const changed = change(key, action, (latest) =>
        client.send(updateItem, { key, quantity: latest && "quantity" in latest ? latest.quantity : quantity }),
      )
      return (await sendChanged(key, changed)).result
    },
    async remove(key) {
      const line = $state.get().cart?.lines.find((candidate) => candidate.key === key)
      const changed = change(key, { type: "line-removed", key }, () => client.send(removeItem, { key }))
      const { result, before } = await sendChanged(key, changed)
      // From the basket at the start of the write: a quantity change before it is in the basket by then.
      const item = before.cart && selectUndo(before.cart, key)
      const isLast = content.pending.length === 0
      if (result.kind === "done" && item && line && isLast) show({ undo: { item, name: line.name } })
      return result
    },
    undo() {
      const { undo } = $state.get()
      return undo ? actions.add({ ...undo.item, source: "hook", isUndo: true }) : Promise.resolve(null)
    },
  }
  return actions
}

/**
 * An add whose answer couldn't be read is done where the basket, which has been read again since, holds more of the product: another try
 * would add one more.
 */
function recogniseAdd({ confirmed }: CartContent, { result, before }: SettledChange, productId: number): CartResult {
  if (result.kind !== "unreachable" || result.reason !== "unclear" || !confirmed) return result
  const isKnown = before.cart !== null || before.wasEmpty
  const isDone = isKnown && selectAddedLine({ before: before.cart, after: confirmed, productId })
  return isDone ? { kind: "done", cart: confirmed } : result
}

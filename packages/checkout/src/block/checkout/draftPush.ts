import type { CartStore } from "@ringside/cart"
import { updateCheckout } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { pushDelayMs } from "./addressPush.ts"
import type { FormState } from "./formState.ts"

type Draft = Pick<FormState, "method" | "note" | "extra">

/** Sends choices that change an order's totals before it is placed, such as a payment method with a fee. */
export interface DraftPush {
  /** Sets the initial choices: only differences from them are sent. */
  begin(draft: Draft): void
  schedule(): void
  /**
   * Sends immediately what the shop's total may depend on, and resolves when it has answered. The order repeats all choices, but the shop
   * computes its total before it stores them: without this, an order has the fee of the payment method before.
   */
  flush(): Promise<void>
}

/** Sends only changes, and none before the shopper has used the form. Source: checkout contract §7, S5. */
export function createDraftPush(
  { clock, signal }: Pick<Page, "clock" | "signal">,
  store: CartStore,
  read: () => Draft | null,
): DraftPush {
  let sent: Draft | null = null
  let cancel: () => void = () => undefined
  let running: Promise<void> = Promise.resolve()
  const push = async (keepsNote: boolean) => {
    const form = read()
    if (!form) return
    const draft = keepsNote ? { ...form, note: sent?.note ?? "" } : form
    const changed = {
      ...(draft.method !== "" && draft.method !== sent?.method && { paymentMethod: draft.method }),
      ...(draft.note !== (sent?.note ?? "") && { orderNotes: draft.note }),
      ...(JSON.stringify(draft.extra) !== JSON.stringify(sent?.extra ?? {}) && { additionalFields: draft.extra }),
    }
    if (Object.keys(changed).length === 0) return
    const answer = await store.call(updateCheckout, changed)
    // A shop may refuse drafts, and take the order: a failure doesn't hold it back.
    if (answer.kind !== "answer" || signal.aborted) return
    sent = draft
    store.accept(readMember(answer.body, ["__experimentalCart"]), answer.headers["cart-hash"] ?? null)
  }
  /** One at a time: a later one sends what has changed since. */
  const run = (keepsNote: boolean) => {
    running = running.catch(() => undefined).then(() => push(keepsNote))
    return running
  }
  return {
    begin(draft) {
      sent = draft
    },
    schedule() {
      cancel()
      cancel = clock.after(pushDelayMs, () => void run(false))
    },
    flush() {
      cancel()
      return run(true)
    },
  }
}

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
  /** Stops sending, because the order itself contains all choices. */
  cancel(): void
}

/** Sends only changes, and none before the shopper has used the form. Source: checkout contract §7, S5. */
export function createDraftPush(
  { clock, signal }: Pick<Page, "clock" | "signal">,
  store: CartStore,
  read: () => Draft | null,
): DraftPush {
  let sent: Draft | null = null
  let cancel: () => void = () => undefined
  const push = async () => {
    const draft = read()
    if (!draft) return
    const changed = {
      ...(draft.method !== "" && draft.method !== sent?.method && { paymentMethod: draft.method }),
      ...(draft.note !== (sent?.note ?? "") && { orderNotes: draft.note }),
      ...(JSON.stringify(draft.extra) !== JSON.stringify(sent?.extra ?? {}) && { additionalFields: draft.extra }),
    }
    if (Object.keys(changed).length === 0) return
    const answer = await store.call(updateCheckout, changed)
    // The order repeats the choice, so a failure only delays the display of a fee.
    if (answer.kind !== "answer" || signal.aborted) return
    sent = draft
    store.accept(readMember(answer.body, ["__experimentalCart"]), answer.headers["cart-hash"] ?? null)
  }
  return {
    begin(draft) {
      sent = draft
    },
    schedule() {
      cancel()
      cancel = clock.after(pushDelayMs, () => void push())
    },
    cancel: () => cancel(),
  }
}

import type { CartStore } from "@ringside/cart"
import { updateCheckout } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import type { FormState } from "./formState.ts"

const pushDelayMs = 1500

type Draft = Pick<FormState, "method" | "note" | "extra">

/** Sends what changes an order before it is placed: a fee of a payment method shows in the totals. */
export interface DraftPush {
  /** What the shopper finds chosen: only what differs from it is sent. */
  begin(draft: Draft): void
  schedule(): void
  /** Nothing more is sent: the order itself says it all. */
  cancel(): void
}

/** Sends only what has changed, and nothing before the shopper has touched the form. Source: checkout contract §7, S5. */
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
    // The order says it again, so a failure costs nothing but a fee that shows later.
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

import type { Page } from "@ringside/core"
import { formatText, readMember } from "@ringside/core/domain"
import type { CartContent, PendingChange, SettledChange } from "./cartContent.ts"
import type { CartResult, CartStore } from "./cartState.ts"
import type { StoreApiClient, StoreApiResult } from "../client/storeApi.ts"
import type { CartAction } from "../domain/index.ts"
import { bringFragmentsUpToDate } from "../fragments/fragmentTriggers.ts"
import type { WriteQueue } from "../pageClient/writeQueue.ts"
import { isKnownEmpty } from "./knownCart.ts"

/**
 * Shows a change at once, and sends it in queue order. `key` is the line that it concerns, `action` the expected change; both may be null.
 * `send` gets the latest expected change. `subject` is what the change is about, by default the line: a later change of the same subject
 * has priority. Rejects for a mistake of the caller alone.
 */
export type ChangeCart = (
  key: string | null,
  action: CartAction | null,
  send: (latest: CartAction | null) => Promise<StoreApiResult>,
  subject?: string,
) => Promise<SettledChange>

interface ChangeOptions {
  readonly client: StoreApiClient
  readonly queue: WriteQueue
}

/** The changes of a new cart. */
export function createChangeCart(page: Page, content: CartContent, { client, queue }: ChangeOptions): ChangeCart {
  const { show, confirm } = content
  const conclude = (result: StoreApiResult, lineKey: string | null): CartResult => {
    const error = result.kind === "cart" ? null : { message: result.message, lineKey }
    const { confirmed, confirmedHash } = content
    show({ ...(confirmed && { status: "ready" }), ...(error && { error }) })
    // The host's own markup follows.
    if (confirmedHash !== null && result.kind !== "refused") bringFragmentsUpToDate(page, confirmedHash)
    if (result.kind === "cart") return { kind: "done", cart: result.cart }
    if (result.kind === "refused") return { kind: result.kind, message: result.message }
    return { kind: result.kind, reason: result.reason, message: result.message }
  }

  return (key, action, send, subject = key ?? "") => {
    const unsettled: Omit<PendingChange, "settled"> = { key, subject, action, isSent: false }
    const leave = () => {
      content.pending = content.pending.filter((other) => other !== unsettled)
    }
    const run = async (): Promise<SettledChange> => {
      try {
        const sent = await queue.run(async () => {
          unsettled.isSent = true
          const before = { cart: content.confirmed, wasEmpty: isKnownEmpty(page) }
          const answer = await send(unsettled.action)
          // Store it before the next write starts, which may read the basket.
          confirm(answer)
          // Prevent a retry, and so a second add, of a change that the shop has made after all.
          if (answer.kind === "unreachable" && answer.reason === "unclear") confirm(await client.reread())
          return { answer, before }
        })
        leave()
        return { ...sent, result: conclude(sent.answer, key) }
      } catch (cause) {
        // A mistake of the caller, such as a product without a number: nothing was sent.
        leave()
        show()
        throw cause
      }
    }
    const entry = Object.assign(unsettled, { settled: run() })
    content.pending = [...content.pending, entry]
    show({ error: null, undo: null })
    return entry.settled
  }
}

/** The results of the changes that are under way; of several of the same subject the last one's. */
export async function awaitChanges({ pending }: CartContent): Promise<readonly CartResult[]> {
  const latest = new Map(pending.map(({ subject, settled }, index) => [subject || index, settled]))
  const changes = await Promise.allSettled(latest.values())
  // A change that its caller got wrong was never sent.
  return changes.flatMap((change) => (change.status === "fulfilled" ? change.value.result : []))
}

/** Sends other operations as changes of the cart. A refusal keeps its response, which may name the fields that it concerns. */
export function createSend(change: ChangeCart, client: StoreApiClient): CartStore["send"] {
  return async (operation, args) => {
    const send = () => client.send(operation, args)
    const path = typeof operation.path === "string" ? operation.path : operation.path(args ?? {})
    // Each package has a rate of its own.
    const subject = `${path} ${formatText(readMember(args, ["packageId"]))}`
    const { result, answer } = await change(null, null, send, subject)
    if (result.kind !== "refused") return result
    return { ...result, body: answer.kind === "refused" ? answer.body : undefined }
  }
}

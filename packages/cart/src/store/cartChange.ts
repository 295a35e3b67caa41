import type { Page } from "@ringside/core"
import { formatText, readMember } from "@ringside/core/domain"
import type { CartContent, PendingChange } from "./cartContent.ts"
import type { CartResult, CartStore } from "./cartState.ts"
import type { StoreApiClient, StoreApiResult } from "../client/storeApi.ts"
import type { CartAction } from "../domain/index.ts"
import { bringFragmentsUpToDate } from "../fragments/fragmentTriggers.ts"
import type { WriteQueue } from "../pageClient/writeQueue.ts"

/**
 * Shows a change at once, and sends it in queue order. `key` is the line that it concerns, `action` the expected change; both may be null.
 * `subject` is what the change is about, by default the line: a later change of the same subject has priority.
 * Rejects for a mistake of the caller alone.
 */
export type ChangeCart = (
  key: string | null,
  action: CartAction | null,
  send: (change: PendingChange) => Promise<StoreApiResult>,
  subject?: string,
) => Promise<CartResult>

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
    const leave = () => {
      content.pending = content.pending.filter((other) => other !== entry)
    }
    const run = async () => {
      try {
        const result = await queue.run(async () => {
          entry.isSent = true
          const answer = await send(entry)
          // Store it before the next write starts, which may read the basket.
          confirm(answer)
          // Prevent a retry, and so a second add, of a change that the shop has made after all.
          if (answer.kind === "unreachable" && answer.reason === "unclear") confirm(await client.reread())
          return answer
        })
        leave()
        return conclude(result, key)
      } catch (cause) {
        // A mistake of the caller, such as a product without a number: nothing was sent.
        leave()
        show()
        throw cause
      }
    }
    const entry: PendingChange = { key, subject, action, isSent: false, result: run() }
    content.pending = [...content.pending, entry]
    show({ error: null, undo: null })
    return entry.result
  }
}

/** The results of the changes that are under way; of several of the same subject the last one's. */
export async function awaitChanges({ pending }: CartContent): Promise<readonly CartResult[]> {
  const latest = new Map(pending.map(({ subject, result }, index) => [subject || index, result]))
  const results = await Promise.allSettled(latest.values())
  // A change that its caller got wrong was never sent.
  return results.flatMap((settled) => (settled.status === "fulfilled" ? settled.value : []))
}

/** Sends other operations as changes of the cart. A refusal keeps its response, which may name the fields that it concerns. */
export function createSend(change: ChangeCart, client: StoreApiClient): CartStore["send"] {
  return async (operation, args) => {
    const refused: { body: unknown } = { body: undefined }
    const send = async () => {
      const answer = await client.send(operation, args)
      if (answer.kind === "refused") refused.body = answer.body
      return answer
    }
    const path = typeof operation.path === "string" ? operation.path : operation.path(args ?? {})
    // Each package has a rate of its own.
    const result = await change(null, null, send, `${path} ${formatText(readMember(args, ["packageId"]))}`)
    return result.kind === "refused" ? { ...result, body: refused.body } : result
  }
}

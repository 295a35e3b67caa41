import { attempt } from "@ringside/core"
import type { Page } from "@ringside/core"
import { formatText, isRecord } from "@ringside/core/domain"
import { checkProviderPayload } from "@ringside/payments/domain"

/** An event of the provider's wallet buttons, whose members are external data. */
export interface WalletEvent {
  read(name: string): unknown
  /** Responds once. False when the provider has thrown at the response, so that its sheet doesn't continue. */
  resolve(payload?: object): boolean
  reject(): void
  /** Reports to the sheet that the payment failed; older providers have no such method. */
  fail(): void
  readonly isAnswered: boolean
}

/** Creates an event that is rejected if it has no response after `limitMs`: the provider would end the sheet with an error. */
export function createWalletEvent(page: Page, event: unknown, limitMs?: number): WalletEvent {
  let isAnswered = false
  const call = (name: string, args: readonly unknown[]) => {
    const method: unknown = typeof event === "object" && event !== null ? Reflect.get(event, name) : undefined
    const send = () => {
      if (typeof method === "function") Reflect.apply(method, event, args)
      return true
    }
    return attempt(page, { during: "event", widget: "express-checkout" }, send, false)
  }
  const answer = (name: string, args: readonly unknown[]) => {
    if (isAnswered) return false
    isAnswered = true
    cancelLimit?.()
    return call(name, args)
  }
  const cancelLimit = limitMs === undefined ? undefined : page.clock.after(limitMs, () => answer("reject", []))
  return {
    read: (name): unknown => (typeof event === "object" && event !== null ? Reflect.get(event, name) : undefined),
    resolve: (payload) => answer("resolve", payload === undefined ? [] : [payload]),
    reject: () => void answer("reject", []),
    fail: () => void call("paymentFailed", [{ reason: "fail" }]),
    get isAnswered() {
      return isAnswered
    },
  }
}

/** Text of an event's member; empty without it. */
export function readEventText(event: WalletEvent, name: string): string {
  return formatText(event.read(name))
}

/**
 * Reduces `payload` to a version that the provider accepts: without the lines that it refuses, then with the rates that it accepts. Null if
 * it would refuse that, too. Source: express-checkout contract §5.1.
 */
export function fitPayload<Payload extends object>(event: string, payload: Payload, amount: number): Payload | null {
  const isFit = (each: Payload) => checkProviderPayload(event, each, amount) === null
  if (isFit(payload)) return payload
  const withoutLines = { ...payload, lineItems: [] }
  if (isFit(withoutLines)) return withoutLines
  const rates: unknown = Reflect.get(payload, "shippingRates")
  const fitting = Array.isArray(rates) ? selectFittingRates(rates) : []
  for (const candidate of [payload, withoutLines]) {
    const fitted = { ...candidate, shippingRates: fitting }
    if (fitting.length > 0 && isFit(fitted)) return fitted
  }
  return null
}

/** The first nine rates that the provider accepts. */
function selectFittingRates(rates: readonly unknown[]): readonly unknown[] {
  const kept: unknown[] = []
  for (const rate of rates) {
    const next = [...kept, rate]
    if (isRecord(rate) && checkProviderPayload("click", { shippingRates: next }, 1) === null) kept.push(rate)
  }
  return kept
}

import { checkProviderPayload } from "@ringside/payments/domain"
import type { CallLog } from "./errors.ts"

/** An event that waits for the page's response. */
interface WalletQuestion {
  readonly view: Window & typeof globalThis
  readonly log: CallLog
  /** Name of the event: `click`, `shippingaddresschange` … */
  readonly name: string
  readonly limitMs: number
  /** The current amount of the elements, in the provider's units. */
  readonly amount: () => number
  readonly accept: (payload: unknown) => void
  readonly refuse: () => void
}

/** The functions that the page gets with an event: it must call one of them, once, in time. */
export interface WalletAnswer {
  readonly resolve: (payload?: unknown) => void
  readonly reject: () => void
}

/** Sends an event to the page. A late response counts as a refusal and as incorrect use of the provider. */
export function askPage({ view, log, name, limitMs, amount, accept, refuse }: WalletQuestion): WalletAnswer {
  let state: "open" | "answered" | "late" = "open"
  const timer = view.setTimeout(() => {
    state = "late"
    log.violate(`The ${name} event should be answered by resolve or reject within ${limitMs} ms.`)
    refuse()
  }, limitMs)
  /** Whether this call is the valid response; a late one is already recorded. */
  const take = () => {
    if (state === "answered") throw log.violate(`The ${name} event has been answered by resolve or reject already.`)
    if (state === "late") return false
    state = "answered"
    view.clearTimeout(timer)
    return true
  }
  return {
    resolve(payload) {
      const problem = state === "open" ? checkProviderPayload(name, payload, amount()) : null
      if (problem !== null) throw log.violate(problem)
      if (take()) accept(payload)
    },
    reject() {
      if (take()) refuse()
    },
  }
}

import { checkProviderPayload } from "@ringside/payments/domain"

/** The calls of a page to the provider, and its mistakes. */
export interface WalletChecks {
  /** The calls in order, such as `elements.update 1290`. */
  readonly calls: string[]
  /** Wrong uses; a test expects none. */
  readonly violations: string[]
  /** Notes a wrong use, and throws, as the provider does. */
  breach(text: string): void
  /** Takes the amount that the sheet shows, in minor units. */
  setAmount(next: unknown): void
  /** Checks a response to an event of the buttons. */
  check(name: string, payload: unknown): void
}

/** Creates the provider's checks of its callers. Source: express-checkout contract §14.1. */
export function createWalletChecks(): WalletChecks {
  const violations: string[] = []
  let amount = 0
  const breach = (text: string) => {
    violations.push(text)
    throw new Error(text)
  }
  return {
    calls: [],
    violations,
    breach,
    setAmount(next) {
      if (typeof next !== "number" || !Number.isInteger(next) || next <= 0) breach(`amount ${String(next)}`)
      else amount = next
    },
    check(name, payload) {
      const complaint = checkProviderPayload(name, payload, amount)
      if (complaint !== null) breach(complaint)
    },
  }
}

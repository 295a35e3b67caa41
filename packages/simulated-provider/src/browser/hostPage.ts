import type { CallLog } from "./errors.ts"

/** The page that uses the provider, and the log of its calls. */
export interface HostPage {
  readonly view: Window & typeof globalThis
  /** The origin that serves the simulation. */
  readonly origin: string
  readonly log: CallLog
  /** The wallets of the browser by their names in `availablePaymentMethods`. */
  available: Readonly<Record<string, boolean>>
}

import type { CallLog } from "./errors.ts"

/** The page that uses the provider, and the log of its calls. */
export interface HostPage {
  readonly view: Window & typeof globalThis
  /** The address of the folder that serves the simulation, with a slash at its end. */
  readonly folder: string
  readonly log: CallLog
  /** The wallets of the browser by their names in `availablePaymentMethods`. */
  available: Readonly<Record<string, boolean>>
}

import { isOptions } from "./checks.ts"
import type { SimulatedPage } from "./elements.ts"
import type { ConfirmDetails } from "./walletConfirm.ts"
import type { WalletElementState } from "./walletElement.ts"
import { readAddress } from "./walletPeople.ts"

const delayKey = "simulated-provider-delay"
const closed = { open: false, type: null, amount: 0, lineItems: [], shippingRates: [], selectedRate: null }

/** Adds the test's actions as a shopper of wallets to `control`. Source: express-checkout §14.1. */
export function createWalletControl<Control extends object>(page: SimulatedPage, control: Control) {
  const newest = (): WalletElementState | undefined => [...page.wallets].at(-1)
  /** The element whose sheet is open, which may exist longer than its buttons. */
  const active = () => [...page.wallets].find(({ sheet }) => sheet.state() !== null) ?? newest()
  const wallet = {
    /** The browser's wallets; assign before the element is mounted. */
    get available() {
      return page.available
    },
    set available(available) {
      page.available = available
    },
    click: (type: string) => newest()?.press(type) ?? false,
    changeAddress: (address: unknown) =>
      active()?.sheet.changeAddress(typeof address === "string" ? address : readAddress(address)),
    changeRate: (id: string) => active()?.sheet.changeRate(id),
    confirm: (details?: ConfirmDetails) => active()?.sheet.confirm(details),
    cancel: () => active()?.sheet.cancel(),
    /** Delays `window.Stripe` by that time at the next page load. */
    delayScript: (ms: number) => page.view.sessionStorage.setItem(delayKey, String(ms)),
    /** The visible state of the wallet. Amounts are in the provider's units. */
    get sheet() {
      const own = active()
      const state = own?.sheet.state()
      if (!own || !state) return closed
      const { type, lineItems, shippingRates, selectedRate, busy, problem } = state
      return { open: true, type, amount: own.amount(), lineItems, shippingRates, selectedRate, busy, problem }
    },
  }
  return Object.defineProperties(control, Object.getOwnPropertyDescriptors(wallet)) as Control & typeof wallet
}

/** The browser's wallets, which a test may set before the script runs with `window.__provider = { available }`. */
export function readAvailable(view: Window): Readonly<Record<string, boolean>> {
  const preset: unknown = Reflect.get(view, "__provider")
  const available = isOptions(preset) ? preset.available : undefined
  return isOptions(available) ? (available as Record<string, boolean>) : { applePay: true, googlePay: true }
}

/** Reads and removes the delay set by `delayScript`, which is valid for one page load. */
export function takeDelay({ sessionStorage }: Window): number {
  const delayMs = Number(sessionStorage.getItem(delayKey) ?? 0)
  sessionStorage.removeItem(delayKey)
  return Number.isFinite(delayMs) ? delayMs : 0
}

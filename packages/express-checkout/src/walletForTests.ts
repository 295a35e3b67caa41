import { createWalletChecks } from "./walletChecksForTests.ts"
import { createWalletElements, type WalletAnswers } from "./walletElementsForTests.ts"

/** The visible state of a sheet. */
export interface SheetForTests {
  open: boolean
  type: string
  /** The last response to the click, an address or a rate. */
  shown: Readonly<Record<string, unknown>>
}

/**
 * The provider's wallet buttons under a test's control, as strict as the real ones. A test sends their events one by one, in any order and on
 * a page without layout; the sheet of the simulated provider is one for people. Both check answers by `checkProviderPayload`. Source:
 * express-checkout contract §14.1.
 */
export interface WalletForTests {
  /** The calls in order, such as `elements.update 1290`. */
  readonly calls: string[]
  /** Wrong uses; a test expects none. */
  readonly violations: string[]
  readonly sheet: SheetForTests
  /** The wallets that the device has; null for none. */
  available: Readonly<Record<string, boolean>> | null
  /** The results of the next confirmation. */
  readonly answers: WalletAnswers
  /** Reports that the buttons can be used. */
  ready(): void
  loadError(message: string): void
  /** Clicks a button; returns whether the sheet opened. */
  click(type?: string): boolean
  /** Both resolve with `resolved` or `rejected` after the page has responded. */
  changeAddress(address: object): Promise<string>
  changeRate(id: string): Promise<string>
  /** Returns how often the page has reported that the payment failed. */
  confirm(details?: object): number
  cancel(): void
  /** From now on, the shopper uses the sheet of the buttons before the last ones. */
  showOlder(): void
  remove(): void
}

/** Installs the provider's object on a page. Its element is a button. */
export function installWallet(view: Window & typeof globalThis): WalletForTests {
  const checks = createWalletChecks()
  const { calls, violations, check } = checks
  const sheet: SheetForTests = { open: false, type: "", shown: {} }
  const answers: WalletAnswers = {
    submit: {},
    paymentMethod: { paymentMethod: { id: "pm_1" } },
    confirmation: { paymentIntent: { id: "pi_1", status: "succeeded" } },
  }
  const { createProvider, send, showOlder } = createWalletElements(view, checks, answers)
  Reflect.set(view, "Stripe", createProvider)
  let failures = 0
  const ask = (name: string, event: object) =>
    new Promise<string>((resolve) => {
      send(name, {
        ...event,
        resolve(payload: unknown) {
          check(name, payload)
          Object.assign(sheet.shown, payload)
          resolve("resolved")
        },
        reject: () => resolve("rejected"),
      })
    })

  const wallet: WalletForTests = {
    calls,
    violations,
    sheet,
    available: { googlePay: true, applePay: false },
    answers,
    ready: () => send("ready", { availablePaymentMethods: wallet.available ?? undefined }),
    loadError: (message) => send("loaderror", { error: { message } }),
    click(type = "google_pay") {
      let answer = ""
      send("click", {
        expressPaymentType: type,
        resolve(payload: Readonly<Record<string, unknown>>) {
          answer = "resolved"
          check("click", payload)
          sheet.shown = { ...payload }
        },
        reject: () => (answer = "rejected"),
      })
      if (answer === "") violations.push("a click wasn't answered at once")
      sheet.open = answer === "resolved"
      sheet.type = type
      return sheet.open
    },
    changeAddress: (address) => ask("shippingaddresschange", { name: "Ana López", address }),
    changeRate: (id) => ask("shippingratechange", { shippingRate: { id } }),
    confirm(details = {}) {
      send("confirm", {
        expressPaymentType: sheet.type,
        billingDetails: {
          name: "Ana López Gil",
          email: "ana@example.com",
          phone: "+34 600 (11) 22-33",
          address: addressForTests,
        },
        shippingAddress: { name: "Ana López Gil", address: addressForTests },
        paymentFailed: () => (failures += 1),
        ...details,
      })
      return failures
    },
    cancel() {
      sheet.open = false
      send("cancel", {})
    },
    showOlder,
    remove: () => void Reflect.deleteProperty(view, "Stripe"),
  }
  return wallet
}

/** A complete address in the provider's format. */
export const addressForTests = {
  line1: "Calle Mayor 1",
  line2: "",
  city: "Madrid",
  state: "M",
  postal_code: "28 013",
  country: "ES",
}

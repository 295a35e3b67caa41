import { checkProviderPayload } from "@ringside/payments/domain"

type Listener = (event: unknown) => void

/** The visible state of a sheet. */
export interface SheetForTests {
  open: boolean
  type: string
  /** The last response to the click, an address or a rate. */
  shown: Readonly<Record<string, unknown>>
}

/** The provider's wallet buttons under a test's control, as strict as the real ones. Source: express-checkout contract §14.1. */
export interface WalletForTests {
  /** The calls in order, such as `elements.update 1290`. */
  readonly calls: string[]
  /** Wrong uses; a test expects none. */
  readonly violations: string[]
  readonly sheet: SheetForTests
  /** The wallets that the device has; null for none. */
  available: Readonly<Record<string, boolean>> | null
  /** The results of the next confirmation. */
  readonly answers: { submit: unknown; paymentMethod: unknown; confirmation: unknown }
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
  const calls: string[] = []
  const violations: string[] = []
  const sheet: SheetForTests = { open: false, type: "", shown: {} }
  let listeners = new Map<string, Listener[]>()
  let older = listeners
  let amount = 0
  let isSubmitted = false
  let failures = 0

  const send = (name: string, event: object) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: "expressCheckout", ...event })
  }
  const breach = (text: string) => {
    violations.push(text)
    throw new Error(text)
  }
  const setAmount = (next: unknown) => {
    if (typeof next !== "number" || !Number.isInteger(next) || next <= 0) breach(`amount ${String(next)}`)
    else amount = next
  }
  const check = (name: string, payload: unknown) => {
    const complaint = checkProviderPayload(name, payload, amount)
    if (complaint !== null) breach(complaint)
  }
  const createElement = () => {
    const own = new Map<string, Listener[]>()
    let button: HTMLElement | null = null
    return {
      mount(place: unknown) {
        calls.push("mount")
        if (!(place instanceof view.HTMLElement) || !place.isConnected || place.style.display === "none")
          breach("mounted in a hidden place")
        else {
          older = listeners
          listeners = own
          button = view.document.createElement("button")
          button.textContent = "Google Pay"
          place.append(button)
        }
      },
      unmount() {
        calls.push("unmount")
        button?.remove()
      },
      destroy: () => button?.remove(),
      on: (name: string, listener: Listener) => own.set(name, [...(own.get(name) ?? []), listener]),
      update: () => undefined,
      focus: () => button?.focus(),
    }
  }
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
  const answers: WalletForTests["answers"] = {
    submit: {},
    paymentMethod: { paymentMethod: { id: "pm_1" } },
    confirmation: { paymentIntent: { id: "pi_1", status: "succeeded" } },
  }
  const elements = {
    create(type: string, options: { readonly buttonHeight: number }) {
      if (type !== "expressCheckout" || options.buttonHeight < 40 || options.buttonHeight > 55) breach("create()")
      calls.push("create")
      return createElement()
    },
    update(change: { readonly amount: number }) {
      calls.push(`update ${change.amount}`)
      setAmount(change.amount)
    },
    submit() {
      calls.push("submit")
      isSubmitted = true
      return Promise.resolve(answers.submit)
    },
  }
  const confirmBy = (name: string) => () => {
    calls.push(name)
    return Promise.resolve(answers.confirmation)
  }
  const createProvider = (key: string, options: object) => {
    calls.push(`Stripe ${key} ${JSON.stringify(options)}`)
    return {
      elements(given: { readonly amount: number; readonly currency: string; readonly paymentMethodCreation: string }) {
        calls.push(`elements ${given.amount} ${given.currency}`)
        if (given.paymentMethodCreation !== "manual" || !/^[a-z]{3}$/.test(given.currency)) breach("elements()")
        setAmount(given.amount)
        return elements
      },
      createPaymentMethod() {
        if (!isSubmitted) breach("createPaymentMethod() before submit()")
        calls.push("createPaymentMethod")
        return Promise.resolve(answers.paymentMethod)
      },
      handleNextAction: confirmBy("handleNextAction"),
      confirmCardPayment: confirmBy("confirmCardPayment"),
      confirmCardSetup: confirmBy("confirmCardSetup"),
    }
  }
  Reflect.set(view, "Stripe", createProvider)

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
    showOlder: () => void (listeners = older),
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

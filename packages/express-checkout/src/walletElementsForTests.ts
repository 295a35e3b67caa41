import type { WalletChecks } from "./walletChecksForTests.ts"

type Listener = (event: unknown) => void

/** The results of the next confirmation. */
export interface WalletAnswers {
  submit: unknown
  paymentMethod: unknown
  confirmation: unknown
}

/** The provider's object on a page, and the events of its buttons. */
export interface WalletElements {
  /** The function that pages call as `Stripe()`. */
  createProvider(key: string, options: object): object
  /** Sends an event of the buttons that were mounted last. */
  send(name: string, event: object): void
  /** From now on, events come from the buttons before the last ones. */
  showOlder(): void
}

interface CreateOptions {
  readonly buttonHeight: number
  readonly buttonType: { readonly applePay: string; readonly googlePay: string }
}

/** The provider refuses an unknown type; each wallet has its own list. */
const applePayTypes =
  "plain buy add-money book check-out contribute donate order reload rent subscribe support tip top-up".split(" ")
const googlePayTypes = "plain buy book checkout donate order pay subscribe".split(" ")

/** Creates the provider's object. Its element is a button. */
export function createWalletElements(
  view: Window & typeof globalThis,
  { calls, breach, setAmount }: WalletChecks,
  answers: WalletAnswers,
): WalletElements {
  let listeners = new Map<string, Listener[]>()
  let older = listeners
  let isSubmitted = false

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
  const elements = {
    create(type: string, { buttonHeight, buttonType }: CreateOptions) {
      if (type !== "expressCheckout" || buttonHeight < 40 || buttonHeight > 55) breach("create()")
      if (!applePayTypes.includes(buttonType.applePay) || !googlePayTypes.includes(buttonType.googlePay))
        breach(`create() with the types ${JSON.stringify(buttonType)}`)
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
  return {
    createProvider(key, options) {
      calls.push(`Stripe ${key} ${JSON.stringify(options)}`)
      return {
        elements(given: {
          readonly amount: number
          readonly currency: string
          readonly paymentMethodCreation: string
        }) {
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
    },
    send(name, event) {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: "expressCheckout", ...event })
    },
    showOlder: () => void (listeners = older),
  }
}

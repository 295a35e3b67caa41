import type { HostSettings } from "@ringside/core"

/**
 * A provider object whose elements only record their calls, for a page without layout: the fields of the simulated provider are frames that a
 * server sends.
 */
export interface ProviderForTests {
  readonly calls: string[]
  /** The changes of the element's options. */
  readonly updates: unknown[]
  /** The details of the created payment methods. */
  readonly created: unknown[]
  /** Lets the next call of that name end with the result of `until`, or never. */
  hang(call: "submit" | "createPaymentMethod", until?: Promise<object>): void
  /** Lets the next call of that name end with an error. */
  refuse(call: "submit" | "createPaymentMethod", error: object): void
  /** Reports that the form can't be loaded. */
  failToLoad(message: string): void
  /** Removes the object from the page. */
  remove(): void
}

/** Installs a provider object on the page; its element is a paragraph that names it. */
export function installProvider(view: Window & typeof globalThis): ProviderForTests {
  const calls: string[] = []
  const created: unknown[] = []
  const updates: unknown[] = []
  const prepared = new Map<string, Promise<object>>()
  const answer = (call: string, result: object) => {
    const next = prepared.get(call) ?? Promise.resolve(result)
    prepared.delete(call)
    return next
  }
  const listeners = new Set<(event: unknown) => void>()
  const createElement = () => {
    let mounted: HTMLElement | null = null
    return {
      mount(place: HTMLElement) {
        calls.push("mount")
        mounted = view.document.createElement("p")
        mounted.textContent = "4242"
        place.append(mounted)
      },
      unmount: () => mounted?.remove(),
      destroy() {
        calls.push("destroy")
        mounted?.remove()
      },
      on(event: string, listener: (event: unknown) => void) {
        if (event === "loaderror") listeners.add(listener)
      },
      update(options: unknown) {
        calls.push("update")
        updates.push(options)
      },
      focus: () => calls.push("focus"),
    }
  }
  const provider = {
    elements: () => ({
      create: createElement,
      update: () => calls.push("elements.update"),
      submit: () => answer("submit", {}),
    }),
    createPaymentMethod({ params }: { readonly params: unknown }) {
      created.push(params)
      return answer("createPaymentMethod", { paymentMethod: { id: "pm_1" } })
    },
    handleNextAction: () => Promise.resolve({}),
    confirmCardPayment: () => Promise.resolve({}),
    confirmCardSetup: () => Promise.resolve({}),
  }
  Reflect.set(view, "Stripe", () => provider)
  return {
    calls,
    created,
    updates,
    hang: (call, until = new Promise(() => undefined)) => void prepared.set(call, until),
    refuse: (call, error) => void prepared.set(call, Promise.resolve({ error })),
    failToLoad(message) {
      for (const listener of listeners) listener({ error: { message } })
    },
    remove: () => void Reflect.deleteProperty(view, "Stripe"),
  }
}

const printed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  wcpay_upe_config: {
    publishableKey: "pk_test_1",
    locale: "en",
    ajaxUrl: "/ajax",
    wcAjaxUrl: "/?wc-ajax=%%endpoint%%",
    initWooPayNonce: "n1",
    platformTrackerNonce: "n2",
    isShopperTrackingEnabled: "1",
    currency: "EUR",
    cartTotal: "4890",
    paymentMethodsConfig: { card: { isReusable: true } },
  },
}

/** Card settings as the platform prints them; `changes` override the card's members. */
export function createCardSettings(changes: Readonly<Record<string, unknown>> = {}): HostSettings {
  return {
    read: ({ name }) => (name === "wcpay_upe_config" ? { ...printed[name], ...changes } : (printed[name] ?? null)),
  }
}

/** The card's payment box in a form that the browser sends. */
export const cardFormHtml = `<form id="order_review" method="post"><ul class="wc_payment_methods"><li class="wc_payment_method payment_method_woocommerce_payments"><input id="payment_method_woocommerce_payments" type="radio" name="payment_method" value="woocommerce_payments" checked><label for="payment_method_woocommerce_payments">Card</label><div class="payment_box"><div class="wcpay-upe-form"><fieldset class="wc-payment-form"><legend>Card</legend><div class="wcpay-upe-element" data-payment-method-type="card"></div></fieldset></div></div></li></ul><button type="submit" id="place_order">Pay</button></form>`

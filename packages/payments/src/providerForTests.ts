import type { HostSettings } from "@ringside/core"

/** A provider's object whose elements do nothing but note what they were asked. */
export interface ProviderForTests {
  readonly calls: string[]
  /** Reports that the form can't be loaded. */
  failToLoad(message: string): void
  /** Takes the object away from the page. */
  remove(): void
}

/** Puts a provider's object on the page; its element is a paragraph that names it. */
export function installProvider(view: Window & typeof globalThis): ProviderForTests {
  const calls: string[] = []
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
      update: () => calls.push("update"),
      focus: () => calls.push("focus"),
    }
  }
  const provider = {
    elements: () => ({
      create: createElement,
      update: () => calls.push("elements.update"),
      submit: () => Promise.resolve({}),
    }),
    createPaymentMethod: () => Promise.resolve({ paymentMethod: { id: "pm_1" } }),
    handleNextAction: () => Promise.resolve({}),
    confirmCardPayment: () => Promise.resolve({}),
    confirmCardSetup: () => Promise.resolve({}),
  }
  Reflect.set(view, "Stripe", () => provider)
  return {
    calls,
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

/** Settings as the platform prints them for a card; `changes` are over those of the card. */
export function createCardSettings(changes: Readonly<Record<string, unknown>> = {}): HostSettings {
  return {
    read: (name) => (name === "wcpay_upe_config" ? { ...printed[name], ...changes } : (printed[name] ?? null)),
  }
}

/** The box of the card in a form that the browser sends. */
export const cardFormHtml = `<form id="order_review" method="post"><ul class="wc_payment_methods"><li class="wc_payment_method payment_method_woocommerce_payments"><input id="payment_method_woocommerce_payments" type="radio" name="payment_method" value="woocommerce_payments" checked><label for="payment_method_woocommerce_payments">Card</label><div class="payment_box"><div class="wcpay-upe-form"><fieldset class="wc-payment-form"><legend>Card</legend><div class="wcpay-upe-element" data-payment-method-type="card"></div></fieldset></div></div></li></ul><button type="submit" id="place_order">Pay</button></form>`

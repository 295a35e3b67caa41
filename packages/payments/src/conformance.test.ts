import type { Http } from "@ringside/core"
import { describeBehaviour } from "@ringside/testing/conformance"
import { createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { afterEach, beforeEach } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import type { CardForm } from "./card/cardForm.ts"
import { cardsService } from "./card/cards.ts"
import { cardMethod } from "./card/cardMethod.ts"
import { cardMount } from "./card/cardMount.ts"
import { confirmPage } from "./confirmation/confirmPage.ts"
import { cardGateway } from "./domain/index.ts"
import { cardJob } from "./jobs.ts"
import { messageLook } from "./card/messageLook.ts"
import { addMethod, hostCheckout, orderPay } from "./card/nativeForms.ts"
import { paymentMethodsService } from "./paymentMethods.ts"
import { placeOrderTracks } from "./tracks/placeOrderTracks.ts"
import { cardFormHtml, createCardSettings } from "./provider/providerForTests.ts"
import { stubStyles } from "./stubStylesForTests.ts"
import { walletButton } from "./wallet/walletButton.ts"

const settings = { publishableKey: "", ajaxUrl: "/ajax", currency: "EUR", cartTotal: "4890" }

/** The background requests of a test's page. */
let sent: FormData[] = []
beforeEach(stubStyles)

const createRecordingPage = (config: TestPageOptions["config"]) => {
  sent = []
  const http: Http = ({ url, body }) => {
    if (body instanceof FormData) sent.push(body)
    return Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, text: "{}", url })
  }
  return createTestPage({ ...(config && { config }), services: { http } })
}

/** Whether a form is held back while its card is asked for, which never ends here. */
function holdsSubmit(form: HTMLElement, page: TestPage): boolean {
  const mount = form.querySelector<HTMLElement>(".wcpay-upe-element")
  const never = new Promise(() => undefined)
  const card = { state: "mounted", mounted: { elements: { submit: () => never }, destroyed: never } }
  if (mount) cardsService.of(page).add(mount, card as unknown as CardForm)
  const event = new Event("submit", { bubbles: true, cancelable: true })
  form.dispatchEvent(event)
  return event.defaultPrevented && form.getAttribute("aria-busy") === "true"
}

// Without a key no script is fetched: the forms wait.
describeBehaviour(cardMount, {
  html: cardFormHtml.replace("<legend>Card</legend>", ""),
  selector: ".wcpay-upe-element",
  isConnected: (mount, page) => {
    const form = mount.closest("form")
    // A copy of the mount point alone is in no form.
    return form === null || cardsService.of(page).find(form) !== undefined
  },
  job: cardJob,
  settings,
})

describeBehaviour(cardMethod, {
  html: cardFormHtml.replace('id="order_review"', 'class="checkout"'),
  isConnected: (_, page) => paymentMethodsService.of(page).find(cardGateway) !== undefined,
  job: cardJob,
  settings,
})

afterEach(() => {
  Reflect.deleteProperty(window, "Stripe")
  history.replaceState(null, "", location.pathname)
})

/** The pages whose address has had the hash of a payment, and the number of the last payment. */
const confirming = new WeakSet<TestPage>()
let lastPayment = 0

describeBehaviour(confirmPage, {
  html: cardFormHtml.replace('id="order_review"', 'class="checkout"'),
  beforeLoad,
  page(config) {
    // The bank's question is never answered.
    const handleNextAction = () => new Promise(() => undefined)
    Object.assign(window, { Stripe: Object.assign(() => ({ handleNextAction }), { version: 3 }) })
    return createTestPage({ config: { ...config }, services: { loadLate: () => Promise.resolve() } })
  },
  // The form is blocked for as long as the payment is confirmed.
  isConnected(main, page) {
    if (!confirming.has(page)) {
      confirming.add(page)
      lastPayment += 1
      history.replaceState(null, "", `${location.pathname}#wcpay-confirm-pi:7:pi_${String(lastPayment)}_secret_2:ab12`)
      window.dispatchEvent(new HashChangeEvent("hashchange"))
    }
    return location.hash === "" && main.querySelector("form")?.getAttribute("aria-busy") === "true"
  },
  job: cardJob,
  settings: { ...settings, publishableKey: "pk_test_1" },
})

describeBehaviour(orderPay, {
  html: cardFormHtml,
  selector: "#order_review",
  isConnected: holdsSubmit,
  job: cardJob,
  settings,
})

describeBehaviour(addMethod, {
  html: cardFormHtml.replace("order_review", "add_payment_method"),
  selector: "#add_payment_method",
  isConnected: holdsSubmit,
  job: cardJob,
  settings,
})

describeBehaviour(hostCheckout, {
  html: cardFormHtml.replace('id="order_review"', 'class="checkout"'),
  selector: "form.checkout",
  isConnected: holdsSubmit,
  job: cardJob,
  settings,
})

describeBehaviour(placeOrderTracks, {
  html: '<form id="order_review"><p><label><input type="radio" name="payment_method" value="woocommerce_payments" checked> Card</label><button type="button" id="place_order">Pay</button></p></form>',
  selector: "#order_review",
  isConnected: (form) => {
    sent = []
    form.querySelector<HTMLElement>("#place_order")?.click()
    return sent.length === 1 && sent[0]?.get("action") === "platform_tracks"
  },
  page: createRecordingPage,
  job: cardJob,
  settings: { ...settings, publishableKey: "pk_test_1", platformTrackerNonce: "n2" },
})

describeBehaviour(messageLook, {
  html: '<div class="single-product"><div class="summary"><div id="payment-method-message"></div></div></div>',
  selector: ".single-product",
  // Once per page and location, whichever place of the message was there first.
  isConnected: () => sent.length === 1 && sent[0]?.get("elements_location") === "bnpl_product_page",
  keepsResult: true,
  page: createRecordingPage,
  job: cardJob,
  settings: {
    ...settings,
    ...{ publishableKey: "pk_test_1", saveUPEAppearanceNonce: "n3", upeBnplProductPageAppearance: false },
  },
})

describeBehaviour(walletButton, {
  html: '<p><button type="button" data-ringside="provider-wallet">Pay faster</button></p>',
  selector: "button",
  isConnected: (button) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true })
    button.dispatchEvent(event)
    return event.defaultPrevented
  },
  page: (config) =>
    createTestPage({
      ...(config && { config }),
      services: { settings: createCardSettings(), http: () => new Promise(() => undefined) },
    }),
})

import { describeBehaviour } from "@ringside/testing/conformance"
import { createTestPage } from "@ringside/testing"
import { cardsOf } from "./cards.ts"
import { cardMount } from "./cardMount.ts"
import { cardJob } from "./jobs.ts"
import { messageLook } from "./messageLook.ts"
import { addMethod, hostCheckout, orderPay } from "./nativeForms.ts"
import { placeOrderTracks } from "./placeOrderTracks.ts"
import { cardFormHtml, createCardSettings } from "./providerForTests.ts"
import { walletButton } from "./walletButton.ts"

const settings = { publishableKey: "", ajaxUrl: "/ajax", currency: "EUR", cartTotal: "4890" }
const isThere = (element: HTMLElement) => element.isConnected

// Without a key no script is fetched: the forms wait.
describeBehaviour(cardMount, {
  html: cardFormHtml.replace("<legend>Card</legend>", ""),
  selector: ".wcpay-upe-element",
  isConnected: (mount, page) => {
    const form = mount.closest("form")
    // A copy of the mount point alone is in no form.
    return form === null || cardsOf(page).find(form) !== undefined
  },
  job: cardJob,
  settings,
})

describeBehaviour(orderPay, {
  html: cardFormHtml,
  selector: "#order_review",
  isConnected: isThere,
  job: cardJob,
  settings,
})

describeBehaviour(addMethod, {
  html: cardFormHtml.replace("order_review", "add_payment_method"),
  selector: "#add_payment_method",
  isConnected: isThere,
  job: cardJob,
  settings,
})

describeBehaviour(hostCheckout, {
  html: cardFormHtml.replace('id="order_review"', 'class="checkout"'),
  selector: "form.checkout",
  isConnected: isThere,
  job: cardJob,
  settings,
})

describeBehaviour(placeOrderTracks, {
  html: '<form id="order_review"><p><button type="submit" id="place_order">Pay</button></p></form>',
  selector: "#place_order",
  isConnected: isThere,
  job: cardJob,
  settings,
})

describeBehaviour(messageLook, {
  html: '<div class="summary"><div id="payment-method-message"></div></div>',
  selector: "#payment-method-message",
  isConnected: isThere,
  job: cardJob,
  settings,
})

describeBehaviour(walletButton, {
  html: '<p><button type="button" data-ringside="provider-wallet">Pay faster</button></p>',
  selector: "button",
  isConnected: isThere,
  page: (config) => createTestPage({ ...(config && { config }), services: { settings: createCardSettings() } }),
})

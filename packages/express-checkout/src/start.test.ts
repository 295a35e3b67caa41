import { startBehaviour } from "@ringside/core"
import { walletButtonsService } from "@ringside/payments"
import { createTestPage, sendHostEvent } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { expect, test } from "vitest"
import { expressExtensionsService } from "./backends/extensions.ts"
import { earlyNewsService, extendExpress } from "./earlyNews.ts"
import { createExpressSettings } from "./shopForTests.ts"
import { createBehaviours } from "./start.ts"

for (const behaviour of createBehaviours()) {
  describeBehaviour(behaviour, {
    html: "<p></p>",
    // It records the first report alone.
    isConnected(_, page) {
      sendHostEvent({ name: "updated_checkout" })
      return earlyNewsService.of(page).hasCheckout
    },
  })
}

test.each([
  [{}, {}, true],
  [{ wcpayConfig: { isPaymentRequestEnabled: false } }, {}, false],
  [{}, { enabled_methods: ["payment_request"] }, true],
  [{}, { enabled_methods: ["amazon_pay"] }, false],
])("with the payment plugin's settings %j and %j a place is kept for the buttons: %s", (host, express, areOurs) => {
  const page = createTestPage({
    config: { host: { wcpayExpressCheckoutParams: createExpressSettings(express), ...host } },
  })
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  expect(walletButtonsService.of(page).areOurs()).toBe(areOurs)
  page.stop()
})

test("an app's code changes what the buttons send, before and after they start", () => {
  const page = createTestPage()
  extendExpress(page, { addItemData: (body: object) => ({ ...body, engraving: "ANA" }) })
  const { addItemData, orderExtensions } = expressExtensionsService.of(page)
  extendExpress(page, { orderExtensions: [(extensions: object) => ({ ...extensions, "my-plugin": { gift: true } })] })
  expect(addItemData({ id: 11 })).toEqual({ id: 11, engraving: "ANA" })
  expect(orderExtensions({})).toEqual({ "my-plugin": { gift: true } })
  page.stop()
})

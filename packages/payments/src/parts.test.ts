import { createTestPage, findA, type TestPage } from "@ringside/testing"
import { afterEach, expect, it } from "vitest"
import { cardsService } from "./card/cards.ts"
import { paymentsPart } from "./index.ts"
import { cardFormHtml } from "./provider/providerForTests.ts"

let page: TestPage

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

it("starts card payment for a page from npm", async () => {
  document.body.innerHTML = cardFormHtml
  // Without a key no script is fetched: the form waits.
  const settings = { publishableKey: "", ajaxUrl: "/ajax", currency: "EUR", cartTotal: "4890" }
  page = createTestPage({
    parts: [paymentsPart],
    services: { settings: { read: ({ name }) => (name === "wcpay_upe_config" ? settings : null) } },
  })
  await page.loadLate()
  const form = findA(HTMLFormElement, "#order_review")
  await expect
    .poll(async () => {
      await page.clock.settle()
      return cardsService.of(page).find(form) !== undefined
    })
    .toBe(true)
})

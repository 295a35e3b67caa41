import { startBehaviour } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { expect, test } from "vitest"
import { savedCardsHtml } from "./savedCardsForTests.ts"
import { savedTokens } from "./savedTokens.ts"

test("a saved card hides the form of a new one where the shop prints no save row, as with a subscription", () => {
  document.body.innerHTML = savedCardsHtml("choice", "en")
  document.querySelector(".woocommerce-SavedPaymentMethods-saveNew")?.remove()
  const page = createTestPage({ config: { host: { woocommerce_params: { ajax_url: "/ajax" } } } })
  startBehaviour(savedTokens, page)
  const form = document.querySelector<HTMLElement>(".wc-payment-form")
  expect(form?.style.display).toBe("none")
  document.querySelector<HTMLElement>("#token-new")?.click()
  expect(form?.style.display).toBe("")
  page.stop()
  document.body.replaceChildren()
})

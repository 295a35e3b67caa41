import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, test, vi } from "vitest"
import { usesNewCard } from "./cardDetails.ts"
import { cardMount } from "./cardMount.ts"
import { hostCheckout } from "./nativeForms.ts"
import { cardFormHtml, createCardSettings, installProvider } from "./providerForTests.ts"
import { stubStyles } from "./stubStylesForTests.ts"

let page: TestPage | undefined

/** A radio button in a gateway's list of saved methods. */
const formatToken = (gateway: string, value: string, isChecked: boolean) =>
  `<input class="woocommerce-SavedPaymentMethods-tokenInput" type="radio" name="wc-${gateway}-payment-token" value="${value}"${isChecked ? " checked" : ""}>`

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test("a card or an error of an earlier attempt isn't sent with the next one", async () => {
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  stubStyles()
  const provider = installProvider(window)
  const tokens = ["7", "new"].map((value) => formatToken("woocommerce_payments", value, value === "new"))
  document.body.innerHTML = cardFormHtml
    .replace('id="order_review"', 'class="checkout"')
    .replace("<fieldset", `${tokens.join("")}<fieldset`)
  const opened = createTestPage({
    config: { all: { payments: { script: false } } },
    services: { settings: createCardSettings() },
  })
  page = opened
  const sent: string[][] = []
  const form = document.querySelector("form")
  if (!form) throw new Error("the markup has no form")
  // The host's own script sends the form.
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    sent.push([...new FormData(form).keys()].filter((name) => name.startsWith("wcpay-")))
  })
  for (const behaviour of [cardMount, hostCheckout]) startBehaviour(behaviour, opened)
  await opened.clock.advance(100)
  const place = async () => {
    form.requestSubmit()
    await opened.clock.advance(100)
  }
  provider.refuse("createPaymentMethod", { code: "card_declined" })
  await place()
  await place()
  document.querySelector<HTMLInputElement>('input[value="7"]')?.click()
  await place()
  expect(sent).toEqual([
    [
      "wcpay-payment-method",
      "wcpay-payment-method-error-code",
      "wcpay-payment-method-error-decline-code",
      "wcpay-payment-method-error-message",
      "wcpay-payment-method-error-type",
      "wcpay-fraud-prevention-token",
    ],
    ["wcpay-payment-method", "wcpay-fraud-prevention-token"],
    [],
  ])
  provider.remove()
})

test.each([
  ["another gateway's saved method", formatToken("wallet", "3", true), true],
  ["a saved card", formatToken("woocommerce_payments", "7", true), false],
])("%s is chosen: the shopper pays with a new card: %j", (_, token, expected) => {
  document.body.innerHTML = `<form>${token}</form>`
  const form = document.querySelector("form")
  expect(form && usesNewCard(form)).toBe(expected)
})

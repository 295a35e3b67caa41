import { cardGateway } from "@ringside/payments/domain"
import { type PaymentForm, paymentMethodsService } from "@ringside/payments"
import { cleanup } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { checkout } from "./widget.ts"

afterEach(cleanup)

it("a card is shown in the form of its own root, with a signal of that", async () => {
  const reviewed: PaymentForm[] = []
  const seen = vi.fn((form: PaymentForm) => void reviewed.push(form))
  const { page, host } = await mountForTests(
    checkout,
    { cart: { payment_methods: [cardGateway] } },
    { locale: "en" },
    (opened, first) => {
      paymentMethodsService.of(opened).add({ gateway: cardGateway, reviewChanged: seen })
      // Another checkout stands before it.
      first.before(opened.document.createElement("div"))
      first.previousElementSibling?.insertAdjacentHTML("beforeend", '<form data-ringside-checkout-form=""></form>')
    },
  )
  await vi.waitFor(() => expect(seen).toHaveBeenCalled())
  const [last] = reviewed.slice(-1)
  expect(last?.form).toBe(host.querySelector("form[data-ringside-checkout-form]"))
  expect([last?.signal.aborted, last?.signal === page.signal]).toEqual([false, false])
  host.previousElementSibling?.remove()
})

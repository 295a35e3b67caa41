import { type Http, startBehaviour, stopBehaviours } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, test, vi } from "vitest"
import { usesNewCard } from "./cardDetails.ts"
import { cardMount } from "./cardMount.ts"
import { addMethod, hostCheckout, orderPay } from "./nativeForms.ts"
import { cardFormHtml, createCardSettings, installProvider } from "../provider/providerForTests.ts"
import { stubStyles } from "../stubStylesForTests.ts"

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
  ["the host's script", 'class="checkout"', hostCheckout],
  ["the browser", 'id="order_review"', orderPay],
])("a card that comes after the page was shown again is not sent by %s", async (_, attribute, behaviour) => {
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  stubStyles()
  const provider = installProvider(window)
  document.body.innerHTML = cardFormHtml.replace('id="order_review"', attribute)
  const opened = createTestPage({
    config: { all: { payments: { script: false } } },
    services: { settings: createCardSettings() },
  })
  page = opened
  const form = document.querySelector("form")
  if (!form) throw new Error("the markup has no form")
  const sent: unknown[] = []
  const note = () => void sent.push(new FormData(form).get("wcpay-payment-method"))
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    note()
  })
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(note)
  for (const each of [cardMount, behaviour]) startBehaviour(each, opened)
  await opened.clock.advance(100)
  const leave = async () => {
    let accept: (card: object) => void = () => undefined
    provider.hang("createPaymentMethod", new Promise((resolve) => (accept = resolve)))
    form.requestSubmit()
    await opened.clock.advance(100)
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    return async () => {
      accept({ paymentMethod: { id: "pm_old" } })
      await opened.clock.advance(100)
    }
  }
  const acceptFirst = await leave()
  await acceptFirst()
  expect(sent).toEqual([])
  const acceptSecond = await leave()
  form.requestSubmit()
  await opened.clock.advance(100)
  await acceptSecond()
  expect(sent).toEqual(["pm_1"])
  provider.remove()
})

test("a form that the browser has sent, but whose page stays, can be sent again after a minute", async () => {
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  stubStyles()
  const provider = installProvider(window)
  document.body.innerHTML = cardFormHtml
  const opened = createTestPage({
    config: { all: { payments: { script: false } } },
    services: { settings: createCardSettings() },
  })
  page = opened
  const form = document.querySelector("form")
  if (!form) throw new Error("the markup has no form")
  const sent: unknown[] = []
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(
    () => void sent.push(new FormData(form).getAll("wcpay-payment-method")),
  )
  for (const each of [cardMount, orderPay]) startBehaviour(each, opened)
  await opened.clock.advance(100)
  form.requestSubmit()
  await opened.clock.advance(59_000)
  expect([sent, form.inert]).toEqual([[["pm_1"]], true])
  await opened.clock.advance(1000)
  expect([form.inert, form.querySelector("[name=wcpay-payment-method]")]).toEqual([false, null])
  form.requestSubmit()
  await opened.clock.advance(100)
  expect([sent, form.inert]).toEqual([[["pm_1"], ["pm_1"]], true])
  provider.remove()
})

const tooSoon = "You cannot add a new payment method so soon after the previous one. Please wait for"
const tooSoonEs = "No puedes añadir otro método de pago tan pronto. Espera"

test.each([
  [`${tooSoon} 20 seconds.`, 20_000],
  [`${tooSoon} 120 seconds.`, 120_000],
  [`${tooSoonEs} 5 segundos.`, 5000],
  ["The card 4242 isn't accepted.", 0],
])("a card that the shop doesn't add stops the form: %s holds the button for %i ms", async (message, holdMs) => {
  const { opened, form, provider, submit } = await refuseCard(message)
  const button = document.querySelector<HTMLButtonElement>("#place_order")
  expect(button?.disabled).toBe(holdMs > 0)
  if (holdMs > 0) {
    await opened.clock.advance(holdMs - 1)
    expect(button?.disabled).toBe(true)
    await opened.clock.advance(1)
  }
  expect(button?.disabled).toBe(false)
  expect([...new FormData(form ?? undefined).keys()]).toEqual(["payment_method"])
  expect(submit).not.toHaveBeenCalled()
  provider.remove()
})

test("a new card is sent to the shop with the page's token and the config's fingerprint", async () => {
  const { bodies, provider } = await refuseCard("No.", { wcpayFraudPreventionToken: "t1" })
  expect(bodies).toEqual([
    {
      action: "create_setup_intent",
      "wcpay-payment-method": "pm_1",
      "wcpay-fingerprint": "print-1",
      "wcpay-fraud-prevention-token": "t1",
      _ajax_nonce: "n4",
    },
  ])
  provider.remove()
})

test("a disabled button is left to other scripts when the form is no longer ours", async () => {
  const { opened, form, provider } = await refuseCard(`${tooSoon} 20 seconds.`)
  const button = document.querySelector<HTMLButtonElement>("#place_order")
  if (!form || !button) throw new Error("the form and its button must be there")
  expect(button.disabled).toBe(true)
  stopBehaviours(opened, form)
  button.disabled = true
  await opened.clock.advance(20_000)
  expect(button.disabled).toBe(true)
  provider.remove()
})

/** Submits the form that adds a card, which the shop refuses with a message. */
async function refuseCard(message: string, globals: Readonly<Record<string, unknown>> = {}) {
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue()
  // happy-dom has no such method, by which the page's scrolling finds sticky headers.
  stubStyles()
  const provider = installProvider(window)
  document.body.innerHTML = cardFormHtml.replace("order_review", "add_payment_method")
  const text = JSON.stringify({ success: false, data: { error: { message } } })
  const bodies: Readonly<Record<string, unknown>>[] = []
  const http: Http = ({ url, body }) => {
    if (body instanceof FormData) bodies.push(Object.fromEntries(body))
    return Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, text, url })
  }
  const card = createCardSettings({ createSetupIntentNonce: "n4" })
  const opened = createTestPage({
    config: { all: { payments: { script: false, fingerprint: "print-1" } } },
    services: { http, settings: { read: (source) => globals[source.name] ?? card.read(source) } },
  })
  page = opened
  for (const behaviour of [cardMount, addMethod]) startBehaviour(behaviour, opened)
  await opened.clock.advance(100)
  const form = document.querySelector("form")
  form?.requestSubmit()
  await opened.clock.advance(0)
  await vi.waitFor(() => expect(document.querySelector(".woocommerce-error")?.textContent).toBe(message))
  // The form was inert, and the message says why it wasn't sent.
  expect(document.activeElement).toBe(document.querySelector(".woocommerce-error"))
  return { opened, form, provider, submit, bodies }
}

test.each([
  ["another gateway's saved method", formatToken("wallet", "3", true), true],
  ["a saved card", formatToken("woocommerce_payments", "7", true), false],
])("%s is chosen: the shopper pays with a new card: %j", (_, token, expected) => {
  document.body.innerHTML = `<form>${token}</form>`
  const form = document.querySelector("form")
  expect(form && usesNewCard(form)).toBe(expected)
})

test("a form whose card is refused at once is busy until the task after its submit", async () => {
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  stubStyles()
  const provider = installProvider(window)
  document.body.innerHTML = cardFormHtml
  const opened = createTestPage({
    config: { all: { payments: { script: false } } },
    services: { settings: createCardSettings() },
  })
  page = opened
  const form = document.querySelector("form")
  const busy: unknown[] = []
  // As the pay page's form does, which takes away its own cover where ours holds the form.
  form?.addEventListener("submit", () => opened.clock.after(0, () => busy.push(form.getAttribute("aria-busy"))), {
    capture: true,
    once: true,
  })
  for (const behaviour of [cardMount, orderPay]) startBehaviour(behaviour, opened)
  await opened.clock.advance(100)
  provider.failToLoad("No network")
  form?.requestSubmit()
  await opened.clock.advance(0)
  await opened.clock.advance(0)
  expect([busy, form?.getAttribute("aria-busy")]).toEqual([["true"], null])
  provider.remove()
})

import { type Http, type HttpResult, startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { cardMethod } from "../card/cardMethod.ts"
import { paymentMethodsService } from "../paymentMethods.ts"
import { confirmationsService } from "./confirmPayment.ts"

const hash = "#wcpay-confirm-pi:7:pi_1_secret_2:ab12"
const unsaved = { isSaved: false }
const fail = vi.fn()
const handleNextAction = vi.fn()
const confirmCardPayment = vi.fn()
const createProvider = vi.fn()
const sent: FormData[] = []
let answer: string
/** Results of the next requests, before `answer`. */
let next: (HttpResult | { readonly status: number; readonly text: string })[]
let page: TestPage

const http: Http = (request) => {
  if (request.body instanceof FormData) sent.push(request.body)
  const answered = { kind: "answer", status: 200, isOk: true, headers: {}, text: answer, url: request.url } as const
  return Promise.resolve({ ...answered, ...next.shift() } as HttpResult)
}

beforeEach(() => {
  sent.length = 0
  next = []
  fail.mockClear()
  answer = '{"return_url":"/done/"}'
  handleNextAction.mockReset().mockResolvedValue({ paymentIntent: { id: "pi_1", status: "succeeded" } })
  confirmCardPayment.mockReset().mockResolvedValue({ paymentIntent: { id: "pi_1", status: "succeeded" } })
  createProvider.mockReset().mockReturnValue({ handleNextAction, confirmCardPayment })
  Object.assign(window, { Stripe: Object.assign(createProvider, { version: 3 }) })
  open()
})

function open(printed: object = {}) {
  const settings = {
    publishableKey: "pk_test_1",
    ajaxUrl: "/ajax",
    locale: "en",
    currency: "EUR",
    cartTotal: "100",
    ...printed,
  }
  page = createTestPage({
    services: {
      http,
      settings: { read: ({ name }) => (name === "wcpay_upe_config" ? settings : null) },
      reports: { warn: () => undefined, fail },
    },
  })
}

afterEach(() => {
  page.stop()
  Reflect.deleteProperty(window, "Stripe")
})

test("two calls with one hash confirm once, and report to the shop once", async () => {
  const confirmations = confirmationsService.of(page)
  const [one, other] = [
    confirmations.confirm(hash, unsaved),
    confirmations.confirm(`https://shop.test/${hash}`, unsaved),
  ]
  expect(other).toBeNull()
  expect(await one).toMatchObject({ kind: "redirect", url: expect.stringContaining("/done/") as string })
  expect(handleNextAction).toHaveBeenCalledTimes(1)
  expect(sent.map((form) => form.get("intent_id"))).toEqual(["pi_1"])
  expect(confirmations.confirm(hash, unsaved)).toBeNull()
})

test("a failed payment is reported to the shop, too, and may be tried again", async () => {
  handleNextAction.mockResolvedValueOnce({ error: { message: "Declined.", payment_intent: { id: "pi_1" } } })
  const confirmations = confirmationsService.of(page)
  expect(await confirmations.confirm(hash, unsaved)).toEqual({ kind: "failed", text: "Declined." })
  expect(sent).toHaveLength(1)
  expect(await confirmations.confirm(hash, unsaved)).toMatchObject({ kind: "redirect" })
})

test("an error that names no payment is shown, and sends nothing", async () => {
  handleNextAction.mockResolvedValueOnce({ error: { message: "Offline." } })
  expect(await confirmationsService.of(page).confirm(hash, unsaved)).toEqual({ kind: "failed", text: "Offline." })
  expect(sent).toHaveLength(0)
})

describe("a payment that the bank has confirmed", () => {
  const lost = { kind: "unreachable", reason: "network" } as const
  const broken = { status: 500, text: '{"code":"internal_server_error","message":"<p>Critical error</p>"}' }
  const sentIds = () => sent.map((form) => form.get("intent_id"))

  test.each([
    ["is lost", lost],
    ["is the server's error", broken],
    ["is a proxy's", { status: 504, text: "<h1>Gateway Timeout</h1>" }],
  ])("is reported once more, with the same fields, where the shop's answer %s", async (_, result) => {
    next = [result]
    expect(await confirmationsService.of(page).confirm(hash, unsaved)).toMatchObject({ kind: "redirect" })
    expect(sentIds()).toEqual(["pi_1", "pi_1"])
    expect(handleNextAction).toHaveBeenCalledOnce()
  })

  test.each([
    ["lost twice", [lost, lost], 2, null],
    ["the server's error twice", [broken, broken], 2, null],
    ["without an address", [{ status: 200, text: "{}" }], 1, null],
    ["unreadable", [{ status: 200, text: "0" }], 1, null],
    ["a refusal", [{ status: 200, text: '{"error":{"message":"Refresh."}}' }], 1, "Refresh."],
  ])("is uncertain where the shop's answer is %s, and can be confirmed later", async (_, results, count, text) => {
    next = [...results]
    const confirmations = confirmationsService.of(page)
    expect(await confirmations.confirm(hash, unsaved)).toEqual({ kind: "uncertain", text })
    expect(sent).toHaveLength(count)
    expect(await confirmations.confirm(hash, unsaved)).toMatchObject({ kind: "redirect" })
  })

  test("leads to the order where the provider's second answer is that it is confirmed", async () => {
    const payment_intent = { id: "pi_1", status: "succeeded" }
    handleNextAction.mockResolvedValueOnce({ error: { message: "You cannot confirm this.", payment_intent } })
    expect(await confirmationsService.of(page).confirm(hash, unsaved)).toMatchObject({ kind: "redirect" })
    expect(sentIds()).toEqual(["pi_1"])
  })

  test("isn't reported again where the shop would save its card twice", async () => {
    next = [lost]
    const confirming = confirmationsService.of(page).confirm(hash, { isSaved: true })
    expect(await confirming).toEqual({ kind: "uncertain", text: null })
    expect(sent).toHaveLength(1)
  })

  test.each([
    [{ paymentIntent: { id: "pi_1", status: "requires_payment_method" } }],
    [{ paymentIntent: { id: "pi_1", status: "requires_action" } }],
    [{ error: { message: "Declined.", payment_intent: { id: "pi_1" } } }],
  ])("is another one than %j, which has failed", async (result) => {
    handleNextAction.mockResolvedValueOnce(result)
    next = [lost]
    expect(await confirmationsService.of(page).confirm(hash, unsaved)).toMatchObject({ kind: "failed" })
    expect(sent).toHaveLength(1)
  })
})

test.each([
  ["on", "off", "new", "new", "false"],
  ["off", "on", "new", "new", "true"],
  ["on", "on", "new", "7", "false"],
  ["off", "on", "7", "new", "true"],
])(
  "with another form (box %s) before its own (box %s), whose chosen cards are %s and %s, a card is saved: %s",
  async (otherBox, ownBox, otherCard, ownCard, expected) => {
    const format = (box: string, card: string) =>
      `<form class="checkout"><input type="radio" name="wc-woocommerce_payments-payment-token" value="${card}" checked /><input type="checkbox" id="wc-woocommerce_payments-new-payment-method" ${box === "on" ? "checked" : ""} /></form>`
    document.body.innerHTML = format(otherBox, otherCard) + format(ownBox, ownCard)
    const form = [...document.querySelectorAll("form")].at(-1)
    if (!form) throw new Error("the page has no form")
    startBehaviour(cardMethod, page)
    const method = paymentMethodsService.of(page).find("woocommerce_payments")
    await method?.confirm?.(hash, { form, gateway: "woocommerce_payments", signal: page.signal })
    expect(sent.map((fields) => fields.get("should_save_payment_method"))).toEqual([expected])
    document.body.replaceChildren()
  },
)

test("an exception shows the general message, and no report contains the secret", async () => {
  handleNextAction.mockRejectedValueOnce(new Error("bad secret pi_1_secret_2"))
  expect(await confirmationsService.of(page).confirm(hash, unsaved)).toMatchObject({
    kind: "failed",
    text: expect.stringContaining("problem processing the payment") as string,
  })
  expect(fail).toHaveBeenCalledTimes(1)
  expect(`${JSON.stringify(fail.mock.calls)}${String(fail.mock.calls)}`).not.toContain("pi_1_secret_2")
})

test("a payment of another account is confirmed by a provider object of its own", async () => {
  page.stop()
  open({ accountId: "acct_1", accountIdForIntentConfirmation: "acct_9" })
  expect(await confirmationsService.of(page).confirm(hash, unsaved)).toMatchObject({ kind: "redirect" })
  expect(createProvider.mock.calls).toEqual([["pk_test_1", { locale: "en", stripeAccount: "acct_9" }]])
  expect([confirmCardPayment.mock.calls, handleNextAction.mock.calls]).toEqual([[["pi_1_secret_2"]], []])
})

test("a card that is set up is confirmed, too, by the object for cards", async () => {
  page.stop()
  open({ accountId: "acct_1", accountIdForIntentConfirmation: "acct_9" })
  handleNextAction.mockResolvedValueOnce({ setupIntent: { id: "seti_1", status: "succeeded" } })
  const confirming = confirmationsService.of(page).confirm("#wcpay-confirm-si:7:seti_1_secret_2:ab12", unsaved)
  expect(await confirming).toMatchObject({ kind: "redirect", url: expect.stringContaining("/done/") as string })
  expect(handleNextAction.mock.calls).toEqual([[{ clientSecret: "seti_1_secret_2" }]])
  expect(createProvider).toHaveBeenCalledWith("pk_test_1", expect.objectContaining({ stripeAccount: "acct_1" }))
  expect(sent.map((form) => Object.fromEntries(form))).toMatchObject([{ order_id: "7", intent_id: "seti_1" }])
})

test.each(["#wcpay-confirm-pi:7:secret", "#other", ""])("%s is not a hash of the shop", (url) => {
  expect(confirmationsService.of(page).confirm(url, unsaved)).toBeNull()
})

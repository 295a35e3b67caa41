import type { Http } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { confirmationsService } from "./confirmPayment.ts"

const hash = "#wcpay-confirm-pi:7:pi_1_secret_2:ab12"
const fail = vi.fn()
const handleNextAction = vi.fn()
const confirmCardPayment = vi.fn()
const createProvider = vi.fn()
const sent: FormData[] = []
let answer: string
let page: TestPage

const http: Http = (request) => {
  if (request.body instanceof FormData) sent.push(request.body)
  return Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, text: answer, url: request.url })
}

beforeEach(() => {
  sent.length = 0
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
  const [one, other] = [confirmations.confirm(hash), confirmations.confirm(`https://shop.test/${hash}`)]
  expect(other).toBeNull()
  expect(await one).toMatchObject({ kind: "redirect", url: expect.stringContaining("/done/") as string })
  expect(handleNextAction).toHaveBeenCalledTimes(1)
  expect(sent.map((form) => form.get("intent_id"))).toEqual(["pi_1"])
  expect(confirmations.confirm(hash)).toBeNull()
})

test("a failed payment is reported to the shop, too, and may be tried again", async () => {
  handleNextAction.mockResolvedValueOnce({ error: { message: "Declined.", payment_intent: { id: "pi_1" } } })
  const confirmations = confirmationsService.of(page)
  expect(await confirmations.confirm(hash)).toEqual({ kind: "failed", text: "Declined." })
  expect(sent).toHaveLength(1)
  expect(await confirmations.confirm(hash)).toMatchObject({ kind: "redirect" })
})

test("an error that names no payment is shown, and sends nothing", async () => {
  handleNextAction.mockResolvedValueOnce({ error: { message: "Offline." } })
  expect(await confirmationsService.of(page).confirm(hash)).toEqual({ kind: "failed", text: "Offline." })
  expect(sent).toHaveLength(0)
})

test("an exception shows the general message, and no report contains the secret", async () => {
  handleNextAction.mockRejectedValueOnce(new Error("bad secret pi_1_secret_2"))
  expect(await confirmationsService.of(page).confirm(hash)).toMatchObject({
    kind: "failed",
    text: expect.stringContaining("problem processing the payment") as string,
  })
  expect(fail).toHaveBeenCalledTimes(1)
  expect(`${JSON.stringify(fail.mock.calls)}${String(fail.mock.calls)}`).not.toContain("pi_1_secret_2")
})

test("a payment of another account is confirmed by a provider object of its own", async () => {
  page.stop()
  open({ accountId: "acct_1", accountIdForIntentConfirmation: "acct_9" })
  expect(await confirmationsService.of(page).confirm(hash)).toMatchObject({ kind: "redirect" })
  expect(createProvider.mock.calls).toEqual([["pk_test_1", { locale: "en", stripeAccount: "acct_9" }]])
  expect([confirmCardPayment.mock.calls, handleNextAction.mock.calls]).toEqual([[["pi_1_secret_2"]], []])
})

test("a card that is set up is confirmed, too, by the object for cards", async () => {
  page.stop()
  open({ accountId: "acct_1", accountIdForIntentConfirmation: "acct_9" })
  handleNextAction.mockResolvedValueOnce({ setupIntent: { id: "seti_1", status: "succeeded" } })
  const confirming = confirmationsService.of(page).confirm("#wcpay-confirm-si:7:seti_1_secret_2:ab12")
  expect(await confirming).toMatchObject({ kind: "redirect", url: expect.stringContaining("/done/") as string })
  expect(handleNextAction.mock.calls).toEqual([[{ clientSecret: "seti_1_secret_2" }]])
  expect(createProvider).toHaveBeenCalledWith("pk_test_1", expect.objectContaining({ stripeAccount: "acct_1" }))
  expect(sent.map((form) => Object.fromEntries(form))).toMatchObject([{ order_id: "7", intent_id: "seti_1" }])
})

test.each(["#wcpay-confirm-pi:7:secret", "#other", ""])("%s is not a hash of the shop", (url) => {
  expect(confirmationsService.of(page).confirm(url)).toBeNull()
})

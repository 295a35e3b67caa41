import { describe, expect, it, test } from "vitest"
import {
  createOrderStatusFields,
  createStatusBody,
  isOrderPlaced,
  parseConfirmFragment,
  mayBeConfirmed,
  parseConfirmHash,
  readConfirmation,
  readIntentId,
  readOrderStatus,
  readOrderStatusError,
  readSetupIntent,
  selectConfirmOutcome,
} from "./index.ts"

const generic =
  "There was a problem processing the payment. Please check your email inbox and refresh the page to try again."
const pageUrl = "https://shop.test/en/checkout/"

describe("parseConfirmHash", () => {
  const whole = { kind: "pi", orderId: 77, clientSecret: "pi_1_secret_2", nonce: "ab12", confirmationToken: null }
  it.each([
    ["#wcpay-confirm-pi:77:pi_1_secret_2:ab12", whole],
    ["https://shop.test/x/#wcpay-confirm-pi:77:pi_1_secret_2:ab12", whole],
    ["#wcpay-confirm-si:77:pi_1_secret_2:ab12:tok_9", { ...whole, kind: "si", confirmationToken: "tok_9" }],
    ["/checkout/order-pay/189/?key=a#wcpay-confirm-pi:77:pi_1_secret_2:ab12", { ...whole, orderId: 189 }],
    ["/?order-pay=189#wcpay-confirm-pi:77:pi_1_secret_2:ab12", { ...whole, orderId: 189 }],
    // The digits must follow at once.
    ["/order-pay/x/189/#wcpay-confirm-pi:77:pi_1_secret_2:ab12", whole],
    ["#wcpay-confirm-xx:77:s:ab12", null],
    ["#wcpay-confirm-pi:77:s", null],
    ["#wcpay-confirm-pi:77:s:ab12:t:u", null],
    ["#wcpay-confirm-pi:7a:s:ab12", null],
    ["#wcpay-confirm-pi:77::ab12", null],
    ["#wcpay-confirm-pi:77:s:ab-12", null],
    ["#wcpay-confirm-pi:77:s:ab12:t-u", null],
    ["#wcpay-confirm-pi:99999999999999999999:s:ab12", null],
    [`#wcpay-confirm-pi:77:${"s".repeat(5000)}:ab12`, null],
    ["#other", null],
    ["", null],
  ])("reads %s", (url, expected) => {
    expect(parseConfirmHash(url)).toEqual(expected)
  })

  test("the wallets' form has the order's number as text", () => {
    expect(parseConfirmFragment("/order-pay/189/#wcpay-confirm-pi:77:s:n")).toEqual({
      type: "pi",
      orderId: "189",
      clientSecret: "s",
      nonce: "n",
      isOrderPay: true,
    })
    expect(parseConfirmFragment("#nothing")).toBeNull()
  })
})

test.each([
  ["success", true],
  ["pending", true],
  ["failure", false],
  ["", false],
  [null, false],
])("an order whose payment has the status %j exists: %s", (payment_status, expected) => {
  expect(isOrderPlaced({ payment_result: { payment_status } })).toBe(expected)
})

describe("readConfirmation", () => {
  it.each([
    [{ paymentIntent: { id: "pi_1", status: "succeeded" } }, "pi_1", null, null],
    [
      { setupIntent: { id: "seti_1", status: "requires_action" } },
      "seti_1",
      null,
      "Payment requires additional action.",
    ],
    [
      { paymentIntent: { id: "pi_1", status: "requires_action", last_payment_error: { message: "No." } } },
      "pi_1",
      null,
      "Payment requires additional action.",
    ],
    [{ paymentIntent: { id: "pi_1", last_payment_error: { message: "No." } } }, "pi_1", null, "No."],
    [{ error: { message: "Declined.", payment_intent: { id: "pi_2" } } }, "pi_2", "Declined.", null],
    [{ error: { setup_intent: { id: "seti_2" } } }, "seti_2", "", null],
    [{ error: { message: "Offline." } }, null, "Offline.", null],
    // Numbers are text, and what is no text is missing.
    [{ paymentIntent: { id: 5 } }, "5", null, null],
    [{ error: { message: 7, payment_intent: { id: {} }, setup_intent: { id: "seti_3" } } }, "seti_3", "7", null],
    [null, null, null, null],
    ["text", null, null, null],
  ])("reads %j", (result, intentId, providerError, intentError) => {
    expect(readConfirmation(result)).toEqual({ intentId, providerError, intentError })
    expect(readIntentId(result)).toBe(intentId)
  })
})

test.each([
  [{ paymentIntent: { id: "pi_1", status: "succeeded" } }, true],
  [{ paymentIntent: { id: "pi_1", status: "requires_capture" } }, true],
  [{ setupIntent: { id: "seti_1", status: "processing" } }, true],
  [{ paymentIntent: { id: "pi_1" } }, true],
  [{ paymentIntent: { status: "succeeded" } }, false],
  [{ paymentIntent: { id: "pi_1", status: "canceled" } }, false],
  [{ setupIntent: { id: "seti_1", status: "requires_confirmation" } }, false],
  [{ paymentIntent: { id: "pi_1", last_payment_error: { message: "No." } } }, false],
  [{ error: { payment_intent: { id: "pi_1" } } }, false],
  [{ error: { message: "Unexpected state.", payment_intent: { id: "pi_1", status: "succeeded" } } }, true],
  [{ error: { message: "Unexpected state.", setup_intent: { id: "seti_1", status: "requires_action" } } }, false],
  [null, false],
])("returns whether the bank may have confirmed: %j", (result, expected) => {
  expect(mayBeConfirmed(result)).toBe(expected)
})

test.each([
  [{ error: { message: "Shop." } }, "Shop."],
  ['{"error":"Shop."}', "Shop."],
  [{ error: {} }, ""],
  [{ code: "internal_server_error", message: "Critical" }, null],
  [undefined, null],
])("reads the shop's error in %j", (response, expected) => {
  expect(readOrderStatusError(response)).toBe(expected)
})

describe("readOrderStatus", () => {
  const none = { intentId: "pi_1", providerError: null, intentError: null }
  const read = (
    response: unknown,
    changes: Partial<typeof none | { providerError: string; intentError: string }> = {},
  ) => readOrderStatus(response, { ...none, ...changes }, { genericMessage: generic, pageUrl })
  it.each([
    [read({ return_url: "/done/" }), { kind: "redirect", url: "https://shop.test/done/" }],
    [read('{"return_url":"https://other.test/done/"}'), { kind: "redirect", url: "https://other.test/done/" }],
    [read({ return_url: "/done/", error: { message: "Shop." } }), { kind: "error", message: "Shop." }],
    [read({ error: "Shop." }, { providerError: "Bank." }), { kind: "error", message: "Bank." }],
    [read({ error: "Shop." }, { intentError: "Intent." }), { kind: "error", message: "Shop." }],
    [read({ return_url: "/done/" }, { intentError: "Intent." }), { kind: "error", message: "Intent." }],
    [read({ return_url: "/done/" }, { providerError: "" }), { kind: "error", message: generic }],
    [read({ return_url: "javascript:alert(1)" }), { kind: "error", message: generic }],
    [read({ error: {} }), { kind: "error", message: generic }],
    [read("<!doctype html>"), { kind: "error", message: generic }],
    [read(undefined), { kind: "error", message: generic }],
  ])("%#", (outcome, expected) => {
    expect(outcome).toEqual(expected)
  })

  test.each([
    [{ paymentIntent: { id: "pi_1" } }, { return_url: " /done/ " }, { kind: "redirect", url: "/done/" }],
    [{ error: { message: "Bank." } }, { return_url: "/done/" }, { kind: "error", message: "Bank." }],
    [{ paymentIntent: { id: "pi_1" } }, { return_url: "data:x" }, { kind: "error", message: generic }],
    [{ paymentIntent: { id: "pi_1" } }, null, { kind: "error", message: generic }],
  ])("selects the outcome of a wallet's confirmation: %j, %j", (result, response, expected) => {
    expect(selectConfirmOutcome(result, response)).toEqual(expected)
  })
})

test("the order's status has its fields in order", () => {
  expect(
    createOrderStatusFields({ orderId: 7, nonce: "n", intentId: "pi_1", shouldSave: true, isChangingPayment: false }),
  ).toEqual([
    ["action", "update_order_status"],
    ["order_id", "7"],
    ["_ajax_nonce", "n"],
    ["intent_id", "pi_1"],
    ["should_save_payment_method", "true"],
    ["is_changing_payment", "false"],
  ])
  const read = (fragment: unknown, intentId: unknown): unknown[] => {
    const body = Reflect.apply(createStatusBody, undefined, [fragment, intentId]) as [string, string][]
    return body.slice(1, 4).map(([, value]) => value)
  }
  expect(read({ orderId: 12, nonce: 34 }, 56)).toEqual(["12", "34", "56"])
  expect(read({ orderId: {}, nonce: [] }, Number.NaN)).toEqual(["", "", ""])
  expect(createStatusBody({ orderId: "7", nonce: "n" }, null).map(([, value]) => value)).toEqual([
    "update_order_status",
    "7",
    "n",
    "",
    "false",
    "false",
  ])
})

test.each([
  [
    { success: true, data: { id: "seti_1", status: "succeeded" } },
    { kind: "succeeded", id: "seti_1" },
  ],
  [
    { success: true, data: { id: "seti_1", status: "requires_action", client_secret: "s" } },
    { kind: "confirm", clientSecret: "s" },
  ],
  [
    { success: false, data: { error: { message: "Too soon." } } },
    { kind: "error", message: "Too soon." },
  ],
  [
    { success: true, data: {} },
    { kind: "error", message: "An unknown error occurred." },
  ],
  [null, { kind: "error", message: "An unknown error occurred." }],
])("reads a setup intent %j", (response, expected) => {
  expect(readSetupIntent(response)).toEqual(expected)
})

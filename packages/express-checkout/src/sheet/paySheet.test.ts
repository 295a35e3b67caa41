import { confirmationsService } from "@ringside/payments"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, test, vi } from "vitest"
import { expressMessages } from "../messages.ts"
import type { SheetPayment } from "../backends/backend.ts"
import { paySheet } from "./paySheet.ts"
import type { WalletElement } from "./walletElement.ts"

let page: TestPage | undefined
afterEach(() => page?.stop())

const wallet = {
  ...{ amount: 1290, currency: "eur" },
  elements: { submit: () => Promise.resolve({}) },
  provider: { createPaymentMethod: () => Promise.resolve({ paymentMethod: { id: "pm_1" } }) },
} as unknown as WalletElement

/** Throws where the code between two requests would, by a mistake of ours. */
const breakOff = () => Promise.reject(new TypeError("broken"))

const place: SheetPayment["placeOrder"] = () => Promise.resolve({ kind: "confirm", url: "/#wcpay-confirm-pi:1:s:n" })

const { orderFailed, paymentFailed } = expressMessages.en

test.each<[string, Partial<SheetPayment>, object]>([
  ["before the order", { recheck: breakOff }, { text: orderFailed, next: "offerAgain" }],
  ["while the order is sent", { placeOrder: breakOff }, { text: paymentFailed, next: "stop" }],
  [
    "while the order of the buttons' own cart is sent",
    { placeOrder: breakOff, isShared: true },
    { text: paymentFailed, next: "reread" },
  ],
  ["during the bank's confirmation", { placeOrder: place }, { text: paymentFailed, next: "stop" }],
  [
    "during the bank's confirmation, with the buttons' own cart",
    { placeOrder: place, isShared: true },
    { text: paymentFailed, next: "stop" },
  ],
])("a payment that breaks off %s offers no second one unless nothing was sent", async (_, changes, expected) => {
  const opened = createTestPage()
  page = opened
  const fail = vi.spyOn(opened.reports, "fail").mockReturnValue()
  confirmationsService.provide(opened, { confirm: breakOff })
  const unused = () => Promise.reject(new Error("The sheet is confirmed already."))
  const payment: SheetPayment = {
    ...{ isShared: false, isFilled: Promise.resolve(true), changeAddress: unused, changeRate: unused },
    ...{ check: () => Promise.resolve("payable"), recheck: () => Promise.resolve("payable") },
    ...{ placeOrder: unused, discard: () => undefined },
    ...changes,
  }
  const result = await paySheet(opened, { wallet, payment, cartHash: null, config: {}, event: {} })
  expect(result).toEqual({ kind: "failed", ...expected })
  expect(fail).toHaveBeenCalledOnce()
})

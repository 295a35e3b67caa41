import { expect, test } from "vitest"
import { readCheckoutResult } from "./readCheckoutResult.ts"

const context = { errorMessage: "Something broke.", pageUrl: "https://shop.test/en/checkout/" }
const general = { kind: "error", refresh: false, html: null, text: "Something broke." }

test.each([
  [
    "an order",
    { result: "success", redirect: "/en/checkout/order-received/7/?key=k" },
    { kind: "redirect", url: "https://shop.test/en/checkout/order-received/7/?key=k" },
  ],
  [
    "a payment to confirm",
    { result: "success", redirect: "#wcpay-confirm-pi:7:s:n" },
    { kind: "confirm", hash: "#wcpay-confirm-pi:7:s:n" },
  ],
  ["a payment on this page", { result: "success", redirect: " # " }, { kind: "redirect", url: "#" }],
  ["a script", { result: "success", redirect: "javascript:alert(1)" }, general],
  ["a success without an address", { result: "success" }, general],
  ["a page that is out of date", { result: "failure", reload: true, messages: "<p>x</p>" }, { kind: "reload" }],
  [
    "a success before a reload",
    { result: "success", redirect: "/a/", reload: true },
    { kind: "redirect", url: "https://shop.test/a/" },
  ],
  [
    "messages",
    { result: "failure", messages: "<ul><li>No</li></ul>", refresh: true },
    { kind: "error", refresh: true, html: "<ul><li>No</li></ul>", text: null },
  ],
  ["a refresh that is no flag", { result: "failure", refresh: "true", reload: "true" }, general],
  ["empty messages", { result: "failure", messages: " " }, general],
  ["nothing", null, general],
  ["a list", [], general],
])("%s", (_, result, expected) => {
  expect(readCheckoutResult(result, context)).toEqual(expected)
})

test("reads a missing context", () => {
  expect(readCheckoutResult({ result: "failure" }, null)).toEqual({ ...general, text: "" })
  expect(readCheckoutResult({ result: "success", redirect: "/a/" }, null)).toEqual({ ...general, text: "" })
})

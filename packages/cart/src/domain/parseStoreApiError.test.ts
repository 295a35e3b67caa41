import { describe, expect, it } from "vitest"
import { parseStoreApiError } from "./parseStoreApiError.ts"

const refused = { status: 400, offline: false }

describe("parseStoreApiError", () => {
  it("keeps the server's code and message as text", () => {
    const body = {
      code: "out_of_stock",
      message: "<b>Pu&ntilde;o</b> se ha agotado &amp; no vuelve",
      data: { status: 400 },
    }
    expect(parseStoreApiError({ ...refused, body })).toEqual({
      code: "out_of_stock",
      message: "Puño se ha agotado & no vuelve",
      cart: null,
      retryWithFreshNonce: false,
    })
  })

  const unknown = ["unknown_error", "An unknown error occurred."]
  const unreadable = ["invalid_json", "The response is not a valid JSON response."]
  it.each([
    ["the text of an answer", '{"code":"gone","message":"Gone."}', ["gone", "Gone."]],
    ["no message", { code: "gone" }, ["gone", "An unknown error occurred."]],
    ["an empty message", { code: "gone", message: " " }, ["gone", "An unknown error occurred."]],
    [
      "a program of the shop that broke",
      { code: "internal_server_error", message: "<p>There has been a critical error on this website.</p>" },
      ["internal_server_error", "An unknown error occurred."],
    ],
    ["a message of tags", { code: "gone", message: "<br>" }, ["gone", "An unknown error occurred."]],
    ["a message that is no text", { code: "gone", message: ["Gone."] }, ["gone", "An unknown error occurred."]],
    ["no code", { message: "Gone." }, ["unknown_error", "Gone."]],
    ["a code that is no text", { code: 7, message: "Gone." }, ["unknown_error", "Gone."]],
    ["an empty object", {}, unknown],
    ["a list", [{ code: "gone" }], unknown],
    ["a number", 0, unknown],
    ["HTML", "<html>", unreadable],
    ["half an answer", '{"code":"go', unreadable],
    ["an empty body", "", unreadable],
    ["no body", null, unreadable],
  ])("returns a message for %s", (_, body, [code, message]) => {
    expect(parseStoreApiError({ ...refused, body })).toEqual({ code, message, cart: null, retryWithFreshNonce: false })
  })

  const invalid = { code: "rest_invalid_param", message: "Invalid parameter(s): billing_address, shipping_address" }
  it.each([
    [
      "the texts of wrong parameters",
      {
        params: {
          billing_address: "The provided <b>postcode / ZIP</b> is not valid",
          shipping_address: "No &amp; no.",
        },
      },
      "The provided postcode / ZIP is not valid No & no.",
    ],
    ["equal texts once", { params: { billing_address: "Bad state.", shipping_address: "Bad state." } }, "Bad state."],
    [
      "the details of a parameter without a text",
      {
        params: { billing_address: "" },
        details: { billing_address: { code: "invalid_phone", message: "Bad phone." } },
      },
      "Bad phone.",
    ],
    [
      "no details of other parameters",
      { params: { billing_address: "Bad state." }, details: { note: { message: "Bad note." } } },
      "Bad state.",
    ],
    ["details alone", { details: { billing_address: { message: "Bad phone." } } }, "Bad phone."],
    ["the message without any text", { params: ["billing_address"], details: null }, invalid.message],
    ["the message without data", undefined, invalid.message],
  ])("reads %s", (_, data, message) => {
    expect(parseStoreApiError({ ...refused, body: { ...invalid, data } }).message).toBe(message)
  })

  it("ignores parameters of other refusals", () => {
    const body = { code: "gone", message: "Gone.", data: { params: { id: "Bad id." } } }
    expect(parseStoreApiError({ ...refused, body }).message).toBe("Gone.")
  })

  it("reports that the shopper is offline before anything else", () => {
    expect(parseStoreApiError({ status: 0, offline: true, body: null })).toEqual({
      code: "fetch_error",
      message: "You are probably offline.",
      cart: null,
      retryWithFreshNonce: false,
    })
  })

  it.each([
    [{ offline: true, body: null }, "Sin conexión."],
    [{ offline: false, body: "<html>" }, "Ilegible."],
    [{ offline: false, body: {} }, "Error."],
    [{ offline: false, body: { message: "Gone." } }, "Gone."],
  ])("has its own message for %j where the shop has none: %s", (failure, message) => {
    const messages = { offline: "Sin conexión.", invalid: "Ilegible.", unknown: "Error." }
    expect(parseStoreApiError({ status: 400, ...failure }, messages).message).toBe(message)
  })

  it.each([
    [401, "woocommerce_rest_missing_nonce", true],
    [403, "woocommerce_rest_invalid_nonce", true],
    [403, "woocommerce_rest_forbidden", false],
    [400, "woocommerce_rest_invalid_nonce", false],
    [500, "woocommerce_rest_invalid_nonce", false],
    [403, undefined, false],
  ])("status %j, code %j: retried with a fresh nonce %j", (status, code, expected) => {
    const error = parseStoreApiError({ status, offline: false, body: { code, message: "No." } })
    expect(error.retryWithFreshNonce).toBe(expected)
  })

  it.each([
    [409, { items: [] }, { items: [] }],
    [409, undefined, null],
    [409, [], null],
    [409, "cart", null],
    [400, { items: [] }, null],
  ])("status %j, cart %j: the current basket is %j", (status, cart, expected) => {
    const body = { code: "cart_changed", message: "Changed.", data: { status, cart } }
    expect(parseStoreApiError({ status, offline: false, body }).cart).toEqual(expected)
  })
})

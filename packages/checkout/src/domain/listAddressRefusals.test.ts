import { describe, expect, test } from "vitest"
import { listAddressRefusals } from "./listAddressRefusals.ts"

const invalid = { code: "rest_invalid_param", message: "Invalid parameter(s): billing_address" }
const refusal = (section: string | null, key: string | null, text: string) => ({ section, key, text })

describe("listAddressRefusals", () => {
  test("names the fields of a refused address by the codes of the details", () => {
    const data = {
      status: 400,
      params: { billing_address: "The provided phone number is not valid The provided email address is not valid" },
      details: {
        billing_address: {
          code: "invalid_phone",
          message: "The provided phone number is not valid",
          data: null,
          additional_errors: [{ code: "invalid_email", message: "The provided email address is not <b>valid</b>" }],
        },
        shipping_address: { code: "invalid_postcode", message: "The provided postcode / ZIP is not valid" },
      },
    }
    expect(listAddressRefusals({ ...invalid, data })).toEqual([
      refusal("billing", "phone", "The provided phone number is not valid"),
      refusal("billing", "email", "The provided email address is not valid"),
      refusal("shipping", "postcode", "The provided postcode / ZIP is not valid"),
    ])
  })

  test("reads the text of a parameter without details, and those of an order's address", () => {
    const params = { shipping_address: "No &amp; no." }
    expect(listAddressRefusals({ ...invalid, data: { params } })).toEqual([refusal("shipping", null, "No & no.")])
    const errors = { billing: ["Phone is required", "Phone is required", "Company is required"] }
    const message = "There was a problem with the provided billing address: Phone is required"
    const body = { code: "woocommerce_rest_invalid_address", message, data: { status: 400, errors } }
    expect(listAddressRefusals(body)).toEqual([
      refusal("billing", null, "Phone is required"),
      refusal("billing", null, "Company is required"),
    ])
    expect(listAddressRefusals({ ...body, data: {} })).toEqual([refusal("billing", null, message)])
  })

  test("keeps the texts of other parameters beside those of an address", () => {
    const params = { payment_method: "No such way to pay.", billing_address: "Bad." }
    const details = { additional_fields: { code: "x", message: "Gift is missing." } }
    expect(listAddressRefusals({ ...invalid, data: { params, details } })).toEqual([
      refusal("billing", null, "Bad."),
      refusal(null, null, "No such way to pay."),
      refusal(null, null, "Gift is missing."),
    ])
  })

  test.each(["woocommerce_rest_missing_email_address", "woocommerce_rest_invalid_email_address"])(
    "finds the field of %s",
    (code) => {
      expect(listAddressRefusals({ code, message: "No mail." })).toEqual([refusal("billing", "email", "No mail.")])
    },
  )

  test.each([
    null,
    "<html>",
    {},
    invalid.message,
    { code: "gone", message: "The billing address is gone." },
    { ...invalid, message: "Invalid parameter(s): payment_method" },
    { ...invalid, data: { params: { payment_method: "None." } }, message: "" },
    { ...invalid, data: { params: { billing_address: null }, details: { billing_address: [] } }, message: 7 },
  ])("is empty for %j", (body) => {
    expect(listAddressRefusals(body)).toEqual([])
  })
})

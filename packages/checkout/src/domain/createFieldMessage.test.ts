import { expect, test } from "vitest"
import { createFieldMessage } from "./createFieldMessage.ts"

test.each([
  ["required", "First name", "billing", undefined, "<strong>Billing First name</strong> is a required field."],
  ["required", "Town / City", "shipping", undefined, "<strong>Shipping Town / City</strong> is a required field."],
  ["required", "Password", null, undefined, "<strong>Password</strong> is a required field."],
  ["required", null, null, null, "<strong></strong> is a required field."],
  [
    "email",
    "Email address",
    "billing",
    undefined,
    "<strong>Billing Email address</strong> is not a valid email address.",
  ],
  ["phone", "Phone", "billing", undefined, "<strong>Billing Phone</strong> is not a valid phone number."],
  ["postcode", "Postcode", "billing", undefined, "<strong>Billing Postcode</strong> is not a valid postcode / ZIP."],
  [
    "eircode",
    "Eircode",
    "shipping",
    undefined,
    '<strong>Shipping Eircode</strong> is not valid. You can look up the correct Eircode <a target="_blank" href="https://finder.eircode.ie">here</a>.',
  ],
  [
    "state",
    "Province",
    "billing",
    ["Madrid", "Ávila"],
    "<strong>Billing Province</strong> is not valid. Please enter one of the following: Madrid, Ávila",
  ],
  ["country", "", "billing", "XX", "'XX' is not a valid country code."],
  ["terms", "", null, undefined, "Please read and accept the terms and conditions to proceed with your order."],
  ["required", "<b>{label}</b>", null, undefined, "<strong>&lt;b&gt;{label}&lt;/b&gt;</strong> is a required field."],
  [
    "country",
    "",
    null,
    '<img src=x onerror="a">',
    "'&lt;img src=x onerror=&quot;a&quot;&gt;' is not a valid country code.",
  ],
] as const)("%s %s %s", (kind, label, section, extra, html) => {
  const message = createFieldMessage(kind, label, section, extra)
  expect(message.html).toBe(html)
  expect(message.text).not.toMatch(/<(strong|a)/)
})

test.each<[label: unknown, html: string]>([
  [5, "<strong>Billing 5</strong> is a required field."],
  [{}, "<strong>Billing </strong> is a required field."],
  [[], "<strong>Billing </strong> is a required field."],
  [undefined, "<strong>Billing </strong> is a required field."],
])("names a field by %j", (label, html) => {
  expect(createFieldMessage("required", label as null, "billing").html).toBe(html)
})

test("has a text without tags, too", () => {
  expect(createFieldMessage("eircode", "Eircode", "billing").text).toBe(
    "Billing Eircode is not valid. You can look up the correct Eircode here.",
  )
})

test.each(["here", "constructor", ""])("refuses the kind %s", (kind) => {
  expect(() => createFieldMessage(kind as "terms", "")).toThrow(new RangeError("unknown message kind"))
})

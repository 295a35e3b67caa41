import { expect, it } from "vitest"
import { formatSubscription, readAddressAnswer, readSubscription, selectNewsletterTarget } from "./newsletter.ts"

const none = { address: "", popups: "", service: "" }

it.each([
  ["the address of the config", { address: "/news/", popups: "/ajax", service: "/ajax" }, "address"],
  ["the popup plugin", { ...none, popups: "/ajax", service: "/ajax" }, "popups"],
  ["the marketing service", { ...none, service: "/ajax" }, "service"],
  ["none", none, undefined],
])("selects %s", (_, urls, kind) => expect(selectNewsletterTarget(urls)?.kind).toBe(kind))

it("writes the form of the popup plugin, with what was agreed to", () => {
  const body = new URLSearchParams(formatSubscription({ email: "a+b@example.com", consentText: "Sí" }))
  expect(Object.fromEntries(body)).toEqual({
    action: "pum_sub_form",
    "values[email]": "a+b@example.com",
    "values[consent][]": "yes",
    "values[consent_args]": '{"enabled":"yes","required":true,"text":"Sí"}',
  })
})

it("claims no consent in the form of the popup plugin where a form asks for none", () => {
  const body = new URLSearchParams(formatSubscription({ email: "a@example.com", consentText: "" }))
  expect(Object.fromEntries(body)).toEqual({ action: "pum_sub_form", "values[email]": "a@example.com" })
})

it.each<[string, string, object | null]>([
  ["taken", '{"success":true,"data":{"message":"You have been subscribed!"}}', { kind: "done" }],
  ["known", '{"success":true,"data":{"already_subscribed":true}}', { kind: "already" }],
  [
    "refused, in the field's words",
    '{"success":false,"data":{"errors":[{"field":"email","message":"<b>No</b> such address."}]}}',
    { kind: "refused", message: "No such address." },
  ],
  [
    "refused, in a list with gaps",
    '{"success":false,"data":{"errors":{"0":{"message":""},"2":{"message":"No such address."}}}}',
    { kind: "refused", message: "No such address." },
  ],
  ["taken, with a flag as text", '{"success":true,"data":{"already_subscribed":"0"}}', { kind: "done" }],
  ["refused, in others", '{"success":false,"data":{"message":"Later."}}', { kind: "refused", message: "Later." }],
  ["unclear", "-1", null],
  ["no answer of the plugin", "<html></html>", null],
])("reads an answer that is %s", (_, text, expected) => expect(readSubscription(text)).toEqual(expected))

it.each<[number, string, object | null]>([
  [204, "", { kind: "done" }],
  [409, "", { kind: "already" }],
  [422, '{"message":"No."}', { kind: "refused", message: "No." }],
  [400, "x", { kind: "refused", message: "" }],
  [500, "", null],
])("reads status %i from an address of the config", (status, text, expected) => {
  expect(readAddressAnswer(status, text)).toEqual(expected)
})

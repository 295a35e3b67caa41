import { expect, it } from "vitest"
import {
  createTrackFields,
  formatIdentifyUrl,
  isCapturableEmail,
  isCompleteEmail,
  isIdentifySuccess,
  readContactId,
  selectEmailAction,
} from "./index.ts"

it.each([
  ["ana@gmail.com", true, true],
  [" ana@gmail.com ", true, true],
  ["ana@localhost", true, false],
  ["ana@gmail.c", true, false],
  ["ana@gmail.co", true, true],
  ["ana@1.2.3.44", true, false],
  ["ana@-a.com", true, false],
  ["ana@a-.com", true, false],
  [".ana@a.com", true, false],
  ["ana.@a.com", true, false],
  ["a..na@a.com", true, false],
  ["o'neil+shop=1@a.com", true, true],
  ["`{|}~^_@a.com", true, true],
  ["o’neil@a.com", false, false],
  ["ana@a..com", false, false],
  ["ana@a.com.", false, false],
  ["ana@@a.com", false, false],
  ["ana gil@a.com", false, false],
  ["ñ@a.com", false, false],
  ["ana", false, false],
  ["", false, false],
  [`${"a".repeat(249)}@a.com`, false, false],
  [null, false, false],
  [5, false, false],
])("%j can be captured: %j, is complete: %j", (value, isCapturable, isComplete) => {
  expect(isCapturableEmail(value)).toBe(isCapturable)
  expect(isCompleteEmail(value)).toBe(isComplete)
})

it.each([
  [{ value: "ana", inFlight: true, allowed: false }, "invalid"],
  [{ allowed: false, inFlight: true }, "no-consent"],
  [{ sent: ["x@y.z", "ANA@a.com"], inFlight: true }, "duplicate"],
  [{ inFlight: true }, "wait"],
  [{ sent: ["x@y.z"] }, "send"],
])("decides on %j: %s", (state, action) => {
  expect(selectEmailAction({ value: " ana@A.com", sent: [], inFlight: false, allowed: true, ...state })).toBe(action)
})

it("writes the request's address as a form does", () => {
  expect(formatIdentifyUrl("/wp-admin/admin-ajax.php", { email: "a+b@c.de", nonce: "n 1" })).toBe(
    "/wp-admin/admin-ajax.php?action=omnisend_identify&email=a%2Bb%40c.de&_wpnonce=n+1",
  )
  expect(formatIdentifyUrl("/ajax?lang=es", { email: "a@c.de", nonce: "", contactId: "7" })).toBe(
    "/ajax?lang=es&action=omnisend_identify&email=a%40c.de&_wpnonce=&contact_id=7",
  )
})

it.each([null, undefined, {}, [], true, ""])("leaves out the contact %j", (contactId) => {
  const fields = { email: "a@c.de", nonce: "", contactId: contactId as string | null }
  expect(formatIdentifyUrl("/ajax", fields)).toBe("/ajax?action=omnisend_identify&email=a%40c.de&_wpnonce=")
})

it.each([
  ["omnisendContactID=a%20b", "a b"],
  ["x=1; omnisendContactID=%E0%A4%A", "%E0%A4%A"],
  ["omnisendContactID=", null],
  ["", null],
])("reads the contact of %j", (header, id) => {
  expect(readContactId(header)).toBe(id)
})

it.each([
  [200, true],
  [399, true],
  [199, false],
  [403, false],
  [0, false],
])("status %i is a success: %j", (status, isSuccess) => {
  expect(isIdentifySuccess(status)).toBe(isSuccess)
})

it("writes the fields of a usage event", () => {
  expect(createTrackFields({ event: "product_page_view", properties: { theme_type: "short_code" } }, "n")).toEqual([
    ["tracksNonce", "n"],
    ["action", "platform_tracks"],
    ["tracksEventName", "product_page_view"],
    ["tracksEventProp", '{"theme_type":"short_code"}'],
  ])
  expect(createTrackFields({ event: "x" }, "n")?.[3]).toEqual(["tracksEventProp", "{}"])
  for (const entry of [null, { event: "" }]) expect(createTrackFields(entry, "n")).toBeNull()
  expect(createTrackFields({ event: "x" }, "")).toBeNull()
})

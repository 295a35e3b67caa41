import { describe, expect, it } from "vitest"
import {
  createOrderExtension,
  formatAttributionInputs,
  readConsentChange,
  readGoogleConsent,
  readTcfConsent,
  removeAttributionPrefix,
  selectAttributionValues,
  selectConsent,
  selectInputGroups,
  selectTrackingAllowed,
} from "./index.ts"

it.each([
  [null, "", true],
  [7 as unknown as null, "", true],
  ["", "deny", true],
  ["optin", "", false],
  ["optin", "allow", true],
  ["optout", "", true],
  ["optout", "deny", false],
  ["optoutstats", "allow", true],
])("type %j and cookie %j: %j", (type, cookie, isAllowed) => {
  expect(selectConsent({ type, cookie })).toBe(isAllowed)
})

it.each([
  [{ marketing: "allow" }, true],
  [{ marketing: "deny" }, false],
  [{ marketing: 1 }, false],
  [{ statistics: "allow" }, null],
  [null, null],
  [Object.create({ marketing: "allow" }), null],
])("a change %j sets marketing to %j", (detail, state) => {
  expect(readConsentChange(detail, "marketing")).toBe(state)
})

it.each([
  [[["consent", "default", { ad_storage: "denied" }]], "denied"],
  [[{ 0: "consent", 1: "default", 2: { ad_storage: "granted" } }], "granted"],
  [
    [
      ["consent", "update", { ad_storage: "granted" }],
      ["consent", "default", { ad_storage: "denied" }],
    ],
    "granted",
  ],
  [
    [
      ["consent", "update", { ad_storage: "granted" }],
      ["consent", "update", { ad_storage: "denied" }],
    ],
    "denied",
  ],
  [[["consent", "default", { ad_storage: "granted", region: ["ES"] }]], null],
  [
    [
      ["consent", "default", { ad_storage: "denied", region: ["ES"] }],
      ["consent", "default", { ad_storage: "granted" }],
    ],
    "granted",
  ],
  [[["consent", "default", { ad_storage: "denied", region: ["ES"] }]], null],
  [
    [
      ["consent", "default", { ad_storage: "denied", region: ["ES"] }],
      ["consent", "update", { analytics_storage: "granted" }],
    ],
    "denied",
  ],
  [
    [
      ["consent", "default", { ad_storage: "denied", region: ["ES"] }],
      ["event", "update", {}],
    ],
    null,
  ],
  [[null, 5, ["consent"], ["event"], ["consent", "default", { ad_storage: "maybe" }]], null],
  [{}, null],
])("Google's %j is %j", (dataLayer, state) => {
  expect(readGoogleConsent(dataLayer)).toBe(state)
})

it.each([
  [[["consent", "default", { ad_storage: "denied", region: ["ES"] }]], "denied"],
  [[["consent", "default", { ad_storage: "granted", region: ["ES"] }]], null],
  [
    [
      ["consent", "default", { ad_storage: "denied", region: ["ES"] }],
      ["consent", "update", { ad_storage: "granted" }],
    ],
    "granted",
  ],
])("Google's %j is %j where another tool asks", (dataLayer, state) => {
  expect(readGoogleConsent(dataLayer, null, true)).toBe(state)
})

it("reads another key of Google's", () => {
  expect(readGoogleConsent([["consent", "default", { analytics_storage: "denied" }]], "analytics_storage")).toBe(
    "denied",
  )
})

it.each([
  [{ eventStatus: "cmpuishown", purpose: { consents: { 1: true, 7: true } } }, null],
  [{ cmpStatus: "error", gdprApplies: false }, null],
  [{ eventStatus: "tcloaded", gdprApplies: false }, true],
  [{ eventStatus: "tcloaded", gdprApplies: true, purpose: { consents: { 1: true, 7: true } } }, true],
  [{ eventStatus: "useractioncomplete", purpose: { consents: { 1: true, 7: false } } }, false],
  [{ gdprApplies: true }, false],
  [null, null],
])("TCF's %j is %j", (data, state) => {
  expect(readTcfConsent(data)).toBe(state)
})

describe("tracking", () => {
  const unsaid = { configured: true, wp: null, google: null, tcf: null, gpc: false }
  it.each([
    [{}, true],
    [{ configured: false }, false],
    [{ configured: false, wp: true }, true],
    [{ configured: false, google: "granted", tcf: true } as const, false],
    [{ wp: false }, false],
    [{ wp: true, google: "denied" } as const, false],
    [{ wp: true, tcf: false }, false],
    [{ gpc: true }, false],
    [{ gpc: true, google: "granted" } as const, true],
    [{ gpc: true, wp: true, tcf: false }, false],
  ])("with %j is %j", (signs, isAllowed) => {
    expect(selectTrackingAllowed({ ...unsaid, ...signs })).toBe(isAllowed)
  })
})

it.each([undefined, null, 7, {}])("reads Google's storage of advertisements where the key is %j", (key) => {
  expect(readGoogleConsent([["consent", "default", { ad_storage: "denied" }]], key as null)).toBe("denied")
})

describe("fields of an order", () => {
  const fields: [string, string][] = [
    ["source_type", "current.typ"],
    ["odd", "constructor.name"],
    ["toString", "current.toString"],
    ["pages", "session.pgs"],
  ]
  const data = { current: { typ: "utm" }, session: {} }

  it("come from own members only", () => {
    expect(selectAttributionValues(fields, data, true)).toEqual({
      source_type: "utm",
      odd: null,
      toString: null,
      pages: null,
    })
    expect(Object.values(selectAttributionValues(fields, data, false))).toEqual([null, null, null, null])
    expect(Object.values(selectAttributionValues(fields, null, true))).toEqual([null, null, null, null])
  })

  it("become inputs and back", () => {
    const inputs = formatAttributionInputs(fields, selectAttributionValues(fields, data, true))
    expect(inputs[0]).toEqual({ name: "wc_order_attribution_source_type", value: "utm" })
    expect(inputs[3]).toEqual({ name: "wc_order_attribution_pages", value: "" })
    const values = removeAttributionPrefix([...inputs, { name: "billing_email", value: "x" }])
    expect(values).toEqual({ source_type: "utm", odd: "", toString: "", pages: "" })
    expect(createOrderExtension(values)).toEqual({ "woocommerce/order-attribution": values })
  })

  it.each([undefined, null, {}, true])("have the platform's prefix where the given one is %j", (prefix) => {
    const inputs = formatAttributionInputs([["pages", "session.pgs"]], { pages: "2" }, prefix as null)
    expect(inputs).toEqual([{ name: "wc_order_attribution_pages", value: "2" }])
    expect(removeAttributionPrefix(inputs, prefix as null)).toEqual({ pages: "2" })
  })

  it("stand once in each form, and once outside of any", () => {
    const groups = [
      { id: "express", form: null },
      { id: "a", form: "checkout" },
      { id: "b", form: "checkout" },
      { id: "c", form: "login" },
      { id: "d", form: null },
    ]
    expect(selectInputGroups(groups)).toEqual(["express", "a", "c"])
    expect(selectInputGroups([])).toEqual([])
  })
})

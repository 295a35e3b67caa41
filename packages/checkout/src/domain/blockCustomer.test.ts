import { describe, expect, test } from "vitest"
import { createCustomerPush, listDirtyKeys, mergeServerAddress, normalizeAddressValue } from "./index.ts"

describe("normalizeAddressValue", () => {
  test.each([
    ["city", "  Bilbao ", "Bilbao"],
    ["postcode", " sw1a 1aa ", "SW1A1AA"],
    ["postcode", "4800 1", "48001"],
    ["email", " ana@example.com ", "ana@example.com"],
    ["email", "ana@", ""],
    ["email", "", ""],
    ["first_name", "", ""],
    ["city", null, null],
    ["postcode", undefined, undefined],
    ["state", 48, 48],
  ])("%s %j becomes %j", (key, value, expected) => {
    expect(normalizeAddressValue(key, value)).toBe(expected)
  })
})

describe("listDirtyKeys", () => {
  test.each([
    [{ city: "Bilbao" }, { city: " Bilbao " }, []],
    [{ city: "Bilbao", state: "BI" }, { city: "Getxo", state: "BI" }, ["city"]],
    [{ postcode: "SW1A 1AA" }, { postcode: "sw1a1aa" }, []],
    [{ email: "" }, { email: "half@" }, []],
    [{ a: "1", b: "2" }, { c: "3", b: "0" }, ["a", "b", "c"]],
    [null, { city: "Bilbao" }, ["city"]],
    [undefined, null, []],
  ])("%j to %j gives %j", (previous, next, expected) => {
    expect(listDirtyKeys(previous, next)).toEqual(expected)
  })
})

const home = {
  first_name: "Ana",
  country: "ES",
  postcode: "48001",
  state: "BI",
  city: "Bilbao",
  email: "ana@example.com",
}

describe("createCustomerPush", () => {
  const previous = { billing: home, shipping: { country: "ES", city: "" } }

  test.each([
    ["nothing has changed", previous],
    ["only spaces have changed", { ...previous, billing: { ...home, city: "Bilbao  " } }],
    ["an e-mail address is half typed and none was there", { billing: { ...home, email: "ana@" } }],
  ])("is null where %s", (name, next) => {
    const before = name.startsWith("an e-mail") ? { billing: { ...home, email: "" } } : previous
    expect(createCustomerPush(before, next, { invalid: [] })).toBeNull()
  })

  test("has both addresses as a whole, normalised", () => {
    const next = { billing: { ...home, city: " Getxo", postcode: "48 992" }, shipping: previous.shipping }
    expect(createCustomerPush(previous, next, { invalid: [] })).toEqual({
      body: {
        billing_address: { ...home, city: "Getxo", postcode: "48992" },
        shipping_address: { country: "ES", city: "" },
      },
      dirty: { billing: ["postcode", "city"], shipping: [] },
    })
  })

  test("is null while a changed field is invalid, and not for one that hasn't changed", () => {
    const next = { ...previous, billing: { ...home, city: "Getxo" } }
    expect(createCustomerPush(previous, next, { invalid: ["billing_city"] })).toBeNull()
    expect(createCustomerPush(previous, next, { invalid: ["billing_postcode", "shipping_city"] })).not.toBeNull()
  })

  test.each([
    [{ country: "FR" }, { postcode: "", state: "" }, ["country", "postcode", "state"]],
    [{ country: "FR", postcode: "75001" }, { postcode: "75001", state: "" }, ["country", "postcode", "state"]],
    [{ country: "FR", state: "X" }, { postcode: "", state: "X" }, ["country", "state", "postcode"]],
  ])("empties postcode and state at a country change to %j unless they changed", (change, expected, dirty) => {
    const push = createCustomerPush({ billing: home }, { billing: { ...home, ...change } }, { invalid: [] })
    expect(push?.body).toEqual({ billing_address: { ...home, ...change, ...expected } })
    expect(push?.dirty).toEqual({ billing: dirty, shipping: [] })
  })

  test("sends postcode and state empty at a country change, also where the new address has no such members", () => {
    const shipping = { country: "FR" }
    expect(createCustomerPush({ shipping: { country: "ES" } }, { shipping }, { invalid: [] })).toEqual({
      body: { shipping_address: { country: "FR", postcode: "", state: "" } },
      dirty: { billing: [], shipping: ["country", "postcode", "state"] },
    })
  })

  test("leaves its arguments as they are", () => {
    const next = Object.freeze({ billing: Object.freeze({ ...home, country: "FR" }) })
    createCustomerPush({ billing: home }, next, { invalid: [] })
    expect(next.billing.postcode).toBe("48001")
  })

  test.each([null, undefined])("is null for %j", (missing) => {
    expect(createCustomerPush(missing, missing)).toBeNull()
  })
})

describe("mergeServerAddress", () => {
  test.each([
    [
      "takes the shop's value where nothing was typed since",
      { city: "bilbao" },
      { city: "bilbao" },
      { city: "Bilbao" },
      { city: "Bilbao" },
    ],
    ["keeps what was typed since", { city: "Getxo" }, { city: "Bilbao" }, { city: "Bilbao" }, { city: "Getxo" }],
    [
      "compares normalised",
      { postcode: "sw1a 1aa" },
      { postcode: "SW1A1AA" },
      { postcode: "SW1A 1AA" },
      { postcode: "SW1A 1AA" },
    ],
    ["keeps what was never sent", { phone: "944" }, {}, { phone: "" }, { phone: "944" }],
    ["keeps keys that the shop doesn't have", { vat: "1" }, { vat: "1" }, { city: "" }, { vat: "1", city: "" }],
    ["takes keys that only the shop has", {}, {}, { state: "BI" }, { state: "BI" }],
    ["stays without an answer", { city: "x" }, { city: "x" }, null, { city: "x" }],
  ])("%s", (_name, local, pushed, server, expected) => {
    expect(mergeServerAddress(local, pushed, server)).toEqual(expected)
  })
})

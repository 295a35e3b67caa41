import { describe, expect, it } from "vitest"
import { parsePrintedNonce, parseStoredNonce, reduceNonce } from "./storeNonce.ts"

describe("reduceNonce", () => {
  const known = { nonce: "old", timestamp: 1000 }

  it.each([
    ["a newer one", { Nonce: "new", "Nonce-Timestamp": "1001" }, { nonce: "new", timestamp: 1001 }],
    ["one of the same second", { Nonce: "new", "Nonce-Timestamp": "1000" }, { nonce: "new", timestamp: 1000 }],
    ["an older one", { Nonce: "new", "Nonce-Timestamp": "999" }, known],
    ["names in lower case", { nonce: "new", "nonce-timestamp": "1001" }, { nonce: "new", timestamp: 1001 }],
    ["names in upper case", { NONCE: "new", "NONCE-TIMESTAMP": "1001" }, { nonce: "new", timestamp: 1001 }],
    ["the name of older hosts", { "X-WC-Store-API-Nonce": "new" }, { nonce: "new", timestamp: 1000 }],
    ["both names", { "x-wc-store-api-nonce": "older", nonce: "new" }, { nonce: "new", timestamp: 1000 }],
    ["one without a time", { Nonce: "new" }, { nonce: "new", timestamp: 1000 }],
    ["one with a bad time", { Nonce: "new", "Nonce-Timestamp": "soon" }, { nonce: "new", timestamp: 1000 }],
    ["an empty one", { Nonce: "", "Nonce-Timestamp": "2000" }, known],
    ["the text of a missing one", { Nonce: "null" }, known],
    ["a time alone", { "Nonce-Timestamp": "2000" }, known],
    ["nothing", {}, known],
  ])("given %s", (_, headers, expected) => {
    expect(reduceNonce(known, headers)).toEqual(expected)
  })

  it("accepts the first nonce", () => {
    const first = reduceNonce({ nonce: "", timestamp: 0 }, { Nonce: "n1", "Nonce-Timestamp": "1000" })
    expect(first).toEqual({ nonce: "n1", timestamp: 1000 })
  })
})

describe("parseStoredNonce", () => {
  const none = { nonce: "", timestamp: 0 }

  it.each<[string | null, typeof none]>([
    ['{"nonce":"n1","timestamp":1000}', { nonce: "n1", timestamp: 1000 }],
    ['{"nonce":"n1","timestamp":"1000"}', { nonce: "n1", timestamp: 1000 }],
    ['{"nonce":"n1"}', { nonce: "n1", timestamp: 0 }],
    ['{"nonce":"n1","timestamp":-5}', { nonce: "n1", timestamp: 0 }],
    ['{"nonce":"n1","timestamp":null}', { nonce: "n1", timestamp: 0 }],
    // A time that belongs to no nonce would hold off the next one.
    ['{"nonce":"","timestamp":1000}', none],
    ['{"nonce":7,"timestamp":1000}', none],
    // With these no request is sent, so no response could bring a better one.
    ['{"nonce":"n1\\nn2","timestamp":1000}', none],
    ['{"nonce":"n\u20ac","timestamp":1000}', none],
    [JSON.stringify({ nonce: "n".repeat(1001), timestamp: 1000 }), none],
    ['{"__proto__":{"nonce":"n1"}}', none],
    ['["n1"]', none],
    ['"n1"', none],
    ["null", none],
    ["n1", none],
    ["", none],
    [null, none],
    ...[undefined, 7, {}, ["null"]].map((json): [null, typeof none] => [json as unknown as null, none]),
  ])("%j", (json, expected) => {
    expect(parseStoredNonce(json)).toEqual(expected)
  })
})

describe("parsePrintedNonce", () => {
  it.each([
    ["n1", "1000", { nonce: "n1", timestamp: 1000 }],
    ["n1", 1000, { nonce: "n1", timestamp: 1000 }],
    ["n1", undefined, { nonce: "n1", timestamp: 0 }],
    ["n1", "soon", { nonce: "n1", timestamp: 0 }],
    ["", "1000", { nonce: "", timestamp: 0 }],
    [false, "1000", { nonce: "", timestamp: 0 }],
  ])("%j of %j", (nonce, timestamp, expected) => {
    expect(parsePrintedNonce(nonce, timestamp)).toEqual(expected)
  })
})

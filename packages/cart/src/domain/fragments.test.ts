import { describe, expect, it } from "vitest"
import { parseFragments } from "./fragments.ts"

describe("parseFragments", () => {
  it.each([
    [
      "an answer",
      { fragments: { "a.cart-container": "<a></a>" }, cart_hash: "ab12" },
      { "a.cart-container": "<a></a>" },
      "ab12",
    ],
    ["an empty fragment", { fragments: { p: "" }, cart_hash: "" }, { p: "" }, ""],
    ["no fragment at all", { fragments: {} }, {}, ""],
    ["no hash", { fragments: { p: "x" }, cart_hash: null }, { p: "x" }, ""],
    ["a hash that is no text", { fragments: { p: "x" }, cart_hash: 12 }, { p: "x" }, ""],
    [
      "blank keys and values that are no text",
      { fragments: { "": "a", " ": "b", p: 1, q: null, r: ["x"], s: "c" } },
      { s: "c" },
      "",
    ],
  ])("reads %s", (_, raw, fragments, cartHash) => {
    expect(parseFragments(raw)).toEqual({ fragments, cartHash })
  })

  it.each([
    [null],
    [undefined],
    [""],
    ["{}"],
    [[]],
    [{}],
    [{ fragments: null }],
    [{ fragments: [] }],
    [{ fragments: "p" }],
    [{ success: false }],
  ])("is null for %j", (raw) => {
    expect(parseFragments(raw)).toBeNull()
  })

  it("reaches no prototype", () => {
    const answer = parseFragments(
      JSON.parse('{"fragments":{"__proto__":{"p":"x"},"q":"y"},"__proto__":{"cart_hash":"h"}}'),
    )
    expect(answer).toEqual({ fragments: { q: "y" }, cartHash: "" })
    expect(Object.getPrototypeOf(answer?.fragments)).toBe(Object.prototype)
  })
})

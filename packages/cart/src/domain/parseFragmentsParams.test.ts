import { describe, expect, it } from "vitest"
import { parseFragmentsParams } from "./parseFragmentsParams.ts"

describe("parseFragmentsParams", () => {
  it("reads what the platform prints", () => {
    expect(
      parseFragmentsParams({
        wc_ajax_url: "/?wc-ajax=%%endpoint%%",
        cart_hash_key: "wc_cart_hash_ab12",
        fragment_name: "wc_fragments_ab12",
        request_timeout: "8000",
      }),
    ).toEqual({
      wcAjaxUrl: "/?wc-ajax=%%endpoint%%",
      cartHashKey: "wc_cart_hash_ab12",
      fragmentName: "wc_fragments_ab12",
      requestTimeoutMs: 8000,
    })
  })

  it.each([[{}], [{ cart_hash_key: " ", fragment_name: 7, wc_ajax_url: null }]])("has defaults for %j", (raw) => {
    expect(parseFragmentsParams(raw)).toEqual({
      wcAjaxUrl: "",
      cartHashKey: "wc_cart_hash",
      fragmentName: "wc_fragments",
      requestTimeoutMs: 5000,
    })
  })

  it.each([
    ["1", 1],
    [3000, 3000],
    [" 3000 ", 3000],
    ["0", 5000],
    ["-1", 5000],
    ["", 5000],
    ["soon", 5000],
    ["Infinity", 5000],
    [NaN, 5000],
    [true, 5000],
    [["9000"], 5000],
    [2147483647, 2147483647],
    // A timer this long would fire at once.
    [2147483648, 5000],
  ])("waits for %j: %j ms", (value, expected) => {
    expect(parseFragmentsParams({ request_timeout: value })?.requestTimeoutMs).toBe(expected)
  })

  it.each([[undefined], [null], [""], [0], [[]]])("returns null for %j, which isn't an object", (raw) => {
    expect(parseFragmentsParams(raw)).toBeNull()
  })
})

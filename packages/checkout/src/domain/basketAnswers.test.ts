import { describe, expect, it } from "vitest"
import { isCouponErrorHtml, selectNextRoute, selectUnsentQuantities } from "./basketAnswers.ts"

it.each([
  ['<ul class="woocommerce-error" role="alert"><li>No.</li></ul>', true],
  ["<div class='wc-block-components-notice-banner is-error'>No.</div>", true],
  ["<div class=is-error>No.</div>", true],
  ['<div\nCLASS = "a\twoocommerce-error">No.</div>', true],
  ['<div class="woocommerce-message" role="alert">Applied.</div>', false],
  ['<div class="woocommerce-message">Coupon “is-error” applied.</div>', false],
  ['<div class="no-woocommerce-error-here is-error-free">Applied.</div>', false],
  ["", false],
  ["woocommerce-error", false],
])("%j is an error: %s", (html, expected) => {
  expect(isCouponErrorHtml(html)).toBe(expected)
})

it.each([
  [{ kind: "unreachable", reason: "offline" }, "background"],
  [{ kind: "unreachable", reason: "timeout" }, "background"],
  [{ kind: "unreachable", reason: "aborted" }, "background"],
  [{ kind: "unreachable", reason: "network" }, "native"],
  [{ kind: "answer", status: 500 }, "background"],
  [{ kind: "answer", status: 503 }, "background"],
  [{ kind: "answer", status: 404 }, "native"],
  [{ kind: "answer", status: 429 }, "native"],
  [{ kind: "answer", status: 200 }, "native"],
] as const)("after %j the next action goes by %s", (answer, expected) => {
  expect(selectNextRoute(answer)).toBe(expected)
})

describe("quantities that were not sent", () => {
  const field = (name: string, value: string, printed: string) => ({ name, value, printed })

  it("are those typed since the request", () => {
    const fields = [field("a", "3", "1"), field("b", "5", "2"), field("c", "1", "1")]
    const sent = [
      ["a", "3"],
      ["b", "4"],
      ["c", "1"],
    ] as const
    expect(selectUnsentQuantities(fields, sent)).toEqual([field("b", "5", "2")])
  })

  it("are all that differ from the server's, where none was sent", () => {
    expect(selectUnsentQuantities([field("a", "3", "1"), field("b", "2", "2")], null)).toEqual([field("a", "3", "1")])
  })

  it("are those of a line that was added meanwhile, and empty ones", () => {
    expect(selectUnsentQuantities([field("new", "2", "1"), field("same", "1", "1")], [])).toEqual([
      field("new", "2", "1"),
    ])
    expect(selectUnsentQuantities([field("a", "", "1")], [["a", "1"]])).toEqual([field("a", "", "1")])
  })

  it("are none without fields", () => {
    expect(selectUnsentQuantities([], null)).toEqual([])
  })
})

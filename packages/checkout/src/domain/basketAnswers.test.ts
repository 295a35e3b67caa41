import { describe, expect, it } from "vitest"
import { isCouponErrorHtml, selectNextRoute, selectUnsentFields } from "./basketAnswers.ts"

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

describe("fields that were not sent", () => {
  const field = (name: string, value: string | null, printed: string | null) => ({
    name,
    values: value === null ? [] : [value],
    isEdited: value !== printed,
  })

  it("are those typed since the request", () => {
    const fields = [field("a", "3", "1"), field("b", "5", "2"), field("c", "1", "1")]
    const sent = [
      ["a", "3"],
      ["b", "4"],
      ["c", "1"],
    ] as const
    expect(selectUnsentFields(fields, sent)).toEqual([field("b", "5", "2")])
  })

  it("are all that differ from the server's, where none was sent", () => {
    expect(selectUnsentFields([field("a", "3", "1"), field("b", "2", "2")], null)).toEqual([field("a", "3", "1")])
  })

  it("are those of a line that was added meanwhile, and empty ones", () => {
    expect(selectUnsentFields([field("new", "2", "1"), field("same", "1", "1")], [])).toEqual([field("new", "2", "1")])
    expect(selectUnsentFields([field("a", "", "1")], [["a", "1"]])).toEqual([field("a", "", "1")])
  })

  it("are all radio buttons or boxes of a name, where others are checked than were sent", () => {
    const plans = [field("plan", null, "0"), field("plan", "1_month", null)]
    expect(selectUnsentFields(plans, [["plan", "0"]])).toEqual(plans)
    expect(selectUnsentFields(plans, [["plan", "1_month"]])).toEqual([])
    const gifts = [field("gifts", "x", "x"), field("gifts", "y", null)]
    expect(selectUnsentFields(gifts, [["gifts", "x"]])).toEqual(gifts)
    expect(
      selectUnsentFields(gifts, [
        ["gifts", "x"],
        ["gifts", "y"],
      ]),
    ).toEqual([])
  })

  it("are none without fields", () => {
    expect(selectUnsentFields([], null)).toEqual([])
  })
})

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
  type Pairs = readonly (readonly [name: string, value: string])[]
  const field = (name: string, isEdited: boolean) => ({ name: `cart[${name}`, isEdited })
  const pairs = (...list: Pairs): Pairs => list.map(([name, value]) => [`cart[${name}`, value])

  it("are those typed since the request, and emptied ones", () => {
    const fields = [field("a][qty]", true), field("b][qty]", true), field("c][note]", true)]
    const sent = pairs(["a][qty]", "3"], ["b][qty]", "4"], ["c][note]", "1"])
    const now = pairs(["a][qty]", "3"], ["b][qty]", "5"], ["c][note]", ""])
    expect(selectUnsentFields(fields, { now, sent })).toEqual([field("b][qty]", true), field("c][note]", true)])
  })

  it("are all that differ from the server's, where none was sent", () => {
    const fields = [field("a][qty]", true), field("b][qty]", false)]
    const now = pairs(["a][qty]", "3"], ["b][qty]", "2"])
    expect(selectUnsentFields(fields, { now, sent: null })).toEqual([field("a][qty]", true)])
  })

  it("are those of a line that was added meanwhile", () => {
    const fields = [field("old][qty]", false), field("new][qty]", true), field("same][qty]", false)]
    const sent = pairs(["old][qty]", "1"])
    const now = pairs(["old][qty]", "1"], ["new][qty]", "2"], ["same][qty]", "1"])
    expect(selectUnsentFields(fields, { now, sent })).toEqual([field("new][qty]", true)])
  })

  it.each<[string, Pairs, Pairs, boolean]>([
    ["another plan", pairs(["a][plan]", "1_month"]), pairs(["a][plan]", "0"]), true],
    ["the same plan", pairs(["a][plan]", "1_month"]), pairs(["a][plan]", "1_month"]), false],
    ["one more box", pairs(["a][plan]", "x"], ["a][plan]", "y"]), pairs(["a][plan]", "x"]), true],
    ["a box checked again", pairs(["a][plan]", "1"]), [], true],
    ["a box unchecked since", [], pairs(["a][plan]", "1"]), true],
    ["a box that stays unchecked", [], [], false],
    ["a box beside a hidden field", pairs(["a][plan]", "0"], ["a][plan]", "1"]), pairs(["a][plan]", "0"]), true],
  ])(
    "are all radio buttons or boxes of a name, where others are checked than were sent: %s",
    (_, now, sent, isUnsent) => {
      const fields = [field("a][plan]", false), field("a][plan]", true)]
      const quantity = pairs(["a][qty]", "1"])
      const states = { now: [...quantity, ...now], sent: [...quantity, ...sent] }
      expect(selectUnsentFields(fields, states)).toEqual(isUnsent ? fields : [])
    },
  )

  it("are none without fields", () => {
    expect(selectUnsentFields([], { now: [], sent: null })).toEqual([])
  })
})

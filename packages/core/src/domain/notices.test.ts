import { expect, test } from "vitest"
import { selectNoticeScrollTop, selectNoticeToFocus, selectUniqueNotices } from "./notices.ts"

test("keeps the first of equal notices", () => {
  const [first, second, third] = [{ text: "Added" }, { text: "Gone" }, { text: " Added\n" }]
  const unique = selectUniqueNotices([first, second, third, second])
  expect(unique).toEqual([first, second])
  expect(unique[0]).toBe(first)
})

test.each([
  [[], []],
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [
    ["a", "A"],
    ["a", "A"],
  ],
  [["", " "], [""]],
])("of %j, keeps %j", (texts, left) => {
  expect(selectUniqueNotices(texts.map((text) => ({ text })))).toEqual(left.map((text) => ({ text })))
})

const message = { role: "alert", classes: ["woocommerce-message"] }
const quiet = { role: "status", classes: ["woocommerce-message"] }

test.each([
  [[message], 0],
  [[quiet, message, message], 1],
  [[{ role: "alert", classes: ["x", "woocommerce-error"] }], 0],
  [[{ role: "alert", classes: "  is-error wc-block-components-notice-banner " }], 0],
  [[{ role: "alert", classes: ["woocommerce-info"] }], null],
  [[{ role: "alert", classes: "woocommerce-message-x" }], null],
  [[{ role: "alert", classes: "" }], null],
  [[{ role: "alert", classes: [] }], null],
  [[{ role: null, classes: ["woocommerce-message"] }], null],
  [[quiet], null],
  [[], null],
])("%j: the focus goes to %j", (notices, index) => {
  expect(selectNoticeToFocus(notices)).toBe(index)
})

test.each([
  [500, 400],
  [100.5, 0.5],
  [100, 0],
  [99, 0],
  [0, 0],
  [-20, 0],
  [Number.NaN, 0],
])("a notice at %s px scrolls the page to %s px", (top, scrollTop) => {
  expect(selectNoticeScrollTop(top)).toBe(scrollTop)
})

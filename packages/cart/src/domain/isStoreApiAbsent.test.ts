import { expect, it } from "vitest"
import { isStoreApiAbsent } from "./isStoreApiAbsent.ts"

const noRoute = { code: "rest_no_route", message: "No route was found." }

it.each([
  [404, undefined, true],
  [404, null, true],
  [404, {}, true],
  [404, { error: "Not Found" }, true],
  [404, { code: 7 }, true],
  [404, [], true],
  [405, undefined, true],
  [404, noRoute, true],
  [405, noRoute, true],
  [404, { code: "woocommerce_rest_cart_invalid_product", message: "Gone." }, false],
  [404, { code: "gone" }, false],
  [400, undefined, false],
  [403, undefined, false],
  [500, {}, false],
  [503, undefined, false],
])("status %j with %j: there is no Store API: %j", (status, body, expected) => {
  expect(isStoreApiAbsent({ status, body })).toBe(expected)
})

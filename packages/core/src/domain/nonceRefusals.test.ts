import { expect, it } from "vitest"
import { isExpiredNonce, isNonceRefusal } from "./nonceRefusals.ts"

it.each([
  [403, "-1", true, true],
  [403, " -1\n", true, true],
  [403, "<p>Forbidden</p>", false, true],
  [401, "", false, true],
  [200, " -1\n", false, true],
  [200, '<div class="woocommerce-message">-1</div>', false, false],
  [400, "0", false, false],
  [500, "", false, false],
])("status %i with %j: an expired nonce: %s, a refusal: %s", (status, text, isExpired, isRefused) => {
  const answer = { status, text }
  expect([isExpiredNonce(answer), isNonceRefusal(answer)]).toEqual([isExpired, isRefused])
})

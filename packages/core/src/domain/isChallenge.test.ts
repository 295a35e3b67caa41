import { expect, it } from "vitest"
import { isChallenge } from "./isChallenge.ts"

it.each([
  [{ "cf-mitigated": "challenge" }, true],
  [{ "cf-mitigated": "other" }, false],
  [{}, false],
  [Object.create({ "cf-mitigated": "no" }) as Record<string, string>, false],
])("with headers %j: %j", (headers, expected) => {
  expect(isChallenge(headers)).toBe(expected)
})

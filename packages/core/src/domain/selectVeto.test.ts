import { expect, test } from "vitest"
import { selectVeto } from "./selectVeto.ts"

test.each([
  [[false], true],
  [[true, false], true],
  [[false, undefined], true],
  [[false, null, undefined], true],
  [[], false],
  [[undefined, null], false],
  [[true], false],
  [[false, true], false],
  [[false, 0], false],
  [[false, ""], false],
  [["false"], false],
  [[0], false],
])("%j: vetoed %s", (results, isVetoed) => {
  expect(selectVeto(results)).toBe(isVetoed)
})

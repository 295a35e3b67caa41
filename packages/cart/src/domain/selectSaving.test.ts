import { expect, it } from "vitest"
import { selectSaving } from "./index.ts"

const euros = (amountMinor: number) => ({ amountMinor, currency: "EUR" })

it.each([
  ["a sale, for the whole line", 4500, 2, euros(2700)],
  ["a part of a unit, rounded", 3151, 0.5, euros(1)],
  ["no sale", null, 2, null],
  ["a regular price below the present one", 3000, 2, null],
])("names the saving of %s", (_, regularMinor, quantity, expected) => {
  const regularUnitPrice = regularMinor === null ? null : euros(regularMinor)
  expect(selectSaving({ unitPrice: euros(3150), regularUnitPrice, quantity })).toEqual(expected)
})

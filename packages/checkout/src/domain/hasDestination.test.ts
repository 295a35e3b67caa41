import { expect, test } from "vitest"
import { hasDestination } from "./index.ts"

const madrid = { country: "ES", state: "M", postcode: "28013", city: "Madrid" }

test.each([
  ["a whole address", madrid, {}, true],
  ["an address without a country", { ...madrid, country: "" }, {}, false],
  ["an address without the state that its country needs", { ...madrid, state: " " }, {}, false],
  ["an address without the postcode that its country needs", { country: "ES", state: "M", city: "Madrid" }, {}, false],
  ["a country without states", { country: "DE", state: "", postcode: "10115", city: "Berlin" }, {}, true],
  ["a country alone, where the page needs no more", { country: "ES" }, { locale: { ES: optional() } }, true],
  ["no address", {}, {}, false],
])("returns whether %s is enough for shipping rates", (_, address, options, expected) => {
  expect(hasDestination(address, options)).toBe(expected)
})

function optional() {
  return { state: { required: false }, postcode: { required: false }, city: { required: false } }
}

import { expect, it } from "vitest"
import { createTranslators } from "./translator.ts"

const catalogues = {
  es: { add: "Añadir {name}", left: { one: "Queda {count}", other: "Quedan {count}" } },
  en: { add: "Add {name}", left: { one: "{count} left", other: "{count} are left" } },
}

it.each([
  ["es-ES", "Añadir Guante", "Queda 1", "Quedan 2"],
  ["en-GB", "Add Guante", "1 left", "2 are left"],
])("speaks %s", (locale, add, one, two) => {
  const translate = createTranslators(locale, {})("cart", catalogues)
  expect(translate("add", { name: "Guante" })).toBe(add)
  expect([1, 2].map((count) => translate("left", { count }))).toEqual([one, two])
})

it("lets a page say it in its own words, in its language", () => {
  const overrides = { es: { "cart.add": "Meter {name}", "other.left": "?" }, en: { "cart.add": "Put in" } }
  const translate = createTranslators("es", overrides)("cart", catalogues)
  expect([translate("add", { name: "x" }), translate("left", { count: 1 })]).toEqual(["Meter x", "Queda 1"])
})

it.each([{ es: "x" }, { es: { "cart.add": 7 } }, { es: null }])("keeps its own words for %j", (overrides) => {
  expect(createTranslators("es", overrides)("cart", catalogues)("add", { name: "x" })).toBe("Añadir x")
})

import { expect, it } from "vitest"
import { createTestMessages } from "./testLanguages.ts"

const messages = [
  {
    en: {
      add: "Add {name} to basket",
      left: { one: "{count} left", other: "{count} are left" },
      long: "Your basket is empty, so far.",
    },
    es: {},
  },
]

it("lengthens English words and keeps placeholders", () => {
  expect(createTestMessages("de", [{ name: "cart", messages }])).toEqual({
    de: {
      "cart.add": "Add {name} to basketverwaltungsübersicht",
      "cart.left": "{count} are leftverwaltungsübersicht",
      "cart.long": "Yourungsangabe basket isungsangabe empty, soungsangabe far.",
    },
  })
})

it("replaces each letter with an Arabic one", () => {
  const { ar } = createTestMessages("ar", [{ name: "cart", messages }])
  const text = typeof ar === "object" && ar !== null ? Object.values(ar)[0] : ""
  expect(text).toMatch(/^\p{Script=Arabic}{3} \{name\} \p{Script=Arabic}{2} \p{Script=Arabic}{6}$/u)
})

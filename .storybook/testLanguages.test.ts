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

it("makes long words of English ones, and keeps what is filled in", () => {
  expect(createTestMessages("de", [{ name: "cart", messages }])).toEqual({
    de: {
      "cart.add": "Add {name} to basketverwaltungsübersicht",
      "cart.left": "{count} are leftverwaltungsübersicht",
      "cart.long": "Yourungsangabe basket isungsangabe empty, soungsangabe far.",
    },
  })
})

it("writes in Arabic letters, as many as there were", () => {
  const { ar } = createTestMessages("ar", [{ name: "cart", messages }])
  const text = typeof ar === "object" && ar !== null ? Object.values(ar)[0] : ""
  expect(text).toMatch(/^\p{Script=Arabic}{3} \{name\} \p{Script=Arabic}{2} \p{Script=Arabic}{6}$/u)
})

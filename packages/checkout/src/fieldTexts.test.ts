import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, test } from "vitest"
import { addressLabels, fieldMessages, listAddressFields } from "./domain/index.ts"
import { createFieldTexts } from "./fieldTexts.ts"

let page: TestPage | undefined
afterEach(() => page?.stop())

function create(locale: string, messages = {}) {
  page = createTestPage({ config: { locale, messages }, services: {} })
  return createFieldTexts(page)
}

test.each([
  ["en", "First name", "text", "Enter a first name."],
  ["en", "Town / City", "text", "Enter a town or city."],
  ["en", "province ", "list", "Select a province."],
  ["es", "Apellidos", "text", "Introduce los apellidos."],
  ["es", "País / Región", "list", "Elige un país o una región."],
  // The labels of a shop and of its extensions.
  ["en", "Gift note:", "text", "Fill in “Gift note”."],
  ["en", "How did you hear about us?", "list", "Choose an option for “How did you hear about us?”."],
  ["en", "I am over 18 *", "checkbox", "Check “I am over 18” to continue."],
  ["es", "Localidad", "text", "Rellena «Localidad»."],
  ["es", "Envoltorio", "list", "Elige una opción en «Envoltorio»."],
  ["es", "Soy mayor de edad", "checkbox", "Marca «Soy mayor de edad» para continuar."],
  ["en", " ", "text", "Fill in this field."],
] as const)("in %s, an empty %j has a sentence of its own", (locale, label, control, sentence) => {
  expect(create(locale).describeMissing(label, control)).toBe(sentence)
})

test("recognises the labels of a page's own language, too", () => {
  const texts = create("fr", {
    fr: { "checkout.firstName": "Prénom", "checkout.enterFirstName": "Saisissez un prénom." },
  })
  expect(texts.describeMissing("Prénom", "text")).toBe("Saisissez un prénom.")
})

test.each(["es", "en"] as const)(
  "in %s, every required field of a country that has a label of the table has a sentence",
  (locale) => {
    const texts = create(locale)
    const translated = new Map<string, string>(
      Object.entries(addressLabels.en).map(([key, text]) => [
        text,
        Object.entries(addressLabels[locale]).find(([other]) => other === key)?.[1] ?? "",
      ]),
    )
    const named = ["ES", "GB", "US", "FR", "DE", "IT", "PT", "MX", "CA"]
      .flatMap((country) => listAddressFields("billing", country, {}))
      .filter(({ required }) => required)
      .map(({ label }) => texts.describeMissing(translated.get(label) ?? label, "text"))
      .filter((text) => /[“«]/.test(text))
    expect(named).toEqual([])
  },
)

test("a label stands in a sentence between quotation marks alone, and a section before a whole sentence", () => {
  for (const [language, marks] of [
    ["es", "«{label}»"],
    ["en", "“{label}”"],
  ] as const) {
    for (const text of Object.values(fieldMessages[language])) {
      if (text.includes("{label}")) expect(text).toContain(marks)
      if (text.includes("{problem}")) expect(text).toMatch(/: \{problem\}$/)
      else expect(text).toMatch(/[.]$/)
    }
  }
  expect(create("es").nameAddress("shipping", "Elige una provincia.")).toBe("Dirección de envío: Elige una provincia.")
  expect(create("es").nameAddress("billing", "Elige una provincia.")).toBe("Elige una provincia.")
})

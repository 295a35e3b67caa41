import type { MessageCatalogue } from "@ringside/core/domain"
import { expect, it } from "vitest"
import { addToCartMessages, variationMessages } from "./messages.ts"

const es: MessageCatalogue = { ...addToCartMessages.es, ...variationMessages.es }
const en: MessageCatalogue = { ...addToCartMessages.en, ...variationMessages.en }
const keys = Object.keys(es)

/** The plural forms of a text, and the values it names. */
function readShape(catalogue: MessageCatalogue, key: string) {
  const text = catalogue[key] ?? ""
  const forms = typeof text === "string" ? { other: text } : text
  const names = Object.values(forms).flatMap((form) => form.match(/\{[^}]*\}/g) ?? [])
  return { forms: Object.keys(forms), values: [...new Set(names)].sort() }
}

it("has the same texts in Spanish and English", () => {
  expect(Object.keys(en).sort()).toEqual([...keys].sort())
})

it.each(keys)("gives %s the same plural forms and values in both", (key) => {
  expect(readShape(en, key)).toEqual(readShape(es, key))
})

it("calls it a basket in English", () => {
  expect(JSON.stringify(Object.values(en))).not.toMatch(/\bcart\b/i)
})

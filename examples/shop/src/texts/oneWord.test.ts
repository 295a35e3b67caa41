import { expect, test } from "vitest"
import * as features from "../features.ts"
import { languages, type Language } from "./languages.ts"

/** Synonyms of basket and review, which the shop's texts must not use; scripts/docs.test.ts checks the widgets' texts. */
const others: Readonly<Record<Language, RegExp>> = {
  es: /\b(carrito|carro|bolsa|reseñas?)\b/i,
  en: /\b(cart|trolley|bag|testimonials?)\b/i,
}

/** All texts in a catalogue; for a text that a function creates, the function's source. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value]
  if (typeof value === "function") return [String(value)]
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(listTexts)
  return []
}

test.each(languages)("the shop has one word for the basket and one for a review (%s)", (language) => {
  const texts = Object.values(features).flatMap((feature) => listTexts(feature.texts?.[language]))
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => others[language].test(text))).toEqual([])
})

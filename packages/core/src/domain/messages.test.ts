import { expect, test } from "vitest"
import { formatMessage, listSuitableLanguages, selectLanguage, selectPlural } from "./messages.ts"

test.each([
  ["{count} items", { count: 2 }, "2 items"],
  ["{name} ({count})", { name: "Ryu", count: 0 }, "Ryu (0)"],
  ["{a}{a}", { a: "x" }, "xx"],
  ["{free-shipping}", { "free-shipping": "1" }, "1"],
  ["no places", { a: 1 }, "no places"],
  ["{missing} {a}", { a: 1 }, "{missing} 1"],
  ["{} { a } {a", { a: 1 }, "{} { a } {a"],
  ["{a} {b}", { a: "{b}", b: "{a}" }, "{b} {a}"],
  ["{a}", { a: "$& $1 $$" }, "$& $1 $$"],
  ["{a}", { a: "<b>" }, "<b>"],
  ["{toString} {constructor} {__proto__}", {}, "{toString} {constructor} {__proto__}"],
  ["", {}, ""],
])("%j with %j", (template, values, text) => {
  expect(formatMessage(template, values)).toBe(text)
})

const items = { one: "one", other: "other" }

test.each([
  ["en", 1, "one"],
  ["en", 0, "other"],
  ["en", 2, "other"],
  ["en", 1.5, "other"],
  ["es-ES", 1, "one"],
  ["es-ES", 0, "other"],
  ["es-ES", 1_000_000, "other"],
  ["fr", 0, "one"],
])("%s counts %s: %s", (locale, count, form) => {
  expect(selectPlural(locale, count, items)).toBe(form)
})

test("a language with more forms uses those that are there", () => {
  const forms = { one: "1", few: "2-4", other: "?" }
  expect([1, 3, 5].map((count) => selectPlural("pl", count, forms))).toEqual(["1", "2-4", "?"])
})

test("a locale that is none throws", () => {
  expect(() => selectPlural("not a locale", 1, items)).toThrow(RangeError)
})

test.each([
  ["es", ["en", "es"], "es"],
  ["es-ES", ["en", "es"], "es"],
  ["es_ES", ["en", "es"], "es"],
  ["ES-es", ["en", "es"], "es"],
  ["es-419", ["es", "es-419"], "es-419"],
  ["zh-Hant-TW", ["zh", "zh-Hant"], "zh-Hant"],
  ["pt-BR", ["en", "pt-PT"], "en"],
  ["de", ["en", "es"], "en"],
  ["est", ["es"], "en"],
  ["", ["es"], "en"],
  ["constructor", ["es"], "en"],
  ["es", [], "en"],
])("%s of %j is %s", (locale, available, language) => {
  expect(selectLanguage(locale, available)).toBe(language)
})

test.each([
  ["de-DE", ["de", "en", "de-DE"], ["de-DE", "de"]],
  ["de-DE", ["de_DE"], ["de_DE"]],
  ["de", ["de-DE", "en"], []],
])("%s is served by those of %j that suit, best first: %j", (locale, available, languages) => {
  expect(listSuitableLanguages(locale, available)).toEqual(languages)
})

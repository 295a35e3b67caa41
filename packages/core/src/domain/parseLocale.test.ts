import { expect, test } from "vitest"
import { parseLocale } from "./parseLocale.ts"

test.each<[unknown, string | undefined]>([
  ["es-ES", "es-ES"],
  ["es", "es"],
  ["es_ES", "es-ES"],
  [" ES-es ", "es-ES"],
  ["zh-hant-tw", "zh-Hant-TW"],
  ["de-DE-u-co-phonebk", "de-DE-u-co-phonebk"],
  ["es_ES.UTF-8", "es"],
  ["en-US-", "en-US"],
  ["en--US", "en"],
])("%j is %j", (value, locale) => {
  expect(parseLocale(value)).toBe(locale)
})

test.each([
  "",
  "   ",
  "-",
  "e",
  "español",
  "constructor__proto__",
  "\uD800",
  null,
  undefined,
  7,
  Number.NaN,
  {},
  ["es"],
])("%j is none", (value) => {
  expect(parseLocale(value)).toBeUndefined()
})

test("subtags beyond 100 characters are left out whole", () => {
  const tag = `en-x${"-abcdefgh".repeat(10)}`
  expect(parseLocale(tag)).toBe(tag)
  expect(parseLocale(`${tag}-${"i".repeat(5)}`)).toBe(`${tag}-${"i".repeat(5)}`)
  expect(parseLocale(`${tag}-${"i".repeat(6)}`)).toBe(tag)
  expect(parseLocale(`es-ES${"-".repeat(80_000)}`)).toBe("es-ES")
})

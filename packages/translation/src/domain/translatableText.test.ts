import { describe, expect, it } from "vitest"
import { isTranslatable, trimCharacters, trimOriginal } from "./index.ts"

const spaces = [
  ...[" ", "\t", "\r", "\n", "\v", "\f", "\u00A0", "\u2028", "\u2029", "\u3000"],
  ...["\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009"],
  ...["\u200A", "\u200B"],
]
const exempt = ".,/`~!@#$€£%^&*():;-_=+[]{}\\|?<>'\"\uFFFD".split("")
const digits = "0123456789".split("")

describe("white space", () => {
  it.each(spaces)("%j is trimmed at both ends, and kept inside", (space) => {
    const text = `${space}a${space}b${space}${space}`
    expect(trimCharacters(text)).toBe(`a${space}b`)
    expect(trimOriginal(text)).toBe(`a${space}b`)
    expect(isTranslatable(space)).toBe(false)
  })
})

it.each([
  ["..a.b..", ".", "a.b"],
  [" . a . ", ".", "a"],
  ["-a_", "-_", "a"],
  ["abcba", "ab", "c"],
  ["aaa", "a", ""],
  ["a.", "", "a."],
  ["", "x", ""],
  ["[a]", "^]", "[a"],
])("without white space and the characters of %j %j is %j", (text, characters, trimmed) => {
  expect(trimCharacters(text, characters)).toBe(trimmed)
})

it.each([null, undefined, 1, {}])("%j has no characters", (text) => {
  expect(trimCharacters(text as string | null)).toBe("")
  // Nor are there any to remove: "null" begins with the letters of this name.
  expect(trimCharacters(" llama null", text as string | null)).toBe("llama null")
})

it.each([
  ["  Hola \n", "Hola"],
  ["\uFFFD Hola\uFFFD", "Hola"],
  ["\u00A0Hola\v", "Hola"],
  ["Â Hola", "Â Hola"],
  ["¡Hola!", "¡Hola!"],
  ["(2) Hola.", "(2) Hola."],
  ["\uFEFFHola", "\uFEFFHola"],
  ["   ", ""],
])("the original of %j is %j", (text, original) => {
  expect(trimOriginal(text)).toBe(original)
})

describe("translatable", () => {
  it.each([...exempt, ...digits])("%j alone is not, and at the ends of a word it doesn't matter", (character) => {
    expect(isTranslatable(` ${character}${character} `)).toBe(false)
    expect(isTranslatable(`${character}a${character}`)).toBe(true)
  })

  it.each(digits)("%j is where numerals are translated", (digit) => {
    expect(isTranslatable(digit, true)).toBe(true)
  })

  it.each(exempt)("%j is not, even where numerals are translated", (character) => {
    expect(isTranslatable(character, true)).toBe(false)
  })

  it.each<[unknown, boolean, boolean]>([
    ["Hola", true, true],
    ["49,98 €", false, true],
    ["€ 1.234,50", false, true],
    ["49,98 zł", true, true],
    ["1 a 2", true, true],
    ['"12"', false, true],
    ['""', false, false],
    ["- / -", false, false],
    ["¡", true, true],
    ["…", true, true],
    ["中", true, true],
    ["", false, false],
    [null, false, false],
    [undefined, false, false],
    [12, false, false],
    [["a"], false, false],
  ])("%j is: %j, with numerals %j", (text, expected, withNumerals) => {
    expect(isTranslatable(text)).toBe(expected)
    expect(isTranslatable(text, false)).toBe(expected)
    expect(isTranslatable(text, true)).toBe(withNumerals)
  })
})

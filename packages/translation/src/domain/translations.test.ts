import { describe, expect, it } from "vitest"
import { applyTranslation, selectTranslation } from "./index.ts"

const entry = (original: unknown, translated: unknown, rest: object = { dbID: "7", group: "dynamicstrings" }) => ({
  original,
  translationsArray: { en_GB: { translated } },
  ...rest,
})
const answer = [
  entry("Adiós", "Goodbye", { dbID: 3, group: "g" }),
  entry(" Hola ", "Hello"),
  entry("Hola", "second"),
  entry("vacío", ""),
  entry("vacío", "later"),
  entry("blanco", " \u00A0"),
  entry("número", 5),
  { original: "sin lista", dbID: "9" },
  entry("Ryu & Ken", "Ryu &amp; Ken"),
]

it.each([
  ["Adiós", { translated: "Goodbye", id: "3", group: "g" }],
  ["Hola", { translated: "Hello", id: "7", group: "dynamicstrings" }],
  ["\n Hola\uFFFD", { translated: "Hello", id: "7", group: "dynamicstrings" }],
  ["vacío", { translated: null, id: "7", group: "dynamicstrings" }],
  ["blanco", { translated: null, id: "7", group: "dynamicstrings" }],
  ["número", { translated: null, id: "7", group: "dynamicstrings" }],
  ["sin lista", { translated: null, id: "9", group: "" }],
  ["Ryu & Ken", { translated: "Ryu &amp; Ken", id: "7", group: "dynamicstrings" }],
  ["hola", null],
  ["Hola!", null],
  ["", null],
  [" ", null],
])("the answer for %j is %j", (original, found) => {
  expect(selectTranslation(answer, original, "en_GB")).toEqual(found)
})

it("is matched by the original, whatever the order, the number and the shape of the entries", () => {
  const mixed = [null, 1, "Hola", [], {}, entry(1, "x"), entry(null, "x"), entry("Otro", "Other"), entry("Hola", "Hi")]
  expect(selectTranslation(mixed, "Hola", "en_GB")?.translated).toBe("Hi")
})

it.each(["error", "", null, undefined, 0, {}, { 0: entry("Hola", "Hello") }, []])(
  "there is no translation in %j",
  (response) => {
    expect(selectTranslation(response, "Hola", "en_GB")).toBeNull()
  },
)

it.each(["es_ES", "en", "", "__proto__", "constructor", "toString"])("has no translation into %s", (language) => {
  expect(selectTranslation(answer, "Adiós", language)).toEqual({ translated: null, id: "3", group: "g" })
})

it("reads own members only", () => {
  const inherited: unknown = Object.create(entry("Hola", "Hello"))
  expect(selectTranslation([inherited], "Hola", "en_GB")).toBeNull()
  const list = { original: "Hola", translationsArray: Object.create({ en_GB: { translated: "Hello" } }) as unknown }
  expect(selectTranslation([list], "Hola", "en_GB")).toEqual({ translated: null, id: "", group: "" })
})

describe("in place", () => {
  it.each([
    ["Hola", "Hello", "Hello"],
    ["  Hola\n\t", "Hello", "  Hello\n\t"],
    ["\u00A0Hola\u3000", "Hello", "\u00A0Hello\u3000"],
    ["Hola, Hola", "Hello, hello", "Hello, hello"],
    [" a b ", "c", " c "],
    ["Ryu", "Ryu &amp; Ken", "Ryu & Ken"],
    ["Ryu", "&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["Ryu", "<b>Ryu</b>", "<b>Ryu</b>"],
    ["Ryu", "$& $1 $` $' $$", "$& $1 $` $' $$"],
    ["12 €", "&euro;12", "€12"],
  ])("%j translated as %j is %j", (initial, translated, text) => {
    expect(applyTranslation(initial, translated)).toBe(text)
  })

  it.each([
    ["", "Hello"],
    ["  \n", "Hello"],
    ["\uFFFD", "Hello"],
    ["Hola", ""],
    ["Hola", null],
    [" Hola ", "&nbsp; "],
    [" Hola ", undefined],
    ["Hola", 5],
    ["Hola", {}],
  ])("%j stays as it is with %j", (initial, translated) => {
    expect(applyTranslation(initial, translated as string | null)).toBe(initial)
  })
})

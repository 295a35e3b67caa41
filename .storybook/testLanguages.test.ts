import { describe, expect, it } from "vitest"
import type { Message, Part } from "../packages/core/src/domain/index.ts"
import * as allParts from "../packages/embed/src/parts.ts"
import { readPartDocs } from "./partDocs.ts"
import { createTestMessages, type TestLanguage, testTexts } from "./testLanguages.ts"

describe("a text without a translation", () => {
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

  it("has lengthened English words and keeps placeholders", () => {
    expect(createTestMessages("de", [{ name: "cart", messages }])).toEqual({
      de: {
        "cart.add": "Add {name} to basketverwaltungsübersicht",
        "cart.left": "{count} are leftverwaltungsübersicht",
        "cart.long": "Yourungsangabe basket isungsangabe empty, soungsangabe far.",
      },
    })
  })

  it("has an Arabic letter for each English one", () => {
    const { ar } = createTestMessages("ar", [{ name: "cart", messages }])
    const text = typeof ar === "object" && ar !== null ? Object.values(ar)[0] : ""
    expect(text).toMatch(/^\p{Script=Arabic}{3} \{name\} \p{Script=Arabic}{2} \p{Script=Arabic}{6}$/u)
  })
})

/** The English texts by name. */
const english = new Map<string, Message>(
  Object.values<Part>(allParts).flatMap(({ name }) =>
    (readPartDocs(name).messages ?? []).flatMap(({ en }) =>
      Object.entries(en).map(([key, message]) => [`${name}.${key}`, message] as const),
    ),
  ),
)

const listForms = (message: Message): readonly (readonly [string, string])[] =>
  typeof message === "string" ? [["other", message]] : Object.entries(message)

const listPlaceholders = (text: string) => [...new Set(text.match(/\{[\w-]+\}/g))].sort()

/** Forms that stand for one number may leave out the count, which has the first of these names that the text has. */
const formsOfOneNumber = ["zero", "one", "two"]
const counts = ["{count}", "{figure}"]

const languages: readonly (readonly [TestLanguage, readonly string[]])[] = [
  ["de", ["one", "other"]],
  ["ar", ["zero", "one", "two", "few", "many", "other"]],
]

describe.each(languages)("the texts in %s", (language, forms) => {
  const texts = Object.entries(testTexts[language])

  it("replace those made of the English ones", () => {
    const [[name, text] = ["", ""]] = texts
    const [part = "", key = ""] = name.split(".")
    const messages = [{ en: { [key]: "English" }, es: {} }]
    expect(createTestMessages(language, [{ name: part, messages }])).toEqual({ [language]: { [name]: text } })
  })

  it("have names of parts' texts", () => {
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.map(([name]) => name).filter((name) => !english.has(name))).toEqual([])
  })

  it("are not empty", () => {
    const empty = texts.filter(([, message]) => listForms(message).some(([, text]) => text.trim() === ""))
    expect(empty).toEqual([])
  })

  it("have the language's plural forms where the English ones have forms", () => {
    const withForms = (message: Message | undefined) => message !== undefined && typeof message !== "string"
    const wrong = texts.filter(([name, message]) => {
      const expected = withForms(english.get(name)) ? forms : []
      return (withForms(message) ? Object.keys(message) : []).join() !== expected.join()
    })
    expect(wrong).toEqual([])
  })

  it("have the English texts' placeholders", () => {
    const wrong = texts.flatMap(([name, message]) => {
      const original = english.get(name) ?? ""
      const expected = listPlaceholders(typeof original === "string" ? original : original.other)
      const countName = counts.find((each) => expected.includes(each))
      return listForms(message).filter(([form, text]) => {
        const found = listPlaceholders(text).join()
        const mayLackCount = formsOfOneNumber.includes(form) && typeof message !== "string"
        const withoutCount = expected.filter((each) => each !== countName)
        return found !== expected.join() && !(mayLackCount && found === withoutCount.join())
      })
    })
    expect(wrong).toEqual([])
  })
})

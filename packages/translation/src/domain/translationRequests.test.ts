import { describe, expect, it } from "vitest"
import { createConfig } from "./configForTests.ts"
import { createTranslationRequests, selectRetryUrl } from "./index.ts"

const config = createConfig()
const custom = config.customUrl
const platform = config.platformUrl

const parseTexts = (json: string): readonly string[] => JSON.parse(json) as string[]
const readFields = (items: Parameters<typeof createTranslationRequests>[1]) =>
  createTranslationRequests(config, items).map(({ fields }) => {
    const { originals = "", skip_machine_translation: manual = "" } = Object.fromEntries(fields)
    return [parseTexts(originals), parseTexts(manual)] as const
  })

it("sends the platform's fields, in its order", () => {
  const items = [
    { text: " Añadir al carrito\n" },
    { text: "Más", attribute: "title" },
    { text: "/tienda/", attribute: "href" },
  ]
  expect(createTranslationRequests(config, items)).toEqual([
    {
      url: custom,
      fields: [
        ["action", "trp_get_translations_regular"],
        ["all_languages", "false"],
        ["security", "n0"],
        ["language", "en_GB"],
        ["original_language", "es_ES"],
        ["originals", '["Añadir al carrito","Más","/tienda/"]'],
        ["skip_machine_translation", '["/tienda/"]'],
        ["dynamic_strings", "true"],
        ["translate_numerals_opt", "no"],
      ],
    },
  ])
})

it("says whether numerals are translated", () => {
  const [request] = createTranslationRequests(createConfig({ trp_translate_numerals_opt: "yes" }), [{ text: "12 €" }])
  expect(request?.fields.at(-1)).toEqual(["translate_numerals_opt", "yes"])
})

it.each([
  [undefined, custom],
  [false, custom],
  [{} as boolean, custom],
  [true, platform],
])("with editor %j sends a request to %s", (editor, url) => {
  expect(createTranslationRequests(config, [{ text: "Hola" }], editor).map((request) => request.url)).toEqual([url])
})

it.each([[[]], [[{ text: "" }, { text: " \u00A0\uFFFD" }]], [null]])("sends nothing for %j", (items) => {
  expect(createTranslationRequests(config, items)).toEqual([])
})

it.each([null, 7, {}, [], "href"])("takes the attribute %j that is no text, and such a mark, as absent", (value) => {
  const item = { text: "Hola", attribute: value, noAuto: value } as unknown as { text: string }
  const isLink = value === "href"
  expect(readFields([item])).toEqual([[["Hola"], isLink ? ["Hola"] : []]])
})

it("sends nothing while translation is off", () => {
  expect(createTranslationRequests(createConfig({ trp_language_to_query: "" }), [{ text: "Hola" }])).toEqual([])
})

describe("originals", () => {
  it("are asked for once, in the order in which they were found", () => {
    const texts = ["Hola", " Hola ", "hola", "Adiós", "Hola"]
    expect(readFields(texts.map((text) => ({ text })))).toEqual([[["Hola", "hola", "Adiós"], []]])
  })

  it.each([
    ["text", { text: "a" }, []],
    ["an element that people translate", { text: "a", noAuto: true }, ["a"]],
    ["href", { text: "a", attribute: "href" }, ["a"]],
    ["src", { text: "a", attribute: "src" }, ["a"]],
    ["title", { text: "a", attribute: "title" }, []],
    ["srcset", { text: "a", attribute: "srcset" }, []],
    ["poster", { text: "a", attribute: "poster" }, []],
  ])("of %s are translated by machine or not", (_, item, manual) => {
    expect(readFields([item])).toEqual([[["a"], manual]])
  })

  it("are left to human translators when one of their places asks for it, in either order", () => {
    const machine = { text: "a" }
    const manual = { text: "a", noAuto: true }
    expect(readFields([machine, manual])).toEqual([[["a"], ["a"]]])
    expect(readFields([manual, machine])).toEqual([[["a"], ["a"]]])
  })

  it("contain no e-mail address and no secret", () => {
    const items = [
      { text: "ana@example.com" },
      { text: "ana@example.com", attribute: "value" },
      { text: "mailto:ana@example.com", attribute: "href" },
      { text: "https://shop.test/?key=wc_1", attribute: "href" },
      { text: "/pay?CLIENT_SECRET=x", attribute: "SRC" },
      { text: "Hola" },
    ]
    expect(readFields(items)).toEqual([[["Hola"], []]])
  })

  it("may be any text", () => {
    const texts = ['"a"', "<b>", "a&b", "\\", "日本", "\uD800x"]
    expect(readFields(texts.map((text) => ({ text })))).toEqual([[texts, []]])
  })
})

describe("batches", () => {
  it.each([
    [1, [1]],
    [199, [199]],
    [200, [200]],
    [201, [200, 1]],
    [450, [200, 200, 50]],
  ])("of %i originals hold %j", (count, sizes) => {
    const texts = Array.from({ length: count }, (_, index) => `texto ${index}`)
    const batches = readFields(texts.map((text) => ({ text })))
    expect(batches.map(([originals]) => originals.length)).toEqual(sizes)
    expect(batches.flatMap(([originals]) => originals)).toEqual(texts)
  })

  it("count an original once", () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ text: `texto ${index % 200}` }))
    expect(readFields(items)).toHaveLength(1)
  })

  it("list only their own originals for human translators", () => {
    const texts = Array.from({ length: 201 }, (_, index) => `/${index}/`)
    const batches = readFields(texts.map((text) => ({ text, attribute: "href" })))
    expect(batches.map(([originals, manual]) => originals.join() === manual.join())).toEqual([true, true])
  })
})

it.each([
  [custom, platform, 0, platform],
  [custom, platform, 1, null],
  [custom, platform, 2, null],
  [platform, platform, 0, null],
  [custom, "", 0, null],
])("after %s failed, with the platform at %s and attempt %i, tries %s", (url, platformUrl, attempt, next) => {
  expect(selectRetryUrl({ url, platformUrl, attempt })).toBe(next)
})

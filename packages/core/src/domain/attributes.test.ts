import type { AttributeProblem } from "./attributeProblem.ts"
import type { AttributeSpec, AttributeTable, OptionsOf } from "./attributeTable.ts"
import { expect, expectTypeOf, test } from "vitest"
import { formatExpected, formatFallback } from "./attributeWords.ts"
import { formatOptions, parseOptions } from "./attributes.ts"

const urlWords = "an http, https, mailto, tel or relative address of at most 2048 characters"
const table = {
  zoom: { type: "flag", fallback: true, doc: "Magnifies the photo." },
  layout: { type: "choice", values: ["inline", "dropdown", "drawer"], fallback: "inline", doc: "How it opens." },
  columns: { type: "integer", min: 1, max: 12, fallback: 4, doc: "Thumbnails a row." },
  "delay-ms": { type: "integer", min: 0, unit: "ms", fallback: null, doc: "Waits." },
  "free-shipping-from": { type: "money", fallback: null, doc: "Shows progress." },
  title: { type: "text", maxLength: 20, fallback: null, doc: "Heads the list." },
  label: { type: "text", maxLength: 200, fallback: "Cart", doc: "Names the button." },
  "cart-url": { type: "url", fallback: null, doc: "Where the basket is." },
} as const satisfies AttributeTable

const defaults: OptionsOf<typeof table> = {
  zoom: true,
  layout: "inline",
  columns: 4,
  delayMs: null,
  freeShippingFrom: null,
  title: null,
  label: "Cart",
  cartUrl: null,
}

function parse(raw: Readonly<Record<string, string | null>>) {
  const problems: AttributeProblem[] = []
  return { options: parseOptions(table, raw, (problem) => problems.push(problem)), problems }
}

test("a hook without options has the defaults, and nothing to report", () => {
  expect(parse({})).toEqual({ options: defaults, problems: [] })
  expect(parse({ zoom: null, columns: null })).toEqual({ options: defaults, problems: [] })
})

test.each([
  [{ zoom: "off" }, { zoom: false }],
  [{ zoom: " on\n" }, { zoom: true }],
  [{ layout: "drawer" }, { layout: "drawer" }],
  [{ columns: "1" }, { columns: 1 }],
  [{ columns: "12" }, { columns: 12 }],
  [{ "delay-ms": "0" }, { delayMs: 0 }],
  [{ "delay-ms": "-0" }, { delayMs: 0 }],
  [{ "free-shipping-from": "15000" }, { freeShippingFrom: 15000 }],
  [{ title: "" }, { title: "" }],
  [{ title: " x " }, { title: " x " }],
  [{ title: "x".repeat(20) }, { title: "x".repeat(20) }],
  [{ label: "javascript:x" }, { label: "javascript:x" }],
  [{ "cart-url": " /carrito/ " }, { cartUrl: "/carrito/" }],
  [{ "cart-url": "#top" }, { cartUrl: "#top" }],
  [{ unknown: "x" }, {}],
])("%j", (raw, part) => {
  expect(parse(raw as Record<string, string>)).toEqual({ options: { ...defaults, ...part }, problems: [] })
})

test.each([
  ["zoom", "yes", '"on" or "off"', "on"],
  ["zoom", "", '"on" or "off"', "on"],
  ["zoom", "ON", '"on" or "off"', "on"],
  ["layout", "popup", '"inline", "dropdown" or "drawer"', "inline"],
  ["layout", "toString", '"inline", "dropdown" or "drawer"', "inline"],
  ["columns", "0", "a whole number from 1 to 12", "4"],
  ["columns", "13", "a whole number from 1 to 12", "4"],
  ["columns", "4.5", "a whole number from 1 to 12", "4"],
  ["columns", "1e1", "a whole number from 1 to 12", "4"],
  ["columns", "four", "a whole number from 1 to 12", "4"],
  ["delay-ms", "-1", "a whole number of at least 0 (ms)", "unset"],
  ["delay-ms", "9".repeat(400), "a whole number of at least 0 (ms)", "unset"],
  ["free-shipping-from", "150.00", "an amount in minor units, such as 4400", "unset"],
  ["free-shipping-from", "150 €", "an amount in minor units, such as 4400", "unset"],
  ["free-shipping-from", "-1", "an amount in minor units, such as 4400", "unset"],
  ["title", "x".repeat(21), "text of at most 20 characters", "unset"],
  ["cart-url", "java\nscript:alert(1)", urlWords, "unset"],
  ["cart-url", "", urlWords, "unset"],
])("%s=%j keeps the default and is reported", (name, value, expected, used) => {
  const { options, problems } = parse({ [name]: value })
  expect(options).toEqual(defaults)
  expect(problems).toMatchObject([{ kind: "wrong-value", name, value }])
  expect(problems.map(describeProblem)).toEqual([[expected, used]])
})

test.each<[AttributeSpec, string, string]>([
  [{ type: "integer", max: 5, fallback: 1, doc: "" }, "6", "a whole number of at most 5"],
  [{ type: "integer", fallback: 1, doc: "" }, "x", "a whole number"],
  [{ type: "choice", values: ["one"], fallback: "one", doc: "" }, "two", '"one"'],
])("%j says what it expects", (spec, value, expected) => {
  const problems: AttributeProblem[] = []
  parseOptions({ it: spec }, { it: value }, (problem) => problems.push(problem))
  expect(problems.map((problem) => describeProblem(problem)[0])).toEqual([expected])
})

test("every wrong value is reported, in the table's order", () => {
  expect(parse({ columns: "x", zoom: "x" }).problems.map(({ name }) => name)).toEqual(["zoom", "columns"])
})

test("options are typed by the table", () => {
  expectTypeOf(parse({}).options).toEqualTypeOf<{
    readonly zoom: boolean
    readonly layout: "inline" | "dropdown" | "drawer"
    readonly columns: number
    readonly delayMs: number | null
    readonly freeShippingFrom: number | null
    readonly title: string | null
    readonly label: string
    readonly cartUrl: string | null
  }>()
  // @ts-expect-error a choice needs its default
  const undecided: AttributeTable = { layout: { type: "choice", values: ["a"], doc: "" } }
  expect(Object.keys(undecided)).toEqual(["layout"])
})

function describeProblem(problem: AttributeProblem): readonly string[] {
  return problem.kind === "wrong-value" ? [formatExpected(problem.spec), formatFallback(problem.spec)] : []
}

test("an address has at most 2,048 characters", () => {
  const longest = `/${"x".repeat(2047)}`
  expect(parse({ "cart-url": longest })).toEqual({ options: { ...defaults, cartUrl: longest }, problems: [] })
  expect(parse({ "cart-url": `${longest}x` })).toMatchObject({ options: defaults, problems: [{ name: "cart-url" }] })
})

test("options that code writes become the attributes of a hook", () => {
  const options = { zoom: false, columns: 3, delayMs: null, title: "Un título", other: "x", layout: ["inline"] }
  const raw = formatOptions(table, options)
  expect(raw).toMatchObject({ zoom: "off", columns: "3", title: "Un título", "delay-ms": null, layout: null })
  expect(parse(raw)).toEqual({ options: { ...defaults, zoom: false, columns: 3, title: "Un título" }, problems: [] })
})

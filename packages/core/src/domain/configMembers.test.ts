import { describe, expect, expectTypeOf, it } from "vitest"
import { parseConfigMembers } from "./configMembers.ts"
import { formatConfigProblem } from "./configProblem.ts"
import type { ConfigSpec, ConfigTable } from "./configTable.ts"

const doc = "It is."

function parse<const Table extends ConfigTable>(table: Table, raw: object) {
  const warnings: string[] = []
  const config = parseConfigMembers(
    table,
    { ...raw },
    {
      locale: "es",
      baseUrl: "https://shop.example/a/",
      report: (problem) => warnings.push(formatConfigProblem(problem)),
    },
  )
  return { config, warnings }
}

/** A spec, what it takes and as what, what it refuses, and what stands in for that. */
const cases: readonly [ConfigSpec, readonly (readonly [unknown, unknown])[], readonly unknown[], unknown][] = [
  [{ type: "choice", values: ["a", "b"], fallback: "a", doc }, [["b", "b"]], ["c", "", 1, ["a"], {}], "a"],
  [
    { type: "choice", values: ["a"], nullWord: "none", fallback: null, doc },
    [
      ["a", "a"],
      ["none", null],
    ],
    ["None"],
    null,
  ],
  [
    { type: "flag", fallback: false, doc },
    [
      [true, true],
      [false, false],
    ],
    ["true", 1, {}],
    false,
  ],
  [
    { type: "text", maxLength: 3, fallback: null, doc },
    [
      ["", ""],
      ["abc", "abc"],
    ],
    ["abcd", 3, ["a"]],
    null,
  ],
  [{ type: "text", fallback: "x", doc }, [["y".repeat(99), "y".repeat(99)]], [true], "x"],
  [
    { type: "locale", doc },
    [
      ["en_GB", "en-GB"],
      ["DE", "de"],
    ],
    ["?", "", 7],
    "es",
  ],
  [{ type: "currency", fallback: null, doc }, [["eur", "EUR"]], ["EURO", "€", 978], null],
  [
    { type: "address", fallback: null, doc },
    [
      ["/b", "/b"],
      ["https://a.example/", "https://a.example/"],
    ],
    ["javascript:alert(1)", "data:text/html,x", "java\tscript:alert(1)", "", 1, false, { toString: () => "/b" }],
    null,
  ],
  [
    { type: "address", mayBeFalse: true, fallback: null, doc },
    [
      ["/b", "/b"],
      [false, false],
    ],
    ["javascript:alert(1)", "", 0, true],
    null,
  ],
  [
    { type: "money", fallback: null, doc },
    [
      [0, 0],
      [15000, 15000],
    ],
    [-1, 1.5, 2 ** 53, "15000", true],
    null,
  ],
  [
    { type: "names", fallback: false, doc },
    [
      [true, true],
      [["cart"], ["cart"]],
      [[], []],
    ],
    ["cart", ["cart", 1], { 0: "cart" }],
    false,
  ],
  [
    { type: "origins", doc },
    [
      [[], []],
      [
        ["https://a.example", "https://b.example:8443"],
        ["https://a.example", "https://b.example:8443"],
      ],
      [
        ["HTTPS://A.example/", "http://127.0.0.1:8080"],
        ["https://a.example", "http://127.0.0.1:8080"],
      ],
    ],
    [
      "https://a.example",
      ["https://a.example/pay"],
      ["https://*.example"],
      ["https://user@a.example"],
      ["null"],
      ["*"],
      ["https://a.example", 1],
    ],
    [],
  ],
  [{ type: "record", doc }, [[{ a: 1 }, { a: 1 }]], ["a", [1], true], {}],
  [{ type: "texts", doc }, [[{ es: { "a.b": "c" } }, { es: { "a.b": "c" } }]], ["a", [{}]], {}],
]

describe.each(cases)("a member %j", (spec, taken, refused, fallback) => {
  it.each(taken)("takes %j as %j", (value, expected) => {
    expect(parse({ member: spec }, { member: value })).toEqual({ config: { member: expected }, warnings: [] })
  })

  it.each(refused.map((value) => [value]))("refuses %j with one warning", (value) => {
    const { config, warnings } = parse({ member: spec }, { member: value })
    expect(config).toEqual({ member: fallback })
    expect(warnings).toHaveLength(1)
  })

  it.each([{}, { member: null }, { member: undefined }])("has its default for %j without a warning", (raw) => {
    expect(parse({ member: spec }, raw)).toEqual({ config: { member: fallback }, warnings: [] })
  })
})

describe("a group", () => {
  const table = {
    cart: { type: "group", doc, members: { url: { type: "address", fallback: null, doc } } },
  } as const satisfies ConfigTable

  it("is read member by member", () => {
    expect(parse(table, { cart: { url: "/b" } })).toEqual({ config: { cart: { url: "/b" } }, warnings: [] })
    expect(parse(table, {})).toEqual({ config: { cart: { url: null } }, warnings: [] })
  })

  it("names a wrong member by its path", () => {
    expect(parse(table, { cart: { url: 1, uri: "/b", other: 2 } }).warnings).toEqual([
      "[ringside] config member cart.uri is not known; did you mean url? It is ignored.",
      "[ringside] config member cart.other is not known; expected one of url. It is ignored.",
      "[ringside] config member cart.url is 1; expected an http, https or relative address, so null is used.",
    ])
  })

  it("keeps its defaults when it isn't an object", () => {
    expect(parse(table, { cart: [] })).toEqual({
      config: { cart: { url: null } },
      warnings: ["[ringside] config member cart is []; expected an object, so it is ignored."],
    })
  })
})

it("reads no member that an object inherits", () => {
  const table = { constructor: { type: "record", doc } } as const satisfies ConfigTable
  expect(parse(table, {})).toEqual({ config: { constructor: {} }, warnings: [] })
})

it("has the types that its table says", () => {
  const table = {
    preset: { type: "choice", values: ["woocommerce"], nullWord: "none", fallback: null, doc },
    theme: { type: "choice", values: ["plain", "arena"], fallback: "plain", doc },
    isOn: { type: "flag", fallback: false, doc },
    title: { type: "text", fallback: null, doc },
    name: { type: "text", fallback: "x", doc },
    locale: { type: "locale", doc },
    from: { type: "money", fallback: null, doc },
    packages: { type: "names", fallback: false, doc },
    origins: { type: "origins", doc },
    cart: { type: "group", doc, members: { url: { type: "address", fallback: null, doc } } },
  } as const satisfies ConfigTable
  const { cart, ...others } = parse(table, {}).config
  expectTypeOf(others).toEqualTypeOf<{
    preset: "woocommerce" | null
    theme: "plain" | "arena"
    isOn: boolean
    title: string | null
    name: string
    locale: string
    from: number | null
    packages: boolean | readonly string[]
    origins: readonly string[]
  }>()
  expectTypeOf(cart).toEqualTypeOf<{ readonly url: string | null }>()
})

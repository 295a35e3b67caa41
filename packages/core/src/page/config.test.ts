import { afterEach, describe, expect, it } from "vitest"
import { coreConfig } from "../config.ts"
import type { ConfigTable, HostJob } from "../domain/index.ts"
import { formatConfigProblem, listConfigNames } from "../domain/index.ts"
import { parsePrintedConfig, readPageConfig } from "./config.ts"
import { hasUnknownNames } from "../author/hasUnknownNames.ts"
import { diagnostics } from "../diagnostics/diagnostics.ts"
import { createPageForTests } from "../assembly/pageForTests.ts"
import { readPartConfig } from "../assembly/partConfig.ts"

const listJobs = (...names: readonly string[]): HostJob[] =>
  names.map((packageName) => ({ name: packageName, packageName, handles: [packageName], doc: "Does it." }))

/** A part's own members. */
const deliveryConfig = {
  delivery: {
    type: "group",
    doc: "Delivery.",
    members: {
      until: { type: "text", maxLength: 5, fallback: "15:00", doc: "Until when." },
      partners: { type: "origins", doc: "Whose pages may be shown." },
    },
  },
  deliveryNote: { type: "flag", fallback: true, onTag: true, doc: "Whether it is shown." },
} as const satisfies ConfigTable

const names = listConfigNames([
  { config: coreConfig },
  { config: deliveryConfig, jobs: listJobs("cart", "add-to-cart", "mini-cart", "cart") },
])

afterEach(() => {
  document.head.replaceChildren()
  document.documentElement.removeAttribute("lang")
})

function read(json: string | null, tagAttributes: Readonly<Record<string, string>> = {}) {
  if (json !== null) {
    const script = document.createElement("script")
    script.type = "application/json"
    script.dataset.ringsideConfig = ""
    script.textContent = json
    document.head.append(script)
  }
  const tag = document.createElement("script")
  for (const [name, value] of Object.entries(tagAttributes)) tag.setAttribute(`data-ringside-${name}`, value)
  const warnings: string[] = []
  const config = readPageConfig({
    document,
    tag,
    printed: parsePrintedConfig(document),
    names,
    report: (problem) => warnings.push(formatConfigProblem(problem)),
  })
  const all = Object.keys(config.all)
  const unknown = diagnostics.listUnknownNames(all, tag, names)
  // Only then are the texts fetched.
  if (unknown.length > 0) expect(hasUnknownNames(all, tag, names)).toBe(true)
  return { config, warnings: [...unknown.map(formatConfigProblem), ...warnings] }
}

describe("what a page prints", () => {
  it("is read, member by member", () => {
    const { config, warnings } = read(
      JSON.stringify({
        preset: "woocommerce",
        locale: "es-ES",
        currency: "eur",
        takeOver: ["cart"],
        theme: "arena",
        colorScheme: "dark",
        storeApi: "/api",
        origins: ["https://EN.shop.example/", "http://127.0.0.1:8080"],
        cart: { url: "/carrito/", checkoutUrl: "/checkout/", freeShippingFrom: 15000 },
        host: { wc_cart_params: { a: 1 } },
        messages: { es: { "core.viewCart": "Cesta" } },
        countdown: { until: "noon" },
      }),
    )
    expect(warnings).toEqual([])
    expect(config).toMatchObject({
      preset: "woocommerce",
      locale: "es-ES",
      currency: "EUR",
      takeOver: ["cart"],
      theme: "arena",
      colorScheme: "dark",
      storeApi: "/api",
      origins: ["https://en.shop.example", "http://127.0.0.1:8080"],
      cart: { url: "/carrito/", checkoutUrl: "/checkout/", freeShippingFrom: 15000 },
    })
    expect(config.host["wc_cart_params"]).toMatchObject({ a: 1 })
    expect(config.all["countdown"]).toMatchObject({ until: "noon" })
  })

  it("may be empty", () => {
    const { config, warnings } = read(null)
    expect(warnings).toEqual([])
    expect(config).toMatchObject({ preset: null, locale: "en", currency: null, takeOver: false, theme: "plain" })
    expect(config.cart).toEqual({ url: null, checkoutUrl: null, freeShippingFrom: null })
  })

  it.each([
    ["preset", '"shopify"', 'config member preset is "shopify"; expected "woocommerce" or "none", so null is used.'],
    ["locale", "7", 'config member locale is 7; expected a language tag such as "es-ES", so "en" is used.'],
    [
      "currency",
      '"EURO"',
      'config member currency is "EURO"; expected an ISO 4217 code such as "EUR", so null is used.',
    ],
    [
      "takeOver",
      '"yes"',
      'config member takeOver is "yes"; expected true, false or a list of package names, so false is used.',
    ],
    ["theme", "{}", 'config member theme is {}; expected "plain", "arena" or "studio", so "plain" is used.'],
    ["storeApi", '""', 'config member storeApi is ""; expected an http, https or relative address, so null is used.'],
    ["host", "[]", "config member host is []; expected an object, so it is ignored."],
    ["messages", '"x"', 'config member messages is "x"; expected an object, so it is ignored.'],
    ["cart", "3", "config member cart is 3; expected an object, so it is ignored."],
  ])("warns of a %s that is %s, with the expected and the used value", (member, value, message) => {
    expect(read(`{"${member}":${value}}`).warnings).toEqual([`[ringside] ${message}`])
  })

  it.each([
    ['"https://en.shop.example"'],
    ["[1]"],
    ["[null]"],
    ['["en.shop.example"]'],
    ['["https://en.shop.example/path"]'],
    ['["https://en.shop.example?x"]'],
    ['["https://user@en.shop.example"]'],
    ['["https:en.shop.example"]'],
    ['["https://*.shop.example"]'],
    ['["javascript:alert(1)"]'],
    ['["null"]'],
    ['["https://en.shop.example", "blob:https://shop.example/1"]'],
  ])("ignores origins in %s, and warns once", (value) => {
    const { config, warnings } = read(`{"origins":${value}}`)
    expect(config.origins).toEqual([])
    expect(warnings).toEqual([
      expect.stringContaining('expected a list of origins such as ["https://en.shop.example"], so [] is used.'),
    ])
  })

  it.each(["-1", "1.5", "1e99", '"15000"', "true"])("takes no free shipping from %s on", (value) => {
    const { config, warnings } = read(`{"cart":{"freeShippingFrom":${value}}}`)
    expect(config.cart.freeShippingFrom).toBeNull()
    expect(warnings).toHaveLength(1)
  })
})

describe("an unknown name", () => {
  it.each([
    ['{"curency":"EUR"}', "config member curency is not known; did you mean currency? It is ignored."],
    ['{"delivry":{}}', "config member delivry is not known; did you mean delivery? It is ignored."],
    [
      '{"cart":{"checkoutURL":"/"}}',
      "config member cart.checkoutURL is not known; did you mean checkoutUrl? It is ignored.",
    ],
    [
      '{"cart":{"freeShipingFrom":1}}',
      "config member cart.freeShipingFrom is not known; did you mean freeShippingFrom? It is ignored.",
    ],
    [
      '{"cart":{"terms":"/"}}',
      "config member cart.terms is not known; expected one of url, checkoutUrl, freeShippingFrom. It is ignored.",
    ],
  ])("causes a warning for %s", (json, message) => {
    expect(read(json).warnings).toEqual([`[ringside] ${message}`])
  })

  it("causes a warning for the script tag", () => {
    expect(read(null, { curency: "EUR", "delivery-note": "false" }).warnings).toEqual([
      "[ringside] the script tag's data-ringside-curency is not known; did you mean data-ringside-currency? It is ignored.",
    ])
  })

  it.each(["{}", '{"host":{"curency":1,"wc_cart_parms":{}}}', '{"countdown":{"until":"noon"}}', '{"":1}'])(
    "may be the platform's or the page's own: %s",
    (json) => {
      expect(read(json).warnings).toEqual([])
    },
  )
})

describe("an address that isn't one", () => {
  it.each(["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x", " ", "mailto:a@example.com"])(
    "is named and left out: %j",
    (url) => {
      const { config, warnings } = read(JSON.stringify({ cart: { checkoutUrl: url } }))
      expect(config.cart.checkoutUrl).toBeNull()
      expect(warnings).toEqual([
        `[ringside] config member cart.checkoutUrl is ${JSON.stringify(url)}; expected an http, https or relative address, so null is used.`,
      ])
    },
  )
})

describe("the page's own texts", () => {
  it.each([
    [
      '{"es":{"mini-cart.title":7,"mini-cart.open":"Abrir"}}',
      'config member messages.es["mini-cart.title"] is 7; expected a text, or its plural forms with "other", so it is ignored.',
    ],
    [
      '{"es":null,"en":{"mini-cart.title":null}}',
      'config member messages.en["mini-cart.title"] is null; expected a text, or its plural forms with "other", so it is ignored.',
    ],
    [
      '{"de":{"mini-cart.open":{"one":"Ein Artikel"},"mini-cart.more":{"one":"1","other":"{count}"}}}',
      'config member messages.de["mini-cart.open"] is {"one":"Ein Artikel"}; expected a text, or its plural forms with "other", so it is ignored.',
    ],
    [
      '{"mini-cart.title":"Bolsa"}',
      'config member messages.mini-cart.title is "Bolsa"; expected an object, so it is ignored.',
    ],
  ])("are texts by language and name, not %s", (messages, message) => {
    expect(read(`{"messages":${messages}}`).warnings).toEqual([`[ringside] ${message}`])
  })
})

describe("a hostile config", () => {
  it("reaches no prototype, and warns once of what was left out", () => {
    const { config, warnings } = read(
      '{"__proto__":{"preset":"woocommerce"},"host":{"constructor":{"prototype":{"x":1}},"astra":{"__proto__":{"x":1}}}}',
    )
    expect(config.preset).toBeNull()
    expect(Reflect.get({}, "x")).toBeUndefined()
    expect(Reflect.get(config.host, "constructor")).toBeUndefined()
    expect(warnings).toEqual([
      "[ringside] data-ringside-config has __proto__, host.constructor, host.astra.__proto__; expected no member that reaches a prototype, so it is left out.",
    ])
  })

  it.each([
    ["10 MB", `{"a":"${"x".repeat(10 * 1024 * 1024)}"}`, "is longer than"],
    ["depth", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, "is nested deeper than"],
    ["a list", "[1]", "is not a JSON object"],
    ["broken JSON", '{"a":NaN}', "is not valid JSON"],
  ])("of %s leaves every default", (_, json, reason) => {
    const { config, warnings } = read(json)
    expect(config).toMatchObject({ preset: null, takeOver: false })
    expect(warnings).toEqual([expect.stringContaining(`data-ringside-config ${reason}`)])
  })
})

describe("the script tag", () => {
  it("wins over what is printed", () => {
    const { config, warnings } = read('{"preset":"woocommerce","locale":"es","theme":"arena","colorScheme":"dark"}', {
      preset: "none",
      locale: "en-GB",
      currency: "GBP",
      theme: "studio",
      "color-scheme": "light",
      "store-api": "/wp-json",
    })
    expect(warnings).toEqual([])
    expect(config).toMatchObject({
      preset: null,
      locale: "en-GB",
      currency: "GBP",
      theme: "studio",
      colorScheme: "light",
      storeApi: "/wp-json",
    })
  })

  it.each([
    ["", true],
    ["true", true],
    ["false", false],
    ["cart, mini-cart  add-to-cart", ["cart", "mini-cart", "add-to-cart"]],
  ])('takes over with "%s"', (value, expected) => {
    expect(read(null, { "take-over": value })).toMatchObject({ config: { takeOver: expected }, warnings: [] })
  })

  it.each([
    ["yes", '"yes", which is no package; expected true, false or some of cart, add-to-cart, mini-cart.'],
    ["cart carts", '"carts", which is no package; did you mean cart?'],
  ])('names what is no package in "%s"', (value, words) => {
    expect(read(null, { "take-over": value }).warnings).toEqual([
      expect.stringContaining(`[ringside] takeOver names ${words}`),
    ])
  })
})

describe("the locale", () => {
  it.each([
    ["es_ES", "es-ES"],
    ["de_DE_formal", "de-DE-formal"],
    ["pt_PT_ao90", "pt-PT"],
    ["zh-hant-tw", "zh-Hant-TW"],
    ["EN", "en"],
  ])("%s is %s", (printed, expected) => {
    expect(read(JSON.stringify({ locale: printed })).config.locale).toBe(expected)
  })

  it.each([
    ["fr_FR", "fr-FR"],
    ["not a language", "en"],
    ["", "en"],
  ])('falls back to the document\'s own "%s" as %s', (lang, expected) => {
    document.documentElement.lang = lang
    const { config, warnings } = read('{"locale":"?"}')
    expect(config.locale).toBe(expected)
    expect(() => new Intl.PluralRules(config.locale)).not.toThrow()
    expect(warnings).toHaveLength(1)
  })
})

describe("a part's own members", () => {
  function readDelivery(config: object, tagAttributes: Readonly<Record<string, string>> = {}) {
    const script = document.createElement("script")
    script.type = "application/json"
    script.dataset["ringsideConfig"] = ""
    script.textContent = JSON.stringify(config)
    document.head.replaceChildren(script)
    const tag = document.createElement("script")
    for (const [name, value] of Object.entries(tagAttributes)) tag.setAttribute(`data-ringside-${name}`, value)
    const page = createPageForTests(window, { tag })
    const read = readPartConfig(page, deliveryConfig)
    page.stop()
    return { read, warnings: page.warnings }
  }

  it("are read when the part reads them, with its defaults", () => {
    expect(readDelivery({})).toMatchObject({
      read: { delivery: { until: "15:00", partners: [] }, deliveryNote: true },
      warnings: [],
    })
    expect(readDelivery({ delivery: { until: "16:00", partners: ["https://a.example"] } }).read.delivery).toEqual({
      until: "16:00",
      partners: ["https://a.example"],
    })
  })

  it("may stand on the script tag, which wins", () => {
    const { read } = readDelivery({ deliveryNote: true }, { "delivery-note": "false" })
    expect(read.deliveryNote).toBe(false)
  })

  it("name what can't be used", () => {
    const { read, warnings } = readDelivery({ delivery: { until: "at noon", untill: "15:00" }, deliveryNote: "yes" })
    expect(read).toEqual({ delivery: { until: "15:00", partners: [] }, deliveryNote: true })
    expect(warnings).toEqual([
      "[ringside] config member delivery.untill is not known; did you mean until? It is ignored.",
      '[ringside] config member delivery.until is "at noon"; expected a text of at most 5 characters, so "15:00" is used.',
      '[ringside] config member deliveryNote is "yes"; expected true or false, so true is used.',
    ])
  })
})

it("checks no names of packages where the parts are not known", () => {
  const warnings: string[] = []
  const tag = document.createElement("script")
  tag.setAttribute("data-ringside-take-over", "anything")
  const config = readPageConfig({
    document,
    tag,
    printed: null,
    names: listConfigNames([{ config: coreConfig }]),
    report: (problem) => warnings.push(formatConfigProblem(problem)),
  })
  expect({ takeOver: config.takeOver, warnings }).toEqual({ takeOver: ["anything"], warnings: [] })
})

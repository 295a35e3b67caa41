import { expect, it, vi } from "vitest"
import type { ConfigRecord } from "../domain/index.ts"
import { diagnostics } from "../diagnostics/diagnostics.ts"
import { createTranslators } from "./translator.ts"

const catalogues = {
  es: { add: "Añadir {name}", left: { one: "Queda {count}", other: "Quedan {count}" } },
  en: { add: "Add {name}", left: { one: "{count} left", other: "{count} are left" } },
}

function createTranslator(locale: string, overrides: ConfigRecord = {}) {
  const warnings: string[] = []
  const create = createTranslators(locale, overrides, (known) =>
    warnings.push(...diagnostics.listMisspeltTexts(known, overrides)),
  )
  return { translate: create("cart", catalogues), create, warnings }
}

it.each([
  ["es-ES", "Añadir Guante", "Queda 1", "Quedan 2"],
  ["en-GB", "Add Guante", "1 left", "2 are left"],
])("uses the texts of %s", (locale, add, one, two) => {
  const { translate } = createTranslator(locale)
  expect(translate("add", { name: "Guante" })).toBe(add)
  expect([1, 2].map((count) => translate("left", { count }))).toEqual([one, two])
})

it("uses the plural rules of its texts' language, where the page's differ", () => {
  expect(createTranslator("fr-FR").translate("left", { count: 0 })).toBe("0 are left")
})

it("uses the page's own texts in its language", () => {
  const overrides = { es: { "cart.add": "Meter {name}", "other.left": "?" }, en: { "cart.add": "Put in" } }
  const { translate } = createTranslator("es", overrides)
  expect([translate("add", { name: "x" }), translate("left", { count: 1 })]).toEqual(["Meter x", "Queda 1"])
})

it.each<[string, ConfigRecord, string]>([
  ["de-DE", { de: { "cart.add": "Rein" } }, "Rein"],
  ["de-DE", { "de-DE": { "cart.add": "Rein" } }, "Rein"],
  ["de-DE", { de_DE: { "cart.add": "Rein" } }, "Rein"],
  ["de-DE", { de: { "cart.add": "Rein" }, "de-DE": { "cart.add": "Rein damit" } }, "Rein damit"],
  ["de-DE", { de: { "cart.add": "Rein" }, "de-DE": { "cart.left": "Rest" } }, "Rein"],
  ["de-DE", { de: { "cart.left": "Rest" } }, "Add x"],
  ["de-DE", { de: { "cart.left": "Rest" }, en: { "cart.add": "Put in" } }, "Put in"],
  ["es-MX", { "es-MX": { "cart.left": "?" }, en: { "cart.add": "Put in" } }, "Añadir x"],
  ["de-DE", { "de-AT": { "cart.add": "Eini" } }, "Add x"],
])("in %s with %j uses %j", (locale, overrides, text) => {
  expect(createTranslator(locale, overrides).translate("add", { name: "x" })).toBe(text)
})

it.each<[string, ConfigRecord, readonly string[]]>([
  [
    "de-DE",
    { de: { "cart.left": { one: "Noch ein Stück", other: "Noch {count} Stück" } } },
    ["Noch 0 Stück", "Noch ein Stück", "Noch 2 Stück"],
  ],
  ["de_AT", { de_AT: { "cart.left": { one: "Eins", other: "{count}" } } }, ["0", "Eins", "2"]],
  [
    "ar",
    {
      ar: {
        "cart.left": {
          zero: "لا شيء",
          one: "واحد",
          two: "اثنان",
          few: "{count} قطع",
          many: "{count} قطعة",
          other: "{count}",
        },
      },
    },
    ["لا شيء", "واحد", "اثنان", "3 قطع", "11 قطعة", "100"],
  ],
  // French counts nothing like one.
  ["fr", { fr: { "cart.left": { one: "un seul", other: "{count}" } } }, ["un seul", "un seul", "2"]],
  ["fr", { en: { "cart.left": { one: "one", other: "{count}" } } }, ["0", "one", "2"]],
])("in %s with %j uses the plural forms that the page has given", (locale, overrides, texts) => {
  const { translate } = createTranslator(locale.replace("_", "-"), overrides)
  const counts = [0, 1, 2, 3, 11, 100].slice(0, texts.length)
  expect(counts.map((count) => translate("left", { count }))).toEqual(texts)
})

it.each<ConfigRecord>([
  { es: { "cart.left": { one: "Uno" } } },
  { es: { "cart.left": { other: "{count}", several: "x" } } },
  { es: { "cart.left": { other: "{count}", one: 1 } } },
  { es: { "cart.left": ["{count}"] } },
])("keeps its own plural forms for %j", (overrides) => {
  expect(createTranslator("es", overrides).translate("left", { count: 2 })).toBe("Quedan 2")
})

it.each<[string, ConfigRecord, string]>([
  ["es-ES", {}, "es"],
  ["ar", {}, "en"],
  ["ar", { ar: { "cart.add": "أضف" } }, "en"],
  ["ar", { ar: { "cart.add": "أضف", "cart.left": "{count}" } }, "ar"],
])("in %s with %j reports that its texts are in %s", (locale, overrides, language) => {
  expect(createTranslator(locale, overrides).translate.language).toBe(language)
})

it.each<ConfigRecord>([{ es: "x" }, { es: { "cart.add": 7 } }, { es: null }])(
  "keeps its own words for %j",
  (overrides) => {
    expect(createTranslator("es", overrides).translate("add", { name: "x" })).toBe("Añadir x")
  },
)

it.each([
  ["cart.ad", "cart.add"],
  ["card.add", "cart.add"],
  ["crat.lfet", "cart.left"],
])("warns once that %s was probably meant to be %s", (name, meant) => {
  const { create, warnings } = createTranslator("es", { en: { [name]: "x" } })
  create("cart", catalogues)
  expect(warnings).toEqual([
    `[ringside] config member messages.en["${name}"] is not a text of cart; did you mean "${meant}"? It is ignored.`,
  ])
})

it.each(["cart.add", "cart.checkout", "mini-cart.ad", "add", "", "."])("doesn't warn of %j", (name) => {
  expect(createTranslator("es", { es: { [name]: "x" } }).warnings).toEqual([])
})

it("doesn't warn of texts of other widgets or catalogues", () => {
  const onSuspicion = vi.fn()
  const others = { "mini-cart.title": "x", "checkout.placeOrder": "x", "cart.add": "x", "cart.undoneRemoval": "x" }
  createTranslators("es", { es: others }, onSuspicion)("cart", catalogues)
  expect(onSuspicion).not.toHaveBeenCalled()
})

it.each([
  ["en-US", "View cart", "Close", "en-US"],
  ["en_US", "View cart", "Close", "en-US"],
  ["en-GB", "View basket", "Close", "en"],
  ["en", "View basket", "Close", "en"],
])("in %s prefers a region's texts where they differ", (locale, view, close, language) => {
  const regional = {
    es: { view: "Ver cesta", close: "Cerrar" },
    en: { view: "View basket", close: "Close" },
    "en-US": { view: "View cart" },
  }
  const translate = createTranslators(locale, {}, () => undefined)("cart", regional)
  expect([translate("view"), translate("close"), translate.language]).toEqual([view, close, language])
})

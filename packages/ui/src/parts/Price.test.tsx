import { cleanup, render } from "@testing-library/react"
import type { PageConfig } from "@ringside/core"
import { afterEach, expect, it } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { PageProvider } from "../root/PageProvider.tsx"
import { Price, type PriceProps } from "./Price.tsx"

afterEach(cleanup)

const eur = (amountMinor: number) => ({ amountMinor, currency: "EUR" })

function draw(props: PriceProps, config: Partial<PageConfig> = {}) {
  const { container } = render(
    <PageProvider page={createPageForTests(window, { locale: "es-ES", ...config })}>
      <Price {...props} />
    </PageProvider>,
  )
  return container
}

it.each<[string, PriceProps, Partial<PageConfig>, string]>([
  ["in the page's language", { amount: eur(4400) }, {}, "44,00 €"],
  ["in English", { amount: eur(4400) }, { locale: "en-GB" }, "€44.00"],
  ["without decimals where the currency has none", { amount: { amountMinor: 4400, currency: "JPY" } }, {}, "4400 JPY"],
  [
    "as the shop writes it",
    {
      amount: eur(123_400),
      format: { prefix: "EUR ", suffix: "", decimalSeparator: ".", thousandSeparator: "'", minorUnit: 2 },
    },
    {},
    "EUR 1'234.00",
  ],
  [
    "with old and new named in words",
    { amount: eur(3900), regularAmount: eur(4400) },
    {},
    "Precio anterior: 44,00 € Precio rebajado: 39,00 €",
  ],
  ["without a sale when the regular price is the same", { amount: eur(4400), regularAmount: eur(4400) }, {}, "44,00 €"],
  ["without a sale when the regular price is lower", { amount: eur(4400), regularAmount: eur(3900) }, {}, "44,00 €"],
])("writes a price %s", (_, props, config, text) => {
  expect(draw(props, config).textContent.replace(/\s/g, " ")).toBe(text)
})

it("marks the old price as deleted and the new one as inserted", () => {
  const container = draw({ amount: eur(3900), regularAmount: eur(4400) })
  expect(container.querySelector("del")?.textContent).toContain("44,00")
  expect(container.querySelector("ins")?.textContent).toContain("39,00")
})

it("keeps translators from the amounts, and lets them have the words", () => {
  const container = draw({ amount: eur(3900), regularAmount: eur(4400) })
  const untranslated = [...container.querySelectorAll('[translate="no"]')].map((element) => element.textContent)
  expect(untranslated.map((text) => text.replace(/\s/g, " "))).toEqual(["44,00 €", "39,00 €"])
})

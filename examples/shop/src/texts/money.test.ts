import { describe, expect, test } from "vitest"
import { formatPrice } from "./money.ts"

describe("prices", () => {
  test.each([
    { amountMinor: 0, es: "0,00\u00a0€", en: "€0.00" },
    { amountMinor: 5, es: "0,05\u00a0€", en: "€0.05" },
    { amountMinor: 50, es: "0,50\u00a0€", en: "€0.50" },
    { amountMinor: 690, es: "6,90\u00a0€", en: "€6.90" },
    { amountMinor: 99999, es: "999,99\u00a0€", en: "€999.99" },
    { amountMinor: 129000, es: "1.290,00\u00a0€", en: "€1,290.00" },
    { amountMinor: 123456789, es: "1.234.567,89\u00a0€", en: "€1,234,567.89" },
  ])("$amountMinor is $es and $en", ({ amountMinor, es, en }) => {
    expect(formatPrice(amountMinor, "es")).toBe(es)
    expect(formatPrice(amountMinor, "en")).toBe(en)
  })
})

import { expect, it } from "vitest"
import { createCurrencyUrl, formatCurrencyOption } from "./index.ts"

it.each([
  ["https://shop.test/tienda/", "USD", "https://shop.test/tienda/?currency=USD"],
  ["https://shop.test/?a=1&currency=EUR&b=2#top", "USD", "https://shop.test/?a=1&currency=USD&b=2#top"],
  ["https://shop.test/?currency=EUR&a=1&currency=GBP", "USD", "https://shop.test/?currency=USD&a=1"],
  ["https://shop.test/?a=1#top", "JPY", "https://shop.test/?a=1&currency=JPY#top"],
  ["/tienda?currency", "GBP", "/tienda?currency=GBP"],
  ["/tienda?a=x+y%20z", "GBP", "/tienda?a=x+y%20z&currency=GBP"],
  ["/tienda", "usd", "/tienda?currency=USD"],
])("%j in %s is %j", (url, code, expected) => {
  expect(createCurrencyUrl(url, code)).toBe(expected)
})

it("has the currency in the parameter that is named", () => {
  expect(createCurrencyUrl("/tienda?currency=EUR&wmc-currency=EUR", "usd", "wmc-currency")).toBe(
    "/tienda?currency=EUR&wmc-currency=USD",
  )
})

it.each(["", "E", "EU", "EURO", "E1R", "€", "EUR ", "US&", "ÑÑÑ", null, undefined, 1])(
  "stays in its currency with the code %j",
  (code) => {
    const url = "https://shop.test/?currency=EUR#top"
    expect(createCurrencyUrl(url, code as string)).toBe(url)
  },
)

const euro = { code: "EUR", symbol: "€", flag: "🇪🇺" }

it.each([
  [euro, false, false, "EUR"],
  [euro, true, false, "€ EUR"],
  [euro, false, true, "🇪🇺 EUR"],
  [euro, true, true, "🇪🇺 € EUR"],
  [{ ...euro, symbol: "&euro;" }, true, false, "€ EUR"],
  [{ ...euro, symbol: "", flag: "" }, true, true, "EUR"],
  [{ code: "CHF", symbol: "CHF", flag: "🇨🇭" }, true, true, "🇨🇭 CHF"],
  [{ code: "USD", symbol: "<b>$</b>", flag: "" }, true, true, "<b>$</b> USD"],
])("%j with symbol %j and flag %j is %j", (currency, withSymbol, withFlag, text) => {
  expect(formatCurrencyOption(currency, { withSymbol, withFlag })).toBe(text)
})

it.each([null, undefined])("the code alone is the text with options of %s", (options) => {
  expect(formatCurrencyOption({ code: "EUR", symbol: "€", flag: "🇪🇺" }, options)).toBe("EUR")
  expect(formatCurrencyOption(null, options)).toBe("")
})

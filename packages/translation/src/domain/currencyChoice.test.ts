import { describe, expect, it } from "vitest"
import { listKeptParameters, nameCurrency, selectCurrencyChoice } from "./currencyChoice.ts"

describe("the currencies of a drawn switcher", () => {
  it.each([
    [["EUR", "USD"], "EUR", "", { current: "EUR", codes: ["EUR", "USD"] }],
    [["eur", " usd ", "EUR"], "usd", "", { current: "USD", codes: ["EUR", "USD"] }],
    // What the page shows its amounts in wins over what was asked for.
    [["EUR", "USD"], "EUR", "?currency=USD", { current: "EUR", codes: ["EUR", "USD"] }],
    [["EUR", "USD"], "", "?a=1&currency=usd", { current: "USD", codes: ["EUR", "USD"] }],
    [["EUR", "USD"], "", "?currency=dollars", { current: "", codes: ["EUR", "USD"] }],
    [["EUR", "USD"], "GBP", "", { current: "GBP", codes: ["GBP", "EUR", "USD"] }],
    [["EUR"], "EUR", "", { current: "EUR", codes: ["EUR"] }],
    [["EUR", "EURO", 1, null, ["USD"], { code: "USD" }, "€", ""], "", "", { current: "", codes: ["EUR"] }],
    [undefined, "EUR", "", { current: "EUR", codes: [] }],
    ["EUR USD", "EUR", "", { current: "EUR", codes: [] }],
  ])("of %j, on a page in %j with the query %j", (list, named, search, choice) => {
    expect(selectCurrencyChoice({ list, named, search })).toEqual(choice)
  })

  it("are no more than the world has", () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    const list = letters.flatMap((one) => letters.map((other) => `X${one}${other}`))
    expect(selectCurrencyChoice({ list, named: "", search: "" }).codes).toHaveLength(200)
  })
})

it.each([
  ["EUR", "es-ES", "Euro (EUR)"],
  ["USD", "es-ES", "Dólar estadounidense (USD)"],
  ["USD", "en-GB", "US Dollar (USD)"],
  ["JPY", "de", "Japanischer Yen (JPY)"],
  // No currency of the world: its code is all that is known.
  ["QQQ", "en", "QQQ"],
])("%s in %s is %s", (code, locale, text) => {
  expect(nameCurrency(code, locale)).toBe(text)
})

it("sends the address's other parameters along, but for those that would change the basket again", () => {
  expect(listKeptParameters("?a=1&currency=EUR&add-to-cart=12&quantity=2&a=%3Cb%3E&empty")).toEqual([
    ["a", "1"],
    ["a", "<b>"],
    ["empty", ""],
  ])
})

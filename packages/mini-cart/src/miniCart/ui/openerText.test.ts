import { describe, expect, it } from "vitest"
import { formatOpenerName, formatButtonText } from "./openerText.ts"

describe("formatButtonText", () => {
  it.each([
    ["Basket (2)", "3", "Basket (3)"],
    ["2 artículos", "0", "0 artículos"],
    ["Cesta (1.204)", "1.205", "Cesta (1.205)"],
    ["Panier (1\u202f204)", "1\u202f205", "Panier (1\u202f205)"],
    ["السلة (٣)", "٤", "السلة (٤)"],
    ["سبد ۱٬۲۰۴", "۱٬۲۰۵", "سبد ۱٬۲۰۵"],
    ["Warenkorb (1’204)", "1’205", "Warenkorb (1’205)"],
    ["Basket 2 of 2", "5", "Basket 5 of 2"],
    ["Basket", "2", "Basket (2)"],
    ["Basket (2)", null, "Basket (2)"],
    ["Basket", null, "Basket"],
    // A figure is no pattern.
    ["Basket (2)", "$&", "Basket ($&)"],
  ])("%j with %j: %j", (words, figure, expected) => {
    expect(formatButtonText(words, figure)).toBe(expected)
  })
})

describe("formatOpenerName", () => {
  it.each([
    ["Basket (2)", "Open basket, 2 items"],
    ["(2)", "Open basket, 2 items"],
    ["", "Open basket, 2 items"],
    // The visible count may be older than the basket.
    ["Basket (1)", "Basket (1): Open basket, 2 items"],
    ["Your basket (2)", "Your basket (2): Open basket, 2 items"],
    ["My bag (2)", "My bag (2): Open basket, 2 items"],
    ["السلة (٣)", "السلة (٣): Open basket, 2 items"],
    ["Тележка", "Тележка: Open basket, 2 items"],
  ])("%j: %j", (label, expected) => {
    expect(formatOpenerName(label, "Open basket, 2 items")).toBe(expected)
  })
})

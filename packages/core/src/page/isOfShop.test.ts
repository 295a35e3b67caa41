import { expect, it } from "vitest"
import { createPageForTests } from "../assembly/pageForTests.ts"
import { isOfShop } from "./isOfShop.ts"

it.each([
  [`${location.origin}/login/`, true],
  ["https://shop.example/login/", true],
  ["https://shop.example.evil.example/", false],
  ["mailto:ana@shop.example", false],
])("%s belongs to the shop: %s", (address, expected) => {
  const page = createPageForTests(window, { config: { origins: ["https://shop.example"] } })
  expect(isOfShop(page, new URL(address))).toBe(expected)
  page.stop()
})

it("no address belongs to nobody", () => {
  const page = createPageForTests(window)
  expect(isOfShop(page, null)).toBe(false)
  page.stop()
})

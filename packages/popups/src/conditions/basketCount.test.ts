import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { isBasketCountWithin } from "./basketCount.ts"

let page: TestPage

const setCookie = (value: string) => void (document.cookie = `woocommerce_items_in_cart=${value}; path=/`)

beforeEach(() => {
  page = createTestPage()
  page.server.basketOf().add({ id: 11, quantity: 3 })
})

afterEach(() => {
  page.stop()
  document.cookie = "woocommerce_items_in_cart=; path=/; max-age=0"
})

describe("the number of items, by the platform's cookie", () => {
  it.each([
    ["no cookie", null, 0, 0, true],
    ["no cookie", null, 1, Infinity, false],
    ["a cookie that says something is in it", "1", 1, Infinity, true],
    ["a cookie that counts", "2", 2, 2, true],
    ["a cookie that counts", "2", 3, Infinity, false],
  ])("%s (%s), at least %s, at most %s: %s, without a request", (_, cookie, min, max, expected) => {
    if (cookie !== null) setCookie(cookie)
    expect(isBasketCountWithin(page, min, max)).toBe(expected)
    expect(page.server.requests).toEqual([])
  })

  it("is read from the shop, once, where the cookie doesn't contain it", async () => {
    setCookie("1")
    expect(isBasketCountWithin(page, 2, Infinity)).toBe(false)
    await expect.poll(() => isBasketCountWithin(page, 2, Infinity)).toBe(true)
    expect(isBasketCountWithin(page, 4, Infinity)).toBe(false)
    expect(isBasketCountWithin(page, 0, 2)).toBe(false)
    expect(page.server.requests.map(({ endpoint }) => endpoint)).toEqual(["cart"])
  })
})

import { describe, expect, it } from "vitest"
import { createStoreUrl, formatStoreApiUrl, readStoreBase } from "./storeUrl.ts"

describe("readStoreBase", () => {
  it.each([
    ["/en/wp-json/wc/store", "https://shop.test/wp-json/", "/en/wp-json"],
    ["/en/wp-json/wc/store/", null, "/en/wp-json"],
    ["https://shop.test/wp-json/wc/store/v1//", null, "https://shop.test/wp-json"],
    ["https://shop.test/?rest_route=/wc/store", null, "https://shop.test/?rest_route="],
    // No Store API in its name.
    ["/en/wp-json", "/fr/wp-json/", "/fr/wp-json"],
    ["", "https://shop.test/wp-json/", "https://shop.test/wp-json"],
    [null, "https://shop.test/?rest_route=/", "https://shop.test/?rest_route="],
    // A query of the root's own, such as a language's.
    [null, "/wp-json/?lang=en", "/wp-json?lang=en"],
    ["/wp-json/wc/store/v1/?lang=en", null, "/wp-json?lang=en"],
    [null, "/?rest_route=/&lang=en", "/?rest_route=&lang=en"],
    ["/index.php?lang=en&rest_route=/wc/store/v1", null, "/index.php?lang=en&rest_route="],
    ["/wp-json/wc/store/v1?lang=en", null, "/wp-json?lang=en"],
    ["/index.php?rest_route=/wc/store/v1&lang=en", null, "/index.php?rest_route=&lang=en"],
    [null, "/?lang=en", "/wp-json?lang=en"],
    [null, null, "/wp-json"],
    [null, "", "/wp-json"],
    [" ", "/", "/wp-json"],
  ])("%j and %j: %j", (storeApiUrl, restRoot, expected) => {
    expect(readStoreBase(storeApiUrl, restRoot)).toBe(expected)
  })
})

describe("hostile input", () => {
  it.each([undefined, Number.NaN, true, {}, ["/wp-json/wc/store"]])("treats %j as missing", (bad: unknown) => {
    expect(readStoreBase(bad as null, "/en/wp-json/")).toBe("/en/wp-json")
    expect(readStoreBase(null, bad as null)).toBe("/wp-json")
    expect(createStoreUrl(bad as null, "/x")).toBe("/x")
    expect(createStoreUrl("/x", bad as null)).toBe("/x")
  })

  it("reads 80,000 slashes in linear time", () => {
    expect(readStoreBase(`/wp-json/wc/store${"/".repeat(80_000)}`, null)).toBe("/wp-json")
    expect(readStoreBase(`${"/".repeat(80_000)}x`, null)).toBe("/wp-json")
    expect(createStoreUrl(`/x${"?rest_route".repeat(20_000)}`, "/y")).toMatch(/^\/x\/y\?rest_route/)
    expect(createStoreUrl(`/x${"/".repeat(80_000)}`, "/y")).toBe("/x/y")
  })
})

describe("createStoreUrl", () => {
  it.each([
    ["/wp-json", "/wc/store/v1/cart?currency=EUR", "/wp-json/wc/store/v1/cart?currency=EUR"],
    ["/?rest_route=", "/wc/store/v1/cart?currency=EUR", "/?rest_route=/wc/store/v1/cart&currency=EUR"],
    ["/?rest_route=", "/wc/store/v1/cart", "/?rest_route=/wc/store/v1/cart"],
    ["/wp-json?lang=en", "/wc/store/v1/cart", "/wp-json/wc/store/v1/cart?lang=en"],
    ["/wp-json?lang=en", "/wp/v2/product?search=a?b", "/wp-json/wp/v2/product?lang=en&search=a?b"],
    ["/?rest_route=&lang=en", "/wc/store/v1/cart?currency=EUR", "/?rest_route=/wc/store/v1/cart&lang=en&currency=EUR"],
    ["/?lang=en&rest_route=", "/wc/store/v1/cart", "/?lang=en&rest_route=/wc/store/v1/cart"],
    // A REST root as pages print it, with a slash at its end.
    ["/wp-json/", "/wc/store/v1/cart", "/wp-json/wc/store/v1/cart"],
    ["/wp-json/?lang=en", "/wc/store/v1/cart?currency=EUR", "/wp-json/wc/store/v1/cart?lang=en&currency=EUR"],
    ["/?rest_route=/", "/wc/store/v1/cart?currency=EUR", "/?rest_route=/wc/store/v1/cart&currency=EUR"],
    ["/wp-json/", "wc/store", "/wp-json/wc/store"],
    // Another parameter with such an end is none.
    ["/wp-json?my_rest_route=", "/wc/store", "/wp-json/wc/store?my_rest_route="],
  ])("%j and %j: %j", (base, path, expected) => {
    expect(createStoreUrl(base, path)).toBe(expected)
  })
})

describe("formatStoreApiUrl", () => {
  it.each([
    ["/en/wp-json/wc/store", "eur", "/en/wp-json/wc/store/v1/cart?currency=EUR"],
    ["/en/wp-json/wc/store/v1/", "EUR", "/en/wp-json/wc/store/v1/cart?currency=EUR"],
    ["/en/wp-json", "EUR", "/en/wp-json/wc/store/v1/cart?currency=EUR"],
    ["https://shop.test/?rest_route=/wc/store", "EUR", "https://shop.test/?rest_route=/wc/store/v1/cart&currency=EUR"],
    ["/wp-json/?lang=en", "EUR", "/wp-json/wc/store/v1/cart?lang=en&currency=EUR"],
    ["/wp-json/wc/store?lang=en", null, "/wp-json/wc/store/v1/cart?lang=en"],
    ["/wp-json/wc/store", "", "/wp-json/wc/store/v1/cart"],
    ["/wp-json/wc/store", null, "/wp-json/wc/store/v1/cart"],
    ["/wp-json/wc/store", "\uD83D", "/wp-json/wc/store/v1/cart?currency=%EF%BF%BD"],
    ["/wp-json/wc/store", "a&b=c", "/wp-json/wc/store/v1/cart?currency=A%26B%3DC"],
  ])("%j in %j: %j", (base, currency, expected) => {
    expect(formatStoreApiUrl(base, "/v1/cart", currency)).toBe(expected)
  })
})

import { describe, expect, it } from "vitest"
import { parseAddToCartParams } from "./parseAddToCartParams.ts"

const printed = {
  ajax_url: "/wp-admin/admin-ajax.php",
  wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
  i18n_view_cart: "Ver cesta",
  cart_url: "https://shop.test/en/carrito/",
  is_cart: "",
  cart_redirect_after_add: "no",
}

describe("parseAddToCartParams", () => {
  it("reads what the platform prints", () => {
    expect(parseAddToCartParams(printed)).toEqual({
      wcAjaxUrl: "/en/?wc-ajax=%%endpoint%%",
      ajaxUrl: "/wp-admin/admin-ajax.php",
      viewCartText: "Ver cesta",
      cartUrl: "https://shop.test/en/carrito/",
      isCart: false,
      redirectAfterAdd: false,
    })
  })

  it("gives every field a neutral value when the page prints none, or one of another type", () => {
    const neutral = {
      wcAjaxUrl: "",
      ajaxUrl: "",
      viewCartText: "View basket",
      cartUrl: "",
      isCart: false,
      redirectAfterAdd: false,
    }
    expect(parseAddToCartParams({})).toEqual(neutral)
    expect(
      parseAddToCartParams({ ...printed, ajax_url: 1, wc_ajax_url: null, i18n_view_cart: [], cart_url: {} }),
    ).toEqual(neutral)
  })

  it.each([
    ["yes", true],
    ["no", false],
    ["YES", false],
    ["1", false],
    [true, false],
  ])("redirects after an add for %j: %j", (value, expected) => {
    expect(parseAddToCartParams({ ...printed, cart_redirect_after_add: value })?.redirectAfterAdd).toBe(expected)
  })

  it("recognises the basket page by the host's flag", () => {
    expect(parseAddToCartParams({ ...printed, is_cart: "1" })?.isCart).toBe(true)
  })

  it.each([[undefined], [null], ["{}"], [1], [[]]])("returns null for %j, which isn't an object", (raw) => {
    expect(parseAddToCartParams(raw)).toBeNull()
  })
})

import { expect, test } from "vitest"
import { readLinkTarget } from "./linkTarget.ts"

test.each([
  ["coupon", '<a data-coupon="ten" href="?remove_coupon=twenty"></a>', "ten"],
  ["coupon", '<a href="/basket/?remove_coupon=ten%20%2B"></a>', "ten +"],
  ["coupon", '<a data-coupon="" href="?remove_coupon=ten"></a>', "ten"],
  ["coupon", '<a href="?remove_coupon="></a>', null],
  ["coupon", '<a href="https://["></a>', null],
  ["coupon", "<button></button>", null],
  ["line", '<a href="/basket/?remove_item=k1&_wpnonce=2"></a>', "k1"],
  ["product", '<a data-product_id="7" href="?add-to-cart=8"></a>', "7"],
  ["product", '<a href="?add-to-cart=8"></a>', "8"],
] as const)("the %s that %s names is %j", (kind, html, name) => {
  const link = document.createRange().createContextualFragment(html).firstElementChild
  expect(link && readLinkTarget(link, kind)).toBe(name)
})

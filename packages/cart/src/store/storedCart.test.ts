import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { cartBehaviour } from "../behaviour.ts"
import { fragmentCacheService } from "../fragments/createFragmentCache.ts"
import { cartService } from "./store.ts"

const hashKey = "wc_cart_hash_1"
const dataKey = "storeApiCartData"

let page: TestPage

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Reflect.set(window, "wc_cart_fragments_params", { cart_hash_key: hashKey, fragment_name: "wc_fragments_1" })
  page = createTestPage()
  startBehaviour(cartBehaviour, page)
  sessionStorage.setItem(hashKey, "h1")
  localStorage.setItem(dataKey, "{}")
})
afterEach(() => {
  page.stop()
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
})

const show = (cartHash: string) => fragmentCacheService.of(page).show({ fragments: {}, cartHash })

it("removes the stored cart when the markup shows another basket", () => {
  show("h2")
  expect(localStorage.getItem(dataKey)).toBeNull()
})

it("keeps it while the markup shows the same basket, or one without a hash", () => {
  show("h1")
  fragmentCacheService.of(page).notifyChange(null)
  expect(localStorage.getItem(dataKey)).toBe("{}")
})

it("keeps it when the markup follows a change that the page's cart has stored", () => {
  cartService.of(page).accept({ items: [], totals: { currency_code: "EUR" } }, "h2")
  show("h2")
  expect(localStorage.getItem(dataKey)).toBe("{}")
})

it("keeps it on a page whose host doesn't print where it stores the basket", () => {
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
  show("h2")
  expect(localStorage.getItem(dataKey)).toBe("{}")
})

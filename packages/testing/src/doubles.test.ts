import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createCheckoutServer, createTestPage, type TestPage } from "./index.ts"
import { createPopupServer } from "./popups/popupServer.ts"

let page: TestPage
let popups: ReturnType<typeof createPopupServer>
beforeEach(() => {
  popups = createPopupServer()
  const cart = createTestPage().server
  page = createTestPage({ server: cart, doubles: [createCheckoutServer(cart), popups] })
})
afterEach(() => page.stop())

const headers = {
  "X-Requested-With": "XMLHttpRequest",
  "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
}
const post = (url: string, body: string) =>
  page.http({ method: "POST", url, headers, body, timeoutMs: 0, nonce: "none" })

describe("doubles of several contracts behind one http", () => {
  it.each([
    { what: "the cart", url: "/?wc-ajax=add_to_cart", body: "product_id=11", holds: "fragments" },
    {
      what: "the theme",
      url: "/wp-admin/admin-ajax.php",
      body: "action=astra_add_cart_single_product_quantity&hash=x&quantity=1&qtyNonce=old",
      holds: "-1",
    },
    {
      what: "the checkout",
      url: "/?wc-ajax=update_order_review",
      body: "security=checkout-0",
      holds: "woocommerce-error",
    },
    { what: "the popups", url: "/wp-admin/admin-ajax.php", body: "action=pum_sub_form", holds: "success" },
  ])("$what answers its own requests", async ({ url, body, holds }) => {
    const answer = await post(url, body)
    expect(answer).toMatchObject({ kind: "answer", text: expect.stringContaining(holds) as unknown })
  })

  it("the basket page is the cart's", async () => {
    const answer = await page.http({ method: "GET", url: "/en/carrito/", timeoutMs: 0 })
    expect(answer).toMatchObject({ kind: "answer", status: 200 })
  })

  it("nobody answers the rest", async () => {
    expect(await post("/wp-json/other/v1", "")).toMatchObject({ kind: "answer", status: 404 })
  })

  it("a double's own mistake is no lost connection", async () => {
    const mistake = new TypeError("The double is broken.")
    const broken = createTestPage({ doubles: [{ handle: () => Promise.reject(mistake) }] })
    await expect(broken.http({ method: "GET", url: "/", timeoutMs: 0 })).rejects.toBe(mistake)
    broken.stop()
  })

  it.each([
    [200, true],
    [299, true],
    [304, false],
    [404, false],
  ])("an answer with status %d is ok: %s, as a browser counts", async (status, isOk) => {
    const answer = { status, headers: {}, cookies: [], body: "" }
    const shop = createTestPage({ doubles: [{ handle: () => Promise.resolve(answer) }] })
    expect(await shop.http({ method: "GET", url: "/", timeoutMs: 0 })).toMatchObject({ status, isOk })
    shop.stop()
  })

  it("a double may break the connection", async () => {
    popups.answer = null
    expect(await post("/wp-admin/admin-ajax.php", "action=pum_sub_form")).toEqual({
      kind: "unreachable",
      reason: "network",
    })
  })
})

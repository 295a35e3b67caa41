import { cleanup, within } from "@testing-library/react"
import { readPlatformBlock } from "@ringside/testing/platform-block"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { basket } from "./widget.ts"

afterEach(cleanup)

const crossSells = '<div class="wp-block-woocommerce-product-collection"><h2>You may like</h2></div>'
const html = readPlatformBlock("cart").replace(/(?<=cart-line-items-block"><\/div>)/, crossSells)

async function open(items: Readonly<Record<number, number>>, content = html) {
  const { host } = await mountForTests(basket, { items }, { locale: "en" }, (_, block) => {
    block.innerHTML = content
  })
  const root = () => host.querySelector<HTMLElement>("[data-ringside-root]")
  await vi.waitFor(() => expect(root()?.querySelector("h2, ul, .ringside-order-empty")).not.toBeNull())
  return { host, root: within(root() ?? host) }
}

test("what the shop has put below the lines stays there", async () => {
  const { root } = await open({ 1: 2 })
  expect(root.getByRole("heading", { name: "You may like" })).toBeTruthy()
  expect(root.queryByText("Your cart is currently empty!")).toBeNull()
})

test("a heading for products that only the platform's own script draws isn't shown", async () => {
  const block = '<div data-block-name="woocommerce/cart-cross-sells-block"><h2>You may be interested in…</h2></div>'
  const { root } = await open({ 1: 2 }, html.replace(crossSells, block))
  expect(root.queryByRole("heading", { name: "You may be interested in…" })).toBeNull()
})

test("an empty basket whose own content can't be moved without stopping it shows ours", async () => {
  const withFilm = html.replace(
    /(?<=data-block-name="woocommerce\/empty-cart-block"[^>]*>)/,
    '<iframe title="film"></iframe>',
  )
  const { root } = await open({}, withFilm)
  expect(root.getByText("Your basket is empty.")).toBeTruthy()
})

test("an empty basket shows what the shop has for it", async () => {
  const { root } = await open({})
  expect(root.getByRole("heading", { name: "Your cart is currently empty!" })).toBeTruthy()
  expect(root.getByRole("link", { name: "Browse store" }).getAttribute("href")).toBe("/en/shop/")
})

test("the heading, the coupon field and the button are those of the shop's inner blocks", async () => {
  const own = readPlatformBlock("cart")
    .replace('data-block-name="woocommerce/cart-order-summary-heading-block"', '$& data-content="Your fight"')
    .replace(
      'data-block-name="woocommerce/proceed-to-checkout-block"',
      '$& data-button-label="Pay" data-checkout-page-id="9"',
    )
  Reflect.set(window, "wc", {
    wcSettings: { getSetting: (key: string) => (key === "page-9" ? "https://shop.test/pay/" : false) },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(window, "wc")
  })
  const { root } = await open({ 1: 2 }, own)
  expect(root.getByRole("heading", { name: "Your fight" })).toBeTruthy()
  expect(root.getByRole("link", { name: "Pay" }).getAttribute("href")).toBe("https://shop.test/pay/")
  expect(root.getByRole("button", { name: "Add a coupon" })).toBeTruthy()
})

test("there is no coupon field where the owner removed its block", async () => {
  const without = readPlatformBlock("cart").replace(/<div [^>]*cart-order-summary-coupon-form-block[^>]*><\/div>/, "")
  const { root } = await open({ 1: 2 }, without)
  expect(root.queryByRole("button", { name: "Add a coupon" })).toBeNull()
})

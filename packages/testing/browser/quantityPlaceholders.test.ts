import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import type { HostServerOptions } from "../src/host/index.ts"
import { openHost } from "./support/openHost.ts"
import type { OpenOptions } from "./support/openPage.ts"
import { viewports } from "./support/shop.ts"

const product = "/en/product/southpaw/"
const parts = [".quantity", ".minus", ".qty", ".plus", ".single_add_to_cart_button"]

/** Opens the product page, whose layout shifts are noted from the start. */
function openProduct(host: HostServerOptions = {}, options: OpenOptions = {}) {
  return openHost(product, { state: 2, ...host }, { before: noteShifts, ...options })
}

/** Runs in the page. Shifts right after an input count here, too. */
function noteShifts(): void {
  window.received = []
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.received.push(Reflect.get(shift, "value"))
  }).observe({ type: "layout-shift", buffered: true })
}

/** Boxes and colours of a quantity and of what stands behind it. */
const readParts = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(`form.cart ${selector}`) ?? document.body
        const { x, y, width, height } = element.getBoundingClientRect()
        const { backgroundColor, borderColor } = getComputedStyle(element)
        return { selector, x, y, width, height, backgroundColor, borderColor }
      }),
    parts,
  )

/** Nothing is fetched before a shopper comes near. */
async function comeNear(page: Page): Promise<void> {
  await page.locator("h1").hover()
  await page.locator("form.cart button.plus").waitFor()
}

/** Layout shifts are reported with the frame after the one they were in. */
const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.received))))
      }),
  )

/** Takes the theme's rules for placeholders away. */
async function leavePlaceholdersPlain(page: Page): Promise<void> {
  await page.route("**/host/astra.css", async (route) => {
    const response = await route.fetch()
    const css = (await response.text()).replace(/\.quantity :is\(\.minus, \.plus\) \{[^}]*\}/, "")
    await route.fulfill({ response, body: css })
  })
}

const styles: readonly (readonly [string, string])[] = [
  [
    "makes all buttons large",
    "button { padding: 20px !important; min-height: 5em; min-width: 100%; margin: 10px; font: 30px/3 serif; letter-spacing: 5px; border: 5px solid red }",
  ],
  [
    "puts all buttons elsewhere",
    "button { display: block; float: right; position: relative; top: 9px; transform: scale(2); order: 3 }",
  ],
  [
    "gives all buttons a size",
    "button { width: 100%; height: 80px; max-width: 20px; box-sizing: content-box; align-self: center; vertical-align: top }",
  ],
  ["moves all changes of buttons", "button { transition: all 10s; padding: 40px }"],
]

describe.each(viewports)("at $width px minus and plus take the boxes of their placeholders", (viewport) => {
  test("in the theme", async () => {
    const { page } = await openProduct({}, { viewport })
    const before = await readParts(page)
    expect(before[3]).toMatchObject({ width: 38, height: 40 })
    await comeNear(page)
    expect(await readParts(page)).toEqual(before)
    expect(await readShifts(page)).toEqual([])
  })

  test.each(styles)("where the page %s", async (_, css) => {
    const { page } = await openProduct({ head: `<style>${css}</style>` }, { viewport })
    const before = await readParts(page)
    await comeNear(page)
    expect(await readParts(page)).toEqual(before)
    expect(await readShifts(page)).toEqual([])
  })

  test("where placeholders are text in a line", async () => {
    const { page } = await openProduct({}, { viewport, prepare: leavePlaceholdersPlain })
    const before = await readParts(page)
    await comeNear(page)
    expect(await readParts(page)).toEqual(before)
    expect(await readShifts(page)).toEqual([])
  })
})

test("in a window of another width they take the boxes that the placeholders have there", async () => {
  const head =
    "<style>.quantity { display: block !important } .plus.plus { display: inline; padding: 0.5em } @media (width <= 500px) { body { font-size: 24px } .plus.plus { display: block; width: 50% } }</style>"
  const [wide, narrow] = [
    { width: 900, height: 700 },
    { width: 400, height: 700 },
  ]
  const { page: expected } = await openProduct({ head }, { viewport: narrow })
  const { page } = await openProduct({ head }, { viewport: wide })
  const before = await readParts(page)
  await comeNear(page)
  await page.locator("form.cart button.plus").focus()
  await page.setViewportSize(narrow)
  await expect.poll(() => readParts(page)).toEqual(await readParts(expected))
  expect(await page.locator("form.cart button.plus:focus").count()).toBe(1)
  await page.setViewportSize(wide)
  await expect.poll(() => readParts(page)).toEqual(before)
})

test("in the drawer they take the boxes of the placeholders in the shop's answer", async () => {
  const cart = createCartServer({ quantities: "placeholders" })
  cart.basketOf().add({ id: 11, quantity: 2 })
  const { page } = await openProduct({ cart, body: '<a class="ast-slidein-cart" href="/en/carrito/">Basket</a>' })
  await page.locator(".ast-slidein-cart").click()
  const button = page.getByRole("dialog").locator(".mini_cart_item button.plus")
  expect(await button.boundingBox()).toMatchObject({ width: 38, height: 40 })
  await button.press("Enter")
  await page.getByRole("dialog").locator(".qty[value='3']").waitFor()
  expect(await button.boundingBox()).toMatchObject({ width: 38, height: 40 })
  expect(await readShifts(page)).toEqual([])
})

test.each([2, 3] as const)("in state %i a theme without placeholders gets no buttons", async (state) => {
  const { page } = await openHost("/en/storefront/", {
    state,
    body: '<form class="cart"><div class="quantity"><input type="number" class="qty" value="1" /></div></form>',
  })
  await page.locator(".post-11 .button.add_to_cart_button").click()
  await page.locator(".post-11 .button.added").waitFor()
  expect(await page.locator("form.cart .quantity > *").count()).toBe(1)
})

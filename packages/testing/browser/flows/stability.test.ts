import { expect, inject, test } from "vitest"
import type { EnginePage } from "../support/enginePage.ts"
import { serveHost } from "../support/openHost.ts"
import { openShopper } from "../support/openShopper.ts"

/*
 * Nothing moves when our code comes, in each browser engine. Only Chromium reports shifts, and WebKit doesn't hide them by keeping the page's
 * scroll in place; so the boxes of the page's parts are measured in each frame, from before our code has come.
 */

const phone = { width: 390, height: 844 }

/** Opens a page whose late code stays on the way until `release`. */
async function openSlow(url: string, path: string, viewport = phone) {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const page = await openShopper(url + path, {
    viewport,
    prepare: (opened) =>
      opened.route(/\/ringside\/chunks\//, async (route) => {
        await released
        await route.continue()
      }),
  })
  return { page, release }
}

/** Notes each place that the elements have from now on, frame by frame. */
function notePlaces(page: EnginePage, selectors: readonly string[]): Promise<void> {
  return page.evaluate(async (wanted) => {
    // The shop's own letters move lines by some pixels when they come.
    await document.fonts.ready
    const places = new Map<string, string[]>()
    Object.assign(window, { places })
    const note = () => {
      for (const selector of wanted) {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        // From the start of the page: no scrolling hides that a part has moved.
        const place = box ? [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round).join(" ") : "none"
        const known = places.get(selector) ?? []
        if (known.at(-1) !== place) places.set(selector, [...known, place])
      }
      requestAnimationFrame(note)
    }
    note()
  }, selectors)
}

/** The elements that had more than one place, with their places. */
const listMoved = (page: EnginePage) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const places = Reflect.get(window, "places") as Map<string, readonly string[]>
    return [...places].filter(([selector, known]) => known.length > 1 || known[0] === "none" || selector === "")
  })

const productParts = [".woocommerce-product-gallery", ".summary", "form.cart", ".woocommerce-tabs"]

test.each([phone, { width: 1280, height: 720 }])("on a product page of $width px", async (viewport) => {
  const host = await serveHost({ state: 2 })
  const { page, release } = await openSlow(host.url, "/en/product/figure/", viewport)
  await notePlaces(page, [...productParts, ".wp-post-image"])
  release()
  await page.locator(".flex-control-thumbs img").first().waitFor()
  await page.locator("button.plus").first().waitFor()
  await page.locator(".woocommerce-tabs [role=tab]").first().waitFor()
  expect(await listMoved(page)).toEqual([])
})

test("in a quantity whose minus and plus come late", async () => {
  const host = await serveHost({ state: 2 })
  const { page, release } = await openSlow(host.url, "/en/product/southpaw/")
  await notePlaces(page, [".quantity", ".quantity .minus", ".quantity .qty", ".single_add_to_cart_button"])
  release()
  await page.locator("h1").hover()
  await page.locator("form.cart button.plus").waitFor()
  expect(await listMoved(page)).toEqual([])
})

test.each([phone, { width: 1280, height: 720 }])(
  "in the shop's header and catalogue of $width px",
  async (viewport) => {
    const { page, release } = await openSlow(inject("shopUrl"), "/en/tienda/", viewport)
    await notePlaces(page, [
      "#masthead",
      "#masthead .er-header:not([hidden])",
      "main h1",
      "ul.products",
      "ul.products li",
    ])
    release()
    await page.locator("main h1").hover()
    await page.locator(".ast-header-navigation-arrow[role=button]").first().waitFor({ state: "attached" })
    expect(await listMoved(page)).toEqual([])
  },
)

test.each([
  ["a product", "/en/product/lola-vendaval-quirante/", [".summary", ".product_meta", ".woocommerce-tabs"]],
  ["the checkout", "/en/checkout/", ["#customer_details"]],
])("by wallet buttons on the page of %s", async (_, path, following) => {
  const shop = inject("shopUrl")
  const page = await openShopper(`${shop}/en/?add-to-cart=101`, { viewport: phone })
  await page.goto(shop + path)
  await notePlaces(page, ["#wcpay-express-checkout-element", ...following])
  const place = page.locator("#wcpay-express-checkout-element")
  await place.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await page.locator('[data-simulated-wallet="google_pay"]').waitFor()
  expect(await listMoved(page)).toEqual([])
})

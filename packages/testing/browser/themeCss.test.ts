import { expect, test } from "vitest"
import { editProductHtml } from "./support/editProductHtml.ts"
import { openHost } from "./support/openHost.ts"

/* Rules as themes write them, in a real layout. Source: host-pages contract "What themes change". */

const product = "/en/product/figure/"
const style = (css: string) => ({ state: 2, head: `<style>${css}</style>` }) as const

test("panels that the theme's CSS hides are shown one at a time", async () => {
  const { page } = await openHost(product, style(".woocommerce-Tabs-panel { display: none }"))
  const panels = page.locator(".wc-tab")
  await expect.poll(() => panels.first().isVisible()).toBe(true)
  await page.locator("[role=tab]").nth(1).click()
  await expect.poll(() => panels.nth(1).isVisible()).toBe(true)
  expect(await panels.first().isVisible()).toBe(false)
})

test("a panel that the theme opens by a class on it has its height after a choice", async () => {
  const css = ".wc-tab:not(.active) { height: 0; opacity: 0; visibility: hidden; overflow: hidden }"
  const { page } = await openHost(product, style(css), {
    prepare: (opened) => editProductHtml(opened, (html) => html.replace(/(class="[^"]*)(wc-tab[ "])/, "$1active $2")),
  })
  const heights = () =>
    page.locator(".wc-tab").evaluateAll((all) => all.map((each) => each.checkVisibility({ visibilityProperty: true })))
  expect((await heights())[0]).toBe(true)
  await page.locator("[role=tab]").nth(1).click()
  await expect.poll(async () => (await heights()).slice(0, 2)).toEqual([false, true])
})

const variations = [
  {
    variation_id: 31,
    attributes: { attribute_size: "S" },
    variation_is_active: true,
    variation_is_visible: true,
    is_purchasable: true,
    is_in_stock: true,
    price_html: '<span class="price">21 €</span>',
  },
]
const form = `<div data-ringside="variations"><div class="product">
  <div class="product other"><p class="price">5 €</p></div>
  <p class="price range">21 € – 23 €</p>
  <form class="variations_form cart" method="post" data-product_id="30" data-product_variations='${JSON.stringify(variations)}'>
    <table class="variations"><tbody><tr><td><select id="size" name="attribute_size" aria-label="Size"><option value="">Choose</option><option value="S">S</option></select></td></tr></tbody></table>
    <div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
      <div class="woocommerce-variation-add-to-cart"><button type="submit" class="single_add_to_cart_button">Add this size</button><input type="hidden" name="variation_id" class="variation_id"></div>
    </div></form></div></div>`

test.each(["display: none", "visibility: hidden", "position: absolute; left: -9999px"])(
  "the price of the choice is seen, and its button can be reached, where the theme has hidden the range by %s",
  async (hidden) => {
    const css = `.product > p.range { ${hidden} } .single_variation, .single_variation_wrap { display: none }`
    const { page } = await openHost(product, { ...style(css), body: form })
    const button = page.getByRole("button", { name: "Add this size" })
    await expect.poll(() => button.isVisible()).toBe(true)
    await page.locator("#size").selectOption("S")
    await expect
      .poll(() => page.locator(".single_variation .price").boundingBox())
      .toMatchObject({ width: expect.toSatisfy((widthPx: number) => widthPx > 10) as number })
    expect(await page.locator(".other .price").textContent()).toBe("5 €")
  },
)

test.each([
  ["one picture", 1],
  ["two pictures", 2],
])("a magnified picture stays in its slide, in a gallery of %s", async (_, pictureCount) => {
  const { page } = await openHost(
    product,
    { state: 2, pictureCount },
    {
      prepare: (opened) =>
        editProductHtml(opened, (html) =>
          html.replace(/data-large_image_width="\d+"/g, 'data-large_image_width="1600"'),
        ),
    },
  )
  const picture = page.locator(".wp-post-image")
  await picture.hover()
  await page.locator(".ringside-gallery .zoomImg").waitFor({ state: "attached" })
  const frame = await page.locator(".zoomImg").evaluate((image) => {
    const slide = image.parentElement ?? image
    const { overflowX, position } = getComputedStyle(slide)
    return { overflowX, position, isLarger: image.clientWidth > slide.clientWidth }
  })
  expect(frame).toEqual({ overflowX: "clip", position: "relative", isLarger: true })
})

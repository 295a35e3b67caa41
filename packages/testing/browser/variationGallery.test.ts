import { expect, test } from "vitest"
import { formatGallery, formatSlide } from "../src/shapes/productMarkup.ts"
import { themeShapes } from "../src/shapes/index.ts"
import { openShapePage } from "./support/openShape.ts"

const redGallery = formatGallery([4, 5].map((n) => formatSlide(n, n === 4 ? 'class="wp-post-image"' : "")))

/** The server gives the red gloves a gallery of their own, and a plugin follows what becomes of galleries. */
const change = `<script>
  {
    const form = document.querySelector(".variations_form")
    const variations = JSON.parse(form.dataset.product_variations)
    Object.assign(variations[0], { gallery_images_html: ${JSON.stringify(redGallery)}, image_id: 40 })
    form.dataset.product_variations = JSON.stringify(variations)
    window.galleryLog = []
    jQuery(document.body).on("wc-product-gallery-before-destroy wc-product-gallery-before-init wc-product-gallery-after-init",
      function (event, element, params) {
        galleryLog.push([event.type.slice(19), element === event.target, typeof params])
      })
  }
</script>`

const gallery = ".woocommerce-product-gallery"
const [shape] = themeShapes

async function open() {
  if (!shape) throw new Error("There is no shape.")
  const visit = await openShapePage(shape, "product", { host: { state: 2, hasJQuery: true, body: change } })
  const { page } = visit
  const thumbnails = page.locator(".flex-control-thumbs img")
  await thumbnails.nth(2).waitFor()
  // The answer about the basket is above the gallery and moves it.
  await page.locator(".woocommerce-mini-cart__empty-message").waitFor()
  const readPictures = () =>
    page
      .locator(`${gallery}__image img:not(.zoomImg)`)
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")))
  return { ...visit, thumbnails, readPictures }
}

const red = ["/figures/gloves-4-600.webp", "/figures/gloves-5-600.webp"]
const own = [1, 2, 3].map((n) => `/figures/gloves-${n}-600.webp`)

test("a variation's own gallery has slides, thumbnails, zoom and viewer, and makes room for the product's", async () => {
  const { page, thumbnails, readPictures } = await open()
  await page.evaluate("galleryLog.length = 0")
  const boxOf = async () => {
    const box = await page.locator(`${gallery} .flex-active-slide`).boundingBox()
    return box && [box.x, box.y, box.width].map(Math.round)
  }
  const before = await boxOf()
  await page.locator("#colour").selectOption("Red")
  // At once, within the shopper's own action.
  expect([await readPictures(), await thumbnails.count()]).toEqual([red, 2])
  expect(await page.locator(gallery).evaluate((root) => getComputedStyle(root).opacity)).toBe("1")
  expect(await boxOf()).toEqual(before)
  expect(await page.evaluate("galleryLog")).toEqual([
    ["before-destroy", true, "object"],
    ["before-init", true, "object"],
    ["after-init", true, "object"],
  ])
  await thumbnails.nth(1).click()
  await page.locator(`${gallery}__image:nth-child(2).flex-active-slide`).waitFor()
  await page.locator(`${gallery}__image:nth-child(2) a`).hover()
  await page.locator(`${gallery} .zoomImg`).waitFor()
  await page.locator(`${gallery}__trigger`).click()
  const viewer = page.getByRole("dialog")
  await viewer.locator('img[src="/figures/gloves-5.webp"]').first().waitFor()
  await page.keyboard.press("Escape")
  await viewer.waitFor({ state: "detached" })
  await page.locator("#colour").selectOption("Black")
  expect([await readPictures(), await thumbnails.count()]).toEqual([own, 3])
  expect(await page.locator(".woocommerce-product-gallery__trigger").count()).toBe(1)
})

test("focus stays in a gallery that is replaced", async () => {
  const { page, thumbnails } = await open()
  await thumbnails.nth(1).focus()
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>("#colour")
    if (!select) return
    select.value = "Red"
    select.dispatchEvent(new Event("change", { bubbles: true }))
  })
  await expect.poll(() => thumbnails.count()).toBe(2)
  expect(await thumbnails.first().evaluate((image) => image === document.activeElement)).toBe(true)
})

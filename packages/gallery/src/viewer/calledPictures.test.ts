import { find, type JQueryForTests, provideJQuery } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  click,
  createGalleryHtml,
  createSlideHtml,
  galleryParams,
  type GalleryStage,
  startGallery,
} from "../slides/galleryForTests.ts"

/** As plugins for bundles print the photo of an item. */
const createItemHtml = (n: number, link = "image zoom") =>
  `<div class="bundled_product_images images"><figure class="bundled_product_image woocommerce-product-gallery__image"><a href="/${n}-full.jpg" class="${link}" data-rel="photoSwipe"><img src="/${n}.jpg" alt="Item ${n}" data-large_image="/${n}-large.jpg" data-large_image_width="900" data-large_image_height="600"></a></figure></div>`

let stage: GalleryStage
let jQuery: JQueryForTests
let ended: AbortController

beforeEach(async () => {
  ended = new AbortController()
  jQuery = await provideJQuery(ended.signal)
})
afterEach(() => {
  stage.page.stop()
  ended.abort()
  document.body.replaceChildren()
})

function start(html: string, settings: object = {}): GalleryStage {
  document.body.innerHTML = html
  const host = { wc_single_product_params: { ...galleryParams, ...settings } }
  stage = startGallery(document, undefined, { config: { host } })
  return stage
}
function call(selector: string, options: object | undefined = { zoom_enabled: false, flexslider_enabled: false }) {
  const set = jQuery(selector)
  Reflect.apply(jQuery.fn["wc_product_gallery"] as () => unknown, set, [options])
}
const settle = () => stage.page.clock.settle()
const photo = (index = 0) => document.querySelectorAll<HTMLElement>(".bundled_product_images a img")[index]
const press = async (target: HTMLElement | undefined, init: MouseEventInit = {}) => {
  const isTaken = target ? click(target, init) : null
  await settle()
  return isTaken
}

describe("a picture in an element on which a script has called the platform's function", () => {
  it("opens the viewer with the element's pictures, and leaves the markup as it is", async () => {
    const html = `<div class="product">${createItemHtml(1)}${createItemHtml(2)}</div>`
    const { opened, page } = start(html)
    call(".bundled_product_images")
    expect(await press(photo(1))).toBe(true)
    expect(opened.map(({ items, index }) => [items.map(({ src }) => src), index])).toEqual([[["/2-large.jpg"], 0]])
    page.stop()
    expect(document.body.innerHTML).toBe(html)
  })

  it("opens it at the pressed one of several, though another script has prevented the default", async () => {
    const { opened } = start(`<div class="group">${createItemHtml(1)}${createItemHtml(2)}</div>`)
    call(".group")
    photo(1)?.addEventListener("click", (event) => event.preventDefault())
    await press(photo(1))
    expect(opened.map(({ items, index }) => [items.length, index])).toEqual([[2, 1]])
  })

  it("that is a placeholder, whose click the plugin stops, does nothing", async () => {
    const { opened } = start(createItemHtml(1, "placeholder_image"))
    call(".bundled_product_images")
    photo()?.parentElement?.addEventListener("click", (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    await press(photo())
    expect(opened).toEqual([])
  })

  it.each<[what: string, settings: object, options: object, init: MouseEventInit]>([
    ["in a shop without the viewer", { photoswipe_enabled: "" }, {}, {}],
    ["where the call turns the viewer off", {}, { photoswipe_enabled: false }, {}],
    ["with a key for another tab", {}, {}, { ctrlKey: true }],
  ])("is followed as a link %s", async (_, settings, options, init) => {
    const { opened } = start(createItemHtml(1), settings)
    call(".bundled_product_images", options)
    expect(await press(photo(), init)).toBe(false)
    expect(opened).toEqual([])
  })

  it("opens it with its variation's picture", async () => {
    const { opened } = start(createItemHtml(1))
    call(".bundled_product_images")
    photo()?.setAttribute("data-large_image", "/variation.jpg")
    await press(photo())
    expect(opened[0]?.items.map(({ src }) => src)).toEqual(["/variation.jpg"])
  })
})

it("is followed as a link in an element without such a call", async () => {
  const { opened } = start(createItemHtml(1))
  expect(await press(photo())).toBe(false)
  expect(opened).toEqual([])
})

it("opens the viewer of its gallery once where the function is called on the gallery", async () => {
  const { opened, see } = start(createGalleryHtml([createSlideHtml(1)]), { zoom_enabled: "" })
  call(".woocommerce-product-gallery")
  see()
  await press(find(".woocommerce-product-gallery__image a img"))
  expect(opened).toHaveLength(1)
})

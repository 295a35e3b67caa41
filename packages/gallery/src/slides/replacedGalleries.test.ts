import { galleryLeaving, galleryReplaced } from "@ringside/core"
import { find, findA, provideJQuery, type JQueryForTests } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import {
  createGalleryHtml,
  createSlideHtml,
  galleryParams,
  type GalleryStage,
  startGallery,
} from "./galleryForTests.ts"

let stage: GalleryStage
let jQuery: JQueryForTests
let log: (readonly [string, unknown, unknown])[]
const ended = new AbortController()

beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  document.body.innerHTML = createGalleryHtml([1, 2].map((n) => createSlideHtml(n)))
  log = []
  const names = ["before-destroy", "before-init", "after-init"]
  jQuery(document.body).on(names.map((name) => `wc-product-gallery-${name}`).join(" "), (event, element, params) =>
    log.push([(event as { readonly type: string }).type, element, params]),
  )
})
afterEach(() => {
  stage.page.stop()
  jQuery(document.body).off()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

const start = () => {
  stage = startGallery(document, undefined, { config: { host: { wc_single_product_params: galleryParams } } })
  stage.see()
}
const gallery = () => findA(HTMLElement, ".woocommerce-product-gallery")

function replace(): readonly [before: Element, after: Element] {
  const before = gallery()
  const box = document.createElement("div")
  box.innerHTML = createGalleryHtml([3, 4, 5].map((n) => createSlideHtml(n)))
  const after = findA(HTMLElement, ".woocommerce-product-gallery", box)
  log = []
  galleryLeaving.send(stage.page, before)
  before.replaceWith(after)
  stage.page.scan()
  galleryReplaced.send(stage.page, after)
  return [before, after]
}

it("starts the gallery at once, and sends the platform's events with the element itself", () => {
  start()
  const [before, after] = replace()
  expect(document.querySelectorAll(".flex-control-thumbs img")).toHaveLength(3)
  expect(log).toEqual([
    ["wc-product-gallery-before-destroy", before, galleryParams],
    ["wc-product-gallery-before-init", after, galleryParams],
    ["wc-product-gallery-after-init", after, galleryParams],
  ])
  expect(before.querySelector(".flex-viewport, .flex-control-nav")).toBeNull()
})

it("leaves the focus in the gallery", () => {
  start()
  find(".flex-control-thumbs li:nth-child(2) img").focus()
  replace()
  expect(document.activeElement).toBe(find(".flex-control-thumbs img"))
})

it("leaves the focus in a gallery whose thumbnails are pictures", () => {
  start()
  find(".flex-control-thumbs img").focus()
  const before = gallery()
  const after = document.createElement("div")
  after.innerHTML = '<ol><li><img class="flex-active" alt=""></li></ol><a href="/large.jpg">Large</a>'
  // Browsers focus no picture.
  findA(HTMLElement, "img", after).focus = () => undefined
  galleryLeaving.send(stage.page, before)
  before.replaceWith(after)
  galleryReplaced.send(stage.page, after)
  expect(document.activeElement).toBe(after.querySelector("a"))
})

it("has the platform's script start it once, since it keeps its listeners while it is away", () => {
  document.head.innerHTML = '<script type="x" id="wc-single-product-js" src="/single-product.js"></script>'
  const init = vi.fn()
  Reflect.set(jQuery.fn, "wc_product_gallery", init)
  start()
  Reflect.set(jQuery.fn, "data", (name: string) => (name === "product_gallery" ? {} : undefined))
  galleryReplaced.send(stage.page, gallery())
  for (const name of ["wc_product_gallery", "data"]) Reflect.deleteProperty(jQuery.fn, name)
  expect(init).not.toHaveBeenCalled()
})

it("has the platform's script start it where that does the job", () => {
  document.head.innerHTML = '<script type="x" id="wc-single-product-js" src="/single-product.js"></script>'
  const init = vi.fn()
  Reflect.set(jQuery.fn, "wc_product_gallery", init)
  start()
  const [before, after] = replace()
  Reflect.deleteProperty(jQuery.fn, "wc_product_gallery")
  expect(init).toHaveBeenCalledExactlyOnceWith(galleryParams)
  expect(log.map(([name, element]) => [name.slice(19), element])).toEqual([
    ["before-destroy", before],
    ["before-init", after],
    ["after-init", after],
  ])
  expect(document.querySelector(".flex-viewport")).toBeNull()
})

import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findA, type JQueryForTests, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createVariation, formatForm } from "./formForTests.ts"
import { variationsBehaviour } from "./index.ts"

const formatGallery = (...names: readonly string[]) =>
  `<div class="woocommerce-product-gallery images" style="opacity: 0;"><div class="woocommerce-product-gallery__wrapper">${names.map((name) => `<div class="woocommerce-product-gallery__image"><a href="/${name}-full.avif"><img class="wp-post-image" src="/${name}.avif"></a></div>`).join("")}</div></div>`
const own = formatGallery("front", "back").replace(' style="opacity: 0;"', "")
const red = formatGallery("red", "red-back")
const variations = [
  createVariation(21, "S", "", { gallery_images_html: red, image_id: 7 }),
  createVariation(22, "M", "", { gallery_images_html: red, image_id: 7 }),
  createVariation(23, "L", "", { gallery_images_html: "", image: { src: "/large.avif" }, image_id: 8 }),
  createVariation(24, "XL", "", { gallery_images_html: "<p>No gallery</p>", image: { src: "/xl.avif" }, image_id: 9 }),
]
const copy = `<script type="text/template" class="wc-product-gallery-default-template"> ${own} </script>`

let page: TestPage
let jQuery: JQueryForTests
let before: string
const ended = new AbortController()

beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  document.body.innerHTML = formatForm({ variations, before: own, sizes: ["S", "M", "L", "XL"] })
  find("form").insertAdjacentHTML("beforeend", copy)
  before = document.body.innerHTML
  page = createTestPage({ config: { host: { wc_add_to_cart_variation_params: {} } } })
  startBehaviour(variationsBehaviour, page)
  await page.clock.advance(150)
  choose("colour", "red")
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

function choose(name: string, value: string): void {
  const select = findA(HTMLSelectElement, `#${name}`)
  select.value = value
  select.dispatchEvent(new Event("change", { bubbles: true }))
}
const gallery = () => findA(HTMLElement, ".woocommerce-product-gallery")
const sources = () => [...gallery().querySelectorAll("img")].map((image) => image.getAttribute("src"))
const marks = () => ["data-product_gallery_active", "current-image"].map((name) => find("form").getAttribute(name))
const call = (selector: string, name: string, ...args: readonly unknown[]): unknown => {
  const set = jQuery(selector)
  return Reflect.apply(Reflect.get(set, name) as () => unknown, set, args)
}

describe("a variation's own gallery", () => {
  it("replaces the product's, is visible at once, and is replaced by the product's on reset", () => {
    const product = gallery()
    choose("size", "S")
    expect([sources(), gallery().style.opacity, marks()]).toEqual([["/red.avif", "/red-back.avif"], "1", ["yes", "7"]])
    find(".reset_variations").click()
    expect(gallery()).toBe(product)
    expect([sources(), marks()]).toEqual([
      ["/front.avif", "/back.avif"],
      [null, ""],
    ])
  })

  it("stays at its picture when another variation has the same gallery", () => {
    choose("size", "S")
    const shown = gallery()
    choose("size", "M")
    expect(gallery()).toBe(shown)
  })

  it("is removed for a variation with one picture, which the product's gallery shows", () => {
    choose("size", "S")
    choose("size", "L")
    expect([sources(), marks()]).toEqual([
      ["/large.avif", "/back.avif"],
      [null, "8"],
    ])
    choose("size", "S")
    expect(sources()).toEqual(["/red.avif", "/red-back.avif"])
    find(".reset_variations").click()
    expect(sources()).toEqual(["/front.avif", "/back.avif"])
  })

  it("isn't shown where its markup has no gallery; the variation's picture is", () => {
    choose("size", "XL")
    expect([sources(), marks()]).toEqual([
      ["/xl.avif", "/back.avif"],
      [null, "9"],
    ])
  })

  it("is removed for a variation whose markup has no gallery", () => {
    choose("size", "S")
    choose("size", "XL")
    expect(sources()).toEqual(["/xl.avif", "/back.avif"])
  })

  it("runs no script of its markup", () => {
    variations[0] = createVariation(21, "S", "", {
      gallery_images_html: red.replace("<a ", '<script>window.wasRun = true</script><a onclick="wasRun = true" '),
    })
    find("form").setAttribute("data-product_variations", JSON.stringify(variations))
    jQuery("form").trigger("reload_product_variations")
    choose("size", "S")
    expect([gallery().querySelectorAll("script, [onclick]").length, sources()[0]]).toEqual([0, "/red.avif"])
  })

  it("leaves nothing behind after stop()", () => {
    choose("size", "S")
    page.stop()
    expect(document.body.innerHTML).toBe(before)
  })

  it("sends a resize 20 ms later, and doesn't request the first slide", async () => {
    const log: string[] = []
    await page.clock.advance(20)
    jQuery(document.body).on("woocommerce_gallery_reset_slide_position woocommerce_gallery_init_zoom", () =>
      log.push("slide"),
    )
    jQuery(window).on("resize", () => log.push("resize"))
    choose("size", "S")
    await page.clock.advance(20)
    jQuery(window).off()
    jQuery(document.body).off()
    expect(log).toEqual(["resize"])
  })
})

describe("the host's functions for it", () => {
  it("replace and restore the gallery, and return which one is shown", () => {
    expect(call("form", "wc_variations_gallery_is_active")).toBe(false)
    expect(call("form", "wc_variations_gallery_replace", "<p></p>", { image_id: 5 })).toBe(false)
    expect(call("form", "wc_variations_gallery_replace", red, { image_id: 5 })).toBe(true)
    expect([call("form", "wc_variations_gallery_is_active"), sources()[0], marks()]).toEqual([
      true,
      "/red.avif",
      ["yes", "5"],
    ])
    expect(call("form", "wc_variations_gallery_reset")).toBe(true)
    expect(call("form", "wc_variations_gallery_reset")).toBe(false)
    expect(sources()[0]).toBe("/front.avif")
  })

  it("find the product's own markup, in the form or on the page, and a gallery's root", () => {
    expect(call("form", "wc_get_default_product_gallery_html")).toBe(own)
    find(".wc-product-gallery-default-template").outerHTML =
      `<template class="wc-product-gallery-default-template"> ${own} </template>`
    expect(call("form", "wc_get_default_product_gallery_html")).toBe(own)
    find(".wc-product-gallery-default-template").remove()
    expect(call("form", "wc_get_default_product_gallery_html")).toBe("")
    Object.assign(window, { wc_variation_gallery_defaults: { 20: own } })
    expect(call("form", "wc_get_default_product_gallery_html")).toBe(own)
    Reflect.deleteProperty(window, "wc_variation_gallery_defaults")
    for (const selector of [".product", ".woocommerce-product-gallery"]) {
      const root = call(selector, "wc_find_gallery_root") as { readonly 0: Element; readonly length: number }
      expect([root.length, root[0]]).toEqual([1, gallery()])
    }
  })

  it("move the gallery to its first slide for a picture that differs from the last", () => {
    const log: string[] = []
    jQuery(gallery()).on("woocommerce_gallery_reset_slide_position", () => log.push("first"))
    for (const image_id of [5, 5, 6]) call("form", "wc_maybe_trigger_slide_position_reset", { image_id })
    expect(log).toEqual(["first", "first"])
  })
})

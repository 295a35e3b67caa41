import { Window } from "happy-dom"
import { describe, expect, test } from "vitest"
import { createProduct } from "../../testing/product.ts"
import { textsOf } from "../../texts/texts.ts"
import { gallery } from "./gallery.ts"
import { markupOf } from "../../html/html.ts"

function parseGallery(changes: Parameters<typeof createProduct>[0]) {
  const { document } = new Window()
  document.body.innerHTML = markupOf(gallery(createProduct(changes), { language: "en", texts: textsOf("en") }))
  return document.body
}

describe("a gallery", () => {
  test.each([1, 2, 8])("of %i pictures has as many slides, each with a thumbnail", (viewCount) => {
    const slides = [...parseGallery({ viewCount }).querySelectorAll(".woocommerce-product-gallery__image")]
    expect(slides.map((slide) => slide.getAttribute("data-thumb"))).toEqual(
      Array.from({ length: viewCount }, (_, index) => `/figures/figura/${String(index + 1)}-160.webp`),
    )
  })

  test("without pictures shows a message in their place", () => {
    const body = parseGallery({ viewCount: 0 })
    expect(body.querySelector(".woocommerce-product-gallery--without-images")).not.toBeNull()
    expect(body.querySelector(".woocommerce-product-gallery__image--placeholder > img.wp-post-image")).toMatchObject({
      alt: "No photo yet",
    })
    expect(body.querySelector("[data-large_image]")).toBeNull()
  })

  test("takes a name as text, whatever it holds", () => {
    const name = 'X" onerror="alert(1)"><script>'
    const body = parseGallery({ name })
    expect(body.querySelector("img")?.getAttribute("data-caption")).toBe(`${name}, front`)
    expect(body.querySelectorAll("script, [onerror]")).toHaveLength(0)
  })
})

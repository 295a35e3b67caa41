import { sendHostEvent } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  click,
  createGalleryHtml,
  createSlideHtml,
  createThemeSliderHtml,
  galleryParams,
  type GalleryStage,
  setTouch,
  startGallery,
} from "./galleryForTests.ts"

const two = createGalleryHtml([createSlideHtml(1), createSlideHtml(2)])
let stage: GalleryStage

function start(html: string, { hasTouch = false, settings = {} } = {}): void {
  Reflect.set(window, "wc_single_product_params", { ...galleryParams, ...settings })
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600)
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue(undefined)
  setTouch(document, hasTouch)
  document.body.innerHTML = html
  stage = startGallery(document)
  stage.see()
}

function point(selector: string, type: string, init: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType: "mouse", clientX: 30, clientY: 40, ...init })
  document.querySelector(selector)?.dispatchEvent(event)
}

const zoomed = () => document.querySelector<HTMLImageElement>(".ringside-gallery-zoomed .zoomImg")
const firstPicture = ".flex-active-slide a img"

beforeEach(() => {
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
})

afterEach(() => {
  stage.page.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, "wc_single_product_params")
  Reflect.deleteProperty(document.documentElement, "ontouchstart")
  document.body.replaceChildren()
})

describe("under a mouse, a picture", () => {
  it("is magnified until the pointer leaves it, and its file is fetched at first use", async () => {
    start(two)
    expect(document.querySelector(".zoomImg")).toBeNull()
    point(firstPicture, "pointerover")
    const image = zoomed()
    expect([image?.getAttribute("src"), image?.alt, image?.getAttribute("aria-hidden")]).toEqual([
      "/1-large.webp",
      "",
      "true",
    ])
    expect(image?.style.transition).toBe("opacity 120ms")
    await vi.waitFor(() => expect(image?.style.opacity).toBe("1"))
    point("body", "pointerover")
    expect([zoomed(), image?.style.opacity]).toEqual([null, "0"])
    point(firstPicture, "pointerover")
    expect(zoomed()).toBe(image)
  })

  it.each([
    ["in a slider", two],
    ["alone in its gallery", createGalleryHtml([createSlideHtml(1)])],
    [
      "alone in a hook",
      '<div data-ringside="gallery"><a href="/1-full.webp"><img src="/1.webp" data-large_image="/1-large.webp" data-large_image_width="1200"></a></div>',
    ],
  ])("%s is magnified in a frame, which stays while the large one fades", (_, html) => {
    start(html)
    point("a img", "pointerover")
    const slide = zoomed()?.parentElement
    expect(slide?.className).toContain("ringside-gallery-frame")
    point("body", "pointerover")
    expect(slide?.className).toContain("ringside-gallery-frame")
  })

  it("in a slider of the theme's own is magnified itself, whichever is shown", () => {
    start(createThemeSliderHtml(3), { settings: { flexslider_enabled: "" } })
    point(".slick-slide:nth-child(3) img", "pointerover")
    expect(zoomed()?.getAttribute("src")).toBe("/2-large.webp")
    expect(zoomed()?.parentElement?.className).toContain("woocommerce-product-gallery__image")
  })

  it.each(["a", ".woocommerce-product-gallery__image", ".slide"])(
    "that a theme's own zoom in its %s magnifies is left to it, and another isn't",
    (place) => {
      const boxes = [1, 2].map((n) => `<div class="slide">${createSlideHtml(n)}</div>`)
      const html = `<div class="woocommerce-product-gallery images"><div class="slider">${boxes.join("")}</div></div>`
      start(html, { settings: { flexslider_enabled: "" } })
      document
        .querySelector(`.slide ${place}, ${place}.slide`)
        ?.insertAdjacentHTML("beforeend", '<img class="zoomImg">')
      point(".slide:first-child a img", "pointerover")
      point(".slide:first-child .zoomImg", "pointerover")
      expect(document.querySelectorAll(".zoomImg")).toHaveLength(1)
      point(".slide:last-child a img", "pointerover")
      expect(document.querySelectorAll(".slide:last-child .zoomImg")).toHaveLength(1)
    },
  )

  it("that is a slide without an element around it is left as it is", () => {
    start(
      '<div data-ringside="gallery"><img src="/1.webp" data-large_image="/1-large.webp" data-large_image_width="1200"></div>',
    )
    point("img", "pointerover")
    expect([zoomed(), document.querySelector(".zoomImg")]).toEqual([null, null])
  })

  it.each<[what: string, html: string, options: Parameters<typeof start>[1], init: PointerEventInit]>([
    [
      "that is no larger",
      createGalleryHtml([1, 2].map((n) => createSlideHtml(n, 'data-large_image_width="600"'))),
      {},
      {},
    ],
    ["of unknown size", createGalleryHtml([1, 2].map((n) => createSlideHtml(n, ""))), {}, {}],
    ["without zoom", two, { settings: { zoom_enabled: "" } }, {}],
    ["under a finger", two, {}, { pointerType: "touch" }],
    ["on a touch screen", two, { hasTouch: true }, {}],
  ])("%s isn't", (_, html, options, init) => {
    start(html, options)
    point(firstPicture, "pointerover", init)
    expect(zoomed()).toBeNull()
  })

  it.each<[what: string, run: () => void]>([
    ["another slide shows", () => document.querySelectorAll<HTMLElement>(".flex-control-thumbs img")[1]?.click()],
    ["the mouse leaves the page", () => point("html", "pointerleave")],
  ])("is as it was when %s", (_, run) => {
    start(two)
    point(firstPicture, "pointerover")
    expect(zoomed()).not.toBeNull()
    run()
    document.querySelector(".flex-viewport")?.dispatchEvent(new Event("scroll"))
    expect(zoomed()).toBeNull()
  })

  it.each([
    ["is as it was", "width", 1],
    ["stays magnified", "height alone", 0],
  ])("%s when the window gets another %s", async (_, _what, change) => {
    start(two)
    point(firstPicture, "pointerover")
    vi.spyOn(window, "innerWidth", "get").mockReturnValue(window.innerWidth + change)
    window.dispatchEvent(new Event("resize"))
    await stage.page.clock.advance(50)
    expect(zoomed() === null).toBe(change > 0)
  })

  it("that a variation replaced is magnified as it is now", () => {
    start(two)
    point(firstPicture, "pointerover")
    document.querySelector(firstPicture)?.setAttribute("data-large_image", "/red-large.webp")
    sendHostEvent({ name: "woocommerce_gallery_init_zoom", target: document.querySelector(".images") ?? document })
    expect(zoomed()).toBeNull()
    point(firstPicture, "pointerover")
    expect(zoomed()?.getAttribute("src")).toBe("/red-large.webp")
    expect(document.querySelectorAll(".zoomImg").length).toBe(1)
  })
})

describe("under a mouse that rests, a picture that a variation replaced", () => {
  const replace = () => {
    document.querySelector(firstPicture)?.setAttribute("data-large_image", "/red-large.webp")
    const target = document.querySelector(".images") ?? document
    sendHostEvent({ name: "woocommerce_gallery_init_zoom", target })
  }

  /** Pages read the document's members from it. */
  const documentPrototype: object = Reflect.getPrototypeOf(document) ?? document
  /** Replaces `elementFromPoint`, which finds nothing in a window without layout. */
  const rest = (selector: string) =>
    Reflect.set(documentPrototype, "elementFromPoint", () => document.querySelector(selector)) &&
    point(selector, "pointerover")
  afterEach(() => Reflect.deleteProperty(documentPrototype, "elementFromPoint"))

  it("is magnified again when it has had time to load, even if its element is a new one", async () => {
    start(two)
    rest(firstPicture)
    const image = document.querySelector(firstPicture)
    image?.replaceWith(image.cloneNode())
    replace()
    await stage.page.clock.advance(99)
    expect(zoomed()).toBeNull()
    await stage.page.clock.advance(1)
    expect(zoomed()?.getAttribute("src")).toBe("/red-large.webp")
  })

  it.each<[what: string, run: () => void]>([
    ["is elsewhere by then", () => rest("body")],
    ["has left the page", () => point("html", "pointerleave")],
  ])("isn't when the mouse %s", async (_, run) => {
    start(two)
    rest(firstPicture)
    replace()
    run()
    await stage.page.clock.advance(100)
    expect(zoomed()).toBeNull()
  })
})

describe("at a tap, a picture", () => {
  it("is magnified, and not at the next", () => {
    start(two, { hasTouch: true })
    const picture = document.querySelector<HTMLElement>(firstPicture)
    expect(picture && click(picture)).toBe(true)
    expect(zoomed()?.getAttribute("src")).toBe("/1-large.webp")
    // A finger leaves the page before its tap becomes a click.
    document.documentElement.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "touch" }))
    expect(picture && click(picture)).toBe(true)
    expect(zoomed()).toBeNull()
  })

  it("alone in its gallery opens the viewer instead", () => {
    start(createGalleryHtml([createSlideHtml(1)]), { hasTouch: true })
    const picture = document.querySelector<HTMLElement>(".woocommerce-product-gallery__image img")
    expect(picture && click(picture)).toBe(true)
    expect(zoomed()).toBeNull()
  })
})

it("leaves nothing behind", () => {
  start(two)
  point(firstPicture, "pointerover")
  stage.page.stop()
  expect(document.body.innerHTML).toBe(two)
})

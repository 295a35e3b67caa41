import { overlaysService, stopBehaviours } from "@ringside/core"
import { find, findAll } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  click,
  createGalleryHtml,
  createSlideHtml,
  galleryParams,
  type GalleryStage,
  press,
  setTouch,
  startGallery,
} from "./galleryForTests.ts"

const three = createGalleryHtml([1, 2, 3].map((n) => createSlideHtml(n)))
const hook = `<div data-ringside="gallery"><ul>${[1, 2].map((n) => `<li><img src="/${n}.webp" alt=""></li>`).join("")}</ul></div>`
const trigger = ".woocommerce-product-gallery__trigger"
let stage: GalleryStage

function start(html: string): GalleryStage {
  document.body.innerHTML = html
  stage = startGallery(document)
  return stage
}

function findNth(selector: string, index: number): HTMLElement {
  const element = findAll(selector)[index]
  if (!element) throw new Error(`no ${selector} ${index}`)
  return element
}

/** Logs the events of galleries by the number of their root on the page. */
function logEvents(): string[] {
  const log: string[] = []
  for (const name of ["before", "after"]) {
    const listener = ({ target }: Event) =>
      log.push(`${name} ${[...document.querySelectorAll(".images")].indexOf(target as HTMLElement)}`)
    document.addEventListener(`wc-product-gallery-${name}-init`, listener, { signal: stage.page.signal })
  }
  return log
}

beforeEach(() => {
  Reflect.set(window, "wc_single_product_params", galleryParams)
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600)
  vi.spyOn(HTMLImageElement.prototype, "decode").mockResolvedValue(undefined)
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
})

afterEach(() => {
  stage.page.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, "wc_single_product_params")
  document.body.replaceChildren()
  document.head.replaceChildren()
})

it("shows the slide that a listener of its ready event selects", () => {
  const { see } = start(three)
  document.addEventListener("wc-product-gallery-after-init", () => click(findNth(".flex-control-thumbs img", 2)), {
    signal: stage.page.signal,
  })
  see()
  expect(findNth(".flex-control-thumbs img", 2).getAttribute("aria-current")).toBe("true")
})

it("isn't started by a request for its first slide, which is shown already", () => {
  start(three)
  find(".images").dispatchEvent(new CustomEvent("woocommerce_gallery_reset_slide_position", { bubbles: true }))
  expect(document.querySelector(".flex-control-thumbs")).toBeNull()
})

it("reads its pictures' boxes before it inserts the elements from which it reads the host's look", () => {
  const { see } = start(three)
  const reads: string[] = []
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    reads.push(this.closest("ol, .flex-viewport") ? "look" : "pictures")
    return new DOMRect()
  })
  see()
  expect(reads).toEqual(["pictures", "pictures", "pictures", "look", "look", "look", "look", "look"])
})

describe("several galleries", () => {
  it("are all read before the first is changed", () => {
    const { see } = start(three + three)
    const log = logEvents()
    see()
    expect(log).toEqual(["before 0", "before 1", "after 0", "after 1"])
  })

  it("start although one of them fails, which is left as the server sent it", () => {
    const { see } = start(three + three)
    const failures = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    const { outerHTML } = find(".images")
    vi.spyOn(find(".images"), "prepend").mockImplementation(() => {
      throw new Error("boom")
    })
    see()
    expect(find(".images").outerHTML).toBe(outerHTML)
    expect(findNth(".images", 1).querySelectorAll(".flex-control-thumbs img")).toHaveLength(3)
    expect(click(find(".woocommerce-product-gallery__image a"))).toBe(false)
    stage.page.scan()
    expect(failures).toHaveBeenCalledOnce()
  })
})

describe("stop of one gallery", () => {
  it("leaves it as the server sent it, and the other as it is", async () => {
    const { page, see } = start(`<div>${three}</div><div>${three}</div>`)
    see()
    const other = findNth(".images", 1).outerHTML
    press(find(".images a"), "ArrowRight")
    await page.clock.settle()
    stopBehaviours(page, find(".images"))
    page.scan()
    see()
    expect(find("body > div").innerHTML).toBe(three)
    expect(findNth(".images", 1).outerHTML).toBe(other)
    expect(click(find(".images a"))).toBe(false)
    expect(press(find(".images a"), "ArrowRight")).toBe(false)
  })

  it("forgets a step that waits for its frame", async () => {
    const { page, see } = start(three)
    see()
    findNth(".flex-control-thumbs img", 2).click()
    stopBehaviours(page, find(".images"))
    await page.clock.settle()
    expect(document.body.innerHTML).toBe(three)
  })

  it("before its start, by a listener of the page, starts nothing", () => {
    const { page, see } = start(three)
    document.addEventListener("wc-product-gallery-before-init", () => stopBehaviours(page, find(".images")), {
      signal: page.signal,
    })
    see()
    expect(document.body.innerHTML).toBe(three)
  })

  it("closes its viewer", async () => {
    const { page, see, opened, element } = start(three)
    see()
    click(find(trigger))
    await vi.waitFor(() => expect(opened.length).toBe(1))
    stopBehaviours(page, find(".images"))
    expect([element.isConnected, overlaysService.of(page).isAnyOpen, document.body.innerHTML]).toEqual([
      false,
      false,
      three,
    ])
  })
})

describe("a gallery that the host removes", () => {
  it("keeps its viewer open until that is closed, or the page stops", async () => {
    const { page, see, opened, element } = start(three)
    see()
    click(find(trigger))
    await vi.waitFor(() => expect(opened.length).toBe(1))
    find(".images").remove()
    page.scan()
    expect(element.isConnected).toBe(true)
    page.stop()
    expect(element.isConnected).toBe(false)
  })

  it("is magnified again when it comes back", () => {
    const { page, see } = start(three)
    see()
    setTouch(document, false)
    const over = () => new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })
    find(".images img").dispatchEvent(over())
    expect(document.querySelectorAll(".ringside-gallery-zoomed > .zoomImg")).toHaveLength(1)
    const root = find(".images")
    root.remove()
    page.scan()
    expect(root.querySelector(".zoomImg, .ringside-gallery-zoomed")).toBeNull()
    document.body.append(root)
    page.scan()
    see()
    find(".flex-active-slide img").dispatchEvent(over())
    expect(document.querySelectorAll(".ringside-gallery-zoomed > .zoomImg")).toHaveLength(1)
  })
})

describe("a gallery whose content the host replaces", () => {
  it("starts again in the same look, and the old content is as the server sent it", () => {
    const { page, see } = start(three)
    see()
    const wrapper = find(".woocommerce-product-gallery__wrapper")
    const fresh = document.createElement("div")
    fresh.className = "woocommerce-product-gallery__wrapper"
    fresh.innerHTML = createSlideHtml(4) + createSlideHtml(5)
    wrapper.replaceWith(fresh)
    page.scan()
    expect(fresh.querySelectorAll(".flex-active-slide, [inert]")).toHaveLength(2)
    expect(document.querySelectorAll(`.flex-control-thumbs img, ${trigger}`)).toHaveLength(3)
    expect(`<div class="woocommerce-product-gallery images" style="opacity: 0;">${wrapper.outerHTML}</div>`).toBe(three)
  })

  it("with a copy of its HTML works again", () => {
    const { page, see } = start(three)
    see()
    const root = find(".images")
    const { innerHTML } = root
    root.innerHTML = innerHTML
    page.scan()
    expect(root.innerHTML).toBe(innerHTML)
    page.stop()
    expect(
      document.querySelectorAll("[data-ringside-inserted], [inert], [class*=ringside], .flex-viewport"),
    ).toHaveLength(0)
  })
})

/** Pictures that a theme prints into a slider of its own, inside the platform's gallery, with that slider's thumbnails. */
function createPrintedSliderHtml(slides: readonly string[]): string {
  const thumb = '<div class="thumb"><img src="/1-thumb.webp" alt=""></div>'
  return `<div class="woocommerce-product-gallery images"><div class="flickity product-slider"><div class="slider">${slides.join("")}</div></div><div class="flickity product-thumbs">${thumb}${thumb}</div></div>`
}

describe("a gallery without an element around its slides", () => {
  const set = (settings: object) => {
    Reflect.set(window, "wc_single_product_params", { ...galleryParams, flexslider_enabled: "", ...settings })
    setTouch(document, false)
  }
  const over = (element: HTMLElement) =>
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }))
  const slides = [1, 2].map((n) => `<div class="slide">${createSlideHtml(n)}</div>`)

  it("opens its pictures in the viewer, has a button and zoom, and moves no slide", async () => {
    set({})
    const html = createPrintedSliderHtml(slides)
    const { page, see, opened } = start(html)
    see()
    expect(click(findNth(".slide a img", 1))).toBe(true)
    await vi.waitFor(() => expect(opened.length).toBe(1))
    expect(opened.map(({ items, index }) => [items.map(({ src }) => src), index])).toEqual([
      [["/1-large.webp", "/2-large.webp"], 1],
    ])
    expect(findAll(trigger)).toHaveLength(1)
    expect(click(find(".product-thumbs img"))).toBe(false)
    over(findNth(".slide a img", 1))
    expect(find(".zoomImg").parentElement).toBe(findNth(".woocommerce-product-gallery__image", 1))
    page.stop()
    expect(document.body.innerHTML).toBe(html)
  })

  it("has no slider, even where the shop has one for its galleries", () => {
    set({ flexslider_enabled: "1" })
    const { see } = start(createPrintedSliderHtml(slides))
    see()
    expect(document.querySelector(".flex-viewport, .flex-control-thumbs, [inert]")).toBeNull()
  })

  it("shows a picture of which its slider has a copy once", async () => {
    set({})
    const [first = "", second = ""] = slides
    const copy = first.replace('"slide"', '"slide swiper-slide-duplicate"')
    const { see, opened } = start(createPrintedSliderHtml([first, second, copy]))
    see()
    expect(click(findNth(".slide a img", 2))).toBe(true)
    await vi.waitFor(() => expect(opened.length).toBe(1))
    expect(opened.map(({ items, index }) => [items.length, index])).toEqual([[2, 0]])
  })

  it("of which each slide is one itself magnifies, and leaves clicks to the theme's viewer", () => {
    set({ photoswipe_enabled: "" })
    const each = [1, 2].map(
      (n) =>
        `<div class="images woocommerce-product-gallery woocommerce-product-gallery__wrapper">${createSlideHtml(n)}</div>`,
    )
    const { see } = start(`<div class="images woocommerce-product-gallery"><div>${each.join("")}</div></div>`)
    see()
    over(findNth("a img", 1))
    expect(findAll(".zoomImg").map(({ parentElement }) => parentElement)).toEqual([
      findNth(".woocommerce-product-gallery__image", 1),
    ])
    expect(click(findNth("a img", 1))).toBe(false)
    expect(document.querySelector(trigger)).toBeNull()
  })

  it("starts when its pictures come, and finds later ones", async () => {
    set({})
    const { page, see, opened } = start(createPrintedSliderHtml([]))
    see()
    const slider = find(".slider")
    for (const slide of slides) {
      slider.insertAdjacentHTML("beforeend", slide)
      page.scan()
    }
    click(find(trigger))
    await vi.waitFor(() => expect(opened.length).toBe(1))
    expect(opened[0]?.items).toHaveLength(2)
  })

  it("starts again when the host replaces its content, with such an element or without", () => {
    set({ flexslider_enabled: "1" })
    const { page, see } = start(createPrintedSliderHtml(slides))
    see()
    const root = find(".images")
    const pictures = createSlideHtml(4) + createSlideHtml(5)
    const count = () => [".flex-control-thumbs img", trigger].map((selector) => findAll(selector).length)
    root.innerHTML = `<div class="slider">${pictures}</div>`
    page.scan()
    expect(count()).toEqual([0, 1])
    // With a copy of our button. Core removes it, which causes another scan.
    const { innerHTML } = root
    root.innerHTML = innerHTML
    page.scan()
    page.scan()
    expect(count()).toEqual([0, 1])
    root.innerHTML = `<div class="woocommerce-product-gallery__wrapper">${pictures}</div>`
    page.scan()
    expect(count()).toEqual([2, 1])
    root.innerHTML = pictures
    page.scan()
    expect(count()).toEqual([0, 1])
    page.stop()
    expect(root.outerHTML).toBe(`<div class="woocommerce-product-gallery images">${pictures}</div>`)
  })

  it.each<[what: string, change: () => void]>([
    ["removes the button, as it may at each start", () => find(trigger).remove()],
    ["replaces the pictures", () => (find(".slider").innerHTML = createSlideHtml(4))],
  ])("doesn't start again when the host only %s", (_, change) => {
    set({})
    const { page, see } = start(createPrintedSliderHtml(slides))
    const log = logEvents()
    see()
    change()
    page.scan()
    expect(log).toEqual(["before 0", "after 0"])
  })
})

describe("jobs", () => {
  it("that the host's own script takes over leave the platform's gallery to it, and keep that of a hook", () => {
    const { page, see } = start(three + hook)
    see()
    expect(document.querySelectorAll(".flex-viewport")).toHaveLength(2)
    const script = document.createElement("script")
    script.id = "wc-single-product-js"
    script.type = "text/plain"
    document.head.append(script)
    page.scan()
    expect([...document.querySelectorAll(".flex-viewport")].map(({ localName }) => localName)).toEqual(["ul"])
  })
})

import { find, sendHostEvent } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  click,
  createFilmHtml,
  createGalleryHtml,
  createSlideHtml,
  galleryParams,
  type GalleryStage,
  press,
  startGallery,
} from "./slides/galleryForTests.ts"

const three = createGalleryHtml([1, 2, 3].map((n) => createSlideHtml(n)))
let stage: GalleryStage

function start(html: string): GalleryStage {
  document.body.innerHTML = html
  stage = startGallery(document)
  return stage
}

beforeEach(() => {
  Reflect.set(window, "wc_single_product_params", galleryParams)
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
})

afterEach(() => {
  stage.page.stop()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, "wc_single_product_params")
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.documentElement.removeAttribute("dir")
})

const slides = () => [...document.querySelectorAll<HTMLElement>(".woocommerce-product-gallery__image")]
const active = () => slides().findIndex((slide) => slide.classList.contains("flex-active-slide"))
/** Slides move after the frame that paints the thumbnail's mark. */
const paint = () => stage.page.clock.settle()
const thumbnails = () => [...document.querySelectorAll<HTMLImageElement>(".flex-control-thumbs img")]

describe("a gallery", () => {
  it("is visible at once, and starts when it is in view", () => {
    const { see } = start(three)
    expect(find(".images").style.opacity).toBe("1")
    expect(document.querySelector(".flex-viewport")).toBeNull()
    const triggered: string[] = []
    for (const name of ["before", "after"]) {
      const type = `wc-product-gallery-${name}-init`
      document.addEventListener(type, (event) => {
        const { element, params } = (event as CustomEvent<{ element: Element; params: object }>).detail
        triggered.push(`${name} ${element.className} ${Object.keys(params).length}`)
      })
    }
    see()
    see()
    expect(triggered).toEqual([
      "before woocommerce-product-gallery images 5",
      "after woocommerce-product-gallery images ringside-gallery 5",
    ])
    expect(slides().map((slide) => `${slide.className} ${slide.inert ? "inert" : ""}`)).toEqual([
      "woocommerce-product-gallery__image flex-active-slide ",
      "woocommerce-product-gallery__image inert",
      "woocommerce-product-gallery__image inert",
    ])
  })

  it("leaves the server's pictures where they were, and adds nothing to them", () => {
    document.body.innerHTML = three
    const pictures = slides().map((slide) => slide.innerHTML)
    const { see } = start(three)
    const before = slides()
    see()
    expect(slides()).toEqual(before)
    expect(slides().map((slide) => slide.innerHTML)).toEqual(pictures)
  })

  it("leaves the page as it was", async () => {
    const { page, see } = start(three)
    see()
    click(find(".flex-control-thumbs li:nth-child(2) img"))
    await paint()
    page.stop()
    expect(document.body.innerHTML).toBe(three)
  })

  it("that the host replaces with a copy of itself works again, and has the theme's layout until then", async () => {
    const { page, see } = start(three)
    see()
    click(find(".flex-control-thumbs li:nth-child(3) img"))
    await paint()
    document.body.replaceChildren(...document.body.cloneNode(true).childNodes)
    page.scan()
    let layout: string[] | null = null
    document.addEventListener(
      "wc-product-gallery-before-init",
      () => (layout = [...document.querySelectorAll("[class*=flex-], [class*=ringside], [inert]")].map(String)),
      { once: true },
    )
    see()
    expect(layout).toEqual([])
    expect([active(), thumbnails().length, slides().filter(({ inert }) => inert).length]).toEqual([0, 3, 2])
    expect(document.querySelectorAll(".woocommerce-product-gallery__trigger").length).toBe(1)
    click(find(".flex-control-thumbs li:nth-child(2) img"))
    await paint()
    expect(active()).toBe(1)
  })

  it("starts at the first key or touch when it was never in view", async () => {
    start(three)
    expect(press(find(".woocommerce-product-gallery__image a"), "ArrowRight")).toBe(true)
    await paint()
    expect(active()).toBe(1)
  })

  it.each<[what: string, prepare: () => void]>([
    ["without settings", () => Reflect.deleteProperty(window, "wc_single_product_params")],
    [
      "with the host's own script on the page",
      () => {
        const script = document.createElement("script")
        script.id = "wc-single-product-js"
        script.type = "text/plain"
        document.head.append(script)
      },
    ],
  ])("stays as it is %s", (_, prepare) => {
    prepare()
    const { see } = start(three)
    see()
    expect(document.body.innerHTML).toBe(three)
    expect(click(find(".woocommerce-product-gallery__image a"))).toBe(false)
  })

  it.each<[what: string, html: string, parts: string]>([
    ["one picture has no slider", createGalleryHtml([createSlideHtml(1)]), "trigger"],
    [
      "a placeholder has nothing",
      createGalleryHtml([
        '<div class="woocommerce-product-gallery__image--placeholder"><img src="/none.webp" alt=""></div>',
      ]),
      "",
    ],
    ["no slide at all has nothing", createGalleryHtml([]), ""],
    ["three have all", three, "slider thumbnails trigger"],
  ])("of %s", (_, html, parts) => {
    const { see } = start(html)
    see()
    const present = {
      slider: ".flex-viewport",
      thumbnails: ".flex-control-thumbs",
      trigger: ".woocommerce-product-gallery__trigger",
    }
    expect(
      Object.entries(present)
        .flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : []))
        .join(" "),
    ).toBe(parts)
    expect(find(".images").style.opacity).toBe("1")
  })

  it("of sixty pictures goes to the last at once", async () => {
    const { see } = start(createGalleryHtml(Array.from({ length: 60 }, (_, index) => createSlideHtml(index + 1))))
    see()
    thumbnails()[59]?.click()
    await paint()
    expect([thumbnails().length, active(), thumbnails()[59]?.alt]).toEqual([60, 59, "Image 60 of 60"])
    expect(slides().filter(({ inert }) => !inert)).toHaveLength(1)
  })

  it("is independent of another gallery with the same ids", () => {
    const { see } = start(`<div id="a">${three}</div><div id="a">${three}</div>`)
    see()
    const second = document.querySelectorAll(".images")[1]
    second?.querySelectorAll<HTMLElement>(".flex-control-thumbs img")[2]?.click()
    expect(
      [...document.querySelectorAll(".images")].map((gallery) =>
        gallery.querySelector(".flex-active")?.getAttribute("alt"),
      ),
    ).toEqual(["Image 1 of 3", "Image 3 of 3"])
  })

  it("includes slides that are added later", async () => {
    const { page, see } = start(three)
    see()
    click(find(".flex-control-thumbs li:nth-child(3) img"))
    await paint()
    find(".flex-viewport").insertAdjacentHTML("beforeend", createSlideHtml(4))
    page.scan()
    expect(thumbnails().map(({ alt }) => alt)).toEqual(["Image 1 of 4", "Image 2 of 4", "Image 3 of 4", "Image 4 of 4"])
    expect([active(), slides()[3]?.inert]).toEqual([2, true])
    slides()[2]?.remove()
    page.scan()
    expect([thumbnails().length, active()]).toEqual([3, 2])
  })

  it("goes back to the first when the host asks", async () => {
    const { see } = start(three)
    see()
    click(find(".flex-control-thumbs li:nth-child(3) img"))
    await paint()
    expect(active()).toBe(2)
    sendHostEvent({ name: "woocommerce_gallery_reset_slide_position", target: find(".images") })
    await paint()
    expect(active()).toBe(0)
  })

  it("goes to the picture whose thumbnail a script names by the platform's event", async () => {
    const { see } = start(three)
    see()
    sendHostEvent({ name: "flexslider-click", target: find(".flex-control-thumbs li:nth-child(3) img") })
    await paint()
    expect(active()).toBe(2)
  })
})

describe("a step", () => {
  it.each<[what: string, flexslider: object | undefined, isStill: boolean, durations: number[]]>([
    ["half a second where the shop says nothing", undefined, false, [500, 500]],
    ["as long as the shop says", { animationSpeed: 300 }, false, [300, 300]],
    ["no time where the shop wants none", { animationSpeed: 0 }, false, []],
    ["no time where motion is reduced", { animationSpeed: 500 }, true, []],
  ])("takes %s", async (_, flexslider, isStill, durations) => {
    Reflect.set(window, "wc_single_product_params", { ...galleryParams, flexslider })
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isStill } as MediaQueryList)
    const { see } = start(three)
    see()
    thumbnails()[1]?.click()
    await paint()
    const calls = vi.mocked(Element.prototype.animate).mock.calls
    expect(calls.map(([, options]) => (typeof options === "object" ? options.duration : options))).toEqual(durations)
    expect(active()).toBe(1)
    vi.restoreAllMocks()
  })

  it("marks its thumbnail at once, and is made once for several requests", async () => {
    const { see } = start(three)
    see()
    for (const index of [1, 0, 2]) thumbnails()[index]?.click()
    const current = () => thumbnails().map((image) => image.getAttribute("aria-current"))
    expect([active(), current()]).toEqual([0, [null, null, "true"]])
    find(".flex-viewport").dispatchEvent(new Event("scroll"))
    expect([active(), current()]).toEqual([0, [null, null, "true"]])
    await paint()
    expect([active(), current()]).toEqual([2, [null, null, "true"]])
    expect(thumbnails().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
    expect(Element.prototype.animate).toHaveBeenCalledTimes(2)
  })

  it("that waits for its frame is made at once when slides change", () => {
    const { page, see } = start(three)
    see()
    thumbnails()[2]?.click()
    find(".flex-viewport").insertAdjacentHTML("beforeend", createSlideHtml(4))
    page.scan()
    expect([active(), thumbnails()[2]?.getAttribute("aria-current")]).toEqual([2, "true"])
  })

  it("that waits for its frame is forgotten when the page stops", async () => {
    const { page, see } = start(three)
    see()
    thumbnails()[2]?.click()
    page.stop()
    await paint()
    expect(document.body.innerHTML).toBe(three)
  })

  it("animates the height from one slide's to the other's in the same time", async () => {
    const { see } = start(three)
    see()
    vi.spyOn(find(".flex-viewport"), "clientHeight", "get").mockReturnValueOnce(300).mockReturnValue(400)
    thumbnails()[1]?.click()
    await paint()
    expect(vi.mocked(Element.prototype.animate).mock.calls).toContainEqual([
      [{ blockSize: "300px" }, { blockSize: "400px" }],
      expect.objectContaining({ duration: 500 }),
    ])
  })
})

describe("thumbnails", () => {
  it("are buttons with a name, one of which is current and in the tab order", () => {
    const named = createSlideHtml(2).replace('data-thumb-alt=""', 'data-thumb-alt="The &lt;b&gt;back"')
    const { see } = start(createGalleryHtml([createSlideHtml(1), named]))
    see()
    expect(
      thumbnails().map((image) => [
        image.alt,
        image.getAttribute("role"),
        image.getAttribute("aria-current"),
        image.tabIndex,
        image.getAttribute("src"),
      ]),
    ).toEqual([
      ["Image 1 of 2", "button", "true", 0, "/1-thumb.webp"],
      ["The <b>back", "button", null, -1, "/2-thumb.webp"],
    ])
  })

  it.each(["Enter", " "])("are pressed by %o", async (key) => {
    const { see } = start(three)
    see()
    const [, second] = thumbnails()
    expect(second && press(second, key)).toBe(true)
    await paint()
    expect([active(), second?.className]).toEqual([1, "flex-active"])
  })
})

describe("keys", () => {
  it.each<[direction: string, keys: string[], index: number]>([
    ["ltr", ["ArrowRight"], 1],
    ["ltr", ["ArrowRight", "ArrowRight", "ArrowRight"], 2],
    ["ltr", ["ArrowLeft"], 0],
    ["ltr", ["End"], 2],
    ["ltr", ["End", "Home"], 0],
    ["rtl", ["ArrowLeft"], 1],
    ["rtl", ["ArrowLeft", "ArrowRight"], 0],
    ["ltr", ["ArrowDown", "Tab", "a"], 0],
  ])("in %s %o lead from the first thumbnail to slide %i", async (direction, keys, index) => {
    vi.spyOn(window, "getComputedStyle").mockReturnValue({
      getPropertyValue: () => direction,
    } as unknown as CSSStyleDeclaration)
    const { see } = start(three)
    see()
    thumbnails()[0]?.focus()
    for (const key of keys) press(document.activeElement as HTMLElement, key)
    await paint()
    expect(active()).toBe(index)
    expect(document.activeElement).toBe(thumbnails()[index])
    vi.restoreAllMocks()
  })

  it("move focus from the slide that leaves to the one that enters", async () => {
    const { see } = start(three)
    see()
    find(".flex-active-slide a").focus()
    expect(press(document.activeElement as HTMLElement, "ArrowRight")).toBe(true)
    await paint()
    expect(document.activeElement).toBe(slides()[1]?.querySelector("a"))
  })

  it.each<[string, KeyboardEventInit]>([
    ["ArrowRight", { ctrlKey: true }],
    ["ArrowRight", { altKey: true }],
    ["End", {}],
  ])("like %s with %o on a picture are left to the browser", async (key, init) => {
    const { see } = start(three)
    see()
    expect(press(find(".flex-active-slide a"), key, init)).toBe(false)
    await paint()
    expect(active()).toBe(0)
  })

  it("in a field or a film of a slide are left to it", async () => {
    const { see } = start(three.replace("</a></div>", '</a><input><video tabindex="0"></video></div>'))
    see()
    expect([press(find(".flex-active-slide input"), "ArrowRight"), press(find("video"), "ArrowRight")]).toEqual([
      false,
      false,
    ])
    await paint()
    expect(active()).toBe(0)
  })

  it("go on from the last to the first in a loop", async () => {
    Reflect.set(window, "wc_single_product_params", { ...galleryParams, flexslider: { animationLoop: true } })
    const { see } = start(three)
    see()
    press(find(".flex-active-slide a"), "ArrowLeft")
    await paint()
    expect(active()).toBe(2)
  })
})

describe.each(["ltr", "rtl"])("a change of the direction after a start in %s", (direction) => {
  const isRtlThen = direction === "ltr"
  const stridePx = isRtlThen ? -600 : 600
  const startAndTurn = async (change: () => void = () => undefined) => {
    const style = { direction }
    vi.spyOn(window, "getComputedStyle").mockImplementation(() => {
      const { direction } = style
      return { getPropertyValue: () => direction } as unknown as CSSStyleDeclaration
    })
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600)
    start(three).see()
    change()
    await paint()
    style.direction = isRtlThen ? "rtl" : "ltr"
    return vi.spyOn(find(".flex-viewport"), "scrollTo")
  }
  afterEach(() => vi.restoreAllMocks())

  it("swaps the arrow keys, and mirrors the steps", async () => {
    const scrollTo = await startAndTurn()
    expect(press(find(".flex-active-slide a"), isRtlThen ? "ArrowLeft" : "ArrowRight")).toBe(true)
    await paint()
    expect(active()).toBe(1)
    expect(scrollTo.mock.lastCall).toEqual([{ left: stridePx, behavior: "instant" }])
    const keyframes = vi.mocked(Element.prototype.animate).mock.lastCall?.[0]
    expect(keyframes).toEqual([{ transform: `translateX(${stridePx}px)` }, { transform: "translateX(0px)" }])
  })

  it("keeps the slide that is shown, and its thumbnail in view", async () => {
    const scrollTo = await startAndTurn(() => thumbnails()[2]?.click())
    const scrollBy = vi.spyOn(find(".flex-control-thumbs"), "scrollBy")
    const viewport = find(".flex-viewport")
    // The ranges of both directions share only the position of the first slide, so a browser that doesn't snap goes there.
    viewport.scrollLeft = 0
    viewport.dispatchEvent(new Event("scroll"))
    expect([active(), scrollTo.mock.lastCall, scrollBy.mock.calls.length]).toEqual([
      2,
      [{ left: 2 * stridePx, behavior: "instant" }],
      1,
    ])
    // The next scroll is a swipe again.
    viewport.scrollLeft = stridePx
    viewport.dispatchEvent(new Event("scroll"))
    expect(active()).toBe(1)
  })
})

describe("films", () => {
  it("stop when their slide leaves, and have their poster as a thumbnail", async () => {
    const film =
      '<div class="woocommerce-product-gallery__image"><video poster="/poster.webp" src="/film.mp4"></video></div>'
    const { see } = start(createGalleryHtml([createSlideHtml(1), film, createSlideHtml(3)]))
    see()
    const pause = vi.spyOn(HTMLMediaElement.prototype, "pause")
    click(find(".flex-control-thumbs li:nth-child(2) img"))
    await paint()
    pause.mockClear()
    click(find(".flex-control-thumbs li:nth-child(3) img"))
    await paint()
    expect(pause).toHaveBeenCalledOnce()
    expect(thumbnails()[1]?.getAttribute("src")).toBe("/poster.webp")
    pause.mockRestore()
  })

  describe("of the platform", () => {
    const mixed = createGalleryHtml([createSlideHtml(1), createFilmHtml(), createSlideHtml(3)])
    const watch = () => ({
      play: vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(),
      pause: vi.spyOn(HTMLMediaElement.prototype, "pause"),
    })
    afterEach(() => vi.restoreAllMocks())

    it("play while their slide is shown, and only then", async () => {
      const { play, pause } = watch()
      start(mixed).see()
      expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([0, 1])
      click(find(".flex-control-thumbs li:nth-child(2) img"))
      await paint()
      expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
      click(find(".flex-control-thumbs li:nth-child(3) img"))
      await paint()
      expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 2])
    })

    it("stay paused where the browser refuses", async () => {
      const { play } = watch()
      play.mockRejectedValue(new DOMException("No", "NotAllowedError"))
      start(mixed).see()
      click(find(".flex-control-thumbs li:nth-child(2) img"))
      await paint()
      expect([play.mock.calls.length, active()]).toEqual([1, 1])
    })

    it("don't play for shoppers who want less motion, not even by themselves", async () => {
      vi.spyOn(window, "matchMedia").mockImplementation(
        (query) => Object.assign(new EventTarget(), { matches: query.includes("reduce") }) as MediaQueryList,
      )
      const { play, pause } = watch()
      start(createGalleryHtml([createFilmHtml(), createSlideHtml(2)])).see()
      expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([0, 1])
      click(find(".flex-control-thumbs li:nth-child(2) img"))
      await paint()
      expect(play).not.toHaveBeenCalled()
    })

    it("play alone where there is no slider, the first slide's", () => {
      Reflect.set(window, "wc_single_product_params", { ...galleryParams, flexslider_enabled: "" })
      const { play, pause } = watch()
      const plugins = '<div class="woocommerce-product-gallery__image"><video autoplay src="/plugin.mp4"></video></div>'
      start(createGalleryHtml([createFilmHtml(), createFilmHtml(), plugins])).see()
      const [first, second] = document.querySelectorAll("video")
      expect(play.mock.contexts).toEqual([first])
      expect(pause.mock.contexts).toEqual([second])
    })

    it("show themselves as thumbnails where the server has only a placeholder", () => {
      start(
        createGalleryHtml([
          createFilmHtml('data-thumb-video-src="/clip.mp4"'),
          createFilmHtml('data-thumb-video-src=""'),
          createFilmHtml('data-thumb-video-src="javascript:1"'),
        ]),
      ).see()
      const items = [...document.querySelectorAll(".flex-control-thumbs li")]
      expect(items.map((item) => item.querySelector("video")?.getAttribute("src"))).toEqual([
        "/clip.mp4",
        undefined,
        undefined,
      ])
      const film = items[0]?.querySelector("video")
      expect([film?.muted, film?.preload, film?.autoplay, film?.getAttribute("aria-hidden")]).toEqual([
        true,
        "metadata",
        false,
        "true",
      ])
      expect(thumbnails()[0]?.alt).toBe("The seams")
    })
  })
})

import { overlaysService } from "@ringside/core"
import { find } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  click,
  createFilmHtml,
  createGalleryHtml,
  createSlideHtml,
  createThemeSliderHtml,
  galleryParams,
  type GalleryStage,
  press,
  startGallery,
} from "../slides/galleryForTests.ts"

const three = createGalleryHtml([1, 2, 3].map((n) => createSlideHtml(n)))
const trigger = ".woocommerce-product-gallery__trigger"
let stage: GalleryStage

function start(
  html: string,
  settings: object = {},
  ...rest: [Parameters<typeof startGallery>[1]?, Parameters<typeof startGallery>[2]?]
) {
  Reflect.set(window, "wc_single_product_params", { ...galleryParams, ...settings })
  document.body.innerHTML = html
  stage = startGallery(document, ...rest)
  stage.see()
  return stage
}

beforeEach(() => {
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
})

afterEach(() => {
  stage.page.stop()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, "wc_single_product_params")
  document.body.replaceChildren()
})

const open = async (pressLink: () => unknown) => {
  pressLink()
  await vi.waitFor(() => expect(stage.opened.length).toBe(1))
}

describe("the viewer", () => {
  it("opens by its button with the current slide, and returns focus", async () => {
    const { page, opened, element } = start(three)
    click(find(".flex-control-thumbs li:nth-child(2) img"))
    expect(find(trigger).outerHTML).toBe(
      '<a class="woocommerce-product-gallery__trigger" href="#" role="button" aria-haspopup="dialog" aria-label="See it large" data-ringside-inserted="" data-no-translation=""></a>',
    )
    find(trigger).focus()
    await open(() => expect(click(find(trigger))).toBe(true))
    expect(opened[0]?.index).toBe(1)
    expect(opened[0]?.labels.dialog).toBe("See it large")
    expect(opened[0]?.items.map(({ src, w, h, alt, title }) => [src, w, h, alt, title])).toEqual([
      ["/1-large.webp", 1200, 900, "View 1", "view-1"],
      ["/2-large.webp", 1200, 900, "View 2", "view-2"],
      ["/3-large.webp", 1200, 900, "View 3", "view-3"],
    ])
    expect(document.activeElement).toBe(element)
    expect([find(".images").inert, overlaysService.of(page).isAnyOpen]).toEqual([true, true])
    press(document.body, "Escape")
    expect([find(".images").inert, overlaysService.of(page).isAnyOpen]).toEqual([false, false])
    expect(document.activeElement).toBe(find(trigger))
  })

  it("opens by a space on its button", async () => {
    start(three)
    await open(() => expect(press(find(trigger), " ")).toBe(true))
  })

  it("leaves the slider at the picture that was shown last", async () => {
    const { opened } = start(three)
    await open(() => click(find(trigger)))
    opened[0]?.onClose(2)
    expect(find(".flex-active-slide a").getAttribute("href")).toBe("/3-full.webp")
  })

  it("is opened by a key on a picture with slider and zoom, too, and named after the product", async () => {
    const { opened } = start(`<div class="product"><h1 class="product_title"> Southpaw </h1>${three}</div>`, {})
    expect(click(find(".woocommerce-product-gallery__image a img"), { detail: 0 })).toBe(true)
    await Promise.resolve()
    await Promise.resolve()
    expect(opened.map(({ labels }) => labels.dialog)).toEqual([expect.stringMatching(/^Southpaw: ./)])
  })

  it("shows a slide's own picture, not the badge before it", async () => {
    const badge = '<a href="/sale/"><img src="/sale.svg" alt="Sale"></a>'
    const { opened } = start(three.replaceAll('<a href="/', `${badge}<a href="/`))
    await open(() => click(find(trigger)))
    expect(opened[0]?.items.map(({ src, alt }) => [src, alt])).toEqual([
      ["/1-large.webp", "View 1"],
      ["/2-large.webp", "View 2"],
      ["/3-large.webp", "View 3"],
    ])
    expect(document.querySelector(".flex-control-thumbs img")?.getAttribute("src")).toBe("/1-thumb.webp")
  })

  it("isn't named after another product in the element of its own", async () => {
    const other = '<div class="product"><h1 class="product_title">Glove</h1></div>'
    const { opened } = start(`<div class="product">${other}<h1 class="product_title">Bag</h1>${three}</div>`, {})
    expect(click(find(".woocommerce-product-gallery__image a img"), { detail: 0 })).toBe(true)
    await Promise.resolve()
    await Promise.resolve()
    expect(opened.map(({ labels }) => labels.dialog)).toEqual([expect.stringMatching(/^Bag: ./)])
  })

  it.each<[what: string, settings: object, html: string, opens: boolean, isTaken: boolean]>([
    ["with slider and zoom only keeps the page", {}, three, false, true],
    ["without zoom opens it", { zoom_enabled: "" }, three, true, true],
    ["without slider opens it", { flexslider_enabled: "" }, three, true, true],
    ["alone in its gallery opens it", {}, createGalleryHtml([createSlideHtml(1)]), true, true],
    ["without viewer and zoom follows its link", { photoswipe_enabled: "", zoom_enabled: "" }, three, false, false],
  ])("a click on a picture %s", async (_, settings, html, opens, isTaken) => {
    const { opened } = start(html, settings)
    expect(click(find(".woocommerce-product-gallery__image a img"))).toBe(isTaken)
    await Promise.resolve()
    await Promise.resolve()
    expect(opened.length).toBe(opens ? 1 : 0)
  })

  it.each([
    ["a picture", ".slick-slide:nth-child(3) img", 1],
    ["a copy", ".slick-cloned:last-child img", 0],
    ["its button", trigger, 0],
  ])("shows all pictures of a slider of the theme's own, once each, opened by %s", async (_, opener, index) => {
    const { opened } = start(createThemeSliderHtml(3), { flexslider_enabled: "" })
    await open(() => expect(click(find(opener))).toBe(true))
    expect(opened[0]?.items.map(({ src }) => src)).toEqual(["/1-large.webp", "/2-large.webp", "/3-large.webp"])
    expect(opened[0]?.index).toBe(index)
  })

  it.each([
    ["the platform's gallery", three, { zoom_enabled: "" }, false],
    ["a hook", `<div data-ringside="gallery" data-ringside-zoom="off">${three}</div>`, {}, true],
  ])("has its button without zoom as %s has it", (_, html, settings, hasTrigger) => {
    start(html, settings)
    expect(document.querySelector(trigger) !== null).toBe(hasTrigger)
  })

  it("returns focus to the visible picture when the one it opened at is out of view", async () => {
    const { opened } = start(three, { zoom_enabled: "" })
    await open(() => click(find(".flex-active-slide a img")))
    opened[0]?.onClose(2)
    expect(document.activeElement).toBe(find(".flex-active-slide a"))
    expect(find(".flex-active-slide a").getAttribute("href")).toBe("/3-full.webp")
  })

  it("leaves a click on a button in a slide to that button", () => {
    const { opened } = start(three.replace("</a></div>", '</a><button type="button">360°</button></div>'), {
      zoom_enabled: "",
    })
    expect(click(find(".flex-active-slide button"))).toBe(false)
    expect(opened).toEqual([])
  })

  it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "leaves a click with %o to the browser",
    (init) => {
      start(three, { zoom_enabled: "" })
      expect(click(find(".woocommerce-product-gallery__image a"), init)).toBe(false)
    },
  )

  it("opens once for two clicks", async () => {
    const { opened } = start(three)
    click(find(trigger))
    await open(() => click(find(trigger)))
    click(find(trigger))
    await Promise.resolve()
    expect(opened.length).toBe(1)
  })

  it("follows the link when its code can't be loaded, and may load later", async () => {
    const go = vi.fn(() => true)
    const loadViewer = vi.fn(() => Promise.reject(new Error("404")))
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
    start(three, { zoom_enabled: "" }, loadViewer, { services: { navigation: { go, reload: vi.fn() } } })
    expect(click(find(".woocommerce-product-gallery__image a"))).toBe(true)
    await vi.waitFor(() =>
      expect(go).toHaveBeenCalledExactlyOnceWith(new URL("/1-full.webp", location.href).href, "shop"),
    )
    click(find(".woocommerce-product-gallery__image a"))
    await vi.waitFor(() => expect(loadViewer).toHaveBeenCalledTimes(2))
    vi.restoreAllMocks()
  })

  it("leaves out the films of a gallery", async () => {
    const film = '<div class="woocommerce-product-gallery__image"><video src="/film.mp4"></video></div>'
    const { opened } = start(createGalleryHtml([createSlideHtml(1), film, createSlideHtml(3)]))
    click(find(".flex-control-thumbs li:nth-child(3) img"))
    await open(() => click(find(trigger)))
    expect([opened[0]?.items.length, opened[0]?.index]).toEqual([2, 1])
    opened[0]?.onClose(0)
    expect(find(".flex-active-slide a").getAttribute("href")).toBe("/1-full.webp")
  })

  describe("of a gallery with a film of the platform's", () => {
    const withFilm = createGalleryHtml([createSlideHtml(1), createFilmHtml(), createSlideHtml(3)])
    const film = () => find(".woocommerce-product-gallery__image video")

    it("shows it in its place, muted and named", async () => {
      const { opened } = start(withFilm)
      click(find(".flex-control-thumbs li:nth-child(2) img"))
      await open(() => click(find(trigger)))
      const { index, items, films } = opened[0] ?? expect.unreachable()
      expect([index, items.map(({ src }) => src)]).toEqual([1, ["/1-large.webp", "/clip.mp4", "/3-large.webp"]])
      expect(items[1]).toMatchObject({ w: 1000, h: 800 })
      expect([films[0], films[2]]).toEqual([null, null])
      expect([films[1]?.muted, films[1]?.loop, films[1]?.controls]).toEqual([true, true, false])
      expect(films[1]?.getAttribute("aria-label")).toBe("The seams")
      expect(films[1]?.getAttribute("src")).toMatch(/\/clip\.mp4$/)
    })

    it("has controls for a shopper who wants less motion", async () => {
      vi.spyOn(window, "matchMedia").mockImplementation(
        (query) => Object.assign(new EventTarget(), { matches: query.includes("reduce") }) as MediaQueryList,
      )
      const { opened } = start(withFilm)
      await open(() => click(find(trigger)))
      expect(opened[0]?.films[1]?.controls).toBe(true)
      vi.restoreAllMocks()
    })

    it.each([
      ["with slider and zoom", {}],
      ["without zoom", { zoom_enabled: "" }],
    ])("opens by a click on it %s", async (_, settings) => {
      const { opened } = start(withFilm, settings)
      click(find(".flex-control-thumbs li:nth-child(2) img"))
      await open(() => expect(click(film())).toBe(true))
      expect(opened[0]?.index).toBe(1)
    })

    it("leaves a click to a film's own controls", () => {
      const { opened } = start(withFilm.replace("<video ", "<video controls "))
      expect(click(film())).toBe(false)
      expect(opened).toEqual([])
    })
  })

  it("uses the texts of the host's own viewer, where that is on the page", async () => {
    const host =
      '<div class="pswp" hidden><button class="pswp__button pswp__button--close" aria-label="Zu (Esc)"></button></div>'
    const { opened } = start(three + host)
    await open(() => click(find(trigger)))
    expect(opened[0]?.labels.close).toBe("Zu (Esc)")
    expect(opened[0]?.labels.next).toBe("Next (arrow right)")
  })

  it("closes with the page", async () => {
    const { page, element } = start(three)
    await open(() => click(find(trigger)))
    page.stop()
    expect(element.isConnected).toBe(false)
    expect(document.body.innerHTML).toBe(three)
  })
})

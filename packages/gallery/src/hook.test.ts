import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  click,
  createGalleryHtml,
  createSlideHtml,
  galleryParams,
  type GalleryStage,
  startGallery,
} from "./slides/galleryForTests.ts"

const picture = (n: number) => `<a href="/${n}-full.webp"><img src="/${n}.webp" alt="View ${n}" title="view-${n}"></a>`
const list = `<ul>${[1, 2, 3].map((n) => `<li>${picture(n)}</li>`).join("")}</ul>`
const hook = (inner: string, attributes = "") => `<div data-ringside="gallery"${attributes}>${inner}</div>`
let stage: GalleryStage
const warn = vi.fn()

function start(html: string): GalleryStage {
  document.body.innerHTML = html
  stage = startGallery(document)
  stage.see()
  return stage
}

function has(...selectors: string[]): boolean[] {
  return selectors.map((selector) => document.querySelector(selector) !== null)
}

/** The children of a gallery, in order. */
function readParts(root: Element): string[] {
  return [...root.children].map((child) => {
    if (child.matches(".woocommerce-product-gallery__trigger")) return "a.woocommerce-product-gallery__trigger"
    return child.matches(".flex-viewport") ? "flex-viewport" : `${child.querySelectorAll("img").length} thumbnails`
  })
}

function parse(html: string): readonly ChildNode[] {
  return [...document.createRange().createContextualFragment(html).childNodes]
}

beforeEach(() => {
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
  warn.mockClear()
  vi.spyOn(console, "warn").mockImplementation(warn)
})

afterEach(() => {
  stage.page.stop()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, "wc_single_product_params")
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe("a hook", () => {
  it.each<[what: string, inner: string, viewport: string]>([
    ["a list", list, "ul"],
    ["a list under a heading", `<h2>Views</h2>${list}`, "ul"],
    ["a box of pictures", `<div class="box">${picture(1)}${picture(2)}</div>`, ".box"],
    ["pictures and nothing else", `\n  ${picture(1)}\n  <img src="/2.webp" alt="">\n`, "[data-ringside] > div"],
    ["figures", `<figure>${picture(1)}</figure><figure>${picture(2)}</figure>`, "[data-ringside] > div"],
  ])("starts on any page with %s, and restores it when the page stops", (_, inner, viewport) => {
    const { page } = start(hook(inner))
    expect(document.querySelector(".flex-viewport")).toBe(document.querySelector(viewport))
    expect(has(".flex-control-thumbs", ".woocommerce-product-gallery__trigger")).toEqual([true, true])
    page.stop()
    expect(document.body.innerHTML).toBe(hook(inner))
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ["text and pictures", `<p>Views</p>${picture(1)}${picture(2)}`],
    ["nothing", ""],
  ])("with %s stays as it is, and logs what it expected", (_, inner) => {
    start(hook(inner))
    expect(document.body.innerHTML).toBe(hook(inner))
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      "[ringside gallery] the hook holds no list of pictures; expected a ul, or pictures and nothing else, so it stays as it is.",
      document.body.firstElementChild,
    )
  })

  it.each<[what: string, inner: string, names: (string | null)[]]>([
    [
      "pictures without links, as a named group",
      '<img src="/1.webp"><img src="/2.webp">',
      ["0", "group", "Product images"],
    ],
    [
      "a list without links, which is named already by what it is",
      "<ul><li><img></li><li><img></li></ul>",
      ["0", null, null],
    ],
    ["links, which are reached by themselves", picture(1) + picture(2), [null, null, null]],
  ])("can be scrolled by keyboard with %s", (_, inner, names) => {
    start(hook(inner))
    const viewport = document.querySelector(".flex-viewport")
    expect(["tabindex", "role", "aria-label"].map((name) => viewport?.getAttribute(name))).toEqual(names)
  })

  it.each<[attributes: string, parts: boolean[]]>([
    ["", [true, true, true]],
    [' data-ringside-thumbnails="off"', [true, false, true]],
    [' data-ringside-lightbox="off"', [true, true, false]],
    [' data-ringside-thumbnails="start" data-ringside-zoom="off"', [true, true, true]],
  ])("with %s has the parts that the attributes ask for", (attributes, parts) => {
    start(hook(list, attributes))
    expect(has(".flex-viewport", ".flex-control-thumbs", ".woocommerce-product-gallery__trigger")).toEqual(parts)
  })

  it("makes thumbnails of the pictures themselves where the small files have unsafe addresses", () => {
    const small = 'data-thumb="javascript:alert(1)" data-thumb-srcset="/a.webp 1x,javascript:alert(1) 2x"'
    start(hook(list.replaceAll("<li>", `<li ${small}>`)))
    const thumbnails = [...document.querySelectorAll(".flex-control-thumbs img")]
    expect(thumbnails.map((image) => image.getAttribute("src"))).toEqual(["/1.webp", "/2.webp", "/3.webp"])
    expect(thumbnails.some((image) => image.hasAttribute("srcset"))).toBe(false)
  })

  it("names a wrong value, and uses the default", () => {
    start(hook(list, ' data-ringside-thumbnails="left"'))
    expect(has(".flex-control-thumbs")).toEqual([true])
    expect(String(warn.mock.calls)).toContain('expected "below", "start" or "off"')
  })

  it("shows the linked pictures in its viewer, of unknown size", async () => {
    const { opened } = start(hook(list, ' data-ringside-zoom="off"'))
    const [, second] = document.querySelectorAll<HTMLElement>("li img")
    expect(second && click(second)).toBe(true)
    await vi.waitFor(() => expect(opened.length).toBe(1))
    expect(opened[0]?.items.map(({ src, w, h }) => [new URL(src).pathname, w, h])).toEqual([
      ["/1-full.webp", null, null],
      ["/2-full.webp", null, null],
      ["/3-full.webp", null, null],
    ])
  })

  it.each<[what: string, picture: string, init: MouseEventInit, opens: boolean]>([
    ["that can't be magnified", "", { detail: 1 }, true],
    ["that is magnified under the pointer", ' data-large_image_width="1200"', { detail: 1 }, false],
    ["that is magnified, by a key", ' data-large_image_width="1200"', { detail: 0 }, true],
  ])("opens the viewer by a picture %s: %#", async (_, attributes, init, opens) => {
    const { opened } = start(hook(list.replaceAll("<img", `<img${attributes}`)))
    const first = document.querySelector<HTMLElement>("li img")
    expect(first && click(first, init)).toBe(true)
    await Promise.resolve()
    await Promise.resolve()
    expect(opened.length).toBe(opens ? 1 : 0)
  })

  it("keeps to the platform's rule around the platform's gallery", async () => {
    const { opened } = start(hook(createGalleryHtml([createSlideHtml(1, ""), createSlideHtml(2, "")])))
    const first = document.querySelector<HTMLElement>(".flex-active-slide img")
    expect(first && click(first)).toBe(true)
    await Promise.resolve()
    await Promise.resolve()
    expect(opened).toEqual([])
  })

  it.each<[what: string, fill: (hook: Element) => void]>([
    ["in which all is new", (element) => (element.innerHTML = list)],
    ["in which the list is new", (element) => element.querySelector("ul")?.replaceWith(...parse(list))],
    ["with loose pictures", (element) => (element.innerHTML = picture(1) + picture(2) + picture(3))],
  ])("%s works with its new content", async (_, fill) => {
    const { page, see } = start(hook(list))
    const root = document.querySelector<HTMLElement>("[data-ringside]")
    if (!root) throw new Error("no hook")
    click(root.querySelectorAll<HTMLElement>(".flex-control-thumbs img")[1] ?? root)
    await page.clock.settle()
    fill(root)
    page.scan()
    see()
    expect(readParts(root)).toEqual(["a.woocommerce-product-gallery__trigger", "flex-viewport", "3 thumbnails"])
    click(root.querySelectorAll<HTMLElement>(".flex-control-thumbs img")[2] ?? root)
    await page.clock.settle()
    expect(root.querySelector(".flex-active-slide a, a.flex-active-slide")?.getAttribute("href")).toBe("/3-full.webp")
    page.stop()
    expect(root.querySelector(".flex-viewport, .flex-control-thumbs, .flex-active-slide, [inert]")).toBeNull()
  })

  it("that was empty starts when it has pictures", () => {
    const { page, see } = start(hook(""))
    const root = document.querySelector("[data-ringside]")
    if (root) root.innerHTML = list
    page.scan()
    see()
    expect(has(".flex-viewport", ".flex-control-thumbs")).toEqual([true, true])
  })

  it.each([
    ["a list", list],
    ["loose pictures", picture(1) + picture(2) + picture(3)],
  ])("that is replaced with a copy of itself, with %s, works again", async (_, inner) => {
    const { page, see } = start(hook(inner))
    click(document.querySelectorAll<HTMLElement>(".flex-control-thumbs img")[1] ?? document.body)
    await page.clock.settle()
    const copy = document.body.cloneNode(true)
    document.body.replaceChildren(...copy.childNodes)
    page.scan()
    see()
    const [root] = document.querySelectorAll<HTMLElement>("[data-ringside]")
    if (!root) throw new Error("no hook")
    expect(readParts(root)).toEqual(["a.woocommerce-product-gallery__trigger", "flex-viewport", "3 thumbnails"])
    const slides = [...(root.querySelector(".flex-viewport")?.children ?? [])]
    expect(slides.map((slide) => [slide.hasAttribute("inert"), slide.matches(".flex-active-slide")])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
    page.stop()
    expect(root.querySelector(".flex-control-thumbs, .flex-active-slide, [inert], [role=button]")).toBeNull()
  })

  it.each([undefined, {}, { i18n_product_gallery_trigger_text: "" }])(
    "says everything in the page's language",
    (settings) => {
      if (settings) Reflect.set(window, "wc_single_product_params", settings)
      document.body.innerHTML = hook(list)
      stage = startGallery(document, undefined, { config: { locale: "es-ES" } })
      stage.see()
      expect(document.querySelector(".woocommerce-product-gallery__trigger")?.getAttribute("aria-label")).toBe(
        "Ver las imágenes a pantalla completa",
      )
      expect(document.querySelector<HTMLImageElement>(".flex-control-thumbs img")?.alt).toBe("Imagen 1 de 3")
    },
  )

  it("around the platform's gallery sets that gallery's options", () => {
    const platform = createGalleryHtml([createSlideHtml(1), createSlideHtml(2)])
    start(hook(platform, ' data-ringside-lightbox="off"'))
    expect(has(".images > .flex-viewport", ".flex-control-thumbs", ".woocommerce-product-gallery__trigger")).toEqual([
      true,
      true,
      false,
    ])
    expect(document.querySelectorAll(".flex-control-thumbs").length).toBe(1)
    expect(document.querySelector<HTMLElement>(".images")?.style.opacity).toBe("1")
  })

  it("that is inserted later starts, too", () => {
    Reflect.set(window, "wc_single_product_params", galleryParams)
    const { page, see } = start("<main></main>")
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", hook(list) + createGalleryHtml([createSlideHtml(1)]))
    page.scan()
    see()
    expect(has(".flex-viewport")).toEqual([true])
    expect(document.querySelector<HTMLElement>(".images")?.style.opacity).toBe("1")
  })
})

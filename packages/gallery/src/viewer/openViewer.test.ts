import { find } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { GalleryItem } from "../domain/index.ts"
import { viewerMessages } from "./viewerMessages.ts"
import { openViewer } from "./openViewer.ts"
import type { OpenViewer } from "./viewer.ts"

const { imageFailed, imageFailedLink, close, fullScreen, zoom, previous, next } = viewerMessages.en
const labels = { dialog: "See it large", imageFailed, imageFailedLink, close, fullScreen, zoom, previous, next }
const onClose = vi.fn()
let viewer: OpenViewer

const createItem = (n: number, more: Partial<GalleryItem> = {}): GalleryItem => ({
  src: `/${n}.webp`,
  w: 1200,
  h: 900,
  alt: `View ${n}`,
  title: `view-${n}`,
  ...more,
})

function open(items: readonly GalleryItem[], index = 0, films: readonly (HTMLVideoElement | null)[] = []): void {
  viewer = openViewer({ container: document.body, items, previews: items.map(() => ""), films, index, labels, onClose })
}

const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true }))

beforeEach(() => {
  onClose.mockClear()
  // No file has loaded yet; each test sends its load or error event.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false)
  for (const side of ["clientWidth", "clientHeight"] as const) {
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(800)
  }
})

afterEach(() => {
  viewer.close()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe("the viewer", () => {
  it.each([
    ["above its caption", "view-1", 52],
    ["in the whole window without one", "", 0],
  ])("shows a picture as high as the window %s", (_, title, captionPx) => {
    open([createItem(1, { title, w: 900, h: 1200 })])
    expect(find(".pswp__img", viewer.element).style.height).toBe(`${innerHeight - captionPx}px`)
  })

  it("is a dialog with the platform's parts, each with its label", () => {
    open([createItem(1), createItem(2), createItem(3)], 1)
    const { element } = viewer
    expect(["role", "aria-modal", "aria-label"].map((name) => element.getAttribute(name))).toEqual([
      "dialog",
      "true",
      "See it large",
    ])
    expect(find(".pswp__counter", viewer.element).textContent).toBe("2 / 3")
    expect(find(".pswp__caption__center", viewer.element).textContent).toBe("view-2")
    expect(
      [...element.querySelectorAll("button")].map((button) => [button.className, button.getAttribute("aria-label")]),
    ).toEqual([
      ["pswp__button pswp__button--fs", "Toggle fullscreen"],
      ["pswp__button pswp__button--zoom", "Zoom in/out"],
      ["pswp__button pswp__button--close", "Close (Esc)"],
      ["pswp__button pswp__button--arrow--left", "Previous (arrow left)"],
      ["pswp__button pswp__button--arrow--right", "Next (arrow right)"],
    ])
  })

  it("is marked for translators, since its texts are in the page's language", () => {
    open([createItem(1), createItem(2)])
    expect(find(".pswp__counter", viewer.element).closest("[data-no-translation]")).toBe(viewer.element)
  })

  it("shows captions as text, whatever they hold", () => {
    const title = "<img src=x onerror=alert(1)> & co"
    open([createItem(1, { title })])
    expect(find(".pswp__caption__center", viewer.element).textContent).toBe(title)
    expect(find(".pswp__caption", viewer.element).querySelector("img")).toBeNull()
  })

  it.each<[count: number, arrows: readonly (readonly [isHidden: boolean, isOff: string | null])[]]>([
    [
      1,
      [
        [true, "true"],
        [true, "true"],
      ],
    ],
    [
      2,
      [
        [false, "true"],
        [false, null],
      ],
    ],
    [
      3,
      [
        [false, null],
        [false, null],
      ],
    ],
  ])("of %i pictures has only the arrows that lead to another picture", (count, arrows) => {
    open(Array.from({ length: count }, (_, index) => createItem(index)))
    const found = [
      find(".pswp__button--arrow--left", viewer.element),
      find(".pswp__button--arrow--right", viewer.element),
    ]
    expect(found.map((arrow) => [arrow.hidden, arrow.getAttribute("aria-disabled")])).toEqual(arrows)
  })

  it.each([
    [2, ["1 / 2", "2 / 2", "2 / 2"]],
    [3, ["3 / 3", "1 / 3", "2 / 3"]],
  ])("of %i pictures follows the arrow keys", (count, way) => {
    open(Array.from({ length: count }, (_, index) => createItem(index)))
    expect(
      ["ArrowLeft", "ArrowRight", "ArrowRight"].map((key) => {
        press(key)
        return find(".pswp__counter", viewer.element).textContent
      }),
    ).toEqual(way)
  })

  it("hides an empty caption", () => {
    open([createItem(1, { title: "" })])
    expect(find(".pswp__caption", viewer.element).hidden).toBe(true)
  })

  it.each<[way: string, close: () => void]>([
    ["its button", () => find(".pswp__button--close", viewer.element).click()],
    ["who opened it", () => viewer.close()],
  ])("closed by %s reports once which picture was shown last", async (_, closeIt) => {
    open([createItem(1), createItem(2), createItem(3)])
    press("ArrowRight")
    closeIt()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(1))
    expect(viewer.element.isConnected).toBe(false)
  })

  it.each<[what: string, item: Partial<GalleryItem>]>([
    ["the page says", { w: 1600, h: 400 }],
    ["the file has, where the page says none", { w: null, h: null }],
    ["the file has, where the page says half of it", { h: null }],
  ])("shows a picture in the size that %s", async (_, item) => {
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(1600)
    vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(400)
    open([createItem(1, item)])
    find("img.pswp__img", viewer.element).dispatchEvent(new Event("load"))
    await vi.waitFor(() => {
      const { width, height } = find("img.pswp__img", viewer.element).style
      expect([width, height]).toEqual(["800px", "200px"])
    })
  })

  it("says that a file can't be loaded, with a link to it unless its address is unsafe", () => {
    open([createItem(1, { src: "/gone.webp" })])
    find("img.pswp__img", viewer.element).dispatchEvent(new Event("error"))
    const link = find(".pswp__error-msg a", viewer.element)
    expect(find(".pswp__error-msg", viewer.element).textContent).toBe("The image could not be loaded.")
    expect([link.textContent, link.getAttribute("href"), link.getAttribute("target")]).toEqual([
      "The image",
      "/gone.webp",
      "_blank",
    ])
    viewer.close()
    open([createItem(1, { src: "javascript:alert(1)" })])
    find("img.pswp__img", viewer.element).dispatchEvent(new Event("error"))
    expect(find(".pswp__error-msg", viewer.element).innerHTML).toBe("The image could not be loaded.")
  })

  it("plays a film while it is shown, unless it has controls", () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue()
    const pause = vi.spyOn(HTMLMediaElement.prototype, "pause")
    const [film, still] = [document.createElement("video"), document.createElement("video")]
    still.controls = true
    open([createItem(1), createItem(2), createItem(3)], 0, [null, film, still])
    expect(play).not.toHaveBeenCalled()
    press("ArrowRight")
    expect(viewer.element.contains(film)).toBe(true)
    expect(play.mock.contexts).toEqual([film])
    pause.mockClear()
    press("ArrowRight")
    expect(pause.mock.contexts).toEqual([film])
    expect(play.mock.contexts).toEqual([film])
  })
})

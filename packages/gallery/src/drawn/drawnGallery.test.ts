import { createRegistry, type Page, startBehaviour } from "@ringside/core"
import { createGate, createModulesDouble, createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { screen, waitFor, within } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { galleryBehaviour } from "../behaviour.ts"
import { galleryPart } from "../part.ts"
import { click, stubObserver } from "../slides/galleryForTests.ts"
import { createPictureShop } from "./storyShop.ts"
import { drawnGallery } from "./widget.ts"

let page: TestPage
const pictures = ["/1.webp", "/2.webp", "/3.webp"]
const showViewer = vi.fn()

/** Shows a hook, and starts registry and behaviour as a page does. */
async function show(html: string, options: TestPageOptions = {}) {
  document.body.innerHTML = html
  page = createTestPage({
    server: createPictureShop(pictures),
    ...options,
    services: { modules: createModulesDouble(() => Promise.resolve({ showViewer })), ...options.services },
  })
  createRegistry(page, [
    {
      ...{ name: "gallery", load: { mode: "now" }, fetch: () => Promise.resolve(drawnGallery) },
      ...{ drawsUnless: galleryPart.hooks?.["gallery"]?.drawn?.drawsUnless ?? "", drawsWith: "product" },
    },
  ])
  startBehaviour(galleryBehaviour, page)
  await page.clock.settle()
}
const hook = (attributes = "", content = "") =>
  `<div data-ringside="gallery" data-ringside-product="11"${attributes}>${content}</div>`
const slides = () => [...document.querySelectorAll(".ringside-gallery-slide")]
/** Waits until the pictures are drawn and enhanced. */
const connected = () =>
  waitFor(async () => {
    page.scan()
    await page.clock.settle()
    expect(document.querySelector(".ringside-gallery-drawn.ringside-gallery")).toBeTruthy()
  })

beforeEach(() => {
  stubObserver({ seesAtOnce: true })
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a hook that names a product", () => {
  it.each(["active", "observe", "native"] as const)(
    "draws its pictures, which become slides where the host's job is %s",
    async (mode) => {
      const jobs: Page["jobs"] = { modeOf: () => mode, isOurs: () => mode === "active" }
      await show(hook(), { services: { jobs } })
      await connected()
      expect(slides().map((slide) => slide.querySelector("a")?.getAttribute("href"))).toEqual(pictures)
      expect(slides().map((slide) => slide.querySelector("img")?.alt)).toEqual([
        ...["Southpaw, image 1 of 3", "Southpaw, image 2 of 3", "Southpaw, image 3 of 3"],
      ])
      expect(slides().map((slide) => slide.matches("[inert]"))).toEqual([false, true, true])
      const [, second] = screen.getAllByRole("button", { name: /^Image \d of 3$/ })
      if (second) click(second)
      await waitFor(async () => {
        await page.clock.settle()
        expect(slides()[1]?.matches(".flex-active-slide")).toBe(true)
      })
      expect(document.querySelectorAll(".ringside-gallery")).toHaveLength(1)
      expect(console.warn).not.toHaveBeenCalled()
      expect(page.server.mistakes).toEqual([])
    },
  )

  it("takes the options of its hook", async () => {
    await show(hook(' data-ringside-thumbnails="off" data-ringside-lightbox="off"'))
    await connected()
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("opens the viewer at the picture that is pressed", async () => {
    await show(hook(' data-ringside-zoom="off"'))
    await connected()
    const [first] = screen.getAllByRole("link")
    if (first) click(first)
    await waitFor(() => expect(showViewer).toHaveBeenCalledTimes(1))
  })

  it("is as it was afterwards", async () => {
    await show(hook("", "<p>See the shop</p>"))
    const before = hook("", "<p>See the shop</p>")
    await connected()
    page.stop()
    await page.clock.settle()
    expect(document.body.innerHTML).toBe(before)
  })

  it("is enhanced, not drawn, where it holds pictures", async () => {
    const list = `<ul>${pictures.map((src) => `<li><a href="${src}"><img src="${src}" alt="Own"></a></li>`).join("")}</ul>`
    await show(hook("", list))
    expect(document.querySelector("[data-ringside-root]")).toBeNull()
    expect(document.querySelectorAll(".ringside-gallery")).toHaveLength(1)
    expect(page.server.requests).toEqual([])
  })

  it("shows a place of its pictures' size until the shop has answered", async () => {
    const gate = createGate()
    const server = createPictureShop(pictures)
    server.fail("products/11", gate.fault)
    await show(hook(), { server })
    await waitFor(() => expect(document.querySelector("[aria-busy=true] .ringside-gallery-waiting")).toBeTruthy())
    expect(screen.getByText("Loading the images…")).toBeTruthy()
    gate.open()
    await connected()
  })

  it("offers a retry where the shop couldn't be reached", async () => {
    const server = createPictureShop(pictures)
    server.fail("products/11", { kind: "unreachable" })
    await show(hook(), { server })
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("We couldn’t load the images.")
    const button = within(alert).getByRole("button", { name: "Try again" })
    button.focus()
    button.click()
    await connected()
    // The focus isn't lost with the button.
    await waitFor(() => expect(document.activeElement?.closest(".ringside-gallery-drawn")).toBeTruthy())
  })

  it.each([
    ["has no pictures", "11", [], "This product has no images yet."],
    ["is gone", "99", pictures, "This product is no longer sold."],
  ])("says that the product %s", async (_, id, files, text) => {
    await show(hook().replace("11", id), { server: createPictureShop(files) })
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

it("warns of an empty hook that names nothing, which stays as it is", async () => {
  await show('<div data-ringside="gallery"></div>')
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1))
  expect(document.body.innerHTML).toBe('<div data-ringside="gallery"></div>')
})

import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, beforeEach, describe, vi } from "vitest"
import { galleryBehaviour } from "./behaviour.ts"
import { beforeLoad } from "./beforeLoad.ts"
import { click, createGalleryHtml, createSlideHtml, galleryParams, stubObserver } from "./slides/galleryForTests.ts"
import { galleryJob } from "./jobs.ts"

const list = `<ul>${[1, 2, 3].map((n) => `<li><a href="/${n}-full.webp"><img src="/${n}.webp" alt="View ${n}"></a></li>`).join("")}</ul>`
const loose = [1, 2, 3].map((n) => `<img src="/${n}.webp" alt="View ${n}">`).join("\n")

const isConnected = (element: HTMLElement) =>
  element.matches(".ringside-gallery") &&
  element.querySelectorAll(".flex-active-slide:not([inert])").length === 1 &&
  element.querySelectorAll(".flex-viewport > [inert]").length === 2 &&
  element.querySelectorAll("[data-ringside-inserted]").length === 2
const use = (element: HTMLElement) => {
  const [, second] = element.querySelectorAll<HTMLElement>(".flex-control-thumbs img")
  if (second) click(second)
}

beforeEach(() => {
  stubObserver({ seesAtOnce: true })
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe("the platform's gallery:", () => {
  describeBehaviour(galleryBehaviour, {
    html: createGalleryHtml([1, 2, 3].map((n) => createSlideHtml(n))),
    selector: ".woocommerce-product-gallery",
    job: galleryJob,
    settings: galleryParams,
    beforeLoad,
    hasTexts: true,
    isConnected,
    use,
  })
})

describe.each([
  ["a list", list],
  ["loose pictures", loose],
])("a hook with %s:", (_, inner) => {
  describeBehaviour(galleryBehaviour, {
    html: `<div data-ringside="gallery">${inner}</div>`,
    selector: "[data-ringside]",
    hasTexts: true,
    isConnected,
    use,
  })
})

import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { createPictureShop } from "../drawn/storyShop.ts"
import { stubObserver } from "../slides/galleryForTests.ts"
import { Gallery } from "./Gallery.tsx"

beforeEach(() => {
  stubObserver({ seesAtOnce: true })
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finished: Promise.resolve() }) as unknown as Animation)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("of a product", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: '<div class="ringside-gallery-place" data-strip="" aria-busy="true">',
    render: (children) => (
      <Gallery product={11} zoom={false}>
        {children}
      </Gallery>
    ),
    page: () => createTestPage({ server: createPictureShop(["/1.webp", "/2.webp"]) }),
    async drawn(container, page) {
      await vi.waitFor(async () => {
        page.scan()
        await page.clock.settle()
        expect(container.querySelectorAll(".ringside-gallery .flex-control-thumbs img")).toHaveLength(2)
      })
    },
  })
})

describe("of an app's own pictures", () => {
  const images = ["/1.webp", "/2.webp"].map((src) => ({ src, alt: `Picture ${src}` }))

  describeComponent({
    Provider: RingsideProvider,
    render: (children) => (
      <Gallery images={images} name="Southpaw">
        {children}
      </Gallery>
    ),
    async drawn(container, page) {
      await vi.waitFor(async () => {
        page.scan()
        await page.clock.settle()
        expect(container.querySelectorAll(".ringside-gallery .flex-control-thumbs img")).toHaveLength(2)
      })
      expect(page.server.requests).toEqual([])
    },
  })

  it("shows pictures that the app draws", async () => {
    const page = createTestPage()
    onTestFinished(() => page.stop())
    const { container, unmount } = render(
      <RingsideProvider page={page}>
        <Gallery
          images={images}
          name="Southpaw"
          renderPicture={(props, { index }) => (
            <img {...props} data-index={index} srcSet={`/small${props.src ?? ""}`} />
          )}
        />
      </RingsideProvider>,
    )
    const drawn = [...container.querySelectorAll("img[data-index]")]
    expect(drawn.map((picture) => picture.getAttribute("srcset"))).toEqual(["/small/1.webp", "/small/2.webp"])
    unmount()
  })

  it("shows the first on a server, in its final size, with the place of the thumbnails", () => {
    const html = renderToString(
      <RingsideProvider>
        <Gallery images={images} name="Southpaw" />
      </RingsideProvider>,
    )
    expect(html).toContain(
      '<div class="ringside-gallery-place" data-strip=""><img class="ringside-gallery-picture" src="/1.webp" alt="Picture /1.webp"/></div>',
    )
  })
})

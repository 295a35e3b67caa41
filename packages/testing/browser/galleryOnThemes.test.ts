import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

const trigger = ".woocommerce-product-gallery__trigger"
const thumbnails = ".flex-control-thumbs img"

test("on the platform's CSS the button has the platform's lens, whose handle is turned once", async () => {
  const { page } = await openHost("/en/product/figure/", { state: 2 })
  await page.locator(trigger).waitFor()
  const handle = await page.locator(trigger).evaluate((element) => {
    const { transform, rotate, width, height } = getComputedStyle(element, "::after")
    const { a, b } = new DOMMatrix(transform)
    return { degrees: Math.round((Math.atan2(b, a) * 180) / Math.PI), rotate, width, height }
  })
  expect(handle).toEqual({ degrees: -45, rotate: "none", width: "2px", height: "8px" })
})

test("on Storefront the button has the theme's icon alone", async () => {
  const { page } = await openHost("/en/storefront/figure/", { state: 2 })
  await page.locator(trigger).waitFor()
  const drawn = await page.locator(trigger).evaluate((element) => {
    const [before, after] = ["::before", "::after"].map((part) => getComputedStyle(element, part))
    return { icon: before?.content, line: before?.borderTopWidth, handle: after?.content }
  })
  expect(drawn).toEqual({ icon: '"⌕"', line: "0px", handle: "none" })
})

test("on Storefront the first thumbnail is where the row begins, and all eight can be reached", async () => {
  const { page } = await openHost(
    "/en/storefront/figure/",
    { state: 2, pictureCount: 8 },
    { viewport: { width: 1440, height: 900 } },
  )
  await page.locator(thumbnails).first().waitFor()
  const starts = await page.locator(".flex-control-thumbs").evaluate((list) => {
    const first = list.querySelector("img")
    return first && [list, first].map((each) => Math.round(each.getBoundingClientRect().left))
  })
  expect(starts?.[1]).toBe(starts?.[0])
  await page.locator(thumbnails).nth(7).click()
  await page.locator(".flex-viewport > :nth-child(8).flex-active-slide").waitFor()
})

test("on Astra thumbnails have the theme's size and gap, in the place of the small pictures", async () => {
  const { page } = await openHost(
    "/en/product/figure/",
    { state: 2, pictureCount: 4 },
    { viewport: { width: 1250, height: 900 } },
  )
  await page.locator(thumbnails).first().waitFor()
  const boxes = await page
    .locator(thumbnails)
    .evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect()).map(({ x, width, height }) => ({ x, width, height })),
    )
  // The gallery is 600 px wide, so each is (600 - 3 * 16) / 4 px.
  expect(boxes.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(Array(4).fill([138, 138]))
  expect(boxes.slice(1).map(({ x }, index) => Math.round(x - (boxes[index]?.x ?? 0) - 138))).toEqual([16, 16, 16])
})

test("a picture that a theme's own zoom inserts is moved by it", async () => {
  const { page } = await openHost("/en/storefront/figure/", { state: 2 })
  await page.locator(thumbnails).first().waitFor()
  const place = await page.locator(".flex-active-slide").evaluate((slide) => {
    const style = "position: absolute; left: -40px; top: -30px; width: 900px"
    slide.insertAdjacentHTML("beforeend", `<img class="zoomImg" alt="" style="${style}">`)
    const image = slide.querySelector(".zoomImg")
    const { left, top } = image ? getComputedStyle(image) : { left: "", top: "" }
    return { left, top }
  })
  expect(place).toEqual({ left: "-40px", top: "-30px" })
})

test("thumbnails that a theme hides until its script has sized them are seen, below the picture", async () => {
  // As Avada prints the gallery of a product, and sizes the strip 100 ms after the page has loaded.
  const gallery = ".product .images { display: flex; flex-wrap: wrap; }"
  const strip = ".product .images .flex-control-thumbs { position: absolute; margin: 0; opacity: 0; }"
  const head = `<style>${gallery} ${strip}</style>`
  const { page } = await openHost("/en/storefront/figure/", { state: 2, head })
  await page.locator(thumbnails).first().waitFor()
  const seen = await page.locator(".flex-control-thumbs").evaluate((list) => {
    const [box, picture] = [list, document.querySelector(".flex-viewport")].map((each) => each?.getBoundingClientRect())
    const isBelow = Boolean(box && picture && box.top >= picture.bottom - 0.5)
    return { opacity: getComputedStyle(list).opacity, isBelow }
  })
  expect(seen).toEqual({ opacity: "1", isBelow: true })
})

test("thumbnails that a theme places over the picture stay there", async () => {
  const strip = ".product .images .flex-control-thumbs { position: absolute; bottom: 10px; left: 0; }"
  const { page } = await openHost("/en/storefront/figure/", { state: 2, head: `<style>${strip}</style>` })
  await page.locator(thumbnails).first().waitFor()
  const place = await page.locator(".flex-control-thumbs").evaluate((list) => {
    const { position, bottom } = getComputedStyle(list)
    return { position, bottom }
  })
  expect(place).toEqual({ position: "absolute", bottom: "10px" })
})

/** Makes of the printed gallery what the platform's slider makes: an element of one slide's height around the slides, and thumbnails behind it. */
function slideAsPlatform(root: Element): void {
  const wrapper = root.querySelector<HTMLElement>(".woocommerce-product-gallery__wrapper")
  const slides = [...(wrapper?.querySelectorAll<HTMLElement>(".woocommerce-product-gallery__image") ?? [])]
  const [first] = slides
  if (!wrapper || !first) return
  const { width, height } = first.getBoundingClientRect()
  const viewport = document.createElement("div")
  viewport.className = "flex-viewport"
  viewport.style.cssText = `overflow: hidden; position: relative; height: ${height}px`
  wrapper.replaceWith(viewport)
  viewport.append(wrapper)
  wrapper.style.width = `${slides.length * 200}%`
  for (const slide of slides) {
    slide.style.cssText = `width: ${width}px; margin-right: 0; float: left; display: block`
  }
  const items = slides.map((slide) => `<li><img src="${slide.dataset["thumb"] ?? ""}" width="100" height="100"></li>`)
  viewport.insertAdjacentHTML("afterend", `<ol class="flex-control-nav flex-control-thumbs">${items.join("")}</ol>`)
}

/** The boxes of the gallery, its thumbnails and what follows, from the top of the page. */
function readGalleryBoxes(): Readonly<Record<"gallery" | "thumbnails" | "tabs", readonly (readonly number[])[]>> {
  const read = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round)
    })
  return {
    gallery: read(".woocommerce-product-gallery"),
    thumbnails: read(".flex-control-thumbs img"),
    tabs: read(".woocommerce-tabs"),
  }
}

test.each([
  [4, 1250],
  [8, 1250],
  [4, 390],
])(
  "on Astra %i pictures at %i px have their strip where the platform's is, and nothing below moves",
  async (pictureCount, width) => {
    const path = "/en/product/figure/"
    const size = { viewport: { width, height: 900 } }
    const { page: plain } = await openHost(path, { state: 2, pictureCount, tag: "" }, { ...size, isPlain: true })
    const printed = await plain.evaluate(readGalleryBoxes)
    await plain.locator(".woocommerce-product-gallery").evaluate(slideAsPlatform)
    const slid = await plain.evaluate(readGalleryBoxes)
    const { page } = await openHost(path, { state: 2, pictureCount }, size)
    await page
      .locator(thumbnails)
      .nth(pictureCount - 1)
      .waitFor()
    const ours = await page.evaluate(readGalleryBoxes)
    expect(ours.thumbnails.map(([x, y]) => [x, y])).toEqual(slid.thumbnails.map(([x, y]) => [x, y]))
    expect(ours.gallery).toEqual(printed.gallery)
    // One panel of the tabs is shown.
    expect(ours.tabs.map(([, y]) => y)).toEqual(printed.tabs.map(([, y]) => y))
  },
)

test.each([
  [4, 1250],
  [8, 1250],
  [4, 390],
])(
  "on Storefront %i pictures at %i px have thumbnails of the theme's size, where the platform's are",
  async (pictureCount, width) => {
    const path = "/en/storefront/figure/"
    const size = { viewport: { width, height: 900 } }
    const { page: plain } = await openHost(path, { state: 2, pictureCount, tag: "" }, { ...size, isPlain: true })
    await plain.locator(".woocommerce-product-gallery").evaluate(slideAsPlatform)
    const slid = await plain.evaluate(readGalleryBoxes)
    const { page } = await openHost(path, { state: 2, pictureCount }, size)
    await page
      .locator(thumbnails)
      .nth(pictureCount - 1)
      .waitFor()
    const ours = await page.evaluate(readGalleryBoxes)
    expect(ours.thumbnails).toEqual(slid.thumbnails)
    expect(ours.gallery).toEqual(slid.gallery)
  },
)

/** A theme's CSS for a strip of thumbnails. */
function createStripHead(strip: string, item: string): string {
  const list = ".product .images.images.images .flex-control-thumbs"
  const items = `${list} li { ${item}; } ${list} img { width: 100%; }`
  return `<style>${list} { ${strip} } ${list}::before, ${list}::after { content: none; } ${items}</style>`
}

test.each([
  ["as wide as its thumbnails", "display: inline-flex; width: auto", "flex: none; width: 60px; margin: 0"],
  ["which they share", "display: flex; gap: 20px", "flex: 1; width: auto; margin: 0"],
])("thumbnails of a theme with a strip %s have the theme's size", async (_, strip, item) => {
  const head = createStripHead(strip, item)
  const size = { viewport: { width: 1250, height: 900 } }
  const path = "/en/storefront/figure/"
  const { page: plain } = await openHost(path, { state: 2, pictureCount: 4, head, tag: "" }, { ...size, isPlain: true })
  await plain.locator(".woocommerce-product-gallery").evaluate(slideAsPlatform)
  const slid = await plain.evaluate(readGalleryBoxes)
  const { page } = await openHost(path, { state: 2, pictureCount: 4, head }, size)
  await page.locator(thumbnails).nth(3).waitFor()
  const ours = await page.evaluate(readGalleryBoxes)
  expect(ours.thumbnails.map(([x, , width]) => [x, width])).toEqual(slid.thumbnails.map(([x, , width]) => [x, width]))
})

test("thumbnails that a theme has in one row that scrolls are one that scrolls", async () => {
  const head = createStripHead("display: flex; overflow-x: auto", "flex: 0 0 82px; margin: 0 8px 0 0")
  const { page } = await openHost(
    "/en/storefront/figure/",
    { state: 2, pictureCount: 8, head },
    { viewport: { width: 390, height: 900 } },
  )
  await page.locator(thumbnails).nth(7).waitFor()
  const { thumbnails: boxes } = await page.evaluate(readGalleryBoxes)
  expect(boxes.map(([, y]) => y)).toEqual(Array(8).fill(boxes[0]?.[1]))
  const scrolls = await page.locator(".flex-control-thumbs").evaluate((list) => list.scrollWidth > list.clientWidth)
  expect(scrolls).toBe(true)
})

test.each([
  ["--ringside-gallery-thumbnail-size: 96px", 96, 8],
  ["--ringside-gallery-gap: 20px", 72, 20],
])("on Storefront thumbnails have the shop's %s", async (property, width, gap) => {
  const head = `<style>.woocommerce-product-gallery { ${property}; }</style>`
  const { page } = await openHost("/en/storefront/figure/", { state: 2, pictureCount: 4, head })
  await page.locator(thumbnails).nth(3).waitFor()
  const { thumbnails: boxes } = await page.evaluate(readGalleryBoxes)
  const [left = 0] = boxes[0] ?? []
  expect(boxes.map(([x = 0, , wide]) => [x - left, wide])).toEqual([0, 1, 2, 3].map((n) => [n * (width + gap), width]))
})

test("a variation's picture shows that it is loading, and its thumbnail gets its name", async () => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const { page } = await openHost(
    "/en/product/figure/",
    { state: 2 },
    {
      prepare: (opening) =>
        opening.route("**/figures/red.webp", async (route) => {
          await released
          await route.fallback()
        }),
    },
  )
  await page.locator(thumbnails).first().waitFor()
  // What the code of variations does when one is chosen; see catalogue-and-cart §9.
  await page.locator(".woocommerce-product-gallery").evaluate((gallery) => {
    const image = gallery.querySelector(".wp-post-image")
    image?.setAttribute("data-o_alt", image.getAttribute("alt") ?? "")
    image?.setAttribute("alt", "Southpaw in red")
    image?.setAttribute("src", "/figures/red.webp")
    gallery.dispatchEvent(new CustomEvent("woocommerce_gallery_init_zoom", { bubbles: true }))
  })
  const loading = page.locator(".flex-active-slide.ringside-gallery-loading[aria-busy=true]")
  await loading.waitFor()
  expect(await page.locator(thumbnails).first().getAttribute("alt")).toBe("Southpaw in red")
  release()
  await loading.waitFor({ state: "detached" })
})

test("the stars have the platform's size and gaps", async () => {
  const { page } = await openHost("/en/product/figure/", { state: 2 })
  await page.locator("#tab-title-reviews a").click()
  await page.locator("p.stars [role=radio]").first().waitFor()
  const [ours, theirs] = await page.locator("p.stars").evaluate((picker) => {
    const stars = [1, 2, 3, 4, 5].map((n) => `<a role="radio" class="star-${n}" href="#">${n} of 5 stars</a>`)
    // As the platform's own script prints them.
    const printed = `<p class="stars"><span role="group">\n  ${stars.join(" \n  ")}</span></p>`
    picker.insertAdjacentHTML("afterend", printed)
    return [picker, picker.nextElementSibling].map((each) =>
      [...(each?.querySelectorAll("a") ?? [])].map((star) => {
        const { x, width, height } = star.getBoundingClientRect()
        return [x, width, height].map((length) => Math.round(length * 10) / 10)
      }),
    )
  })
  expect(ours).toHaveLength(5)
  expect(ours).toEqual(theirs)
})

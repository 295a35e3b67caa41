import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { openShopPage, shopLanguages, viewports } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

const product = "/product/ring-en-miniatura/"
const slideCount = 4
const trigger = ".woocommerce-product-gallery__trigger"
const words = {
  es: { thumbnail: (n: number) => `Imagen ${n} de ${slideCount}`, viewer: /pantalla completa/, close: "Cerrar (Esc)" },
  en: { thumbnail: (n: number) => `Image ${n} of ${slideCount}`, viewer: /full-screen/, close: "Close (Esc)" },
} as const

/** Hovers over the gallery, which fetches its late files, and waits for the thumbnails. */
async function startGallery(page: Page): Promise<void> {
  await page.locator(".woocommerce-product-gallery").hover()
  await page.locator(".flex-control-thumbs").waitFor({ state: "attached" })
}

const readPlaces = (page: Page) =>
  page.evaluate(() =>
    [".woocommerce-product-gallery", ".wp-post-image", ".summary", ".woocommerce-tabs"].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      // The first action may scroll the page; in it nothing moves.
      return box && [box.x, box.y + scrollY, box.width, box.height].map(Math.round)
    }),
  )
const thumbnail = (page: Page, n: number) => page.locator(".flex-control-thumbs img").nth(n - 1)
/** The picture that the shopper sees, from 1, when slides have come to rest. */
const readShown = (page: Page) =>
  page.locator(".flex-viewport").evaluate((viewport) => {
    // A slide may be some tenths of a pixel wider than a whole number.
    const shown = Math.round((Math.abs(viewport.scrollLeft) / viewport.clientWidth) * 50) / 50 + 1
    const marked = [...viewport.children].findIndex((slide) => slide.matches(".flex-active-slide:not([inert])")) + 1
    return shown === marked ? shown : `${shown} is seen, ${marked} is marked`
  })

describe.each(shopLanguages)("in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages)

  for (const viewport of viewports) {
    test(`at ${viewport.width} px nothing moves when the gallery is connected`, async () => {
      const { page } = await openShopPage(prefix + product, { viewport })
      const before = await readPlaces(page)
      await startGallery(page)
      expect(await readPlaces(page)).toEqual(before)
    })
  }

  test("by keyboard alone: thumbnails, the viewer, its pictures, and back to where one was", async () => {
    const { page } = await openShopPage(prefix + product)
    await startGallery(page)
    await page.locator(trigger).focus()
    await page.keyboard.press("Enter")
    const viewer = page.getByRole("dialog", { name: words[name].viewer })
    await viewer.waitFor()
    expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true)
    await page.keyboard.press("ArrowRight")
    await viewer.getByText(`2 / ${slideCount}`).waitFor()
    const readFocus = () => viewer.evaluate((dialog) => dialog.contains(document.activeElement))
    for (let press = 0; press < 8; press += 1) await page.keyboard.press("Tab")
    expect(await readFocus()).toBe(true)
    await page.keyboard.press("Escape")
    await viewer.waitFor({ state: "detached" })
    expect(await page.locator(trigger).evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => readShown(page)).toBe(2)
    await thumbnail(page, 2).focus()
    await page.keyboard.press("End")
    await expect.poll(() => readShown(page)).toBe(slideCount)
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-current"))).toBe("true")
  })
})

test("a thumbnail shows its picture, in both directions of reading", async () => {
  const { page } = await openShopPage(product, {
    before: () => document.addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl")),
  })
  await startGallery(page)
  await thumbnail(page, 3).click()
  await expect.poll(() => readShown(page)).toBe(3)
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => readShown(page)).toBe(2)
})

test.each([
  ["after", "reduce"],
  ["during", "no-preference"],
] as const)("a change of the reading direction %s a step keeps the picture", async (_, reducedMotion) => {
  const { page } = await openShopPage(product, { reducedMotion })
  await startGallery(page)
  const setDirection = (direction: string) => page.evaluate((dir) => (document.documentElement.dir = dir), direction)
  await thumbnail(page, 3).click()
  await expect.poll(() => readShown(page)).toBe(3)
  await setDirection("rtl")
  await expect.poll(() => readShown(page)).toBe(3)
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => readShown(page)).toBe(2)
  await thumbnail(page, 4).click()
  await expect.poll(() => readShown(page)).toBe(4)
  await setDirection("ltr")
  await expect.poll(() => readShown(page)).toBe(4)
  await page.keyboard.press("ArrowLeft")
  await expect.poll(() => readShown(page)).toBe(3)
})

test("where there are fewer pictures than a row takes, thumbnails are as square as the small pictures were", async () => {
  const { page } = await openShopPage("/product/viktor-grua-halvorsund/")
  await startGallery(page)
  const [width, height] = await thumbnail(page, 3).evaluate((image) => [image.clientWidth, image.clientHeight])
  expect(height).toBeGreaterThan(0)
  expect(Math.abs(width - height)).toBeLessThan(4)
})

test("a page that is put back as a copy of itself has one strip and one button, and they work", async () => {
  const { page } = await openShopPage(product)
  await startGallery(page)
  const [before] = await readPlaces(page)
  await thumbnail(page, 3).click()
  await expect.poll(() => readShown(page)).toBe(3)
  await page.locator(".woocommerce-product-gallery").evaluate((gallery) => gallery.replaceWith(gallery.cloneNode(true)))
  await expect.poll(() => readShown(page)).toBe(1)
  const parts = [page.locator(".flex-control-thumbs"), page.locator(trigger)]
  expect(await Promise.all(parts.map((part) => part.count()))).toEqual([1, 1])
  expect((await readPlaces(page))[0]).toEqual(before)
  await thumbnail(page, 2).click()
  await expect.poll(() => readShown(page)).toBe(2)
  await page.locator(trigger).click()
  await page.getByRole("dialog").waitFor()
})

test("where colours are forced, the lens on the viewer's button has its handle", async () => {
  const { page } = await openShopPage(product, { forcedColors: "active" })
  await startGallery(page)
  const [ring, handle] = await page
    .locator(trigger)
    .evaluate((element) =>
      ["::before", "::after"].map((part) => getComputedStyle(element, part).borderBlockStart.replace(/^\S+ /, "")),
    )
  expect(handle).toBe(ring)
})

test("a swipe shows the next picture, and its thumbnail says so", async () => {
  const { page } = await openShopPage(product)
  await startGallery(page)
  await page.locator(".flex-viewport").evaluate((viewport) => viewport.scrollBy({ left: viewport.clientWidth }))
  await expect.poll(() => readShown(page)).toBe(2)
  await expect.poll(() => thumbnail(page, 2).getAttribute("aria-current")).toBe("true")
})

test("a mouse magnifies the picture, whose large file is fetched then and not before", async () => {
  const { page } = await openShopPage(product)
  await startGallery(page)
  await page.locator("h1").first().hover()
  const zoomed = page.locator(".flex-active-slide .zoomImg")
  await page.locator(".flex-active-slide img").first().hover()
  await expect.poll(() => zoomed.evaluate((image) => getComputedStyle(image).opacity)).toBe("1")
  await page.locator("h1").first().hover()
  await expect.poll(() => zoomed.evaluate((image) => getComputedStyle(image).opacity)).toBe("0")
})

test("on a touch screen a tap magnifies, and the next one doesn't", async () => {
  const { page } = await openShopPage(product, { hasTouch: true, isMobile: true, viewport: viewports[0] })
  await page.locator(".woocommerce-product-gallery__image a").first().tap()
  const zoomed = page.locator(".ringside-gallery-zoomed .zoomImg")
  await zoomed.waitFor()
  await page.locator(".flex-active-slide a").tap()
  await zoomed.waitFor({ state: "detached" })
  expect(page.url()).toContain(product)
})

test("when the viewer can't be loaded, the click is released to the browser", async () => {
  const { page } = await openShopPage(product, {
    // The browser's own page around a picture has inline styles, which the shop's policy refuses.
    expectedErrors: /ERR_FAILED|^Applying inline style/,
    prepare: (opening) => opening.route("**/chunks/gallery-viewer*", (route) => route.abort()),
  })
  await startGallery(page)
  const href = await page.locator(".flex-active-slide a").getAttribute("href")
  await Promise.all([page.waitForURL(`**${href ?? ""}`), page.locator(trigger).click()])
})

test("a picture that can't be loaded shows a message in the viewer, with a link to its file", async () => {
  const { page } = await openShopPage(`/en${product}`, { expectedErrors: /404|ERR_FAILED/ })
  await startGallery(page)
  await page
    .locator(".flex-active-slide img")
    .first()
    .evaluate((image) => {
      image.setAttribute("data-large_image", "/no-such-picture.webp")
    })
  await page.locator(trigger).click()
  const link = page.getByRole("dialog").getByRole("link", { name: "The image" })
  expect(await link.getAttribute("href")).toBe("/no-such-picture.webp")
  expect(await link.getAttribute("target")).toBe("_blank")
})

test("with motion reduced, pictures change at once", async () => {
  const { page } = await openShopPage(product, { reducedMotion: "reduce" })
  await startGallery(page)
  await thumbnail(page, 4).click()
  expect(
    await page.evaluate(() => document.getAnimations().filter((each) => !(each instanceof CSSTransition)).length),
  ).toBe(0)
  expect(await readShown(page)).toBe(4)
})

test("without script every picture is there, and leads to its large file", async () => {
  const { page } = await openShopPage(product, { javaScriptEnabled: false })
  const links = page.locator(".woocommerce-product-gallery__image a[href]")
  expect(await links.count()).toBe(slideCount)
  expect(await links.first().locator("img").isVisible()).toBe(true)
})

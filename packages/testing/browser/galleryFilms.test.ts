import { readFile } from "node:fs/promises"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { editProductHtml } from "./support/editProductHtml.ts"
import { openHost } from "./support/openHost.ts"

const file = new URL("../../../examples/shop/videos/turn.webm", import.meta.url)
const slide =
  '<div data-thumb="/figures/film.webp" data-thumb-alt="Turning" data-thumb-video-src="/clip.webm" class="woocommerce-product-gallery__image woocommerce-product-gallery__video"><a href="/clip.webm"><video autoplay="autoplay" class="wp-post-video" src="/clip.webm" loop="loop" muted="muted" playsinline="playsinline" preload="metadata" data-large_image="/clip.webm" data-large_image_width="1000" data-large_image_height="1000" aria-label="Turning"></video></a></div>'

/** Makes the second of three slides a film, as the platform prints it. */
async function insertFilm(page: Page): Promise<void> {
  const body = await readFile(file)
  await page.route("**/clip.webm", (route) => route.fulfill({ body, contentType: "video/webm" }))
  await editProductHtml(page, (html) => {
    const second = html.indexOf("<div data-thumb", html.indexOf("<div data-thumb") + 1)
    return html.slice(0, second) + slide + html.slice(second)
  })
}

const readPlaying = (page: Page, selector: string) =>
  page.locator(selector).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)
const inGallery = ".flex-viewport video"

test("a film of the platform plays while its slide is shown, and a press on it opens it in the viewer", async () => {
  const { page } = await openHost("/en/product/figure/", { state: 2, pictureCount: 2 }, { prepare: insertFilm })
  const thumbnail = (n: number) => page.locator(`.flex-control-thumbs li:nth-child(${n})`)
  await thumbnail(2).locator("video").waitFor()
  const boxes = await thumbnail(2).evaluate((item) =>
    [...item.children].map((each) => each.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]),
  )
  expect(boxes[1]).toEqual(boxes[0])
  await expect.poll(() => page.locator(inGallery).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
  await thumbnail(2).click()
  await expect.poll(() => readPlaying(page, inGallery)).toBe(true)
  await page.locator(inGallery).click()
  const inViewer = ".ringside-gallery-viewer video"
  await expect.poll(() => readPlaying(page, inViewer)).toBe(true)
  expect(new URL(page.url()).pathname).toBe("/en/product/figure/")
  const places = await page
    .locator(inViewer)
    .evaluate((film) =>
      [film, film.parentElement ?? film]
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height]),
    )
  expect(places[0]).toEqual(places[1])
  await page.keyboard.press("ArrowRight")
  await expect
    .poll(() => page.locator(inViewer).evaluateAll((films: HTMLVideoElement[]) => films.some(({ paused }) => !paused)))
    .toBe(false)
  await page.keyboard.press("Escape")
  await expect.poll(() => page.locator(inGallery).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
})

test("with less motion a film waits, and has controls in the viewer", async () => {
  const { page } = await openHost(
    "/en/product/figure/",
    { state: 2, pictureCount: 2 },
    { prepare: insertFilm, reducedMotion: "reduce" },
  )
  await page.locator(".flex-control-thumbs li:nth-child(2)").click()
  await page.locator(".flex-viewport > :nth-child(2).flex-active-slide").waitFor()
  await page.locator(inGallery).click()
  const film = page.locator(".ringside-gallery-viewer video[controls]")
  await film.waitFor()
  expect(await film.evaluate((each: HTMLVideoElement) => each.paused)).toBe(true)
  await film.focus()
  await page.keyboard.press("Space")
  await expect.poll(() => readPlaying(page, ".ringside-gallery-viewer video")).toBe(true)
})

/*
 * Takes the README's pictures of the example shop: npm run screenshots
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { embedBuild, shopBuild } from "./builds.mjs"
import { ensureChromium } from "./chromium.mjs"
import { openShop } from "./openShop.mjs"
import { say } from "./say.mjs"
import { buildOrThrow } from "./serve.mjs"
import { root } from "./workspace.mjs"

/** The shop draws its figures with it, so it is the shop's dependency. */
const sharp = createRequire(join(root, "examples", "shop", "package.json"))("sharp")

const folder = "docs/images"

/** A README is read on phones, too. */
const maxBytes = 200_000

/** Figures are drawn when they are first asked for, which takes a small machine its time. */
const releaseAfterMs = 180_000

/**
 * @typedef {object} Picture
 * @property {string} file
 * @property {string} path in the shop
 * @property {import("playwright-core").BrowserContextOptions} device
 * @property {(page: import("playwright-core").Page) => Promise<void>} [prepare] what the shopper does before
 */

/**
 * An image as the page knows it; scripts have no types of a page.
 * @typedef {{ getBoundingClientRect(): { top: number }, checkVisibility(): boolean, decode(): Promise<void> }} PageImage
 */

/** @type {readonly Picture[]} */
const pictures = [
  {
    file: "archive-drawer.webp",
    path: "/tienda/",
    device: { viewport: { width: 1280, height: 880 }, deviceScaleFactor: 1.5, locale: "es-ES", colorScheme: "light" },
    async prepare(page) {
      for (const number of [0, 1]) {
        await page.locator("li.product .ajax_add_to_cart.button:visible").nth(number).click()
        const drawer = page.locator("#astra-mobile-cart-drawer.active")
        await drawer.waitFor()
        if (number === 0) await drawer.locator(".astra-cart-drawer-close").click()
      }
    },
  },
  {
    file: "home-phone.webp",
    path: "/en/",
    device: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      locale: "en-GB",
      colorScheme: "dark",
      isMobile: true,
      hasTouch: true,
    },
  },
]

await buildOrThrow(embedBuild)
await buildOrThrow(shopBuild)
const [shop, browser] = await Promise.all([
  openShop(),
  chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] }),
])
try {
  mkdirSync(join(root, folder), { recursive: true })
  for (const picture of pictures) {
    const contents = await compress(await takePicture(picture))
    writeFileSync(join(root, folder, picture.file), contents)
    say(`${folder}/${picture.file}: ${(contents.byteLength / 1000).toFixed(0)} kB`)
  }
} finally {
  await Promise.all([browser.close(), shop.close()])
}

/**
 * @param {Picture} picture
 * @returns {Promise<Buffer>} as PNG
 */
async function takePicture({ path, device, prepare }) {
  // Nothing moves, so that two runs take the same picture.
  const context = await browser.newContext({ ...device, reducedMotion: "reduce" })
  context.setDefaultTimeout(releaseAfterMs)
  const page = await context.newPage()
  await page.goto(new URL(path, shop.url).href)
  await prepare?.(page)
  await page.locator("img").evaluateAll((elements, height) => {
    const images = /** @type {PageImage[]} */ (/** @type {unknown} */ (elements))
    // Those further down come when one scrolls to them, and those of a closed menu when it opens.
    const inSight = images.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < height)
    return Promise.all(inSight.map((image) => image.decode()))
  }, page.viewportSize()?.height ?? 0)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/**
 * As good as it can be within the limit.
 * @param {Buffer} png
 * @returns {Promise<Buffer>} as WebP
 */
async function compress(png) {
  for (let quality = 90; quality >= 30; quality -= 10) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.byteLength <= maxBytes) return webp
  }
  throw new Error(`A picture stays above ${maxBytes} bytes; expected a smaller one.`)
}

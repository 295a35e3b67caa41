/*
 * Takes the pictures of docs/images: the README's of the example shop, the WordPress plugin's settings, and the sheets of every hook:
 * npm run screenshots [-- PART-OF-A-NAME]
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { embedBuild, pluginBuild, selectEmbedBuild, shopBuild } from "./builds.mjs"
import { ensureChromium } from "./chromium.mjs"
import { chromiumArgs } from "./chromiumArgs.mjs"
import { openShop } from "./openShop.mjs"
import { runProcess } from "./processes.mjs"
import { sheets, takeSheet } from "./screenshots/sheets.mjs"
import { printLine } from "./terminal.mjs"
import { buildOrThrow } from "./serve.mjs"
import { root } from "./workspace.mjs"

/** Resolved from the shop, which draws its figures with sharp and so depends on it. */
const sharp = createRequire(join(root, "examples", "shop", "package.json"))("sharp")

const folder = "docs/images"

/** READMEs are also read on phones. */
const maxBytes = 200_000

/** The timeout of each browser action. The shop resizes a picture at its first request, which takes long on a small machine. */
const releaseAfterMs = 180_000

/**
 * @typedef {object} Picture
 * @property {string} file
 * @property {string} path in the shop
 * @property {import("playwright-core").BrowserContextOptions} device
 * @property {(page: import("playwright-core").Page) => Promise<void>} [prepare] the shopper's actions before the screenshot
 */

/**
 * An image in the page; scripts are type-checked without DOM types.
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

const [only = ""] = process.argv.slice(2)
const settingsFile = "plugin-settings.webp"
/** @type {(picture: { readonly file: string }) => boolean} */
const isWanted = ({ file }) => file.includes(only)

// The plugin is packed from the exact build; pictures are the same with the quick one.
await buildOrThrow(isWanted({ file: settingsFile }) ? embedBuild : selectEmbedBuild())
await buildOrThrow(shopBuild)
if (isWanted({ file: settingsFile })) await buildOrThrow(pluginBuild)
const [shop, browser] = await Promise.all([
  openShop(),
  chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs }),
])
try {
  mkdirSync(join(root, folder), { recursive: true })
  for (const picture of pictures.filter(isWanted)) await keep(picture.file, await takePicture(picture))
  if (isWanted({ file: settingsFile })) await keep(settingsFile, await takeSettings())
  for (const sheet of sheets.filter(isWanted)) await keep(sheet.file, await takeSheet(browser, shop.url, sheet))
} finally {
  await Promise.all([browser.close(), shop.close()])
}

/**
 * @param {string} file
 * @param {Buffer} png
 */
async function keep(file, png) {
  const contents = await compress(png)
  writeFileSync(join(root, folder, file), contents)
  printLine(`${folder}/${file}: ${(contents.byteLength / 1000).toFixed(0)} kB`)
}

/**
 * Takes a screenshot of the plugin's settings page, rendered without the platform.
 * @returns {Promise<Buffer>} as PNG
 */
async function takeSettings() {
  const tests = join(root, "examples/wordpress/tests")
  const { code, output } = await runProcess("php", [join(tests, "renderSettings.php")])
  if (code !== 0) throw new Error(`The settings page could not be printed: ${output}`)
  const context = await browser.newContext({ viewport: { width: 960, height: 720 }, deviceScaleFactor: 1.5 })
  const page = await context.newPage()
  await page.setContent(`<!doctype html><style>${readFileSync(join(tests, "admin.css"), "utf8")}</style>${output}`)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/**
 * @param {Picture} picture
 * @returns {Promise<Buffer>} as PNG
 */
async function takePicture({ path, device, prepare }) {
  // Without motion, so that two runs take the same picture.
  const context = await browser.newContext({ ...device, reducedMotion: "reduce" })
  context.setDefaultTimeout(releaseAfterMs)
  // Otherwise the question about consent lies over each page.
  const answers = ["statistics", "marketing"].map((category) => ({ name: `wp_consent_${category}`, value: "deny" }))
  await context.addCookies(answers.map((answer) => ({ ...answer, url: shop.url })))
  const page = await context.newPage()
  await page.goto(new URL(path, shop.url).href)
  await prepare?.(page)
  await page.locator("img").evaluateAll((elements, height) => {
    const images = /** @type {PageImage[]} */ (/** @type {unknown} */ (elements))
    // Lazy images below load on scrolling, and those of a closed menu when it opens.
    const inSight = images.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < height)
    return Promise.all(inSight.map((image) => image.decode()))
  }, page.viewportSize()?.height ?? 0)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/**
 * Compresses a picture with the best quality that fits the limit.
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

import type { CDPSession, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import type { HostPageOptions } from "../src/host/index.ts"
import { twoFrames, waitForIdle } from "./support/hooks.ts"
import { openHost } from "./support/openHost.ts"
import type { OpenOptions } from "./support/openPage.ts"
import { waitForLibrary } from "./support/openPage.ts"
import { viewports } from "./support/shop.ts"

const themes = [
  ["Astra", "/en/product/figure/"],
  ["Storefront", "/en/storefront/figure/"],
] as const
const picture = ".woocommerce-product-gallery__image:first-child img"
const slide = (n: number) => `.flex-viewport > :nth-child(${n}).flex-active-slide:not([inert])`

/** The scripts of the library that a page has asked for. */
const readScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/ringside\/(?:chunks\/)?(\w+(?:-[a-z]+)*).*\.js/.exec(name)?.[1] ?? []),
  )
/** Opens the page of a figure, whose late code stays on the way until `release`. */
async function openSlow(path: string, options: OpenOptions = {}, host: HostPageOptions = { state: 2 }) {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const visit = await openHost(path, host, {
    ...options,
    prepare: (page) =>
      page.route("**/ringside/chunks/**", async (route) => {
        await released
        await route.continue()
      }),
  })
  return { ...visit, release }
}

describe.each(themes)("on %s, without any action", (_, path) => {
  test.each(viewports)("all parts of a product page work at $width px", async (viewport) => {
    const { page } = await openHost(`${path}#reviews`, { state: 2 }, { viewport })
    await page.locator(".flex-control-thumbs img").first().waitFor()
    await page.locator(".woocommerce-product-gallery__trigger").waitFor()
    await page.locator(".stars [role=radio]").first().waitFor()
    for (const name of ["Description", "Reviews (0)"])
      expect(await page.getByRole("tabpanel", { name, includeHidden: true }).count()).toBe(1)
    expect(await page.locator("#tab-reviews").isVisible()).toBe(true)
    // The platform's and the theme's scripts give neither of them a number.
    expect(await page.locator("[role=tab][tabindex='0']").count()).toBe(1)
  })
})

test("on a phone nothing moves until all of it works", async () => {
  const { page } = await openHost(
    "/en/product/figure/",
    { state: 2 },
    {
      viewport: viewports[0],
      before: () => {
        window.received = []
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) window.received.push(Reflect.get(shift, "value"))
        }).observe({ type: "layout-shift", buffered: true })
      },
    },
  )
  await page.locator(".flex-control-thumbs img").first().waitFor()
  await page.locator("button.plus").first().waitFor()
  await page.locator(".stars").waitFor({ state: "attached" })
  // Layout shifts are reported with the frame after the one they were in.
  await twoFrames(page)
  expect(await page.evaluate(() => window.received)).toEqual([])
})

describe.each(themes)("on %s, the first action is not lost while the code is on the way:", (_, path) => {
  test("a click on a small picture shows that picture", async () => {
    const { page, release } = await openSlow(path)
    await page.locator(".woocommerce-product-gallery__image a").nth(3).click()
    release()
    await page.locator(slide(4)).waitFor()
  })

  test("a mouse that rests on the picture magnifies it", async () => {
    const { page, release } = await openSlow(path)
    await page.locator(picture).hover()
    release()
    const zoomed = page.locator(".flex-active-slide .zoomImg")
    await expect.poll(() => zoomed.evaluate((image) => getComputedStyle(image).opacity)).toBe("1")
  })

  test("an arrow key on a tab selects the next one", async () => {
    const { page, release } = await openSlow(path)
    await page.getByRole("tab").first().focus()
    await page.keyboard.press("ArrowRight")
    release()
    await page.locator("#tab-reviews").waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Reviews (0)")
  })

  test("Enter on the picture opens the viewer, which has the product's name", async () => {
    const { page, release } = await openSlow(path)
    await page.locator(".woocommerce-product-gallery__image a").first().focus()
    await page.keyboard.press("Enter")
    release()
    await page.getByRole("dialog", { name: "Southpaw: View full-screen image gallery" }).waitFor()
  })

  test("a picture that has the focus stays in view, and no new control comes before it", async () => {
    const { page, release } = await openSlow(path)
    await page.locator(".woocommerce-product-gallery__image a").nth(2).focus()
    release()
    await page.locator(slide(3)).waitFor()
    await expect
      .poll(() => page.locator(".flex-viewport").evaluate((viewport) => viewport.scrollLeft / viewport.clientWidth))
      .toBeCloseTo(2, 1)
    const link = page.locator(`${slide(3)} a`)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    const trigger = page.locator(".woocommerce-product-gallery__trigger")
    const isAfterFocus = (element: Element) => document.activeElement?.compareDocumentPosition(element) === 4
    expect(await trigger.evaluate(isAfterFocus)).toBe(true)
  })
})

const phone = { hasTouch: true, isMobile: true, viewport: viewports[0] }

test.each(themes)("on %s, a tap before the code has loaded magnifies the place that was tapped", async (_, path) => {
  const { page, release } = await openSlow(path, phone)
  const box = await page.locator(picture).boundingBox()
  if (!box) throw new Error("The picture isn't shown.")
  await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height * 0.5)
  release()
  const zoomed = page.locator(".ringside-gallery-zoomed .zoomImg")
  await zoomed.waitFor({ state: "attached" })
  const matrix = await zoomed.evaluate(
    (image) => new DOMMatrix(getComputedStyle(image).transform).e / image.clientWidth,
  )
  expect(matrix).toBeCloseTo(-0.75 * (1 - box.width / 2400), 1)
})

test.each(themes)(
  "on %s, the first swipe shows the next picture, before the code has loaded and after",
  async (_, path) => {
    const { page, context, release } = await openSlow(path, phone)
    const input = await context.newCDPSession(page)
    // The browser asks the last frame that it has drawn whether a finger scrolls there.
    await twoFrames(page)
    await swipe(page, input)
    release()
    await page.locator(slide(2)).waitFor()
    // The step of the first swipe is over. It may begin later than its slide is marked.
    await page.waitForFunction((shown) => {
      const [view, picture] = [".flex-viewport", shown].map((selector) => document.querySelector(selector))
      const isThere =
        view && picture && Math.abs(view.getBoundingClientRect().x - picture.getBoundingClientRect().x) < 1
      return isThere && document.getAnimations().length === 0
    }, slide(2))
    await swipe(page, input)
    await page.locator(slide(3)).waitFor()
  },
)

test("a press on a quantity button counts before the code has loaded", async () => {
  const { page, release } = await openSlow("/en/product/figure/")
  await page.locator("form.cart .plus").click()
  release()
  await expect.poll(() => page.locator("input.qty").inputValue()).toBe("2")
})

const handles = ["woocommerce", "wc-single-product", "wc-add-to-cart-variation", "astra-add-to-cart-quantity-btn"]
/** The basket is checked in the background by the host's script, not by ours. */
const ownBasket = '<script type="text/plain" id="wc-cart-fragments-js"></script>'
const otherScripts = handles.map((handle) => `<script type="text/plain" id="${handle}-js"></script>`).join("")

test.each(["/en/product/figure/", "/en/shop/"])(
  "%s fetches nothing but the loader where all of the host's scripts run",
  async (path) => {
    const { page } = await openHost(path, { state: 1, body: otherScripts })
    await waitForIdle(page, 3)
    await page.locator("h1").first().hover()
    await page.locator("a[href]").first().focus()
    await page.locator("h1").first().click()
    // The theme's drawer asks the platform's script for this.
    await page.evaluate(() =>
      document.body.dispatchEvent(new CustomEvent("astra_refresh_cart_fragments", { bubbles: true })),
    )
    await waitForIdle(page, 3)
    expect(await readScripts(page)).toEqual(["ringside"])
  },
)

test("an archive fetches the late code in idle time, and starts it at the first click", async () => {
  const { page, readBasket } = await openHost("/en/shop/", { state: 2, body: ownBasket })
  await expect.poll(() => readScripts(page)).toEqual(["ringside", "late"])
  await page.locator(".post-11 .button.add_to_cart_button").click()
  await page.locator(".post-11 .button.added").waitFor()
  expect((await readBasket()).count).toBe(1)
})

test.each([
  ["", ""],
  [", whose basket the host's script checks,", ownBasket],
])("a shopper who saves data%s gets the late code at the first action", async (_, body) => {
  const before = () =>
    Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => ({ saveData: true }) })
  const { page } = await openHost("/en/product/figure/", { state: 2, body }, { before })
  await waitForLibrary(page)
  await waitForIdle(page, 3)
  expect(await readScripts(page)).toEqual(["ringside"])
  await page.locator("h1").hover()
  await page.locator(".flex-control-thumbs").waitFor()
})

/** A finger that moves over the picture from right to left. */
async function swipe(page: Page, input: CDPSession): Promise<void> {
  const box = await page.locator(".woocommerce-product-gallery__wrapper").boundingBox()
  if (!box) throw new Error("The pictures aren't shown.")
  const y = Math.round(box.y + Math.min(box.width, box.height) / 2)
  const points = [0.85, 0.8, 0.7, 0.55, 0.4, 0.25, 0.2].map((share) => ({
    x: Math.round(box.x + box.width * share),
    y,
  }))
  for (const [index, point] of points.entries()) {
    await input.send("Input.dispatchTouchEvent", {
      type: index === 0 ? "touchStart" : "touchMove",
      touchPoints: [point],
    })
  }
  await input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

import { expect, inject, test } from "vitest"
import { engineName, type EnginePage } from "../support/enginePage.ts"
import { serveHost } from "../support/openHost.ts"
import { openShopper } from "../support/openShopper.ts"
import { expectCount, firstAddButton } from "../support/shop.ts"

/* What shoppers do on the pages before they buy, in each browser engine. */

const phone = { width: 390, height: 844 }
const product = "/en/product/ring-en-miniatura/"

/** The picture that the shopper sees, from 1, when slides have come to rest; otherwise what is wrong. */
const readShown = (page: EnginePage) =>
  page.locator(".flex-viewport").evaluate((viewport) => {
    // A slide may be some tenths of a pixel wider than a whole number.
    const shown = Math.round((Math.abs(viewport.scrollLeft) / viewport.clientWidth) * 50) / 50 + 1
    const marked = [...viewport.children].findIndex((slide) => slide.matches(".flex-active-slide:not([inert])")) + 1
    return shown === marked ? shown : `${String(shown)} is seen, ${String(marked)} is marked`
  })

async function startGallery(page: EnginePage): Promise<void> {
  await page.locator(".woocommerce-product-gallery").hover()
  await page.locator(".flex-control-thumbs").waitFor()
}

/** Opens the page of a figure, whose late code stays on the way until `release`. */
async function openSlow() {
  const host = await serveHost({ state: 2 })
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const page = await openShopper(`${host.url}/en/product/figure/`, {
    viewport: phone,
    prepare: (opened) =>
      opened.route(/\/ringside\/chunks\//, async (route) => {
        await released
        await route.continue()
      }),
  })
  return { page, release }
}

test("the first press counts, though the code for it is still on the way", async () => {
  const { page, release } = await openSlow()
  await page.locator("form.cart .plus").click()
  release()
  await expect.poll(() => page.locator("input.qty").inputValue()).toBe("2")
})

/** A button that leaves its place as soon as the pointer is there, once. */
const movingButton = `<div style="padding: 40px"><button id="moving" style="position: relative">Press</button></div>
<p id="presses">0</p>
<script>
  moving.addEventListener("pointerover", () => (moving.style.left = "150px"), { once: true })
  moving.addEventListener("click", () => (presses.textContent = Number(presses.textContent) + 1))
</script>`

test("a press of a test reaches what the page moves while the pointer comes, once", async () => {
  const host = await serveHost({ state: 3, body: movingButton })
  const page = await openShopper(`${host.url}/en/hooks/`, { viewport: phone })
  await page.locator("#moving").click()
  expect(await page.locator("#presses").textContent()).toBe("1")
  expect(await page.locator("#moving").evaluate((button) => button.style.left)).toBe("150px")
})

test("the gallery follows keys, thumbnails and a finger", async () => {
  const page = await openShopper(inject("shopUrl") + product)
  await startGallery(page)
  await page.locator(".flex-control-thumbs img").nth(2).click()
  await expect.poll(() => readShown(page)).toBe(3)
  await page.keyboard.press("ArrowLeft")
  await expect.poll(() => readShown(page)).toBe(2)
  // A swipe is a scroll of the browser's own, which ends at a slide.
  await page
    .locator(".flex-viewport")
    .evaluate((viewport) => viewport.scrollBy({ left: viewport.clientWidth, behavior: "smooth" }))
  await expect.poll(() => readShown(page)).toBe(3)
  expect(await page.locator(".flex-control-thumbs .flex-active").count()).toBe(1)
})

test("the gallery keeps its picture when the reading direction changes", async () => {
  const page = await openShopper(inject("shopUrl") + product)
  await startGallery(page)
  await page.locator(".flex-control-thumbs img").nth(2).click()
  await expect.poll(() => readShown(page)).toBe(3)
  for (const direction of ["rtl", "ltr"]) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
    await expect.poll(() => readShown(page)).toBe(3)
  }
})

test("the viewer fills the window, and gives the focus back", async () => {
  const page = await openShopper(inject("shopUrl") + product)
  await startGallery(page)
  const trigger = page.locator(".woocommerce-product-gallery__trigger")
  await trigger.focus()
  await page.keyboard.press("Enter")
  const viewer = page.getByRole("dialog", { name: /full-screen/ })
  await viewer.waitFor()
  // Slides are placed by the width that the viewer has measured.
  const readRight = () =>
    viewer.locator(".pswp__item[aria-hidden=false]").evaluate((slide) => {
      const { nextElementSibling: next } = slide
      return next ? Math.round(next.getBoundingClientRect().left - slide.getBoundingClientRect().left) : 0
    })
  await expect.poll(readRight).toBe(Math.round(1280 * 1.1))
  await page.keyboard.press("ArrowRight")
  await viewer.getByText("2 / 4").waitFor()
  await page.keyboard.press("Escape")
  await viewer.waitFor({ state: "detached" })
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true)
})

test("the header has the form of the window's width, as soon as that changes", async () => {
  const page = await openShopper(`${inject("shopUrl")}/en/tienda/`)
  const readMode = () => page.evaluate(() => document.body.classList.contains("ast-desktop"))
  for (const width of [1280, 390, 1280, 700]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(readMode).toBe(width === 1280)
  }
})

test("a popup's form says what is wrong, and is sent", async () => {
  const page = await openShopper(`${inject("shopUrl")}/en/rincon/`, { viewport: phone })
  await page.getByRole("link", { name: "Write to the workshop" }).click()
  const dialog = page.getByRole("dialog", { name: "Write to the workshop" })
  await dialog.waitFor()
  await dialog.getByRole("button", { name: "Send" }).click()
  await dialog.getByText(/name@example/).waitFor()
  await dialog.getByLabel("Email").fill(`lucia.${engineName}@shop.test`)
  await dialog.getByLabel("Message").fill("Una figura zurda.")
  await dialog.getByRole("button", { name: "Send" }).click()
  await dialog.getByText(/We will reply within/).waitFor()
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
})

test("consent is asked for once, and again by its link", async () => {
  const host = await serveHost({
    state: 2,
    body: '<div data-ringside="consent" data-ringside-policy="/privacy/"></div><p><a href="#ringside-consent">Your choices</a></p>',
  })
  const page = await openShopper(`${host.url}/en/shop/`, { viewport: phone, isAsked: true })
  const region = page.getByRole("region", { name: "Your privacy" })
  await region.getByRole("button", { name: "Accept all" }).click()
  await region.waitFor({ state: "hidden" })
  expect(await page.evaluate(() => document.cookie)).toContain("wp_consent_marketing=allow")
  await page.reload()
  expect(await region.isVisible()).toBe(false)
  // The first action on the page: the code that answers it comes with it.
  await page.getByRole("link", { name: "Your choices" }).click()
  await region.waitFor()
})

test("the language is switched by keyboard, and the basket is kept", async () => {
  const shop = inject("shopUrl")
  const page = await openShopper(`${shop}/?add-to-cart=103`)
  await page.goto(`${shop}/tienda/`)
  const control = page.getByRole("button", { name: "Español: cambiar de idioma" })
  await control.focus()
  await page.keyboard.press("Enter")
  // The list opens with the focus in it.
  const list = page.locator("#trp-switcher-dropdown-list")
  await expect.poll(() => list.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await list.getByRole("link", { name: "English" }).press("Enter")
  await page.waitForURL(/\/en\//)
  expect(await page.locator("html").getAttribute("lang")).toBe("en-GB")
  await expectCount(page, 1)
})

test("a page that comes back from the history shows the basket of now", async () => {
  const shop = inject("shopUrl")
  const page = await openShopper(`${shop}/en/tienda/`, { keepsPages: true })
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.goto(`${shop}/en/carrito/`)
  await page.locator(".cart_item .remove").click()
  await expect.poll(() => page.locator(".cart_item").count()).toBe(0)
  // The driver's own commands, and its wait for an address, wait in vain for a page that was kept.
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => location.pathname === "/en/tienda/")
  await expectCount(page, 0)
  await page.evaluate(() => history.forward())
  await page.waitForFunction(() => location.pathname === "/en/carrito/")
  // A page that was left in the middle of a request isn't kept: the browser shows the HTML of the first visit, with the line.
  await expect.poll(() => page.locator(".cart_item").count()).toBe(0)
})

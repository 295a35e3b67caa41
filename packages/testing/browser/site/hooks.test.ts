import { expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { twoFrames } from "../support/hooks.ts"
import { openPage } from "../support/openPage.ts"
import { serveTheme } from "../support/openTheme.ts"

const hooks = `<div data-ringside="notices"></div>
<div data-ringside="coming-soon" data-ringside-rest-url="/wp-json/wp/v2/users/me" data-ringside-rest-nonce="n1">
  The shop isn’t open yet. <button type="button">Not now</button>
</div>
<div data-ringside="login"><a href="/en/my-account/">Your account</a><dialog>
  <form action="/en/my-account/" method="post"><label>User <input name="username" /></label><button>Enter</button></form>
  <form method="dialog"><button>Close</button></form></dialog></div>
<p data-ringside="store-notice" data-ringside-id="august" hidden>Closed in August. <button type="button">Dismiss</button></p>
<p><a href="#" class="last">The end</a></p>`

/** A page without the theme's settings: nothing on it is the theme's, so only hooks are served. */
const plain = { state: 3, config: { takeOver: false } } as const

/** Adds up what moves on the page. */
const noteShifts = () => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")) })
    }
  }).observe({ type: "layout-shift", buffered: true })
}

test("hooks work on a page that isn't the theme's: notice, banner, login by keyboard, place for notices", async () => {
  const host = await serveTheme({ ...plain, main: hooks })
  const { page, warnings } = await openPage(host.url, {
    viewport: { width: 390, height: 700 },
    before: noteShifts,
    prepare: (tab) => tab.route("**/wp-json/wp/v2/users/me", (route) => route.fulfill({ json: {} })),
  })
  const notice = page.getByText("Closed in August.")
  await notice.waitFor()
  await twoFrames(page)
  expect(await page.evaluate("shift")).toBe(0)
  expect(await audit(page, "main")).toEqual([])
  expect(await findOverflow(page)).toEqual([])

  const link = page.getByRole("link", { name: "Your account" })
  await link.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Log in" })
  const readOverflow = () => page.evaluate(() => document.documentElement.style.overflow)
  /** The browser sends the dialog's event after it has closed it; until then the link opens nothing. */
  const untilClosed = async () => {
    await dialog.waitFor({ state: "hidden" })
    await expect.poll(readOverflow).toBe("")
  }
  await dialog.waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username")
  expect(await readOverflow()).toBe("hidden")
  expect(await audit(page)).toEqual([])
  await page.keyboard.press("Escape")
  await untilClosed()
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await link.click()
  await dialog.waitFor()
  await page.mouse.click(4, 4)
  await untilClosed()
  await link.click()
  await dialog.getByRole("button", { name: "Close" }).click()
  await dialog.waitFor({ state: "hidden" })

  const request = page.waitForRequest("**/wp-json/wp/v2/users/me")
  await page.getByRole("button", { name: "Not now" }).press("Space")
  expect((await request).postData()).toBe("woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes")
  await page.getByText("The shop isn’t open yet.").waitFor({ state: "hidden" })

  await page.getByRole("button", { name: "Dismiss" }).press("Enter")
  await notice.waitFor({ state: "hidden" })
  expect(await page.locator(".last").evaluate((element) => element === document.activeElement)).toBe(true)
  await page.reload()
  await page.locator("[data-ringside=notices].woocommerce-notices-wrapper").waitFor({ state: "attached" })
  expect(await notice.isVisible()).toBe(false)
  await page.evaluate(() => window.ringside.stop())
  expect(await page.locator("main [class*=ringside], main .woocommerce-notices-wrapper").count()).toBe(0)
  expect(warnings).toEqual([])
})

test("neither a notice nor the button to the top is printed over the text", async () => {
  const css = '<style>body { height: 3000px }</style><a data-ringside="scroll-to-top" href="#" hidden>To the top</a>'
  const host = await serveTheme({ ...plain, main: hooks + css })
  const { page } = await openPage(host.url, { viewport: { width: 700, height: 700 } })
  const fixed = [page.getByText("Closed in August."), page.getByText("To the top")]
  await page.mouse.wheel(0, 1500)
  for (const each of fixed) await each.waitFor()
  await page.emulateMedia({ media: "print" })
  for (const each of fixed) expect(await each.isVisible()).toBe(false)
  await page.emulateMedia({ media: "screen" })
  for (const each of fixed) expect(await each.isVisible()).toBe(true)
})

test("a dismissed notice stays dismissed on a page with an element that is named like the document's cookies", async () => {
  const notice = `<form name="cookie"></form><p data-ringside="store-notice" data-ringside-id="august" hidden>
    Closed in August. <button type="button">Dismiss</button></p>`
  const host = await serveTheme({ ...plain, main: notice })
  const { page } = await openPage(host.url)
  await page.getByRole("button", { name: "Dismiss" }).click()
  await page.getByText("Closed in August.").waitFor({ state: "hidden" })
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, value, path, sameSite }) => [name, value, path, sameSite])).toEqual([
    ["store_noticeaugust", "hidden", "/", "Lax"],
  ])
})

test("a sticky header of a hook has the page's ground and text, not the surface that a shop chose", async () => {
  const hook = 'data-ringside="header" data-ringside-sticky="on"'
  const css = ":root { --ringside-surface: #111 } body { background: Canvas; color: CanvasText }"
  const host = await serveTheme({ ...plain, hook, main: `<style>${css}</style>` })
  const { page } = await openPage(host.url, { viewport: { width: 700, height: 700 } })
  await page.locator("header.ringside-sticky-header").waitFor()
  const readGround = (element: Element) => getComputedStyle(element).getPropertyValue("background-color")
  expect(await page.locator("header").evaluate(readGround)).toBe(await page.locator("body").evaluate(readGround))
  expect(await audit(page, "header")).toEqual([])
})

test("a header hook has its own break point and sticks, and its menu opens by keyboard", async () => {
  const hook = 'data-ringside="header" data-ringside-break-point="600" data-ringside-sticky="on"'
  const host = await serveTheme({ ...plain, hook, type: "dropdown" })
  const { page } = await openPage(host.url, { viewport: { width: 700, height: 700 } })
  const isMobile = () => page.evaluate(() => document.body.classList.contains("ast-header-break-point"))
  await page.locator("header.ringside-sticky-header").waitFor()
  expect(await isMobile()).toBe(false)
  await page.setViewportSize({ width: 600, height: 700 })
  await expect.poll(isMobile).toBe(true)
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.locator("header").evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  const toggle = page.locator("#ast-mobile-header .main-header-menu-toggle")
  await toggle.press("Enter")
  await page.locator("#ast-mobile-header").getByRole("link", { name: "Figures" }).waitFor()
  expect(await toggle.getAttribute("aria-expanded")).toBe("true")
  expect(await audit(page, "header")).toEqual([])
  await page.keyboard.press("Escape")
  await page.locator("#ast-mobile-header").getByRole("link", { name: "Figures" }).waitFor({ state: "hidden" })
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
})

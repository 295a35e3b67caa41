import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { openPage } from "../support/openPage.ts"
import { openTheme, readMenuTraces, serveTheme } from "../support/openTheme.ts"

const phone = { viewport: { width: 320, height: 640 } }
const toggle = (page: Page) => page.locator("#ast-mobile-header .main-header-menu-toggle")
const popup = (page: Page) => page.getByRole("dialog", { name: "Menu" })

test.each([
  { width: 320, isMobile: true },
  { width: 768, isMobile: true },
  { width: 921, isMobile: true },
  { width: 922, isMobile: false },
  { width: 1440, isMobile: false },
])("at $width px the header is the one of its break point, and axe finds nothing", async ({ width, isMobile }) => {
  const { page } = await openTheme({}, { viewport: { width, height: 800 } })
  await expect.poll(() => page.locator("#ast-mobile-header").isVisible()).toBe(isMobile)
  expect(await page.locator("#ast-desktop-header").isVisible()).toBe(!isMobile)
  expect(await page.evaluate(() => document.body.classList.contains("ast-header-break-point"))).toBe(isMobile)
  expect(await audit(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
})

test("the break point is crossed in both directions, and a menu that is open closes", async () => {
  const { page } = await openTheme({}, { viewport: { width: 922, height: 800 } })
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(window, { modes: log })
    for (const name of ["astra-header-responsive-enabled", "astra-header-responsive-disabled"]) {
      document.body.addEventListener(name, () => log.push(name))
    }
  })
  await page.setViewportSize({ width: 921, height: 800 })
  await toggle(page).click()
  await popup(page).waitFor()
  await page.setViewportSize({ width: 922, height: 800 })
  await popup(page).waitFor({ state: "hidden" })
  await expect
    .poll(() => page.evaluate("modes"))
    .toEqual(["astra-header-responsive-disabled", "astra-header-responsive-enabled"])
  await expect.poll(() => readMenuTraces(page)).toEqual(["", "", "", "ast-mobile-popup ast-hb-account-login-wrap"])
})

test("a window that shrinks for an on-screen keyboard keeps its header, and gets the right one afterwards", async () => {
  const { page } = await openTheme(
    { main: '<input aria-label="Name" class="name" />' },
    { viewport: { width: 1000, height: 800 } },
  )
  await page.locator(".name").focus()
  await page.setViewportSize({ width: 600, height: 500 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate(() => document.body.classList.contains("ast-desktop"))).toBe(true)
  await page.locator(".name").blur()
  await expect.poll(() => page.evaluate(() => document.body.classList.contains("ast-desktop"))).toBe(false)
})

describe("the off-canvas menu", () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ["its button", (page) => page.locator("#menu-toggle-close").click()],
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["a press beside it", (page) => page.mouse.click(8, 300)],
  ])("is a modal dialog, closes at %s, and gives the focus and the page back", async (_, close) => {
    const { page } = await openTheme({}, phone)
    await toggle(page).press("Enter")
    await popup(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("menu-toggle-close")
    expect(await readMenuTraces(page)).toEqual([
      "ast-off-canvas-active",
      "ast-popup-nav-open",
      "hidden",
      expect.stringContaining("page"),
    ])
    expect(await audit(page)).toEqual([])
    await close(page)
    await popup(page).waitFor({ state: "hidden" })
    expect(await readMenuTraces(page)).toEqual(["", "", "", "ast-mobile-popup ast-hb-account-login-wrap"])
    await expect.poll(() => toggle(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await toggle(page).getAttribute("aria-expanded")).toBe("false")
  })

  test("keeps Tab in, opens sub-menus by keyboard, and one at a time", async () => {
    const { page } = await openTheme({}, phone)
    await toggle(page).press("Enter")
    await popup(page).waitFor()
    const weights = popup(page).getByRole("button", { name: "Weights: Menu", exact: true })
    const news = popup(page).getByRole("button", { name: "News: Menu" })
    for (const name of ["Figures", "Weights", "Weights: Menu"]) {
      await page.keyboard.press("Tab")
      expect(
        await page.evaluate(
          () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
        ),
      ).toBe(name)
    }
    await page.keyboard.press("Enter")
    await popup(page).getByRole("link", { name: "Featherweights" }).waitFor()
    expect(await weights.getAttribute("aria-expanded")).toBe("true")
    const heavy = popup(page).getByRole("button", { name: "Heavyweights: Menu" })
    await heavy.press("Space")
    await popup(page).getByRole("link", { name: "+ 91 kg" }).waitFor()
    expect(await weights.getAttribute("aria-expanded")).toBe("true")
    await news.press("Enter")
    expect(await weights.getAttribute("aria-expanded")).toBe("false")
    await heavy.waitFor({ state: "hidden" })
    expect(await page.locator(".ast-mobile-popup-content [aria-expanded=true]").count()).toBe(1)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("menu-toggle-close")
  })

  test("closes when the window's width changes, within the mobile header too, and not for its height", async () => {
    const { page } = await openTheme({}, phone)
    const readToggle = () => toggle(page).evaluate((element) => element === document.activeElement)
    await toggle(page).click()
    await popup(page).waitFor()
    await page.setViewportSize({ width: 360, height: 640 })
    await popup(page).waitFor({ state: "hidden" })
    expect(await readToggle()).toBe(true)
    await toggle(page).click()
    await popup(page).waitFor()
    await page.evaluate(() => addEventListener("resize", () => document.body.setAttribute("data-resized", "")))
    await page.setViewportSize({ width: 360, height: 500 })
    await page.locator("body[data-resized]").waitFor()
    expect(await popup(page).isVisible()).toBe(true)
  })

  test("stays open when the page's width has changed before it opened, and closes when its part is drawn anew", async () => {
    const { page } = await openTheme({}, phone)
    const send = (name: string) => page.evaluate((type) => document.dispatchEvent(new CustomEvent(type)), name)
    await toggle(page).click()
    await popup(page).waitFor()
    await send("astLayoutWidthChanged")
    expect(await popup(page).isVisible()).toBe(true)
    expect(await toggle(page).getAttribute("aria-expanded")).toBe("true")
    await send("astPartialContentRendered")
    await popup(page).waitFor({ state: "hidden" })
    expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test("closes at a link to a place on this page, and goes there", async () => {
    const { page } = await openTheme({}, phone)
    await toggle(page).click()
    await popup(page).getByRole("button", { name: "News: Menu" }).click()
    await popup(page).getByRole("link", { name: "2026" }).click()
    await popup(page).waitFor({ state: "hidden" })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
    expect(new URL(page.url()).hash).toBe("#news")
  })

  test.each([true, false])(
    "a press before the code is there isn't lost, with a popover of the browser's: %s",
    async (hasPopover) => {
      let release: () => void = () => undefined
      const held = new Promise<void>((done) => (release = done))
      const host = await serveTheme({ hasPopover })
      const { page } = await openPage(host.url, {
        ...phone,
        prepare: (opened) =>
          opened.route("**/ringside/chunks/**", async (route) => {
            await held
            await route.continue()
          }),
      })
      await page.evaluate(() => document.body.classList.add("ast-header-break-point"))
      await toggle(page).click()
      release()
      await popup(page).waitFor()
      await page.keyboard.press("Escape")
      await popup(page).waitFor({ state: "hidden" })
    },
  )

  test("opens by the browser alone without script", async () => {
    const { page } = await openTheme(
      { hasPopover: true, head: "<style>#ast-mobile-header{display:flex!important}</style>" },
      { ...phone, javaScriptEnabled: false },
    )
    await toggle(page).click()
    await page.locator("#ast-mobile-popup").getByRole("link", { name: "Figures" }).waitFor()
    await page.keyboard.press("Escape")
    await page.locator("#ast-mobile-popup").waitFor({ state: "hidden" })
  })

  test("works by touch, right to left, and at 400 % zoom", async () => {
    const { page } = await openTheme(
      { dir: "rtl" },
      { viewport: { width: 320, height: 256 }, hasTouch: true, isMobile: true },
    )
    await toggle(page).tap()
    await popup(page).waitFor()
    await popup(page).getByRole("button", { name: "Weights: Menu", exact: true }).tap()
    await expect.poll(async () => (await page.locator(".ast-mobile-popup-inner").boundingBox())?.x).toBe(0)
    await popup(page).getByRole("link", { name: "Heavyweights" }).scrollIntoViewIfNeeded()
    expect(await findOverflow(page)).toEqual([])
    await page.touchscreen.tap(316, 200)
    await popup(page).waitFor({ state: "hidden" })
  })
})

test("the dropdown menu opens below its toggle, and its sub-menus by their links where the theme sets that", async () => {
  const { page } = await openTheme({ type: "dropdown", hasLinkToggle: true }, phone)
  const nav = page.locator("#ast-mobile-header .main-header-bar-navigation")
  await toggle(page).click()
  await nav.waitFor()
  expect(await toggle(page).getAttribute("aria-expanded")).toBe("true")
  expect(await page.evaluate(() => document.body.classList.contains("ast-main-header-nav-open"))).toBe(true)
  await nav.getByRole("link", { name: "Weights" }).click()
  await nav.getByRole("link", { name: "Featherweights" }).waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press("Escape")
  await nav.waitFor({ state: "hidden" })
  expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await toggle(page).click()
  await nav.getByRole("link", { name: "Weights" }).click()
  await nav.getByRole("link", { name: "Featherweights" }).waitFor()
  await Promise.all([
    page.waitForURL("**/en/weights/"),
    nav.getByRole("link", { name: "Weights", exact: true }).click(),
  ])
})

test("the desktop's sub-menus open by keyboard, one at a time, and close with the focus back on their arrow", async () => {
  const { page } = await openTheme({}, { viewport: { width: 1440, height: 900 } })
  const header = page.locator("#ast-desktop-header")
  const weights = header.getByRole("button", { name: "Submenu of Weights" })
  const news = header.getByRole("button", { name: "Submenu of News" })
  await weights.press("Enter")
  await header.getByRole("link", { name: "Featherweights" }).waitFor()
  expect(await weights.getAttribute("aria-expanded")).toBe("true")
  expect(new URL(page.url()).pathname).toBe("/en/")
  const heavy = header.getByRole("button", { name: "Submenu of Heavyweights" })
  await heavy.press("Space")
  await header.getByRole("link", { name: "+ 91 kg" }).waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press("Escape")
  await header.getByRole("link", { name: "Featherweights" }).waitFor({ state: "hidden" })
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Submenu of Weights")
  await weights.press("Enter")
  await header.getByRole("link", { name: "Featherweights" }).waitFor()
  await news.press("Enter")
  await header.getByRole("link", { name: "2026" }).waitFor()
  expect(await header.getByRole("link", { name: "Featherweights" }).isVisible()).toBe(false)
  await page.locator("h1").click()
  await header.getByRole("link", { name: "2026" }).waitFor({ state: "hidden" })
})

test.each([
  { state: 1, isOurs: false },
  { state: 2, isOurs: true },
  { state: 3, isOurs: true },
] as const)("in host state $state the menu is ours: $isOurs", async ({ state, isOurs }) => {
  const { page } = await openTheme({ state, head: "<style>#ast-mobile-header{display:flex!important}</style>" }, phone)
  await page.waitForLoadState("networkidle")
  await toggle(page).click()
  if (isOurs) await popup(page).waitFor()
  else expect(await page.locator("#ast-mobile-popup").isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.classList.contains("ast-off-canvas-active"))).toBe(isOurs)
})

test("stop() leaves the document as it was, with a menu open", async () => {
  const { page } = await openTheme({ hasPopover: true }, phone)
  const original = await (await page.request.get(page.url())).text()
  await toggle(page).click()
  await popup(page).waitFor()
  await page.evaluate("ringside.stop()")
  const [now, before] = await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html")
    return [document.body.outerHTML, parsed.body.outerHTML]
  }, original)
  expect(now).toBe(before)
})

import type { Page } from "playwright-core"
import { describe, expect, inject, test } from "vitest"
import { openDecoratedParts, openings } from "./support/decoratedParts.ts"
import { openDrawn } from "./support/openDrawn.ts"
import { openHost } from "./support/openHost.ts"
import { openPage } from "./support/openPage.ts"
import { openPopups, untilOpened } from "./support/openPopups.ts"
import { coverEdges, listCovered, phones, swipe } from "./support/phone.ts"

/* What a phone does to a page, as far as Chromium imitates it: edges under a notch, fingers, and a keyboard over the page. */

const banner = (edge: string) =>
  `<div data-ringside="consent" data-ringside-position="${edge}" data-ringside-policy="/privacy/"></div>`
const drawer = '<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/en/basket/">Basket</a></div>'
const refuseConsent = `for (const category of ["statistics", "marketing"]) document.cookie = \`wp_consent_\${category}=deny; path=/\``
const tall = "<style>body { min-block-size: 4000px }</style>"
const filled = "/en/hooks/?add-to-cart=11"

async function openDrawer(page: Page): Promise<void> {
  await page.locator("[data-ringside=mini-cart] a").click()
  await page.locator("dialog.ringside-drawer[open] .ringside-mini-cart-foot").waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

describe.each(phones)("no control is under the edges of a phone held $held:", ({ viewport, insets }) => {
  test.each(["top", "bottom"])("the question about consent at the %s", async (edge) => {
    const { page } = await openHost("/en/hooks/", { body: banner(edge) }, { viewport })
    await page.locator(".ringside-consent").waitFor()
    await coverEdges(page, insets)
    expect(await listCovered(page, ".ringside-consent", insets)).toEqual([])
  })

  test.each(["ltr", "rtl"])("the basket's drawer (%s)", async (direction) => {
    const { page } = await openHost(filled, { body: drawer }, { viewport, reducedMotion: "reduce" })
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
    await coverEdges(page, insets)
    await openDrawer(page)
    expect(await listCovered(page, "dialog.ringside-drawer", insets)).toEqual([])
  })

  test.each([
    ["the login", ".ringside-login"],
    ["the popup with errors", ".ringside-popup"],
    ["the viewer", ".pswp__ui"],
    ["the page", ".ringside-store-notice"],
  ] as const)("%s: %s", async (name, part) => {
    const page = await openDecoratedParts({ viewport })
    await coverEdges(page, insets)
    await openings[name](page)
    expect(await listCovered(page, part, insets)).toEqual([])
  })

  test("the link to the start of the page", async () => {
    const body = '<a href="#" data-ringside="scroll-to-top" hidden>Scroll to top</a>'
    const { page } = await openHost("/en/hooks/", { head: tall, body }, { viewport })
    await coverEdges(page, insets)
    await page.evaluate(() => scrollTo(0, 2000))
    await page.locator("[data-ringside=scroll-to-top]").waitFor()
    expect(await listCovered(page, "[data-ringside=scroll-to-top]", insets)).toEqual([])
  })

  test.each([
    ["/en/", "main > *"],
    ["/en/product/lola-vendaval-quirante/", "main > *"],
    ["/en/carrito/", "main > *"],
    ["/en/checkout/", "main > *"],
    ["/en/", "body > footer"],
  ])("the example shop's %s: %s", async (path, part) => {
    const { page } = await openPage(inject("shopUrl") + path, { viewport, before: refuseConsent })
    await coverEdges(page, insets)
    expect(await listCovered(page, part, insets)).toEqual([])
  })

  test.each(["left top", "center top", "right center", "left bottom", "right bottom"])(
    "a popup at the %s",
    async (location) => {
      const settings = { location, size: "small", animation_type: "none" }
      const { page } = await openPopups(
        { main: "", popups: [{ id: 1, settings, content: '<button type="button">In it</button>' }] },
        { viewport },
      )
      await coverEdges(page, insets)
      await page.evaluate("PUM.open(1)")
      await untilOpened(page, 1)
      expect(await listCovered(page, "#pum-1", insets)).toEqual([])
    },
  )
})

/** The controls of our parts at which a second tap zooms the page. */
const listZoomed = (page: Page) =>
  page
    .locator("[data-ringside], .ringside, .ringside-popup, .quantity:has([data-ringside-step])")
    .locator("a, button, summary, [type=checkbox], [type=radio]")
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const actions: string[] = []
        for (let each: Element | null = control; each; each = each.parentElement)
          actions.push(getComputedStyle(each).getPropertyValue("touch-action"))
        const names = control.classList.value
        const isOurs = /ringside|^(?:plus|minus)/.test(names)
        return isOurs && actions.every((action) => action === "auto") ? [names] : []
      }),
    )

/** The text fields with text so small that iOS zooms in when they get the focus. */
const listSmallFields = (page: Page) =>
  page
    .locator("[data-ringside] :is(input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea)")
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        Number.parseFloat(getComputedStyle(field).getPropertyValue("font-size")) < 16
          ? [`${field.localName} ${field.classList.value} ${field.id}`]
          : [],
      ),
    )

const smallText = "html { font-size: 62.5% } body { font-size: 13px }"

test("no tap on what widgets draw zooms the page, twice on a control or once in a field", async () => {
  const page = await openDrawn({ width: 390, css: smallText })
  expect(await listZoomed(page)).toEqual([])
  expect(await listSmallFields(page)).toEqual([])
})

test("no tap on decorated parts zooms the page", async () => {
  const page = await openDecoratedParts({ viewport: { width: 390, height: 844 } })
  expect(await listZoomed(page)).toEqual([])
})

test("two quick presses of a plus of the theme are two steps", async () => {
  const { page } = await openHost("/en/product/figure/", { state: 2 }, { hasTouch: true, isMobile: true })
  const plus = page.locator("form.cart button.plus")
  await plus.waitFor()
  await plus.tap()
  await plus.tap()
  expect(await page.locator("form.cart input.qty").inputValue()).toBe("3")
  expect([await listZoomed(page), await page.evaluate(() => visualViewport?.scale)]).toEqual([[], 1])
})

test("a finger in an open drawer, at its end or beside it, leaves the page behind where it is", async () => {
  const viewport = { width: 600, height: 700 }
  const { page } = await openHost(
    filled,
    { head: tall, body: drawer },
    { viewport, hasTouch: true, reducedMotion: "reduce" },
  )
  await openDrawer(page)
  const readTop = () => page.evaluate(() => scrollY)
  const before = await readTop()
  for (const x of [20, 500]) {
    for (const distancePx of [300, 300, 300, -300]) await swipe(page, { x, y: 350 }, distancePx)
    expect(await readTop()).toBe(before)
  }
  await page.keyboard.press("Escape")
  await page.locator("dialog.ringside-drawer").waitFor({ state: "hidden" })
  await swipe(page, { x: 20, y: 350 }, 300)
  await expect.poll(readTop).toBeGreaterThan(before)
})

describe("a keyboard over the lower half of the window leaves the field in view:", () => {
  test.each([
    ["the login", ".ringside-login input"],
    ["the popup with errors", ".ringside-popup input"],
    ["the products found", "input[role=combobox]"],
  ] as const)("%s", async (name, selector) => {
    const page = await openDecoratedParts({ viewport: { width: 390, height: 844 } })
    await openings[name](page)
    const field = page.locator(selector).first()
    await field.focus()
    await page.setViewportSize({ width: 390, height: 420 })
    // As browsers do when the keyboard opens.
    await field.evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }))
    const readBox = () =>
      field.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && element === document.activeElement
      })
    await expect.poll(readBox).toBe(true)
    await page.keyboard.type("a")
    expect(await readBox()).toBe(true)
  })
})

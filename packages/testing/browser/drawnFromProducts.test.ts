import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit, findOverflow } from "./support/audit.ts"
import { openHost } from "./support/openHost.ts"
import { takeTurns } from "./support/takeTurns.ts"

const heading = "<h1>News</h1><h2>From the workshop</h2>"
const gallery = '<div data-ringside="gallery" data-ringside-product="11"></div>'
const tabs = '<div data-ringside="tabs" data-ringside-product="11"></div>'
const reviews = '<div data-ringside="reviews" data-ringside-product="11"></div>'

const files = [1, 2, 3].map((n) => `/figures/southpaw-${String(n)}-600.webp`)
const images = files.map((src, index) => ({
  ...{ id: index, src, thumbnail: src, name: "", alt: "" },
  ...{ srcset: `${src} 600w, ${src}?large 1280w`, sizes: "600px" },
}))
const words = ["<p>Impeccable paint.</p>", "<p>Better than the photos.</p>"]
const list = words.map((review, index) => ({
  ...{ id: index + 1, reviewer: ["Ana", "Ben"][index], review, rating: 5 - index },
  ...{ date_created: "2026-03-14T10:00:00", verified: index === 0 },
}))

/** Has the shop send pictures and reviews of its first product. */
const prepare = async (opened: Page) => {
  await opened.route(/\/products\/11/, async (route) => {
    const response = await route.fetch()
    const product = (await response.json()) as object
    const description = "<p>Painted by hand.</p>"
    const attributes = [{ id: 0, name: "Material", taxonomy: null, has_variations: false, terms: [{ name: "Resin" }] }]
    const more = { images, description, attributes, average_rating: "4.50", review_count: 2 }
    await route.fulfill({ response, json: { ...product, ...more } })
  })
  await opened.route(/\/products\/reviews/, (route) => route.fulfill({ json: list, headers: { "x-wp-total": "2" } }))
}

const waitForGallery = (page: Page) => page.locator(".ringside-gallery .flex-control-thumbs").waitFor()
const waitForTabs = (page: Page) => page.getByRole("tab").first().waitFor()
const waitForReviews = (page: Page) => page.locator(".ringside-review-form [role=radio]").first().waitFor()

const locales = ["en", "es"]

describe.each(locales)("in %s", (locale) => {
  takeTurns(locale, locales)

  test.each([
    ["a gallery", gallery, waitForGallery],
    ["reviews", reviews, waitForReviews],
    ["tabs", tabs, waitForTabs],
  ])("axe finds nothing in %s, and a phone's window holds it", async (_, body, wait) => {
    const { page } = await openHost(
      `/${locale === "en" ? "en/" : ""}hooks/`,
      { body: heading + body, config: { locale } },
      { viewport: { width: 390, height: 844 }, prepare },
    )
    await wait(page)
    expect(await audit(page, "[data-ringside]")).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
})

test("a drawn gallery is used by keyboard alone, up to the viewer and back", async () => {
  const { page } = await openHost("/en/hooks/", { body: heading + gallery }, { prepare })
  await waitForGallery(page)
  await page.getByRole("button", { name: "Image 1 of 3" }).focus()
  await page.keyboard.press("ArrowRight")
  await page.locator(".ringside-gallery-slide:nth-child(2).flex-active-slide").waitFor()
  const trigger = page.getByRole("button", { name: "View full-screen image gallery" })
  // The styles for a page's own slides count for those that we draw.
  const [picture, button] = await Promise.all([
    page.locator(".ringside-gallery-slides").boundingBox(),
    trigger.boundingBox(),
  ])
  expect(button?.y).toBeGreaterThan(picture?.y ?? Infinity)
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((picture?.x ?? 0) + (picture?.width ?? 0))
  await trigger.focus()
  await page.keyboard.press("Enter")
  await page.getByRole("dialog").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true)
})

test("drawn tabs are used by keyboard alone, and the reviews' form has its stars", async () => {
  const { page } = await openHost("/en/hooks/", { body: heading + tabs }, { prepare })
  await waitForTabs(page)
  await page.getByRole("tab", { name: "Description" }).focus()
  await page.keyboard.press("ArrowRight")
  await page.getByRole("tabpanel", { name: "Details" }).getByText("Resin").waitFor()
  await page.keyboard.press("End")
  await page
    .getByRole("tabpanel", { name: /^Reviews/ })
    .getByText("Impeccable paint.")
    .waitFor()
  await waitForReviews(page)
})

test("what stands below a drawn gallery doesn't move when the shop answers", async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { page } = await openHost(
    "/en/hooks/",
    { body: `${heading}${gallery}<p id="below">Below</p>` },
    {
      prepare: async (opened) => {
        await prepare(opened)
        await opened.route(/\/products\/11/, async (route) => {
          await held
          await route.fallback()
        })
      },
    },
  )
  await page.locator(".ringside-gallery-waiting").waitFor()
  const below = page.locator("#below")
  const before = await below.boundingBox()
  release()
  await waitForGallery(page)
  expect((await below.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test("a review is written by keyboard and sent to the shop's own address", async () => {
  const { page } = await openHost("/en/hooks/", { body: heading + reviews }, { prepare })
  const sent: (string | null)[] = []
  await page.route("**/wp-comments-post.php", (route) => {
    sent.push(route.request().postData())
    return route.fulfill({ contentType: "text/html", body: '<p class="wp-die-message">Only for buyers.</p>' })
  })
  await waitForReviews(page)
  await page.getByRole("radio").first().focus()
  for (const _star of [2, 3, 4]) await page.keyboard.press("ArrowRight")
  await page.getByRole("textbox", { name: "Your review" }).fill("Heavy, and well painted.")
  await page.getByRole("button", { name: "Send review" }).press("Enter")
  await page.getByText("Only for buyers.").waitFor()
  const fields = new URLSearchParams(sent[0] ?? "")
  expect([fields.get("comment_post_ID"), fields.get("comment"), Number(fields.get("rating"))]).toEqual([
    ...["11", "Heavy, and well painted.", 4],
  ])
})

describe("in forced colours, which have no shadows", () => {
  const printed = `<div data-ringside="tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul>
    <p id="one">First</p><p id="two">Second</p></div>`

  test.each([
    ["drawn", tabs],
    ["printed", printed],
  ])("the selected one of %s tabs has a mark of its own", async (_, body) => {
    const { page } = await openHost("/en/hooks/", { body }, { forcedColors: "active", prepare })
    await waitForTabs(page)
    const edges = () =>
      page.getByRole("tab").evaluateAll((all) => all.map((each) => getComputedStyle(each).borderBottomColor))
    const [selected, ...others] = await edges()
    expect(await page.getByRole("tab").first().getAttribute("aria-selected")).toBe("true")
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other).not.toBe(selected)
    await page.getByRole("tab").nth(1).click()
    await expect.poll(async () => (await edges())[1]).toBe(selected)
  })
})

test("a press that misses a choice leads to it, under a header that sticks", async () => {
  const css = `<style>body > .bar { position: sticky; top: 0; z-index: 9; height: 100px; background: #ddd }
    .ringside-product-form > .ringside-add-to-cart-controls { margin-top: 900px }</style>`
  const body = `<div data-ringside="product" data-ringside-product="15"></div>`
  const { page } = await openHost("/en/hooks/", { head: css, body }, { viewport: { width: 700, height: 400 } })
  await page.getByRole("radio", { name: "Black" }).waitFor({ state: "attached" })
  await page.evaluate(() => {
    const bar = document.createElement("header")
    bar.className = "bar"
    document.body.prepend(bar)
  })
  const add = page.locator(".ringside-product-form .ringside-add-to-cart-controls button").last()
  await add.press("Enter")
  await page.locator(".ringside-product-problem").waitFor()
  const readTop = () =>
    page.evaluate(() => {
      const { activeElement: radio } = document
      const { top, bottom } = radio?.closest("label")?.getBoundingClientRect() ?? new DOMRect()
      return { isSeen: top >= 99 && bottom <= innerHeight, type: radio?.getAttribute("type") }
    })
  await expect.poll(readTop).toEqual({ isSeen: true, type: "radio" })
})

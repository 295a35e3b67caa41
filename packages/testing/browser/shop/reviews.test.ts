import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { openShopPage, shopLanguages } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

/** It has more reviews than a page shows. */
const product = "/product/nuria-relente-castroviejo/"
const missing = { es: "Por favor, elige una valoración", en: "Please select a rating" } as const

const tab = (page: Page, key: string) => page.locator(`[role=tab][href="#tab-${key}"]`)
const readOpen = (page: Page) =>
  page.locator(".wc-tab").evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id))
const outcome = (page: Page) => page.locator(".ringside-review-outcome")

/** The shop's own page with the hook around its reviews, as a theme's developer writes it. */
async function addHook(page: Page): Promise<void> {
  await page.route(/\/product\/[^?]*(\?.*)?$/, async (route) => {
    const response = await route.fetch({ maxRetries: 1 })
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('<div id="reviews"', '<div data-ringside="reviews" id="reviews"'),
    })
  })
}

/** Hovers over the tabs, which fetches the late files, and waits for the stars. */
async function startBehaviours(page: Page): Promise<void> {
  await page.locator(".wc-tabs").hover()
  await page.locator(".stars").waitFor({ state: "attached" })
}

async function fillIn(page: Page, text: string): Promise<void> {
  await page.locator(".stars .star-4").click()
  await page.locator("#comment").fill(text)
  await page.locator("#author").fill("Ana")
  await page.locator("#email").fill("ana@shop.example")
}

describe.each(shopLanguages)("in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages)

  test("one tab is open from the start, and the keyboard opens the others", async () => {
    const { page } = await openShopPage(prefix + product)
    expect(await readOpen(page)).toEqual(["tab-description"])
    await startBehaviours(page)
    await tab(page, "description").focus()
    for (const [key, open] of [
      ["ArrowRight", "tab-additional_information"],
      ["End", "tab-reviews"],
      ["ArrowRight", "tab-description"],
      ["ArrowLeft", "tab-reviews"],
    ] as const) {
      await page.keyboard.press(key)
      expect(await readOpen(page)).toEqual([open])
    }
    expect(new URL(page.url()).hash).toBe("")
    expect(await audit(page, ".woocommerce-tabs")).toEqual([])
  })

  test("a review without a rating is kept back, and stars are chosen by keys", async () => {
    const { page } = await openShopPage(`${prefix}${product}#reviews`)
    await startBehaviours(page)
    const messages: string[] = []
    page.on("dialog", (dialog) => {
      messages.push(dialog.message())
      void dialog.accept()
    })
    await page.locator("#submit").click()
    await page.locator(".stars [role=alert]").waitFor()
    expect(messages).toEqual([missing[name]])
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    expect(await page.locator("#rating").inputValue()).toBe("3")
    await page.locator(".stars [role=alert]").waitFor({ state: "detached" })
  })
})

test.each([
  ["#tab-reviews", "tab-reviews"],
  ["#comment-1", "tab-reviews"],
  ["#tab-additional_information", "tab-additional_information"],
  ["?replytocom=1#respond", "tab-reviews"],
  ["#unknown", "tab-description"],
])("an address with %s opens %s", async (hash, open) => {
  const { page } = await openShopPage(product + hash)
  expect(await readOpen(page)).toEqual([open])
})

test("on paper all panels are open, though nobody has touched the page", async () => {
  const { page } = await openShopPage(product)
  await page.emulateMedia({ media: "print" })
  await expect.poll(() => readOpen(page)).toHaveLength(3)
  await page.emulateMedia({ media: "screen" })
  await expect.poll(() => readOpen(page)).toHaveLength(1)
})

test("the review link opens the reviews, also when it is quicker than the code", async () => {
  const { page } = await openShopPage(product)
  await page.locator("a.woocommerce-review-link").first().click()
  await expect.poll(() => readOpen(page)).toEqual(["tab-reviews"])
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("woocommerce-Reviews-title")
})

test("an answer stands under its review, and goes back with all that was typed", async () => {
  const { page } = await openShopPage(`${product}#reviews`)
  await startBehaviours(page)
  await page.locator("#comment").fill("Half a sentence")
  const link = page.locator("a.comment-reply-link").first()
  await link.click()
  expect(await page.locator(".commentlist #respond #comment").inputValue()).toBe("Half a sentence")
  await page.locator("#cancel-comment-reply-link").click()
  expect(await page.locator("#review_form_wrapper #respond").count()).toBe(1)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test("a review is sent in place, waits for the shop, and is kept when the network fails", async () => {
  const { page, context } = await openShopPage(`${product}#reviews`, {
    prepare: addHook,
    expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  })
  await startBehaviours(page)
  const text = `A figure for life. ${"ñ".repeat(2000)} ${String(Date.now())}`
  await fillIn(page, text)
  await context.setOffline(true)
  await page.locator("#submit").click()
  await page.locator(".ringside-review-outcome[role=alert]").waitFor()
  await context.setOffline(false)
  await page.reload()
  await startBehaviours(page)
  expect(await page.locator("#comment").inputValue()).toBe(text)
  await fillIn(page, text)
  const url = page.url()
  await page.locator("#submit").click()
  await expect.poll(() => outcome(page).getAttribute("role")).toBe("status")
  await expect.poll(() => page.locator("#comment").inputValue()).toBe("")
  expect(await page.locator(".commentlist").textContent()).toContain("A figure for life.")
  expect(page.url()).toBe(url)
})

test("further reviews come in the place of the first, and the links lead to them without script", async () => {
  const { page } = await openShopPage(`${product}#reviews`, { prepare: addHook })
  await startBehaviours(page)
  const readIds = () => page.locator(".commentlist > li").evaluateAll((items) => items.map(({ id }) => id))
  const first = await readIds()
  await page.locator(".woocommerce-pagination a").first().click()
  await expect.poll(readIds).not.toEqual(first)
  const second = await readIds()
  const plain = await openShopPage(product, { javaScriptEnabled: false })
  await plain.page.locator(".woocommerce-pagination a").first().click()
  const items = plain.page.locator(".commentlist > li")
  expect(await items.evaluateAll((all) => all.map(({ id }) => id))).toEqual(second)
})

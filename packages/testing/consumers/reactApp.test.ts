import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { audit } from "../browser/support/audit.ts"
import { createCartServer, type DoubleProduct, doubleProducts } from "../src/index.ts"
import { openApp } from "./openApp.ts"

const picture = readFileSync(new URL("../../../examples/static-html/pictures/closed.svg", import.meta.url))

/** The shop's texts about its first product. */
const texts: Partial<DoubleProduct> = {
  pictures: ["/figures/front.svg", "/figures/profile.svg"],
  description: "<p>Left-handed, like the wind.</p>",
  details: { Material: ["Resin"] },
  reviews: [
    { id: 1, reviewer: "Ana", review: "<p>Heavy.</p>", rating: 5, date_created: "2026-03-01T10:00:00", verified: true },
  ],
}

/** Opens the app in a shop with pictures and texts, and answers the question for consent; letters are accepted. */
async function open(path = "/") {
  const app = await openUnanswered(path)
  await app.page.getByRole("button", { name: /^(Accept all|Aceptar todo)$/ }).click()
  return app
}

function openUnanswered(path: string) {
  const products = doubleProducts.map((product) => (product.id === 11 ? { ...product, ...texts } : product))
  const prepare = async (page: Page) => {
    await page.route("**/figures/*.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }))
    await page.route("**/newsletter", (route) => route.fulfill({ status: 200, body: "{}" }))
  }
  return openApp("react-app", path, prepare, createCartServer({ products }))
}

it("leads from the list to a figure, sells it, and to the checkout", async () => {
  const { page, cart } = await open()
  await page.getByRole("link", { name: "Southpaw" }).click()
  await page.getByRole("heading", { name: "Southpaw", level: 1 }).waitFor()
  await expect.poll(() => page.locator(".figure-pictures .flex-control-thumbs img").count()).toBe(2)
  await page.getByRole("tab", { name: "Details" }).click()
  await page.getByText("Resin").waitFor()
  expect(await audit(page)).toEqual([])

  await page.getByRole("button", { name: "Add to basket Southpaw" }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByText("Southpaw").first().waitFor()
  expect(cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])
  await drawer.getByRole("link", { name: "View basket" }).click()
  await page.getByRole("heading", { name: "Your basket, 1 piece" }).waitFor()
  await page.getByRole("link", { name: "Proceed to checkout" }).click()
  await page.getByRole("heading", { name: "Checkout", level: 1 }).waitFor()
  await page.getByLabel(/email/i).first().waitFor()
})

it("sells what has to be chosen first", async () => {
  const { page, cart } = await open("/#/figures/15")
  await page.getByRole("radio", { name: "Red" }).check({ force: true })
  await page.getByRole("button", { name: "Add to basket Gloves" }).click()
  await page.getByRole("dialog").getByText("Gloves").first().waitFor()
  expect(cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])
})

it("takes an address for the letter", async () => {
  const { page } = await open("/#/basket")
  const letter = page.getByRole("contentinfo")
  await letter.getByLabel(/email/i).fill("ana@shop.example")
  await letter.getByRole("checkbox").check({ force: true })
  await letter.getByRole("button", { name: "Send it to me" }).click()
  // The result takes the place of the form, and its focus.
  const done = letter.locator(".ringside-newsletter-done")
  await done.waitFor()
  expect(await done.evaluate((element) => element === document.activeElement)).toBe(true)
})

it("asks for consent first, stores the answer, and asks again at a link", async () => {
  const { page } = await openUnanswered("/")
  const banner = page.getByRole("region", { name: "Your privacy" })
  await banner.waitFor()
  expect(await audit(page)).toEqual([])
  await banner.getByRole("button", { name: "Reject all" }).click()
  await banner.waitFor({ state: "detached" })
  expect(await page.evaluate(() => document.cookie)).toContain("wp_consent_marketing=deny")
  await page.reload()
  await page.getByRole("link", { name: "Southpaw" }).waitFor()
  expect(await banner.count()).toBe(0)
  await page.getByRole("link", { name: "Privacy choices" }).click()
  await banner.waitFor()
})

it("opens a popup at a link, without leaving the page, and gives the focus back", async () => {
  const { page } = await open("/#/figures/11")
  const link = page.getByRole("link", { name: "How it is packed" })
  const popup = page.getByRole("dialog", { name: "How it is packed" })
  for (const close of ["key", "button"]) {
    await link.click()
    await popup.waitFor()
    if (close === "key") await page.keyboard.press("Escape")
    else await popup.getByRole("button", { name: "Close" }).click()
    await popup.waitFor({ state: "hidden" })
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(new URL(page.url()).hash).toBe("#/figures/11")
})

it("leads to the same figure in another language", async () => {
  const { page } = await open("/#/figures/11")
  await page.getByRole("button", { name: "English: change language" }).click()
  await page.getByRole("link", { name: "Español" }).click()
  await page.getByRole("link", { name: "Cómo va embalada" }).waitFor()
  expect(new URL(page.url()).hash).toBe("#/figures/11")
  await page.getByRole("button", { name: "Español: cambiar de idioma" }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es")
})

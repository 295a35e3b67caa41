import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openStaticHtml, type RunningServer } from "./support/openServer.ts"
import { openPage } from "./support/openPage.ts"

let server: RunningServer
beforeAll(async () => {
  server = await openStaticHtml()
})
afterAll(() => server.close())

const languages = [
  {
    name: "es",
    path: "/",
    add: "Añadir «Libreta de campo»",
    second: "Un cuaderno abierto",
    tab: "Costura",
    text: "hilo encerado",
    last: "Añadir «Álbum de dibujo»",
    left: "quedan 2",
    undo: "Deshacer",
    remove: /^Quitar «?Libreta/,
    update: "Actualizar",
  },
  {
    name: "en",
    path: "/en/",
    add: "Add “Field notebook”",
    second: "A notebook lying open",
    tab: "Binding",
    text: "waxed thread",
    last: "Add “Sketch album”",
    left: "There are 2",
    undo: "Undo",
    remove: /^Remove “?Field/,
    update: "Update",
  },
] as const

describe.each(languages)(
  "one HTML file and one script tag, in $name",
  ({ path, add, second, tab, text, last, left, undo, remove, update }) => {
    test("adds, counts, shows the drawer, removes and undoes, without a reload", async () => {
      const { page } = await openPage(server.url + path)
      await page.evaluate(() => (window.received = ["the same document"]))
      const drawer = page.getByRole("dialog")
      // The link, or the button that has taken its place.
      await page.locator("[data-ringside=mini-cart]").click()
      await drawer.waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("link", { name: add }).click()
      await page.locator("[data-ringside=cart-count]", { hasText: "(1)" }).waitFor()
      await drawer.getByRole("button", { name: remove }).click()
      await page.locator("[data-ringside=cart-count]", { hasText: "(0)" }).waitFor()
      await drawer.getByRole("button", { name: undo }).click()
      await page.locator("[data-ringside=cart-count]", { hasText: "(1)" }).waitFor()
      expect(await page.evaluate(() => window.received)).toEqual(["the same document"])
    })

    test("opens the drawer with the first click, though its code was still to come", async () => {
      const { page } = await openPage(server.url + path)
      await page.locator("[data-ringside=mini-cart]").click()
      await page.getByRole("dialog").waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.keyboard.press("Escape")
      await page.getByRole("dialog").waitFor({ state: "hidden" })
    })

    test("says in the shop's own words that there is no more", async () => {
      const { page } = await openPage(server.url + path, { expectedErrors: /400/ })
      const button = page.getByRole("link", { name: last })
      for (const count of [1, 2]) {
        await button.click()
        await page.locator("[data-ringside=cart-count]", { hasText: `(${count})` }).waitFor()
        await page.getByRole("dialog").waitFor()
        await page.keyboard.press("Escape")
        await page.getByRole("dialog").waitFor({ state: "hidden" })
      }
      await button.click()
      await page.getByRole("alert").getByText(left).waitFor()
    })

    test("makes a gallery of pictures and tabs of links", async () => {
      const { page } = await openPage(server.url + path)
      const slide = page.locator("[data-ringside=gallery] .flex-active-slide img")
      await page.locator(".pictures").scrollIntoViewIfNeeded()
      await page.getByRole("button", { name: second }).click()
      await expect.poll(() => slide.getAttribute("alt")).toContain(second)
      await page.locator("[data-ringside=gallery] [aria-haspopup=dialog]").click()
      await page.getByRole("dialog").getByRole("img", { name: second }).waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("dialog").waitFor({ state: "hidden" })
      const panel = page.getByText(text)
      expect(await panel.isVisible()).toBe(false)
      await page.getByRole("tab", { name: tab }).click()
      await panel.waitFor()
    })

    test("shows its pictures and texts without script", async () => {
      const { page } = await openPage(server.url + path, { javaScriptEnabled: false })
      await page.getByText(text).waitFor()
      await page.getByRole("link", { name: second }).click()
      await page.waitForURL(/\.svg$/)
    })

    test("works without script, by links and forms", async () => {
      const { page } = await openPage(server.url + path, { javaScriptEnabled: false })
      await page.getByRole("link", { name: add }).click()
      await page.locator("[data-ringside=cart-count]").click()
      await page.getByRole("spinbutton").fill("3")
      await page.getByRole("button", { name: update }).click()
      await page.locator("[data-ringside=cart-count]", { hasText: "(3)" }).waitFor()
      await page.getByRole("link", { name: remove }).click()
      await page.getByRole("link", { name: undo }).click()
      await page.locator("[data-ringside=cart-count]", { hasText: "(3)" }).waitFor()
    })
  },
)

test("the basket's page is drawn in its hook, by the example's own server", async () => {
  const { page } = await openPage(`${server.url}/en/?add-to-cart=1`)
  await page.goto(`${server.url}/en/basket`)
  const basket = page.locator("[data-ringside=basket]")
  await basket.locator(".ringside-basket-line").waitFor()
  const total = basket.locator(".ringside-order-total .ringside-amount")
  const before = await total.textContent()
  await basket.getByRole("button", { name: /^Add one/ }).click()
  await expect.poll(() => total.textContent()).not.toBe(before)
  await basket.getByRole("button", { name: /^Remove Field notebook/ }).click()
  await basket.locator(".ringside-basket-removed button:not([aria-disabled])").click()
  await basket.locator(".ringside-basket-line").waitFor()
})

test.each([
  {
    path: "/letter",
    locale: "es",
    add: /^Añadir a la cesta Estuche/,
    value: "Rojo",
    missing: "Falta por elegir: Color.",
  },
  { path: "/en/letter", locale: "en", add: /^Add to basket Canvas/, value: "Red", missing: "Still to choose: Colour." },
])("a page with nothing but hooks sells what has to be chosen, in $locale", async ({ path, add, value, missing }) => {
  const { page } = await openPage(server.url + path)
  const card = page.locator("[data-ringside=product] article")
  await card.waitFor()
  await expect
    .poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await card.getByRole("button", { name: add }).click()
  await card.getByText(missing).waitFor()
  await page.keyboard.press("Space")
  expect(await card.getByRole("radio", { name: value, exact: true }).isChecked()).toBe(true)
  await card.getByRole("button", { name: add }).click()
  await page.getByRole("dialog").getByText(value).first().waitFor()
  await page.keyboard.press("Escape")
  await page.locator("[data-ringside=cart-count]", { hasText: "(1)" }).waitFor()
  const more = page.locator("[data-ringside=products]")
  await more.scrollIntoViewIfNeeded()
  await more.getByRole("listitem").first().getByRole("button").click()
  await page.locator("[data-ringside=cart-count]", { hasText: "(2)" }).waitFor()
})

test("such a page sells without script, by links", async () => {
  const { page } = await openPage(`${server.url}/en/letter`, { javaScriptEnabled: false })
  await page.getByRole("link", { name: "Add the pencil case: Red" }).click()
  await page.locator("[data-ringside=cart-count]", { hasText: "(1)" }).waitFor()
  expect(new URL(page.url()).pathname).toBe("/en/letter")
})

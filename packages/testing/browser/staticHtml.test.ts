import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { audit, findOverflow } from "./support/audit.ts"
import { tabTo } from "./support/buyInShop.ts"
import { openPage } from "./support/openPage.ts"
import { openStaticHtml, type RunningServer } from "./support/openServer.ts"

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

const typed = {
  email: "ana@example.com",
  "billing-first_name": "Ana",
  "billing-last_name": "López",
  "billing-address_1": "Gran Vía 1",
  "billing-postcode": "28013",
  "billing-city": "Madrid",
  "billing-state": "Madrid",
} as const

const placeButton = ".ringside-order-place button"

/** Waits for the page that thanks, and reads the rows of the order: lines, shipping, total. */
async function readOrder(page: Page): Promise<readonly string[]> {
  await page.waitForURL(/\/received\?key=wc_order_/)
  const rows = await page.locator("tbody tr, tfoot tr").allInnerTexts()
  return rows.map((row) => row.replace(/\s+/g, " ").trim())
}

test.each([
  {
    path: "/letter",
    locale: "es",
    value: "Crudo, con costura roja",
    add: /^Añadir a la cesta Estuche/,
    go: "Finalizar compra",
    order: ["Estuche de lona: Crudo, con costura roja 1 14,50 €", "Envío: Mensajero, mañana 9,90 €", "Total 24,40 €"],
  },
  {
    path: "/en/letter",
    locale: "en",
    value: "Raw, with a red seam",
    add: /^Add to basket Canvas/,
    go: "Checkout",
    order: ["Canvas pencil case: Raw, with a red seam 1 €14.50", "Shipping: Courier, tomorrow €9.90", "Total €24.40"],
  },
])(
  "a variation is sold from its card to the order, by this server alone, in $locale",
  async ({ path, value, add, go, order }) => {
    const origins = new Set<string>()
    const { page, warnings } = await openPage(server.url + path, {
      viewport: { width: 390, height: 844 },
      prepare: (opened) =>
        Promise.resolve(opened.on("request", (request) => origins.add(new URL(request.url()).origin))),
    })
    const card = page.locator("[data-ringside=product] article")
    await card.getByRole("radio", { name: value, exact: true }).check()
    await card.getByRole("button", { name: add }).click()
    await page.getByRole("dialog").getByText(value).first().waitFor()
    await page.getByRole("dialog").getByRole("link", { name: go, exact: true }).click()
    await page.locator(placeButton).waitFor()
    await page.locator(placeButton).click()
    await page.locator(".ringside-error-summary").waitFor()
    expect(await audit(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    for (const [id, text] of Object.entries(typed)) await page.locator(`[id="${id}"]`).fill(text)
    await page.locator("#shipping-rates-courier").check()
    await page.locator(".ringside-order-total .ringside-amount", { hasText: "24,40" }).waitFor()
    await page.locator(placeButton).click()
    expect(await readOrder(page)).toEqual(order)
    expect(await audit(page)).toEqual([])
    await page.locator("[data-ringside=cart-count]", { hasText: "(0)" }).waitFor()
    expect([...origins].filter((origin) => origin !== "null")).toEqual([server.url])
    expect(warnings).toEqual([])
  },
)

test("the same is done by keyboard alone", async () => {
  const { page } = await openPage(`${server.url}/en/letter`)
  const { keyboard } = page
  await page.locator("[data-ringside=product] article").waitFor()
  await tabTo(page, "[data-ringside=product] input[type=radio]")
  await keyboard.press("Space")
  await tabTo(page, "[data-ringside=product] .ringside-add-to-cart-button")
  await keyboard.press("Enter")
  await page.getByRole("dialog").getByText("Red").first().waitFor()
  await tabTo(page, "dialog a[href$='/checkout']")
  await keyboard.press("Enter")
  await page.locator(placeButton).waitFor()
  for (const [id, text] of Object.entries(typed)) {
    await tabTo(page, `[id="${id}"]`)
    await keyboard.type(text)
  }
  await tabTo(page, placeButton)
  await keyboard.press("Enter")
  expect(await readOrder(page)).toEqual(["Canvas pencil case: Red 1 €12.00", "Shipping: Post €4.90", "Total €16.90"])
})

test("an order is placed without script, by a form", async () => {
  const { page } = await openPage(`${server.url}/en/letter`, { javaScriptEnabled: false })
  await page.getByRole("link", { name: "Add the pencil case: Red" }).click()
  await page.locator("[data-ringside=cart-count]").click()
  await page.getByRole("link", { name: "Proceed to checkout" }).click()
  await page.getByLabel("Email address").fill("ana@example.com")
  await page.getByLabel("First name").fill("Ana")
  await page.getByLabel("Last name").fill("López")
  await page.getByLabel("Street address").fill("Gran Vía 1")
  await page.getByLabel("Postcode").fill("28013")
  await page.getByLabel("Town").fill("Madrid")
  await page.getByLabel("Province").fill("Madrid")
  await page.getByRole("button", { name: "Place order" }).click()
  expect(await readOrder(page)).toEqual(["Canvas pencil case: Red 1 €12.00", "Shipping: Post €4.90", "Total €16.90"])
})

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

const languages = [
  {
    path: "/en/shop/",
    locale: "en-GB",
    remove: "Remove Southpaw from basket",
    removed: "Southpaw has been removed from your basket.",
    undo: "Undo",
    restored: "Southpaw is back in your basket.",
    failed: "We couldn’t put Southpaw back in your basket.",
  },
  {
    path: "/shop/",
    locale: "es-ES",
    remove: "Quitar Southpaw de la cesta",
    removed: "Has quitado Southpaw de la cesta.",
    undo: "Deshacer",
    restored: "Southpaw vuelve a estar en la cesta.",
    failed: "No hemos podido devolver Southpaw a la cesta.",
  },
] as const

/** A basket with 2 Southpaws before a Cornerman, in the theme's open drawer. */
async function openDrawer({ path, locale }: (typeof languages)[number], state: 2 | 3) {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 2 })
  cart.basketOf().add({ id: 12, quantity: 1 })
  const visit = await openHost(
    path,
    { state, cart, config: { locale }, body: '<a class="ast-slidein-cart" href="/carrito/">Open</a>' },
    { expectedErrors: /Failed to load/ },
  )
  await visit.page.locator(".ast-slidein-cart").click()
  const drawer = visit.page.locator("#astra-mobile-cart-drawer")
  await drawer.locator(".mini_cart_item").nth(1).waitFor()
  return { ...visit, cart, drawer }
}

const readFocusedKey = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-cart_item_key") ?? null)

for (const language of languages) {
  for (const state of [2, 3] as const) {
    test(`a line removed in the theme's drawer comes back with its quantity and focus (${language.locale}, state ${state})`, async () => {
      const { page, cart, drawer } = await openDrawer(language, state)
      const key = cart.basketOf().lines[0]?.key
      await drawer.getByRole("button", { name: language.remove }).click()
      await drawer.getByText(language.removed).waitFor()
      expect(cart.basketOf().lines.map(({ product }) => product.name)).toEqual(["Cornerman"])
      await drawer.getByRole("button", { name: language.undo }).press("Enter")
      await expect.poll(() => drawer.locator(".mini_cart_item").count()).toBe(2)
      expect(cart.basketOf().lines.map(({ product, quantity }) => `${quantity} ${product.name}`)).toEqual([
        "1 Cornerman",
        "2 Southpaw",
      ])
      await expect.poll(() => readFocusedKey(page)).toBe(key)
      expect(await drawer.getByRole("button", { name: language.undo }).count()).toBe(0)
      await expect
        .poll(() => page.locator("#astra-mobile-cart-drawer > [role=status]").textContent())
        .toBe(language.restored)
    })
  }

  test(`an undo that fails says so, and can be tried again (${language.locale})`, async () => {
    const { page, cart, drawer } = await openDrawer(language, 3)
    await page.route("**/*undo_item=*", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 })
    await drawer.getByRole("button", { name: language.remove }).click()
    const undo = drawer.getByRole("button", { name: language.undo })
    await undo.click()
    await drawer.getByRole("alert").getByText(language.failed).waitFor()
    await undo.click()
    await expect.poll(() => cart.basketOf().count).toBe(3)
    await expect.poll(() => undo.count()).toBe(0)
  })
}

test("the offer to undo ends with the next change, and leaves nothing when the page stops", async () => {
  const [english] = languages
  const { page, drawer } = await openDrawer(english, 3)
  await drawer.getByRole("button", { name: english.remove }).click()
  await drawer.getByRole("button", { name: "Undo" }).waitFor()
  await drawer.getByRole("button", { name: "Remove Cornerman from basket" }).click()
  await drawer.getByText("Cornerman has been removed from your basket.").waitFor()
  expect(await drawer.getByRole("button", { name: "Undo" }).count()).toBe(1)
  await page.evaluate(() => (window.ringside as unknown as { stop(): void }).stop())
  expect(await page.locator(".ringside-undo").count()).toBe(0)
})

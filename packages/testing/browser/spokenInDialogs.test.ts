import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { noteSpoken } from "./support/noteSpoken.ts"
import { openHost } from "./support/openHost.ts"

const basket = `<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/en/basket/">Basket</a></div>
  <p><button type="button" data-ringside="add-to-cart" data-ringside-product="12" data-ringside-name="Cornerman">Take Cornerman</button></p>`

/** Opens a page with two Southpaws in a drawer of ours, which is a modal dialog, and notes what is spoken. */
async function openBasket() {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 2 })
  const { page } = await openHost("/en/hooks/", { cart, body: basket }, { before: noteSpoken, reducedMotion: "reduce" })
  const spoken: string[] = []
  page.on("console", (message) => {
    const text = message.text()
    if (text.startsWith("spoken: ")) spoken.push(text.slice("spoken: ".length))
  })
  return { page, spoken }
}

const drawer = (page: Page) => page.locator("dialog.ringside-drawer[open]")

test("what changes in an open drawer is spoken, and a closed one has no regions", async () => {
  const { page, spoken } = await openBasket()
  const expectSpoken = (text: string) => expect.poll(() => spoken, { timeout: 5000 }).toContain(`says “${text}”`)
  await page.locator("[data-ringside=mini-cart] a").press("Enter")
  await drawer(page).getByRole("button", { name: "Add one: Quantity of Southpaw" }).click()
  await expectSpoken("Quantity of Southpaw: 3.")
  await drawer(page).getByRole("button", { name: "Remove Southpaw from basket" }).click()
  await expectSpoken("Southpaw has been removed from your basket.")
  await drawer(page).getByRole("button", { name: "Undo" }).click()
  await expectSpoken("Southpaw is back in your basket.")
  await page.keyboard.press("Escape")
  await drawer(page).waitFor({ state: "detached" })
  // The page's own regions are read again.
  expect(await page.locator("dialog [role=status], dialog [aria-live]").count()).toBe(0)
})

test("an add is spoken although its drawer has opened since", async () => {
  const { page, spoken } = await openBasket()
  await page
    .getByRole("button", { name: /Cornerman/ })
    .first()
    .click()
  await drawer(page).waitFor()
  await expect.poll(() => spoken, { timeout: 5000 }).toContain("says “Cornerman is in your basket.”")
})

import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

test.each([390, 1280])("the offer to undo a removal is a row of its text and its button, at %d px", async (width) => {
  const cart = createCartServer()
  for (const id of [11, 12]) cart.basketOf().add({ id, quantity: 1 })
  const body = '<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/en/basket/">Basket</a></div>'
  const { page } = await openHost(
    "/en/hooks/",
    { cart, body },
    { viewport: { width, height: 800 }, reducedMotion: "reduce" },
  )
  await page.locator("[data-ringside=mini-cart] a").press("Enter")
  const drawer = page.locator("dialog.ringside-drawer[open]")
  await drawer.getByRole("button", { name: "Remove Cornerman from basket" }).click()
  const undo = drawer.getByRole("button", { name: "Undo" })
  await undo.waitFor()
  const readBox = (selector: string) => drawer.locator(selector).evaluate((element) => element.getBoundingClientRect())
  const [line, text, button] = await Promise.all(
    ["", " p", " button"].map((part) => readBox(`.ringside-mini-cart-removed${part}`)),
  )
  expect(text?.right).toBeLessThan(button?.left ?? 0)
  expect(button?.right).toBe(line?.right)
  expect(button?.top).toBeGreaterThan((line?.top ?? 0) + 8)
})

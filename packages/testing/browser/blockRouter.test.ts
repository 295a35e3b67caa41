import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

/**
 * Runs in the page: what WordPress's Interactivity router does at a page or a filter of the product collection block. Only sheets of the
 * fetched page's HTML stay, which has those of the first page's.
 */
const disableOtherSheets = (printed: readonly string[]) => {
  for (const element of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>("style, link[rel=stylesheet]"))
    if (element.sheet) element.sheet.disabled = !printed.includes(element.getAttribute("href") ?? "")
}

test("a drawer keeps its styles when WordPress's router has replaced a part of the page", async () => {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 2 })
  const body =
    '<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/en/basket/">Basket</a></div><div data-wp-router-region="products"></div>'
  const { page } = await openHost("/en/hooks/", { cart, body }, { reducedMotion: "reduce" })
  const answer = await page.request.get(page.url())
  const printed = [...(await answer.text()).matchAll(/<link[^>]+href="([^"]+)"/g)].map(([, href = ""]) => href)
  await page.locator("[data-ringside=mini-cart] a").focus()
  await page.keyboard.press("Enter")
  const drawer = page.getByRole("dialog")
  await drawer.locator(".ringside-mini-cart-line").waitFor()
  const readLook = () =>
    drawer.evaluate((element) => {
      const { position, backgroundColor, inlineSize } = getComputedStyle(element)
      return { position, backgroundColor, inlineSize }
    })
  const before = await readLook()
  await page.evaluate(disableOtherSheets, printed)
  expect(await readLook()).toEqual(before)
})

import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

const icon = '<svg width="18" height="18" viewBox="0 0 8 8" aria-hidden="true"><path d="M1 1h6v6z" /></svg>'

/** A header with the shop's own opener between two other controls. */
const header = (layout: string) => `<style>
  .own { display: flex; gap: 16px; align-items: center; padding: 12px }
  .own .btn { display: inline-flex; gap: 8px; padding: 12px 16px; background: #a00; color: #fff }
</style>
<div class="own"><a href="/en/">Home</a>
  <div data-ringside="mini-cart" data-ringside-layout="${layout}">
    <a class="btn" href="/en/carrito/">${icon} Basket <b data-ringside="cart-count">3</b></a>
  </div>
  <button>Search</button></div>`

/** Where the header's controls are, and what the opener looks like. */
const readPlaces = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(".own, .own > a, .btn, .btn svg, .own > button")]
    const boxes = controls.map((control) => control.getBoundingClientRect().toJSON() as unknown)
    const look = document.querySelector(".btn")
    return { boxes, class: look?.className, color: look && getComputedStyle(look).backgroundColor }
  })

test.each(["drawer", "dropdown"])("the shop's own opener stays as it is and moves nothing (%s)", async (layout) => {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 3 })
  const { page } = await openHost("/en/shop/", { state: 2, cart, body: header(layout) })
  const before = await readPlaces(page)
  await page.locator(".btn").click()
  const opener = page.locator(".btn[aria-expanded=true]")
  await opener.waitFor()
  expect(await readPlaces(page)).toEqual(before)
  await expect.poll(() => opener.getAttribute("aria-label")).toBe("Open basket, 3 items")
  const content = page.locator(layout === "drawer" ? ".own dialog" : ".ringside-mini-cart-panel")
  await content.getByText("Southpaw").first().waitFor()
  if (layout === "dropdown") {
    const [below, panel] = await Promise.all([opener.boundingBox(), content.boundingBox()])
    expect((panel?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)).toBeGreaterThanOrEqual(0)
    expect((panel?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)).toBeLessThan(24)
  }
  await page.keyboard.press("Escape")
  await content.waitFor({ state: "hidden" })
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("btn")
  // A second press by keyboard, as on a button.
  await page.keyboard.press("Space")
  await content.waitFor()
})

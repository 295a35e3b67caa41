import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

/** The focused control in its line, and whether the shopper sees any of it. */
const readFocus = () => {
  const control = document.activeElement
  const line = control?.closest(".ringside-mini-cart-line")
  if (!control || !line) return null
  const isSeen = [...control.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share)
      return hit !== null && control.contains(hit)
    }),
  )
  const name = control.getAttribute("aria-label") ?? control.textContent
  return { name: `${line.querySelector(".ringside-mini-cart-name")?.textContent ?? ""}: ${name}`, isSeen }
}

test.each(["drawer", "dropdown"])(
  "each control of the lines that has focus is seen above the foot of a %s",
  async (layout) => {
    const cart = createCartServer()
    for (const id of [11, 12, 151, 152]) cart.basketOf().add({ id, quantity: 2 })
    const { page } = await openHost(
      "/en/hooks/",
      {
        cart,
        body: `<div data-ringside="mini-cart" data-ringside-layout="${layout}"><a href="/en/basket/">Basket</a></div>`,
      },
      { viewport: { width: 390, height: 600 }, reducedMotion: "reduce" },
    )
    await page.locator("[data-ringside=mini-cart] a").focus()
    await page.keyboard.press("Enter")
    await page.locator(".ringside-mini-cart-line:visible").nth(3).waitFor()
    await page.locator(".ringside-mini-cart-totals:visible").waitFor()
    const stops = new Map<string, boolean>()
    for (const key of ["Tab", "Shift+Tab"]) {
      // More than the lines and the foot have.
      for (let pressed = 0; pressed < 26; pressed += 1) {
        await page.keyboard.press(key)
        const focus = await page.evaluate(readFocus)
        if (focus) stops.set(`${key} ${focus.name}`, focus.isSeen)
      }
    }
    expect([...stops].filter(([, isSeen]) => !isSeen)).toEqual([])
    // A dropdown closes behind its last control.
    expect(stops.size).toBeGreaterThan(12)
  },
)

import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

/** The focused control, and whether it is inside the window. */
const readFocus = () => {
  const { activeElement: control } = document
  if (!control || control === document.body) return null
  const { top, bottom } = control.getBoundingClientRect()
  const name = control.getAttribute("aria-label") ?? (control.textContent.trim() || control.id)
  return { name, isSeen: bottom > 0 && top >= 0 && bottom <= innerHeight }
}

// A window of 1365 × 768 at a zoom of 150 %.
test("each control beside the basket that has focus is seen in a low window", async () => {
  const cart = createCartServer()
  for (const id of [11, 12, 14, 16]) cart.basketOf().add({ id, quantity: 1 })
  const css =
    "<style>body { margin: 0 } html body .ringside-order-main.ringside-order-main { min-block-size: 2000px }</style>"
  const { page } = await openHost(
    "/en/hooks/",
    {
      cart,
      config: { cart: { checkoutUrl: "/en/checkout/" } },
      head: css,
      body: '<div data-ringside="basket"></div><div style="height: 900px"></div>',
    },
    { viewport: { width: 1100, height: 300 }, reducedMotion: "reduce" },
  )
  await page.locator(".ringside-order-go").waitFor()
  await page.locator(".ringside-order-side button, .ringside-order-side input, .ringside-order-side a").first().focus()
  const stops: (string | undefined)[] = []
  for (let pressed = 0; pressed < 8; pressed += 1) {
    const focus = await page.evaluate(readFocus)
    if (!focus) break
    stops.push(focus.isSeen ? undefined : focus.name)
    if (await page.locator(".ringside-order-go:focus").count()) break
    await page.keyboard.press("Tab")
  }
  expect(await page.locator(".ringside-order-go:focus").count()).toBe(1)
  expect(stops.filter((name) => name !== undefined)).toEqual([])
})

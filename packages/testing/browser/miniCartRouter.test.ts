import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

/** Runs in the page: what an app's router does that intercepts navigations and prevents no click. */
const interceptNavigations = () => {
  const { navigation } = window as unknown as { readonly navigation: EventTarget }
  navigation.addEventListener("navigate", (event) => {
    ;(event as Event & { intercept(options: object): void }).intercept({ handler: () => Promise.resolve() })
  })
}

test.each(["drawer", "dropdown"])(
  "a %s closes when an app's router intercepts the navigation of a link",
  async (layout) => {
    const cart = createCartServer()
    cart.basketOf().add({ id: 11, quantity: 2 })
    const body = `<div data-ringside="mini-cart" data-ringside-layout="${layout}"><a href="/en/basket/">Basket</a></div>`
    const { page } = await openHost("/en/hooks/", { cart, body }, { reducedMotion: "reduce" })
    await page.evaluate(interceptNavigations)
    await page.locator("[data-ringside=mini-cart] a").focus()
    await page.keyboard.press("Enter")
    const line = page.locator(".ringside-mini-cart-line:visible")
    await line.getByRole("link", { name: "Southpaw" }).click()
    await expect.poll(() => line.count()).toBe(0)
    expect(new URL(page.url()).pathname).not.toBe("/en/hooks/")
  },
)
